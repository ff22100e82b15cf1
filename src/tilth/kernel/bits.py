# compiled
"""Powers of two. A literal shifted left by an `i64` is wrong from 31 on when compiled: use `BIT[x]`."""

from __future__ import annotations

from typing import Final

from tilth.kernel._types import i64, vec

BIT: Final[vec[i64]] = vec[i64]([2**n for n in range(62)])

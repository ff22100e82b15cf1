"""Addresses of files that never change."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

__all__ = ["versioned"]


@cache
def versioned(path: Path, address: str) -> str:
    """The address of a file, with a part that changes when the file does: so it can be kept for ever."""
    return f"{address}?v={hashlib.sha256(path.read_bytes()).hexdigest()[:10]}"

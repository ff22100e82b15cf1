"""The native types when the engine is compiled, and what stands in for them when it is interpreted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tilth.kernel._built import COMPILED

if TYPE_CHECKING or COMPILED:
    from librt.vecs import append, vec
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int
    vec = list

    def append(v, x):
        v.append(x)
        return v

    try:
        from mypy_extensions import mypyc_attr
    except ImportError:

        def mypyc_attr(*flags, **settings):
            return lambda cls: cls


__all__ = ["append", "i64", "mypyc_attr", "vec"]

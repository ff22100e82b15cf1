"""The door to the native types: `i64`, `vec` and `append` come from here, compiled or not.

Never compiled itself. `append` returns the `vec` to go on with; forget the one handed in, it may have moved.
`BIT` lives in a compiled module: to fetch a table from an interpreted one takes compiled code 12 ns.
"""

from tilth.kernel._built import COMPILED
from tilth.kernel._types import append, i64, mypyc_attr, vec
from tilth.kernel.bits import BIT

__all__ = ["BIT", "COMPILED", "append", "i64", "mypyc_attr", "vec"]

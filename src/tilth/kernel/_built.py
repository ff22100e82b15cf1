"""Whether this tree was compiled. The build writes its own copy of this module, with `COMPILED = True`."""

COMPILED = False

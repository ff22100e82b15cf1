"""What the cards of Farmers of the Moor do, grouped by players' words. Importing this registers all of them."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from tilth.games.moor.rules import facts

assert facts.CARDS  # cards are known from there
GROUPS: Final = sorted(module.name for module in iter_modules(__path__))

for group in GROUPS:
    import_module(f"{__name__}.{group}")

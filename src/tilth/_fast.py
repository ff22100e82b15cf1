"""Which engine to run: the compiled build if it was made from these very sources, else the sources."""

from __future__ import annotations

import hashlib
import json
import os
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec

__all__ = ["ABI", "PACKAGES", "SUFFIXES", "fingerprint", "matching_build"]

PACKAGES = ("kernel", "games")  # the packages that are copied into the compiled tree
SUFFIXES = (".py", ".json", ".yaml", ".ftl", ".md", ".css", ".js", ".svg", ".txt")
APART = ("card_results.json", "puzzles.json")  # what was found in games that were played: no part of an engine
ABI = EXTENSION_SUFFIXES[0]


def fingerprint(package: str) -> str:
    """One sha256 over the names and contents of all that the compiled tree is made from."""
    total = hashlib.sha256()
    for part in PACKAGES:
        for folder, inner, names in os.walk(os.path.join(package, part)):
            inner[:] = sorted(name for name in inner if name != "__pycache__")
            for name in sorted(names):
                if name.endswith(SUFFIXES) and name not in APART:
                    path = os.path.join(folder, name)
                    with open(path, "rb") as file:
                        content = file.read()
                    total.update(f"{os.path.relpath(path, package)}\0{len(content)}\0".encode())
                    total.update(content)
    return total.hexdigest()


def matching_build(package: str) -> tuple[str | None, bool]:
    """The folder of the compiled build that fits `package`, if any; and whether there is an outdated one."""
    src = os.path.dirname(package)
    # Resolved, so that a later build, which moves the link `build/fast`, never mixes into a running process.
    build = os.path.realpath(os.path.join(os.path.dirname(src), "build", "fast"))
    if os.path.basename(src) != "src" or os.environ.get("TILTH_PURE") == "1":
        return None, False
    try:
        with open(os.path.join(build, "stamp.json"), encoding="utf-8") as file:
            stamp = json.load(file)
    except FileNotFoundError:
        return None, False
    if stamp["abi"] != ABI or stamp["sources"] != fingerprint(package):
        return None, True
    if find_spec("librt") is None or find_spec("mypy_extensions") is None:
        return None, False
    return build, False

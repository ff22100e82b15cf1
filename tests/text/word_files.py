"""The files of words, read as they are written."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

__all__ = ["messages"]


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def messages(folder: Path, lang: str, main: bool = False) -> dict[str, set[str]]:
    """Each key of a language's files (attributes too), with the arguments it uses itself. Not to be changed. `main`: of
    the file that has no other name."""
    found: dict[str, set[str]] = {}
    for path in sorted(folder.glob("*.ftl")):
        if path.stem.rpartition(".")[2] != lang or (main and path.stem != lang):
            continue
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if not isinstance(entry, ast.Message):
                continue
            parts = {entry.id.name: entry.value} | {f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}
            for key, pattern in parts.items():
                assert pattern is not None, key
                assert key not in found, f"{key} twice"
                variables = Variables()
                variables.visit(pattern)
                found[key] = variables.names
    return found

"""YAML that remembers where everything stood, so that a mistake can be pointed at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import yaml

from tilth.kernel.errors import TilthError


class FileError(TilthError):
    """Something wrong in a file a person wrote: where, what, and what was expected."""

    def __init__(self, where: str, line: int, message: str) -> None:
        super().__init__(f"{where}:{line}: {message}" if line else f"{where}: {message}")
        self.line = line
        self.message = message


class Lined(dict[str, Any]):
    """A mapping whose keys know their lines."""

    lines: dict[str, int]

    def line(self, key: str) -> int:
        return self.lines.get(key, 0)


def build(node: yaml.Node, where: str) -> Any:
    if isinstance(node, yaml.MappingNode):
        found = Lined()
        found.lines = {}
        for key_node, value_node in node.value:
            key = str(build(key_node, where))
            line = key_node.start_mark.line + 1
            if key in found:
                raise FileError(where, line, f"{key!r} stands here twice (first in line {found.lines[key]})")
            found[key] = build(value_node, where)
            found.lines[key] = line
        return found
    if isinstance(node, yaml.SequenceNode):
        return [build(item, where) for item in node.value]
    return yaml.SafeLoader("").construct_object(node)


def read_yaml(text: str, where: str) -> Lined:
    """The mapping a file holds."""
    try:
        node = yaml.compose(text, Loader=yaml.SafeLoader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        raise FileError(where, mark.line + 1 if mark else 0, f"this is not YAML: {error.problem}") from None
    except yaml.YAMLError as error:
        raise FileError(where, 0, f"this is not YAML: {error}") from None
    if not isinstance(node, yaml.MappingNode):
        raise FileError(where, 1, "expected keys and values, such as `game: villagers`")
    found: Lined = build(node, where)
    return found


def check_keys(data: Lined, known: Sequence[str], where: str, what: str) -> None:
    for key in data:
        if key not in known:
            raise FileError(where, data.line(key), f"{what} has no key {key!r}; it has {', '.join(known)}")

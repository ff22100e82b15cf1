"""What the linters cannot see."""

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "src" / "tilth"
MODULES = {path: path.read_text(encoding="utf-8") for path in sorted(PACKAGE.rglob("*.py"))}
COMPILED = [path for path, source in MODULES.items() if source.startswith("# compiled\n")]


def is_literal(node: ast.expr | None) -> bool:
    return isinstance(node, ast.Constant) or (isinstance(node, ast.UnaryOp) and is_literal(node.operand))


def shifted_literals(source: str) -> list[int]:
    """The lines that shift a literal left by a variable.

    mypyc silently gives such a shift 32 bits; also if a name holds the literal, because it puts the literal
    in the name's place.
    """
    tree = ast.parse(source)
    literals = {
        target.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign | ast.AnnAssign) and is_literal(node.value)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name)
    }

    def is_risky(node: ast.BinOp | ast.AugAssign) -> bool:
        match node:
            case ast.BinOp(left=left, op=ast.LShift(), right=right):
                pass
            case ast.AugAssign(target=left, op=ast.LShift(), value=right):
                pass
            case _:
                return False
        holds_literal = isinstance(left, ast.Name) and (left.id in literals or left.id.isupper())
        return (is_literal(left) or holds_literal) and not is_literal(right)

    shifts = (node for node in ast.walk(tree) if isinstance(node, ast.BinOp | ast.AugAssign))
    return [node.lineno for node in shifts if is_risky(node)]


@pytest.mark.parametrize("source", ["y = 1 << x", "y = -1 << x", "y: i64 = 1\ny <<= x", "y = IMPORTED << x"])
def test_a_shifted_literal_is_found(source: str) -> None:
    assert shifted_literals(source)


@pytest.mark.parametrize("source", ["y = mask << x", "y = 1 << 40", "y = BIT[x]", "y = 1 >> x", "y = x << 3"])
def test_other_shifts_are_left_alone(source: str) -> None:
    assert not shifted_literals(source)


@pytest.mark.parametrize("path", COMPILED, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_compiled_module_shifts_a_literal(path: Path) -> None:
    lines = shifted_literals(MODULES[path])
    assert not lines, f"{path}: a literal is shifted left by a variable in lines {lines}; use BIT[x]"


def test_the_native_types_are_never_compiled() -> None:
    assert not {"native.py", "_types.py", "_built.py"} & {path.name for path in COMPILED}


DECK = sorted((PACKAGE / "games" / "agricola" / "deck").glob("*.py"))
AT_THE_TABLE = {"game", "stack", "round", "phase", "space", "user"}  # what everybody at the table can name


def fields_touched(source: str) -> set[str]:
    """Fields of the table that a module reads or writes without asking a verb."""
    tree = ast.parse(source)
    calls = {id(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    return {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and id(node) not in calls and is_table(node.value)
    }


def is_table(node: ast.expr) -> bool:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "cast":
        return isinstance(node.args[0], ast.Name) and node.args[0].id == "Table"
    return isinstance(node, ast.Name) and node.id == "t"


@pytest.mark.parametrize("source", ["t.farms[f + WOOD]", "cast(Table, p).used[3]", "t.later = kept"])
def test_a_field_of_the_table_is_found(source: str) -> None:
    assert fields_touched(source) - AT_THE_TABLE


def test_verbs_and_what_all_can_name_are_no_fields_of_the_table() -> None:
    assert fields_touched("t.gain(seat, WOOD, 2, t.round) if t.game.card(n) else uses_of(t, n)") <= AT_THE_TABLE


@pytest.mark.parametrize("path", DECK, ids=lambda path: path.name)
def test_cards_use_verbs_and_no_fields_of_the_table(path: Path) -> None:
    assert fields_touched(MODULES[path]) <= AT_THE_TABLE


MOST_LINES = 600


def test_no_module_needs_a_table_of_contents() -> None:
    long = {str(path.relative_to(PACKAGE)): n for path, text in MODULES.items() if (n := text.count("\n")) > MOST_LINES}
    assert not long, f"more than {MOST_LINES} lines: {long}"

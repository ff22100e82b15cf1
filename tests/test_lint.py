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

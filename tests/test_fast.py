"""The compiled build is used exactly as long as it was made from the sources as they are."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tilth._fast import APART, PACKAGES, SUFFIXES, fingerprint
from tilth.bots import networks
from tilth.learn import puzzles
from tilth.text import card_results

ROOT = Path(__file__).parent.parent
OUT_OF_DATE = "interpreted (the compiled build is out of date: run make fast)"

REAL = [
    "tools/build_fast.py",
    *(f"src/tilth/{name}.py" for name in ("__init__", "_fast")),
    *(f"src/tilth/kernel/{name}.py" for name in ("_built", "_types", "bits", "native")),
]
FIELD = """# compiled
from tilth.kernel.native import BIT, i64, mypyc_attr, vec


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    def __init__(self, crops: i64) -> None:
        self.crops: vec[i64] = vec[i64]([crops, BIT[40]])

    def worth(self) -> i64:
        return self.crops[0] + self.crops[1]
"""
BARN = """from tilth.kernel.field import Field


class Barn(Field):
    def worth(self) -> int:
        return super().worth() + 1
"""
ASK = """
import tilth, tilth.kernel.field as field, tilth.games.barn as barn
print(tilth.engine(), field.__file__.endswith(".py"), field.Field(2).worth(), barn.Barn(2).worth(), sep="|")
"""


class Farm:
    """A small repository with the layout of this one."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for folder in ("tools", "src/tilth/kernel", "src/tilth/games"):
            (root / folder).mkdir(parents=True)
        for name in REAL:
            shutil.copy(ROOT / name, root / name)
        self.field = root / "src/tilth/kernel/field.py"
        self.field.write_text(FIELD)
        (root / "src/tilth/games/barn.py").write_text(BARN)
        for package in ("kernel", "games"):
            (root / "src/tilth" / package / "__init__.py").touch()

    def run(self, *arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
        env = {**os.environ, "PYTHONPATH": str(self.root / "src"), "TILTH_PURE": "0", **settings}
        command = [sys.executable, *arguments]
        return subprocess.run(command, env=env, cwd=self.root, text=True, capture_output=True, check=False)

    def build(self, *arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
        return self.run("tools/build_fast.py", *arguments, **settings)

    def ask(self, **settings: str) -> str:
        answer = self.run("-c", ASK, **settings)
        assert answer.returncode == 0, answer.stderr
        return answer.stdout.strip()


@pytest.fixture
def farm(tmp_path: Path) -> Farm:
    return Farm(tmp_path)


def test_all_that_games_bring_goes_into_the_build() -> None:
    """A file that is left out is not there when the engine is compiled: a page had neither style nor script. Networks
    are no part of an engine: they are read where the sources lie."""
    found = [path for part in PACKAGES for path in (ROOT / "src" / "tilth" / part).rglob("*.*") if path.is_file()]
    brought = {path.suffix for path in found if "__pycache__" not in path.parts}
    assert {".py", ".css", ".js"} <= brought - {networks.SUFFIX} <= set(SUFFIXES)


def test_figures_of_played_games_make_no_build_outdated(tmp_path: Path) -> None:
    (tmp_path / "games" / "chess").mkdir(parents=True)
    bare = fingerprint(str(tmp_path))
    assert {card_results.FILE, puzzles.FILE} == set(APART)
    for name in APART:
        (tmp_path / "games" / "chess" / name).write_text("{}")
    assert fingerprint(str(tmp_path)) == bare
    (tmp_path / "games" / "chess" / "cards.json").write_text("{}")
    assert fingerprint(str(tmp_path)) != bare


def test_without_a_build_the_sources_run(farm: Farm) -> None:
    assert farm.ask() == f"interpreted|True|{2**40 + 2}|{2**40 + 3}"


def test_without_a_compiler_one_sentence_says_so(farm: Farm) -> None:
    result = farm.build(CC="/nowhere/cc")
    assert result.returncode == 1
    assert "no working C compiler" in result.stderr
    assert result.stderr.count("\n") == 1
    assert farm.ask().startswith("interpreted|")


@pytest.mark.compiled
def test_the_build_follows_the_sources(farm: Farm) -> None:
    result = farm.build("--quick")
    assert result.returncode == 0, result.stdout + result.stderr
    assert farm.ask() == f"compiled|False|{2**40 + 2}|{2**40 + 3}"
    assert farm.ask(TILTH_PURE="1") == f"interpreted|True|{2**40 + 2}|{2**40 + 3}"

    farm.field.write_text(FIELD.replace("self.crops[1]", "self.crops[1] + 5"))
    assert farm.ask() == f"{OUT_OF_DATE}|True|{2**40 + 7}|{2**40 + 8}"

    farm.field.write_text(FIELD.replace("self.crops[1]", "'wheat'"))
    broken = farm.build()
    assert broken.returncode == 1
    assert "tilth/kernel/field.py:11: error" in broken.stdout + broken.stderr

    farm.field.write_text(FIELD)
    assert farm.ask().startswith("compiled|"), "a failed build leaves the one before in place"
    assert "up to date" in farm.build("--quick").stdout
    assert "Compiling" in farm.build().stdout, "what was compiled quickly runs slowly"
    assert "up to date" in farm.build("--quick").stdout

    farm.field.write_text(FIELD.replace("self.crops[1]", "self.crops[1] + 5"))
    assert farm.build("--quick").returncode == 0
    assert farm.ask() == f"compiled|False|{2**40 + 7}|{2**40 + 8}"
    assert sorted(p.name for p in (farm.root / "build").iterdir() if p.name.startswith("making")) == []

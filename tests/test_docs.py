"""The examples in the documentation are true."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from tilth.games import game
from tilth.games.agricola.rules.facts import BASE, part_of
from tilth.games.agricola.rules.goods import GOODS as AGRICOLA_GOODS
from tilth.games.agricola.rules.spaces import SPACE_FACTS
from tilth.games.hallertau.deck import card_making
from tilth.games.hallertau.rules import quantities
from tilth.games.hallertau.rules.goods import BUILDINGS, GOODS
from tilth.games.hallertau.rules.spaces import SPACE_IDS
from tilth.kernel.core import Node
from tilth.kernel.shape import Keys
from tilth.records.scenario import run_file

RULES = Path(quantities.__file__).parent
DOCS = Path(__file__).resolve().parent.parent / "docs"
BLOCK = re.compile(r"(?:^    .*\n|^\n(?=    ))+", re.M)


def scenarios(page: Path) -> list[str]:
    blocks = [textwrap.dedent(block).strip() + "\n" for block in BLOCK.findall(page.read_text(encoding="utf-8"))]
    return [block for block in blocks if block.startswith("id:")]


@pytest.mark.parametrize("name", ["scenarios.md", "villagers.md", "hallertau.md", "agricola.md", "moor.md"])
def test_a_scenario_that_is_shown_holds(name: str, tmp_path: Path) -> None:
    (text,) = scenarios(DOCS / name)
    ident = re.search(r"^id: (\S+)", text)
    assert ident
    path = tmp_path / f"{ident[1]}.yaml"
    path.write_text(text, encoding="utf-8")
    outcome = run_file(path)
    assert outcome.passed, outcome.report


def test_every_verb_question_and_name_of_hallertau_is_described() -> None:
    page = (DOCS / "hallertau.md").read_text(encoding="utf-8")
    made = game("hallertau", mix_decks=True)
    for verb in {k.verb for k in made.voice.kinds}:
        assert re.search(rf"`{verb}\b", page), verb
    asked = {node.asks for node in made.rules.nodes if isinstance(node, Node) and node.asks}
    table = page[page.index("| --- |") : page.index("| chance |")]
    described = {word for group in re.findall(r"\((`[^)]*`)\)", table) for word in re.findall(r"`([a-z_]+)`", group)}
    assert described == asked - {"first", "draw", "quadrants"}  # those are put to chance
    known = set(re.findall(r"[a-z_]+", page))
    for word in [*GOODS, *SPACE_IDS, *BUILDINGS, *(option.name for option in made.choices[:7])]:
        assert word in known, word


def test_every_verb_and_question_of_villagers_is_described() -> None:
    page = (DOCS / "villagers.md").read_text(encoding="utf-8")
    made = [game("villagers", players=n) for n in (1, 2)]
    for verb in {k.verb for one in made for k in one.voice.kinds}:
        assert re.search(rf"`{verb}\b", page), verb
    asked = {node.asks for one in made for node in one.rules.nodes if node.asks}
    table = page[page.index("| --- |") : page.index("| chance |")]
    described = {word for group in re.findall(r"\((`[^)]*`)\)", table) for word in re.findall(r"`([a-z_]+)`", group)}
    assert described == asked - {"first", "deal", "back", "card", "event"}  # those are put to chance


def test_every_verb_question_and_space_of_agricola_is_described() -> None:
    page = (DOCS / "agricola.md").read_text(encoding="utf-8")
    made = [game("agricola", players=n, deal=deal) for n, deal in ((3, "draft"), (4, "mulligan"), (5, "normal"))]
    for verb in {k.verb for one in made for k in one.voice.kinds} - {"way"}:  # those have words of their own
        assert re.search(rf"`{verb}\b", page), verb
    asked = {node.asks for one in made for node in one.rules.nodes if node.asks}
    table = page[page.index("| --- |") : page.index("| chance |")]
    described = {word for group in re.findall(r"\((`[^)]*`)\)", table) for word in re.findall(r"`([a-z_]+)`", group)}
    assert described == asked - {"first", "deal", "reveal", "draw"}  # those are put to chance
    known = set(re.findall(r"[a-z0-9_-]+", page))
    for word in [*AGRICOLA_GOODS, *AGRICOLA_SPACES, *(option.name for option in made[0].choices[:10])]:
        assert word in known, word


AGRICOLA_SPACES = [fact["slug"] for fact in SPACE_FACTS if part_of(fact) == BASE]


def written(source: str, *functions: str) -> set[str]:
    """The verbs that functions of a module of Hallertau's rules read from data."""
    found: set[str] = set()
    for part in ast.parse((RULES / f"{source}.py").read_text(encoding="utf-8")).body:
        if isinstance(part, ast.FunctionDef) and part.name in functions:
            for test in ast.walk(part):
                if isinstance(test, ast.Compare) and isinstance(test.left, ast.Name) and test.left.id == "verb":
                    found |= {
                        word.value
                        for word in ast.walk(test)
                        if isinstance(word, ast.Constant) and isinstance(word.value, str)
                    }
    return found


def first_column(section: str) -> str:
    page = (DOCS / "vocabulary.md").read_text(encoding="utf-8").partition(f"### {section}\n")[2].partition("\n#")[0]
    return "\n".join(line.split(" | ")[0] for line in page.splitlines() if line.startswith("| `"))


def test_every_word_of_hallertaus_cards_is_described() -> None:
    amounts = first_column("Amounts")
    assert set(re.findall(r"`([a-z_]+)`", amounts)) == {*quantities.OWN, *quantities.COUNTERS, *quantities.WORDS}
    forms = written("quantities", "quantity")
    assert set(re.findall(r'`\{"([a-z_]+)"', amounts)) == forms
    sections = {
        "Needs": written("quantities", "predicate") | set(quantities.HOW),
        "Prices": written("costs", "cost"),
        "Effects": written("effect_making", "effect", "rare_effect"),
    }
    for section, verbs in sections.items():
        assert set(re.findall("`([a-z_]+)`", first_column(section))) == verbs, section
    page = (DOCS / "vocabulary.md").read_text(encoding="utf-8")
    assert all(f"| `{key}` |" in page for key in card_making.KEYS)


@pytest.mark.parametrize("page", [*DOCS.glob("*.md"), *DOCS.parent.glob("*.md")], ids=lambda page: page.name)
def test_links_and_files_that_are_named_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for link in re.findall(r"\]\(([^)#:]+)\)", re.sub(r"(?m)^    .*", "", text)):  # indented: examples
        assert (page.parent / link).exists(), link
    package = DOCS.parent / "src" / "tilth"
    for name in re.findall(r"`(?:src/)?(?:tilth/)?((?:server|games|kernel|play|bots)/[a-z_/]+\.[a-z]+)`", text):
        assert (package / name).exists(), name


PAGES = {"agricola": ["agricola"], "hallertau": ["hallertau"], "villagers": ["villagers"], "moor": ["agricola", "moor"]}


def told_of(name: str) -> str:
    """What the docs say of a game; of an expansion, what they say of its base too."""
    return "\n".join((DOCS / f"{page}.md").read_text(encoding="utf-8") for page in PAGES[name])


@pytest.mark.parametrize("name", PAGES)
def test_a_games_page_names_every_word_and_question(name: str) -> None:
    page = told_of(name)
    described = {word for part in re.findall("`([^`]+)`", page) for word in re.findall(r"[\w-]+", part)}
    made = game(name)
    p = made.place({})
    verbs = {made.voice.name(p, one.start).split()[0] for one in made.voice.kinds}
    report = made.voice.report(p)
    wanted = verbs | made.voice.sayings | {node.asks for node in made.rules.nodes} | {*report, *report["A"]}
    assert wanted - described <= {"", *made.voice.seats}
    for verb in made.voice.verbs - described - made.voice.passes:
        assert not made.voice.read(p, 0, [verb, "1"]), f"{verb} is read, and nowhere described"


def test_tables_of_keys_say_what_is_read() -> None:
    tool = [sys.executable, str(DOCS.parent / "tools" / "write_docs.py"), "--check"]
    checked = subprocess.run(tool, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout + checked.stderr


@pytest.mark.parametrize("name", PAGES)
def test_keys_of_saved_positions_are_named(name: str) -> None:
    page = told_of(name)
    made = game(name)
    table = made.shape()
    seat = table.keys[made.voice.seats[0]].shape
    assert isinstance(seat, Keys)
    for key, entry in {**seat.keys, **table.keys}.items():
        assert not entry.saved or f"`{key}`" in page, key


def test_words_that_can_only_be_refused_are_described() -> None:
    page = (DOCS / "agricola.md").read_text(encoding="utf-8")
    for words in ("and SPACE", "take 2wood", "skip", "unfence CELL", "leave CELL", "hold FOOD", "renovate twice"):
        assert f"`{words}`" in page
    p = game("agricola").place({"done": True})
    said = {"leave 0,1": "SKIP_FIELD", "hold 2food": "HOLD_BACK_FOOD", "unfence 0,1": "FENCE_REMOVED"}
    for words, code in {**said, "skip": "SECOND_WITHOUT_FIRST", "take 2wood": "PARTIAL_TAKE"}.items():
        reason = p.why_not(words)
        assert reason and reason.code == code

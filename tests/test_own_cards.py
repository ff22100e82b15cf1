"""A card of one's own: facts, a definition, texts and a scenario, put where CONTRIBUTING says. Nothing else changes.

The folder `own` holds made-up cards for each game. A copy of the package gets them, as somebody
would add them.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
OWN = HERE / "own"
CARDS = {"hallertau": ["950"], "villagers": ["charcoal_burner"], "agricola": ["honey_jar", "ferryman"]}
CHOSEN = {
    "hallertau": {"own_cards": True}, "villagers": {"own_cards": True}, "agricola": {"decks": "E,own", "deal": "10-3"}
}  # fmt: skip
OTHERS = {
    "hallertau": "hallertau/C-00*.yaml", "villagers": "villagers_cards/co*.yaml", "agricola": "agricola/C-E14*.yaml"
}  # fmt: skip
GOLDENS = {
    "hallertau": ["hallertau-2-players", "hallertau-4-players-mixed"],
    "villagers": ["villagers-3-players", "villagers-solo"],
    "agricola": ["agricola-full-2", "agricola-full-3-draft"],
}
LANGS = ["en", "ru", "pt"]

# Run with the copy: a game with the card, its words and its picture; the goldens as they were.
TRY = """
import json, sys
import test_golden
from tilth.games import game
from tilth.kernel.core import CHANCE
from tilth.kernel.rng import Rng
from tilth.text.sentences import brought
name, cards, options, goldens = json.loads(sys.argv[1])
texts = brought(name, "text.cards")
found = {"texts": [texts.card_text(card, lang) for card in cards for lang in ("en", "ru", "pt")],
         "implemented": [brought(name, "implemented").implemented(card) for card in cards],
         "drawn": [str(brought(name, "page").PAGE.card(card, "en")) for card in cards],
         "kept": [test_golden.played(golden) == (test_golden.GOLDENS / f"{golden}.txt").read_text("utf-8")
                  for golden in goldens]}
def plays(options, seed):
    "A whole game in which whoever can plays or draws the cards: those that were played."
    p, rng, moves = game(name, **options).start(), Rng(seed), []
    while not p.over:
        legal = p.legal()
        wanted = [action for action in legal if set(cards) & set(p.name(action).split("/")[0].split())]
        action = wanted[0] if wanted else p.draw(rng) if p.who == CHANCE else legal[rng.below(len(legal))]
        moves.append(p.name(action))
        p.play(action)
    return [card for card in cards if any(card in move and "play" in move for move in moves)]
found["played"] = plays(options, 1)
found["not chosen"] = plays({}, 1)
print(json.dumps(found))
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package with the cards of the folder `own`."""
    folder = tmp_path_factory.mktemp("own")
    source = HERE.parent / "src" / "tilth"
    shutil.copytree(source, folder / "tilth", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    for name in CARDS:
        room = folder / "tilth" / "games" / name
        facts = json.loads((room / "cards.json").read_text("utf-8"))
        facts += json.loads((OWN / name / "cards.json").read_text("utf-8"))
        (room / "cards.json").write_text(json.dumps(facts, ensure_ascii=False), "utf-8")
        for path in (OWN / name).glob("*.ftl"):
            shutil.copy(path, room / "text" / "locales" / path.name)
        for path in (OWN / name).glob("*.py"):
            shutil.copy(path, room / "deck" / path.name)
    return folder


def run(package: Path, *words: str) -> str:
    search = os.pathsep.join([str(package), str(HERE)])
    env = {**os.environ, "PYTHONPATH": search, "TILTH_PURE": "1", "PYTHONDONTWRITEBYTECODE": "1"}
    ran = subprocess.run([sys.executable, *words], capture_output=True, check=False, env=env, encoding="utf-8")
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


@pytest.mark.parametrize("name", CARDS)
def test_a_card_of_ones_own_enters_by_its_facts(name: str, package: Path) -> None:
    asked = json.dumps([name, CARDS[name], CHOSEN[name], GOLDENS[name]])
    found = json.loads(run(package, "-c", TRY, asked))
    assert all(found["implemented"]) and all(found["texts"])
    assert len(set(found["texts"])) == len(LANGS) * len(CARDS[name])
    assert all(drawn.startswith("<svg") for drawn in found["drawn"])
    assert found["played"] == CARDS[name] and found["not chosen"] == []
    assert all(found["kept"])


@pytest.mark.parametrize("name", CARDS)
def test_its_scenario_and_those_of_others_hold(name: str, package: Path) -> None:
    others = sorted((HERE / "scenarios").glob(OTHERS[name]))
    files = [*(OWN / name).glob("*.yaml"), *others]
    assert run(package, "-m", "tilth.cli", "scenario", *map(str, files)).endswith(f"{len(files)} passed, 0 failed\n")

"""Farmers of the Moor on the first edition of Agricola: three levels, 1 to 5 players, 131 cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tilth.games.agricola import Agricola
from tilth.games.agricola.rules.card_making import add_trade
from tilth.games.agricola.rules.dealing import CHOSEN, DRAFT
from tilth.games.agricola.rules.facts import CARD_IDS
from tilth.games.agricola.rules.modes import Mode
from tilth.games.agricola.rules.rulebook import AgricolaRules
from tilth.games.agricola.rules.spaces import SPACE_IDS
from tilth.games.agricola.rules.table import Table
from tilth.games.moor import deck  # noqa: F401 - it registers what cards do
from tilth.games.moor.options import ALL, CHOICES, doubtful_prices, how_dealt, mode_of
from tilth.games.moor.rules.facts import ACTIONS, CARDS, LAYOUTS, PART, SPECIAL_CARDS
from tilth.games.moor.rules.facts import CARD_IDS as SPECIAL_IDS
from tilth.games.moor.rules.heating import BurnWood, FeedAndHeat
from tilth.games.moor.rules.registered import Moor, MoorRules
from tilth.games.moor.rules.scoring import Horses
from tilth.games.moor.rules.setup import DealLayout, deal_hands, lay_terrain
from tilth.games.moor.rules.solo import AfterUse, FirstPile, LastKeep, ShowCard, TopOfPile
from tilth.games.moor.rules.specials import CardsHome, MoorTurn, Specials, make_offers
from tilth.games.moor.text.voice import MoorVoice
from tilth.kernel.expressions import EachSeat, Seq
from tilth.kernel.native import i64, vec

FIRST_ROUND = "improvement"  # the card of round 1 (M§3.5)
INFIRMARY = "infirmary"
VARIANTS: list[dict[str, Any]] = [
    *({"players": n, "level": level} for n in (1, 2, 3, 4, 5) for level in (1, 2, 3)),
]


class MoorGame(Agricola):
    name = PART
    rules_version = 1
    choices = CHOICES
    variants = VARIANTS
    rulebook = MoorRules
    speaks = MoorVoice
    most_cells = 19
    most_shapes = 6000
    example = "A: special s-1-2-a cut-peat cell 0,0"

    @staticmethod
    def mode_of(options: Mapping[str, Any]) -> Mode:
        return mode_of(options)

    def register(self, rules: AgricolaRules, options: Mapping[str, Any]) -> None:
        assert isinstance(rules, MoorRules)
        players = options["players"]
        offers = [f"{fact['id']}:{action}" for fact in SPECIAL_CARDS for action in fact["actions"]]
        here = vec[i64]([1 if players in fact["players"] else 0 for fact in SPECIAL_CARDS])
        m = self.moor = rules.registered = Moor(rules, options, SPECIAL_IDS, here, offers)
        rules.take_in(PART)
        rules.rest(m.bed, "bed", [INFIRMARY], m.sick, m.from_bed)
        rules.prices = doubtful_prices(options)
        rules.returned_on_top = not options["returned_lower_under"]
        rules.late_cooking = not options["lock_until_scoring"]
        rules.add_item(Horses(m))
        add_trade(rules, BurnWood(m), -1, "fuel")
        after = AfterUse(m) if players == 1 else None
        m.specials = Specials(m, make_offers(m, SPECIAL_CARDS, ACTIONS, after))
        rules.turn = MoorTurn(m.specials)
        rules.feeding = FeedAndHeat(m)
        rules.setup = Seq(rules.setup, EachSeat(DealLayout(m, LAYOUTS)), *([FirstPile(m)] if players == 1 else []))
        if players == 1:
            rules.round["reveal"] = Seq(rules.round["reveal"], ShowCard(m, TopOfPile(m)))
            if m.late_keeping:
                rules.round["return"] = Seq(LastKeep(m), rules.round["return"])
        else:
            rules.round["return"] = Seq(rules.round["return"], CardsHome(m))
        moor_cards = vec[i64]([1 if name in OWN else 0 for name in CARD_IDS])
        every = vec[i64]([1 - n if options["level3_minor_pool"] != ALL else 1 for n in moor_cards])
        clockwise = options["level2_draft_direction"] == "clockwise"
        deal = how_dealt(options)
        if rules.deal != CHOSEN:
            rules.hands = deal_hands(options["level"], deal, moor_cards, every, clockwise)
            rules.deal = DRAFT if deal.startswith("draft") else rules.deal
        rules.known_order[1] = SPACE_IDS.index(FIRST_ROUND)

    def place(self, data: Mapping[str, Any], patient: bool = False) -> Table:
        """Alone, what lies nowhere else lies in the pile."""
        if self.players == 1 and not {"stack", "pile"} & set(data):
            told = [data.get("pile_top"), data.get("used_last"), *data.get("pile_bottom", [])]
            data = {**data, "pile": [name for name in SPECIAL_IDS if name not in told and name not in data]}
        return super().place(data, patient)

    def lay_out(self, t: Table, seat: i64, data: Mapping[str, Any]) -> None:
        super().lay_out(t, seat, data)
        layout = data.get("layout", 0)
        if layout and not {"forests", "moors"} & set(data):
            lay_terrain(t, self.moor, seat, LAYOUTS[layout - 1])


OWN = {fact["slug"] for fact in CARDS}

__all__ = ["MoorGame"]

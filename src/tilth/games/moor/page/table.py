"""The table of Agricola with what the moor brings: special action cards, the bed, heating."""

from __future__ import annotations

from markupsafe import Markup

from tilth.games.agricola.page.pieces import SEATS, use
from tilth.games.agricola.page.seat import Homestead, fact
from tilth.games.agricola.page.signs import sign
from tilth.games.agricola.page.table import Tabletop
from tilth.games.agricola.rules.modes import Mode
from tilth.games.moor.options import CHOICES, mode_of
from tilth.games.moor.page import special_cards
from tilth.games.moor.page.heating_panel import heating
from tilth.page.html import el

__all__ = ["MoorTable"]

DEFAULTS = {option.name: option.default for option in CHOICES}
MOST_BEDS = 5


class MoorHomestead(Homestead):
    def head(self, title: str, turn: bool) -> Markup:
        ill, lying = int(self.data["bed"]), int(self.data.get("lying", 0))
        said = self.say("page-bed", n=ill)
        marks = []
        if lying:
            marks.append(fact([sign("lying-horse"), f"{lying}"], self.say("page-lying-horses", n=lying), "a-fact"))
        if self.table.view.get("garden_path") == self.seat:
            marks.append(fact([sign("garden-path")], self.say("score-garden_path"), "a-fact a-bad"))
        return Markup("").join(
            [super().head(title, turn), el("p", beds(self.seat, ill), el("span", said), *marks, class_="m-bed")]
        )

    def harvest(self) -> Markup | None:
        """Feeding and heating, one beside the other."""
        feeding = super().harvest()
        if feeding is None or not self.data.get("harvest"):
            return feeding
        rounds, paying = int(self.data["harvest"]["in"]), self.table.asks == "feed" and self.table.mine
        warm = heating(self.data["heating"], self.table, rounds, paying)
        return el("div", feeding, warm, class_="m-harvest")

    def cards(self) -> Markup | None:
        taken = special_cards.before(self.table, self.seat, self.own) if len(self.table.seats) > 1 else None
        played = super().cards()
        return el("div", taken, played, class_="a-in-play m-before") if taken else played


def beds(seat: str, ill: int) -> Markup:
    """The bed of a seat, and who lies in it."""
    n = max(1, min(ill, MOST_BEDS))
    drawn = "".join(use("sick" if k < ill else "sickbed", 46 * k, 0, 44, 28) for k in range(n))
    box = f'class="m-beds" viewBox="0 0 {46 * n - 2} 28" width="{23 * n}" height="14" color="{SEATS[seat]}"'
    return Markup(f'<svg {box} aria-hidden="true">{drawn}</svg>')


class MoorTable(Tabletop):
    game = "moor"
    homestead = MoorHomestead

    @property
    def mode(self) -> Mode:
        return mode_of({**DEFAULTS, **self.options, "players": len(self.seats)})

    def option(self, name: str) -> object:
        return self.options.get(name, DEFAULTS.get(name))

    def board(self) -> Markup:
        special = special_cards.pile(self) if len(self.seats) == 1 else special_cards.centre(self)
        return el("div", super().board(), special, class_="m-board")

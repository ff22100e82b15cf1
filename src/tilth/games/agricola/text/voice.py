"""The words of Agricola: names of moves, reasons, what a seat may see, scores."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, cast

from tilth.games.agricola.rules import actions as m
from tilth.games.agricola.rules import scoring
from tilth.games.agricola.rules.card_play import Occupy
from tilth.games.agricola.rules.effects import Use
from tilth.games.agricola.rules.facts import BY_SLUG, CARD_IDS
from tilth.games.agricola.rules.goods import ROUNDS
from tilth.games.agricola.rules.grid import count
from tilth.games.agricola.rules.layout import (
    BEGGING,
    BREEDING,
    FARM,
    FIELD_PHASE,
    PEOPLE,
    PHASES,
    WORK,
)
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.text import losses, positions
from tilth.games.agricola.text import view as seen
from tilth.games.agricola.text.faults import faults
from tilth.games.agricola.text.impossible_moves import never_code
from tilth.games.agricola.text.lacking import parts_lacking, price_lacking, requirement_lacking
from tilth.games.agricola.text.move_reading import MoveReading
from tilth.games.agricola.text.positions import forget
from tilth.games.agricola.text.strayed import card_faults, reasons_there, stray_reason
from tilth.games.agricola.text.table_words import goods_of, things_laid
from tilth.kernel.core import CANNOT_PAY, FIRST_ACTION, FRAME, IT, OK, WRONG_PART, Node, Position
from tilth.kernel.errors import Illegal, Reason
from tilth.kernel.voice import Cards, Sheet
from tilth.kernel.watching import Deed


def canonical(value: Any) -> Any:
    """A value as it compares: lists, and words joined by +, in any order; nothing and 0 left out."""
    if isinstance(value, Mapping):
        parts = {str(key): canonical(part) for key, part in value.items()}
        return {key: part for key, part in parts.items() if part not in (0, None, {}, [])}
    if isinstance(value, list):
        return sorted(str(canonical(part)) for part in value)
    return "+".join(sorted(value.split("+"))) if isinstance(value, str) else value


class AgricolaVoice(MoveReading):
    """All that is said of a position: see also `move_reading`, `view` and `faults`."""

    joined = frozenset({"feed"})
    burdens = losses.COUNTED
    parting = frozenset({"animals", "breed"})
    spent = frozenset({"ACTION_LIMIT", "NO_BAKE_ACTION"})
    vague = frozenset({"NOTHING_PERFORMED", "NOTHING_PAID"})  # reasons that say only that nothing can be done

    def when(self, p: Position) -> str:
        t = cast(Table, p)
        return f"round {t.round}, {PHASES[t.phase]}"

    # -- words for what no rule allows

    def never(self, p: Position, seat: int, text: str) -> Reason | None:
        tokens = text.split()
        if p.over:
            return self.codes["GAME_OVER"]
        if not tokens:
            return None
        code = never_code(cast(Table, p), seat, tokens)
        return self.codes[code] if code else None

    def because(self, p: Position, seat: int, action: int, code: int) -> Reason:
        """With what is missing by name."""
        if code == WRONG_PART and not p.over and action >= FIRST_ACTION:
            code = stray_reason(cast(Table, p), seat, action)
        reason, t = self.reason(code), cast(Table, p.copy())

        def closely(lang: str) -> str:
            if code == m.REQUIREMENT:
                return requirement_lacking(t, action, lang) or reason.words(lang)
            if code == m.NOTHING_PERFORMED:
                return parts_lacking(t, seat, action, lang) or reason.words(lang)
            return price_lacking(t, seat, action, lang) or reason.words(lang)

        named = code in (CANNOT_PAY, m.NOTHING_PAID, m.NOTHING_PERFORMED, m.REQUIREMENT) and 0 <= seat < t.game.seats
        return Reason(reason.code, reason.section, closely) if named else reason

    def refusal(self, p: Position, text: str, reason: Reason, also: Sequence[Reason] = ()) -> Illegal:
        """A room of the wrong material is one for which the right one is lacking. Where nothing can be done, what was
        wanted says why."""
        dear = [self.reason(CANNOT_PAY)] if reason.code == "WRONG_MATERIAL" else []
        closer = [other for other in also if other.code not in self.vague] if reason.code in self.vague else []
        return super().refusal(p, text, [*closer, reason][0], [reason, *also, *dear])

    def further(self, p: Position, seat: int, tokens: Sequence[str]) -> list[Reason]:
        """What would be said to the words behind those of an action that cannot be begun; and all that a card lacks."""
        if p.over or p.who != seat:
            return []
        t, codes = cast(Table, p), list[int]()
        begun = self.begun(tokens[:2]) if len(tokens) > 2 else None
        for action, _ in self.plain(p, seat, tokens[2:] if begun else tokens):
            codes += card_faults(t, seat, action)
            codes += reasons_there(t, seat, begun, action) if begun else ()
        return [self.reason(code) for code in codes if code not in (OK, WRONG_PART)]

    def begun(self, tokens: Sequence[str]) -> Node | None:
        """What two words let somebody carry out: the action of a space."""
        verb, slug = tokens
        if verb != "place" or slug not in self.rules.space_slugs:
            return None
        use = self.rules.uses[self.rules.space_slugs.index(slug)]
        return use.action if isinstance(use, Use) else None

    def cause(self, p: Position) -> str:
        """The card or space because of which something is asked."""
        stack, paths = p.stack, self.paths(p)
        for f in range(p.top - FRAME, -1, -FRAME):
            head, name = paths[stack[f]]
            if head in ("card", "space"):
                return name
            if head == "enters":
                return CARD_IDS[stack[f + IT]]
        return ""

    # -- what is on the table

    @cached_property
    def gathers(self) -> list[dict[str, int]]:
        """For each space the goods that gather there, none of each."""
        rules = self.rules
        return [dict.fromkeys(goods_of(rules, rules.gathered(space)), 0) for space in range(len(rules.space_slugs))]

    @cached_property
    def taught(self) -> list[tuple[int, Occupy]]:
        """The action spaces on which occupations are played, and how."""
        slugs = self.rules.space_slugs
        found = [(node.path.split("."), node) for node in self.rules.nodes if isinstance(node, Occupy)]
        return [(slugs.index(path[1]), node) for path, node in found if path[0] == "space"]

    def describe(self, p: Position) -> dict[str, Any]:
        t = cast(Table, p)
        data = positions.describe(t)
        data.update(positions.saved(t))
        data["tables"] = self.tables(p)
        data["stack"] = self.frames(p)
        return data

    def view(self, p: Position, seat: int | None) -> dict[str, Any]:
        return seen.view(cast(Table, p), seat)

    def besides(self, t: Table, s: int) -> dict[str, Any]:
        """Of one farm, what an expansion works out besides."""
        return {}

    def series(self, t: Table) -> dict[str, Any]:
        return seen.series(t)

    def sequels(self, p: Position) -> dict[str, dict[str, Any]]:
        return seen.sequels(cast(Table, p))

    # -- scores

    def items(self, t: Table, s: int) -> dict[str, int]:
        return {name: int(n) for name, n in zip(self.item_names, scoring.items(t, s))}

    @cached_property
    def item_names(self) -> list[str]:
        return scoring.item_names(self.rules)

    def scores(self, p: Position) -> list[Sheet]:
        t = cast(Table, p)
        sheets = [self.items(t, s) for s in range(t.game.seats)]
        totals = [sum(sheet.values()) for sheet in sheets]
        exact = [2 * totals[s] + self.half_points(t, s) for s in range(t.game.seats)]
        return [
            Sheet(self.seats[s], sheet, totals[s], 1 + sum(1 for other in exact if other > exact[s]))
            for s, sheet in enumerate(sheets)
        ]

    def target(self, p: Position) -> int | None:
        """That of this game of a series (§19.6), or of the mode."""
        t = cast(Table, p)
        return seen.target_alone(t) if t.game.seats == 1 else None

    def half_points(self, t: Table, s: int) -> int:
        """1: half a point besides the total, which decides between equal ones."""
        return 0

    def card_points(self, p: Position, seat: int) -> list[tuple[str, str, int]]:
        t = cast(Table, p)
        found = []
        for owner in range(t.game.seats):
            for number in t.played[owner]:
                card = t.game.card(number)
                bonus = int(card.score.points(t, owner, seat)) if card.score else 0
                if owner == seat:
                    found.append(("cards", CARD_IDS[number], int(card.points)))
                    bonus -= int(card.score.loss(t, seat)) if card.score else 0
                found.append(("bonus", CARD_IDS[number], bonus))
        return [one for one in found if one[2]]

    # -- accounts

    @cached_property
    def places_of_stock(self) -> dict[str, int]:
        """Where in a farm the number of each thing stands."""
        goods = {good: k for k, good in enumerate(self.rules.goods)}
        return goods | {"person": int(PEOPLE), "begging": int(BEGGING)}

    def stock(self, p: Position) -> list[dict[str, int]]:
        farms, things = cast(Table, p).farms, self.places_of_stock.items()
        return [{thing: int(farms[s * FARM + k]) for thing, k in things} for s in range(len(self.seats))]

    def stretch(self, p: Position) -> tuple[str, int]:
        t = cast(Table, p)
        if FIELD_PHASE <= t.phase <= BREEDING:
            return "harvest", int(t.round)
        return ("work", int(t.round)) if t.round and t.phase <= WORK else ("", 0)

    def card_at_work(self, p: Position) -> str:
        cause = self.cause(p)
        return cause if cause in BY_SLUG else ""

    def holdings(self, p: Position) -> list[dict[str, int]]:
        return [stock | losses.counted_besides(cast(Table, p), s) for s, stock in enumerate(self.stock(p))]

    def pulse(self, p: Position) -> object:
        t = cast(Table, p)
        return list(t.farms), len(t.gone)

    def lost(self, p: Position, deed: Deed, seat: int, things: Mapping[str, int]) -> dict[str, int]:
        return losses.lost(cast(Table, p), deed, seat, things)

    def looming(self, p: Position, seat: int) -> dict[str, int]:
        t = cast(Table, p)
        return losses.looming(seen.harvest_next(t, seat)) if t.round and t.phase <= WORK else {}

    def chapter(self, p: Position) -> tuple[str, int, str]:
        t = cast(Table, p)
        if not FIELD_PHASE <= t.phase <= BREEDING or p.over:
            return "", 0, ""
        return "harvest", int(t.round), PHASES[t.phase]

    def cards(self, p: Position, seat: int) -> Cards:
        t = cast(Table, p)
        offered = [CARD_IDS[number] for number in t.packs[seat]] if t.packs else []
        hand = [CARD_IDS[number] for number in t.hands[seat]]
        return Cards(offered, hand, [CARD_IDS[number] for number in t.played[seat]])

    def card_played(self, p: Position, action: int) -> str:
        return CARD_IDS[action - m.PLAY] if m.PLAY <= action < m.PLAY + len(CARD_IDS) else ""

    def faults(self, p: Position) -> list[str]:
        return faults(cast(Table, p))

    # -- everything one may ask about a position (scenarios)

    def report(self, p: Position) -> dict[str, Any]:
        t = cast(Table, p)
        data = self.describe(p)
        data["turn"] = self.turn(t)
        data["asks"] = None if p.over else p.node().asks
        data["decks"] = {"occupations": len(t.decks[0]), "minors": len(t.decks[1])}
        data["space_count"] = int(count(t.open))
        rounds, things = seen.rounds(t), things_laid(self.rules).values()
        data["rounds"] = {
            str(r): {
                seat: {good: rounds.get(str(r), {}).get(seat, {}).get(good, 0) for good in things}
                for seat in self.seats
            }
            for r in range(1, ROUNDS + 1)
        }
        for slug in self.rules.space_slugs:
            data["spaces"].setdefault(slug, 0)
            data["occupied"].setdefault(slug, None)
        if t.game.seats == 1:
            data["series"] = seen.series(t)
        for s, name in enumerate(self.seats):
            data[name].update(seen.shown(t, s))
            for key in positions.NUMBERS:
                data[name].setdefault(key, 0)
            for card in t.played[s]:
                data[name]["on"].setdefault(CARD_IDS[card], {})
                data[name]["used"].setdefault(CARD_IDS[card], 0)
                for good in self.rules.goods:
                    data[name]["on"][CARD_IDS[card]].setdefault(good, 0)
        return data

    def same(self, path: str, expected: Any, actual: Any) -> bool:
        """Are these the same, for somebody reading the table? Goods and cells compare in any order; none is 0."""
        if path.startswith("spaces.") and isinstance(expected, Mapping) != isinstance(actual, Mapping):
            space = self.rules.space_slugs.index(path.split(".")[1])
            own = list(goods_of(self.rules, self.rules.gathered(space)))
            expected, actual = (
                {own[0] if own else "food": lying} if isinstance(lying, int) else lying for lying in (expected, actual)
            )
        if isinstance(expected, str) and isinstance(actual, list):
            expected = expected.split()
        return bool(canonical(expected) == canonical(actual))

    def intervene(self, p: Position, deed: str, what: str) -> None:
        """`enter: A.baker`: a card comes into play without a price, and does what it does when it is played."""
        seat, _, card = what.partition(".")
        if deed != "enter" or seat not in self.seats or card not in self.known_cards():
            raise ValueError(f"nothing is known of {deed!r} {what!r}; there is `enter: SEAT.CARD`")
        number = CARD_IDS.index(card)
        t = cast(Table, p)
        if t.owner[number] >= 0:
            raise ValueError(f"{card} is in play already")
        for s in range(t.game.seats):
            if t.in_hand(s, number):
                t.leave_hand(s, number)
        forget(t, number)
        t.push(t.game.enters, self.seats.index(seat), 0, number)
        t.advance()

"""The words of Hallertau: names of moves, reasons, what a seat may see, scores."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from tilth.games.hallertau.options import MODES
from tilth.games.hallertau.rules import actions as m
from tilth.games.hallertau.rules import scoring
from tilth.games.hallertau.rules.facts import CARD_IDS, FACTS
from tilth.games.hallertau.rules.goods import (
    BUILDINGS,
    BUNDLES,
    GOODS,
    LAST,
    read_bundle,
)
from tilth.games.hallertau.rules.layout import (
    BOULDERS,
    BUILT,
    COLUMNS,
    DECKS,
    EXHAUSTED,
    FARM,
    FIELDS,
    FINAL,
    FLOCK,
    JEWEL,
    LAND,
    MASK,
    MOST_JEWELS,
    OATH,
    ROW,
    STABLE,
    TOOL,
    URGENT,
)
from tilth.games.hallertau.rules.packed import card_at_work, held_card
from tilth.games.hallertau.rules.rulebook import HallertauRules
from tilth.games.hallertau.rules.spaces import SPACE_IDS
from tilth.games.hallertau.rules.table import Table
from tilth.games.hallertau.text import losses, positions, prices
from tilth.games.hallertau.text import view as seen
from tilth.games.hallertau.text.reasons import reasons
from tilth.games.hallertau.text.table_words import LETTERS, PLACES
from tilth.games.hallertau.text.wrong_moves import price_faults, refused_choice, wrong_with
from tilth.kernel.core import CANNOT_PAY, FRAME, IT, OK, PASS, WRONG_PART, Position
from tilth.kernel.errors import Reason
from tilth.kernel.voice import Cards, Domain, Kind, Sheet, Voice
from tilth.kernel.watching import Deed

ACTIONS = 4  # the phase of the placements
ITEMS = ("community", "symbols", "sheep", "jewels", "rest", "cards")


class CardWords(Domain):
    """Cards with a position: `007`, `007/2`. Without a position the only one that can be played is meant."""

    positions = tuple(str(k + 1) for k in range(m.POSITIONS))

    def __init__(self) -> None:
        super().__init__(
            [
                f"{CARD_IDS[k // m.POSITIONS]}/{k % m.POSITIONS + 1}" if len(FACTS[k // m.POSITIONS]["options"]) > 1
                else CARD_IDS[k // m.POSITIONS] if k % m.POSITIONS == 0 else f"{CARD_IDS[k // m.POSITIONS]}/{k}+"
                for k in range(m.CARDS * m.POSITIONS)
            ]
        )  # fmt: skip

    def find(self, p: Position, seat: int, word: str) -> int | None:
        if word in self.index:
            return self.index[word]
        name, slash, position = word.partition("/")
        if name not in CARD_IDS or (slash and position not in self.positions):
            return None
        number = CARD_IDS.index(name)
        if slash:
            return number * int(m.POSITIONS) + self.positions.index(position)
        t = cast(Table, p)
        card = t.game.cards[number]
        mask = t.playable(seat, card) if card is not None and seat >= 0 else 0
        fits = [k for k in range(m.POSITIONS) if mask & 2**k]
        return number * int(m.POSITIONS) + (fits[0] if len(fits) == 1 else 0)


class Bundle(Domain):
    """Goods joined by +, in any order."""

    def find(self, p: Position, seat: int, word: str) -> int | None:
        amounts = read_bundle(word.lower())
        if amounts is None:
            return None
        return self.index.get("+".join(f"{n if n > 1 else ''}{GOODS[k]}" for k, n in enumerate(amounts) if n))


def field_words() -> list[str]:
    found = []
    for k in range(m.FIELD_WORDS):
        row, content, done = k // 28 + 2, k // 2 % 14, k % 2
        letter = LETTERS[content if content < 10 else content - 9]
        found.append(f"{row}{letter}{'2' if content >= 10 else ''}{chr(39) if done else ''}")
    return found


def sow_words() -> list[str]:
    return [
        f"{GOODS[k // 8 % 9]}{'*2' if k >= 72 else ''}:{k % 8 // 2 + 2}{chr(39) if k % 2 else ''}" for k in range(144)
    ]


def kinds() -> list[Kind]:
    cards, spaces, goods, bundles = Domain(CARD_IDS), Domain(SPACE_IDS), Domain(GOODS), Bundle(BUNDLES.words)
    fields = field_words()
    numbers = [str(n) for n in range(m.MOST_AMOUNT)]
    rows = [str(r) for r in range(2, 6)] + [f"{a}+{b}" for a in range(2, 6) for b in range(2, 6)]
    return [
        Kind(m.FIRST_SEAT, "first", Domain(list("ABCD"))),
        Kind(m.DRAW, "draw", cards),
        Kind(m.QUADRANT_CARD, "quadrants", Domain(list("123456"))),
        Kind(m.QUADRANT, "quadrant", Domain(list("1234"))),
        Kind(m.CHOICE, "choose", Domain(list("12345678"))),
        Kind(m.AMOUNT, "amount", Domain(numbers)),
        Kind(m.TAKE, "take", bundles),
        Kind(m.SOW, "sow", Domain(sow_words())),
        Kind(m.FIELD, "field", Domain([*fields, "all"])),
        Kind(m.ROWS, "rows", Domain(rows)),
        Kind(m.SHEEP_FROM, "sheep", Domain(PLACES)),
        Kind(m.MOVE_SHEEP, "move", Domain([f"{a}-{b}" for a in PLACES for b in PLACES])),
        Kind(m.SPACE, "space", spaces),
        Kind(m.BUILDING, "building", Domain(BUILDINGS)),
        Kind(m.PUSH, "push", Domain([f"{name}{k}" for name in BUILDINGS for k in (1, 2)])),
        Kind(m.DISCARD, "discard", cards),
        Kind(m.KIND, "kind", goods),
        Kind(m.GIVE, "give", goods),
        Kind(m.RESOLVE, "resolve", cards),
        Kind(m.HARVEST_ALL, "harvest", Domain(["all", *fields])),
        Kind(m.INCOME_ALL, "income", Domain(["all", *CARD_IDS])),
        Kind(m.ADVANCE, "advance", Domain(BUILDINGS)),
        Kind(m.PAY, "pay", bundles),
        Kind(m.PAY_JEWEL, "pay jewel"),
        Kind(m.PLACE, "place", spaces),
        Kind(m.SWAP, "swap", Domain([str(n + 1) for n in range(m.MOST_SWAP)])),
        Kind(m.ASK_MODE, "ask", Domain(MODES)),
        Kind(m.PICKY, "picky"),
        Kind(m.PLAY, "play", CardWords()),
    ]


SUMMED = {7: "harvest", 8: "harvest"}  # phases that are told together at their end


PARTS = frozenset({"choice", "trade", "take", "mix", "sow", "move_field", "move_sheep", "amount"})  # of one action


def counted(tokens: Sequence[str]) -> int:
    """How many words name the row or the number of the workers."""
    words_ = tokens[1:] if tokens[:1] == ["row"] else tokens
    return len(tokens) - len(words_) + 1 if words_ and words_[0].isdigit() else 0


class HallertauVoice(Voice):
    joined = frozenset({"advance"})
    burdens = frozenset({"sown"})
    parting = frozenset({"discard", "keep", "sheep_back", "remove_field"})
    sayings = frozenset(("throw", "look", "use", "new"))

    def __init__(self, rules: HallertauRules, seats: list[str], options: Mapping[str, Any]) -> None:
        super().__init__(kinds(), reasons(), seats)
        self.options = dict(options)
        self.codes = {reason.code: reason for reason in self.reasons.values()}

    def plainly(self, text: str) -> str:
        """Spaces and buildings may be written in two words."""
        text = super().plainly(text)
        for name in (*SPACE_IDS, *BUILDINGS):
            text = text.replace(name.replace("_", " "), name)
        return text

    def read(self, p: Position, seat: int, tokens: Sequence[str]) -> list[tuple[int, int]]:
        """A price may be named in place of the position or the side it is printed on, the row or the workers behind a
        space; and what is passed need not be, if the words belong to a later part of the same action."""
        tokens = ["pay", "jewel", *tokens[2:]] if list(tokens[:2]) == ["pay", "1jewel"] else tokens
        found = super().read(p, seat, tokens)
        if p.over or not tokens:
            return found
        if tokens[0] == "place":
            return [(action, n + counted(tokens[n:])) for action, n in found]
        if tokens[0] in ("play", "pay"):
            actions, used, _ = prices.named(cast(Table, p), seat, tokens)
            return [(action, used) for action in actions] + found
        if (
            p.who == seat
            and not any(p.refuse(seat, action) == OK for action, _ in found)
            and self.skips(p, seat, tokens)
        ):
            return [(int(PASS), 0)]
        return found

    def skips(self, p: Position, seat: int, tokens: Sequence[str]) -> bool:
        """Do the words make sense once this part of an action is passed?"""
        if p.node().asks not in PARTS or p.refuse(seat, PASS) != OK:
            return False
        q = p.copy()
        q.patient = True
        q.act(PASS)
        inside = q.who == seat and q.node().asks in PARTS
        return inside and any(q.refuse(seat, a) == OK for a, _ in self.read(q, seat, tokens) if a != PASS)

    # -- words for what no rule allows

    def never(self, p: Position, seat: int, text: str) -> Reason | None:
        tokens = text.split()
        if p.over:
            return self.codes["GAME_OVER"]
        if not tokens:
            return None
        code = self.never_code(cast(Table, p), seat, tokens)
        return self.codes[code] if code else None

    def never_code(self, t: Table, seat: int, tokens: list[str]) -> str:
        verb, rest = tokens[0], tokens[1:]
        if verb == "throw":
            return "DISCARD"
        if verb == "look":
            return "HIDDEN"
        if verb == "use":
            return "ONCE"
        if verb == "new" and rest[:1] == ["field"]:
            return "NO_COLUMN" if rest[1:2] == ["column"] else "FIELD_ROW"
        if verb == "swap" and rest[:1] == ["0"]:
            return "MUST_ACT"
        if verb == "place" and len(rest) > 1 and rest[0] in SPACE_IDS:
            return self.wrong_workers(t, SPACE_IDS.index(rest[0]), rest[1:])
        asks = t.node().asks
        if verb == "resolve" and asks == "waiting" and rest and rest[0] in CARD_IDS:
            # The card that goes without saying may come first, but nobody meant it who names the other.
            reason = t.refuse(seat, m.RESOLVE + CARD_IDS.index(rest[0]))
            return "CONDITION" if reason == m.CONDITION else ""
        if verb == "pay" and rest:
            wrong = price_faults(t, t.stack[t.top - FRAME + IT], rest[0]) if asks == "pay" else []
            return self.reason(wrong[0]).code if wrong else prices.named(t, seat, tokens)[2]
        if verb == "play" and rest:
            return "OPTION" if rest[0].count("/") > 1 else prices.named(t, seat, tokens)[2]
        if verb == "field" and rest[1:2] == ["to"]:
            return "TARGET"
        if verb == "take" and rest and rest[0] not in BUNDLES.index and read_bundle(rest[0]):
            return "TOO_MUCH" if self.kind_of_bundle(rest[0]) is None else ""
        if verb == "take" and rest[:1] in (["both"], ["more"]):
            return "ONE_ONLY" if rest[0] == "both" else "TOO_MUCH"
        if verb == "choose" and (rest[1:2] == ["and"] or (rest and "/" in rest[0])):
            return "ONE_ONLY"
        return ""

    def kind_of_bundle(self, word: str) -> int | None:
        return Bundle(BUNDLES.words).find(cast(Position, None), 0, word)

    def wrong_workers(self, t: Table, space: int, rest: list[str]) -> str:
        words_ = rest[1:] if rest[0] == "row" else rest
        if not words_ or not words_[0].isdigit() or t.lowest_row(space) == t.game.rows[space]:
            return ""
        return "" if words_[0] == str(t.lowest_row(space) + 1) else "WRONG_WORKERS"

    def because(self, p: Position, seat: int, action: int, code: int) -> Reason:
        """With what is missing by name."""
        if code == WRONG_PART and p.who == seat and p.node().asks == "choice":
            code = refused_choice(cast(Table, p), seat, action)
        reason, t = self.reason(code), cast(Table, p.copy())

        def closely(lang: str) -> str:
            said = prices.condition(t, action, lang) if code == m.CONDITION else prices.lacking(t, seat, action, lang)
            return said or reason.words(lang)

        named = code in (CANNOT_PAY, m.CONDITION) and seat >= 0 and not p.over
        return Reason(reason.code, reason.section, closely) if named else reason

    def further(self, p: Position, seat: int, tokens: Sequence[str]) -> list[Reason]:
        codes = wrong_with(cast(Table, p), seat, tokens) if not p.over and 0 <= seat < len(self.seats) else []
        return [self.reason(code) for code in codes if code != OK]

    def implied(self, p: Position, seat: int, tokens: Sequence[str]) -> int | None:
        """One of several alternatives, if the words make sense after no other."""
        fits = [action for action in p.legal() if m.CHOICE <= action < m.AMOUNT and self.fits(p, seat, action, tokens)]
        return fits[0] if len(fits) == 1 else None

    def fits(self, p: Position, seat: int, action: int, tokens: Sequence[str]) -> bool:
        q = p.copy()
        q.patient = True
        q.act(action)
        return q.who == seat and any(q.refuse(seat, a) == OK for a, _ in self.read(q, seat, tokens) if a != PASS)

    def cause(self, p: Position) -> str:
        """The card or space because of which something is asked."""
        stack, paths = p.stack, self.paths(p)
        for f in range(p.top - FRAME, -1, -FRAME):
            head, name = paths[stack[f]]
            if head in ("card", "space"):
                return name
            if head == "play":
                return CARD_IDS[card_at_work(stack[f + IT])]
        return ""

    # -- what is on the table

    def when(self, p: Position) -> str:
        t = cast(Table, p)
        return f"round {t.round}, phase {t.phase}"

    def describe(self, p: Position) -> dict[str, Any]:
        t = cast(Table, p)
        data = positions.describe(t)
        more = positions.saved(t)
        for seat in self.seats:
            data[seat].update(more.pop(seat))
        data.update(more)
        data["stack"] = self.frames(p)
        return data

    def view(self, p: Position, seat: int | None) -> dict[str, Any]:
        return seen.view(cast(Table, p), seat)

    # -- scores

    def items(self, t: Table, s: int) -> dict[str, int]:
        f = s * FARM
        values = (
            scoring.community(t, s), scoring.symbols(t, s), t.farms[f + STABLE], t.farms[f + JEWEL],
            scoring.rest(t, s) // scoring.RESTS, scoring.card_points(t, s),
        )  # fmt: skip
        return {name: int(value) for name, value in zip(ITEMS, values, strict=True)}

    def scores(self, p: Position) -> list[Sheet]:
        t = cast(Table, p)
        sheets = [self.items(t, s) for s in range(t.game.seats)]
        order = [(-sum(sheet.values()), -int(scoring.rest(t, s) % scoring.RESTS)) for s, sheet in enumerate(sheets)]
        ranks = [1 + sum(1 for other in order if other < own) for own in order]
        return [
            Sheet(self.seats[s], sheet, sum(sheet.values()), ranks[s]) for s, sheet in enumerate(sheets)
        ]  # fmt: skip

    def target(self, p: Position) -> int | None:
        t = cast(Table, p)
        return int(scoring.goal(t)) if t.game.seats == 1 else None

    def card_points(self, p: Position, seat: int) -> list[tuple[str, str, int]]:
        t = cast(Table, p)
        played = [(CARD_IDS[number], int(t.card(number).points)) for number in t.played[seat]]
        return [("cards", card, points) for card, points in played if points]

    # -- accounts

    def stock(self, p: Position) -> list[dict[str, int]]:
        farms = cast(Table, p).farms
        things = {good: k for k, good in enumerate(GOODS)}
        things |= {"jewel": int(JEWEL), "tool": int(TOOL), "sheep": int(FLOCK)}
        return [{thing: int(farms[s * FARM + k]) for thing, k in things.items()} for s in range(len(self.seats))]

    def stretch(self, p: Position) -> tuple[str, int]:
        t = cast(Table, p)
        if t.round == 0 or t.phase >= FINAL:
            return "", 0
        return ("work" if t.phase <= ACTIONS else "round"), int(t.round)

    def card_at_work(self, p: Position) -> str:
        cause = self.cause(p)
        return cause if cause in CARD_IDS else ""

    def holdings(self, p: Position) -> list[dict[str, int]]:
        """With the fields, and what is sown on them."""
        farms = cast(Table, p).farms
        return [
            stock | {"field": int(farms[s * FARM + LAND]), "sown": losses.sown(cast(Table, p), s)}
            for s, stock in enumerate(self.stock(p))
        ]

    def pulse(self, p: Position) -> object:
        """Where there is no room for what comes, nothing changes and something is lost all the same."""
        t = cast(Table, p)
        return None if losses.brimming(t) else list(t.farms)

    def lost(self, p: Position, deed: Deed, seat: int, things: Mapping[str, int]) -> dict[str, int]:
        return losses.lost(cast(Table, p), deed, seat, things)

    def looming(self, p: Position, seat: int) -> dict[str, int]:
        return losses.looming(cast(Table, p), seat)

    def chapter(self, p: Position) -> tuple[str, int, str]:
        t = cast(Table, p)
        word = SUMMED.get(int(t.phase), "") if t.round and not p.over else ""
        return (word, int(t.round), str(t.phase)) if word else ("", 0, "")

    def cards(self, p: Position, seat: int) -> Cards:
        t = cast(Table, p)
        hand = [CARD_IDS[entry // MASK] for entry in t.hands[seat]]
        return Cards(hand=hand, played=[CARD_IDS[number] for number in t.played[seat]])

    # -- checks

    def faults(self, p: Position) -> list[str]:
        """Cards lost or found, numbers that cannot be."""
        t = cast(Table, p)
        bad: list[str] = []
        where = [int(card) for cards in t.unseen for card in cards] + [int(held_card(entry)) for entry in t.out]
        for s, name in enumerate(self.seats):
            where += [int(entry // MASK) for entry in t.hands[s]] + [int(card) for card in t.played[s]]
            bad += self.farm_faults(t, s, name)
        wanted = sorted(int(card) for cards in t.game.deck_cards for card in cards)
        if sorted(where) != wanted:
            bad.append(f"cards lost or found: {sorted(set(wanted) ^ set(where))}")
        for d, deck in enumerate(DECKS):
            if t.piles[d] < 0 or t.piles[d] > len(t.unseen[d]):
                bad.append(f"{t.piles[d]} cards in the pile {deck}, {len(t.unseen[d])} unseen")
        for s in range(m.SPACES):
            if any(t.workers[s * 3 + r] not in (0, r + 1, 1 if r == 1 else 0) for r in range(3)):
                bad.append(f"{SPACE_IDS[s]} holds {positions.rows_text(t, s)}")
        return bad

    def farm_faults(self, t: Table, s: int, name: str) -> list[str]:
        bad = []
        fresh = t.copy()
        fresh.count_sheep(s)
        fresh.count_fields(s)
        fresh.move_building(s, 0, 0)
        fresh.farms[s * FARM + URGENT] = sum(1 for entry in t.hands[s] if t.card(entry // MASK).fleeting)
        if any(fresh.farms[s * FARM + k] != t.farms[s * FARM + k] for k in range(FLOCK, FARM)):
            bad.append(f"{name}: a number that follows from others is wrong")
        farm = [int(t.farms[s * FARM + k]) for k in range(FARM)]
        if min(farm) < 0:
            bad.append(f"{name} has less than nothing of number {farm.index(min(farm))}")
        if farm[JEWEL] > MOST_JEWELS:
            bad.append(f"{name} has {farm[JEWEL]} jewels")
        for code in farm[FIELDS : FIELDS + COLUMNS]:
            if code and not 2 * ROW <= code % 128 < 6 * ROW:
                bad.append(f"{name} has a field {code}")
        for b, building in enumerate(BUILDINGS):
            at, near, far = farm[BUILT + b], farm[BOULDERS + 2 * b], farm[BOULDERS + 2 * b + 1]
            if at > LAST or at in (near, far) or near == far <= LAST:
                bad.append(f"{name}: {building} at {at}, boulders {near} and {far}")
        if farm[EXHAUSTED] > farm[TOOL]:
            bad.append(f"{name} has used {farm[EXHAUSTED]} of {farm[TOOL]} tools")
        if farm[OATH] and t.active != s:
            bad.append(f"{name} is bound outside its turn")
        return bad

    # -- everything one may ask about a position (scenarios)

    def report(self, p: Position) -> dict[str, Any]:
        t = cast(Table, p)
        data = self.describe(p)
        data["turn"] = self.turn(t)
        data["asks"] = None if p.over else p.node().asks
        data["out"] = [word[-3:] for word in data["out"]]
        for s, name in enumerate(self.seats):
            data[name].update(seen.shown(t, s))
        return data

    def same(self, path: str, expected: Any, actual: Any) -> bool:
        """Are these the same, for somebody reading the table?"""
        if path.endswith((".fields", ".sheep")):
            return sorted(str(expected).split()) == sorted(str(actual).split())
        if path.startswith("board."):
            return (str(expected) or "0") == str(actual)
        if ".boulders" in path and isinstance(expected, list):
            return bool([("off" if at is False else at) for at in expected] == actual)
        if isinstance(expected, list) and isinstance(actual, list):
            return sorted(map(str, expected)) == sorted(map(str, actual))
        return bool(expected == actual)

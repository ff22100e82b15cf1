"""The words of Villagers: names of moves, reasons, what a seat may see, scores."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, cast

from tilth.games.villagers.deck.event_effects import LosePicked, all_silver, silver_value
from tilth.games.villagers.rules import actions as m
from tilth.games.villagers.rules.build import Pay, Where, actions_left, bank_price
from tilth.games.villagers.rules.draft import limit
from tilth.games.villagers.rules.facts import (
    BASICS,
    CARDS,
    COPIES,
    DECK,
    FACTS,
    FOUNDERS,
    GOLD,
    IS_BASIC,
    PADLOCK,
    SILVER_COUNTS,
    SLUGS,
    SUITS,
    name_of,
)
from tilth.games.villagers.rules.packed import card_of, returned_card
from tilth.games.villagers.rules.rulebook import VillagersRules
from tilth.games.villagers.rules.table import (
    BUILD_PART,
    DRAFT_PART,
    HELD,
    ITEMS,
    MARKET2_GOLD,
    MARKET2_SILVER,
    MARKET_PART,
    SETUP_PART,
    UNLOCK_PRICE,
    Table,
    in_game,
)
from tilth.games.villagers.rules.village import CHAIN_MISSING, Village, reckoned
from tilth.games.villagers.text import positions
from tilth.games.villagers.text import view as seen
from tilth.games.villagers.text.reasons import reasons, say_chain, say_price
from tilth.games.villagers.text.saved_stacks import on_the_way
from tilth.games.villagers.text.table_words import card_word, find_card
from tilth.kernel.core import CANNOT_PAY, FRAME, IT, Position
from tilth.kernel.errors import BadPosition, Reason
from tilth.kernel.native import BIT
from tilth.kernel.vecs import total
from tilth.kernel.voice import Cards, Domain, Kind, Sheet, Voice
from tilth.kernel.watching import NOBODY_CHOSE, Deed


class VillageCards(Domain):
    """Cards lying in villages: `wheeler`, `wheeler#2`; with `seat.` before it where any village is meant."""

    def __init__(self, voice: VillagersVoice, own: bool) -> None:
        self.voice = voice
        self.own = own
        self.size = m.MOST_CARDS * (1 if own else m.VILLAGES)

    def word(self, p: Position, seat: int, index: int) -> str:
        t = cast(Table, p)
        owner = seat if self.own else index // m.MOST_CARDS
        name = card_word(t.villages[owner], index % m.MOST_CARDS)
        return name if self.own else f"{self.voice.village_name(owner)}.{name}"

    def find(self, p: Position, seat: int, word: str) -> int | None:
        t = cast(Table, p)
        owner_word, dot, name = word.lower().rpartition(".")
        owner = seat
        if dot:
            owners = [self.voice.village_name(s).lower() for s in range(t.game.villages)]
            if owner_word not in owners:
                return None
            owner = owners.index(owner_word)
        elif not self.own:
            return None
        i = find_card(t.villages[owner], name) if 0 <= owner < t.game.villages else None
        if i is None or (self.own and owner != seat):
            # One that is not there, or somebody else's card: no place to lay on, and nothing that can be chosen.
            if name.partition("#")[0] not in SLUGS:
                return None
            i = m.MOST_CARDS - 1
        return int(i + (0 if self.own else owner * m.MOST_CARDS))


def kinds(voice: VillagersVoice) -> list[Kind]:
    slots = [f"R{k + 1}" for k in range(m.SLOTS)]
    stacks = [f"S{k + 1}" for k in range(m.STACKS)]
    cards = Domain(SLUGS)
    events = Domain(positions.EVENT_IDS)
    heaps = Domain([*stacks, "reserve"])
    own, all_ = VillageCards(voice, own=True), VillageCards(voice, own=False)
    return [
        Kind(m.DRAFT, "draft", Domain([*slots, *stacks, "reserve"])),
        Kind(m.GIVE_ROAD, "give", Domain([*slots, *stacks])),
        Kind(m.DUCAT, "ducat", Domain([*slots, "none"])),
        Kind(m.END, "end turn"),
        Kind(m.PLAY, "play", cards),
        Kind(m.HIRE, "hire", cards),
        Kind(m.GIVE, "give", cards),
        Kind(m.RETURN, "to", heaps),
        Kind(m.WITH, "with", cards),
        Kind(m.ON, "on", own),
        Kind(m.PAY_BANK, "pay bank"),
        Kind(m.PAY_TINNER, "pay tinner"),
        Kind(m.PAY_NOTHING, "pay nothing"),
        Kind(m.PAY, "pay", all_),
        Kind(m.TARGET, "swap", all_),
        Kind(m.COVER, "cover", cards),
        Kind(m.SIDE, "side", Domain(["gold", "food"])),
        Kind(m.RESOLVE, "resolve", events),
        Kind(m.PICK, "pick", all_),
        Kind(m.LOSE, "discard", cards),
        Kind(m.FROM, "from", heaps),
        Kind(m.BUY_OFF, "buy off"),
        Kind(m.ACCEPT, "accept"),
        Kind(m.FIRST_SEAT, "first", Domain(list("ABCDE"))),
        Kind(m.DEAL, "deal", cards),
        Kind(m.BACK, "back", Domain(SUITS)),
        Kind(m.CARD, "card", cards),
        Kind(m.EVENT, "event", events),
        Kind(m.JESTER, "jester", events),
    ]


class VillagersVoice(Voice):
    burdens = frozenset({"villager"})
    parting = frozenset({"discard", "pick"})
    sayings = frozenset(("take", "flip", "founders"))

    def __init__(self, rules: VillagersRules, seats: list[str], options: Mapping[str, Any]) -> None:
        super().__init__(kinds(self), reasons(), seats)
        self.rules_seats = max(2, int(rules.seats))
        self.options = dict(options)
        self.codes = {reason.code: reason for reason in self.reasons.values()}

    def village_name(self, s: int) -> str:
        return self.seats[s] if s < len(self.seats) else "countess"

    def never(self, p: Position, seat: int, text: str) -> Reason | None:
        if text.startswith("take back"):
            return self.codes["NO_TAKE_BACK"]
        if text.startswith(("flip founders", "turn founders")):
            return self.codes["FOUNDERS_FLIP"]
        tokens = text.split()
        if len(tokens) > 1 and tokens[0] in ("play", "give") and tokens[1] in ("jester", "countess"):
            return self.codes["NOT_IN_HAND"]
        return None

    def cause(self, p: Position) -> str:
        """The card or event because of which something is asked. A card put back stays secret."""
        node = p.node()
        f = p.top - FRAME
        if isinstance(node, (Where, Pay)):
            card = card_of(p.stack[f + IT])
            return SLUGS[name_of(card)]
        for g in range(0, p.top if cast(Table, p).game.solo else 0, FRAME):  # nobody else meets events (§19)
            path = p.nodes[p.stack[g]].path
            if path.startswith("event."):
                return path.split(".")[1]
        return ""

    # -- what is on the table

    def when(self, p: Position) -> str:
        t = cast(Table, p)
        return f"round {t.round}, {positions.PARTS[t.part]}"

    def describe(self, p: Position) -> dict[str, Any]:
        t = cast(Table, p)
        data = positions.describe(t)
        data.update(positions.saved(t))
        data["stack"] = self.frames(p)
        return data

    def view(self, p: Position, seat: int | None) -> dict[str, Any]:
        return seen.view(cast(Table, p), seat)

    # -- scores

    def items(self, t: Table, s: int) -> dict[str, int]:
        return dict(zip(positions.ITEM_NAMES, t.ledger[s * ITEMS : (s + 1) * ITEMS]))

    def tie_break(self, t: Table, s: int) -> int:
        """Villagers in the village; fewer is better (§15.2)."""
        village = t.villages[s]
        mode = self.options["tiebreak_counts"]
        if mode == "all":
            return len(village.cards)
        return sum(
            1
            for i in range(len(village.cards))
            if not (mode == "uncovered" and village.kids[i])
            and not (mode == "no_basics" and IS_BASIC & BIT[village.cards[i]])
        )

    def scores(self, p: Position) -> list[Sheet]:
        t = cast(Table, p)
        n = t.game.villages
        if t.game.solo:  # a tie is a defeat (§20.5)
            wins = t.ducats[0] > t.ducats[1]
            ranks = [1 if wins else 2, 2 if wins else 1]
        else:
            order = [(-t.ducats[s], self.tie_break(t, s)) for s in range(n)]
            ranks = [1 + sum(1 for other in order if other < order[s]) for s in range(n)]
        return [Sheet(self.village_name(s), self.items(t, s), int(t.ducats[s]), ranks[s]) for s in range(n)]

    def card_points(self, p: Position, seat: int) -> list[tuple[str, str, int]]:
        """What the villagers brought at the second market: gold that lies open, and silver."""
        t = cast(Table, p)
        village = t.villages[seat]
        if t.market2 != HELD:
            return []
        found: list[tuple[str, str, int]] = []
        for i in range(len(village.cards)):
            name = name_of(village.cards[i])
            slug = SLUGS[name] if name < CARDS else "countess"
            if not village.kids[i]:
                found.append((positions.ITEM_NAMES[MARKET2_GOLD], slug, int(GOLD[village.cards[i]])))
            found.append((positions.ITEM_NAMES[MARKET2_SILVER], slug, int(silver_value(t, seat, i))))
        return [one for one in found if one[2]]

    # -- reasons

    def because(self, p: Position, seat: int, action: int, code: int) -> Reason:
        """With what is missing by name: the cards below, the ducats."""
        reason, t = self.reason(code), cast(Table, p)
        card = self.card_played(p, action)
        if code == CHAIN_MISSING and card:
            return Reason(reason.code, reason.section, partial(say_chain, card))
        price = int(UNLOCK_PRICE) if m.PAY <= action < m.TARGET else 0
        if action == m.PAY_BANK and not p.over and isinstance(p.node(), Pay):
            price = int(bank_price(t))
        if code == CANNOT_PAY and price and 0 <= seat < t.game.villages:
            return Reason(reason.code, reason.section, partial(say_price, price, int(t.ducats[seat])))
        return reason

    # -- accounts

    def stock(self, p: Position) -> list[dict[str, int]]:
        return [{"ducat": int(n)} for n in cast(Table, p).ducats]

    def holdings(self, p: Position) -> list[dict[str, int]]:
        """The ledger of each village, and how many villagers it has."""
        t = cast(Table, p)
        if len(t.villages) < t.game.villages:  # nothing is laid out yet
            return [dict.fromkeys((*positions.ITEM_NAMES, "villager"), 0) for _ in range(t.game.villages)]
        return [self.items(t, s) | {"villager": len(t.villages[s].cards)} for s in range(t.game.villages)]

    def pulse(self, p: Position) -> object:
        t = cast(Table, p)
        return list(t.ledger), [len(village.cards) for village in t.villages]

    def lost(self, p: Position, deed: Deed, seat: int, things: Mapping[str, int]) -> dict[str, int]:
        """Villagers, cards and ducats that an event takes (§19)."""
        found = {"card": -1} if m.LOSE <= deed.action < m.FROM and deed.seat == seat else {}
        if isinstance(deed.node, LosePicked) and things.get("villager", 0) < 0:
            found["villager"] = things["villager"]
        if deed.action == NOBODY_CHOSE and things.get("events", 0) < 0:
            found["events"] = things["events"]
        return found

    def chapter(self, p: Position) -> tuple[str, int, str]:
        t = cast(Table, p)
        return ("market", 2 if t.market2 == HELD else 1, "market") if t.part == MARKET_PART else ("", 0, "")

    def stretch(self, p: Position) -> tuple[str, int]:
        t = cast(Table, p)
        return ("round", int(t.round)) if t.part != SETUP_PART else ("", 0)

    def cards(self, p: Position, seat: int) -> Cards:
        """The hand with what was drafted in this round; the village."""
        t = cast(Table, p)
        if not t.hands:
            return Cards()
        laid = [name_of(card) for card in t.villages[seat].cards]
        hand = [SLUGS[card] for card in (*t.hands[seat], *t.squares[seat])]
        return Cards(hand=hand, played=[SLUGS[name] for name in laid if name < CARDS])

    def card_played(self, p: Position, action: int) -> str:
        return SLUGS[action - m.PLAY] if m.PLAY <= action < m.HIRE else ""

    # -- checks

    def faults(self, p: Position) -> list[str]:
        """Cards and ducats that were lost or found, and villages that break §8."""
        t = cast(Table, p)
        if t.part == SETUP_PART:
            return []
        bad: list[str] = []
        counts = [t.unseen[c] + t.discard[c] + t.out[c] for c in range(CARDS)]
        for card in range(len(t.recycled)):
            counts[card] += t.recycled[card]
        for s in range(t.game.villages):
            for c in (*t.hands[s], *t.squares[s], *(name_of(f) for f in t.villages[s].cards)):
                if c < CARDS:
                    counts[c] += 1
            if t.ducats[s] < 0:
                bad.append(f"{self.village_name(s)} has {t.ducats[s]} ducats")
            if sum(self.items(t, s).values()) != t.ducats[s]:
                bad.append(f"the ledger of {self.village_name(s)} does not add up")
            bad.extend(self.village_faults(t.villages[s], self.village_name(s)))
        for c in t.road:
            if c >= 0:
                counts[c] += 1
        for r in t.returned:
            counts[returned_card(r)] += 1
        for basic in BASICS:
            counts[basic] += t.basics[basic]
        for c in on_the_way(t):
            counts[c] += 1
        for c in range(CARDS):
            wanted = COPIES[c] if c != FOUNDERS and (not DECK & BIT[c] or in_game(c, t.game)) else 0
            if c == FOUNDERS:
                wanted = t.game.seats
            if counts[c] != wanted:
                bad.append(f"{counts[c]} cards {SLUGS[c]} instead of {wanted}")
        recycled = len(t.recycled) > 0
        hidden = sum(t.heights[s] - t.lids[s] for s in range(m.STACKS + 1) if not (recycled and s == m.RESERVE))
        if hidden != total(t.unseen):
            bad.append(f"{hidden} face-down cards and {total(t.unseen)} unseen ones")
        return bad

    def village_faults(self, village: Village, name: str) -> list[str]:
        bad = []
        try:
            positions.check_chains(village, name)
        except BadPosition as error:
            bad.append(str(error))
        fresh = reckoned(village.cards, village.below, village.kids, village.coins)
        for key in ("names", "room", "wild", "food", "builders", "gold"):
            if getattr(fresh, key) != getattr(village, key):
                bad.append(f"{name}: {key} is {getattr(village, key)}, should be {getattr(fresh, key)}")
        return bad

    # -- everything one may ask about a position (scenarios)

    def report(self, p: Position) -> dict[str, Any]:
        t = cast(Table, p)
        data = self.describe(p)
        data["turn"] = self.turn(t)
        data["asks"] = None if p.over else p.node().asks
        data["discard_size"] = total(t.discard)
        data["under"] = {
            name: "first" if k == 1 and t.market1 != HELD else "second" if k == 5 and t.market2 != HELD else "none"
            for k, name in enumerate(positions.STACK_NAMES)
        }
        for s in range(t.game.villages):
            data[self.village_name(s)].update(self.village_report(t, s))
        if t.game.solo:
            for k, name in enumerate(("summer", "winter")):
                data["events"][name] = len(positions.events_in(t.decks & t.game.seasons[k]))
        data["cards"] = {slug: self.card_report(t, c) for c, slug in enumerate(SLUGS)}
        data["padlocks_in_game"] = {
            slug: sum(COPIES[c] for c in range(CARDS) if PADLOCK[c] == k and in_game(c, t.game))
            for k, slug in enumerate(SLUGS)
        }
        start = self.options["start_road"]
        data["deck"] = {
            slug: (COPIES[c] if in_game(c, t.game) else 0) - (start.count(slug) if isinstance(start, list) else 0)
            for c, slug in enumerate(SLUGS)
            if DECK & BIT[c]
        }
        return data

    def card_report(self, t: Table, c: int) -> dict[str, Any]:
        fact = FACTS[c]
        data = {"gold": 0, "food": 0, "builders": 0, "keys": 0, "padlock": None} | fact
        data["stack_limit"] = fact["holds"]
        data["in_game"] = COPIES[c] if in_game(c, t.game) and c != FOUNDERS else 0
        if c == FOUNDERS:
            data["in_game"] = t.game.seats
        return data

    def village_report(self, t: Table, s: int) -> dict[str, Any]:
        game = t.game
        village = t.villages[s]
        silver: dict[str, list[int]] = {}
        for i in range(len(village.cards)):
            if SILVER_COUNTS[village.cards[i]]:
                silver.setdefault(SLUGS[village.cards[i]], []).append(int(silver_value(t, s, i)))
        coins = village.all_coins()
        data: dict[str, Any] = {
            "food": village.food, "builders": village.builders, "gold": village.gold,
            "gold_symbols": village.gold_symbols(game.countess_symbols), "coins": coins,
            "padlocks": village.padlocks(), "villagers": self.tie_break(t, s),
            "symbols": {suit: village.symbols(k) for k, suit in enumerate(SUITS)}, "silver": silver,
            "market1": village.gold + coins,
            "market2": {"bank": village.gold + all_silver(t, s), "coins": coins},
        }  # fmt: skip
        if s < game.seats:
            building = t.part == BUILD_PART and positions.turn_seat(t) == s
            drafting = t.part == DRAFT_PART and t.limits[s] > 0
            data["hand_size"] = len(t.hands[s])
            data["draft_limit"] = t.limits[s] if drafting else limit(t, village.food)
            data["build_limit"] = actions_left(t, s) + t.actions if building else limit(t, village.builders)
            data["actions"] = t.actions if building else 0
            data["hires"] = t.hires if building else 0
        return {key: int(value) if isinstance(value, int) else value for key, value in data.items()}

    def same(self, path: str, expected: Any, actual: Any) -> bool:
        """Are these the same, for somebody reading the table?"""
        if path.endswith(".village"):
            want, have = (positions.read_village(str(v), path) for v in (expected, actual))
            return shape(want) == shape(have)
        if isinstance(expected, list) and isinstance(actual, list):
            return sorted(map(str, expected)) == sorted(map(str, actual))
        return bool(expected == actual or [expected] == actual)  # of one copy there is one number

    def intervene(self, p: Position, deed: str, what: str) -> None:
        """A test's hand of fate: `remove: A.jeweler` takes a top villager away."""
        t = cast(Table, p)
        if deed != "remove":
            raise ValueError(f"nothing is known of {deed!r}; there is remove")
        owner, _, name = what.partition(".")
        s = [self.village_name(k) for k in range(t.game.villages)].index(owner)
        i = find_card(t.villages[s], name)
        if i is None or t.villages[s].kids[i]:
            raise ValueError(f"{what} is no top villager")
        face = t.remove_villager(s, i)
        t.discard[face] += 1


def shape(village: Village) -> list[Any]:
    """A village without the order in which it was laid."""

    on = positions.lying_on(village)

    def tree(i: int) -> tuple[Any, ...]:
        above = sorted(tree(j) for j in on[i])
        return (positions.face_name(village.cards[i]), int(village.coins[i]), tuple(above))

    return sorted(tree(i) for i in on[-1])

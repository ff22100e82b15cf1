"""Positions as text and back: villages in the notation of §0.5, everything else as keys and values."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tilth.games.villagers.cards import (
    BASICS,
    CARDS,
    CHAIN,
    COPIES,
    COUNTESS,
    DECK,
    EVENT_FACTS,
    FOUNDERS,
    HOLDS,
    PALE_COUNTESS,
    SLUGS,
    SUIT,
    SUITS,
    TURNED,
    WILD,
    name_of,
)
from tilth.games.villagers.draft import TakeCards, limit
from tilth.games.villagers.moves import MOST_CARDS, RESERVE, SLOTS, STACKS
from tilth.games.villagers.table import (
    BUILD_PART,
    DRAFT_PART,
    EVENT_PART,
    ITEMS,
    MARKET_PART,
    REFRESH_PART,
    SETUP_PART,
    START,
    Table,
    in_game,
    total,
)
from tilth.games.villagers.village import Village, reckoned
from tilth.kernel.core import FRAME, SEAT
from tilth.kernel.errors import BadPosition
from tilth.kernel.native import BIT, i64, vec

if TYPE_CHECKING:
    from tilth.games.villagers import Villagers

PARTS = {
    SETUP_PART: "setup", DRAFT_PART: "draft", REFRESH_PART: "refresh",
    BUILD_PART: "build", EVENT_PART: "events", MARKET_PART: "market",
}  # fmt: skip
MARKET = ["ahead", "due", "held"]
JESTER = ["ready", "used", "none"]
EVENT_IDS = [fact["id"] for fact in EVENT_FACTS]
ITEM_NAMES = [
    "start", "road", "unlocking", "smuggling", "market1 gold", "market1 coins",
    "market2 gold", "market2 silver", "market2 coins", "events",
]  # fmt: skip
TURN_KEYS = ("limit", "actions", "hires", "tinner", "refund")
STACK_NAMES = [f"S{k + 1}" for k in range(STACKS)]

# -- villages

FACE_NAMES = {
    FOUNDERS: "founders(G)",
    TURNED: "founders(F)",
    COUNTESS: "countess",
    PALE_COUNTESS: "countess(blank)",
}
FACE_OF = {name: face for face, name in FACE_NAMES.items()} | {"countess(gold)": COUNTESS}


def face_name(face: int) -> str:
    return FACE_NAMES.get(face) or SLUGS[face]


def children(village: Village, i: int) -> list[int]:
    return [j for j in range(len(village.cards)) if village.below[j] == i]


def walk(village: Village, i: int = -1) -> Iterator[int]:
    """All cards, chain by chain, from the bottom up."""
    for j in children(village, i):
        yield j
        yield from walk(village, j)


def village_text(village: Village) -> str:
    def tree(i: int) -> str:
        coins = village.coins[i]
        text = face_name(village.cards[i]) + (f"*{coins}" if coins else "")
        above = [tree(j) for j in children(village, i)]
        if len(above) == 1:
            return f"{text}>{above[0]}"
        return f"{text}[{'; '.join(above)}]" if above else text

    return ", ".join(tree(i) for i in children(village, -1))


TOKEN = re.compile(r"\s*([a-z_]+(?:\([A-Za-z]+\))?|\*\s*\d+|[>\[\];,])")


def read_village(text: str, where: str, order: Sequence[int] | None = None) -> Village:
    """A village from its notation; `order` says in which order the cards were laid, if not as written."""
    tokens: list[str] = []
    at = 0
    text = str(text).strip()
    while at < len(text):
        match = TOKEN.match(text, at)
        if not match:
            raise BadPosition(
                where, f"cannot read {text[at:]!r} in {text!r}; write like 'founders(G), miner>blacksmith*2'"
            )
        tokens.append(match[1].replace(" ", ""))
        at = match.end()
    cards: list[int] = []
    below: list[int] = []
    coins: list[int] = []

    def item(on: int) -> None:
        if not tokens:
            raise BadPosition(where, f"a card is missing at the end of {text!r}")
        name = tokens.pop(0)
        name = "founders(G)" if name == "founders" else name
        if name not in FACE_OF and name not in SLUGS:
            raise BadPosition(where, f"there is no card {name!r}")
        cards.append(FACE_OF[name] if name in FACE_OF else SLUGS.index(name))
        below.append(on)
        coins.append(int(tokens.pop(0)[1:]) if tokens and tokens[0].startswith("*") else 0)
        here = len(cards) - 1
        if tokens and tokens[0] == ">":
            tokens.pop(0)
            item(here)
        elif tokens and tokens[0] == "[":
            while tokens and tokens[0] in ("[", ";"):
                tokens.pop(0)
                item(here)
            if not tokens or tokens.pop(0) != "]":
                raise BadPosition(where, f"a ']' is missing in {text!r}")

    while tokens:
        item(-1)
        if tokens and tokens.pop(0) != ",":
            raise BadPosition(where, f"chains are separated by commas: {text!r}")
    if order is not None:
        if sorted(order) != list(range(len(cards))):
            raise BadPosition(where, "order must name each card once")
        place_of = {old: new for new, old in enumerate(order)}
        cards = [cards[old] for old in order]
        below = [place_of[below[old]] if below[old] >= 0 else -1 for old in order]
        coins = [coins[old] for old in order]
    if len(cards) > MOST_CARDS:
        raise BadPosition(where, f"{len(cards)} cards are more than there are")
    kids = [below.count(i) for i in range(len(cards))]
    village = reckoned(vec[i64](cards), vec[i64](below), vec[i64](kids), vec[i64](coins))
    check_chains(village, where)
    return village


def check_chains(village: Village, where: str) -> None:
    """Every card must lie as the rules let it (§8); only the Countess's lie as they come (§18.3)."""
    if COUNTESS in village.cards or PALE_COUNTESS in village.cards:
        return
    for i in range(len(village.cards)):
        face, on = village.cards[i], village.below[i]
        if WILD[face]:
            if village.kids[i] == 0:
                raise BadPosition(where, f"{face_name(face)} must be covered")
            continue
        chain = CHAIN[face]
        j, depth = on, len(chain)
        while j >= 0 and depth > 0 and (WILD[village.cards[j]] or name_of(village.cards[j]) == chain[depth - 1]):
            j, depth = village.below[j], depth - 1
        if j >= 0 or depth > 0:
            below = ", ".join(SLUGS[c] for c in chain) or "nothing"
            raise BadPosition(where, f"{face_name(face)} must have {below} below it")
        if on >= 0 and not WILD[village.cards[on]] and village.kids[on] > HOLDS[village.cards[on]]:
            raise BadPosition(where, f"too many cards lie on {face_name(village.cards[on])}")


# -- writing


def names(cards: vec[i64]) -> list[str]:
    return sorted(SLUGS[card] for card in cards)


def pile(counts: vec[i64]) -> list[str]:
    return sorted(SLUGS[card] for card in range(len(counts)) for _ in range(counts[card]))


def events_in(events: int) -> list[str]:
    return [EVENT_IDS[e] for e in range(len(EVENT_IDS)) if events & BIT[e]]


def stack_data(t: Table, stack: int) -> dict[str, Any]:
    seats = t.game.voice.seats
    on_top = [r for r in t.returned if r // 512 == stack]
    returned = [f"{seats[r // 64 % 8]}:{SLUGS[r % 64]}" for r in on_top]
    back = SUIT[on_top[-1] % 64] if on_top else t.backs[stack]
    data: dict[str, Any] = {"cards": int(t.heights[stack])}
    data["back"] = SUITS[back] if back >= 0 and t.heights[stack] else None
    data["returned"] = returned
    if returned and t.backs[stack] >= 0:
        data["below"] = SUITS[t.backs[stack]]  # the back of the first card under the returned ones
    return data


def describe(t: Table) -> dict[str, Any]:
    """The whole position as plain data; `place` takes it back."""
    game = t.game
    seats = game.voice.seats
    data: dict[str, Any] = {
        "round": int(t.round),
        "part": PARTS[t.part],
        "first": seats[t.starter],
        "market": {"first": MARKET[t.market1], "second": MARKET[t.market2]},
    }
    for k in range(SLOTS):
        card, coins = t.road[k], t.coins[k]
        data[f"R{k + 1}"] = "-" if card < 0 else SLUGS[card] + (f"*{coins}" if coins else "")
    for k, name in enumerate(STACK_NAMES):
        data[name] = stack_data(t, k)
    data["reserve"] = stack_data(t, RESERVE)
    if len(t.recycled):
        data["reserve"]["made_of"] = pile(t.recycled)
    data["discard"] = pile(t.discard)
    data["out"] = pile(t.out)
    data["basics"] = {SLUGS[b]: int(t.basics[b]) for b in BASICS}
    for s in range(game.villages):
        village = t.villages[s]
        seat: dict[str, Any] = {"village": village_text(village)}
        order = list(walk(village))
        if order != sorted(order):
            seat["order"] = [order.index(i) for i in range(len(order))]
        seat["ducats"] = int(t.ducats[s])
        seat["ledger"] = {ITEM_NAMES[k]: int(t.ledger[s * ITEMS + k]) for k in range(ITEMS) if t.ledger[s * ITEMS + k]}
        if s < game.seats:
            seat["hand"] = names(t.hands[s])
            seat["taken"] = names(t.squares[s])
            seat["limit"] = int(t.limits[s])
        data[game.voice.village_name(s)] = seat
    data["turn_state"] = {key: int(getattr(t, key)) for key in TURN_KEYS}
    if game.solo:
        data["events"] = {
            "face_up": events_in(t.face_up),
            "discarded": events_in(t.discarded),
            "happened": events_in(t.happened),
            "waiting": events_in(t.waiting),
        }
        data["jester"] = JESTER[t.jester]
        data["penalty"] = int(t.penalty)
    return data


# -- reading


def card_number(name: Any, where: str) -> int:
    if name not in SLUGS:
        raise BadPosition(where, f"there is no card {name!r}")
    return SLUGS.index(name)


def whole(value: Any, where: str, most: int = 10000) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise BadPosition(where, f"expected a whole number from 0 to {most}, not {value!r}")
    return value


def one_of(value: Any, known: Sequence[str], where: str) -> int:
    if value not in known:
        raise BadPosition(where, f"{value!r} is not one of {', '.join(known)}")
    return list(known).index(value)


def mapping(value: Any, where: str, known: Sequence[str]) -> dict[str, Any]:
    if not isinstance(value, Mapping):
        raise BadPosition(where, f"expected keys and values, not {value!r}")
    for key in value:
        if key not in known:
            raise BadPosition(f"{where}.{key}", f"no such key; there are {', '.join(known)}")
    return dict(value)


def listing(value: Any, where: str) -> list[Any]:
    if not isinstance(value, (list, tuple)):
        raise BadPosition(where, f"expected a list, not {value!r}")
    return list(value)


def read_stack(t: Table, stack: int, value: Any, where: str) -> None:
    data = value if isinstance(value, Mapping) else {"cards": value}
    data = mapping(data, where, ("cards", "back", "returned", "below", "made_of"))
    if "cards" in data:
        t.heights[stack] = whole(data["cards"], f"{where}.cards")
    for entry in listing(data.get("returned", []), f"{where}.returned"):
        seat, _, name = str(entry).partition(":")
        knower = one_of(seat, t.game.voice.seats, f"{where}.returned")
        card = card_number(name, f"{where}.returned")
        t.lay_on_stack(knower, card, stack)
        t.heights[stack] -= 1
    if t.lids[stack] > t.heights[stack]:
        raise BadPosition(where, f"{t.lids[stack]} returned cards in a stack of {t.heights[stack]}")
    back = data.get("below") if t.lids[stack] else data.get("back")
    if back is not None:
        t.backs[stack] = one_of(back, SUITS, f"{where}.back")
    if "made_of" in data:
        counts = Counter(card_number(name, where) for name in listing(data["made_of"], where))
        t.recycled = vec[i64]([counts[card] for card in range(CARDS)])


def read_seat(t: Table, s: int, value: Any, where: str) -> None:
    known = ("village", "order", "hand", "ducats", "taken", "actions", "hires", "tinner", "limit", "ledger")
    data = mapping(value, where, known)
    if "village" in data:
        villages = t.villages[:]
        villages[s] = read_village(data["village"], f"{where}.village", data.get("order"))
        t.villages = villages
    if "ducats" in data:
        ducats = whole(data["ducats"], f"{where}.ducats")
        t.earn(s, ducats - t.ducats[s], START)
    if "ledger" in data:
        for k, item in enumerate(ITEM_NAMES):
            t.ledger[s * ITEMS + k] = data["ledger"].get(item, 0)
    for card in listing(data.get("hand", []), f"{where}.hand"):
        t.to_hand(s, card_number(card, f"{where}.hand"))
    for card in listing(data.get("taken", []), f"{where}.taken"):
        t.to_square(s, card_number(card, f"{where}.taken"))


def place(game: Villagers, data: Mapping[str, Any], patient: bool = False) -> Table:
    """The position that `data` describes; what it leaves out is as at the start of a game, before the deal."""
    rules = game.rules
    voice = game.voice
    t = Table(rules)  # type: ignore[arg-type]
    t.patient = patient
    t.lay_out()
    villages = [voice.village_name(s) for s in range(t.game.villages)]  # type: ignore[attr-defined]
    slots = [f"R{k + 1}" for k in range(SLOTS)]
    known = (
        "round", "part", "turn", "first", "market", *slots, *STACK_NAMES, "reserve", "discard", "out", "basics",
        *villages, "events", "jester", "penalty", "turn_state", "stack",
    )  # fmt: skip
    data = mapping(data, "position", known)
    t.round = whole(data.get("round", 1), "round")
    t.part = list(PARTS)[one_of(data.get("part", "draft"), list(PARTS.values()), "part")]
    t.starter = one_of(data.get("first", voice.seats[0]), voice.seats, "first")
    for k, name in enumerate(slots):
        if name in data:
            card, _, coins = str(data[name]).partition("*")
            t.road[k] = -1 if card == "-" else card_number(card, name)
            t.coins[k] = whole(int(coins) if coins.isdigit() else coins or 0, name)
    for k, name in enumerate([*STACK_NAMES, "reserve"]):
        if name in data:
            read_stack(t, k, data[name], name)
    for key, counts in (("discard", t.discard), ("out", t.out)):
        for card in listing(data.get(key, []), key):
            counts[card_number(card, key)] += 1
    for s, name in enumerate(villages):
        if name in data:
            read_seat(t, s, data[name], name)
    settle_cards(t, data)
    read_markets(t, data)
    read_solo(t, data)
    if "stack" in data:
        for s, name in enumerate(voice.seats):
            t.limits[s] = whole(data.get(name, {}).get("limit", 0), f"{name}.limit")
        for key, value in mapping(data.get("turn_state", {}), "turn_state", TURN_KEYS).items():
            setattr(t, key, whole(value, f"turn_state.{key}"))
        game.restore_frames(t, listing(data["stack"], "stack"))
    else:
        put_frames(game, t, data)
    t.advance()
    return t


def settle_cards(t: Table, data: Mapping[str, Any]) -> None:
    """Which cards nobody has seen: all that are in the game and lie nowhere else."""
    seen: Counter[int] = Counter()
    for s in range(t.game.villages):
        seen.update(t.hands[s])
        seen.update(t.squares[s])
        seen.update(t.villages[s].cards)
    seen.update(card for card in t.road if card >= 0)
    seen.update(r % 64 for r in t.returned)
    for counts in (t.discard, t.out, t.recycled):
        seen.update({card: counts[card] for card in range(len(counts))})
    piles = mapping(data.get("basics", {}), "basics", [SLUGS[b] for b in BASICS])
    for basic in BASICS:
        left = COPIES[basic] - seen[basic]
        t.basics[basic] = whole(piles.get(SLUGS[basic], max(left, 0)), f"basics.{SLUGS[basic]}", COPIES[basic])
    for card in range(CARDS):
        copies = COPIES[card] if in_game(card, t.game.seats) else 0
        if seen[card] > copies:
            raise BadPosition("position", f"{seen[card]} cards {SLUGS[card]} lie about; this game has {copies}")
        if DECK & BIT[card]:
            t.unseen[card] = copies - seen[card]
    for suit in range(len(SUITS)):
        t.unseen_suits[suit] = sum(t.unseen[c] for c in range(CARDS) if SUIT[c] == suit and DECK & BIT[c])
    recycled = len(t.recycled) > 0
    hidden = sum(t.heights[s] - t.lids[s] for s in range(STACKS + 1) if not (recycled and s == RESERVE))
    if hidden > total(t.unseen):
        raise BadPosition("position", f"{hidden} face-down cards, but only {total(t.unseen)} are unseen")
    for s in range(STACKS + 1):
        if t.backs[s] >= 0 and t.weight(s, t.backs[s]) <= 0:
            name = [*STACK_NAMES, "reserve"][s]
            raise BadPosition(f"{name}.back", f"no unseen card of the suit {SUITS[t.backs[s]]} is left for it")


def read_markets(t: Table, data: Mapping[str, Any]) -> None:
    markets = mapping(data.get("market", {}), "market", ("first", "second"))
    if t.game.market_latch or "first" not in markets:
        t.look_for_markets()
    if "first" in markets:
        t.market1 = one_of(markets["first"], MARKET, "market.first")
    if "second" in markets:
        t.market2 = one_of(markets["second"], MARKET, "market.second")


def read_solo(t: Table, data: Mapping[str, Any]) -> None:
    solo = t.game.solo
    for key in ("events", "jester", "penalty"):
        if key in data and not solo:
            raise BadPosition(key, "is for the solo game only")
    events = mapping(data.get("events", {}), "events", ("face_up", "discarded", "happened", "waiting"))
    masks = {key: 0 for key in ("face_up", "discarded", "happened", "waiting")}
    everything = t.game.seasons[0] | t.game.seasons[1]
    for key, slugs in events.items():
        for slug in listing(slugs, f"events.{key}"):
            bit = BIT[one_of(slug, EVENT_IDS, f"events.{key}")]
            if not bit & everything:
                raise BadPosition(f"events.{key}", f"{slug} is not in this game")
            masks[key] |= bit
    t.face_up, t.discarded = masks["face_up"], masks["discarded"]
    t.happened, t.waiting = masks["happened"], masks["waiting"]
    if t.face_up & t.discarded:
        raise BadPosition("events", "an event cannot be face up and discarded at once")
    t.decks = everything & ~t.face_up & ~t.discarded if solo else 0
    if "jester" in data:
        t.jester = one_of(data["jester"], JESTER, "jester")
    t.penalty = whole(data.get("penalty", 0), "penalty")


def put_frames(game: Villagers, t: Table, data: Mapping[str, Any]) -> None:
    """The frames of a position that names its part and whose turn it is."""
    voice = t.game.voice
    turn = one_of(data["turn"], voice.seats, "turn") if "turn" in data else None
    rounds = game.root.parts[-1]
    parts = rounds.parts[0]
    chosen = {DRAFT_PART: 1, REFRESH_PART: 2, BUILD_PART: 3, EVENT_PART: 4, MARKET_PART: len(parts.parts) - 1}
    if t.part == EVENT_PART and not t.game.solo:
        raise BadPosition("part", "events are for the solo game only")
    if t.part not in chosen:
        raise BadPosition("part", f"{PARTS[t.part]!r} cannot be set up by name")
    t.push(game.root, 0, len(game.root.parts), 0)
    t.push(rounds, 0, t.round, 0)
    t.push(parts, 0, chosen[t.part] + 1, 0)
    part = parts.parts[chosen[t.part]]
    written = {s: data.get(name, {}) for s, name in enumerate(voice.seats)}
    n = t.game.seats
    if t.part == DRAFT_PART and (turn is not None or any("taken" in w or "limit" in w for w in written.values())):
        take = part.parts[-1]
        assert isinstance(take, TakeCards)
        for s in range(n):
            t.limits[s] = whole(written[s].get("limit", int(limit(t, t.villages[s].food))), "limit")
        t.penalty = 0
        t.push(part, 0, len(part.parts), 0)
        t.push(take, t.starter if turn is None else turn, 1, 0)
        return
    if t.part == REFRESH_PART and turn is not None and n == 2:
        refresh = part.parts[1].parts[0]
        each = refresh.parts[0]
        order = [t.starter, 1 - t.starter]
        if t.game.coins_reversed:
            order.reverse()
        t.push(part, 0, 2, 0)
        t.push(refresh, 0, 1, 0)
        t.push(each, t.starter, order.index(turn) + 1, 0)
        t.push(each.parts[0], turn, 0, 0)
        return
    fixed = {s: [k for k in TURN_KEYS[:-1] if k in w] for s, w in written.items()}
    if t.part == BUILD_PART and (turn is not None or any(fixed.values())):
        seat = turn if turn is not None else t.starter
        each = part.parts[2]
        own = each.parts[0]
        t.push(part, 0, 3, 0)
        t.push(each, t.starter, (seat - t.starter) % n + 1, 0)
        if not fixed[seat]:
            t.push(own, seat, 0, 0)
            return
        t.limit = whole(written[seat].get("limit", int(limit(t, t.villages[seat].builders))), "limit")
        t.actions = whole(written[seat].get("actions", 0), "actions")
        t.hires = whole(written[seat].get("hires", 0), "hires")
        t.tinner = int(bool(written[seat].get("tinner", False)))
        t.push(own, seat, 2, 0)
        t.push(own.parts[1], seat, 0, 0)
        return
    t.push(part, t.starter, 0, 0)


def turn_seat(t: Table) -> int | None:
    """Whose build turn it is, if one is under way."""
    for f in range(0, t.top, FRAME):
        if t.nodes[t.stack[f]].asks == "build":
            return int(t.stack[f + SEAT])
    return None

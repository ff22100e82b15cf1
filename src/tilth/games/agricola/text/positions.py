"""Positions as text and back: words of `table_words`, everything else as keys and values (`position_keys`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from tilth.games.agricola.course import ROUND_PARTS
from tilth.games.agricola.options import decks_of
from tilth.games.agricola.rules.events import WORKERS
from tilth.games.agricola.rules.facts import CARD_IDS, KINDS
from tilth.games.agricola.rules.goods import HOUSES, ROUNDS
from tilth.games.agricola.rules.grid import Grid, pair_word
from tilth.games.agricola.rules.layout import (
    ASIDE,
    BEGGING,
    BONUS,
    CHILDREN,
    EXTRA,
    FARM,
    FENCE_PIECE,
    FIELDS,
    FREE_FENCES,
    GUESTS,
    HOME,
    HOUSE,
    LEAPT,
    PEOPLE,
    PHASES,
    PLACED,
    REAPED,
    RESERVED,
    ROOMS,
    SKIPS,
    STABLES,
)
from tilth.games.agricola.rules.packed import laid, picked, receipt
from tilth.games.agricola.rules.rulebook import ROW_BASE, WORD_MASK, WORD_ROW, AgricolaRules, OwnNumber
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.text.card_ways import check_ways, picked_word, receipt_word
from tilth.games.agricola.text.position_checks import (
    away_from_home,
    cards_lie_once,
    check_farm,
    check_table,
)
from tilth.games.agricola.text.saved_stacks import AgricolaFrames
from tilth.games.agricola.text.table_words import crop_words, field_words, gone_word, goods_of, later_word, mask
from tilth.kernel.answers import ask
from tilth.kernel.core import FRAME, STEP
from tilth.kernel.errors import BadPosition
from tilth.kernel.native import BIT, append, i64, vec
from tilth.kernel.vecs import removed, replaced

if TYPE_CHECKING:
    from tilth.games.agricola import Agricola

STATE = ("space", "user", "pot", "built", "closed")
GIVEN = ("got", "heap", "parted")  # goods of the action under way
NUMBERS = {  # of a farm, written if they are not 0
    "placed": PLACED, "extra": EXTRA, "guests": GUESTS, "skips": SKIPS, "aside": ASIDE, "bonus": BONUS, "leapt": LEAPT,
    "reaped": REAPED, "free_fences": FREE_FENCES,
}  # fmt: skip


# -- writing ---------------------------------------------------------------------------------------------------------


def describe(t: Table) -> dict[str, Any]:
    """Everything on the table."""
    seats = t.game.voice.seats
    slugs = t.game.space_slugs
    data: dict[str, Any] = {
        "round": int(t.round),
        "phase": PHASES[t.phase],
        "first": seats[t.marker],
        "starter": seats[t.starter],
        "revealed": [slugs[t.order[r]] for r in range(1, ROUNDS + 1) if t.order[r] >= 0],
        "spaces": {
            slug: heap_data(t, s, gathers)
            for s, (slug, gathers) in enumerate(zip(slugs, t.game.voice.gathers))
            if not t.bare(s) or (gathers and t.open & BIT[s])
        },
        "occupied": {slugs[s]: taken_data(t, s) for s in range(len(slugs)) if t.taken[s]},
        "later": [later_word(t, entry) for entry in t.later],
        "majors": [CARD_IDS[card] for place, card in enumerate(t.game.sold) if t.display & BIT[place]],
    }
    if t.turned:
        data["turned"] = [CARD_IDS[card] for place, card in enumerate(t.game.sold) if t.turned & BIT[place]]
    for k, number in enumerate(t.game.table_numbers):
        data[number.name] = number_data(number, int(t.table_number(k)), t.game.grid)
    for s, seat in enumerate(seats):
        data[seat] = farm_data(t, s)
    return data


def heap_data(t: Table, space: int, own: Mapping[str, int]) -> Any:
    """A number if only the space's own kind of goods lies there, else goods by name; `own`: what gathers there."""
    goods = {} if t.bare(space) else goods_of(t.game, t.lying(space))
    if len(own) == 1 and goods.keys() <= own.keys():
        return sum(goods.values())
    return goods


def taken_data(t: Table, space: int) -> Any:
    who = [seat for s, seat in enumerate(t.game.voice.seats) for k in range(t.people_on(space, s))]
    return who[0] if len(who) == 1 else who


def farm_data(t: Table, s: int) -> dict[str, Any]:
    f, grid = s * FARM, t.grid(s)
    data: dict[str, Any] = {good: int(t.farms[f + k]) for k, good in enumerate(t.game.goods)}
    if grid.laid:
        data["extensions"] = [pair_word(pair) for pair in grid.laid]
    data["house"] = HOUSES[t.farms[f + HOUSE]]
    data["rooms"] = grid.names(t.farms[f + ROOMS])
    data["fields"] = field_words(t, s)
    if t.game.unplowed >= 0:
        data["unplowed"] = crop_words(t, s, int(t.wild_crops(s)))
    data["stables"] = grid.names(t.farms[f + STABLES])
    data["pastures"] = [grid.shape_word(cells) for cells in t.pastures[s]]
    for k, thing in enumerate(t.game.covers):
        data[thing] = grid.names(t.lying_on(s, k))
    if t.farms[f + RESERVED]:
        data["reserved"] = grid.names(t.farms[f + RESERVED])
    data["people"] = int(t.farms[f + PEOPLE] - t.farms[f + CHILDREN])
    data["children"] = int(t.farms[f + CHILDREN])
    data["home"] = int(t.farms[f + HOME])
    data["begging"] = int(t.farms[f + BEGGING])
    data["hand"] = [CARD_IDS[card] for card in t.hands[s]]
    for key in t.game.card_keys:
        data[key] = []
    for card in t.played[s]:
        data[KINDS[t.game.card_kind[card]].shown].append(CARD_IDS[card])
    mine = list(t.played[s])
    data["on"] = {CARD_IDS[card]: goods for card in mine if (goods := goods_of(t.game, t.stored(card)))}
    data["used"] = {CARD_IDS[card]: int(t.used[card]) for card in mine if t.used[card]}
    for k, number in enumerate(t.game.seat_numbers):
        data[number.name] = number_data(number, int(t.seat_number(s, k)), grid)
    for name, place_ in NUMBERS.items():
        if t.farms[f + place_]:
            data[name] = int(t.farms[f + place_])
    return data


def number_data(number: OwnNumber, n: int, grid: Grid) -> Any:
    """A number of an expansion as it is written down."""
    if number.several == WORD_MASK:
        return [word for k, word in enumerate(number.words) if n & BIT[k]]
    if number.several == WORD_ROW:
        row = []
        while n:
            row.append(number.words[n % int(ROW_BASE) - 1])
            n //= int(ROW_BASE)
        return row
    return number.words[n] if number.words else grid.names(n) if number.cells else n


def number_read(number: OwnNumber, told: Any) -> int:
    if number.several == WORD_MASK:
        return mask([number.words.index(word) for word in told])
    if number.several == WORD_ROW:
        return sum((number.words.index(word) + 1) * int(ROW_BASE) ** k for k, word in enumerate(told))
    return number.words.index(told) if number.words else mask(told) if number.cells else int(told)


def saved(t: Table) -> dict[str, Any]:
    """What a position needs besides to go on exactly as it stands."""
    seats = t.game.voice.seats
    return {
        "open": [slug for s, slug in enumerate(t.game.space_slugs) if t.open & BIT[s]],
        "gone": [gone_word(t, entry) for entry in t.gone],
        "packs": {seat: [CARD_IDS[card] for card in t.packs[s]] for s, seat in enumerate(seats)} if t.packs else {},
        **({"drafted": [[picked_word(t, int(e)) for e in row] for row in t.drafted]} if t.drafted else {}),
        **({"received": [receipt_word(t, int(entry)) for entry in t.received]} if len(t.received) else {}),
        "state": {name: int(getattr(t, name)) for name in STATE}
        | {name: goods_of(t.game, getattr(t, name)) for name in GIVEN if any(getattr(t, name))},
    }


DEFAULT_ORDER: Final = [
    "sow-bake", "improvement", "sheep-1", "fences", "stone-1-stage2", "renovation-improvement", "family-growth-minor",
    "take-vegetable", "boar-1", "stone-1-stage4", "cattle-1", "plow-sow", "family-growth-urgent", "renovation-fences",
]  # fmt: skip


# -- the table made of it --------------------------------------------------------------------------------------------


def place(game: Agricola, written: Mapping[str, Any], patient: bool) -> Table:
    """A position from its data. Whatever is left out has its default."""
    data = game.filled(game.shape().read(written, ""))
    rules = game.rules
    assert isinstance(rules, AgricolaRules)
    seats = game.voice.seats
    cards_lie_once(rules, decks_of(game.options, rules.mode), data)
    t = Table(rules)
    t.patient = patient
    phase = data.get("phase", "work")
    t.phase = PHASES.index(phase)
    t.round = data.get("round", {"setup": 0, "end": int(ROUNDS)}.get(phase, 1))
    t.marker = seats.index(data.get("first", "A"))
    t.starter = seats.index(data.get("starter", seats[t.marker]))
    reveal(t, data)
    for s, seat in enumerate(seats):
        game.lay_out(t, s, data.get(seat, {}))
        lay_farm(t, s, data.get(seat, {}))
    for k, number in enumerate(rules.table_numbers):
        if number.name in data:
            t.set_table_number(k, number_read(number, data[number.name]))
    lay_cards(t, data)
    lay_heaps(t, data, phase)
    lay_later(t, data)
    if "stack" not in data:
        send_people(t, data, phase == "work" and begun(seats, data))
    check_table(t, data)
    for s, seat in enumerate(seats):
        t.refit(s)
        check_farm(t, s, data.get(seat, {}), seat, "stack" in data)
    for name, value in data.get("state", {}).items():
        setattr(t, name, t.game.amounts(value) if name in GIVEN else value)
    if "tables" in data:
        game.restore_tables(t, data["tables"])
    if "stack" in data:
        game.resume(t, data["stack"], AgricolaFrames(game.root))
        for f in range(0, t.top, FRAME):
            if t.nodes[t.stack[f]] is t.game.enters.parts[0]:  # a passing card on its way lies in no deck
                forget(t, int(t.stack[f + STEP]))
        check_ways(t)
        return t
    check_ways(t)
    game.check(t, data)
    stand(game, t, data, phase)
    t.advance()
    return t


def forget(t: Table, card: int) -> None:
    """A card that lies somewhere is not in its deck."""
    for deck in (0, 1):
        t.decks = replaced(t.decks, deck, removed(t.decks[deck], card))


def reveal(t: Table, data: Mapping[str, Any]) -> None:
    """The round cards as far as they are known."""
    slugs = t.game.space_slugs
    known = [slugs[s] for s in t.game.known_order if s >= 0]
    usual = [slugs[s] for s in t.game.fixed_order] or [*known, *(s for s in DEFAULT_ORDER if s not in known)]
    order = t.order[:]
    for r, name in enumerate(data.get("revealed", usual[: t.round]), start=1):
        order[r] = slugs.index(name)
        if r <= t.round:
            t.open |= BIT[order[r]]
    t.order = order


def lay_farm(t: Table, s: int, data: Mapping[str, Any]) -> None:
    f = s * FARM
    for pair in data["extensions"].laid if "extensions" in data else ():
        t.extend(s, pair)
    for k, good in enumerate(t.game.goods):
        t.farms[f + k] = data.get(good, 0)
    for name, at in NUMBERS.items():
        t.farms[f + at] = data.get(name, 0)
    t.farms[f + HOUSE] = HOUSES.index(data.get("house", "wood"))
    if "rooms" in data:
        t.farms[f + ROOMS] = mask(data["rooms"])
    t.farms[f + STABLES] = mask(data.get("stables", []))
    for cells in data.get("pastures", []):
        t.enclose(s, cells)
    for k, thing in enumerate(t.game.covers):
        if thing in data:
            t.cover(s, k, mask(data[thing]))
    for cell in data.get("reserved", []):
        t.reserve(s, cell)
    t.farms[f + CHILDREN] = data.get("children", 0)
    t.farms[f + PEOPLE] = data.get("people", 2) + t.farms[f + CHILDREN]
    t.farms[f + BEGGING] = data.get("begging", 0)
    t.farms[f + HOME] = data.get("home", 0)
    t.bonus(s, sum(data.get("points", {}).values()))
    for k, number in enumerate(t.game.seat_numbers):
        if number.name in data:
            t.set_seat_number(s, k, number_read(number, data[number.name]))
    for plot, crop, n in data.get("fields", []):
        t.farms[f + FIELDS] |= BIT[plot]
        t.set_crop(s, plot, crop, n)
    for plot, crop, n in data.get("unplowed", []):
        t.set_crop(s, plot, crop, n)


def lay_cards(t: Table, data: Mapping[str, Any]) -> None:
    seats = t.game.voice.seats
    for s, seat in enumerate(seats):
        farm = data.get(seat, {})
        for name in [name for key in t.game.card_keys for name in farm.get(key, [])]:
            t.enter(s, CARD_IDS.index(name))
            forget(t, CARD_IDS.index(name))
        for name in farm.get("hand", []):
            t.take_in_hand(s, CARD_IDS.index(name))
            forget(t, CARD_IDS.index(name))
        for name, goods in farm.get("on", {}).items():
            t.set_store(CARD_IDS.index(name), t.game.amounts(goods))
        for name, n in farm.get("used", {}).items():
            t.set_used(CARD_IDS.index(name), n)
    for card in t.game.permanents if "stack" not in data else ():
        if t.owner[card] < 0:
            t.enter(0, card)
    if "majors" in data:
        t.display = mask([t.game.sold_at[CARD_IDS.index(name)] - 1 for name in data["majors"]])
    t.turned = mask([t.game.sold_at[CARD_IDS.index(name)] - 1 for name in data.get("turned", [])])
    for who, name in data.get("gone", []):
        t.put_away(CARD_IDS.index(name), who)
        forget(t, CARD_IDS.index(name))
    if data.get("packs"):
        t.packs = [vec[i64]([CARD_IDS.index(name) for name in data["packs"].get(seat, [])]) for seat in seats]
        for pack in t.packs:
            for card in pack:
                forget(t, card)
    t.drafted = [
        vec[i64]([picked(CARD_IDS.index(name), s, at, aside) for s, name, at, aside in row])
        for row in data.get("drafted", [])
    ]
    came = data.get("received", [])
    t.received = vec[i64]([receipt(CARD_IDS.index(name), s, at, not drawn) for s, name, at, drawn in came])


def lay_heaps(t: Table, data: Mapping[str, Any], phase: str) -> None:
    """Goods and people on the spaces."""
    rules = t.game
    slugs = rules.space_slugs
    if mask([slugs.index(name) for name in data.get("open", [])]) != t.open and "open" in data:
        raise BadPosition("open", "these are not the spaces of the board, of the rounds so far and of cards (§3.2)")
    fresh = phase in ("work", "return", "field", "feeding", "breeding") and "stack" not in data
    for s in range(len(slugs)):
        if t.open & BIT[s] and fresh:
            t.heap_up(s, rules.gathered(s))
    for name, lying in data.get("spaces", {}).items():
        s = slugs.index(name)
        own = list(goods_of(rules, rules.gathered(s)))
        t.heap_up(s, rules.amounts(lying if isinstance(lying, dict) else {own[0] if own else "food": lying}))
    for name, who in data.get("occupied", {}).items():
        people = [who] if isinstance(who, str) else who
        for seat in people:
            t.come(slugs.index(name), rules.voice.seats.index(seat))


def lay_later(t: Table, data: Mapping[str, Any]) -> None:
    seats = t.game.voice.seats
    lying = list(data.get("later", []))
    for r, owners in data.get("rounds", {}).items():
        for seat, goods in owners.items():
            lying += [(r, seats.index(seat), t.game.goods.index(good), n, -1) for good, n in goods.items()]
    for r, s, good, n, card in lying:
        t.later = append(t.later[:], laid(r, s, good, n, card))
        if good == FENCE_PIECE and "aside" not in data.get(seats[s], {}):
            t.farms[s * FARM + ASIDE] += n


def begun(seats: Sequence[str], data: Mapping[str, Any]) -> bool:
    """Does a position of the work phase stand behind what happens before the first placement?"""
    told = any(key in data.get(seat, {}) for seat in seats for key in ("home", "helping"))
    return told or data.get("done", False) or "turn" in data or "occupied" in data


def send_people(t: Table, data: Mapping[str, Any], working: bool) -> None:
    """Who stands on a space was placed; in the work phase the others are at home, unless it is said how many are."""
    for s, seat in enumerate(t.game.voice.seats):
        f, farm = s * FARM, data.get(seat, {})
        away = away_from_home(t, s)
        t.farms[f + PLACED] = farm.get("placed", away)
        if working and "home" not in farm:
            people = t.farms[f + PEOPLE] - t.farms[f + CHILDREN] + t.farms[f + EXTRA] + farm.get("helping", 0)
            t.farms[f + HOME] = max(0, ask(t, WORKERS, s, people, 0) - away)


# -- where the game stands -------------------------------------------------------------------------------------------


def stand(game: Agricola, t: Table, data: Mapping[str, Any], phase: str) -> None:
    """The stack of a position that was described by hand."""
    if phase in ("setup", "end"):
        t.push(game.root, 0, 0 if phase == "setup" else 5, 0)
        return
    rounds = game.root.parts[4]
    one = rounds.parts[0]
    t.push(game.root, 0, 5, 0)
    t.push(rounds, 0, int(t.round), 0)
    reaping = [row.name for row in t.game.harvest]
    part = {"start": "start", "replenish": "replenish", "work": "begin", "return": "home"}.get(phase, "harvest")
    step = ROUND_PARTS.index(part)
    if part == "harvest" and phase != reaping[0]:
        t.push(one, 0, step + 1, 0)
        t.push(one.parts[step].parts[0], 0, reaping.index(phase), 0)
    elif phase == "work" and begun(game.voice.seats, data):
        work = ROUND_PARTS.index("work")
        turn = game.voice.seats.index(data.get("turn", game.voice.seats[t.starter]))
        t.push(one, 0, work + 1, 0)
        t.push(one.parts[work], 0, 1, turn)
    else:
        t.push(one, 0, step, 0)

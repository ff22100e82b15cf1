"""Moves as sentences: what is chosen or done, with prices and what becomes of things."""

from __future__ import annotations

from collections.abc import Callable

from tilth.games.agricola.rules import actions as m
from tilth.games.agricola.rules.animals import Housing
from tilth.games.agricola.rules.bills import (
    kind_of,
)
from tilth.games.agricola.rules.card_play import Lot
from tilth.games.agricola.rules.effects import Choose, Optional, Resources, Sale, TakeOne
from tilth.games.agricola.rules.facts import BY_SLUG, CARD_IDS, FACTS
from tilth.games.agricola.rules.fields import Plow
from tilth.games.agricola.rules.goods import CROPS, HOUSES
from tilth.games.agricola.rules.grid import cells_in, count
from tilth.games.agricola.rules.kitchen import cook, locked
from tilth.games.agricola.rules.layout import FARM, FENCES, GRAZED
from tilth.games.agricola.rules.packed import dealt_to, lot_seat
from tilth.games.agricola.rules.payments import QUESTION_OF, Pay, Payment, affordable, payments
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.rules.work_phase import WISHED, Placement
from tilth.games.agricola.text.cards import card_label, card_name, facts, has_copy, space_label, space_name
from tilth.games.agricola.text.cell_words import are_cells, cells_seen, corner_of
from tilth.games.agricola.text.fact_texts import cost_words, counted, either, goods_words, listed, printed, spelled
from tilth.games.agricola.text.part_words import described
from tilth.games.agricola.text.table_words import goods_of, grid_of, plot_word, read_bundle
from tilth.kernel.core import CHANCE, FIRST_ACTION, FRAME, IT, OK, PASS, SEAT, STEP
from tilth.kernel.entries import GONE, number_of
from tilth.kernel.native import BIT
from tilth.text import Words, words

MOST_PRICES = 3  # so many ways to pay are named with a choice; more are left to the question how to pay
DECKS = ("occupation", "minor")
Told = tuple[str, dict[str, str | int]]


def say(t: Table, action: int, lang: str, seat: int | None, manner: str) -> str:
    w = words(lang, "agricola")
    key, args = spell(t, action, w, seat, manner)
    other = manner == "did" and t.who != CHANCE and seat != t.who
    return spelled(w.say(f"did-{key}" if other and w.has(f"did-{key}") else f"act-{key}", **args))


def receiver(t: Table) -> int:
    """The seat that a dealt card goes to."""
    return int(dealt_to(t.stack[t.top - FRAME + IT])) if t.node().asks == "deal" else 0


def spell(t: Table, action: int, w: Words, seat: int | None, manner: str) -> Told:
    """The message for an action and its arguments."""
    asks = t.node().asks
    if action == PASS:
        return passed(t, asks, w)
    if action < FIRST_ACTION:
        return stepped(t, action, w)
    start = int(t.game.voice.kind(action).start)
    kind = int(t.game.usual(start))
    if kind == m.PAY:
        return payment_at(t, action - start, w)
    if manner == "did" and announced(t, action):
        return "announce", {"space": space_name(space_slug(t, action - start), w.lang)}
    if kind in BY_MANNER:
        return BY_MANNER[kind](t, action - start, w, manner)
    if kind in (m.DEAL, m.RETAIN, m.DISCARD):
        return secret(t, start, action - start, w, seat)
    if action in (t.game.exchange, t.game.trade):
        return ("exchange" if action == t.game.exchange else "trade"), {}
    if kind not in SPELLED:
        return added(t, action, w, manner)
    return SPELLED[kind](t, action - start, w)


def added(t: Table, action: int, w: Words, manner: str) -> Told:
    """An action that an expansion has added: its last word said as people say it, and its price."""
    verb, _, what = t.name(action).partition(" ")
    last = what.rpartition(":")[2]
    known = [key for key in (f"word-{last}", f"space-{last}", f"card-{last}") if w.has(key)]
    goods = dict(zip(t.game.goods, read_bundle(t.game.goods, last) or ()))
    corner = corner_of(grid_of(t, int(t.who)).places)
    cells = cells_seen(last, corner, w.say) if last and are_cells(last) else ""
    said = w.say(known[0]) if known else goods_words(goods, w, "acc") or cells or last
    args: dict[str, str | int] = {"what": said}
    if last.isdigit():
        args |= {"n": last, "count": int(last)}
    key = fitting(verb, t.node().asks, w)
    price = told_price(t, action, w, manner) if w.has(f"act-{key}-price") else ""
    return (f"{key}-price", {**args, "price": price}) if price else (key, args)


def announced(t: Table, action: int) -> bool:
    """Will others say what they claim before a person is placed?"""
    node, f = t.node(), t.top - FRAME
    if not isinstance(node, Placement) or action < m.PLACE or not node.heard(t, f, action - m.PLACE):
        return False
    q = t.copy()
    q.patient = True
    q.act(action)
    return bool(q.top > f and isinstance(q.nodes[q.stack[f]], Placement) and q.stack[f + STEP] >= WISHED)


def passed(t: Table, asks: str, w: Words) -> Told:
    """Something is ended or done without."""
    if asks == "feed":
        need = int(t.stack[t.top - FRAME + IT])
        return "pass-feed", {"count": need, "food": counted("food", need, w)}
    return fitting("pass", asks, w), {}


def fitting(verb: str, asks: str, w: Words) -> str:
    """The words for this verb as the answer to this question, or at all."""
    return f"{verb}-{asks}" if w.has(f"act-{verb}-{asks}") else verb


def stepped(t: Table, action: int, w: Words) -> Told:
    """One of several effects comes first."""
    verb, _, name = t.name(action).partition(" ")
    if verb == "order" and name in BY_SLUG:
        return "order", {"card": card_name(name, w.lang)}
    return "choose-number", {"n": action}


def price_of(t: Table, action: int, w: Words) -> list[str]:
    """The ways to pay for a choice that is open; none if it costs nothing."""
    q = t.copy()
    q.patient = True
    q.act(action)
    for f in range(q.top - FRAME, -1, -FRAME):
        if isinstance(q.nodes[q.stack[f]], Pay):
            seat, bill = q.stack[f + SEAT], q.stack[f + IT]
            known = [payment for payment in payments(q, seat, bill) if affordable(q, seat, payment.goods)]
            return list(dict.fromkeys(filter(None, (payment_words(q, one, bill, w, "nom") for one in known))))
    return []


def told_price(t: Table, action: int, w: Words, manner: str) -> str:
    """The price as it is named beside a choice; nothing, if that would be no news."""
    if manner == "did":
        return ""  # the whole move tells what it cost
    prices = price_of(t, action, w) if t.refuse(t.who, action) == OK else []
    return either(w, prices) if 0 < len(prices) <= MOST_PRICES else ""


def payment_words(t: Table, payment: Payment, bill: int, w: Words, case: str, by: bool = False) -> str:
    """Goods that are paid, improvements given up and, if that tells payments apart, the cards it uses up."""
    parts = [counted(t.game.goods[k], int(n), w, case) for k, n in enumerate(payment.goods) if n]
    parts += [w.say("pay-give-up", card=own_card(t, int(card), w)) for card in payment.back]
    said = listed(w, parts)
    spent = spenders(t, payment, bill) if by else []
    if not spent:
        return said
    cards = listed(w, [card_name(card, w.lang) for card in spent])
    return w.say("pay-by", what=said or w.say("word-nothing"), cards=cards)


def spenders(t: Table, payment: Payment, bill: int) -> list[str]:
    """The cards whose offers a payment rests on."""
    price, question_ = payment.price, int(QUESTION_OF[kind_of(bill)])
    if price is None or question_ < 0:
        return []
    answers = [
        t.rules.answers[number_of(entry)]
        for i, entry in enumerate(t.answerers[question_])
        if price.cards & BIT[i] and entry != GONE
    ]
    return [card.slug for card in t.game.cards if card and any(saying.answer in answers for saying in card.says)]


def payment_at(t: Table, i: int, w: Words) -> Told:
    """One of the payments that are open now."""
    f = t.top - FRAME
    known = payments(t, t.stack[f + SEAT], t.stack[f + IT]) if isinstance(t.node(), Pay) else []
    if i >= len(known):
        return "pay", {"what": w.say("word-nothing")}
    bill = int(t.stack[f + IT])
    said = [payment_words(t, payment, bill, w, "acc") for payment in known]
    what = said[i]
    if said.count(what) > 1 or not what:
        what = payment_words(t, known[i], bill, w, "acc", by=True) or w.say("word-nothing")
    return ("pay" if any(known[i].goods) or not known[i].back else "choose"), {"what": what}


def gives_card(t: Table, action: int) -> bool:
    """Is an improvement given up with this payment?"""
    f = t.top - FRAME
    known = payments(t, t.stack[f + SEAT], t.stack[f + IT]) if isinstance(t.node(), Pay) else []
    i = action - int(m.PAY)
    return 0 <= i < len(known) and len(known[i].back) > 0


def built(t: Table, i: int, w: Words, manner: str) -> Told:
    return priced("build", t, int(m.BUILD) + i, CARD_IDS[t.game.sold[i]], w, manner)


def played(t: Table, i: int, w: Words, manner: str) -> Told:
    return priced("play", t, int(m.PLAY) + i, CARD_IDS[i], w, manner)


def priced(key: str, t: Table, action: int, id: str, w: Words, manner: str) -> Told:
    """A card that is built or played. Its price tells it from another of the same name."""
    price = told_price(t, action, w, manner)
    if not price:
        return key, {"card": card_label(id, w.lang)}
    cost = facts(id)["cost"]
    usual = bool(cost) and price.startswith(cost_words(cost[0], w)) and not has_copy(id)
    return f"{key}-price", {"card": (card_name if usual else card_label)(id, w.lang), "price": price}


def fenced(t: Table, i: int, w: Words) -> Told:
    farm, grid = max(int(t.who), 0) * FARM, grid_of(t, int(t.who))
    shapes = grid.shapes
    cells = int(shapes.cells[i])
    new = int(count(shapes.borders[i] & ~t.farms[farm + FENCES]))
    key = "fence-split" if cells & t.farms[farm + GRAZED] else "fence"
    return key, {
        "cells": cells_seen(grid.shape_word(cells), corner_of(grid.places), w.say),
        "n": str(new),
        "count": new,
    }


def renovated(t: Table, i: int, w: Words, manner: str) -> Told:
    house = w.say(f"house-{HOUSES[i + 1]}")
    price = told_price(t, int(m.RENOVATE) + i, w, manner)
    return ("renovate-price", {"house": house, "price": price}) if price else ("renovate", {"house": house})


def secret(t: Table, start: int, i: int, w: Words, seat: int | None) -> Told:
    """Cards dealt, kept or discarded: only whoever has them in hand knows them."""
    card = card_label(CARD_IDS[i], w.lang)
    if isinstance(t.node(), Lot):  # it is played at once
        return "lot", {"whose": t.game.voice.seats[lot_seat(t.stack[t.top - FRAME + IT])], "card": card}
    if start == m.DEAL:
        owner = receiver(t)
        whose = t.game.voice.seats[owner]
        if seat == owner:
            return "deal", {"whose": whose, "card": card}
        return "deal-hidden", {"whose": whose, "deck": DECKS[int(t.stack[t.top - FRAME + IT]) % 2]}
    key = "discard" if start == m.DISCARD else t.game.voice.kind(int(m.RETAIN)).verb
    return (key, {"card": card}) if seat == t.who else (f"{key}-hidden", {"card": ""})


def placed(t: Table, i: int, w: Words, manner: str) -> Told:
    """A space, by what lies there if that is enough. Of what was done, its name on the board: what was taken is told
    with the whole move."""
    slug = space_slug(t, i)
    if manner != "act":
        return "place", {"space": space_label(slug, w)}
    if t.bare(i):
        return "place", {"space": space_name(slug, w.lang)}
    lying = list(t.lying(i))
    goods = goods_of(t.game, t.lying(i))
    named = slug.partition("-")[0] in t.game.goods and t.game.gathered(i)  # by its goods: to say them is enough
    if not named:
        return "place-goods", {"space": space_name(slug, w.lang), "what": goods_words(goods, w)}
    alike = [other for other in others_like(t, i) if list(t.lying(other)) == lying]
    what, own = goods_words(goods, w, "acc"), mark(t, i, w)
    shared = own in [mark(t, other, w) for other in alike]
    if not alike or not (own or shared):
        return "take", {"what": what}
    where = space_name(slug, w.lang).replace(" (", ", ").rstrip(")")
    return "take-from", {"what": what, "where": where if shared else own}


def mark(t: Table, i: int, w: Words) -> str:
    """What tells a space from others of its kind, such as the number of players it is for."""
    return space_name(space_slug(t, i), w.lang).partition(" (")[2].rstrip(")")


def others_like(t: Table, i: int) -> list[int]:
    """Other action spaces where somebody could take what lies there, if anything does."""
    return [int(k) for k in cells_in(t.open) if k != i and not t.bare(k) and not t.full(k)]


def space_slug(t: Table, i: int) -> str:
    return t.game.space_slugs[i] if i < len(t.game.space_slugs) else t.game.space_slugs[0]


def on_cell(key: str) -> Callable[[Table, int, Words], Told]:
    def told(t: Table, i: int, w: Words) -> Told:
        grid = grid_of(t, int(t.who))
        return key, {
            "cell": cells_seen(plot_word(t.game, grid, i), corner_of(grid.places), w.say) if i < grid.cells else str(i)
        }

    return told


def field_words(t: Table, seat: int, plot: int, w: Words) -> str:
    """A field of a farm, or a place to sow on a card."""
    word = plot_word(t.game, grid_of(t, seat), plot)
    if plot < t.game.card_plots or plot >= len(t.game.plot_cards):
        return cells_seen(word, corner_of(grid_of(t, seat).places), w.say) if are_cells(word) else word
    name, _, part = word.partition("/")
    card = card_name(name, w.lang)
    return w.say("field-card-part", card=card, n=part) if part else w.say("field-card", card=card)


def sown(t: Table, i: int, w: Words) -> Told:
    what = w.say(f"thing-{CROPS[i // t.game.plots + 1]}.name", case="acc")
    return "sow", {"what": what, "field": field_words(t, int(t.who), i % int(t.game.plots), w)}


def baked(t: Table, i: int, w: Words) -> Told:
    food = int(FACTS[i].get("bake", {}).get("food_per_grain", 0))
    return "bake", {"card": own_card(t, i, w), "food": counted("food", food, w)}


def taken(t: Table, i: int, w: Words) -> Told:
    """A good, and how many of it where that is certain."""
    node, good = t.node(), t.game.goods[i]
    n = 1 if isinstance(node, Resources) or t.who == CHANCE else 0
    if isinstance(node, TakeOne):
        n = max((int(goods[i]) for goods in node.bundles), default=0)
    if t.who == CHANCE:
        return "take-draw", {"what": counted(good, n, w)}
    if isinstance(node, Sale):
        price = counted("food", int(node.food_for(i)), w, "acc")
        return "take-price", {"what": counted(good, 1, w, "acc"), "price": price}
    return "take", {"what": counted(good, n, w, "acc") if n else w.say(f"thing-{good}.name", case="acc")}


def used(t: Table, i: int, w: Words) -> Told:
    card = card_label(CARD_IDS[i], w.lang)
    node = t.node()
    if isinstance(node, Plow) or node.asks == "plow":
        return "use-plow", {"card": card}
    does = described(node.parts[0], t, w) if isinstance(node, Optional) else ""
    return ("use-what", {"card": card, "what": does}) if does else ("use", {"card": card})


def chosen(t: Table, i: int, w: Words) -> Told:
    """One of several alternatives: told by what it does, or in words of its own."""
    node = t.node()
    does = described(node.parts[i], t, w) if isinstance(node, Choose) and i < len(node.parts) else ""
    if does:
        return "choose", {"what": does}
    cause = t.game.voice.cause(t)
    if not w.has(f"choice-{cause}"):
        return "choose-number", {"n": i + 1}
    seats = t.game.voice.seats
    numbers = printed(facts(cause)) | {"n": i + 1, "whose": seats[i] if i < len(seats) else ""}
    return "choose", {"what": w.say(f"choice-{cause}", **numbers)}


def kept(t: Table, i: int, w: Words, manner: str) -> Told:
    """Animals that stay, and what becomes of the others; those that are let go are told with the whole move."""
    node = t.node()
    seat = t.stack[t.top - FRAME + SEAT]
    herds = node.herds(t, seat) if isinstance(node, Housing) else []
    if i >= len(herds):
        return "keep-herd", {"what": w.say("word-nothing")}
    names = [t.game.goods[good] for good in t.game.animals]
    what = goods_words({name: int(n) for name, n in zip(names, herds[i])}, w, "acc") or w.say("word-nothing")
    rest = [int(here - stay) for here, stay in zip(t.herd(seat), herds[i])]
    gone = leftovers(t, int(seat), rest, w, cooked=not locked(t), told=manner == "act")
    return ("keep-herd-rest", {"what": what, "rest": listed(w, gone)}) if gone else ("keep-herd", {"what": what})


def leftovers(t: Table, seat: int, rest: list[int], w: Words, cooked: bool, told: bool) -> list[str]:
    """What becomes of animals without a place: cooked as well as possible, or released (§11.5), if that is `told`."""
    q = t.copy()
    q.pot = 0
    eaten: dict[str, int] = {}
    free: dict[str, int] = {}
    food = int(q.farms[seat * FARM])
    for k, good in reversed(list(enumerate(t.game.animals))):
        left = rest[k]
        if cooked and q.way_for(seat, good, left) >= 0:
            eaten = {t.game.goods[good]: left, **eaten}
            while left > 0:
                way = int(q.way_for(seat, good, left))
                cook(q, seat, way)
                left -= int(t.game.way_n[way])
        else:
            free = {t.game.goods[good]: rest[k], **free}
    said = []
    if any(eaten.values()):
        made = counted("food", int(q.farms[seat * FARM]) - food, w)
        said.append(w.say("rest-cook", what=goods_words(eaten, w), food=made))
    if told and any(free.values()):
        said.append(w.say("rest-release", what=goods_words(free, w)))
    return said


def way_words(t: Table, i: int, w: Words) -> Told:
    """Goods that become food."""
    rules = t.game
    if i >= len(rules.way_good):
        return "convert", {"card": w.say("word-nothing")}
    card = int(rules.way_card[i])
    key = "eat" if card < 0 else "cook" if FACTS[card].get("cook") else "way"
    args: dict[str, str | int] = {
        "what": counted(t.game.goods[rules.way_good[i]], int(rules.way_n[i]), w, "acc"),
        "food": counted("food", int(t.way_yield(max(int(t.who), 0), i)), w, "acc" if key == "way" else "nom"),
    }
    return key, args if card < 0 else {"card": own_card(t, card, w), **args}


def own_card(t: Table, number: int, w: Words) -> str:
    """A card by its name; with its price only if whoever decides has another of that name."""
    name = card_name(CARD_IDS[number], w.lang)
    mine = [int(card) for card in t.played[t.who]] if t.who >= 0 else []
    twins = [card for card in mine if card != number and card_name(CARD_IDS[card], w.lang) == name]
    return card_label(CARD_IDS[number], w.lang) if twins else name


def crafted(t: Table, i: int, w: Words) -> Told:
    card = t.game.cards[i] if i < len(t.game.cards) else None
    name = card_label(CARD_IDS[i], w.lang)
    if card is None or card.craft_good < 0:
        does = described(card.feeding, t, w) if card and card.feeding else ""
        return ("convert-part", {"card": name, "what": does}) if does else ("convert", {"card": name})
    what = counted(t.game.goods[card.craft_good], 1, w, "acc")
    return "way", {"card": name, "what": what, "food": counted("food", int(card.craft_food), w, "acc")}


def converted(t: Table, i: int, w: Words) -> Told:
    """Something else that a card allows at any time."""
    if i >= len(t.game.trade_nodes):
        return "convert", {"card": w.say("word-nothing")}
    number = int(t.game.trade_cards[i])
    if number < 0:
        return f"convert-{t.game.trade_words[i]}", {}
    card = card_label(CARD_IDS[number], w.lang)
    does = described(t.game.trade_nodes[i], t, w)
    if does:
        return "convert-part", {"card": card, "what": does}
    same = [k for k in range(len(t.game.trade_cards)) if t.game.trade_cards[k] == number]
    if len(same) == 1:
        return "convert", {"card": card}
    return "convert-part", {"card": card, "what": w.say("act-choose-number", n=same.index(i) + 1)}


def begged(t: Table, i: int, w: Words) -> Told:
    return "beg", {"n": str(i), "count": i}


def released(t: Table, i: int, w: Words) -> Told:
    return fitting("release", t.node().asks, w), {"what": counted(t.game.goods[t.game.animals[i]], 1, w, "acc")}


def field_of(t: Table, i: int, w: Words) -> Told:
    seats = t.game.voice.seats
    owner = i // int(t.game.plots)
    field = field_words(t, owner, i % int(t.game.plots), w)
    return ("field", {"field": field}) if owner >= len(seats) else ("field-of", {"field": field, "whose": seats[owner]})


def on_space(key: str) -> Callable[[Table, int, Words], Told]:
    def told(t: Table, i: int, w: Words) -> Told:
        return key, {"space": space_name(space_slug(t, i), w.lang)}

    return told


def first(t: Table, i: int, w: Words) -> Told:
    return "first", {"whose": "ABCDE"[i]}


def redealt(t: Table, i: int, w: Words) -> Told:
    return "mulligan", {"deck": ("occupations", "minors")[i]}


def drawn(t: Table, i: int, w: Words) -> Told:
    return "draw", {"deck": DECKS[i]}


SPELLED: dict[int, Callable[[Table, int, Words], Told]] = {
    int(m.FIRST_SEAT): first,
    int(m.REVEAL): on_space("reveal"),
    int(m.REDEAL): redealt,
    int(m.CHOICE): chosen,
    int(m.TAKE): taken,
    int(m.ROOM): on_cell("room"),
    int(m.STABLE): on_cell("stable"),
    int(m.PLOW): on_cell("plow"),
    int(m.FENCE): fenced,
    int(m.USE): used,
    int(m.SOW): sown,
    int(m.BAKE): baked,
    int(m.WAY): way_words,
    int(m.CRAFT): crafted,
    int(m.BEG): begged,
    int(m.RELEASE): released,
    int(m.CONVERT): converted,
    int(m.FIELD): field_of,
    int(m.DRAW): drawn,
    int(m.WHICH): on_space("space"),
}

# Told otherwise when it is done than when it is offered.
BY_MANNER: dict[int, Callable[[Table, int, Words, str], Told]] = {
    int(m.KEEP): kept,
    int(m.PLACE): placed,
    int(m.BUILD): built,
    int(m.PLAY): played,
    int(m.RENOVATE): renovated,
}

"""What the cards and events say, in words, made from the facts of `cards.json` and `events.json`.

    >>> card_text("mason", "en")
    'Suit: ore. Lies on: Miner. Nothing can lie on this card. Builders: 1. Gold: 2.'

Templates are chosen by what a card does, never by its name. Only rulings belong to a single card.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from tilth.games.villagers.rules.facts import FACTS, SOLO_FACTS
from tilth.text import LANGS, UnknownLanguage, Words, words
from tilth.text.cards import CardEntry

__all__ = ["SELDOM", "all_cards", "card_name", "card_text", "facts", "rulings"]

SELDOM = ("solo",)  # kinds of card that a list leaves out unless it is asked for them
_SYMBOLS = ("food", "builders", "gold")

Facts = dict[str, Any]


@cache
def _everything() -> dict[str, Facts]:
    return {card["id"]: card for card in [*FACTS, *SOLO_FACTS]}


def facts(id: str) -> Facts:
    """The facts of a card or event as its data file states them."""
    try:
        return _everything()[id]
    except KeyError:
        raise KeyError(f"no card or event {id!r}") from None


@cache
def card_name(id: str, lang: str) -> str:
    if lang not in LANGS:
        raise UnknownLanguage(lang)
    name: str = facts(id)["names"][lang]
    return name


def card_text(id: str, lang: str) -> str:
    """The whole text of a card or event: one sentence for each of its facts."""
    card = facts(id)
    w = words(lang, "villagers")
    return " ".join(_event(card, w) if card["kind"] == "event" else _villager(card, w))


def rulings(id: str, lang: str) -> list[str]:
    """What the rules settle about this card beyond its text, each with its section."""
    facts(id)
    w = words(lang, "villagers")
    found: list[str] = []
    while w.has(key := f"ruling-{id}-{len(found) + 1}"):
        found.append(f"{w.say(key)} ({w.say(f'{key}.section')})")
    return found


def all_cards(lang: str, implemented: Callable[[str], bool]) -> list[CardEntry]:
    """Every card and event, in the order of the data; `implemented` tells which the engine can play."""
    return [
        CardEntry(
            id=id,
            kind=card["kind"],
            names=dict(card["names"]),
            text=card_text(id, lang),
            rulings=rulings(id, lang),
            implemented=implemented(id),
        )
        for id, card in _everything().items()
    ]


def _villager(card: Facts, w: Words) -> list[str]:
    text: list[str] = []
    if "suit" in card:
        suit = w.say(f"suit-{card['suit']}")
        text.append(w.say("card-suit", suit=suit, symbols=card["symbols"]))
    if w.has(f"card-{card['kind']}"):
        text.append(w.say(f"card-{card['kind']}"))
    if "special" in card:
        text.append(w.say(f"special-{card['special']}"))
    text += _place(card, w)
    text += [w.say(f"card-{symbol}", n=card[symbol]) for symbol in _SYMBOLS if card.get(symbol)]
    text += [w.say(f"card-turned-{symbol}", n=n) for symbol, n in card.get("turned", {}).items()]
    if "silver" in card:
        text.append(_silver(card["silver"], w))
    if "padlock" in card:
        text.append(w.say("card-padlock", card=card_name(card["padlock"], w.lang)))
    if card.get("keys"):
        locked = [other["id"] for other in _everything().values() if other.get("padlock") == card["id"]]
        text.append(w.say("card-keys", n=card["keys"], cards=_list(locked, ", ", w)))
    if card.get("discard"):
        text.append(w.say("card-discard"))
    if "from_players" in card:
        text.append(w.say("card-players", n=card["from_players"]))
    return text


def _place(card: Facts, w: Words) -> list[str]:
    """Where the card is laid and how many cards lie on it; a card that is never laid has neither."""
    if "holds" not in card or card.get("discard"):
        return []
    if card.get("wild"):
        return [w.say("card-holds-wild", bottom=card["holds_as_bottom"], n=card["holds"])]
    chain: list[str] = card["chain"]
    if len(chain) > 1:
        whole = _list(chain, " → ", w)
        place = w.say("card-chain", card=card_name(chain[-1], w.lang), chain=whole)
    elif chain:
        place = w.say("card-on", card=card_name(chain[0], w.lang))
    else:
        place = w.say("card-bottom" if card["holds"] else "card-alone")
    return [place, w.say("card-holds", n=card["holds"])]


def _silver(silver: Facts, w: Words) -> str:
    suit = w.say(f"suit-{silver['suit']}") if "suit" in silver else ""
    what = w.say(f"silver-{silver['counts']}", per=silver["per"], suit=suit)
    return w.say("card-silver", amount=silver["amount"], what=what)


def _event(event: Facts, w: Words) -> list[str]:
    return [
        w.say(f"season-{event['season']}"),
        w.say(f"works-{event['works']}"),
        _does(event["does"], event["works"], w),
    ]


def _does(does: Facts, works: str, w: Words) -> str:
    op: str = does["op"]
    if op == "rule":
        return w.say(f"op-rule-{does['rule']}", value=does.get("value", 0))
    if "per" not in does:
        return w.say(f"op-{op}", works=works, **{key: value for key, value in does.items() if key != "op"})
    # What is counted one by one reads "for each ..."; a number found on one card reads "as many as ...".
    way = "each" if w.has(f"each-{does['per']}") else "sum"
    what = w.say(f"{way}-{does['per']}", whose=does["whose"])
    return w.say(f"op-{op}-{way}", amount=does["amount"], what=what)


def _list(ids: list[str], between: str, w: Words) -> str:
    return between.join(card_name(id, w.lang) for id in ids)

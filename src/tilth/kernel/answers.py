# compiled
"""Questions the rules ask (how many, how much, may I) and the prices cards allow.

A number is asked with `ask`: every card in play that has something to say changes the answer in turn. A price is asked
with `prices`: the set of all payments reachable from the printed one by own cards in any order, each card once, without
the payments that another one beats. Nothing is used up by asking; `paid` tells the cards whose offers were taken.
"""

from __future__ import annotations

from tilth.kernel.core import Position
from tilth.kernel.doors import Answer
from tilth.kernel.entries import GONE, entered, number_of, owner_of, packed, struck
from tilth.kernel.native import BIT, i64, vec


def answer_to(p: Position, question: i64, owner: i64, answer: Answer) -> None:
    """From now on, `owner`'s card has a say in `question`."""
    if answer.id < 0:
        raise ValueError(f"an answer was never numbered: {type(answer).__name__}, to question {question}")
    tables = p.answerers[:]
    tables[question] = entered(tables[question], packed(answer.id, owner, 0), True)
    p.answerers = tables


def no_answer(p: Position, question: i64, owner: i64, answer: Answer) -> None:
    tables = p.answerers[:]
    tables[question] = struck(tables[question], packed(answer.id, owner, 0))
    p.answerers = tables


def ask(p: Position, question: i64, seat: i64, value: i64, arg: i64) -> i64:
    """The answer to a question about a number, for `seat`, from the printed `value`."""
    table = p.answerers[question]
    n: i64 = len(table)
    i: i64 = 0
    while i < n:
        entry = table[i]
        if entry != GONE:
            value = p.rules.answers[number_of(entry)].change(p, owner_of(entry), seat, value, arg)
        i += 1
    return value


class Price:
    """One way to pay: amounts per good, the cards whose offers it rests on, and those of them that are spent by it."""

    def __init__(self, goods: vec[i64], cards: i64, spent: i64) -> None:
        self.goods = goods
        self.cards = cards
        self.spent = spent

    def beats(self, other: Price) -> bool:
        """Never dearer, spends nothing else."""
        if self.spent & ~other.spent:
            return False
        i: i64 = 0
        n: i64 = len(self.goods)
        while i < n:
            if self.goods[i] > other.goods[i]:
                return False
            i += 1
        return True

    def same(self, other: Price) -> bool:
        """The same goods, resting on no other cards."""
        if self.cards & ~other.cards:
            return False
        i: i64 = 0
        n: i64 = len(self.goods)
        while i < n:
            if self.goods[i] != other.goods[i]:
                return False
            i += 1
        return True


def bargains(p: Position, question: i64, seat: i64, arg: i64 = -1) -> bool:
    """Has this seat a card that may allow it other prices: for anything, or for this?"""
    table = p.answerers[question]
    n: i64 = len(table)
    i: i64 = 0
    while i < n:
        own = table[i] != GONE and owner_of(table[i]) == seat
        if own and (arg < 0 or p.rules.answers[number_of(table[i])].concerns(arg)):
            return True
        i += 1
    return False


def prices(p: Position, question: i64, seat: i64, printed: vec[i64], arg: i64) -> list[Price]:
    """All undominated ways to pay, the printed one first if it is among them."""
    table = p.answerers[question]
    found = [Price(printed, 0, 0)]
    at: i64 = 0
    while at < len(found):
        price = found[at]
        at += 1
        n: i64 = len(table)
        i: i64 = 0
        while i < n:
            entry = table[i]
            if entry != GONE and owner_of(entry) == seat and not price.cards & BIT[i]:
                card = p.rules.answers[number_of(entry)]
                for goods in card.offer(p, seat, price.goods, arg):
                    spent = price.spent | BIT[i] if card.spends else price.spent
                    offer = Price(goods, price.cards | BIT[i], spent)
                    if not any(known.same(offer) for known in found):
                        found.append(offer)
            i += 1
    if len(found) == 1:
        return found
    best: list[Price] = []
    for price in found:
        if not any(other.beats(price) for other in best):
            best = [other for other in best if not price.beats(other)]
            best.append(price)
    return best


def paid(p: Position, question: i64, price: Price) -> None:
    """Tell the cards on which a payment rested that it was made."""
    table = p.answerers[question]
    n: i64 = len(table)
    i: i64 = 0
    while i < n:
        if price.cards & BIT[i] and table[i] != GONE:
            p.rules.answers[number_of(table[i])].used(p, owner_of(table[i]))
        i += 1

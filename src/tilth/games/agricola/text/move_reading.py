"""Moves from words: what a line of play means here, and whether a round can begin with these words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from tilth.games.agricola.rules import actions as m
from tilth.games.agricola.rules.animals import Housing
from tilth.games.agricola.rules.exchanges import Exchange
from tilth.games.agricola.rules.facts import CARD_IDS
from tilth.games.agricola.rules.feeding import Feed
from tilth.games.agricola.rules.goods import STAGES
from tilth.games.agricola.rules.layout import (
    FARM,
    FENCES,
    GRAZED,
    HOME,
    RESERVED,
)
from tilth.games.agricola.rules.rulebook import AgricolaRules
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.rules.work_phase import Parting
from tilth.games.agricola.text.move_words import kinds, trade_word, way_word
from tilth.games.agricola.text.reasons import reasons, rows_of
from tilth.games.agricola.text.table_words import grid_of, read_bundle
from tilth.games.agricola.text.typed_lines import Ear
from tilth.kernel.core import CHANCE, FIRST_ACTION, FRAME, IT, OK, PASS, SEAT, Position
from tilth.kernel.reactions import Order
from tilth.kernel.voice import Voice


class MoveReading(Voice):
    """How moves are called and read."""

    passes = frozenset({"pass", "done"})
    sayings = frozenset(("eat", "cook", "convert", "fences", "order", "and", "skip", "unfence", "leave", "hold"))

    def __init__(self, rules: AgricolaRules, seats: list[str], options: Mapping[str, Any]) -> None:
        super().__init__(kinds(rules), reasons(rules), seats)
        self.rules = rules
        self.options = dict(options)
        self.ear = Ear(rules)
        self.codes = {row.code: self.reasons[row.number] for row in rows_of(rules) if not row.text}
        self.own_words = {int(m.WAY) + w: way_word(rules, w) for w in range(len(rules.way_good))}
        for k in range(len(rules.trade_nodes)):
            self.own_words[int(m.CONVERT) + k] = trade_word(rules, k)

    def name(self, p: Position, action: int) -> str:
        return self.own_words.get(action) or super().name(p, action)

    def plainly(self, text: str) -> str:
        return " ".join(self.ear.line(super().plainly(text).split()))

    def read(self, p: Position, seat: int, tokens: Sequence[str]) -> list[tuple[int, int]]:
        found = self.ordered(p, seat, tokens) or self.plain(p, seat, tokens)
        if not p.over and p.who == seat and isinstance(p.node(), Parting):
            return self.read_parting(cast(Table, p), seat, tokens, found)
        if not found or p.over or p.who != seat or any(p.refuse(seat, action) == OK for action, _ in found):
            return found
        if p.refuse(seat, PASS) == OK:  # words for what comes after a part that need not be ended with a word
            q = p.copy()
            q.act(PASS)
            while not q.over and q.who == seat and q.forced() >= 0:
                if q.forced() != PASS and q.forced() in [action for action, _ in self.plain(q, seat, tokens)]:
                    return [(int(PASS), 0)]
                q.act(q.forced())
            after = self.read(q, seat, tokens) if not q.over and q.who == seat else []
            if any((n or action == PASS) and q.refuse(seat, action) == OK for action, n in after):  # or after more such
                return [(int(PASS), 0)]
        return found

    def read_parting(
        self, t: Table, seat: int, tokens: Sequence[str], found: list[tuple[int, int]]
    ) -> list[tuple[int, int]]:
        """Words after those of an action: an exchange may follow it, if they do not belong to what comes later in the
        round; there is nothing to pass."""
        found = [(action, n) for action, n in found if action != PASS]
        q = t.copy()
        q.act(PASS)
        while not q.over and q.who == seat and q.forced() >= 0:
            q.act(q.forced())
        if not q.over and q.who == seat and q.round == t.round:
            later = [action for action, _ in self.plain(q, seat, tokens) if q.refuse(seat, action) == OK]
            if later or self.implied(q, seat, tokens) is not None:
                return found
        if t.refuse(seat, self.rules.exchange) == OK and tokens[0] != "exchange":
            q = t.copy()
            q.act(self.rules.exchange)
            if any(q.refuse(seat, action) == OK for action, n in self.plain(q, seat, tokens) if n > 1 or not n):
                return [(int(self.rules.exchange), 0)]
        if tokens[0] == "keep" and len(tokens) > 1 and read_bundle(self.rules.goods, tokens[1]) is not None:
            found.append((int(m.KEEP), 2))  # refused: there are not so many
        return found

    def ordered(self, p: Position, seat: int, tokens: Sequence[str]) -> list[tuple[int, int]]:
        """Which of several reactions comes first: `order CARD`; `use CARD` says as much, and so do words that make
        sense after one order only, or after one that changes nothing."""
        node = p.node() if not p.over and p.who == seat else None
        if not isinstance(node, Order):
            return []
        waiting = [int(action) for action in node.pending(p, p.top - FRAME)]
        for action in waiting:
            verb, card = self.name(p, action).split()
            if list(tokens[:2]) in ([verb, card], ["use", card]):
                return [(action, 2 if tokens[0] == verb else 0)]
        fits = [action for action in waiting if self.fits(p, seat, action, tokens)]
        return [(fits[0], 0)] if fits and (len(fits) == 1 or p.forced() >= 0) else []

    def meant(self, p: Position, forced: int, action: int, verb: str, within: bool) -> bool:
        if action == self.rules.exchange and isinstance(p.node(), Parting):
            return within
        named = isinstance(p.node(), Order) and action < FIRST_ACTION
        return named or super().meant(p, forced, action, verb, within)

    def plain(self, p: Position, seat: int, tokens: Sequence[str]) -> list[tuple[int, int]]:
        if tokens[0] == "and":  # a second person in the same turn
            again = tokens[1:2] in (["place"], [self.rules.resting_verb])
            rest = tokens[1:] if again else ["place", *tokens[1:]]
            return [(action, n + again) for action, n in self.plain(p, seat, rest)]
        found = [(action, n) for action, n in super().read(p, seat, tokens) if not self.numbered(action)]
        verb, word = tokens[0], tokens[1] if len(tokens) > 1 else ""
        if verb in self.passes and (int(PASS), 1) not in found:
            found.append((int(PASS), 1))
        elif verb == "beg" and (p.over or not word.isdigit()):
            found.append((int(m.BEG) + self.lacking(cast(Table, p)), 1))
        elif verb == "fences" and word in grid_of(cast(Table, p), seat).edge_number and 0 <= seat < self.rules.seats:
            found += self.read_edges(cast(Table, p), seat, tokens)
        elif verb == "keep" and not found and not p.over and p.who == seat:
            found += self.read_herd(cast(Table, p), seat, word)
        elif verb in ("build", "play") and word in CARD_IDS:
            card = CARD_IDS.index(word)
            place = int(self.rules.sold_at[card]) if card < len(self.rules.cards) else 0
            found = [(int(m.BUILD) + place - 1 if place else int(m.PLAY) + card, 2)]
        elif verb in ("eat", "cook", "convert") and word:
            said = f"{verb} {word}"
            found += [(action, 2) for action, name in self.own_words.items() if name == said]
            found = found or [(int(m.WAY) + way, 2) for way in self.ways_of(word)]
            if not found and verb == "cook" and word in self.rules.goods and 0 <= seat < self.rules.seats:
                best = cast(Table, p).way_for(seat, self.rules.goods.index(word), 1) + 1
                ways = [w for w, good in enumerate(self.rules.way_good) if self.rules.goods[good] == word]
                cooked = [w for w in ways if self.rules.way_card[w] >= 0]
                if best - 1 in cooked or cooked:
                    found.append((int(m.WAY) + int(best - 1 if best - 1 in cooked else cooked[0]), 2))
        return found

    def ways_of(self, word: str) -> list[int]:
        """`cattle:butcher`: the way in which this card makes food of that, whatever the way is called."""
        good, _, card = word.partition(":")
        ways = zip(self.rules.way_good, self.rules.way_card, strict=True)
        return [
            w
            for w, (k, number) in enumerate(ways)
            if number >= 0 and [good, card] == [self.rules.goods[k], CARD_IDS[number]]
        ]

    def numbered(self, action: int) -> bool:
        """Is this one of the exchanges, which have words of their own, and whose numbers are nobody's business?"""
        return m.WAY <= action < m.WAY + m.WAYS or m.CONVERT <= action < m.CONVERT + m.TRADES

    def read_herd(self, t: Table, seat: int, word: str) -> list[tuple[int, int]]:
        """A herd smaller than those listed: the next animal that is cooked or released; the rest then is listed. Where
        all find room, the last one takes the words with it; if all stay, nothing more is exchanged."""
        herd = read_bundle(self.rules.goods, word)
        panel = isinstance(t.node(), Exchange)
        if herd is None or not (panel or isinstance(t.node(), Housing)):
            return []
        if any(n and not self.rules.herded[good] for good, n in enumerate(herd)):
            return []
        left = [int(t.farms[seat * FARM + good]) - herd[good] for good in self.rules.animals]
        if panel and min(left) < 0:
            return []
        for k, surplus in enumerate(left):
            if surplus > 0:
                way = int(t.way_for(seat, self.rules.animals[k], surplus))
                cooks = way >= 0 and t.refuse(seat, int(m.WAY) + way) == OK
                gone = int(self.rules.way_n[way]) if cooks else 1
                return [(int(m.WAY) + way if cooks else int(m.RELEASE) + k, 2 if panel and sum(left) == gone else 0)]
        return [(int(PASS), 2)] if panel else []

    def read_edges(self, t: Table, seat: int, tokens: Sequence[str]) -> list[tuple[int, int]]:
        """Fences named edge by edge: the pastures they make, one after the other, new ground first; the last takes the
        words with it."""
        edges, said = int(t.farms[seat * FARM + FENCES]), 1
        grid = t.grid(seat)
        while said < len(tokens) and tokens[said] in grid.edge_number:
            edges |= 2 ** grid.edge_number[tokens[said]]
            said += 1
        reserved = int(t.farms[seat * FARM + RESERVED])
        wanted = {cells for cells in grid.enclosed(edges) if not cells & reserved}
        grazed = int(t.farms[seat * FARM + GRAZED])
        fresh = wanted - {int(cells) for cells in t.pastures[seat]}
        found: list[tuple[int, int]] = []
        for cells in sorted(fresh or wanted, key=lambda cells: (cells & grazed, cells)):
            shape = grid.shapes.index.get(cells)
            if shape is None:
                continue
            action = int(t.game.act_fence.start) + shape
            if t.refuse(seat, action) != OK:
                found.append((action, said))  # the reason may be told, if no other can be built
                continue
            q = t.copy()
            q.enclose(seat, cells)
            return [(action, said if {int(c) for c in q.pastures[seat]} == wanted else 0)]
        return found

    def spoken(self, p: Position, tokens: Sequence[str]) -> int:
        verb, rest = tokens[0], tokens[1:]
        if verb == "and" and rest:
            return 1 + (self.spoken(p, rest) or self.spoken(p, ["place", *rest]) - 1)
        if verb in ("eat", "cook", "convert"):
            word = rest[0] if rest else ""
            known = word in self.rules.goods or f"{verb} {word}" in self.own_words.values() or self.ways_of(word)
            return 2 if known else 0
        if verb == "fences":
            grids = cast(Table, p).grids
            edges = [token for token in rest if any(token in grid.edge_number for grid in grids)]
            return 1 + len(edges) if edges else 0
        return max(super().spoken(p, tokens), 1 if verb == "beg" else 0)

    def known_cards(self) -> list[str]:
        """The cards of this game."""
        return [CARD_IDS[card.number] for card in self.rules.cards if card is not None]

    def implied(self, p: Position, seat: int, tokens: Sequence[str]) -> int | None:
        """One of several alternatives, or the panel of exchanges; if neither makes sense, a card that may be used."""
        legal = p.legal()
        asides = [action for action in legal if action == self.rules.exchange or m.CHOICE <= action < m.TAKE]
        for open_ in (asides, [action for action in legal if m.USE <= action < m.SOW]):
            fits = [action for action in open_ if self.fits(p, seat, action, tokens)]
            if fits:
                return fits[0] if len(fits) == 1 else None
        return None

    def fits(self, p: Position, seat: int, action: int, tokens: Sequence[str]) -> bool:
        """Do these words make sense after this choice?"""
        q = p.copy()
        q.patient = True
        q.act(action)
        return any(q.refuse(seat, a) == OK for a, _ in self.read(q, seat, tokens) if a != PASS)

    def lacking(self, t: Table) -> int:
        """Begging cards that are due now."""
        if t.over or not isinstance(t.node(), Feed):
            return 0
        f = t.top - FRAME
        return max(0, int(t.stack[f + IT] - t.farms[t.stack[f + SEAT] * FARM]))

    def round_words(self, p: Position, text: str) -> str:
        return f"reveal {text}" if text and p.node().asks == "reveal" else ""

    def card_named(self, text: str) -> str:
        """A space by its name, if these words are one."""
        words_ = text.split()
        slug, n = self.ear.space(words_) if words_ else ("", 0)
        return slug if n == len(words_) else text

    def round_fault(self, p: Position, number: str, text: str) -> str:
        """What is wrong with `round: NUMBER CARD` here."""
        t = cast(Table, p)
        text = self.card_named(text)
        if p.over:
            return "the game is over"
        if t.round == 0 and p.who == CHANCE:
            return self.draw_first(p)
        if p.node().asks != "reveal":
            home = [(name, int(t.farms[s * FARM + HOME])) for s, name in enumerate(self.seats)]
            left = [f"{name} still has {n} {'person' if n == 1 else 'people'} to place" for name, n in home if n]
            if number != str(t.round):
                waits = left or [f"{self.seat_name(p.who)} has to decide first ({p.node().asks})"]
                now = f"it is round {t.round}" if t.round else "the hands are not complete"
                return f"round {number} does not begin here: {now}, and {', '.join(waits)}"
            card = self.rules.space_slugs[t.order[t.round]]
            return f"the card of round {number} is {card}, not {text}" if text not in ("", card) else ""
        left = [self.rules.space_slugs[action - m.REVEAL] for action in p.legal()]
        if number != str(t.round):
            return f"round {t.round} begins here, not round {number}: write `round: {t.round} {text or left[0]}`"
        if text in left:
            return ""
        fact = next((fact for fact in self.rules.space_facts if fact["slug"] == text), {})
        wrong = f"there is no round card {text!r}" if text else "the card that is turned up is missing"
        if "stage" in fact:
            wrong = f"{text} was turned up before"
            if fact["stage"] != STAGES[t.round]:
                wrong = f"{text} belongs to stage {fact['stage']}, round {number} to stage {STAGES[t.round]}"
        return f"{wrong}; write `round: {number} CARD` with one of {', '.join(left)}"

    def decided(self, p: Position) -> bool:
        return isinstance(p.node(), Feed)

    def draw_first(self, p: Position) -> str:
        if p.node().asks != "reveal":
            return super().draw_first(p)
        card = self.name(p, p.legal()[0]).split()[1]
        now = cast(Table, p).round
        return f"round {now} has not begun: write `round: {now} CARD` before this line, such as `round: {now} {card}`"

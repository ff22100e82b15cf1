"""The words of Agricola: names of moves, reasons, what a seat may see, scores."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from tilth.games.agricola.deck.families import SecondPerson
from tilth.games.agricola.options import read_series, target
from tilth.games.agricola.rules import actions as m
from tilth.games.agricola.rules import scoring
from tilth.games.agricola.rules.effects import Choose, Use
from tilth.games.agricola.rules.facts import CARD_IDS, OCCUPATION_START
from tilth.games.agricola.rules.goods import CROPS, HARVEST, ROUNDS, STAGES
from tilth.games.agricola.rules.grid import MOST_FENCES, MOST_STABLES, cells_in, count
from tilth.games.agricola.rules.kitchen import Exchange, Feed, Housing
from tilth.games.agricola.rules.layout import (
    ASIDE,
    BEGGING,
    BEST,
    BREEDING,
    CHILDREN,
    COOKS,
    FARM,
    FENCES,
    FIELD_PHASE,
    FIELDS,
    GRAZED,
    HOME,
    PEOPLE,
    PHASES,
    ROOMS,
    SOWN,
    STABLES,
    TILLED,
    USED_UP,
    WORK,
)
from tilth.games.agricola.rules.packed import (
    departed_card,
    laid_good,
    laid_number,
    laid_round,
    laid_seat,
)
from tilth.games.agricola.rules.spaces import SPACE_FACTS, SPACE_IDS
from tilth.games.agricola.rules.table import AgricolaRules, Table
from tilth.games.agricola.rules.work_phase import Parting
from tilth.games.agricola.text import positions
from tilth.games.agricola.text.farm_view import arrangement, crowded, joined, regions
from tilth.games.agricola.text.move_words import kinds, trade_word, way_word
from tilth.games.agricola.text.position_reading import forget
from tilth.games.agricola.text.reasons import ROWS, reasons
from tilth.games.agricola.text.typed_lines import Ear
from tilth.kernel.core import CHANCE, FIRST_ACTION, FRAME, IT, OK, PASS, SEAT, STEP, Position
from tilth.kernel.errors import Reason
from tilth.kernel.native import BIT, i64, vec
from tilth.kernel.reactions import Order, reacting
from tilth.kernel.voice import Sheet, Voice


def canonical(value: Any) -> Any:
    """A value as it compares: lists, and words joined by +, in any order; nothing and 0 left out."""
    if isinstance(value, Mapping):
        parts = {str(key): canonical(part) for key, part in value.items()}
        return {key: part for key, part in parts.items() if part not in (0, None, {}, [])}
    if isinstance(value, list):
        return sorted(str(canonical(part)) for part in value)
    return "+".join(sorted(value.split("+"))) if isinstance(value, str) else value


class AgricolaVoice(Voice):
    passes = frozenset({"pass", "done"})
    sayings = frozenset(("eat", "cook", "convert", "fences", "order", "and", "skip", "unfence", "leave", "hold"))

    def __init__(self, rules: AgricolaRules, seats: list[str], options: Mapping[str, Any]) -> None:
        super().__init__(kinds(rules), reasons(), seats)
        self.rules = rules
        self.options = dict(options)
        self.ear = Ear(rules)
        self.codes = {row.code: self.reasons[row.number] for row in ROWS if not row.text}
        self.own_words = {int(m.WAY) + w: way_word(rules, w) for w in range(len(rules.way_good))}
        for k in range(len(rules.trade_nodes)):
            self.own_words[int(m.CONVERT) + k] = trade_word(rules, k)

    # -- names

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
            if any(n and q.refuse(seat, action) == OK for action, n in after):
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
        if tokens[0] == "keep" and len(tokens) > 1 and positions.read_bundle(self.rules.goods, tokens[1]) is not None:
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
            again = tokens[1:2] == ["place"]
            rest = tokens[1:] if again else ["place", *tokens[1:]]
            return [(action, n + again) for action, n in self.plain(p, seat, rest)]
        found = super().read(p, seat, tokens)
        verb, word = tokens[0], tokens[1] if len(tokens) > 1 else ""
        if verb in self.passes and (int(PASS), 1) not in found:
            found.append((int(PASS), 1))
        elif verb == "beg" and (p.over or not word.isdigit()):
            found.append((int(m.BEG) + self.lacking(cast(Table, p)), 1))
        elif verb == "fences" and word in self.rules.grid.edge_number and 0 <= seat < self.rules.seats:
            found += self.read_edges(cast(Table, p), seat, tokens)
        elif verb == "keep" and not found and not p.over and p.who == seat:
            found += self.read_herd(cast(Table, p), seat, word)
        elif verb in ("build", "play") and word in CARD_IDS:
            card = CARD_IDS.index(word)
            found = [(int(m.BUILD if card < m.MAJORS else m.PLAY) + card, 2)]
        elif verb in ("eat", "cook", "convert") and word:
            said = f"{verb} {word}"
            found += [(action, 2) for action, name in self.own_words.items() if name == said]
            if not found and verb == "cook" and word in self.rules.goods and 0 <= seat < self.rules.seats:
                best = cast(Table, p).farms[seat * FARM + BEST + self.rules.goods.index(word)]
                ways = [w for w, good in enumerate(self.rules.way_good) if self.rules.goods[good] == word]
                cooked = [w for w in ways if self.rules.way_card[w] >= 0]
                if best - 1 in cooked or cooked:
                    found.append((int(m.WAY) + int(best - 1 if best - 1 in cooked else cooked[0]), 2))
        return found

    def read_herd(self, t: Table, seat: int, word: str) -> list[tuple[int, int]]:
        """A herd smaller than those listed: the next animal that is cooked or released; the rest then is listed. Where
        all find room, the last one takes the words with it; if all stay, nothing more is exchanged."""
        herd = positions.read_bundle(self.rules.goods, word)
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
                way = int(t.farms[seat * FARM + BEST + self.rules.animals[k]]) - 1
                cooks = way >= 0 and self.rules.way_n[way] <= surplus and t.refuse(seat, int(m.WAY) + way) == OK
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
        wanted = set(regions(grid, edges))
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
            return 2 if word in self.rules.goods or f"{verb} {word}" in self.own_words.values() else 0
        if verb == "fences":
            edges = [token for token in rest if token in self.rules.grid.edge_number]
            return 1 + len(edges) if edges else 0
        return max(super().spoken(p, tokens), 1 if verb == "beg" else 0)

    def when(self, p: Position) -> str:
        t = cast(Table, p)
        return f"round {t.round}, {PHASES[t.phase]}"

    def lacking(self, t: Table) -> int:
        """Begging cards that are due now."""
        if t.over or not isinstance(t.node(), Feed):
            return 0
        f = t.top - FRAME
        return max(0, int(t.stack[f + IT] - t.farms[t.stack[f + SEAT] * FARM]))

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
        phrase = " ".join(rest)
        if verb == "place" and len(rest) > 2 and rest[1] == "choose":
            return self.wrong_part(t, seat, rest[0], rest[2])
        if verb == "place" and len(rest) > 1:
            return self.never_code(t, seat, rest[1:]) if rest[1] in ("fences", "renovate", "skip") else ""
        if verb == "and" and (t.space < 0 or t.user != seat or not self.places_two(t, seat)):
            return "TWO_PEOPLE"
        if verb == "take" and rest and rest[0][0].isdigit():
            return "PARTIAL_TAKE"
        if verb == "skip":
            return "SECOND_WITHOUT_FIRST"
        if verb == "unfence":
            return "FENCE_REMOVED"
        if verb == "leave":
            return "SKIP_FIELD"
        if verb == "hold":
            return "HOLD_BACK_FOOD"
        if verb == "renovate" and rest and rest[0] not in ("clay", "stone"):
            return "DOUBLE_RENOVATION" if rest[0] == "twice" else "PARTIAL_RENOVATION"
        if verb == "room" and rest and rest[0] in ("wood", "clay", "stone"):
            return "WRONG_MATERIAL"
        if verb == "keep" and phrase.endswith("in supply"):
            return "ANIMAL_IN_SUPPLY"
        if verb == "keep" and rest and not t.over and isinstance(t.node(), Housing):
            return self.wrong_herd(t, seat, rest[0])
        if verb == "fence" and rest and 0 <= seat < t.game.seats:
            return self.wrong_cells(t, seat, rest[0])
        if verb == "fences" and rest and rest[0] in self.rules.grid.edge_number:
            return self.wrong_fences(t, seat, rest)
        return ""

    def places_two(self, t: Table, seat: int) -> bool:
        """Does a card let this seat place two people in one turn?"""
        return any(isinstance(node, SecondPerson) for node in reacting(t, USED_UP, seat))

    def wrong_part(self, t: Table, seat: int, slug: str, word: str) -> str:
        """Why the chosen part of a space cannot be done, where none of its parts can be."""
        if slug not in self.rules.space_slugs or not word.isdecimal() or t.who != seat:
            return ""
        space, k = self.rules.space_slugs.index(slug), int(word) - 1
        use = self.rules.uses[space]
        if not isinstance(use, Use) or not isinstance(use.action, Choose) or not 0 <= k < len(use.action.parts):
            return ""
        lack = use.action.doable(t, seat, 0)
        if lack == OK or t.refuse(seat, int(m.PLACE) + space) != lack:
            return ""
        return self.reason(use.action.parts[k].doable(t, seat, 0)).code

    def wrong_cells(self, t: Table, seat: int, word: str) -> str:
        """Why cells can never be one pasture; nothing, if they could be, or if it is no word for cells."""
        grid = t.grid(seat)
        cells = grid.read(word)
        if cells < 0 or cells in grid.shapes.index:
            return ""
        if cells & t.barred(seat):
            return "FENCE_ENCLOSES"
        return "PASTURE_DETACHED" if len(joined(grid, cells)) > 1 else "FENCE_LIMIT"

    def wrong_herd(self, t: Table, seat: int, word: str) -> str:
        numbers = positions.read_bundle(self.rules.goods, word)
        if numbers is None or t.stack[t.top - FRAME + SEAT] != seat:
            return ""
        herd = vec[i64]([numbers[k] for k in self.rules.animals])
        if any(n > here for n, here in zip(herd, t.herd(seat))):
            return "OVER_CAPACITY"
        places = t.places(seat)
        if places.hold(herd):
            return ""
        return "MIXED_PASTURE" if places.hold_mixed(herd) else "OVER_CAPACITY"

    def wrong_fences(self, t: Table, seat: int, tokens: Sequence[str]) -> str:
        """What is wrong with fences named edge by edge (§10.4); nothing, if they make pastures."""
        f, grid = seat * FARM, t.grid(seat)
        edges = int(t.farms[f + FENCES])
        for token in tokens:
            if token in grid.edge_number:
                edges |= 2 ** grid.edge_number[token]
        if count(edges) > MOST_FENCES:
            return "FENCE_LIMIT"
        pastures = regions(grid, edges)
        barred = int(t.barred(seat))
        if any(cells & barred for cells in pastures):
            return "FENCE_ENCLOSES"
        closed = 0
        for cells in pastures:
            closed |= cells
        useful = 0
        for cells in pastures:
            useful |= int(grid.border(cells))
        useless = edges & ~useful
        inside = 0
        for cell in cells_in(closed):
            inside |= int(grid.around[cell])
        if not pastures or (useless & ~inside and not closed & ~int(t.farms[f + GRAZED])):
            return "FENCE_OPEN"
        if useless:
            return "FENCE_LOOSE"
        return "PASTURE_DETACHED" if len(joined(grid, closed)) > 1 else ""

    def cause(self, p: Position) -> str:
        """The card or space because of which something is asked."""
        for f in range(p.top - FRAME, -1, -FRAME):
            path = p.nodes[p.stack[f]].path
            head, _, rest = path.partition(".")
            if head in ("card", "space"):
                return rest.split(".")[0]
            if head == "enters":
                return CARD_IDS[p.stack[f + IT]]
        return ""

    # -- what is on the table

    def describe(self, p: Position) -> dict[str, Any]:
        t = cast(Table, p)
        data = positions.describe(t)
        data.update(positions.saved(t))
        data["tables"] = self.tables(p)
        data["stack"] = self.frames(p)
        return data

    def view(self, p: Position, seat: int | None) -> dict[str, Any]:
        """What `seat` may know: the description without what is hidden from it, and the question if it is its own."""
        t = cast(Table, p)
        data = positions.describe(t)
        data["goods"] = list(self.rules.goods)
        data["animals"] = [self.rules.goods[good] for good in self.rules.animals]
        data["turn"] = self.turn(t)
        data["question"] = None if p.over else {"seat": self.seat_name(p.who), "asks": p.node().asks}
        if seat is not None and p.who == seat:
            data["question"]["cause"] = self.cause(p)
            data["question"]["choices"] = [self.name(p, a) for a in p.legal()]
            if t.packs:
                data["pack"] = [CARD_IDS[card] for card in sorted(t.packs[seat])]
        data["rounds"] = self.rounds(t)
        data["mode"] = t.game.mode.name
        data["decks"] = {"occupations": len(t.decks[0]), "minors": len(t.decks[1])}
        if t.game.seats == 1:
            data["series"] = self.series(t)
        for s, name in enumerate(self.seats):
            hand = data[name].pop("hand")
            data[name].update(self.shown(t, s))
            if s == seat:
                data[name]["hand"] = hand
        return data

    def rounds(self, t: Table) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for entry in t.later:
            r, who = str(laid_round(entry)), self.seats[laid_seat(entry)]
            good = positions.things_laid(self.rules)[laid_good(entry)]
            goods = found.setdefault(r, {}).setdefault(who, {})
            goods[good] = goods.get(good, 0) + int(laid_number(entry))
        return found

    def shown(self, t: Table, s: int) -> dict[str, Any]:
        """Of one farm, what can be worked out from what lies open."""
        f = s * FARM
        sheet = self.items(t, s)
        mine = [int(card) for card in t.hands[s]]
        places = t.places(s)
        kinds = int(places.kinds)
        caps = sorted(max(int(n) for n in places.sizes[kinds * i : kinds * (i + 1)]) for i in range(len(t.pastures[s])))
        return {
            "hand_size": len(mine),
            "hand_occupations": sum(1 for card in mine if card >= OCCUPATION_START),
            "hand_minors": sum(1 for card in mine if card < OCCUPATION_START),
            "fences": int(count(t.farms[f + FENCES])),
            "fences_left": int(t.fences_left(s)),
            "unused": int(t.unused(s)),
            "unused_cells": t.grid(s).names(t.free(s)),
            "capacity": caps,
            "arrangement": arrangement(t, s),
            "need": self.need(t, s),
            "births": self.births(t, s),
            "ways": self.ways(t, s),
            "goods_on_fields": {CROPS[crop]: int(t.crops_on_fields(s, crop)) for crop in (1, 2, 3)},
            "score": {**sheet, "total": sum(sheet.values())},
        }

    def births(self, t: Table, s: int) -> dict[str, int]:
        """The young that animals would have at a harvest now, if there is room (§14.5)."""
        names = [self.rules.goods[good] for good in self.rules.animals]
        return {names[k]: int(t.births(s, k)) for k, n in enumerate(t.herd(s)) if n >= 2}

    def ways(self, t: Table, s: int) -> list[dict[str, Any]]:
        """All that this seat can make food of at any time, with what it really gives."""
        rules = self.rules
        return [
            {
                "move": self.own_words[int(m.WAY) + w],
                "good": self.rules.goods[rules.way_good[w]],
                "n": int(rules.way_n[w]),
                "food": int(t.way_yield(s, w)),
                "card": CARD_IDS[rules.way_card[w]] if rules.way_card[w] >= 0 else "",
            }
            for w in range(len(rules.way_good))
            if t.farms[s * FARM + COOKS] & BIT[w]
        ]

    def need(self, t: Table, s: int) -> int:
        """Food for the family at the next harvest: children born before the round of the harvest have grown up."""
        if HARVEST[t.round]:
            return int(t.need(s))
        later = t.copy()
        later.farms[s * FARM + CHILDREN] = 0
        return int(later.need(s))

    def series(self, t: Table) -> dict[str, Any]:
        """Where a solo series stands (§19)."""
        game, food, permanent = read_series(self.options["series"]) if self.options["series"] else (1, 0, [])
        score = sum(self.items(t, 0).values())
        won = score >= target(game)
        found: dict[str, Any] = {"game": game, "target": target(game), "food": food, "permanent": permanent}
        found["won"] = won
        if won or self.options["solo_retry"]:
            found["next"] = {
                "game": game + 1 if won else game,
                "food": (score - target(game)) // 2 if won else food,
                "target": target(game + 1 if won else game),
                "choose": [CARD_IDS[c] for c in t.played[0] if c >= OCCUPATION_START and CARD_IDS[c] not in permanent]
                if won
                else [],
            }
        return found

    def sequels(self, p: Position) -> dict[str, dict[str, Any]]:
        """The next game of a series that was won (§19): one for each occupation that may become permanent. One that was
        lost is played again, where that is allowed (§19.7)."""
        t = cast(Table, p)
        state = self.series(t) if p.over and t.game.seats == 1 and t.game.mode.series else {}
        if "next" not in state:
            return {}
        if not state["won"]:
            return {"again": {}}
        kept, coming = state["permanent"], state["next"]
        return {
            slug or "next": {
                "series": {
                    "game": coming["game"],
                    "food": coming["food"],
                    "permanent": [*kept, *([slug] if slug else [])],
                },
                "round_cards": "random",
                "hand": "random",
            }
            for slug in coming["choose"] or [""]
        }

    # -- scores

    def items(self, t: Table, s: int) -> dict[str, int]:
        sheet = scoring.items(t, s)
        return {name: int(sheet[k]) for k, name in enumerate(scoring.ITEMS)}

    def scores(self, p: Position) -> list[Sheet]:
        t = cast(Table, p)
        sheets = [self.items(t, s) for s in range(t.game.seats)]
        totals = [sum(sheet.values()) for sheet in sheets]
        return [
            Sheet(self.seats[s], sheet, totals[s], 1 + sum(1 for other in totals if other > totals[s]))
            for s, sheet in enumerate(sheets)
        ]

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

    def stock(self, p: Position) -> list[dict[str, int]]:
        farms = cast(Table, p).farms
        things = {good: k for k, good in enumerate(self.rules.goods)} | {"person": int(PEOPLE), "begging": int(BEGGING)}
        return [{thing: int(farms[s * FARM + k]) for thing, k in things.items()} for s in range(len(self.seats))]

    def stretch(self, p: Position) -> tuple[str, int]:
        t = cast(Table, p)
        if FIELD_PHASE <= t.phase <= BREEDING:
            return "harvest", int(t.round)
        return ("work", int(t.round)) if t.round and t.phase <= WORK else ("", 0)

    def card_at_work(self, p: Position) -> str:
        cause = self.cause(p)
        return cause if cause in CARD_IDS else ""

    # -- checks

    def faults(self, p: Position) -> list[str]:
        """Cards lost or found, numbers that cannot be, animals without a place."""
        t = cast(Table, p)
        bad: list[str] = []
        where = [int(card) for deck in t.decks for card in deck] + [int(departed_card(entry)) for entry in t.gone]
        for s, name in enumerate(self.seats):
            where += [int(card) for card in t.hands[s]] + [int(card) for card in t.played[s] if card >= 10]
            where += [int(card) for card in t.packs[s]] if t.packs else []
            bad += self.farm_faults(t, s, name)
        where += [int(p.stack[f + STEP]) for f in range(0, p.top, FRAME) if self.held(p, f)]
        wanted = sorted([int(card) for deck in t.game.decks for card in deck] + [int(c) for c in t.game.permanents])
        if sorted(set(where)) != wanted and t.round > 0:
            bad.append(f"cards lost or found: {[CARD_IDS[c] for c in sorted(set(wanted) ^ set(where))]}")
        if len(where) != len(set(where)):
            bad.append(
                f"a card is in two places: {[CARD_IDS[c] for c in sorted(c for c in where if where.count(c) > 1)]}"
            )
        owned = sum(2 ** int(card) for s in range(t.game.seats) for card in t.played[s] if card < 10)
        if owned & t.display or (owned | t.display) != 1023:
            bad.append("a major improvement is lost or sold twice")
        return bad

    def held(self, p: Position, f: int) -> bool:
        """A passing card between being played and being handed on lies in a frame."""
        return p.nodes[p.stack[f]].path == "enters.1"

    def farm_faults(self, t: Table, s: int, name: str) -> list[str]:
        bad = []
        f, grid = s * FARM, t.grid(s)
        for k, good in enumerate(self.rules.goods):
            if t.farms[f + k] < 0:
                bad.append(f"{name} has {t.farms[f + k]} {good}")
        rooms, stables, grazed = (int(t.farms[f + at]) for at in (ROOMS, STABLES, GRAZED))
        if crowded(t, s):
            bad.append(f"{name}: two things on one cell")
        if count(stables) > MOST_STABLES or count(t.farms[f + FENCES]) + t.farms[f + ASIDE] > MOST_FENCES:
            bad.append(f"{name} has too many stables or fences")
        if len(joined(grid, rooms)) != 1 or len(joined(grid, grazed)) > 1:
            bad.append(f"{name}: rooms or pastures do not hang together")
        if sum(int(cells) for cells in t.pastures[s]) != grazed:
            bad.append(f"{name}: pastures overlap")
        edges = 0
        for cells in t.pastures[s]:
            edges |= int(grid.border(cells))
        if edges != t.farms[f + FENCES]:
            bad.append(f"{name}: fences and pastures differ")
        if not 2 <= t.farms[f + PEOPLE] <= 5 or t.farms[f + CHILDREN] > t.farms[f + PEOPLE]:
            bad.append(f"{name} has {t.farms[f + PEOPLE]} people")
        sown = sum(2**plot for plot in range(t.game.plots) if t.farms[f + TILLED + plot] % 32)
        if sown != t.farms[f + SOWN] or sown & ~int(t.farms[f + FIELDS]):
            bad.append(f"{name}: crops without a field")
        waits = any(isinstance(t.nodes[t.stack[k]], Housing) for k in range(0, t.top, FRAME))
        if not waits and not t.all_housed(s):
            bad.append(f"{name}: animals without a place")
        twin = t.copy()
        twin.refit(s)
        if list(twin.farms[f : f + FARM]) != list(t.farms[f : f + FARM]):
            bad.append(f"{name}: what cards allow is out of date")
        return bad

    # -- everything one may ask about a position (scenarios)

    def report(self, p: Position) -> dict[str, Any]:
        t = cast(Table, p)
        data = self.describe(p)
        data["turn"] = self.turn(t)
        data["asks"] = None if p.over else p.node().asks
        data["decks"] = {"occupations": len(t.decks[0]), "minors": len(t.decks[1])}
        data["space_count"] = int(count(t.open))
        rounds, things = self.rounds(t), positions.things_laid(self.rules).values()
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
            data["series"] = self.series(t)
        for s, name in enumerate(self.seats):
            data[name].update(self.shown(t, s))
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
            own = list(positions.goods_of(self.rules, self.rules.gathered(space)))
            expected, actual = (
                {own[0] if own else "food": lying} if isinstance(lying, int) else lying for lying in (expected, actual)
            )
        if isinstance(expected, str) and isinstance(actual, list):
            expected = expected.split()
        return bool(canonical(expected) == canonical(actual))

    def intervene(self, p: Position, deed: str, what: str) -> None:
        """`enter: A.baker`: a card comes into play without a price, and does what it does when it is played."""
        seat, _, card = what.partition(".")
        if deed != "enter" or seat not in self.seats or card not in CARD_IDS[: len(self.rules.cards)]:
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

    def implied(self, p: Position, seat: int, tokens: Sequence[str]) -> int | None:
        """One of several alternatives, or the panel of exchanges."""
        open_ = [action for action in p.legal() if action == self.rules.exchange or m.CHOICE <= action < m.TAKE]
        fits = [action for action in open_ if self.fits(p, seat, action, tokens)]
        return fits[0] if len(fits) == 1 else None

    def fits(self, p: Position, seat: int, action: int, tokens: Sequence[str]) -> bool:
        """Do these words make sense after this choice?"""
        q = p.copy()
        q.patient = True
        q.act(action)
        return any(q.refuse(seat, a) == OK for a, _ in self.read(q, seat, tokens) if a != PASS)

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
        fact = SPACE_FACTS[SPACE_IDS.index(text)] if text in SPACE_IDS else {}
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

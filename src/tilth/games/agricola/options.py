"""What a host can set: players, mode, decks, variants (§20) and the switches of §22."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from tilth.games.agricola.rules.facts import CARD_IDS, FACTS, OWN
from tilth.games.agricola.rules.goods import ROUNDS, STAGES
from tilth.games.agricola.rules.modes import FAMILY, FULL, MODES, Mode
from tilth.games.agricola.rules.spaces import SPACE_FACTS, SPACE_IDS
from tilth.kernel.errors import BadOption
from tilth.kernel.game import Option, settle_options

SEATS: Final = "ABCDE"
PRINTED: Final = ["E", "I", "K", "E,I", "E,K", "I,K", "E,I,K"]
OWN_CARDS: Final = any(fact["deck"] == OWN for fact in FACTS)
DECKS: Final = ["E", "I", "K", *([OWN] if OWN_CARDS else [])]
DECK_SETS: Final = [*PRINTED, *([*(f"{decks},{OWN}" for decks in PRINTED), OWN] if OWN_CARDS else [])]
DEALS: Final = ["normal", "10-3", "mulligan", "draft"]
SERIES: Final = re.compile("[1-9][0-9]{0,2} [0-9]{1,3}( [^ ]+)?")
SERIES_KEYS: Final = ("game", "permanent", "food")
HAND: Final = 7
TARGETS: Final = [50, 55, 59, 62, 64, 65, 66, 67]  # of the games of a solo series (§19.6); then one more each

OPTIONS: Final = [
    Option("players", 2, (1, 2, 3, 4, 5), "§2.5"),
    Option("mode", FULL.name, (FULL.name, FAMILY.name), "§18"),
    Option("decks", "E,I,K", DECK_SETS, "§20.6"),
    Option("deal", "normal", DEALS, "§20"),
    Option("three_for_one", False, (False, True), "§20.1"),
    Option("round_cards", "random", ("random",), "§19.2", "the fourteen round cards in order, comma between"),
    Option("hand", "random", ("random",), "§19.2", "alone: the cards of the hand, comma between them"),
    Option("series", "", ("",), "§19.3", "solo series: game, food, permanent occupations: 3 2 baker,woodcutter"),
    Option("list", "short", ("short", "full"), "§12.3"),
    Option("first_player", "random", ("random", *SEATS), "§2.6"),
    Option("family5_must_differ", False, (False, True), "§5.5"),
    Option("family34_must_differ", True, (True, False), "§5.3"),
    Option("must_pay_food_first", True, (True, False), "§14.3"),
    Option("empty_space_usable", False, (False, True), "§4.4"),
    Option("new_oven_bake_with_all", True, (True, False), "§13.4"),
    Option("academic_counts_double_for_cost", False, (False, True), "§16.4"),
    Option("card_fields_score_as_fields", False, (False, True), "§17.4"),
    Option("permanent_occupations_count_for_cost", True, (True, False), "§16.2"),
    Option("solo_retry", False, (False, True), "§19.7"),
]
DEFAULTS: Final = {option.name: option.default for option in OPTIONS}


def with_modes(*modes: Mode) -> list[Option]:
    """The options of a game that is played in these ways, the first of them if nothing is said."""
    names = [mode.name for mode in modes]
    return with_options(Option("mode", names[0], names, "§18"))


def with_options(*others: Option) -> list[Option]:
    """The options with some of other values, and with more of them."""
    named = {option.name: option for option in others}
    kept = [named.pop(option.name, option) for option in OPTIONS]
    return [*kept, *named.values()]


def named_mode(options: Mapping[str, Any]) -> Mode:
    return MODES[options["mode"]]


def settle(
    given: Mapping[str, Any],
    known: Sequence[Option] = OPTIONS,
    game: str = "agricola",
    mode_of: Callable[[Mapping[str, Any]], Mode] = named_mode,
) -> dict[str, Any]:
    """All options with their values, checked against each other."""
    given = dict(given)
    decks = given.get("decks")
    if isinstance(decks, (str, list)):
        given["decks"] = in_order(decks if isinstance(decks, str) else ",".join(map(str, decks)), known)
    options = settle_options(game, known, given)
    options["round_cards"] = round_cards(options["round_cards"])
    options["series"] = series(options["series"])
    players, mode = options["players"], mode_of(options)
    options["hand"] = chosen_hand(options, mode)
    first = options["first_player"]
    if first != "random" and SEATS.index(first) >= players:
        raise BadOption("first_player", f"option first_player: there is no seat {first} with {players} players")
    if not mode.hand:
        for name in ("deal", "three_for_one", "series", "hand"):
            if options.get(name, "") not in ("normal", False, "", "random"):
                raise BadOption(name, f"option {name}: the {mode.name} game has no cards in hand (§18.1)")
    if players == 1 and options.get("deal") == "draft":
        raise BadOption("deal", "option deal: alone there is nobody to draft with (§20.5)")
    if options["series"] and players != 1:
        raise BadOption("series", "option series: a series is played alone (§19)")
    if mode.hand:
        enough(options, mode)
    return options


def in_order(decks: str, known: Sequence[Option]) -> str:
    """Decks as they are named, in the order of the largest set of them, each once; capitals do not matter."""
    sets = next(option.values for option in known if option.name == "decks")
    names = list(dict.fromkeys(deck for value in sorted(sets, key=len, reverse=True) for deck in value.split(",")))
    wanted = {deck for deck in decks.lower().replace(" ", "").split(",") if deck}
    if not wanted or wanted - {name.lower() for name in names}:
        return decks
    return ",".join(name for name in names if name.lower() in wanted)


def enough(options: Mapping[str, Any], mode: Mode) -> None:
    """Are there cards for this deal (§20.6)?"""
    more = 3 if options.get("deal") == "10-3" else 0
    for kind in mode.hand:
        have = sum(1 for fact in FACTS if fact["kind"] == kind and in_game(fact, options, mode))
        need = options["players"] * (HAND + more)
        if have < need:
            raise BadOption("decks", f"option decks: {have} {kind} cards are not enough, {need} are dealt")


def decks_of(options: Mapping[str, Any], mode: Mode) -> list[str]:
    """The decks of a game: those of its mode, or those the host has set."""
    return [*(mode.decks or options["decks"].split(",")), *mode.more_decks]


def in_game(fact: Mapping[str, Any], options: Mapping[str, Any], mode: Mode) -> bool:
    """Is a minor improvement or occupation shuffled in (§2.4)?"""
    if fact["kind"] not in mode.hand or fact["deck"] not in decks_of(options, mode):
        return False
    reached = fact.get("players", 1)
    return reached <= max(1, options["players"]) and not (reached > 1 and options["players"] < 3)


def chosen_hand(options: Mapping[str, Any], mode: Mode) -> str:
    """The hand of a solo game, if the player states it: as many of each kind as would be dealt, or fewer."""
    value = options["hand"]
    if value == "random":
        return "random"
    if options["players"] != 1 or not mode.hand or options.get("deal", "normal") != "normal":
        raise BadOption("hand", "option hand: only alone, in the full game, normally dealt, may the hand be chosen")
    named = [str(name).strip() for name in (value if isinstance(value, list) else str(value).split(",")) if name]
    known = {fact["slug"]: fact for fact in FACTS if in_game(fact, options, mode)}
    permanent = read_series(options["series"])[2] if options["series"] else []
    for name in named:
        if name not in known or name in permanent:
            raise BadOption("hand", f"option hand: {name!r} is no card that could be dealt in this game")
    if len(set(named)) != len(named):
        raise BadOption("hand", "option hand: a card is named twice")
    for kind, most in (("occupation", HAND - len(permanent)), ("minor", HAND)):
        have = sum(1 for name in named if known[name]["kind"] == kind)
        if have > most:
            raise BadOption("hand", f"option hand: {have} {kind} cards, and only {most} are dealt")
    return ",".join(named)


def round_cards(value: Any) -> str:
    """The order of the round cards, if the host states it: one per round, each in its stage."""
    if value == "random":
        return "random"
    named = [str(name).strip() for name in (value if isinstance(value, list) else str(value).split(","))]
    wanted = [fact["slug"] for fact in SPACE_FACTS if "stage" in fact]
    if sorted(named) != sorted(wanted):
        raise BadOption(
            "round_cards",
            f"option round_cards: name each of these once, in the order of the rounds: {', '.join(wanted)}",
        )
    for round in range(1, ROUNDS + 1):
        name = named[round - 1]
        stage = SPACE_FACTS[SPACE_IDS.index(name)]["stage"]
        if stage != STAGES[round]:
            raise BadOption("round_cards", f"option round_cards: {name} belongs to stage {stage}, not to round {round}")
    return ",".join(named)


def series(value: Any) -> str:
    """The state of a solo series: `game food permanent,permanent`."""
    if not value:
        return ""
    if isinstance(value, Mapping):
        for key in value:
            if key not in SERIES_KEYS:
                raise BadOption("series", f"option series: no {key!r}; there are {', '.join(SERIES_KEYS)}")
        named = value.get("permanent", [])
        permanent = ",".join(named) if isinstance(named, list) else named
        value = f"{value.get('game', 1)} {value.get('food', 0)} {permanent}".strip()
    words = str(value).split()
    if not SERIES.fullmatch(" ".join(words)):
        raise BadOption("series", f"option series: {value!r}; write the game, the food and the occupations: 2 3 baker")
    named = words[2].split(",") if len(words) == 3 else []
    occupations = [fact["slug"] for fact in FACTS if fact["kind"] == "occupation" and fact["players"] == 1]
    for name in named:
        if name not in CARD_IDS or name not in occupations:
            raise BadOption("series", f"option series: {name!r} is no occupation of the solo game")
    if len(set(named)) != len(named):
        raise BadOption("series", "option series: an occupation is named twice")
    before = int(words[0]) - 1
    if len(named) > before:
        most = f"game {before + 1} has at most {before}, one for each game before it (§19.3)"
        raise BadOption("series", f"option series: {len(named)} permanent occupations are too many; {most}")
    return " ".join([words[0], words[1], *([",".join(named)] if named else [])])


def read_series(text: str) -> tuple[int, int, list[str]]:
    """Game, food at the start, permanent occupations."""
    words = text.split()
    return int(words[0]), int(words[1]), words[2].split(",") if len(words) > 2 else []


def target(game: int) -> int:
    """Points that win a game of the series."""
    return TARGETS[game - 1] if game <= len(TARGETS) else TARGETS[-1] + game - len(TARGETS)

"""Every language says the same things: equal keys, equal arguments, every message can be formatted."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tilth.text
from tilth.text import LANGS, words

from . import word_files

TILTH = Path(tilth.text.__file__).resolve().parent.parent
FOLDERS = {"shared": TILTH / "text" / "locales", "villagers": TILTH / "games" / "villagers" / "text" / "locales"}
SAMPLES = (0, 1, 2, 5, 11, 21)
ARGUMENTS = {  # what the callers give, per kind of argument
    "number": {"n", "coins", "price", "ducats", "limit", "symbols", "bottom", "amount", "per", "value", "by"}
    | {"draw", "count", "done", "total"},
    "choice": {"whose", "works", "to", "back"},
}


def messages(folder: Path, lang: str) -> dict[str, set[str]]:
    """Each key (attributes too) with the arguments it uses."""
    return word_files.messages(folder, lang, main=True)


def argument(name: str, n: int) -> str | int:
    return n if name in ARGUMENTS["number"] else f"<{name}>"


@pytest.mark.parametrize("lang", [lang for lang in LANGS if lang != "en"])
@pytest.mark.parametrize("folder", FOLDERS)
def test_same_keys_and_arguments_as_english(folder: str, lang: str) -> None:
    assert messages(FOLDERS[folder], lang) == messages(FOLDERS[folder], "en")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("folder", FOLDERS)
def test_every_message_formats(folder: str, lang: str) -> None:
    w = words(lang, "villagers")
    for key, names in messages(FOLDERS[folder], lang).items():
        for n in SAMPLES:
            args = {name: argument(name, n) for name in names}
            text = w.say(key, **args)
            assert text == text.strip() and "  " not in text, key
            assert not re.search(r"\{|\}|\u2068|\u2069", text), (key, text)


@pytest.mark.parametrize("lang", LANGS)
def test_printed_arguments_appear(lang: str) -> None:
    """A message that takes a card, a price or a seat shows it, whatever the plural."""
    w = words(lang, "villagers")
    for key, names in messages(FOLDERS["villagers"], lang).items():
        for n in (2, 5, 11, 21):
            text = w.say(key, **{name: argument(name, n) for name in names})
            for name in names - ARGUMENTS["choice"] - {"limit"}:
                assert str(argument(name, n)) in text, (key, name, text)


def test_sections_are_the_same_in_all_languages() -> None:
    for key in messages(FOLDERS["villagers"], "en"):
        if key.endswith(".section"):
            said = {words(lang, "villagers").say(key) for lang in LANGS}
            assert len(said) == 1, key
            assert re.fullmatch(r"§\d+\.\d+(, §\d+\.\d+)*", said.pop()), key


def test_russian_is_written_in_russian() -> None:
    w = words("ru", "villagers")
    latin = {"ui-title", "ui-saved", "ui-help", "ui-more"}  # names of commands
    for folder in FOLDERS.values():
        for key, names in messages(folder, "ru").items():
            if key.endswith(".section") or key in latin:
                continue
            text = w.say(key, **{name: 2 if name in ARGUMENTS["number"] else "Ж" for name in names})
            assert not re.search("[A-Za-z]", text), (key, text)


def test_translations_differ_from_english() -> None:
    same_word = {"ui-title", "ui-score-item", "ui-score-total", "score-total", "option-level.normal"}
    for folder in FOLDERS.values():
        english = messages(folder, "en")
        for key, names in english.items():
            args = {name: argument(name, 2) for name in names}
            text = words("en", "villagers").say(key, **args)
            only_arguments = not re.search("[a-z]", re.sub("<.*?>", "", text))
            if key.endswith(".section") or key in same_word or only_arguments:
                continue
            for lang in ("ru", "pt"):
                assert words(lang, "villagers").say(key, **args) != text, (lang, key)


SUITS = "grain wood hay ore grape wool leather solitary special"
ACTS = """
    draft-road:nth,card,coins draft-stack:nth,back draft-reserve:back give-road:nth,card ducat:nth,card
    ducat-none play:card with:card on:card pay-bank:price pay-free pay-own:card pay-rival:card,whose,price
    hire:card give-card:card return-stack:nth,back return-reserve swap:card,whose side-gold side-food cover:card
    smuggle:card,ducats end jester:event resolve:event pick:card,whose discard:card from-stack:nth,back
    from-reserve buy-off:price accept deal:card,whose back:suit,where reveal:card,where event:event
    first:whose
"""
ASKS = """
    draft give ducat build place pay smuggle swap cover side give_card return events pick discard source
    penalty jester deal back card event first
"""
CODES = """
    NOT_YOUR_TURN WRONG_PART MUST_DRAFT DRAFT_LIMIT SLOT_EMPTY STACK_EMPTY RESERVE_CLOSED ONE_DUCAT
    BUILD_LIMIT NOT_IN_HAND NO_TAKE_BACK CHAIN_MISSING STACK_FULL WRONG_SUIT BASIC_LIMIT BASIC_EMPTY
    NO_HAND_CARD RETURN_TARGET LOCKED CANNOT_PAY BANK_NOT_ALLOWED NOT_AN_UNLOCKER MONK_ON_TOP
    TARGET_NOT_COVERED FOREIGN_FOUNDERS TARGET_SPECIAL FREED_NOT_PLACEABLE NO_TARGET FOUNDERS_FLIP
    GIVE_PENDING GIVE_TARGET EVENT_PENDING EVENT_TARGET JESTER_USED JESTER_TOO_LATE
"""
SCORES = """
    start road unlocking smuggling market1-gold market1-coins market2-gold market2-silver market2-coins events
    total
"""
OPTIONS = """
    players level:easy,normal,hard start_road:random6 first_player:random market_latch
    both_markets_same_round:both,second_only draft_from_reserve_when_empty
    drafted_cards_to_hand:own_limit,part_end discard_reshuffle_multi refresh_in_last_round
    two_player_coin_order:reverse,first_player_first build_limit_timing:turn_start,live return_to_empty_stack
    key_ring_is_cap tinner_retroactive smuggler_covered_target smuggler_zero_target
    apprentice_targets_apprentice apprentice_targets_monk apprentice_freed_card:place_now,to_hand
    market2_pays_coins_again wood_carver_mode:sum,best_one formula_discs_count
    tiebreak_counts:all,uncovered,no_basics backs_public countess_gold_symbols
    solo_blind_take_feeds_countess solo_countess_card_from_stack countess_no_card_events
    event_reshuffle:same_season,none events_count_founders event_choice:player,max,min,random
    mood_swing_part_event:wait,discard blackmail_covered land_claim_covered rats_season:summer,winter
    limit_penalty_after_cap partial_pay_avoids_penalty jester_window:until_first_use,before_part
    it_was_you_deadline:next_event_part,same_round easy_dark_mood:two,one
    it_was_you_without_jester:ignore,draw_one solo_hard_events:setup_two,at_least_two,always_two
"""


def split(spec: str) -> tuple[str, set[str]]:
    name, _, rest = spec.partition(":")
    return name, set(rest.split(",")) - {""}


def test_every_suit_decision_question_reason_and_score_item_has_words() -> None:
    known = messages(FOLDERS["villagers"], "en")
    assert {f"suit-{suit}" for suit in SUITS.split()} <= known.keys()
    for name, arguments in map(split, ACTS.split()):
        assert known[f"act-{name}"] == arguments, name
    for name in ASKS.split():
        assert known[f"ask-{name}"] <= {"who", "card", "event"}, name
    for code in CODES.split():
        assert known[f"why-{code}"] == set() and f"why-{code}.section" in known, code
    assert {f"score-{item}" for item in SCORES.split()} <= known.keys()


def test_every_option_and_its_worded_values_are_explained() -> None:
    known = messages(FOLDERS["villagers"], "en")
    expected = {"option-own_cards"}
    for name, values in map(split, OPTIONS.split()):
        expected |= {f"option-{name}"} | {f"option-{name}.{value}" for value in values}
    assert {key for key in known if key.startswith("option-")} == expected


@pytest.mark.parametrize("lang", LANGS)
def test_act_labels_leave_out_what_is_not_there(lang: str) -> None:
    w = words(lang, "villagers")
    assert "0" not in w.say("act-draft-road", nth="third", card="X", coins=0)
    assert "none" not in w.say("act-draft-stack", nth="third", back="none")
    assert "none" not in w.say("act-draft-reserve", back="none")

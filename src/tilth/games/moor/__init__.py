"""Farmers of the Moor on the first edition of Agricola: three levels, 1 to 5 players, 131 cards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from tilth.games.agricola import Agricola
from tilth.games.agricola.rules.card_making import add_trade
from tilth.games.agricola.rules.dealing import CHOSEN, DRAFT
from tilth.games.agricola.rules.effects import Emit
from tilth.games.agricola.rules.facts import CARD_IDS, FACTS
from tilth.games.agricola.rules.layout import BREEDING, PHASES
from tilth.games.agricola.rules.modes import Mode
from tilth.games.agricola.rules.rulebook import ANY_CARD, NO_OWN, OWN_ONLY, AgricolaRules, HarvestPhase
from tilth.games.agricola.rules.spaces import SPACE_IDS
from tilth.games.agricola.rules.table import Table
from tilth.games.moor import deck  # noqa: F401 - it registers what cards do
from tilth.games.moor.alike import MoorAlike
from tilth.games.moor.evaluation import MoorEvaluation
from tilth.games.moor.features import MoorFeatures
from tilth.games.moor.options import ALL, CHOICES, doubtful_prices, how_dealt, mode_of
from tilth.games.moor.rules.breeding import breeding_phase
from tilth.games.moor.rules.facts import ACTIONS, CARDS, LAYOUTS, PART, SPECIAL_CARDS
from tilth.games.moor.rules.facts import CARD_IDS as SPECIAL_IDS
from tilth.games.moor.rules.heating import BurnWood, FeedAndHeat
from tilth.games.moor.rules.registered import SEATS, Moor, MoorRules
from tilth.games.moor.rules.scoring import Horses
from tilth.games.moor.rules.setup import HAND, DealLayout, deal_hands, lay_terrain
from tilth.games.moor.rules.solo import AfterUse, FirstPile, LastKeep, ShowCard, TopOfPile
from tilth.games.moor.rules.specials import CardsHome, MoorTurn, Specials, make_offers
from tilth.games.moor.text.position_checks import check_moor
from tilth.games.moor.text.voice import MoorVoice
from tilth.kernel.errors import BadPosition
from tilth.kernel.expressions import EachSeat, Seq
from tilth.kernel.native import BIT, i64, vec

FIRST_ROUND = "improvement"  # the card of round 1 (M§3.5)
INFIRMARY = "infirmary"
REWARDS = {"improvements": "improvement_count_cards", "full_farm": "full_farm_cards"}  # what a card rewards: its switch
# Every level for every number of players, each way to deal, and each switch turned over at least once.
VARIANTS: list[dict[str, Any]] = [
    *({"players": n, "level": level} for n in (1, 2, 3, 4, 5) for level in (1, 2, 3)),
    {
        "players": 3, "moor_deal": "draft8", "level2_draft_direction": "clockwise", "returned_lower_under": False,
        "extension_mixed": False, "usage_feeding_one_payment": False, "m022_animal_food": "per_kind",
        "m023_needs_fence": True, "m032_hut_discounted": True, "m033_mixed": False, "m059_boar": False,
    },
    {
        "players": 2, "moor_deal": "replace", "fuel_variant": True, "special_needs_healthy_person": False,
        "m042_is_plow": False, "m054_needs_person": True, "m081_last_rate": "boar", "m084_rounding": "exact",
        "m084_lying_needs_place": False, "m102_pass": "on_hit", "m108_cost": "reed", "doubtful_cost": "vegetable",
    },
    {
        "players": 4, "moor_deal": "plain", "list": "full",
        **{option.name: "fuel" for option in CHOICES if option.name.endswith("_cost") and option.default == ALL},
    },
    {
        "players": 2, "level": 3, "decks": "E,K", "level3_minor_pool": "base_only", "three_for_one": True,
        "special_counts_as_improvement_action": False, "full_farm_cards": "off", "improvement_count_cards": "exclude",
        "yeoman_cancels_printed_minus": True, "m107_minor_hearths": True, "academic_counts_double_for_cost": True,
        "card_fields_score_as_fields": True, "new_oven_bake_with_all": False, "must_pay_food_first": False,
    },
    {"players": 2, "level": 1, "moor_base_side": "family2007", "moor_market_12": False, "lock_until_scoring": False},
    {
        "players": 3, "level": 2, "moor_base_side": "family2007", "family34_must_differ": False,
        "empty_space_usable": True, "first_player": "C",
    },
    {"players": 5, "level": 1, "moor_base_side": "family2007", "family5_must_differ": True},
    {
        "players": 1, "level": 3, "moor_solo_series": True, "series": "3 2 baker,plow_driver", "solo_retry": True,
        "permanent_occupations_count_for_cost": False, "solo_keep_payment": "any_time_in_round",
    },
    {
        "players": 1, "hand": "peat-boat,coal-seam",
        "round_cards": "improvement,fences,sheep-1,sow-bake,renovation-improvement,stone-1-stage2,family-growth-minor,"
        "boar-1,take-vegetable,cattle-1,stone-1-stage4,family-growth-urgent,plow-sow,renovation-fences",
    },
]  # fmt: skip


class MoorGame(Agricola):
    name = PART
    title = "Farmers of the Moor"
    rules_version = 1
    choices = CHOICES
    variants = VARIANTS
    rulebook = MoorRules
    speaks = MoorVoice
    judges = MoorEvaluation
    sees = MoorFeatures
    likens = MoorAlike
    most_cells = 19
    most_shapes = 2697  # over all places of two extensions
    example = "A: special s-1-2-a cut-peat cell 0,0"

    @staticmethod
    def mode_of(options: Mapping[str, Any]) -> Mode:
        return mode_of(options)

    @staticmethod
    def left_out(fact: Mapping[str, Any], options: Mapping[str, Any]) -> bool:
        return options.get(REWARDS.get(fact.get("rewards", ""), "")) == "exclude"

    def register(self, rules: AgricolaRules, options: Mapping[str, Any]) -> None:
        assert isinstance(rules, MoorRules)
        players = options["players"]
        offers = [f"{fact['id']}:{action}" for fact in SPECIAL_CARDS for action in fact["actions"]]
        here = vec[i64]([1 if players in fact["players"] else 0 for fact in SPECIAL_CARDS])
        m = self.moor = rules.registered = Moor(rules, options, SPECIAL_IDS, here, offers)
        rules.take_in(PART)
        rules.rest(m.bed, "bed", [INFIRMARY], m.sick, m.from_bed)
        rules.prices = doubtful_prices(options)
        rules.returned_on_top = not options["returned_lower_under"]
        if options["improvement_count_cards"] == "weaken":
            red = [k for k, name in enumerate(CARD_IDS) if name in OWN and FACTS[k]["kind"] == "major"]
            rules.overlooked = vec[i64](red)
        if options["full_farm_cards"] == "weaken":
            rules.wild_ground = vec[i64]([m.forest, m.moor])
        rules.minus_forgiven = options["yeoman_cancels_printed_minus"]
        rules.late_cooking = not options["lock_until_scoring"]
        rules.add_item(Horses(m))
        m.burning = BIT[add_trade(rules, BurnWood(m), -1, "fuel")]
        after = AfterUse(m) if players == 1 else None
        m.specials = Specials(m, make_offers(m, SPECIAL_CARDS, ACTIONS, after))
        for name, take in zip(offers, m.specials.takes, strict=True):  # cards grant them, too: no part of the turn
            rules.number(take, f"special.{name}")
        rules.turn = MoorTurn(m.specials)
        rules.feeding = FeedAndHeat(m)
        rules.harvest = [*rules.harvest[:-1], HarvestPhase(PHASES[BREEDING], partial(breeding_phase, m))]
        rules.setup = Seq(rules.setup, EachSeat(DealLayout(m, LAYOUTS)), *([FirstPile(m)] if players == 1 else []))
        if players == 1:
            rules.round["reveal"] = Seq(rules.round["reveal"], ShowCard(m, TopOfPile(m)))
            last = [LastKeep(m)] if m.late_keeping else []
            rules.round["return"] = Seq(*last, rules.round["return"], Emit(m.came_home))
        else:
            rules.round["return"] = Seq(rules.round["return"], CardsHome(m), Emit(m.came_home))
        moor_cards = vec[i64]([1 if name in OWN else 0 for name in CARD_IDS])
        every = vec[i64]([1 - n if options["level3_minor_pool"] != ALL else 1 for n in moor_cards])
        clockwise = options["level2_draft_direction"] == "clockwise"
        deal = how_dealt(options)
        if rules.deal != CHOSEN:
            lasting = len(rules.permanents)
            rules.hands = deal_hands(options["level"], deal, moor_cards, every, clockwise, HAND - lasting)
            if options["level"] == 3:
                rules.own_cards = moor_cards
                pool = ANY_CARD if options["level3_minor_pool"] == ALL else NO_OWN
                rules.sources = vec[i64]([ANY_CARD, OWN_ONLY, pool])
            rules.deal = DRAFT if deal.startswith("draft") else rules.deal
        rules.known_order[1] = SPACE_IDS.index(FIRST_ROUND)

    def filled(self, data: Mapping[str, Any]) -> Mapping[str, Any]:
        """Alone, what lies nowhere else lies in the pile."""
        if self.players == 1 and not {"stack", "pile"} & set(data):
            told = [data.get("pile_top"), data.get("used_last"), *data.get("pile_bottom", [])]
            return {**data, "pile": [name for name in SPECIAL_IDS if name not in told and name not in data]}
        return data

    def check(self, t: Table, data: Mapping[str, Any]) -> None:
        check_moor(t, data)

    def lay_out(self, t: Table, seat: i64, data: Mapping[str, Any]) -> None:
        super().lay_out(t, seat, data)
        layout = data.get("layout", 0)
        if not 0 <= layout <= len(LAYOUTS):
            raise BadPosition(f"{SEATS[seat]}.layout", f"{layout} is no layout card; they have the numbers 1 to 9")
        if layout and not {"forests", "moors"} & set(data):
            lay_terrain(t, self.moor, seat, LAYOUTS[layout - 1])
        t.set_seat_number(seat, t.game.bound, len(data.get("forest_people", ())))  # unless it says so itself


OWN = {fact["slug"] for fact in CARDS}

__all__ = ["MoorGame"]

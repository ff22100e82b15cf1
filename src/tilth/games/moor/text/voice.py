"""The words of Farmers of the Moor that people type otherwise than the engine writes them."""

from __future__ import annotations

from tilth.games.agricola.text.voice import AgricolaVoice
from tilth.games.moor.rules.facts import ACTION_IDS, CARD_IDS

FROM_BED = ("from", "bed")


class MoorVoice(AgricolaVoice):
    """`special CARD ACTION` for `special CARD:ACTION`, `place SPACE from bed` for `bed SPACE`. A card with two of its
    actions is heard as one with none of them: either way it is not taken for one."""

    def plainly(self, text: str) -> str:
        words = super().plainly(text).split()
        heard: list[str] = []
        for word in words:
            if len(heard) > 1 and heard[-2] == "special" and heard[-1] in CARD_IDS and word in ACTION_IDS:
                heard[-1] += f":{word}"
            elif word in ACTION_IDS and "special" in heard[:-1]:
                taken = len(heard) - heard[::-1].index("special")
                heard[taken:] = [heard[taken].partition(":")[0]]
            else:
                heard.append(word)
            if len(heard) > 3 and tuple(heard[-2:]) == FROM_BED and heard[-4] in ("place", "and"):
                heard[-4:] = ["bed", heard[-3]]
        return " ".join(heard)

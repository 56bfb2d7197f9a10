"""The games that hide something, under all their settings, and the toy in any case."""

from __future__ import annotations

from typing import Any

import pytest

from tactilegrid.core.options import settle
from tests.contract.contract import Rules, every_rules
from tests.privacy.toy import IN_LIST, TOY

TOY_RULES = Rules(TOY, settle(TOY.options, {}))
HIDING: list[Any] = [] if IN_LIST else [pytest.param(TOY_RULES, id="toy-usual")]


def every_hiding() -> list[Any]:
    """A parameter for each game and choice of settings that keeps a secret."""
    found = [each for each in every_rules() if each.values[0].game.hides(each.values[0].options)]
    return [*HIDING, *found]


for_every_hiding_game = pytest.mark.parametrize("rules", every_hiding())

"""Every intent and what carries it out."""

from __future__ import annotations

from tactilegrid.frontends import (
    acting,
    around,
    asking,
    countdown,
    explore,
    feeling,
    grids,
    layouts,
    listening,
    real_board,
    reviewing,
    sounds,
    talking,
    voice,
)
from tactilegrid.frontends.desk import Handlers

HANDLERS: Handlers = {
    **explore.HANDLERS,
    **asking.HANDLERS,
    **acting.HANDLERS,
    **listening.HANDLERS,
    **around.HANDLERS,
    **layouts.HANDLERS,
    **grids.HANDLERS,
    **countdown.HANDLERS,
    **feeling.HANDLERS,
    **sounds.HANDLERS,
    **voice.HANDLERS,
    **real_board.HANDLERS,
    **reviewing.HANDLERS,
    **talking.HANDLERS,
}

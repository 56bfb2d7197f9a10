"""A board of pieces is believed when nothing has moved for a while."""

from __future__ import annotations

from tactilegrid.board.settling import REST_MS, SETTLE_MS, Settled, Settling


def until(settling: Settling, start: int, end: int) -> list[Settled]:
    """All that is told in that time, in beats of 50 ms."""
    return [told for now in range(start, end + 1, 50) for told in settling.tick(now)]


def test_a_lifted_piece_is_told_when_the_hand_has_been_still() -> None:
    settling = Settling({4, 76})
    settling.switched(4, False, 1000)
    assert until(settling, 1000, 1000 + SETTLE_MS - 1) == []
    assert until(settling, 1000 + SETTLE_MS, 2000) == [Settled(frozenset({76}))]


def test_a_piece_that_is_slid_is_told_where_it_comes_to_rest() -> None:
    settling = Settling({4})
    for count, square in enumerate((4, 13, 22, 31)):
        settling.switched(square, False, 200 * count)
        settling.switched(square + 9, True, 200 * count + 100)
        until(settling, 200 * count, 200 * count + 150)
    assert until(settling, 800, 1500) == [Settled(frozenset({40}))]


def test_a_piece_that_was_only_brushed_is_never_told() -> None:
    settling = Settling({4})
    settling.switched(4, False, 0)
    settling.switched(4, True, SETTLE_MS - 1)
    assert until(settling, SETTLE_MS, 10_000) == []


def test_what_stays_is_told_again_once() -> None:
    settling = Settling(())
    settling.switched(7, True, 0)
    state = frozenset({7})
    assert until(settling, 0, 10_000) == [Settled(state), Settled(state, rested=True)]


def test_a_hand_that_goes_on_has_not_rested() -> None:
    settling = Settling(())
    settling.switched(7, True, 0)
    assert until(settling, 0, SETTLE_MS) == [Settled(frozenset({7}))]
    settling.switched(8, True, REST_MS - 100)
    assert Settled(frozenset({7}), rested=True) not in until(settling, REST_MS - 100, 10_000)


def test_a_state_that_came_at_once_settles_like_any_other() -> None:
    settling = Settling({1})
    settling.reset({1, 2}, 500)
    assert until(settling, 500, 1000) == [Settled(frozenset({1, 2}))]

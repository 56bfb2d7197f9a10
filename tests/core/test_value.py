"""Records are what their fields are, cannot change, and keep their secrets to themselves."""

from __future__ import annotations

import copy
import pickle
from typing import ClassVar

import pytest

from tactilegrid.core.value import Value, replace


class Point(Value):
    x: int
    y: int = 7


class Twin(Value):
    x: int
    y: int = 7


class Depth(Point):
    z: int = 1


class One(Value):
    only: str


class Four(Value):
    first: int
    second: int
    third: int
    fourth: int


class Nothing(Value):
    pass


class Hand(Value):
    seat: int
    cards: tuple[int, ...]
    limit: ClassVar[int] = 5
    secret_fields: ClassVar[tuple[str, ...]] = ("cards",)


def test_fields_by_place_by_name_and_by_default():
    assert (Point(1, 2).x, Point(1, 2).y) == (1, 2)
    assert (Point(y=2, x=1).x, Point(y=2, x=1).y) == (1, 2)
    assert Point(1).y == 7
    assert Point(1, y=2) == Point(1, 2)


@pytest.mark.parametrize(("kind", "count"), [(One, 1), (Point, 2), (Depth, 3), (Four, 4)])
def test_however_many_fields_and_however_given_it_is_the_same_record(kind, count):
    values = tuple(range(count))
    by_name = dict(zip(kind._fields, values, strict=True))
    made = kind(*values)
    assert tuple(getattr(made, field) for field in kind._fields) == values
    assert kind(**by_name) == made
    assert replace(kind(*reversed(values)), **by_name) == made
    for short in range(count):
        assert kind(*values[:short], **dict(list(by_name.items())[short:])) == made
    with pytest.raises(TypeError, match=f"{kind.__name__} takes {count} values, not {count + 1}"):
        kind(*values, 1)


def test_a_default_belongs_to_its_record_not_to_the_class():
    assert not isinstance(Point.__dict__["y"], int)
    assert Hand.limit == 5
    assert Hand(1, ()).limit == 5


def test_fields_of_the_base_come_first():
    deep = Depth(1, 2, 3)
    assert (deep.x, deep.y, deep.z) == (1, 2, 3)
    assert Depth(1) == Depth(1, 7, 1)
    assert isinstance(deep, Point)


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda: Point(1, 2, 3), "Point takes 2 values, not 3"),
        (lambda: Point(), "Point needs a value for x"),
        (lambda: Point(1, z=2), "Point has no field z"),
        (lambda: Point(1, 2, x=3), "Point has no field x"),
        (lambda: Nothing(1), "Nothing takes 0 values, not 1"),
        (lambda: replace(Point(1), q=1, p=2), "Point has no field p"),
    ],
)
def test_wrong_fields_are_named(make, words):
    with pytest.raises(TypeError, match=words):
        make()


def test_nothing_can_be_changed():
    point = Point(1)
    with pytest.raises(AttributeError, match="Point cannot be changed"):
        point.x = 2
    with pytest.raises(AttributeError, match="Point cannot be changed"):
        del point.x
    with pytest.raises(AttributeError, match="Point cannot be changed"):
        point.extra = 2
    assert point == Point(1)


def test_slots_leave_no_room_for_more():
    assert not hasattr(Depth(1), "__dict__")
    assert Depth.__slots__ == ("z",)
    with pytest.raises(AttributeError):
        object.__setattr__(Depth(1), "extra", 2)


def test_equal_by_type_and_fields():
    assert Point(1, 2) == Point(1, 2)
    assert Point(1, 2) != Point(2, 1)
    assert Point(1) != Twin(1)
    assert Point(1) != Depth(1)
    assert Point(1) != (1, 7)
    assert One("a") == One("a")
    assert One("a") != One("b")
    assert Nothing() == Nothing()
    assert Nothing() != One("")


def test_equal_values_have_one_hash():
    assert {Point(1), Point(1, 7), Point(2)} == {Point(1), Point(2)}
    assert len({Point(1), Twin(1), Depth(1)}) == 3
    assert len({One("a"), One("a"), One("b")}) == 2
    assert hash(Nothing()) == hash(Nothing())


def test_repr_tells_all_but_secrets():
    assert repr(Point(1, 2)) == "Point(x=1, y=2)"
    assert repr(Nothing()) == "Nothing()"
    assert repr(Hand(1, (4, 2))) == "Hand(seat=1)"
    assert Hand(1, (4, 2)) != Hand(1, (4, 3))


@pytest.mark.parametrize("value", [Point(1, 2), Depth(1, 2, 3), One("a"), Nothing(), Hand(1, (2,))])
def test_copies_are_equal(value):
    assert pickle.loads(pickle.dumps(value)) == value
    assert copy.deepcopy(value) == value
    assert copy.copy(value) == value


def test_replace_changes_some_fields():
    deep = Depth(1, 2, 3)
    assert replace(deep, y=5) == Depth(1, 5, 3)
    assert replace(deep) == deep
    assert deep == Depth(1, 2, 3)


def test_records_can_be_matched_by_place():
    match Point(1, 2):
        case Point(x, 2):
            assert x == 1
        case _:
            pytest.fail("a record has its fields as its pattern")

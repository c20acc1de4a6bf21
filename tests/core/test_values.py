from __future__ import annotations

import copy
import pickle
from dataclasses import FrozenInstanceError, dataclass, field, fields, replace
from inspect import signature
from typing import Any

import pytest

from contissimo.core.values import value_class


@value_class(frozen=True, slots=True)
class Quick:
    first: int
    second: str = "two"
    third: tuple[int, ...] = field(default=(3,), init=False)


@dataclass(frozen=True, slots=True)
class Plain:
    first: int
    second: str = "two"
    third: tuple[int, ...] = field(default=(3,), init=False)


@value_class(frozen=True, slots=True, eq=False)
class Completed:
    first: int
    twice: int = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "twice", 2 * self.first)


def test_it_is_made_like_a_dataclass() -> None:
    for made in (Quick(1), Quick(first=1), Quick(1, "two"), Quick(1, second="two")):
        assert (made.first, made.second, made.third) == (1, "two", (3,))
        assert type(made) is Quick
    assert Completed(4).twice == 8
    assert [f.name for f in fields(Quick)] == ["first", "second", "third"]
    assert list(signature(Quick).parameters) == list(signature(Plain).parameters)


@pytest.mark.parametrize("given", [(), (1, "two", (3,))], ids=["too few", "too many"])
def test_wrong_arguments_are_refused(given: tuple[Any, ...]) -> None:
    with pytest.raises(TypeError):
        Quick(*given)


def test_it_is_frozen() -> None:
    made: Any = Quick(1)
    with pytest.raises(FrozenInstanceError):
        made.first = 2
    with pytest.raises(FrozenInstanceError):
        del made.first
    with pytest.raises((AttributeError, TypeError)):
        made.fourth = 4
    assert made == Quick(1)


def test_it_compares_and_prints_like_a_dataclass() -> None:
    assert Quick(1) == Quick(1) != Quick(2)
    assert hash(Quick(1, "a")) == hash(Plain(1, "a"))
    assert repr(Quick(1)) == repr(Plain(1)).replace("Plain", "Quick")
    assert Completed(1) != Completed(1)  # as it was asked for


def test_it_can_be_changed_copied_and_sent() -> None:
    made = replace(Quick(1), second="other")
    assert made == Quick(1, "other")
    sent = pickle.loads(pickle.dumps(made))  # noqa: S301  # our own
    for again in (copy.copy(made), copy.deepcopy(made), sent):
        assert again == made
        assert type(again) is Quick

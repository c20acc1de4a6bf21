"""Learning from nothing: the same for a seed, whoever reckons."""

from __future__ import annotations

from importlib.resources import files

import pytest

from contissimo.engine import contig60
from contissimo.engine.contig60.learned import Learned, read_learned, shipped
from contissimo.engine.contig60.train import Lesson, train
from contissimo.engine.contig60.weights import TURNS

SHORT = (
    Lesson(1, 0.02, tied=True),
    Lesson(1, 0.02, tied=True, crude=1.0, one_sided=True),
    Lesson(1, 0.01),
    Lesson(1, 0.01, crude=1.0, one_sided=True),
)
"""Every kind of lesson, once."""


def learned(seed: int, jobs: int) -> Learned:
    return train(seed, 3, jobs, lessons=SHORT)


def test_a_seed_teaches_the_same_for_any_number_of_processes() -> None:
    once = learned(1, 1)
    assert str(learned(1, 2)) == str(once)
    assert str(learned(2, 1)) != str(once)
    assert any(once.shared)
    assert any(once.windows)


def test_what_was_learned_reads_back() -> None:
    once = learned(1, 1)
    assert str(read_learned(str(once))) == str(once)
    assert str(shipped()) == shipped_text()


def test_a_lead_is_worth_more_the_later_it_is() -> None:
    """The weights of the lead in points, in the first of the learned file's rows, by turns that are left."""
    lead = shipped().common[:TURNS]
    assert lead[2] > lead[10] > lead[20] > lead[35] > 0


def shipped_text() -> str:
    return (files(contig60) / "data" / "learned.toml").read_text("utf-8")


@pytest.mark.soak
def test_the_shipped_evaluation_comes_from_nothing_again() -> None:
    """`contissimo train contig60 --seed 1`, byte for byte."""
    assert str(train(1, jobs=2)) == shipped_text()

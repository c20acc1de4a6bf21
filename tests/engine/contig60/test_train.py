"""Learning from nothing: the same for a seed, whoever reckons."""

from __future__ import annotations

from importlib.resources import files

import pytest

from contissimo.engine import contig60
from contissimo.engine.contig60 import train as training
from contissimo.engine.contig60.evaluate import weights_for
from contissimo.engine.contig60.kernel import Kernel
from contissimo.engine.contig60.learned import NEUTRAL_FILE, Learned, read_learned, shipped
from contissimo.engine.contig60.lookahead import Lookahead
from contissimo.engine.contig60.train import Lesson, train, train_neutral
from contissimo.engine.contig60.weights import TURNS
from contissimo.games.contig60.rules import PRESETS

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


def shipped_text(file: str = "learned.toml") -> str:
    return (files(contig60) / "data" / file).read_text("utf-8")


def test_neutral_lessons_teach_the_same_for_a_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    short = (Lesson(1, 0.02, tied=True), Lesson(2, 0.01, crude=0.0))
    monkeypatch.setattr(training, "NEUTRAL_LESSONS", short)
    once = train_neutral(1, 3)
    assert str(train_neutral(1, 3, 2)) == str(once) == str(train(1, 3, lessons=short))
    assert str(train_neutral(2, 3)) != str(once)


def test_no_neutral_lesson_is_for_one_side_and_the_last_have_no_crude_one() -> None:
    assert not any(lesson.one_sided for lesson in training.NEUTRAL_LESSONS)
    assert training.NEUTRAL_LESSONS[-1].crude == 0.0


@pytest.mark.parametrize("depth", [0, 1, 2, 3])
def test_at_the_start_the_neutral_evaluation_gives_both_sides_nearly_half(depth: int) -> None:
    """The side that throws first is a little ahead; the champion’s own weights give one side 80 %."""
    assert 0.50 <= at_the_start(NEUTRAL_FILE, depth) <= 0.55
    assert abs(at_the_start("learned.toml", depth) - 0.5) > 0.25


def at_the_start(file: str, depth: int) -> float:
    usual = PRESETS["contig60"]
    kernel = Kernel(usual)
    ahead = Lookahead(kernel)
    ahead.weigh(weights_for(usual, file))
    return ahead.expect(0, depth)


@pytest.mark.soak
def test_the_shipped_evaluation_comes_from_nothing_again() -> None:
    """`contissimo train contig60 --seed 1`, byte for byte."""
    assert str(train(1, jobs=2)) == shipped_text()


@pytest.mark.soak
def test_the_neutral_evaluation_comes_from_nothing_again() -> None:
    """`contissimo train contig60 --neutral --seed 1`, byte for byte."""
    assert str(train_neutral(1, jobs=2)) == shipped_text(NEUTRAL_FILE)

"""What tiles are worth as the bag empties: learned from games, the same for a seed whoever reckons."""

from __future__ import annotations

from importlib.resources import files

import pytest

from contissimo.core.chance import small_stream
from contissimo.engine import calculissimo
from contissimo.engine.calculissimo import train
from contissimo.engine.calculissimo.kernel import LEAVES
from contissimo.engine.calculissimo.learned import shipped, shipped_leaves
from contissimo.engine.calculissimo.stages import FADING, STAGES, read_stage
from contissimo.engine.calculissimo.train_stages import (
    FEATURES,
    WORLDS,
    StageChunk,
    StageSums,
    learn_stages,
    play_stage_chunk,
    stage_games,
)
from contissimo.engine.workers import workers
from contissimo.games.calculissimo.tiles import FACES

TIMES, FOUR_KEPT, TABLE, EXCHANGE = FACES.index("*"), 15 + 4, 15 + 8, 15 + 9


def test_stages_add_up_the_same_for_any_number_of_processes() -> None:
    chunks = [StageChunk(shipped_leaves(), 7, n, 1) for n in range(2)]
    totals = []
    for jobs in (1, 2):
        total = StageSums()
        with workers(jobs) as crew:
            for sums in crew(play_stage_chunk, chunks):
                total.add(sums)
        totals.append(total)
    assert totals[0] == totals[1]
    assert all(totals[0].turns)
    assert learn_stages(totals[0]) != FADING


def test_what_moves_bring_beyond_the_table_is_found_again() -> None:
    """Made-up turns: a × is worth 20 points more, an exchange 5 less, and 90 % of the table count."""
    sums, rng = StageSums(), small_stream(1)
    for _ in range(3000):
        rows = []
        for _ in range(2 + rng.below(5)):
            times, swaps, table = rng.below(2), rng.below(2), rng.below(2000)
            worth = 200 * times - 50 * swaps - table // 10 + rng.below(200)
            row = {TIMES: times, FOUR_KEPT: 1, TABLE: table, EXCHANGE: swaps}
            rows.append({**row, FEATURES: WORLDS * worth})
        sums.count(STAGES - 1, rows)
    *others, last = learn_stages(sums)
    assert tuple(others) == FADING[:-1]
    assert last.faces[TIMES] == pytest.approx(200, abs=8)
    assert last.exchange == pytest.approx(-50, abs=8)
    assert last.table == pytest.approx(900, abs=8)


def test_the_shipped_stages_read_as_they_are_written() -> None:
    assert str(shipped()) == shipped_text()
    assert len(shipped().stages) == STAGES
    assert shipped().stages != FADING
    table = {"table": 1, "costs": 2, "exchange": 3, "faces": [4] * 15, "sizes": [5] * 7}
    with pytest.raises(ValueError, match="7"):
        read_stage(table)


def test_a_times_is_worth_more_the_earlier_it_is() -> None:
    early, late = shipped().stages[-1], shipped().stages[0]
    assert early.faces[TIMES] > late.faces[TIMES]


def shipped_text() -> str:
    return (files(calculissimo) / "data" / "learned.toml").read_text("utf-8")


def test_progress_counts_the_games_of_both_parts() -> None:
    heard: list[tuple[int, int]] = []
    learned = train.train(3, 2, rounds=1, progress=lambda done, of: heard.append((done, of)))
    assert heard[-1] == (2 + stage_games(2),) * 2
    assert len(learned.leaves()) == LEAVES
    assert learned.origin == "contissimo train calculissimo --seed 3 --games 2"


@pytest.mark.soak
def test_a_whole_training_is_the_same_for_the_same_seed() -> None:
    first, again = (train.train(3, 100, jobs, rounds=2) for jobs in (1, 2))
    assert str(first) == str(again)


@pytest.mark.soak
def test_the_shipped_table_comes_from_nothing_again() -> None:
    """`contissimo train calculissimo --seed 1 --games 8000`, byte for byte."""
    assert str(train.train(1, train.GAMES, jobs=2)) == shipped_text()

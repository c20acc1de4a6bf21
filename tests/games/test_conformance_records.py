"""The laws of the log: it is the whole match, its record replays, and its chance can be proved."""

from __future__ import annotations

from dataclasses import replace

import pytest

from contissimo.core.game import NATURE, Rng
from contissimo.play.match import Match
from contissimo.play.record import Record, RecordError, record_of
from contissimo.play.record_reader import read_record
from contissimo.play.replay import replay
from contissimo.play.verify import verify
from tests.games.known import ALL
from tests.games.mutating import pick
from tests.games.playouts import CASES, CHANCE, SEED, SOAK, Case, played

pytestmark = pytest.mark.no_cover  # a line is covered by the test of its clause, not by luck


def the_state_is_a_fold_of_the_log(match: Match) -> None:
    assert match.begun().fold(match.log) == match


def the_record_replays_and_verifies(match: Match) -> None:
    text = str(record_of(match, seed=SEED))
    record = read_record(text, ALL)
    assert str(record) == text
    again = replay(record, match.game)
    assert again.position == match.position
    assert again.log == match.log
    assert verify(record, match.game).ok


def no_retry_draws_again(match: Match) -> None:
    """The n-th chance entry depends on (key, n) and the position alone."""
    part = match.begun()
    for entry in match.log[:-1]:
        if entry.is_chance:
            assert part.position.chance(CHANCE.entry(part.chances)) == entry.move
        part = part.fold([entry])


def a_flipped_byte_of_chance_is_found(match: Match, rng: Rng, count: int) -> None:
    record = record_of(match, seed=SEED)
    chances = [i for i, entry in enumerate(match.log) if entry.is_chance]
    for _ in range(count):
        index = pick(chances, rng)
        move = record.entries[index].move
        start = move.index(" ") + 1
        at = start + rng.below(len(move) - start)
        flipped = chr(ord(move[at]) ^ 1 << rng.below(7))
        changed = f"{move[:at]}{flipped}{move[at + 1 :]}"
        assert not proves(with_move(record, index, changed), match), changed


def swapped_draws_are_found(match: Match, rng: Rng) -> None:
    """Two chance entries of the same kind changed for each other, where the rules would allow it."""
    record = record_of(match, seed=SEED)
    chances = [i for i, entry in enumerate(match.log) if entry.is_chance]
    one, other = pick(chances, rng), pick(chances, rng)
    first, second = record.entries[one].move, record.entries[other].move
    if first != second:
        changed = with_move(with_move(record, one, second), other, first)
        assert not proves(changed, match)


def with_move(record: Record, index: int, move: str) -> Record:
    lines = list(record.entries)
    # Points and totals may be left out: then chance alone is to blame.
    lines[index] = replace(lines[index], move=move)
    return replace(record, entries=tuple(replace(x, points="-", total="-") for x in lines))


def proves(record: Record, match: Match) -> bool:
    try:
        return verify(read_record(str(record), ALL), match.game).ok
    except RecordError:
        return False


def no_running_record_holds_the_seed(match: Match) -> None:
    part = match.begun().fold(match.log[: len(match.log) // 2])
    assert not part.over
    text = str(record_of(part, seed=SEED))
    assert SEED.hex() not in text
    assert verify(read_record(text, ALL), match.game).why == "running"


def the_log_goes_by_seats_and_time(match: Match) -> None:
    assert [entry.seq for entry in match.log] == list(range(1, len(match.log) + 1))
    clocks = [entry.clock for entry in match.log]
    assert clocks == sorted(clocks)
    for entry in match.log[:-1]:
        assert len(entry.points) == len(entry.total) == (entry.seat != NATURE)
    outcome = match.position.outcome
    assert outcome is not None
    assert match.log[-1].total == outcome.scores


def what_is_taken_back_stays_in_the_log(match: Match, rng: Rng) -> None:
    """Back to an earlier decision, then on to another end: the record replays and its chance proves."""
    part = match.begun().fold(match.log[: -2 - rng.below(len(match.log) // 2)]).advance(CHANCE)
    decisions = [entry.seq for entry in part.standing if entry.seat != NATURE]
    if not decisions:
        return
    to = pick(decisions, rng) - 1
    back = part.take_back(to, part.time)
    assert back.position == match.begun().fold(match.log[:to]).position
    assert back.standing == part.log[:to]
    assert back.chances == part.chances
    seat = min(back.position.to_act)
    on = back.play(seat, next(iter(back.position.moves(seat))), back.time).advance(CHANCE)
    while not on.over:
        seat = min(on.position.to_act)
        on = on.play(seat, match.game.read_move("resign"), on.time).advance(CHANCE)
    the_state_is_a_fold_of_the_log(on)
    the_record_replays_and_verifies(on)


def laws_of_the_log(case: Case, flips: int) -> None:
    match = played(case)
    rng = case.stream(51)
    the_state_is_a_fold_of_the_log(match)
    the_record_replays_and_verifies(match)
    no_retry_draws_again(match)
    the_log_goes_by_seats_and_time(match)
    no_running_record_holds_the_seed(match)
    a_flipped_byte_of_chance_is_found(match, rng, flips)
    swapped_draws_are_found(match, rng)
    what_is_taken_back_stays_in_the_log(match, rng)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_log_is_the_match_and_its_record_proves_it(case: Case) -> None:
    laws_of_the_log(case, 3)


@pytest.mark.soak
@pytest.mark.parametrize("case", SOAK, ids=str)
def test_logs_over_many_games(case: Case) -> None:
    laws_of_the_log(case, 20)

"""The log is a value and a sequence, and one more entry costs the same however long it is."""

from __future__ import annotations

import pickle

import pytest

from contissimo.core.game import NATURE, Millis, Move, Seat
from contissimo.play.log import Entry, Log
from contissimo.play.notes import Away, Hand
from tests.play.toy import LAST, ToyMove

LENGTHS = [0, 1, 2, 255, 256, 257, 511, 512, 513, 1000]


def entry(seq: int) -> Entry:
    moves: list[Move] = [Hand(Seat(1), "person"), Away(Millis(seq)), LAST, ToyMove("draw", "5")]
    return Entry(seq, NATURE, moves[seq % 4], (), (), Millis(seq))


def entries(length: int) -> tuple[Entry, ...]:
    return tuple(map(entry, range(1, length + 1)))


def grown(length: int) -> Log:
    log = Log()
    for one in entries(length):
        log = log.add(one)
    return log


@pytest.mark.parametrize("length", LENGTHS)
def test_a_log_is_a_sequence_of_its_entries(length: int) -> None:
    plain, log = entries(length), grown(length)
    assert len(log) == length
    assert tuple(log) == plain
    assert [log[number] for number in range(-length, length)] == [*plain, *plain]
    for cut in {0, 1, 255, 256, 257, length - 1, length}:
        assert log[cut:] == plain[cut:]
        assert log[:cut] == plain[:cut]
    assert log[::-3] == plain[::-3]
    assert tuple(reversed(log)) == plain[::-1]
    for number in (length, -length - 1):
        with pytest.raises(IndexError):
            log[number]


@pytest.mark.parametrize("length", LENGTHS)
def test_a_log_that_was_read_is_the_one_that_has_grown(length: int) -> None:
    log, read = grown(length), Log.of(iter(entries(length)))
    assert read == log == entries(length)
    assert hash(read) == hash(log) == hash(entries(length))
    assert (read.chances, read.given) == (log.chances, log.given)
    assert log.given == sum(seq for seq in range(1, length + 1) if seq % 4 == 1)
    assert log.chances == (length + 1) // 4
    more = entry(length + 1)
    assert read.add(more) == log.add(more) == (*entries(length), more)
    again = pickle.loads(pickle.dumps(log))  # noqa: S301  # our own
    assert (again, again.chances, again.given) == (log, log.chances, log.given)


@pytest.mark.parametrize("length", LENGTHS[1:])
def test_an_older_log_doesnt_see_what_came_after(length: int) -> None:
    log = grown(length)
    one, other = log.add(entry(7)), log.add(entry(8))
    assert (one[-1], other[-1]) == (entry(7), entry(8))
    assert log == entries(length)
    assert one != other
    assert one != log
    assert log != list(entries(length))


def test_a_log_shows_its_entries() -> None:
    assert repr(Log()) == "Log(())"
    assert repr(grown(1)) == f"Log({entries(1)!r})"

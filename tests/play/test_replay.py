from __future__ import annotations

import pickle
from collections.abc import Callable

import pytest

from contissimo.core.game import Millis, Seat
from contissimo.play.match import Match
from contissimo.play.record import RecordError, record_of
from contissimo.play.record_reader import read_record
from contissimo.play.replay import replay
from tests.play.helpers import SEED, begin, play_out
from tests.play.toy import TOY

FINISHED = str(record_of(play_out(begin()), seed=SEED))
HEADER = '[Game "toy"]\n[Ruleset "plain"]\n'
DEAL = "1\t-\tdraw 1:57\n2\t-\tdraw 2:09\n"


def read(text: str) -> Match:
    return replay(read_record(text, {"toy": TOY}, file="game.rec"), TOY)


def refused(text: str) -> RecordError:
    with pytest.raises(RecordError) as error:
        read(text)
    assert error.value.file == "game.rec"
    return error.value


def test_a_record_replays_to_the_same_match_and_is_written_the_same() -> None:
    match = play_out(begin().credit(Millis(5), Millis(9)).hand(Seat(2), "level-3", Millis(10)))
    text = str(record_of(match, seed=SEED))
    again = read(text)
    assert again == match
    assert str(record_of(again, seed=SEED)) == text


def test_moves_that_were_taken_back_replay_too() -> None:
    match = begin()
    first = next(iter(match.position.moves(Seat(1))))
    match = match.play(Seat(1), first, Millis(9)).take_back(2, Millis(20))
    match = play_out(match)
    assert read(str(record_of(match, seed=SEED))) == match
    error = refused(HEADER + "\n" + DEAL + "3\t-\tback 2\n")
    assert (error.why, error.seq, error.line) == ("record_illegal_move", 3, 6)
    assert error.details["because"] == "note_refused"


def test_a_match_that_began_later_replays_at_its_own_time() -> None:
    match = play_out(begin("timed", now=5_000))
    record = read_record(str(record_of(match)), {"toy": TOY})
    assert replay(record, TOY, began=Millis(5_000)) == match


def test_a_record_written_by_hand_replays() -> None:
    match = read(HEADER + "\n" + DEAL + "3\t1\tlay 7\n4\t2\taccept\t7\n5\t-\tdraw 1:1\t-\t-\t40\n")
    assert match.position.scores == (7, 0)
    assert match.time == 40
    assert (match.seats, match.players, match.id) == (2, (), "")


def test_the_end_of_a_record_written_by_hand_may_be_left_out() -> None:
    entries = HEADER + "\n" + DEAL + "3\t1\tresign\n"
    assert read(entries).over
    assert read(entries + "4\t-\tend 1:. 2:09\n").over
    assert read(entries + "4\t-\tend 1:. 2:09\t0,-9\t0,-9\t7\n").over


@pytest.mark.parametrize(
    ("header", "seats"),
    [
        ("", 3),
        ('[Seats "4"]\n', 4),
        ('[Players "Ana,Bo,Cy,Di"]\n', 4),
        ('[Seats "3"]\n[Players "Ana,Bo,Cy"]\n', 3),
    ],
)
def test_seats_come_from_the_header_or_from_those_who_moved(header: str, seats: int) -> None:
    deal = "".join(f"{n}\t-\tdraw {n}:{n}{n}\n" for n in range(1, seats + 1))
    moves = f"{seats + 1}\t1\tpass\n{seats + 2}\t2\tpass\n{seats + 3}\t3\tpass\n"
    assert read(HEADER + header + "\n" + deal + moves).seats == seats


def test_two_seats_are_the_fewest() -> None:
    assert read(HEADER).seats == 2
    assert read(HEADER + "\n1\t-\tdraw 1:57\n").seats == 2


def swap(old: str, new: str) -> Callable[[str], str]:
    def changed(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return changed


@pytest.mark.parametrize(
    ("change", "why", "seq"),
    [
        (swap("lay 1\t", "lay 9\t"), "record_illegal_move", 3),
        (swap("lay 1\t", "lay one\t"), "record_unreadable_move", 3),
        (swap("3\t1\tlay 1", "3\t2\tlay 1"), "record_illegal_move", 3),
        (swap("-\tdraw 1:5\t", "1\tdraw 1:5\t"), "record_illegal_move", 5),
        (swap("draw 2:73", "draw 2:_2"), "record_hidden", 2),
        (swap("4\t2\taccept\t1\t1", "4\t2\taccept\t2\t1"), "record_points_differ", 4),
        (swap("4\t2\taccept\t1\t1", "4\t2\taccept\tx\t1"), "record_points_differ", 4),
        (swap("4\t2\taccept\t1\t1", "4\t2\taccept\t1\t2"), "record_total_differs", 4),
        (swap("draw 1:5\t-\t-\t0", "draw 1:5\t-\t-\tnoon"), "record_clock_wrong", 5),
        (swap("3\t1\tlay 1\t0\t0\t0", "3\t1\tlay 1\t0\t0\t9"), "record_clock_wrong", 4),
        (swap("end 1:8 2:.", "end 1:7 2:."), "record_end_differs", 57),
        (swap("57\t-\tend", "57\t1\tend"), "record_end_differs", 57),
        (swap("-8,0", "-9,0"), "record_points_differ", 57),
        (swap("-8,0\t21,53", "-8,0\t21,54"), "record_total_differs", 57),
        (swap("57\t-\tend 1:8 2:.", "57\t1\tpass"), "record_after_end", 57),
        (lambda text: text + "58\t-\tend 1:8 2:.\n", "record_after_end", 58),
        (lambda text: text + "58\t1\tpass\n", "record_after_end", 58),
        (swap("5\t-\tdraw 1:5\t", "5\t-\tend\t"), "record_unreadable_move", 5),
        (swap("5\t-\tdraw 1:5\t", "5\t-\thand 3 person\t"), "record_illegal_move", 5),
        (swap("5\t-\tdraw 1:5\t", "5\t-\taway 0\t"), "record_unreadable_move", 5),
    ],
)
def test_what_the_rules_do_not_give_is_refused_with_number_and_line(
    change: Callable[[str], str], why: str, seq: int
) -> None:
    error = refused(change(FINISHED))
    assert (error.why, error.seq, error.line) == (why, seq, seq + 12)


def test_an_error_says_what_the_game_had_against_it() -> None:
    error = refused(FINISHED.replace("lay 1\t", "lay 9\t", 1))
    assert error.details["because"] == "not_on_rack"
    assert error.details["about"] == {"tile": "9"}
    again = pickle.loads(pickle.dumps(error))  # noqa: S301  # our own bytes: workers hand errors on
    assert (again.why, again.seq, again.line) == (error.why, error.seq, error.line)


@pytest.mark.parametrize(
    ("header", "why"),
    [
        ('[Seats "x"]', "record_seats_wrong"),
        ('[Seats "5"]', "record_seats_wrong"),
        ('[Players "A,B,C,D,E"]', "record_seats_wrong"),
        ('[Seats "2"]\n[Players "A,B,C"]', "record_players_wrong"),
        ('[Result "0,0"]', "record_result_differs"),
        ('[Termination "abandoned"]', "record_termination_differs"),
        ('[RulesetText "turn = 0\\n"]', "record_ruleset_wrong"),
        ('[RulesetText "turn = 5\\nmain = 5\\n"]', "record_ruleset_wrong"),
        ('[Commitment "zz"]', "record_commitment_wrong"),
        ('[Commitment "00"]', "record_commitment_wrong"),
        ('[Contributions "1:00"]', "record_contributions_wrong"),
        ('[Contributions "1"]', "record_contributions_wrong"),
        (f'[Contributions "3:{"00" * 16}"]', "record_contributions_wrong"),
        (f'[Contributions "2:{"00" * 16} 1:{"00" * 16}"]', "record_contributions_wrong"),
        (f'[Contributions "1:{"00" * 16} 1:{"00" * 16}"]', "record_contributions_wrong"),
    ],
)
def test_a_header_that_means_nothing_is_refused_with_its_line(header: str, why: str) -> None:
    error = refused(HEADER + header + "\n\n" + DEAL)
    assert (error.why, error.seq) == (why, 0)
    # Too many names are as wrong as too many seats; there is then no Seats line to point at.
    assert error.line == (0 if "E" in header else 2 + header.count("\n[") + 1)


def test_a_ruleset_that_nobody_knows_is_refused() -> None:
    error = refused('[Game "toy"]\n[Ruleset "mine"]\n')
    assert (error.why, error.line) == ("record_ruleset_unknown", 2)


def test_a_result_that_comes_too_soon_or_too_late_is_refused() -> None:
    running = FINISHED.replace('[Result "21,53"]', '[Result "*"]')
    assert refused(running).why == "record_result_differs"
    assert refused(HEADER + '[Result "0,0"]\n\n' + DEAL).line == 3


@pytest.mark.parametrize("clock", ["banana", "", "1" * 29, "٣", "7", "-1", "00"])
def test_the_end_has_the_time_of_the_move_that_ended_the_game(clock: str) -> None:
    assert FINISHED.endswith("\t21,53\t0\n")
    error = refused(FINISHED.removesuffix("0\n") + f"{clock}\n")
    assert (error.why, error.seq) == ("record_clock_wrong", 57)
    assert read(FINISHED.removesuffix("0\n") + "-\n").over


def test_a_clock_of_the_end_may_not_run_back() -> None:
    text = HEADER + "\n" + DEAL + "3\t1\tresign\t-\t-\t9\n4\t-\tend 1:. 2:09\t-\t-\t"
    assert read(f"{text}9\n").over
    assert refused(f"{text}8\n").why == "record_clock_wrong"
    assert refused(f"{text}10\n").why == "record_clock_wrong"


def test_a_record_says_that_its_match_was_abandoned() -> None:
    match = begin().abandon([Seat(2)], Millis(5))
    text = str(record_of(match, seed=SEED))
    assert '[Termination "abandoned"]' in text
    again = read(text)
    assert again.abandoned
    assert again.log == match.log
    assert read(text.replace('[Termination "abandoned"]\n', "")).abandoned
    assert refused(text.replace("\tgone 2\t", "\taway 5\t")).why == "record_termination_differs"
    assert not read(FINISHED.replace("[Result", '[Termination "normal"]\n[Result')).abandoned

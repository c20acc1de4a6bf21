from __future__ import annotations

import pytest

from contissimo.core.game import NATURE, Seat
from contissimo.play.record import Header, Line, Record, RecordError, record_of, write_players
from contissimo.play.record_header import read_players
from contissimo.play.record_reader import read_record
from contissimo.play.replay import replay
from tests.play.helpers import SEED, begin, play_out, say
from tests.play.toy import TOY, ToyRules

GAMES = {"toy": TOY}
HEADER = '[Game "toy"]\n[Ruleset "plain"]\n\n'


def test_a_finished_record_is_header_empty_line_and_entries() -> None:
    match = play_out(begin())
    text = str(record_of(match, seed=SEED))
    header, _, entries = text.partition("\n\n")
    keys = [line[1:].split(" ")[0] for line in header.split("\n")]
    assert keys == (
        [
            "Game",
            "Ruleset",
            "Match",
            "Date",
            "Seats",
            "Players",
            "Commitment",
            "Contributions",
            "Seed",
            "Result",
        ]
    )
    assert header.endswith('[Result "21,53"]')
    lines = entries.split("\n")
    assert lines[0] == "1\t-\tdraw 1:61\t-\t-\t0"
    assert lines[3] == "4\t2\taccept\t1\t1\t0"
    assert lines[-2:] == ["57\t-\tend 1:8 2:.\t-8,0\t21,53\t0", ""]


def test_a_running_record_holds_neither_the_seed_nor_what_the_reader_may_not_know() -> None:
    match = say(begin(), 1, "swap 1", 2_000)
    record = record_of(match, seed=SEED)
    assert record.header("Seed") is None
    assert SEED.hex() not in str(record)
    assert record.value("Result") == "*"
    assert [line.move for line in record.entries][:3] == ["draw 1:_2", "draw 2:_2", "swap _1"]
    assert record_of(match, reader=Seat(2)).entries[1].move == "draw 2:73"


def test_a_ruleset_of_ones_own_is_embedded() -> None:
    rules = ToyRules("custom", turn=5_000)
    match = play_out(begin(rules))
    record = record_of(match)
    assert record.value("RulesetText") == rules.text
    assert "\\n" in str(record.header("RulesetText"))
    assert replay(read_record(str(record), GAMES), TOY).ruleset == rules
    disguised = record_of(begin(ToyRules("plain", turn=5_000)))
    assert disguised.header("RulesetText") is not None


def test_what_a_match_does_not_know_is_not_written() -> None:
    bare = begin().begun()
    empty = type(bare).begin(TOY, bare.ruleset, 2)
    assert str(record_of(empty)) == (
        '[Game "toy"]\n[Ruleset "plain"]\n[Seats "2"]\n[Result "*"]\n\n'
    )


@pytest.mark.parametrize(
    "players", [(), ("Ana",), ("Ana", "Bo"), ("a,b", "c\\", "\\,"), ("", ""), ('"', "\n")]
)
def test_names_may_hold_anything(players: tuple[str, ...]) -> None:
    assert read_players(write_players(players)) == players
    header = Header("Players", write_players(players))
    record = Record((Header("Game", "toy"), Header("Ruleset", "plain"), header), ())
    assert read_record(str(record), GAMES) == record


def test_a_backslash_that_escapes_nothing_is_itself() -> None:
    assert read_players("a\\b,c\\") == ("a\\b", "c\\")


def test_unknown_headers_are_kept() -> None:
    text = '[Game "toy"]\n[Ruleset "plain"]\n[Event "Lisboa \\"26\\" \\\\ \\n"]\n\n'
    record = read_record(text, GAMES)
    assert record.value("Event") == 'Lisboa "26" \\ \n'
    assert str(record) == text
    assert record.value("Round") == ""


def test_hand_written_records_may_leave_columns_out() -> None:
    record = read_record(HEADER + "1\t-\tdraw 1:57\n2\t-\tdraw 2:11\t-\n3\t1\tpass\t0\t0\n", GAMES)
    assert record.entries[2] == Line(3, Seat(1), "pass", "0", "0", "-")
    assert record.entries[0] == Line(1, NATURE, "draw 1:57")
    assert [line.line for line in record.entries] == [4, 5, 6]


def test_other_line_ends_a_mark_and_empty_lines_at_the_end_are_accepted() -> None:
    plain = HEADER + "1\t-\tdraw 1:57\n"
    odd = "\ufeff" + plain.replace("\n", "\r\n") + "\r\n\r\n"
    assert read_record(odd, GAMES) == read_record(plain, GAMES)
    assert read_record(HEADER.rstrip("\n"), GAMES).entries == ()


@pytest.mark.parametrize(
    ("text", "why", "line", "seq"),
    [
        ("", "record_header_missing", 0, 0),
        ('[Game "toy"]\n', "record_header_missing", 0, 0),
        ('[Ruleset "plain"]\n', "record_header_missing", 0, 0),
        ('[Game "go"]\n[Ruleset "plain"]\n', "record_game_unknown", 1, 0),
        ('[Game "toy"]\n[Game "toy"]\n', "record_header_twice", 2, 0),
        ('[Game "toy"]\n[Ruleset "pla\\in"]\n', "record_header_unreadable", 2, 0),
        ('[Game "toy"]\nRuleset plain\n', "record_header_unreadable", 2, 0),
        (HEADER + "1\t-\n", "record_columns", 4, 1),
        (HEADER + "1\t-\tpass\t0\t0\t0\t0\n", "record_columns", 4, 1),
        (HEADER + "1\t-\tdraw 1:57\n\n2\t-\tdraw 2:57\n", "record_columns", 5, 2),
        (HEADER + "one\t-\tpass\n", "record_entry_unreadable", 4, 1),
        (HEADER + f"{'1' * 5000}\t-\tpass\n", "record_entry_unreadable", 4, 1),
        (HEADER + "1\t0\tpass\n", "record_entry_unreadable", 4, 1),
        (HEADER + "2\t-\tdraw 1:57\n", "record_out_of_order", 4, 1),
        (HEADER + "1\t-\tdraw 1:57\n1\t-\tdraw 2:57\n", "record_out_of_order", 5, 2),
        (HEADER + "1\t-\tpass\ud800\n", "record_not_utf8", 0, 0),
        (HEADER + "x" * 1_000_000, "record_too_large", 0, 0),
        (HEADER + "é" * 500_000, "record_too_large", 0, 0),
        (HEADER + "1\t1\tpass\n" * 5_001, "record_too_long", 5004, 0),
    ],
)
def test_what_is_no_record_is_refused_with_its_line(
    text: str, why: str, line: int, seq: int
) -> None:
    with pytest.raises(RecordError) as error:
        read_record(text, GAMES, file="game.rec")
    assert error.value.why == why
    assert (error.value.file, error.value.line, error.value.seq) == ("game.rec", line, seq)

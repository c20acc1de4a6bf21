from __future__ import annotations

from time import process_time

import pytest

from contissimo.core.game import NATURE, Seat, any_game
from contissimo.play import record_reader
from contissimo.play.match import Match
from contissimo.play.record import (
    Header,
    Line,
    Record,
    RecordError,
    record_of,
    record_text,
    write_players,
)
from contissimo.play.record_header import read_players
from contissimo.play.record_reader import read_record
from contissimo.play.replay import replay
from contissimo.play.verify import verify
from tests.play.helpers import SEED, begin, play_out, say
from tests.play.toy import TOY, Toy, ToyRules

GAMES = {"toy": TOY}
HEADER = '[Game "toy"]\n[Ruleset "plain"]\n\n'


def test_a_finished_record_is_header_empty_line_and_entries() -> None:
    match = play_out(begin())
    text = str(record_of(match, seed=SEED))
    assert "".join(record_text(match, seed=SEED)) == text
    header, _, entries = text.partition("\n\n")
    keys = [line[1:].split(" ")[0] for line in header.split("\n")]
    assert keys == (
        [
            "Game",
            "Ruleset",
            "RulesetText",
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
        f'[Game "toy"]\n[Ruleset "plain"]\n{Header("RulesetText", empty.ruleset.text)}\n'
        '[Seats "2"]\n[Result "*"]\n\n'
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
    ],
)
def test_what_is_no_record_is_refused_with_its_line(
    text: str, why: str, line: int, seq: int
) -> None:
    with pytest.raises(RecordError) as error:
        read_record(text, GAMES, file="game.rec")
    assert error.value.why == why
    assert (error.value.file, error.value.line, error.value.seq) == ("game.rec", line, seq)


@pytest.mark.parametrize(
    ("text", "why", "line"),
    [
        (HEADER + "x" * 1_000, "record_too_large", 0),
        (HEADER + "é" * 500, "record_too_large", 0),
        (HEADER + "1\t1\tpass\n" * 51, "record_too_long", 54),
    ],
)
def test_more_than_any_match_has_is_refused(
    text: str, why: str, line: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(record_reader, "MAX_BYTES", 1_000)
    monkeypatch.setattr(record_reader, "MAX_ENTRIES", 50)
    with pytest.raises(RecordError) as error:
        read_record(text, GAMES)
    assert (error.value.why, error.value.line, error.value.seq) == (why, line, 0)


def test_every_record_carries_the_text_of_its_rules() -> None:
    """A preset may change; what was played stays readable, and whoever checks the promise needs what it hashes."""
    match = play_out(begin("timed"))
    record = record_of(match)
    assert record.value("RulesetText") == TOY.rulesets["timed"].text
    again = replay(read_record(str(record), GAMES), TOY)
    assert again.ruleset is TOY.rulesets["timed"]
    assert record_of(again) == record


def test_names_are_read_in_linear_time() -> None:
    def seconds(letters: int) -> float:
        text = "a" * letters
        times = []
        for _ in range(3):
            before = process_time()
            read_players(text)
            times.append(process_time() - before)
        return min(times)

    # Four times the letters take four times as long; with a quadratic reader it would be sixteen times.
    assert seconds(1_000_000) < 10 * seconds(250_000)


# Presets that have changed since version 0.1, whose records have no text of their own

FORMER = ToyRules("plain", turn=5_000)
CHANGED = any_game(Toy(former={"plain": FORMER}))


def _old(match: Match, *without: str) -> Record:
    """A record as version 0.1 wrote it."""
    record = record_of(match, seed=SEED)
    kept = (header for header in record.headers if header.key not in ("RulesetText", *without))
    return Record(tuple(kept), record.entries)


def test_a_record_without_a_text_is_read_by_the_preset_of_its_time() -> None:
    record = _old(play_out(begin(FORMER)))
    assert replay(record, CHANGED).ruleset is FORMER
    assert verify(record, CHANGED).ok
    assert replay(record, TOY).ruleset is TOY.rulesets["plain"]


def test_where_a_name_means_two_presets_the_one_that_was_promised_counts() -> None:
    now = play_out(begin())
    assert replay(_old(now), CHANGED).ruleset is CHANGED.rulesets["plain"]
    assert verify(_old(now), CHANGED).ok
    for key in ("Seed", "Commitment"):
        assert replay(_old(now, key), CHANGED).ruleset is FORMER
    other = any_game(Toy(former={"plain": ToyRules("plain", turn=6_000)}))
    assert verify(_old(play_out(begin(FORMER))), other).why == "commitment_differs"


def test_a_text_that_is_a_preset_of_its_time_keeps_that_name() -> None:
    record = record_of(play_out(begin(FORMER)), seed=SEED)
    assert replay(record, CHANGED).ruleset is FORMER
    assert replay(record, TOY).ruleset.name == "custom"

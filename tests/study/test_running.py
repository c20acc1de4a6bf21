"""Of a game that is being played there is no review: a record of one is known by its board, whatever else was changed in it."""

from __future__ import annotations

import re

import pytest

from contissimo.core.game import NATURE, Millis, Seat
from contissimo.games import GAMES
from contissimo.play.match import RESIGN, Match
from contissimo.play.record import record_of
from contissimo.play.record_reader import read_record
from contissimo.play.replay import replay
from contissimo.study.running import LEAST, is_board_running, is_running, pieces
from tests.study.games import played

KEYS = ["contig60", "calculissimo"]
GIVEN_UP = Seat(1)


def board_of(match: Match) -> str:
    return str(match.position).partition(" ")[0]


def part(match: Match, entries: int) -> Match:
    """The first entries of a game."""
    return match.begun().fold(match.log[:entries])


def given_up(match: Match) -> Match:
    """The game with an end that it hasn't got."""
    return match.enter(GIVEN_UP, match.game.read_move(RESIGN), match.time)


def halfway(key: str, seed: int = 1) -> Match:
    whole = played(key, "level-3 level-5", seed)
    return part(whole, len(whole.log) // 2)


@pytest.mark.parametrize("key", KEYS)
def test_an_end_that_was_written_below_a_running_game_changes_nothing(key: str) -> None:
    running = halfway(key)
    assert is_running(given_up(running), [board_of(halfway(key, 2)), board_of(running)])


@pytest.mark.parametrize("key", KEYS)
def test_nor_does_a_way_on_that_was_made_up_nor_a_last_move_that_was_left_out(key: str) -> None:
    whole = played(key, "level-3 level-5", 1)
    running = board_of(halfway(key))
    assert is_running(whole, [running])
    assert is_running(given_up(part(whole, len(whole.log) // 2 - 4)), [running])


@pytest.mark.parametrize("key", KEYS)
def test_nor_does_a_header_without_its_names_or_a_note_that_was_put_in(key: str) -> None:
    match = given_up(halfway(key)).begun()
    for entry in given_up(halfway(key)).log:
        if entry.seat != NATURE and entry.seq % 3 == 0:
            match = match.credit(Millis(1), match.time)
        match = match.fold([entry])
    text = re.sub(r"^\[(?!Game|Ruleset|Seats).*\n", "", str(record_of(match)), flags=re.MULTILINE)
    assert "Players" not in text
    again = replay(read_record(text, GAMES), GAMES[key])
    assert is_running(again, [board_of(halfway(key))])


def test_nor_do_tiles_of_the_others_that_were_made_up() -> None:
    game, whole = GAMES["calculissimo"], played("calculissimo", "level-3 level-5", 1)
    at = next(e.seq for e in whole.log[len(whole.log) // 2 :] if str(e.move).startswith("draw 2:"))
    before, drawn = part(whole, at - 1), str(whole.log[at - 1].move).removeprefix("draw 2:")
    other = "".join(sorted(str(before.position).split(" ")[2]))[: len(drawn)]
    match = before.enter(NATURE, game.read_move(f"draw 2:{other}"), before.time)
    assert match.log[-1] != whole.log[at - 1]
    assert is_running(given_up(match), [board_of(part(whole, at))])


def test_nor_do_sentences_in_other_words_or_throws_in_another_order() -> None:
    game = GAMES["contig60"]
    match = halfway("contig60")
    other = match.begun()
    for entry in match.log:
        text = str(entry.move)
        if text.startswith("roll"):
            text = " ".join(["roll", *sorted(text.split()[1:])])
        elif found := re.fullmatch(r"(\d)\+(\d)(?![*/])(.*)", text):
            text = f"{found[2]}+{found[1]}{found[3]}"
        other = other.enter(entry.seat, game.read_move(text), entry.clock)
    assert [str(entry.move) for entry in other.log] != [str(entry.move) for entry in match.log]
    assert is_running(given_up(other), [board_of(match)])


@pytest.mark.parametrize("key", KEYS)
def test_other_games_have_their_review_and_few_pieces_say_nothing(key: str) -> None:
    games = [played(key, "level-3 level-5", seed) for seed in range(2, 7)]
    boards = [
        board_of(part(game, entries)) for game in games for entries in range(3, len(game.log), 3)
    ]
    assert not is_running(played(key, "level-3 level-5", 1), boards)
    deals = (part(games[0], entries) for entries in range(len(games[0].log)))
    begun = next(match for match in deals if NATURE not in match.position.to_act)
    assert not is_running(given_up(begun), boards)
    few = [board for board in boards if len(pieces(board)) < LEAST]
    assert few
    assert not any(is_running(game, few) for game in games)


@pytest.mark.parametrize("key", KEYS)
def test_a_board_alone_is_known_too(key: str) -> None:
    board, other = board_of(halfway(key)), board_of(halfway(key, 2))
    assert is_board_running(board, [other, board])
    assert not is_board_running(board, [other])


def test_some_pieces_that_lie_otherwise_are_forgiven_where_many_lie_alike() -> None:
    whole = played("contig60", "level-3 level-5", 1)
    match = part(whole, len(whole.log) - 6)
    board = board_of(match)
    places = sorted(place for place, _ in pieces(board))
    swapped = {"x": "o", "o": "x"}

    def changed(count: int) -> str:
        at = places[:count]
        return "".join(swapped[c] if place in at else c for place, c in enumerate(board))

    assert len(places) > LEAST + 10
    assert is_running(given_up(match), [changed(1)])
    assert not is_running(given_up(match), [changed(len(places) // 2)])

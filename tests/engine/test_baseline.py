from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from contissimo.core.chance import Chance, match_key, small_seed, small_stream
from contissimo.core.game import NATURE, Millis, Seat
from contissimo.engine.baseline import Greedy, Random
from contissimo.engine.player import UNLIMITED, Budget
from contissimo.engine.registry import player
from contissimo.games import GAMES
from contissimo.games.calculissimo import GAME as CALCULISSIMO
from contissimo.games.contig60 import GAME as CONTIG60
from contissimo.play.match import Match

ONE, TWO = Seat(1), Seat(2)
EMPTY = "|".join(["." * 15] * 15)


def calculissimo(
    rack: str, *, ruleset: str = "classic", board: str = EMPTY, bag: str = "00"
) -> Any:
    """Seat 1 to move with this rack; seat 2 holds one number and the bag two."""
    rules = CALCULISSIMO.rulesets[ruleset]
    return CALCULISSIMO.read_position(f"{board} {rack},1 {bag} 0,0 1 -", rules)


def contig(dice: str, board: str = "", *, ruleset: str = "contig60") -> Any:
    """Side 1 to move with these dice."""
    rules = CONTIG60.rulesets[ruleset]
    position = CONTIG60.start(rules, 2).apply(NATURE, CONTIG60.read_move("first 1"))
    for side, square in (item.split(":") for item in board.split()):
        laid = position.board.toggled(Seat(int(side)), int(square))
        position = replace(position, board=laid)
    return position.apply(NATURE, CONTIG60.read_move(f"roll {dice}"))


def chosen(position: Any, seat: Seat = ONE, player: Any = None, budget: Budget = UNLIMITED) -> str:
    """What a player chooses; without one, the greedy player of the position's game."""
    game = GAMES["contig60" if hasattr(position, "dice") else "calculissimo"]
    return str((player or Greedy(game)).choose(position.view(seat), budget))


def test_greedy_takes_the_most_points_and_the_first_in_text_order() -> None:
    # calculissimo: 9+6÷2 and others of 48 points
    assert chosen(calculissimo("269+/")) == "8d 9+6/2"


def test_greedy_exchanges_everything_when_it_can_place_nothing() -> None:
    assert chosen(calculissimo("1123")) == "swap 1123"


def test_greedy_passes_when_it_can_place_and_exchange_nothing() -> None:
    assert chosen(calculissimo("1123", bag=".")) == "pass"
    assert chosen(calculissimo("1123", ruleset="sheet-ja")) == "pass"


def test_greedy_announces_its_true_total() -> None:
    assert chosen(calculissimo("269+/", ruleset="sheet-pt")) == "8d 9+6/2=48"


@pytest.mark.parametrize(
    ("laid", "answer"),
    [
        ("8d 9+6/2=48", "accept"),
        ("8d 9+6/2=47", "challenge"),  # §7.2: a wrong total
        ("8d 9+6/2=0", "challenge"),
        ("8h 9/2=4", "challenge"),  # §4.6: not whole
        ("8h 9+=9", "challenge"),  # §4.3: no complete operation
    ],
)
def test_greedy_contests_exactly_what_is_wrong_in_calculissimo(laid: str, answer: str) -> None:
    before = calculissimo("269+/", ruleset="sheet-pt")
    window = before.apply(ONE, CALCULISSIMO.read_move(laid))
    assert chosen(window, TWO) == answer


def test_greedy_earns_the_most_points_in_contig() -> None:
    # §8: with 0, 1 and 27 covered, 28 earns 3
    assert chosen(contig("4 4 6", "1:0 2:1 2:27")) == "4+4*6=28"


def test_greedy_ties_go_to_text_order_in_contig() -> None:
    view = contig("2 3 4").view(ONE)
    sentences = sorted(str(move) for move in view.moves() if "=" in str(move))
    assert chosen(contig("2 3 4")) == sentences[0]


def test_greedy_passes_and_declines_only_when_nothing_can_be_covered() -> None:
    everything = " ".join(f"{1 + n % 2}:{n}" for n in (0, 1, 2, 3))  # what 1, 1, 1 can make
    position = contig("1 1 1", everything)
    assert chosen(position) == "pass"
    assert chosen(position.apply(ONE, CONTIG60.read_move("pass")), TWO) == "decline"


def test_greedy_steals_whenever_it_can() -> None:
    passed = contig("2 3 4").apply(ONE, CONTIG60.read_move("pass"))
    assert chosen(passed, TWO).startswith("steal ")


@pytest.mark.parametrize(
    ("said", "answer"),
    [("(2+3)*4=20", "accept"), ("2+3*4=20", "challenge"), ("23+4=27", "challenge")],
)
def test_greedy_accuses_exactly_what_is_wrong_in_contig(said: str, answer: str) -> None:
    window = contig("2 3 4", ruleset="sheet-pt").apply(ONE, CONTIG60.read_move(said))
    assert chosen(window, TWO) == answer


def test_random_accepts_mostly() -> None:
    laid = CALCULISSIMO.read_move("8d 9+6/2=47")
    window = calculissimo("269+/", ruleset="sheet-pt").apply(ONE, laid)
    answers = [chosen(window, TWO, Random(small_stream(n))) for n in range(60)]
    assert set(answers) == {"accept", "challenge"}
    assert answers.count("accept") > 45


def test_random_follows_its_chance_alone() -> None:
    position = calculissimo("269+/")
    first, again, other = (chosen(position, player=Random(small_stream(n))) for n in (5, 5, 6))
    assert first == again != other


def test_a_budget_of_moves_stops_the_search() -> None:
    position = calculissimo("269+/")
    guess = Random(small_stream(1))
    assert chosen(position, player=guess, budget=Budget(nodes=1)) == str(next(position.moves(ONE)))


def test_a_budget_of_time_is_read_from_the_clock_that_is_handed_in() -> None:
    ticks = iter(range(0, 1000, 10))
    budget = Budget(time=Millis(20), clock=lambda: Millis(next(ticks)))
    position = calculissimo("269+/")
    looked_at = list(position.moves(ONE))[:2]
    guess = Random(small_stream(1))
    assert chosen(position, player=guess, budget=budget) in map(str, looked_at)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("ruleset", ["sheet-pt", "junior"])
@pytest.mark.parametrize("names", [("random", "greedy"), ("random", "random", "greedy")])
def test_whole_games_of_the_built_in_players_are_legal(
    game: str, ruleset: str, names: tuple[str, ...]
) -> None:
    if len(names) not in GAMES[game].seat_counts:
        pytest.skip("Contig has two sides")
    chance = Chance(match_key(small_seed(1), ()))
    players = [player(game, name, seat) for seat, name in enumerate(names)]
    match = Match.begin(GAMES[game], GAMES[game].rulesets[ruleset], len(names)).advance(chance)
    laid = 0
    while not match.over:
        seat = min(match.position.to_act)
        move = players[seat - 1].choose(match.position.view(seat), Budget(nodes=150))
        laid += move.puts
        match = match.play(seat, move, Millis(0)).advance(chance)
    assert laid > 5

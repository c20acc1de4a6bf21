from __future__ import annotations

from array import array
from typing import Any

import pytest

from contissimo.core.chance import small_stream
from contissimo.core.game import Seat, any_game
from contissimo.engine import baseline, match_runner
from contissimo.engine.calculissimo import train
from contissimo.engine.calculissimo.evaluate import (
    Evaluation,
    Greedy,
    evaluator_of,
    parts_of,
    stage_of,
    tiles_in,
)
from contissimo.engine.calculissimo.kernel import LEAVES, Kernel, rack_of
from contissimo.engine.calculissimo.learned import (
    KEPT,
    UNIT,
    nothing_learned,
    read_learned,
    rounded,
    shipped,
)
from contissimo.engine.calculissimo.least_squares import solve
from contissimo.engine.match_plan import Plan
from contissimo.engine.player import UNLIMITED, Budget
from contissimo.engine.workers import workers
from contissimo.games.calculissimo import GAME, Calculissimo
from contissimo.games.calculissimo.moves import Pass, Placement, Swap
from contissimo.games.calculissimo.rules import PRESETS

ONE, TWO = Seat(1), Seat(2)
EMPTY = "|".join(["." * 15] * 15)


def position(rack: str, *, ruleset: str = "classic", bag: str = "0123456789", **more: str) -> Any:
    """Seat 1 to move with this rack; seat 2 holds one number."""
    board = more.get("board", EMPTY)
    return GAME.read_position(f"{board} {rack},1 {bag} 0,0 1 -", GAME.rulesets[ruleset])


def games(*players: str, rounds: int, ruleset: str = "classic") -> Any:
    return match_runner.run(Plan(any_game(GAME), GAME.rulesets[ruleset], players, 1, rounds))


# ---------------------------------------------------------------------- what is learned


def test_what_is_learned_is_a_text_that_reads_as_it_was_written() -> None:
    again = read_learned(str(shipped()))
    assert again == shipped()
    assert len(shipped().kept) == KEPT
    assert len(shipped().leaves()) == LEAVES


def test_a_table_of_another_length_is_refused() -> None:
    short = nothing_learned(0)
    with pytest.raises(ValueError, match="3"):
        read_learned(str(type(short)(array("i", [1, 2, 3]), short.opening)))


def test_points_are_kept_in_units_within_16_bits() -> None:
    assert [*rounded([1.26, -1.26, 1e9])] == [13, -13, 32_767]


def test_a_times_and_a_joker_are_worth_keeping_and_two_minus_signs_are_not() -> None:
    worth = {
        kept: evaluator_of(PRESETS["classic"]).worth_of_kept(rack_of(kept)) / UNIT
        for kept in ("*", "?", "--", "*89")
    }
    assert worth["*"] > worth["--"] + 20
    assert worth["?"] > worth["--"] + 10
    assert worth["*89"] > worth["--"] + 40


@pytest.mark.parametrize(("bag_size", "stage"), [(0, 0), (1, 1), (7, 1), (28, 4), (35, 5), (86, 5)])
def test_tiles_kept_are_worth_less_as_the_bag_empties(bag_size: int, stage: int) -> None:
    evaluator = evaluator_of(PRESETS["classic"])
    index = evaluator.weighing.leave_index(rack_of("*8"))
    full = evaluator.tables[-1][index]
    assert stage_of(bag_size) == stage
    assert evaluator.tables[stage][index] == full * stage // 5
    assert evaluator.worth_of_kept(rack_of("*8"), stage) == full * stage // 5


# ---------------------------------------------------------------------- the player


def test_the_evaluation_wins_clearly_against_greedy() -> None:
    """A small sample of the match in bench/lab.md."""
    first = games("evaluation", "greedy", rounds=15).players[0]
    assert first.win_rate.value > 0.6


def test_it_exchanges_when_that_is_better_than_a_placement() -> None:
    """§3.5: 0+1 would bring two points, and what stays is hopeless."""
    chosen = Evaluation().choose(position("01+----").view(ONE), UNLIMITED)
    assert isinstance(chosen, Swap)


@pytest.mark.parametrize("ruleset", ["sheet-pt", "sheet-ja"])
def test_it_never_exchanges_where_the_rules_forbid_it(ruleset: str) -> None:
    """§3.5: `only_when_stuck` while a placement exists, and `never`."""
    bad = position("01+----", ruleset=ruleset)
    chosen = Evaluation().choose(bad.view(ONE), UNLIMITED)
    assert not isinstance(chosen, Swap)
    bad.apply(ONE, chosen)


def test_a_stuck_rack_is_exchanged_or_passed() -> None:
    assert isinstance(Evaluation().choose(position("++++---").view(ONE), UNLIMITED), Swap)
    # A board of one complete line, an empty bag, and a lone operator: nothing to do but pass.
    board = EMPTY.split("|")
    board[7] = ".......1+1....."
    stuck = position("*", board="|".join(board), bag=".")
    assert isinstance(Evaluation().choose(stuck.view(ONE), UNLIMITED), Pass)


def test_the_evaluation_sees_a_view_and_nothing_else() -> None:
    """Twin positions: what is hidden differs, the choice does not."""
    for seed in range(4):
        here = midgame(seed)
        seat = min(here.to_act)
        view = here.view(seat)
        twin = GAME.complete(view, small_stream(1000 + seed))
        assert str(twin) != str(here)
        assert Evaluation().choose(twin.view(seat), UNLIMITED) == Evaluation().choose(
            view, Budget(nodes=1)
        )


def midgame(seed: int, turns: int = 9) -> Any:
    """A position after some greedy turns."""
    rng = small_stream(seed)
    here = GAME.start(GAME.rulesets["classic"], 2)
    while turns:
        seat = min(here.to_act)
        if seat < 0:
            here = here.apply(seat, here.chance(rng))
            continue
        here = here.apply(seat, Greedy().choose(here.view(seat), UNLIMITED))
        turns -= 1
    while min(here.to_act) < 0:
        here = here.apply(Seat(-1), here.chance(rng))
    return here


def test_the_fast_greedy_player_is_the_plain_one() -> None:
    compared = 0
    for seed in range(30):
        here = midgame(seed, 5)
        view = here.view(min(here.to_act))
        if "?" in view.rack or compared == 8:
            continue  # the plain one takes seconds for jokers
        compared += 1
        plain = baseline.Greedy(any_game(Calculissimo())).choose(view, UNLIMITED)
        assert str(Greedy().choose(view, UNLIMITED)) == str(plain)
    assert compared == 8


@pytest.mark.parametrize(
    ("said", "answer"),
    [("48", "accept"), ("49", "challenge"), ("47", "accept")],
)
def test_only_what_was_counted_too_high_is_contested(said: str, answer: str) -> None:
    """§7.2: a contest would correct the total up as well."""
    laid = GAME.read_move(f"8d 9+6/2={said}")
    window = position("269+/", ruleset="sheet-pt").apply(ONE, laid)
    assert str(Evaluation().choose(window.view(TWO), UNLIMITED)) == answer


def test_totals_are_announced_where_they_must_be() -> None:
    chosen = Evaluation().choose(position("269+/", ruleset="sheet-pt").view(ONE), UNLIMITED)
    assert isinstance(chosen, Placement)
    assert chosen.total


def test_parts_of_a_rack() -> None:
    parts = {*parts_of(rack_of("112"))}
    assert parts == {0, *map(rack_of, ("1", "2", "11", "12", "112"))}
    assert [tiles_in(part) for part in sorted(parts)] == [0, 1, 2, 1, 2, 3]


# ---------------------------------------------------------------------- training


def test_training_adds_up_the_same_for_any_number_of_processes() -> None:
    chunks = [train.Chunk(nothing_learned(650), 7, 4 * n, 4, probing=True) for n in range(3)]
    totals = []
    for jobs in (1, 2):
        total = train.Sums()
        with workers(jobs) as crew:
            for sums in crew(train.play_chunk, chunks):
                total.add(sums)
        totals.append(total)
    assert totals[0] == totals[1]
    assert sum(totals[0].seen.values()) > 100
    assert totals[0].openings[0][0] > 20


def test_least_squares() -> None:
    assert solve([[2, 1], [1, 3]], [5, 10]) == pytest.approx([1, 3])


def test_the_worth_of_few_tiles_is_the_mean_over_what_may_be_drawn() -> None:
    index = Kernel(PRESETS["classic"]).leave_index
    values = [1.0] * LEAVES
    train.average_draws(values, index)
    assert values == pytest.approx([1.0] * LEAVES)


def test_the_smoothing_model_tells_good_racks_from_bad_ones() -> None:
    sums = train.Sums()
    for rack, worth in (("12345+*", 900), ("12345+-", 100), ("67899+*", 900), ("67899+-", 100)):
        sums.worth[rack_of(rack)] = 50 * worth
        sums.seen[rack_of(rack)] = 50
    model = train.fit(sums, mean=50.0)
    good, bad = (train.predicted(model, train.faces_of(rack_of(r))) for r in ("12345+*", "12345+-"))
    assert good > bad

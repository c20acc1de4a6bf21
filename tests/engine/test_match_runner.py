from __future__ import annotations

import pickle
import statistics
from collections.abc import Generator, Iterator
from dataclasses import replace

import pytest

from contissimo.core.errors import IllegalMove
from contissimo.core.game import Millis, Points, Seat
from contissimo.engine.match_plan import WHOLE_WIN, Forfeited, Plan, Played, PlayedGame, Round
from contissimo.engine.match_result import MatchResult, Sums, Tally
from contissimo.engine.match_runner import BATCH, PlayRound, in_processes, one_by_one, run
from contissimo.engine.table import play_game, play_round
from tests.engine.match_helpers import (
    CALCULISSIMO,
    TINY,
    Quitter,
    Stubborn,
    Thinker,
    Ticker,
    contig_plan,
    seating,
)


def played(win: int, margin: int = 0) -> Played:
    return Played(win, Points(0), Points(margin), 1, (("pass", 1),), 5)


def pair(number: int, *wins: int) -> Round:
    """A round of two players by what the first of them won, in twelfths."""
    games = (PlayedGame("out", (played(win), played(WHOLE_WIN - win))) for win in wins)
    return Round(number, tuple(games))


class TestSeats:
    def test_in_a_round_everybody_has_every_seat_once(self) -> None:
        for players in ("ab", "abc", "abcd"):
            plan = replace(contig_plan(), players=tuple(players))
            seatings = [plan.seating(turn) for turn in range(plan.seats)]
            seats = {Seat(n + 1) for n in range(plan.seats)}
            assert all(set(seating) == seats for seating in seatings)
            assert all(set(column) == seats for column in zip(*seatings, strict=True))

    def test_a_player_wins_half_of_every_round_against_itself(self) -> None:
        for name in ("greedy", "random"):
            result = run(contig_plan(name, name))
            rates = [player.win_rate for player in result.players]
            assert [(rate.value, rate.error) for rate in rates] == [(0.5, 0.0)] * 2
            assert result.players[0].margin.value == 0

    def test_rounds_and_seeds_have_chances_of_their_own(self) -> None:
        plan = contig_plan("random", "random")
        seeds = {plan.seed_of(n, s) for n in range(50) for s in (None, Seat(1), Seat(2))}
        assert len(seeds) == 150
        assert play_round(plan, 0).games != play_round(plan, 1).games
        assert play_round(plan, 0) != play_round(replace(plan, seed=2), 0)

    def test_three_play_all_rotations(self) -> None:
        plan = Plan(CALCULISSIMO, TINY, ("random", "random", "random"), 1, 1, nodes=3)
        result = run(plan)
        assert (result.rounds, result.games) == (1, 3)
        assert sum(player.win_rate.value for player in result.players) == pytest.approx(1)
        assert {player.win_rate.error for player in result.players} == {None}


class TestFigures:
    def test_a_shared_win_counts_as_its_share(self) -> None:
        tally = Tally(("a", "b"))
        tally.add(pair(0, WHOLE_WIN // 2, WHOLE_WIN))
        assert [p.win_rate.value for p in tally.result("complete").players] == [0.75, 0.25]

    def test_errors_are_reckoned_over_rounds_not_games(self) -> None:
        """Each chance went to the same seat twice: the games differ, the rounds don't."""
        tally = Tally(("a", "b"))
        for number in range(10):
            tally.add(pair(number, 0, WHOLE_WIN))
        assert tally.result("complete").players[0].win_rate.error == 0

    def test_mean_and_error_are_those_of_the_textbook(self) -> None:
        values = [3, -4, 10, 0, 7]
        sums = Sums()
        assert sums.mean(1).error is None
        for value in values:
            sums.add(value)
        mean = sums.mean(2)
        assert mean.value == pytest.approx(statistics.mean(values) / 2)
        assert mean.error == pytest.approx(statistics.stdev(values) / 5**0.5 / 2)

    def test_the_lower_total_is_ahead_where_totals_count_down(self) -> None:
        first, second = play_game(contig_plan("greedy", "random"), 0, 0).players
        assert first.score < second.score
        assert first.margin == second.score - first.score == -second.margin

    def test_words_are_counted_and_ends_have_reasons(self) -> None:
        result = run(contig_plan("greedy", "random"))
        assert sum(result.ends.values()) == result.games == 8
        for player in result.players:
            assert set(player.words) <= {"pass", "steal", "decline"}
            assert 0 < player.words["pass"] < player.moves

    def test_time_is_read_from_the_clock_that_is_handed_in_and_is_no_part_of_the_result(
        self,
    ) -> None:
        plan = contig_plan("greedy", "random", rounds=1)
        timed = run(replace(plan, nanos=Ticker()))
        assert [player.millis_a_move for player in timed.players] == [2, 2]
        assert run(plan).players[0].millis_a_move == 0
        assert timed == run(plan)

    def test_players_get_the_budget_of_the_plan(self) -> None:
        thinker = Thinker()
        make = seating(thinker)
        plan = contig_plan("guest-0", "random", rounds=1, make_player=make)
        run(replace(plan, nodes=9, millis=Millis(5), nanos=Ticker()))
        budget = thinker.budgets[0]
        assert (budget.nodes, budget.time) == (9, 5)
        assert budget.clock() > 0


class TestForfeits:
    def test_who_forfeits_resigns_and_the_match_goes_on(self) -> None:
        quitter = Quitter()
        plan = contig_plan("guest-0", "random", rounds=2, make_player=seating(quitter))
        result = run(plan)
        assert [player.win_rate.value for player in result.players] == [0, 1]
        assert result.ends == {"resign": 4}
        gone = Forfeited("bot_died", (("status", "3"),))
        assert result.forfeits == ((0, 0, gone), (0, 0, gone), (1, 0, gone), (1, 0, gone))
        assert all(view is not None and view.outcome is not None for view in quitter.left)

    def test_a_mistake_of_ours_is_no_forfeit_and_guests_hear_that_it_is_over(self) -> None:
        stubborn = Stubborn()
        with pytest.raises(RuntimeError):
            run(contig_plan("guest-0", "random", make_player=seating(stubborn)))
        assert stubborn.left == [None]

    def test_an_illegal_move_of_a_player_of_ours_is_a_mistake(self) -> None:
        thinker = Thinker()
        thinker.choose = lambda view, budget: CALCULISSIMO.read_move("pass")  # type: ignore[method-assign]
        with pytest.raises(IllegalMove):
            run(contig_plan("guest-0", "random", make_player=seating(thinker)))


class TestStopping:
    @staticmethod
    def of_rounds(*rounds: Round) -> object:
        def work(play: PlayRound, numbers: Iterator[int]) -> Generator[Round]:
            yield from rounds

        return work

    def test_it_stops_at_a_batch_boundary_whatever_came_earlier(self) -> None:
        rounds = [pair(n, WHOLE_WIN, WHOLE_WIN * (n % 2)) for n in range(8 * BATCH)]
        plan = contig_plan("random", "random", rounds=len(rounds))

        def stop(order: list[Round]) -> MatchResult:
            return run(plan, work=self.of_rounds(*order), until_error=0.03)  # type: ignore[arg-type]

        result = stop(rounds)
        assert result.ended == "precise"
        assert 0 < result.rounds < len(rounds)
        assert result.rounds % BATCH == 0
        # A worker that was faster changes nothing.
        swapped = [rounds[n ^ 1] for n in range(len(rounds))]
        assert stop(swapped) == stop([*rounds[BATCH:], *rounds[:BATCH]]) == result

    def test_rounds_that_all_went_one_way_are_not_taken_for_certainty(self) -> None:
        rounds = [pair(n, WHOLE_WIN, WHOLE_WIN) for n in range(4 * BATCH)]
        plan = contig_plan("random", "random", rounds=len(rounds))
        result = run(plan, work=self.of_rounds(*rounds), until_error=0.02)  # type: ignore[arg-type]
        assert (result.ended, result.rounds) == ("precise", 2 * BATCH)

    def test_without_enough_precision_all_is_played(self) -> None:
        result = run(contig_plan("random", "random"), until_error=0.001)
        assert (result.ended, result.rounds) == ("complete", 4)

    def test_an_interruption_keeps_every_round_that_was_played(self) -> None:
        def work(play: PlayRound, numbers: Iterator[int]) -> Generator[Round]:
            yield pair(0, WHOLE_WIN, 0)
            yield pair(5, WHOLE_WIN, WHOLE_WIN)
            raise KeyboardInterrupt

        result = run(contig_plan("random", "random", rounds=9), work=work)
        assert (result.ended, result.rounds) == ("interrupted", 2)
        assert result.players[0].win_rate.value == 0.75

    def test_an_interruption_before_the_first_round_is_no_error(self) -> None:
        def work(play: PlayRound, numbers: Iterator[int]) -> Generator[Round]:
            if next(numbers) == 0:
                raise KeyboardInterrupt
            yield play(0)

        result = run(contig_plan("random", "random"), work=work)
        assert (result.rounds, result.games, result.players[0].win_rate.value) == (0, 0, 0)

    def test_progress_is_told_after_each_round(self) -> None:
        seen: list[int] = []
        run(contig_plan("random", "random"), progress=lambda result: seen.append(result.games))
        assert seen == [2, 4, 6, 8]


class TestProcesses:
    def test_the_result_is_the_same_for_any_number_of_jobs(self) -> None:
        """With a budget in nodes, byte for byte."""
        plan = contig_plan("greedy", "random", rounds=5, nodes=20)
        alone = run(plan)
        assert alone == run(plan, work=one_by_one)
        together = run(plan, work=in_processes(2))
        assert pickle.dumps(together) == pickle.dumps(alone)

    def test_closing_ends_the_processes_at_once(self) -> None:
        plan = contig_plan("greedy", "random", rounds=100_000)
        rounds = in_processes(1)(lambda number: play_round(plan, number), iter(()))
        assert list(rounds) == []

        def stop(result: MatchResult) -> None:
            raise KeyboardInterrupt

        result = run(plan, work=in_processes(1), progress=stop)
        assert result.ended == "interrupted"
        assert result.rounds >= 1

"""`contissimo match`: computer players against each other, many times, and how sure the result is."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from contissimo.cli import match_report
from contissimo.cli.desks import desk_of
from contissimo.cli.exec_player import check_player, end_all, make_player
from contissimo.cli.files import choose_ruleset
from contissimo.cli.language import out_for
from contissimo.cli.options import Flag, Number, Word
from contissimo.cli.usage import Misused
from contissimo.core.game import Millis
from contissimo.engine import match_runner
from contissimo.engine.cluster import on_cluster
from contissimo.engine.match_plan import Plan
from contissimo.engine.match_result import MatchResult
from contissimo.i18n import Catalogue

INTERRUPTED = 130
_LARGEST_SEED = 1 << 64

Rivals = Annotated[str, Parameter(name="--players")]
Share = Annotated[float | None, Parameter(name="--until-se")]


def match(  # noqa: PLR0913  # one for each option
    game: str,
    /,
    *,
    rivals: Rivals,
    games: int = 100,
    seed: int = 1,
    ruleset: Word = None,
    millis: Number = None,
    nodes: Number = None,
    until_error: Share = None,
    jobs: int = 1,
    cluster: Word = None,
    json: Flag = False,
    lang: Word = None,
) -> int:
    out = out_for(lang, json=json)
    table = desk_of(game).game
    rules = choose_ruleset(table, ruleset)
    players = tuple(word.strip() for word in rivals.split(","))
    for player in players:
        check_player(table.key, player)
    table.start(rules, len(players))  # or a refusal, before anything is played
    _check_numbers(games=games, jobs=jobs, millis=millis, nodes=nodes)
    if not 0 <= seed < _LARGEST_SEED:
        raise Misused("seed_wrong")
    if until_error is not None and not 0 < until_error < 1:
        raise Misused("usage_value", name="--until-se")
    plan = Plan(
        game=table,
        ruleset=rules,
        players=players,
        seed=seed,
        rounds=-(-games // len(players)),
        nodes=nodes,
        millis=None if millis is None else Millis(millis),
        make_player=make_player,
        nanos=time.perf_counter_ns,
    )
    with _bar(plan, out.words) as progress:
        result = match_runner.run(
            plan, work=_work(jobs, cluster), until_error=until_error, progress=progress
        )
    out.line(match_report.as_json(plan, result))
    if not out.json:
        match_report.show(out, plan, result)
    return INTERRUPTED if result.ended == "interrupted" else 0


def begin_process() -> None:
    """What each process of a match begins with: Ctrl-C goes to all of them, and one shall answer."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _end_process)


def _end_process(*_: object) -> None:
    end_all()
    os._exit(INTERRUPTED)


def _work(jobs: int, cluster: str | None) -> match_runner.Work:
    if cluster is not None:
        return on_cluster(cluster)
    if jobs == 1:
        return match_runner.one_by_one
    return match_runner.in_processes(jobs, begin_process)


def _check_numbers(**numbers: int | None) -> None:
    for name, number in numbers.items():
        if number is not None and number < 1:
            raise Misused("usage_value", name=f"--{name}")


@contextmanager
def _bar(plan: Plan, words: Catalogue) -> Iterator[match_runner.Progress]:
    """A bar with the win rate of the first player so far; nothing where nobody watches."""
    console = Console(stderr=True)
    columns = [
        TextColumn(words.text("match-progress")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[rate]}"),
    ]
    total = plan.rounds * plan.seats
    with Progress(*columns, console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=total, rate="")

        def show(result: MatchResult) -> None:
            first = result.players[0]
            share = match_report.percent(words, first.win_rate)
            rate = f"{match_report.plain(first.name)} {share}"
            bar.update(task, completed=result.games, rate=rate)

        yield show

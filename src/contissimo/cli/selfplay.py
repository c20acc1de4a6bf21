"""`contissimo selfplay`: games of computer players as a file of data, which an interrupted run goes on with."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from contissimo.cli.desks import desk_of
from contissimo.cli.exec_player import check_player, make_player
from contissimo.cli.files import choose_ruleset
from contissimo.cli.games_file import GamesFile
from contissimo.cli.language import out_for
from contissimo.cli.match import INTERRUPTED, Rivals, begin_process
from contissimo.cli.options import Flag, Number, Word
from contissimo.cli.usage import Misused
from contissimo.engine import match_runner
from contissimo.engine.match_plan import Plan
from contissimo.engine.selfplay import header, play_lines

_LARGEST_SEED = 1 << 64
OutFile = Annotated[str, Parameter(name="--out")]


def selfplay(  # noqa: PLR0913  # one for each option
    game: str,
    /,
    *,
    rivals: Rivals,
    games: int = 1000,
    out_file: OutFile,
    seed: int = 1,
    ruleset: Word = None,
    nodes: Number = None,
    jobs: int = 1,
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
    for name, number in (("games", games), ("jobs", jobs), ("nodes", nodes)):
        if number is not None and number < 1:
            raise Misused("usage_value", name=f"--{name}")
    if not 0 <= seed < _LARGEST_SEED:
        raise Misused("seed_wrong")
    rounds = -(-games // len(players))
    plan = Plan(table, rules, players, seed, rounds, nodes, make_player=make_player)
    path = Path(out_file)
    try:
        file = GamesFile(path, header(plan), plan.seats)
        had = file.rounds
        with _bar(out.words.text("selfplay-progress"), rounds * plan.seats) as progress:
            ended = _play(plan, file, jobs, progress)
    except OSError as cause:
        raise Misused("games_file_unwritable", path=str(path)) from cause
    written = file.rounds * plan.seats
    out.line({"into": str(path), "games": written, "had": had * plan.seats, "complete": ended})
    out.say("selfplay-done" if ended else "selfplay-stopped", path=str(path), games=written)
    return 0 if ended else INTERRUPTED


def _play(plan: Plan, file: GamesFile, jobs: int, progress: Callable[[int], None]) -> bool:
    """Play the rounds that are missing, in their order; whether all were played."""
    work = match_runner.one_by_one if jobs == 1 else match_runner.in_processes(jobs, begin_process)
    numbers = iter(range(file.rounds, plan.rounds))
    early: dict[int, tuple[str, ...]] = {}
    progress(file.rounds * plan.seats)
    try:
        with closing(work(partial(_numbered, plan), numbers)) as rounds:
            for number, lines in rounds:
                early[number] = lines
                while file.rounds in early:
                    file.add(early.pop(file.rounds))
                progress(file.rounds * plan.seats)
    except KeyboardInterrupt:
        return False
    finally:
        file.close()
    return True


def _numbered(plan: Plan, number: int) -> tuple[int, tuple[str, ...]]:
    return number, play_lines(plan, number)


@contextmanager
def _bar(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar; nothing where nobody watches."""
    console = Console(stderr=True)
    columns = [TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    with Progress(*columns, console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=total)
        yield lambda done: bar.update(task, completed=done)

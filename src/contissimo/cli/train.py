"""`contissimo train`: the tables that the computer players have learned, made again from nothing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from contissimo.cli.desks import desk_of
from contissimo.cli.language import out_for
from contissimo.cli.options import Flag, Number, Word
from contissimo.cli.usage import Misused
from contissimo.engine.trainers import NEUTRAL, TRAINERS, Hear

_LARGEST_SEED = 1 << 64

Lessons = Annotated[Number, Parameter(name="--games")]
Into = Annotated[Word, Parameter(name="--into")]


def train(
    game: str,
    /,
    *,
    neutral: Flag = False,
    seed: int = 1,
    lessons: Lessons = None,
    jobs: int = 1,
    learned: Into = None,
    json: Flag = False,
    lang: Word = None,
) -> int:
    out = out_for(lang, json=json)
    key = desk_of(game).game.key
    trainers = NEUTRAL if neutral else TRAINERS
    if key not in trainers:
        raise Misused("usage_value", name="--neutral" if neutral else "GAME")
    if not 0 <= seed < _LARGEST_SEED:
        raise Misused("seed_wrong")
    _at_least_one(games=lessons, jobs=jobs)
    learn, usual = trainers[key]
    with _bar(out.words.text("train-progress")) as progress:
        found = learn(seed, lessons or usual, jobs, progress=progress)
    file = Path(learned or f"{key}-{'neutral' if neutral else 'learned'}.toml")
    file.write_text(str(found), encoding="utf-8")
    out.line({"game": key, "seed": seed, "games": lessons or usual, "into": str(file)})
    out.say("train-done", path=str(file))
    return 0


def _at_least_one(**numbers: Number) -> None:
    for name, number in numbers.items():
        if number is not None and number < 1:
            raise Misused("usage_value", name=f"--{name}")


@contextmanager
def _bar(title: str) -> Iterator[Hear]:
    """A bar; nothing where nobody watches."""
    console = Console(stderr=True)
    columns = [TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    with Progress(*columns, console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=None)
        yield lambda done, of: bar.update(task, completed=done, total=of)

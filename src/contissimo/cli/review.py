"""`contissimo review`: a finished game looked back at, or a folder of games summed up."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar

from contissimo.cli import review_report
from contissimo.cli.files import check_can_save, read_text, save
from contissimo.cli.language import out_for
from contissimo.cli.options import File, Flag, Word
from contissimo.cli.output import Out, explain
from contissimo.core.errors import BadFile, ContissimoError
from contissimo.games import GAMES
from contissimo.study import graph
from contissimo.study.budget import DEEP, QUICK, Budget
from contissimo.study.json_form import review_json
from contissimo.study.judge import NotJudged
from contissimo.study.review import MAX_CHARACTERS, Progress, Review, open_record
from contissimo.study.review import review as reviewed

INTERRUPTED = 130


def review(
    file: File,
    /,
    *,
    deep: Flag = False,
    svg: Word = None,
    player: Word = None,
    json: Flag = False,
    lang: Word = None,
    signs: Word = None,
) -> int:
    out = out_for(lang, json=json, signs=signs)
    budget = DEEP if deep else QUICK
    if Path(file).is_dir():
        if svg is not None:
            raise BadFile("review_folder_graph", file=file)
        return _folder(out, Path(file), budget, player)
    if svg is not None:
        check_can_save(svg)
    found = _judge(out, file, budget)
    seats = [seat for _, seat in _seats_of(out, [found], player)]
    if svg is not None:
        save(svg, graph.svg(found))
    out.line(review_json(found))
    if not out.json:
        review_report.show(out, found, seats)
        if svg is not None:
            out.say("review-saved", path=svg)
    return 0 if found.complete else INTERRUPTED


def _judge(out: Out, file: str, budget: Budget) -> Review:
    """One game. Ctrl-C ends it with what was judged by then."""
    text = read_text(file, limit=4 * MAX_CHARACTERS)
    match = open_record(text, GAMES, file=file)[1]
    with _bar(out.words.text("review-progress")) as progress:
        return reviewed(match, budget, progress=progress)


def _folder(out: Out, folder: Path, budget: Budget, player: str | None) -> int:
    """All games of a folder. What can't be looked at is left out, with its reason; Ctrl-C keeps the games before."""
    found: list[Review] = []
    whole = False
    with suppress(KeyboardInterrupt):  # between two games; within one the review keeps it
        whole = _judge_all(out, folder, budget, found)
    if whole and not found:
        raise BadFile("review_no_records", file=str(folder))
    review_report.sum_up(out, _seats_of(out, found, player, whole=whole))
    return 0 if whole else INTERRUPTED


def _seats_of(
    out: Out, found: Sequence[Review], player: str | None, *, whole: bool = True
) -> review_report.Played:
    """The seats that are wanted. Nobody has the name: that is a mistake, unless games are missing."""
    chosen = review_report.seats_of(out.words, found, player)
    if whole and player is not None and not chosen:
        raise NotJudged("review_no_player", player=player)
    return chosen


def _judge_all(out: Out, folder: Path, budget: Budget, found: list[Review]) -> bool:
    """Adds the reviews of a folder to `found`, by name; returns whether it got to the end."""
    for path in sorted(each for each in folder.iterdir() if each.is_file()):
        try:
            one = _judge(out, str(path), budget)
        except (BadFile, NotJudged) as error:
            _left_out(out, error)
            continue
        if not one.complete:
            return False
        found.append(one)
        out.line({"file": path.name, "review": review_json(one)})
    return True


def _left_out(out: Out, error: ContissimoError) -> None:
    """On the other channel, so that a program reads only what was judged."""
    print(out.words.text("review-skipped", sentence=explain(out.words, error)), file=sys.stderr)


@contextmanager
def _bar(title: str) -> Iterator[Progress]:
    """A bar; nothing where nobody watches."""
    console = Console(stderr=True)
    columns = [TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    with Bar(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=None)
        yield lambda done, of, _: bar.update(task, completed=done, total=of)

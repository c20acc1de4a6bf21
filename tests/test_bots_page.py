"""docs/bots.md: its example plays, and what it says about the conversation is so."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from contissimo.cli import exec_player
from contissimo.cli.engine import CAPABILITIES, Engine, serve
from contissimo.cli.exec_player import ExecPlayer, make_player
from contissimo.core.game import AnyGame, Seat
from contissimo.engine.match_plan import Plan
from contissimo.engine.match_runner import BATCH, run
from tests.cli.bots import EXAMPLE, command
from tests.engine.match_helpers import CALCULISSIMO, CONTIG, TINY

PAGE = (Path(__file__).parents[1] / "docs" / "bots.md").read_text("utf-8")


@pytest.mark.parametrize(
    ("game", "rules"), [(CONTIG, CONTIG.rulesets["contig60"]), (CALCULISSIMO, TINY)]
)
def test_the_example_takes_the_most_points_in_both_games(game: AnyGame, rules: Any) -> None:
    """So it plays exactly as the built-in greedy player does, through the protocol alone."""
    players = (command(EXAMPLE), "greedy")
    result = run(Plan(game, rules, players, 1, 1, make_player=make_player))
    assert result.forfeits == ()
    assert [player.win_rate.value for player in result.players] == [0.5, 0.5]


def test_a_bot_fits_into_thirty_lines() -> None:
    assert len(EXAMPLE.read_text().splitlines()) <= 30
    assert "examples/line_bot.py" in PAGE


def test_the_page_knows_every_word_of_the_conversation() -> None:
    source = Path(exec_player.__file__).read_text("utf-8")
    said = set(re.findall(r'\.tell\("(\w+)"', source)) | {"moves", "scores"}
    first, second = PAGE.split("## Engines: version 2")
    table = set(re.findall(r"^\| `(\w+)`", first, re.MULTILINE))
    more = set(re.findall(r"^\| `(\w+)`", second, re.MULTILINE))
    assert more | {"move"} == {"capabilities", *CAPABILITIES}
    assert said == table == {"hello", "move", "moves", "scores", "refused", "over"}


def test_the_page_shows_scores_as_they_are_told() -> None:
    ((position, shown),) = re.findall(
        r"< move   (.*?)   -   -\n    > scores\n    < scores   (.*)", PAGE
    )
    rules = CONTIG.rulesets["contig60"]
    board = "|".join(["." * 8] * 8)
    view = CONTIG.read_position(f"{board} {position.partition(' ')[2]}", rules).view(Seat(1))
    told = ExecPlayer(CONTIG, [], 1)._scores(view)
    first, last = shown.split("   …   ")
    assert told[: len(first.split("   "))] == first.split("   ")
    assert told[-1] == last


def test_the_page_states_the_limits_that_hold() -> None:
    assert f"hello within {exec_player.HELLO_SECONDS:.0f} seconds" in PAGE
    assert f"{exec_player.MOVE_SECONDS:.0f} seconds without such" in PAGE
    assert exec_player.GRACE_SECONDS == 1
    assert exec_player.REFUSALS == 3
    assert f"after every {BATCH} rounds" in PAGE
    assert f"`hello {exec_player.PROTOCOL}`" in PAGE


def test_the_page_shows_an_analysis_as_our_engine_gives_it() -> None:
    ((position, nodes, shown),) = re.findall(
        r"< analyse   (.*?)   -   (\d+)\n((?:    > info .*\n)+)    …\n    > done", PAGE
    )
    board = "|".join(["." * 8] * 8)
    question = f"analyse\t{board} {position.partition(' ')[2]}\t-\t{nodes}"
    told: list[str] = []
    serve(Engine(CONTIG, CONTIG.rulesets["contig60"], "greedy", 1), [question], told.append)
    first = [line.strip().removeprefix("> ") for line in shown.splitlines()]
    assert told[: len(first)] == first
    assert told[-1] == "done"

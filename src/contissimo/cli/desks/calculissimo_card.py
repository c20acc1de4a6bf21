"""The score card of Calculissimo: each line with its steps, for a person and for a program."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from contissimo.cli.desks.desk import Lines
from contissimo.cli.output import explain, in_sums
from contissimo.core.errors import IllegalMove
from contissimo.games.calculissimo.moves import Placement
from contissimo.games.calculissimo.placing import judge
from contissimo.games.calculissimo.position import Position
from contissimo.games.calculissimo.scoring import LineScore, Score
from contissimo.i18n import Catalogue
from contissimo.play.log import Entry


def card(scored: Score, words: Catalogue) -> Lines:
    """The score card: each line with its steps as the rule sheets write them."""
    lines = []
    for each in scored.lines:
        lines.append(Text(f"  {in_sums(words, str(each.line))}", "bold"))
        lines += [Text(f"    {words.in_sums(step)}") for step in each.steps]
    total = words.text("card-total", points=scored.total)
    return [*lines, Text(f"  {total}", "bold green")]


def card_of(before: Position, entry: Entry, words: Catalogue) -> Lines:
    """The card of a placement, with what its player announced wrongly, or why it was not right."""
    move = entry.move
    assert isinstance(move, Placement)
    try:
        scored = judge(before.board, before.ruleset, before.rack(entry.seat), move)
    except IllegalMove as refusal:
        return [Text(f"  {explain(words, refusal)}", "red")]
    lines = card(scored, words)
    if move.total is not None and move.total != scored.total:
        lines.append(Text(f"  {words.text('card-announced', total=move.total)}", "red"))
    return lines


def score_json(scored: Score) -> dict[str, Any]:
    return {"legal": True, "score": scored.total, "lines": [_line_json(x) for x in scored.lines]}


def _line_json(scored: LineScore) -> dict[str, Any]:
    numbers = zip(scored.numbers, scored.factors, strict=True)
    return {
        "line": str(scored.line),
        "squares": [str(square) for square in scored.line.squares],
        "value": scored.value,
        "multipliers": list(scored.multipliers),
        "score": scored.points,
        "steps": list(scored.steps),
        "numbers": [{"number": number, "factor": factor} for number, factor in numbers],
    }

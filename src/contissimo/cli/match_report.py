"""The result of a match of computer players, for programs and for people."""

from __future__ import annotations

from collections import Counter

from rich.markup import escape
from rich.table import Table

from contissimo.cli.output import Out, clean, decimal, sentence
from contissimo.engine.match_plan import Plan
from contissimo.engine.match_result import MatchResult, Mean, PlayerResult
from contissimo.i18n import Catalogue

_DIGITS = 6


def as_json(plan: Plan, result: MatchResult) -> dict[str, object]:
    """All of it as one object. With a budget in nodes alone nothing that was measured is in it.

    So two such results are the same byte for byte, whatever played them.
    """
    timed = plan.nodes is None or plan.millis is not None
    return {
        "game": plan.game.key,
        "ruleset": plan.ruleset.name,
        "seed": plan.seed,
        "nodes": plan.nodes,
        "millis": plan.millis,
        "games": result.games,
        "rounds": result.rounds,
        "ended": result.ended,
        "players": [_player_json(player, timed=timed) for player in result.players],
        "ends": result.ends,
        "forfeits": [
            {"round": number, "player": index, "why": gone.why, **dict(gone.details)}
            for number, index, gone in result.forfeits
        ],
    }


def _player_json(player: PlayerResult, *, timed: bool) -> dict[str, object]:
    answer: dict[str, object] = {"player": player.name}
    for key in ("win_rate", "margin", "score"):
        mean: Mean = getattr(player, key)
        answer[key] = round(mean.value, _DIGITS)
        answer[f"{key}_se"] = None if mean.error is None else round(mean.error, _DIGITS)
    answer |= {"moves": player.moves, "words": player.words}
    if timed:
        answer["millis_a_move"] = round(player.millis_a_move, _DIGITS)
    return answer


def show(out: Out, plan: Plan, result: MatchResult) -> None:
    """A table with a column for each player."""
    words = out.words
    out.say(
        "match-title",
        game=plan.game.key,
        ruleset=plan.ruleset.name,
        games=result.games,
        rounds=result.rounds,
        seed=plan.seed,
    )
    table = Table("", *(plain(player.name) for player in result.players))
    players = result.players
    table.add_row(
        words.text("match-wins"), *(percent(words, player.win_rate) for player in players)
    )
    table.add_row(
        words.text("match-margin"), *(_points(words, player.margin) for player in players)
    )
    table.add_row(words.text("match-score"), *(_points(words, player.score) for player in players))
    times = (f"{decimal(words, player.millis_a_move, digits=2)} ms" for player in players)
    table.add_row(words.text("match-time"), *times)
    games = max(1, result.games)
    counts = [{"": player.moves, **player.words} for player in players]
    for word in sorted({word for count in counts for word in count}):
        key = f"match-word-{word}" if word else "match-moves"
        shares = (count.get(word, 0) / games for count in counts)
        table.add_row(words.text(key), *(decimal(words, share, digits=2) for share in shares))
    out.console.print(table)
    for reason, count in result.ends.items():
        why = words.text(f"reason-{plan.game.key}-{reason}")
        out.say("match-ends", count=count, reason=why)
    _show_forfeits(out, result)
    if result.ended != "complete":
        out.say(f"match-{result.ended}", "bold")


def _show_forfeits(out: Out, result: MatchResult) -> None:
    """Each kind once: a bot that doesn't start fails in every game."""
    kinds = Counter((index, gone) for _, index, gone in result.forfeits)
    for (index, gone), count in kinds.items():
        because = sentence(out.words, gone.why, dict(gone.details))
        name = result.players[index].name
        out.say("match-forfeit", "bold red", player=name, count=count, sentence=because)


def plain(text: str) -> str:
    """A name from outside, harmless in a table."""
    return escape(clean(text))


def percent(words: Catalogue, mean: Mean) -> str:
    error = None if mean.error is None else 100 * mean.error
    return words.text("number-percent", number=_with_error(words, 100 * mean.value, error))


def _points(words: Catalogue, mean: Mean) -> str:
    return _with_error(words, mean.value, mean.error)


def _with_error(words: Catalogue, value: float, error: float | None) -> str:
    written = decimal(words, value).replace("-", "−")
    return written if error is None else f"{written} ± {decimal(words, error)}"

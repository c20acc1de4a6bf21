"""A review in words: the headline numbers, what luck and skill made of the result, and what was better."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.markup import escape
from rich.table import Table
from rich.text import Text

from contissimo.cli.entries import seat_names
from contissimo.cli.output import Out, clean, decimal, in_sums, words_for
from contissimo.core.game import Seat
from contissimo.i18n import Catalogue
from contissimo.study.judge import Fact
from contissimo.study.practice import Practice, practice
from contissimo.study.review import Review
from contissimo.study.totals import Lost, Totals
from contissimo.study.turns import Turn

_SHOWN = ("medium", "large")
_STYLES = {"medium": "yellow", "large": "red"}

Played = list[tuple[Review, Seat]]


def show(out: Out, review: Review, seats: Sequence[Seat]) -> None:
    """A game in words, with the numbers and mistakes of these seats."""
    names = seat_names(review.game, review.players, review.seats, out.words)
    out.say("review-title", "bold", game=review.game, ruleset=clean(review.ruleset))
    if review.budget.startswith("deep"):
        out.say("review-closely", "dim")
    else:
        out.say("review-quick", "dim")
        if out.words.has(estimates := f"review-quick-{review.game}"):
            out.say(estimates, "dim")
    if not review.complete:
        done = len(review.turns)
        out.say("review-stopped", "bold", done=done, of=review.entries)
    for totals, name in zip(review.totals, names, strict=True):
        if totals.seat in seats:
            out.show()
            _seat(out, review, totals, name)
    out.show()
    _terms(out, review, names)
    out.say("review-swings", "dim", percent=percent(out.words, 1.0))
    if review.complete:
        out.say("review-kindly", "dim")
    if review.turning:
        out.say("review-turning", entries=out.words.one_by_one(map(str, review.turning)))
    out.show()
    _mistakes(out, [turn for turn in review.turns if turn.seat in seats], names)


def _seat(out: Out, review: Review, totals: Totals, name: str) -> None:
    words = out.words
    if review.headline == "top_share":
        if totals.top_share is not None:
            out.say("review-top", "bold", name=name, percent=percent(words, totals.top_share))
    elif totals.accuracy is not None:
        number = decimal(words, totals.accuracy)
        out.say("review-accuracy", "bold", name=name, number=number)
    level = totals.level
    if level is not None and level.low == level.high:
        out.say("review-level", level=level.level)
    elif level is not None:
        out.say("review-levels", level=level.level, low=level.low, high=level.high)
    small, medium, large = (totals.mistakes[size] for size in ("small", "medium", "large"))
    count = totals.decisions
    out.say("review-mistakes", decisions=count, small=small, medium=medium, large=large)
    if totals.error_rate is not None:
        out.say("review-rate", number=decimal(words, totals.error_rate))


def _terms(out: Out, review: Review, names: Sequence[str]) -> None:
    """The identity: from the start to the end, in hundredths."""
    words = out.words
    table = Table("", *map(escape, names))
    end = "end" if review.complete else "so-far"
    rows = (
        ("start", [percent(words, each.start) for each in review.totals]),
        ("luck", [signed(words, each.luck) for each in review.totals]),
        ("luck-others", [signed(words, -each.luck_others) for each in review.totals]),
        ("skill", [signed(words, each.skill) for each in review.totals]),
        ("rest", [signed(words, each.rest) for each in review.totals]),
        (end, [percent(words, each.end) for each in review.totals]),
    )
    for key, cells in rows:
        table.add_row(words.text(f"review-{key}"), *cells)
    out.console.print(table)


def _mistakes(out: Out, turns: Sequence[Turn], names: Sequence[str]) -> None:
    shown = [turn for turn in turns if turn.decision and turn.decision.size in _SHOWN]
    if not shown:
        out.say("review-none")
    for turn in shown:
        _mistake(out, turn, names)


def _mistake(out: Out, turn: Turn, names: Sequence[str]) -> None:
    words, decision = out.words, turn.decision
    assert decision is not None
    name, move = names[turn.seat - 1], in_sums(words, turn.move)
    cost = words.text(
        "review-cost", name=name, move=move, percent=percent(words, decision.loss, digits=1)
    )
    out.show(Text.assemble((f"{turn.seq:>4}. ", "dim"), (cost, _STYLES[decision.size])))
    better = words.text("review-better", move=in_sums(words, decision.best.move))
    out.show(Text(f"      {better}", "green"))
    for fact in decision.facts:
        out.show(f"      · {fact_text(words, fact)}")


def fact_text(words: Catalogue, fact: Fact) -> str:
    """The sentence about a fact."""
    return words_for(words, f"review-fact-{fact.code}", dict(fact.values))


# ---------------------------------------------------------------------- many games


def seats_of(words: Catalogue, reviews: Sequence[Review], player: str | None) -> Played:
    """Every seat of every game, or those of one player, by the name in the record or the one that is shown."""
    return [
        (review, totals.seat)
        for review in reviews
        for totals in review.totals
        if player is None
        or player in (_name(review, totals.seat), _shown(words, review, totals.seat))
    ]


def _name(review: Review, seat: Seat) -> str:
    return review.players[seat - 1] if review.players else ""


def _shown(words: Catalogue, review: Review, seat: Seat) -> str:
    return seat_names(review.game, review.players, review.seats, words)[seat - 1]


def sum_up(out: Out, played: Played) -> None:
    """Where games were lost: by player, by kind, by part of the game."""
    total = practice(played)
    out.line({"practice": practice_json(total)})
    if out.json:
        return
    games = len({id(review) for review, _ in played})
    out.say("review-games", "bold", games=games)
    _players(out, played)
    _lost(out, "kind", total.kinds)
    _lost(out, "stage", total.stages)


def _players(out: Out, played: Played) -> None:
    words = out.words
    by_name: dict[str, Played] = {}
    for review, seat in played:
        (name,) = seat_names(review.game, (_name(review, seat),), 1, words)
        by_name.setdefault(f"{review.game} {name}", []).append((review, seat))
    columns = ("games", "decisions", "mistakes", "rate")
    heads = [words.text(f"review-column-{column}") for column in columns]
    table = Table(words.text("review-by-player"), *heads)
    for name, seats in sorted(by_name.items()):
        sums = practice(seats)
        mistakes = sum(sum(r.totals[s - 1].mistakes.values()) for r, s in seats)
        rate = "–" if sums.error_rate is None else decimal(words, sums.error_rate)
        cells = (str(sums.games), str(sums.decisions), str(mistakes), rate)
        table.add_row(escape(clean(name)), *cells)
    out.console.print(table)


def _lost(out: Out, what: str, parts: Mapping[str, Lost]) -> None:
    words = out.words
    heads = [words.text(f"review-column-{column}") for column in ("mistakes", "lost")]
    table = Table(words.text(f"review-by-{what}"), *heads)
    for name, lost in parts.items():
        cells = (str(lost.mistakes), decimal(words, lost.loss, digits=2))
        table.add_row(words.text(f"review-{what}-{name}"), *cells)
    out.console.print(table)


def practice_json(sums: Practice) -> dict[str, object]:
    def lost(parts: Mapping[str, Lost]) -> dict[str, object]:
        return {
            name: {"decisions": each.decisions, "mistakes": each.mistakes, "loss": each.loss}
            for name, each in parts.items()
        }

    return {
        "games": sums.games,
        "decisions": sums.decisions,
        "loss": sums.loss,
        "error_rate": sums.error_rate,
        "top_share": sums.top_share,
        "kinds": lost(sums.kinds),
        "stages": lost(sums.stages),
    }


def percent(words: Catalogue, share: float, *, digits: int = 0) -> str:
    number = decimal(words, 100 * share) if digits else str(round(100 * share))
    return words.text("number-percent", number=number)


def signed(words: Catalogue, share: float) -> str:
    number = decimal(words, abs(100 * share))
    return words.text("number-percent", number=("−" if share < 0 else "+") + number)

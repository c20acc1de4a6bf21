"""`contissimo diagnose`: which rule somebody followed instead of the right one, from what they got."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Annotated

from cyclopts import Parameter

from contissimo.cli.desks import desk_of
from contissimo.cli.files import choose_ruleset
from contissimo.cli.language import out_for
from contissimo.cli.options import Flag, Notation, Word, plain
from contissimo.cli.output import Out
from contissimo.cli.usage import Misused
from contissimo.core.arithmetic import PEOPLE
from contissimo.core.errors import Unreadable
from contissimo.i18n.causes import cause_words
from contissimo.study.deals import DEALERS
from contissimo.study.mistakes import Attempt, explanations, named, priors, profile
from contissimo.study.sums import Sum, read_sum

_ANSWER = re.compile(r"(?P<sum>[^=]+)=(?P<said>[-−]?[0-9]{1,9})")


def diagnose(
    *answers: Annotated[str, Parameter(allow_leading_hyphen=True)],
    game: Word = None,
    ruleset: Word = None,
    position: Notation = None,
    json: Flag = False,
    lang: Word = None,
    signs: Word = None,
) -> int:
    out = out_for(lang, json=json, signs=signs)
    if not answers:
        raise Misused("usage_missing", name="ANSWER")
    read = [_read(plain(answer), game, ruleset, position) for answer in answers]
    attempts = [_told(out, answer) for answer in read]
    if len(attempts) > 1:
        _tell_pupil(out, attempts)
    return 0


@dataclass(frozen=True)
class _Answer:
    sum: Sum
    said: int


def _read(text: str, game: str | None, ruleset: str | None, position: str | None) -> _Answer:
    """A plain calculation with its result, or a move of a position."""
    if position is not None:
        if game is None or game not in DEALERS:
            raise Misused("usage_value", name="--game")
        desk, dealer = desk_of(game), DEALERS[game]
        rules = dealer.for_class(choose_ruleset(desk.game, ruleset))
        judged = dealer.judge(desk.game.read_position(position, rules), text)
        return _Answer(judged.sum, judged.said)
    found = _ANSWER.fullmatch(text.replace(" ", ""))
    if found is None:
        raise Unreadable("expression_unreadable", text=text)
    return _Answer(read_sum(found["sum"]), int(found["said"].replace("−", "-")))


def _told(out: Out, answer: _Answer) -> Attempt:
    """One answer; what is known of it."""
    sum_, said, value = answer.sum, answer.said, answer.sum.value
    right = value == said
    causes = frozenset[str]() if right else explanations(sum_, said)
    cause, text = named(causes), out.words.in_sums(str(sum_).translate(PEOPLE))
    out.line(
        {
            "sum": str(sum_),
            "said": said,
            "value": str(value),
            "right": right,
            "cause": cause,
            "causes": sorted(causes),
        }
    )
    shown = "–" if value is None else str(value).translate(PEOPLE)
    if right:
        out.say("diagnose-right", "green", sum=text, value=shown)
        return Attempt(str(sum_), right=True)
    out.say("diagnose-wrong", "bold", sum=text, value=shown, said=str(said))
    if cause is not None:
        out.say("diagnose-cause", "yellow", cause=cause_words(cause, out.words))
        hint = f"cause-{cause}-hint"
        if out.words.has(hint):
            out.show(out.words.text(hint))
    elif causes:
        listed = out.words.one_by_one(cause_words(each, out.words) for each in sorted(causes))
        out.say("diagnose-several", said=str(said), causes=listed)
    else:
        out.say("diagnose-none", said=str(said))
    return Attempt(str(sum_), right=False, causes=causes)


def _tell_pupil(out: Out, attempts: list[Attempt]) -> None:
    """What all answers say together, as those of one pupil."""
    found = profile(attempts, priors(attempts))
    causes = [cause for cause, _ in found.causes]
    out.line({"causes": causes, "slips": found.slips, "other": found.other})
    if causes:
        listed = out.words.one_by_one(cause_words(cause, out.words) for cause in causes)
        out.say("diagnose-pupil", "bold yellow", causes=listed)
    if found.slips:
        out.say("diagnose-slips", count=found.slips)

"""A review as plain values for JSON. docs/review.md says what each field is; the same review gives the same bytes."""

from __future__ import annotations

import json
from collections.abc import Mapping

from contissimo.core.game import NATURE
from contissimo.study.judge import Fact, Valued
from contissimo.study.levels import Level
from contissimo.study.review import Review
from contissimo.study.totals import Lost, Totals
from contissimo.study.turns import Decision, Turn

Json = Mapping[str, object]
FORMAT = 1
"""Of the form itself."""


def dumps(review: Review) -> str:
    """The text of a review: one line, ASCII."""
    return json.dumps(review_json(review), separators=(",", ":"))


def review_json(review: Review) -> Json:
    return {**head_json(review), "turns": [turn_json(turn) for turn in review.turns]}


def head_json(review: Review) -> Json:
    """All but the turns."""
    return {
        "format": FORMAT,
        "game": review.game,
        "ruleset": review.ruleset,
        "judge": review.judge,
        "budget": review.budget,
        "headline": review.headline,
        "players": list(review.players),
        "seats": review.seats,
        "entries": review.entries,
        "complete": review.complete,
        "start": list(review.start),
        "end": list(review.end),
        "reason": review.reason,
        "turning": list(review.turning),
        "totals": [totals_json(totals) for totals in review.totals],
    }


def turn_json(turn: Turn) -> Json:
    return {
        "seq": turn.seq,
        "seat": None if turn.seat == NATURE else turn.seat,
        "owner": turn.owner,
        "move": turn.move,
        "kind": turn.kind,
        "stage": turn.stage,
        "points": turn.points,
        "before": list(turn.before),
        "after": list(turn.after),
        "luck": list(turn.terms.luck),
        "skill": list(turn.terms.skill),
        "rest": list(turn.terms.rest),
        "exact": turn.exact,
        "decision": None if turn.decision is None else decision_json(turn.decision),
    }


def decision_json(decision: Decision) -> Json:
    return {
        "played": decision.played,
        "loss": decision.loss,
        "error": decision.error,
        "established": decision.established,
        "counts": decision.counts,
        "size": decision.size,
        "most": decision.most,
        "kinds": list(decision.kinds),
        "facts": [fact_json(fact) for fact in decision.facts],
        "classes": [valued_json(valued) for valued in decision.classes],
    }


def valued_json(valued: Valued) -> Json:
    return {
        "key": valued.key,
        "move": valued.move,
        "moves": valued.moves,
        "points": valued.points,
        "kept": valued.kept,
        "share": valued.share,
        "error": valued.error,
        "gap_error": valued.gap_error,
        "exact": valued.exact,
        "looked": valued.looked,
        "margin": valued.margin,
        "shares": list(valued.shares),
    }


def fact_json(fact: Fact) -> Json:
    return {"code": fact.code, "values": dict(fact.values)}


def totals_json(totals: Totals) -> Json:
    return {
        "seat": totals.seat,
        "start": totals.start,
        "end": totals.end,
        "luck": totals.luck,
        "luck_others": totals.luck_others,
        "skill": totals.skill,
        "rest": totals.rest,
        "decisions": totals.decisions,
        "mistakes": dict(totals.mistakes),
        "loss": totals.loss,
        "loss_error": totals.loss_error,
        "error_rate": totals.error_rate,
        "accuracy": totals.accuracy,
        "points": totals.points,
        "most": totals.most,
        "top_share": totals.top_share,
        "level": None if totals.level is None else _level(totals.level),
        "stages": {name: _lost(lost) for name, lost in totals.stages.items()},
        "kinds": {name: _lost(lost) for name, lost in totals.kinds.items()},
    }


def _level(level: Level) -> Json:
    return {"level": level.level, "low": level.low, "high": level.high}


def _lost(lost: Lost) -> Json:
    return {"decisions": lost.decisions, "mistakes": lost.mistakes, "loss": lost.loss}

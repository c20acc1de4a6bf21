"""The types of REST; the OpenAPI document is made from them."""

from __future__ import annotations

from typing import Annotated

from litestar.openapi.datastructures import ResponseSpec
from msgspec import Meta, Struct

from contissimo.i18n import Signs
from contissimo.paper.order import Ink, Paper
from contissimo.server.messages.faces import Face
from contissimo.server.messages.inbound import MatchId
from contissimo.server.messages.outbound import Links, OptionInfo, RulesetInfo
from contissimo.server.messages.refusal import Refusal
from contissimo.server.tables.create import (
    ClockSpec,
    NewTable,
    Options,
    PositionText,
    RulesetName,
    RulesetText,
    SeatSpec,
)

MAX_RECORD = 200_000
"""Letters of a record that this server reads; a whole game has some 7,000, one of 10,000 entries 217,000."""
MAX_RECORD_BODY = 512 * 1024
"""Bytes of a request with a record in it."""

MAX_LESSON_MOVE = 100
"""Letters of a move in a lesson; the longest line of a board has 60."""

RecordText = Annotated[str, Meta(max_length=2 * MAX_RECORD)]
"""Longer than what is read, so that a text that is too long gets its own refusal."""


class Me(Struct):
    name: str
    face: Face


class Named(Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=200)] | None = None
    face: Face | None = None
    """Null: the one they have, or for a new guest any."""


class Renamed(Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=200)]


class TokenMade(Struct):
    token: str


class TokenGiven(Struct, forbid_unknown_fields=True):
    token: Annotated[str, Meta(max_length=100)]


class CodeGiven(Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(pattern=r"^[A-Za-z2-9]{6}$", max_length=6)]


class Invitation(Struct):
    match: MatchId
    invite: str


class TableMade(Struct):
    match: MatchId
    links: Links


class Rules(RulesetInfo):
    text: str
    """The ruleset in canonical TOML."""


class GameInfo(Struct):
    game: str
    seats: list[int]
    rulesets: list[Rules]
    levels: list[str]
    options: list[OptionInfo]


class RulesetGiven(Struct, forbid_unknown_fields=True):
    """A preset (null: the first) or a text, and options changed on top of it."""

    game: Annotated[str, Meta(max_length=32)]
    text: RulesetText | None = None
    ruleset: RulesetName | None = None
    options: Options | None = None


class RecordGiven(Struct, forbid_unknown_fields=True):
    text: RecordText


class MomentGiven(Struct, forbid_unknown_fields=True):
    """A record and the number of one of its entries."""

    text: RecordText
    seq: Annotated[int, Meta(ge=1, le=1_000_000)]


class ReviewWanted(Struct, forbid_unknown_fields=True):
    """A record of a game that is over."""

    text: RecordText
    deep: bool = False
    """Slower, and surer."""


class MoveTried(Struct, forbid_unknown_fields=True):
    """Such a record, the number of an entry, and a move in its place, in notation."""

    text: RecordText
    seq: Annotated[int, Meta(ge=1, le=1_000_000)]
    move: Annotated[str, Meta(max_length=MAX_LESSON_MOVE)]
    deep: bool = False


class PositionGiven(Struct, forbid_unknown_fields=True):
    """A position in notation, and the rules that it is one of: a preset (null: the first) or a text, and options changed on top of it."""

    game: Annotated[str, Meta(max_length=32)]
    position: PositionText
    text: RulesetText | None = None
    ruleset: RulesetName | None = None
    options: Options | None = None


class PositionMovesWanted(PositionGiven, forbid_unknown_fields=True):
    deep: bool = False
    """Slower, and surer."""


class PositionMoveTried(PositionMovesWanted, forbid_unknown_fields=True, kw_only=True):
    move: Annotated[str, Meta(max_length=MAX_LESSON_MOVE)]


class PositionPrinted(PositionGiven, forbid_unknown_fields=True):
    paper: Paper = "a4"
    ink: Ink = "colour"
    lang: Annotated[str, Meta(max_length=16)] = "en"
    signs: Signs | None = None


class LessonMove(Struct, forbid_unknown_fields=True):
    """A move of the learner, in notation."""

    move: Annotated[str, Meta(max_length=MAX_LESSON_MOVE)]


class Here(Struct):
    origins: list[str]
    """Where others find this server, best first: in the network of this machine, or the address that was asked."""
    local: bool
    """Whether the request came from the machine itself."""


class Health(Struct, omit_defaults=True):
    ok: bool
    """Whether moves can be written now."""
    version: int
    since: int | None = None
    """If they can't be: when they last could."""


REFUSALS = {
    code: ResponseSpec(Refusal, description=why, generate_examples=False)
    for code, why in (
        (400, "It could not be read, or can't be."),
        (401, "This takes a cookie or a token."),
        (403, "Another site's page asked."),
        (404, "There is no such thing, or not for you to know of."),
        (409, "Not now."),
        (413, "Too long."),
        (429, "A stated rate or number is reached."),
        (503, "Too much to do for everybody, or nothing can be written; ask again in a moment."),
    )
}

_UNWELL = ResponseSpec(Health, description="Moves can't be written.", generate_examples=False)
UNWELL = REFUSALS | {503: _UNWELL}

STRICT = (
    *(Named, Renamed, Face, TokenGiven, CodeGiven, RulesetGiven, RecordGiven, MomentGiven),
    *(ReviewWanted, MoveTried),
    *(PositionGiven, PositionMovesWanted, PositionMoveTried, PositionPrinted),
    *(NewTable, SeatSpec, ClockSpec, LessonMove),
)
"""Unknown fields are refused; the document says so."""

"""The types of REST for classes. A teacher is known by the cookie that opened the class, a pupil by the one that joined."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from contissimo.server.messages.class_inbound import ClassId
from contissimo.server.messages.class_outbound import (
    ClassBoard,
    ClassKind,
    ClassPhase,
    ClassPupil,
    PupilStatus,
)
from contissimo.server.tables.create import Options, RulesetName
from contissimo.study.pupils import RECOVERY_WORDS, WORD_PARTS, Animal, Colour, Picture

MAX_DAYS = 365
_MOST = 40
Days = Annotated[int, Meta(ge=1, le=MAX_DAYS)]
Code = Annotated[str, Meta(pattern=r"^[A-Za-z2-9]{6}$", max_length=6)]
PupilNumber = Annotated[int, Meta(ge=1, le=1000)]
Lang = Annotated[str, Meta(pattern=r"^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8}){0,3}$", max_length=16)]


class ClassPreset(Struct):
    """A lesson at one click. Its words are `class-preset-KEY` and `class-preset-KEY-about`."""

    key: str
    kind: ClassKind
    game: str
    ruleset: str
    options: dict[str, bool | int | str | list[int]]
    board: ClassBoard
    seconds: int | None
    rounds: int | None
    size: int
    pairs: bool


class NewClass(Struct, forbid_unknown_fields=True):
    lang: Lang = "en"
    """The teacher's language: of names at tables and of printed sheets."""
    days: Days = 30
    """After how many days everything about it is erased."""


class OwnClass(Struct):
    """A class as its teacher has it."""

    id: ClassId
    code: str
    wall: str
    """The token of the wall: /wall/ID#TOKEN."""
    phase: ClassPhase
    made: int
    erased: int
    """When everything about it is erased."""
    pupils: int


class ClassMade(OwnClass):
    words: list[str]
    """Six recovery words, shown once: keys of `animal-…` or `picture-…` in the catalogue."""


class Recovery(Struct, forbid_unknown_fields=True):
    """Back to a class without its cookie. Words may be keys, or those of any language, parted where they have spaces."""

    code: Code
    words: Annotated[
        list[Annotated[str, Meta(max_length=40)]],
        Meta(min_length=RECOVERY_WORDS, max_length=RECOVERY_WORDS * WORD_PARTS),
    ]


class ClassCode(Struct, forbid_unknown_fields=True):
    code: Code


class ClassFound(Struct):
    """What a pupil needs to join: who is there already, as animals and colours."""

    id: ClassId
    code: str
    lang: str
    phase: ClassPhase
    locked: bool
    full: bool
    taken: list[ClassPupil]
    you: ClassPupil | None
    """As whom this cookie has joined."""


class Joining(Struct, forbid_unknown_fields=True):
    """Join, or come back: an animal and a colour that are taken take the pictures with which they joined."""

    code: Code
    animal: Animal
    colour: Colour
    secret: Annotated[list[Picture], Meta(min_length=2, max_length=2)]


class Joined(Struct):
    id: ClassId
    pupil: ClassPupil
    status: PupilStatus
    back: bool
    """Whether the pupil was here before."""


class ClassChanges(Struct, forbid_unknown_fields=True):
    """Fields that are missing or null stay as they are."""

    locked: bool | None = None
    approve: bool | None = None
    """Whether pupils who join wait for the teacher."""
    names: bool | None = None
    ranking: bool | None = None
    mistakes: bool | None = None
    days: Days | None = None


class ClassPause(Struct, forbid_unknown_fields=True):
    on: bool


class PupilChange(Struct, forbid_unknown_fields=True):
    """`admit`: approve, let back in, or after five wrong pictures; `reset`: the same, and the next one to come as this animal
    chooses new pictures; `helped`: the hand goes down."""

    do: Literal["admit", "remove", "reset", "helped"]


class NewActivity(Struct, forbid_unknown_fields=True):
    """A preset, and what is different from it."""

    preset: Annotated[str, Meta(max_length=32)]
    kind: ClassKind | None = None
    """`lesson`: ten minutes of a preset of deals."""
    board: ClassBoard | None = None
    seconds: Annotated[int, Meta(ge=0, le=3600)] | None = None
    """0: no limit."""
    rounds: Annotated[int, Meta(ge=1, le=100)] | None = None
    ruleset: RulesetName | None = None
    options: Options | None = None


class ActivityMade(Struct):
    activity: int


class RoundChange(Struct, forbid_unknown_fields=True):
    """`open`: the next round; `more`: thirty seconds more."""

    do: Literal["open", "close", "reveal", "more"]


class NewSeating(Struct, forbid_unknown_fields=True):
    """The tables of an activity. A pupil left over plays against a computer player."""

    how: Literal["random", "result", "hand", "rotate", "late"]
    """`late`: tables for those who have none, next to those that play."""
    size: Annotated[int, Meta(ge=2, le=4)] | None = None
    tables: Annotated[
        list[Annotated[list[PupilNumber], Meta(min_length=1, max_length=_MOST)]],
        Meta(max_length=_MOST),
    ] = []
    """By hand: the pupils of each table."""
    level: Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9-]{0,39}$")] | None = None
    """Of computer players."""


class NewSnapshot(Struct, forbid_unknown_fields=True):
    """Collect a pupil's answer of the current round."""

    pupil: PupilNumber


class SnapshotMade(Struct):
    snapshot: int


class SnapshotChanges(Struct, forbid_unknown_fields=True):
    """The snapshots that stay, in their order, and the one that is on the wall."""

    order: Annotated[list[int], Meta(max_length=200)]
    shown: int | None = None


class NewSet(Struct, forbid_unknown_fields=True):
    """A set of the class's own mistakes, the commonest first."""

    tasks: Annotated[int, Meta(ge=1, le=30)] = 10


class SetMade(Struct):
    set: int
    tasks: int


class SetTask(Struct):
    number: int
    text: str
    done: bool
    tries: int


class SetTasks(Struct):
    set: int
    tasks: list[SetTask]


class TaskAnswer(Struct, forbid_unknown_fields=True):
    task: Annotated[int, Meta(ge=1, le=1000)]
    said: Annotated[int, Meta(ge=-99_999, le=99_999)]


class TaskVerdict(Struct):
    right: bool
    cause: str | None
    """The one rule that explains a wrong answer, by its code."""


class StoredRows(Struct):
    """What is stored about a class, for the page that says so."""

    classes: int
    pupils: int
    activities: int
    rounds: int
    answers: int
    attempts: int
    snapshots: int
    tables: int
    erased: int
    """When all of it is erased."""


class Accepted(Struct):
    """It is stored; the change comes over the socket."""

    now: int


STRICT = (
    *(NewClass, Recovery, ClassCode, Joining, ClassChanges, ClassPause, PupilChange),
    *(NewActivity, RoundChange, NewSeating, NewSnapshot, SnapshotChanges, NewSet, TaskAnswer),
)
"""Unknown fields are refused; the document says so."""

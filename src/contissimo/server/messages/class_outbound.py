"""Messages of a class to its pupils, its desk and its wall; docs/protocol.md has an example of each.

Each is complete and built field by field for its reader: a pupil's has nothing of others, the wall's nothing that only the
desk may know.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from contissimo.server.messages.class_inbound import Role
from contissimo.server.messages.outbound import RulesetInfo, ScoredLine, ToClient
from contissimo.study.pupils import Animal, Colour

ClassKind = Literal["deal", "lesson", "dice", "tables", "set"]
"""The same deal for all; the lesson of ten minutes; the whole class against the dice; tables; a set of tasks."""
ClassBoard = Literal["top", "common", "own"]
"""What goes onto the board after a round: the top move; the commonest right answer, on one board for all; or each
pupil's own answer, on a board of their own."""
ClassPhase = Literal["open", "closed"]
RoundPhase = Literal["lobby", "example", "open", "closed", "revealed", "over"]
"""Before the first round; while the example is shown; answers are taken; they no longer are; the round is revealed; all is over."""
PupilStatus = Literal["in", "waiting", "out"]
"""Admitted; waiting for the teacher's approval; removed."""
DeskAction = Literal["begin", "open", "close", "reveal", "end", "seat"]
"""What a teacher can do next. `begin`: an activity; `open`: the next round; `seat`: the tables of the next game."""


class ClassPupil(Struct):
    """A pupil as everybody may see one."""

    number: int
    animal: Animal
    colour: Colour


class ClassActivity(Struct):
    """What the class does now."""

    number: int
    """Counted from 1."""
    kind: ClassKind
    preset: str
    game: str
    ruleset: RulesetInfo
    board: ClassBoard
    announce: bool
    """Whether an answer says its own result: `8d 3+5=16`, `2+3*4=14`."""
    seconds: int | None
    """The time of a round; null: until the teacher closes it."""
    rounds: int | None
    """How many there are at most; null: as many as the material gives."""
    size: int
    """At tables: how many pupils sit at one."""


class ClassBytes(Struct):
    """What a pupil added to the chance."""

    pupil: int
    bytes: str


class ClassFairness(Struct):
    """The proof of an activity's chance (docs/chance.md). The seed comes when the activity is over."""

    activity: int
    id: str
    """What the commitment was made for, in place of a match id."""
    commitment: str
    contributions: list[ClassBytes]
    seed: str | None


class ClassInfo(ToClient, tag="class"):
    """All that changes rarely, to every reader of a class."""

    class_: str = field(name="class")
    role: Role = field(name="as")
    code: str
    phase: ClassPhase
    lang: str
    """The language in which the class was opened."""
    locked: bool
    """Nobody new can join."""
    names: bool
    """Whether the wall shows animals next to results."""
    ranking: bool
    """Whether the wall ranks, and pupils see their place."""
    mistakes: bool
    """Whether the wall shows the commonest mistake of a revealed round; never next to a name."""
    you: ClassPupil | None
    """For a pupil."""
    status: PupilStatus | None
    """For a pupil; one who waits or is removed gets only this message."""
    activity: ClassActivity | None
    """The one that runs, or ran last."""
    given: bool
    """Whether this pupil's bytes for its chance have arrived; they can be sent (`class_give`) until its first deal."""
    fairness: ClassFairness | None
    """Of that activity."""


class ClassShown(Struct):
    """A move that is shown to all: the example, or the top of a round."""

    move: str
    points: int
    view: str
    """The position after it."""
    lines: list[ScoredLine]


class ClassMarked(Struct):
    """An answer after its round was revealed."""

    move: str
    points: int
    share: int
    """Percent of the top."""
    right: bool
    said: int | None
    """The result or total that the answer named."""
    value: str
    """The true one; empty where the answer names none."""
    cause: str | None
    """The one rule that explains a wrong result, by its code; null: right, or no single explanation."""


class ClassReveal(Struct):
    """What a pupil learns when a round is revealed."""

    top: ClassShown | None
    """Null: nothing could be made."""
    yours: ClassMarked | None
    """Null: you gave no answer."""
    sum: int
    """Your points of all rounds; a missed round counts 0."""
    mean: int
    """Your mean share over the rounds that you played, in percent."""
    place: int | None
    """By sum, from 1; null where ranking is off."""
    place_by_mean: int | None
    of: int
    """How many pupils are ranked."""


class ClassTask(Struct):
    """A task of a set: what does this make?"""

    number: int
    text: str
    """The calculation, as `2+3*4`; with bonuses as `(2*3)+3*4`."""
    done: bool
    tries: int


class ClassMoment(ToClient):
    """What every screen of a class begins with: the round, its clock and its deal."""

    class_: str = field(name="class")
    activity: int
    round: int
    """Counted from 1; 0 before the first."""
    phase: RoundPhase
    paused: bool
    left: int | None
    """Milliseconds until this phase ends by itself, at the moment of sending; while paused they stand."""
    whole: int | None
    """How long the phase lasts."""
    now: int
    view: str | None
    """The deal in notation, as the reader has it; a pupil sits at seat 1 and is to move."""
    scores: list[int]


class ClassRound(ClassMoment, tag="class_round"):
    """The activity as one pupil may know it now."""

    draft: str
    answer: str | None
    example: ClassShown | None
    reveal: ClassReveal | None
    won: bool | None
    """Against the dice, once it is over."""
    match: str | None
    """Your table, at tables."""
    tasks: list[ClassTask]
    """Those of a set."""
    set: int
    """Its number; 0: there is none."""
    help: bool


class ClassGroup(Struct):
    """Equal answers of a round."""

    text: str
    """What they are grouped by: the result that was named, or the move."""
    count: int
    right: bool | None
    """On the wall null before the reveal."""


class DeskGroup(ClassGroup):
    move: str
    """The first of them."""
    points: int
    pupils: list[int]
    cause: str | None


class ClassMistake(Struct):
    """The commonest mistake of a round: “5 of 24 took 2+3×4 for 20”."""

    cause: str | None
    """Null: these answers have no single explanation."""
    text: str
    """The calculation."""
    said: int
    value: str
    count: int
    of: int
    """How many answered."""


class ClassCause(Struct):
    """A cause that was seen at a pupil often enough to name it."""

    cause: str
    count: int


class DeskPupil(ClassPupil):
    """A pupil as the desk sees one."""

    status: PupilStatus
    online: bool
    idle: int | None
    """Milliseconds since they last did something, or since their round began; null: they have not begun."""
    answered: bool
    right: bool | None
    """Their answer in this round; null: none yet."""
    help: bool
    shut_out: bool
    """Five wrong pictures: let in by `admit` or `reset`."""
    sum: int
    mean: int
    played: int
    causes: list[ClassCause]
    slips: int
    """Mistakes that they got right the next time."""
    match: str | None


class ClassSeats(Struct):
    """A table of the class."""

    match: str
    seats: list[list[int]]
    """The pupils of each seat; an empty one is a computer player."""
    over: bool
    winners: list[int]
    """The winning seats, once it is over."""


class ClassThumbnail(Struct):
    """A board on the wall: of a table, or of a pupil with a board of their own."""

    match: str | None
    table: int
    """Its number, as the desk has it; 0: it is a pupil's own board."""
    pupils: list[ClassPupil]
    """Empty where names are hidden."""
    view: str
    scores: list[int]
    over: bool


class ClassSnapshot(Struct):
    """An answer that the teacher collected, in the order in which they are to be shown."""

    number: int
    activity: int
    round: int
    pupil: int
    game: str
    move: str
    points: int
    right: bool
    shown: bool


class WallSnapshot(Struct):
    """The snapshot that is on the wall."""

    game: str
    ruleset: RulesetInfo
    """Of the activity that it is from; another one may run by now."""
    move: str
    view: str
    """The position after it, or before it where the answer can't be laid."""
    points: int
    right: bool
    pupil: ClassPupil | None
    """Null where names are hidden."""


class ClassSetInfo(Struct):
    """A set of tasks, and how far it has been worked through."""

    number: int
    tasks: int
    done: dict[str, int]
    """By pupil: how many tasks are right."""


class WallSet(Struct):
    number: int
    tasks: int
    working: int
    """How many pupils have begun."""
    done: int
    """How many have all of them right."""


class ClassDesk(ClassMoment, tag="class_desk"):
    """The class as its teacher sees it."""

    top: ClassShown | None
    """Null also while it is being computed."""
    example: ClassShown | None
    present: int
    answered: int
    groups: list[DeskGroup]
    mistake: ClassMistake | None
    pupils: list[DeskPupil]
    tables: list[ClassSeats]
    sets: list[ClassSetInfo]
    snapshots: list[ClassSnapshot]
    won: bool | None
    next: list[DeskAction]
    """What can be done now; the first is what is usually done."""
    approve: bool
    days: int
    """After how many days the class is erased."""
    missed: bool
    """Whether anything was wrong in any round: there can be a set, and a worksheet."""


class ClassRanked(Struct):
    place: int
    pupil: ClassPupil | None
    """Null where names are hidden."""
    sum: int
    mean: int


class ClassWall(ClassMoment, tag="class_wall"):
    """The class as it is projected."""

    present: int
    answered: int
    pupils: list[ClassPupil]
    """Those who are here, in the order of joining; in the lobby always, later only where names are shown."""
    groups: list[ClassGroup]
    """From the moment the round is closed."""
    top: ClassShown | None
    """From the reveal on."""
    example: ClassShown | None
    mistake: ClassMistake | None
    ranking: list[ClassRanked]
    """After a reveal, where ranking is on."""
    boards: list[ClassThumbnail]
    snapshot: WallSnapshot | None
    sets: list[WallSet]
    won: bool | None


class ClassGone(ToClient, tag="class_gone"):
    """This connection no longer reads the class."""

    class_: str = field(name="class")
    why: Literal["elsewhere", "erased"]
    """The pupil continues on another device; or the class was erased."""


ClassTold = ClassInfo | ClassRound | ClassDesk | ClassWall | ClassGone

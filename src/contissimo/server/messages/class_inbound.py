"""Messages of a class from its pupils, its desk and its wall; `class_outbound` has those to them.

What a teacher decides goes over REST (`api/classes.py`); only what is live is here.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from contissimo.server.messages.basics import FromClient

ClassId = Annotated[str, Meta(pattern=r"\A[a-z0-9]{1,16}\Z")]
Role = Literal["pupil", "desk", "wall"]
"""A pupil's own screen; the teacher's, which is never projected; and the projected one."""
Number = Annotated[int, Meta(ge=0, le=1_000_000)]


class _OfClass(FromClient):
    class_: ClassId = field(name="class")


class ClassEnter(_OfClass, tag="class_enter"):
    """I want to read this class: as the pupil that I joined as, as its teacher, or (with the wall's token) as its wall."""

    role: Role = field(name="as")
    token: Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_-]{1,64}\Z")] | None = None


class ClassLeave(_OfClass, tag="class_leave"):
    """I no longer read this class."""


class ClassAnswer(_OfClass, tag="class_answer"):
    """My answer in this round; it replaces the one before, until the round is closed."""

    activity: Number
    round: Number
    move: Annotated[str, Meta(min_length=1, max_length=200)]


class ClassDraft(_OfClass, tag="class_draft"):
    """What I have laid or written so far, for my next visit or my other device. Only I see it."""

    activity: Number
    round: Number
    text: Annotated[str, Meta(max_length=200)]


class ClassGive(_OfClass, tag="class_give"):
    """My 16 random bytes for the chance of this activity, after I have seen its commitment and before its first deal."""

    activity: Number
    bytes: Annotated[str, Meta(pattern=r"\A[0-9a-f]{32}\Z")]


class ClassHelp(_OfClass, tag="class_help"):
    """I need help (or no longer do)."""

    on: bool


ClassSaid = ClassEnter | ClassLeave | ClassAnswer | ClassDraft | ClassGive | ClassHelp

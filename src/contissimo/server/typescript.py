"""The types of the wire in TypeScript: the page's types of messages and of REST are generated from the server's.

`make wire` writes web/src/lib/wire.ts; a test fails when that file is out of date.
"""

from __future__ import annotations

import ast
import inspect
import json
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args  # `Any`: mypy has no type for an alias or a union

import msgspec
from msgspec import NODEFAULT, Struct
from msgspec.inspect import (
    AnyType,
    BoolType,
    DictType,
    Field,
    FloatType,
    IntType,
    ListType,
    LiteralType,
    NoneType,
    StrType,
    StructType,
    Type,
    UnionType,
    type_info,
)

from contissimo.server.api.class_schemas import (
    Accepted,
    ActivityMade,
    ClassChanges,
    ClassCode,
    ClassFound,
    ClassMade,
    ClassPause,
    ClassPreset,
    Joined,
    Joining,
    NewActivity,
    NewClass,
    NewSeating,
    NewSet,
    NewSnapshot,
    OwnClass,
    PupilChange,
    Recovery,
    RoundChange,
    SetMade,
    SetTasks,
    SnapshotChanges,
    SnapshotMade,
    StoredRows,
    TaskAnswer,
    TaskVerdict,
)
from contissimo.server.api.lessons import Judged, Lesson
from contissimo.server.api.schemas import (
    CodeGiven,
    GameInfo,
    Here,
    Invitation,
    LessonMove,
    Me,
    MomentGiven,
    MoveTried,
    Named,
    PositionGiven,
    PositionMovesWanted,
    PositionMoveTried,
    PositionPrinted,
    RecordGiven,
    Renamed,
    ReviewWanted,
    Rules,
    RulesetGiven,
    TableMade,
    TokenGiven,
    TokenMade,
)
from contissimo.server.jobs.positions import PositionInfo, PositionMoves
from contissimo.server.jobs.replays import BestMoves, Replayed
from contissimo.server.messages.class_outbound import DeskAction, RoundPhase
from contissimo.server.messages.faces import Face
from contissimo.server.messages.inbound import Phrase, Said
from contissimo.server.messages.outbound import FinishedGames, OptionValue, Phase
from contissimo.server.messages.refusal import Refusal
from contissimo.server.messages.reviews import Headline, MistakeSize, Reviewing, TriedMove, TurnKind
from contissimo.server.messages.told import Told
from contissimo.server.tables.create import NewTable
from contissimo.study.pupils import Animal, Colour, Picture

_REST: tuple[type[Struct], ...] = (
    *(Me, Face, Named, Renamed, TokenMade, TokenGiven, CodeGiven, Invitation, Here, Refusal),
    *(GameInfo, Rules, RulesetGiven, NewTable, TableMade, FinishedGames),
    *(RecordGiven, MomentGiven, Replayed, BestMoves, Lesson, LessonMove, Judged),
    *(ReviewWanted, Reviewing, MoveTried, TriedMove),
    *(PositionGiven, PositionInfo, PositionMovesWanted, PositionMoves, PositionMoveTried),
    *(PositionPrinted,),
    *(ClassPreset, NewClass, OwnClass, ClassMade, Recovery, ClassCode, ClassFound),
    *(Joining, Joined, ClassChanges, ClassPause, PupilChange, Accepted),
    *(NewActivity, ActivityMade, RoundChange, NewSeating, NewSnapshot, SnapshotMade),
    *(SnapshotChanges, NewSet, SetMade, SetTasks, TaskAnswer, TaskVerdict, StoredRows),
)
_ALIASES = {
    "Phase": Phase,
    "Phrase": Phrase,
    "OptionValue": OptionValue,
    "Animal": Animal,
    "Colour": Colour,
    "Picture": Picture,
    "TurnKind": TurnKind,
    "MistakeSize": MistakeSize,
    "Headline": Headline,
    "RoundPhase": RoundPhase,
    "DeskAction": DeskAction,
}
_SIMPLE: dict[type[Type], str] = {
    AnyType: "unknown",
    BoolType: "boolean",
    FloatType: "number",
    IntType: "number",
    NoneType: "null",
    StrType: "string",
}
_HEAD = """\
// What goes over the wire (docs/protocol.md). Written by `make wire` from the server's own types: change those, not this file.
"""


def typescript() -> str:
    """The whole file."""
    aliases = {_text(type_info(alias), {}): name for name, alias in _ALIASES.items()}
    structs = _reached((*get_args(Said), *get_args(Told), *_REST))
    parts = (
        _HEAD,
        *(_alias(name, alias) for name, alias in _ALIASES.items()),
        *(declared(struct, aliases) for struct in structs),
        _union("Said", Said, "All that a client can send."),
        _union("Told", Told, "All that a client is sent."),
    )
    return "\n".join(parts)


def _alias(name: str, alias: Any) -> str:
    """A literal becomes a list as well, so that the page can iterate over its words."""
    if not isinstance(info := type_info(alias), LiteralType):
        return f"export type {name} = {_text(info, {})}\n"
    words = ", ".join(json.dumps(word) for word in get_args(alias))
    plural = f"{name.upper()}S"
    return (
        f"export const {plural} = [{words}] as const\n"
        f"export type {name} = (typeof {plural})[number]\n"
    )


def _union(name: str, union: Any, about: str) -> str:
    kinds = "".join(f"\n  | {kind.__name__}" for kind in get_args(union))
    return f"/** {about} */\nexport type {name} ={kinds}\n"


def _reached(roots: tuple[type[Struct], ...]) -> list[type[Struct]]:
    """These types, each after the types that it is made of."""
    found: dict[type[Struct], None] = {}

    def visit(struct: type[Struct]) -> None:
        info = type_info(struct)
        assert isinstance(info, StructType)
        for field in info.fields:
            for part in _structs(field.type):
                visit(part)
        found.setdefault(struct)

    for root in roots:
        visit(root)
    return list(found)


def _structs(info: Type) -> Iterator[type[Struct]]:
    match info:
        case StructType(cls=struct):
            yield struct
        case ListType(item_type=item):
            yield from _structs(item)
        case DictType(value_type=value):
            yield from _structs(value)
        case UnionType(types=types):
            for one in types:
                yield from _structs(one)


def declared(struct: type[Struct], aliases: dict[str, str]) -> str:
    info = type_info(struct)
    assert isinstance(info, StructType)
    name = struct.__name__
    head = _comment(inspect.getdoc(struct) if struct.__doc__ else None)
    if info.array_like:
        places = [f"{_key(info, field)}: {_text(field.type, aliases)}" for field in info.fields]
        return f"{head}export type {name} = [{', '.join(places)}]\n"
    notes = _notes(struct)
    lines = [] if info.tag_field is None else [f"  {info.tag_field}: {json.dumps(info.tag)}\n"]
    for field in info.fields:
        lines.append(_comment(notes.get(field.name), "  "))
        lines.append(f"  {_key(info, field)}: {_text(field.type, aliases)}\n")
    return f"{head}export interface {name} {{\n{''.join(lines)}}}\n"


def _key(info: StructType, field: Field) -> str:
    """Fields that a client may omit have a question mark; the server omits only what `omit_defaults` says, and the end of a row."""
    config = info.cls.__struct_config__
    loose = config.forbid_unknown_fields or config.omit_defaults or info.array_like
    has_default = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
    return f"{field.encode_name}?" if loose and has_default else field.encode_name


def _text(info: Type, aliases: dict[str, str]) -> str:
    text = _plain_text(info, aliases)
    return aliases.get(text, text)


def _plain_text(info: Type, aliases: dict[str, str]) -> str:
    match info:
        case StructType(cls=struct):
            return str(struct.__name__)
        case ListType(item_type=item):
            inner = _text(item, aliases)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case DictType(value_type=value):
            return f"Record<string, {_text(value, aliases)}>"
        case LiteralType(values=values):
            return " | ".join(json.dumps(value) for value in values)
        case UnionType(types=types):
            # Null comes last, and the rest may have its own name.
            whole = msgspec.structs.replace(info, types=_without_null(types))
            if len(whole.types) == len(types):
                return " | ".join(_text(one, aliases) for one in types)
            rest = whole if len(whole.types) > 1 else whole.types[0]
            return f"{_text(rest, aliases)} | null"
    return _SIMPLE[type(info)]


def _without_null(types: tuple[Type, ...]) -> tuple[Type, ...]:
    return tuple(one for one in types if not isinstance(one, NoneType))


def _comment(text: str | None, indent: str = "") -> str:
    if text is None:
        return ""
    said = " ".join(text.split()).replace("None", "null")
    return f"{indent}/** {said} */\n"


def _notes(struct: type[Struct]) -> dict[str, str]:
    """The docstrings below fields; they don't exist at run time."""
    notes: dict[str, str] = {}
    for base in reversed(struct.__mro__):
        if not issubclass(base, Struct) or base is Struct:
            continue
        (written,) = ast.parse(textwrap.dedent(inspect.getsource(base))).body
        assert isinstance(written, ast.ClassDef)
        for field, note in zip(written.body, written.body[1:], strict=False):
            match field, note:
                case (
                    ast.AnnAssign(target=ast.Name(id=name)),
                    ast.Expr(value=ast.Constant(value=str(said))),
                ):
                    notes[name] = said
    return notes


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(typescript(), "utf-8")

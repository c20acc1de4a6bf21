"""REST for classes: files to take home."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from litestar import Response, get
from litestar.openapi.spec import OpenAPIResponse, Operation
from litestar.params import PathParameter, QueryParameter

from contissimo.server.api.class_paths import ClassPath, NumberPath, taught
from contissimo.server.api.responses import HereNode, Known
from contissimo.server.api.schemas import REFUSALS
from contissimo.server.classes import exports
from contissimo.server.errors import Refused

What = Annotated[Literal["attempts", "pupils"], PathParameter()]
Form = Annotated[Literal["csv", "excel", "json"], QueryParameter()]
Lang = Annotated[str | None, QueryParameter(max_length=16)]
_KIND = {"csv": "text/csv", "jsonl": "application/jsonl"}


@dataclass
class _EitherKind(Operation):
    """Documents a file of either kind: a handler can name only one."""

    def __post_init__(self) -> None:
        sent = (self.responses or {})["200"]
        assert isinstance(sent, OpenAPIResponse)
        assert sent.content is not None
        (schema,) = sent.content.values()
        sent.content = dict.fromkeys(_KIND.values(), schema)


@get(
    "/classes/{class_id:str}/export/{what:str}",
    media_type=_KIND["csv"],
    operation_class=_EitherKind,
    responses=REFUSALS,
    summary="One row an attempt, or one a pupil: CSV, for spreadsheets, or lines of JSON",
)
async def export_class(
    class_id: ClassPath,
    what: What,
    known: Known,
    node: HereNode,
    form: Form = "csv",
    lang: Lang = None,
) -> Response[str]:
    room = await taught(node, class_id, known)
    work = exports.attempts if what == "attempts" else exports.pupils
    text = await work(node.classes, room, form, lang or room.stored.row.lang)
    return _file(text, f"{room.stored.row.code}-{what}", exports.FORMS[form])


@get(
    "/classes/{class_id:str}/deals/{number:int}",
    media_type=_KIND["jsonl"],
    responses=REFUSALS,
    summary="The proof that the deals of an activity were fair, once it is over",
)
async def export_deals(
    class_id: ClassPath, number: NumberPath, known: Known, node: HereNode
) -> Response[str]:
    """For the teacher and for every pupil who was admitted."""
    room = await node.classes.find(class_id)
    pupil = room.pupil_of(known.id)
    if room.stored.row.teacher != known.id and (pupil is None or pupil.status != "in"):
        raise Refused("no_such_class")
    text = await exports.deals(node.classes, room, number)
    return _file(text, f"{room.stored.row.code}-deals-{number}", "jsonl")


def _file(text: str, name: str, ending: str) -> Response[str]:
    headers = {"content-disposition": f'attachment; filename="{name}.{ending}"'}
    return Response(text, media_type=_KIND[ending], headers=headers)


EXPORT_ROUTES = (export_class, export_deals)

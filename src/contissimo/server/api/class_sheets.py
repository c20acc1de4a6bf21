"""REST for classes: sheets to print."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Response, get
from litestar.params import PathParameter, QueryParameter

from contissimo.i18n import choose_language
from contissimo.paper.order import Ink, Paper
from contissimo.server.api.class_paths import ClassPath, taught
from contissimo.server.api.responses import HereClient, HereNode, Known, origins_for_others
from contissimo.server.api.schemas import REFUSALS
from contissimo.server.classes.room import ClassRoom
from contissimo.server.jobs.sheets import ClassSheetRequest

PDF = "application/pdf"
_TASKS = 20
"""On a worksheet; they fill a page."""
OfClass = Annotated[Literal["names", "cards", "worksheet", "stored"], PathParameter()]
ForAll = Annotated[Literal["names", "cards", "stored", "record", "guide"], PathParameter()]
Lang = Annotated[str | None, QueryParameter(max_length=16)]


@get(
    "/classes/{class_id:str}/print/{sheet:str}",
    media_type=PDF,
    responses=REFUSALS,
    summary="The animals of the class, cards with its code, what it got wrong, what is stored",
)
async def print_class(  # each is a part of the address
    *,
    class_id: ClassPath,
    sheet: OfClass,
    known: Known,
    client: HereClient,
    node: HereNode,
    paper: Annotated[Paper, QueryParameter()] = "a4",
    ink: Annotated[Ink, QueryParameter()] = "colour",
    lang: Lang = None,
) -> Response[bytes]:
    room = await taught(node, class_id, known)
    row = room.stored.row
    wanted = ClassSheetRequest(
        sheet=sheet,
        lang=choose_language(lang or row.lang, {}),
        paper=paper,
        ink=ink,
        code=row.code,
        address=f"{next(iter(origins_for_others(node, client)), client.origin)}/c/{row.code}",
        pupils=tuple((pupil.animal, pupil.colour) for pupil in room.admitted),
        tasks=await _tasks(room) if sheet == "worksheet" else (),
        days=row.days,
    )
    made = await node.printer.sheet(wanted, client.address)
    return _pdf(made.body, f"{row.code}-{sheet}.pdf")


async def _tasks(room: ClassRoom) -> tuple[tuple[str, str], ...]:
    return tuple((task.text, str(task.value)) for task in await room.missed(_TASKS))


@get(
    "/print/class/{sheet:str}",
    media_type=PDF,
    responses=REFUSALS,
    summary="For any class: a list to fill in, cards, what is stored, a record of processing, the teacher's guide",
)
async def print_for_classes(
    *,
    sheet: ForAll,
    client: HereClient,
    node: HereNode,
    paper: Annotated[Paper, QueryParameter()] = "a4",
    ink: Annotated[Ink, QueryParameter()] = "colour",
    lang: Lang = None,
) -> Response[bytes]:
    wanted = ClassSheetRequest(sheet, choose_language(lang, {}), paper, ink)
    made = await node.printer.sheet(wanted, client.address)
    return _pdf(made.body, f"contissimo-{sheet}-{wanted.lang}.pdf")


def _pdf(body: bytes, name: str) -> Response[bytes]:
    headers = {"content-disposition": f'inline; filename="{name}"'}
    return Response(body, media_type=PDF, headers=headers)


SHEET_ROUTES = (print_class, print_for_classes)

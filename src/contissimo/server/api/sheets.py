"""REST for printed sheets: the PDFs of `contissimo print`, for every preset."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from contissimo.i18n import Signs, choose_language
from contissimo.paper.order import Ink, Paper
from contissimo.paper.sheets import sheets_of
from contissimo.server.api.responses import HereClient, HereNode
from contissimo.server.api.schemas import REFUSALS
from contissimo.server.api.static import etags
from contissimo.server.errors import Refused
from contissimo.server.jobs.sheets import SheetRequest
from contissimo.server.tables.create import rules_of

PDF = "application/pdf"
_KEEP = "public, max-age=3600"
"""A new version of the program may draw it differently."""

Name = Annotated[str, PathParameter(pattern=r"^[a-z0-9-]{1,32}$")]


@get(
    "/print/{game:str}/{sheet:str}",
    media_type=PDF,
    responses=REFUSALS | {304: ResponseSpec(None, description="You have it already.")},
    summary="A sheet to print, as PDF: board, tiles, scores, rules or dice",
)
async def sheet(  # noqa: PLR0913  # each is a part of the address
    *,
    game: Name,
    sheet: Name,
    client: HereClient,
    node: HereNode,
    ruleset: Annotated[str | None, QueryParameter(max_length=32)] = None,
    paper: Annotated[Paper, QueryParameter()] = "a4",
    ink: Annotated[Ink, QueryParameter()] = "colour",
    lang: Annotated[str, QueryParameter(max_length=16)] = "en",
    signs: Annotated[Signs | None, QueryParameter()] = None,
) -> Response[bytes]:
    of, rules = rules_of(game, ruleset, None, None)
    known = sheets_of(of.key)
    if sheet not in known:
        raise Refused("sheet_unknown", sheet=sheet, sheets=" ".join(known))
    wanted = SheetRequest(sheet, game, rules.name, choose_language(lang, {}), paper, ink, signs)
    made = await node.printer.sheet(wanted, client.address)
    headers = {"cache-control": _KEEP, "etag": made.etag}
    if made.etag in etags(client.header("if-none-match")):
        return Response(b"", media_type=PDF, status_code=304, headers=headers)
    headers["content-disposition"] = f'inline; filename="{wanted.file}"'
    return Response(made.body, media_type=PDF, headers=headers)

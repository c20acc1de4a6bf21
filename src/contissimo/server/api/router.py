"""REST for everything that is not live: guests, tables, records, rulesets. Every refusal is a code."""

from __future__ import annotations

from litestar import HttpMethod, Response, Router, route
from litestar.di import Provide
from litestar.handlers import HTTPRouteHandler

from contissimo.server.api.guests import (
    adopt,
    become,
    forget,
    me,
    my_tables,
    rename,
    token,
    transfer,
)
from contissimo.server.api.lessons import lesson, lesson_move
from contissimo.server.api.records import record
from contissimo.server.api.replay import best, printed, replay
from contissimo.server.api.responses import AnyRequest, HereAsked, HereNode, Somebody
from contissimo.server.api.rulesets import check_ruleset, games
from contissimo.server.api.sheets import sheet
from contissimo.server.api.status import health, here, metrics
from contissimo.server.api.tables import lobby, make_table, redeem
from contissimo.server.errors import Refused
from contissimo.server.guests.client import Asked
from contissimo.server.guests.identity import Guest
from contissimo.server.services import Services


def _asked(request: AnyRequest, node: HereNode) -> Asked:
    return Asked(request.scope, node.settings)


async def _somebody(asked: HereAsked, node: HereNode) -> Guest | None:
    return await node.identity.of(asked, node.now())


async def _known(guest: Somebody) -> Guest:
    if guest is None:
        raise Refused("no_identity")
    return guest


def _options(path: str, *methods: str) -> HTTPRouteHandler:
    """Litestar's own answer names only one method where several handlers share a path."""

    @route(path, http_method=[HttpMethod.OPTIONS], include_in_schema=False, status_code=204)
    async def options() -> Response[None]:
        return Response(None, headers={"allow": ", ".join((*methods, "OPTIONS"))})

    return options


def router(node: Services) -> Router:
    async def the_node() -> Services:
        return node

    handlers: list[HTTPRouteHandler] = [
        *(_options("/me", "DELETE", "GET", "POST", "PUT"), _options("/tables", "GET", "POST")),
        *(me, become, rename, forget, my_tables, token, transfer, adopt),
        *(games, check_ruleset, lobby, make_table, redeem, record, health, metrics),
        *(replay, best, printed, lesson, lesson_move, here, sheet),
    ]
    return Router(
        "/api",
        route_handlers=handlers,
        dependencies={
            "node": Provide(the_node),
            "asked": Provide(_asked, sync_to_thread=False),
            "guest": Provide(_somebody),
            "known": Provide(_known),
        },
    )

"""REST for everything that is not live: guests, tables, records, rulesets. Every refusal is a code."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator

from litestar import HttpMethod, Response, Router, route
from litestar.di import Provide
from litestar.handlers import HTTPRouteHandler

from contissimo.server.api.classes import CLASS_ROUTES
from contissimo.server.api.guests import (
    adopt,
    become,
    change_face,
    forget,
    me,
    my_games,
    my_tables,
    rename,
    token,
    transfer,
)
from contissimo.server.api.lessons import lesson, lesson_move
from contissimo.server.api.positions import (
    position,
    position_move,
    position_moves,
    print_position,
)
from contissimo.server.api.records import record
from contissimo.server.api.replay import best, printed, replay
from contissimo.server.api.responses import AnyRequest, HereClient, HereNode, Somebody
from contissimo.server.api.reviews import more, review, try_move
from contissimo.server.api.rulesets import check_ruleset, games
from contissimo.server.api.sheets import sheet
from contissimo.server.api.status import health, here, metrics
from contissimo.server.api.tables import lobby, make_table, redeem
from contissimo.server.errors import Refused
from contissimo.server.guests.client import ClientInfo, client_of
from contissimo.server.guests.identity import Guest
from contissimo.server.services import Services


def _client(request: AnyRequest, node: HereNode) -> ClientInfo:
    return client_of(request.scope, node.settings)


async def _somebody(client: HereClient, node: HereNode) -> Guest | None:
    return await node.identity.of(client, node.now())


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


def _shared(handlers: Iterable[HTTPRouteHandler]) -> Iterator[HTTPRouteHandler]:
    """For each path that several handlers share, one that names the methods of all of them."""
    methods: defaultdict[str, list[str]] = defaultdict(list)
    for handler in handlers:
        for path in handler.paths:
            methods[path] += handler.http_methods
    for path, found in methods.items():
        if len(found) > 1:
            yield _options(path, *sorted(found))


def router(node: Services) -> Router:
    async def the_node() -> Services:
        return node

    handlers: list[HTTPRouteHandler] = [
        *(me, become, rename, change_face, forget, my_tables, my_games, token, transfer, adopt),
        *(games, check_ruleset, lobby, make_table, redeem, record, health, metrics),
        *(replay, best, printed, lesson, lesson_move, here, sheet),
        *(review, more, try_move),
        *(position, position_moves, position_move, print_position),
        *CLASS_ROUTES,
    ]
    return Router(
        "/api",
        route_handlers=[
            *_shared(handlers),
            *handlers,
        ],  # in this order Litestar adds none of its own
        dependencies={
            "node": Provide(the_node),
            "client": Provide(_client, sync_to_thread=False),
            "guest": Provide(_somebody),
            "known": Provide(_known),
        },
    )

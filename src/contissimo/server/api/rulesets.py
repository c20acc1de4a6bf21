"""REST for games and rulesets: the list of them, and checking a text."""

from __future__ import annotations

import gzip
from functools import cache

from litestar import Response, get, post
from litestar.params import JSONBody

from contissimo.core.game import AnyGame, Ruleset
from contissimo.engine.registry import players_of
from contissimo.games import GAMES
from contissimo.server.api.responses import HereClient, HereNode, json_of
from contissimo.server.api.schemas import REFUSALS, GameInfo, Rules, RulesetGiven
from contissimo.server.errors import Refused
from contissimo.server.messages.encoding import choices_of, ruleset_info
from contissimo.server.messages.outbound import write
from contissimo.server.tables import create


@get("/games", responses=REFUSALS, summary="The games, their rulesets and their computer players")
async def games(client: HereClient) -> Response[list[GameInfo]]:
    plain, packed = _games()
    return await json_of(client, plain, packed)


@cache
def _games() -> tuple[bytes, bytes]:
    """The same for everybody, and the longest answer of a first visit: cached encoded."""
    told = [
        GameInfo(
            game.key,
            list(game.seat_counts),
            [_rules(game, ruleset) for ruleset in game.rulesets.values()],
            list(players_of(game.key)),
            choices_of(game.key),
        )
        for game in GAMES.values()
    ]
    plain = write(told)
    return plain, gzip.compress(plain)


@post(
    "/rulesets",
    status_code=200,
    responses=REFUSALS,
    summary="Is this a ruleset, and what does it say?",
)
async def check_ruleset(data: JSONBody[RulesetGiven], client: HereClient, node: HereNode) -> Rules:
    if not node.limits.rulesets.take(client.address):
        raise Refused("too_fast")
    game, ruleset = create.rules_of(data.game, data.ruleset, data.text, data.options)
    return _rules(game, ruleset)


def _rules(game: AnyGame, ruleset: Ruleset) -> Rules:
    info = ruleset_info(game, ruleset)
    return Rules(info.name, info.options, info.material, ruleset.text)

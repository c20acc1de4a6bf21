"""Whether somebody is at a table, or was lately: conditions for queries on `matches`."""

from __future__ import annotations

from sqlalchemy import ColumnElement, exists, or_, select

from contissimo.core.game import Millis
from contissimo.server.storage import schema

_ALIVE_MILLIS = 60_000


def is_here(now: Millis) -> ColumnElement[bool]:
    """Whether somebody is at a table, on a node that is alive."""
    return _connected(now - _ALIVE_MILLIS)


def visited(since: int) -> ColumnElement[bool]:
    """Whether a table was made, or somebody was at it, after `since`. People on a node that died left with its last heartbeat."""
    people, matches = schema.people, schema.matches
    left = exists().where(people.c.match == matches.c.id, people.c.left_at > since)
    return or_(matches.c.made > since, left, _connected(since))


def _connected(since: int) -> ColumnElement[bool]:
    """Whether somebody is at a table and has not left, on a node that was alive after `since`."""
    people, nodes, matches = schema.people, schema.nodes, schema.matches
    alive = select(nodes.c.id).where(nodes.c.beat > since)
    at_it = (people.c.match == matches.c.id, people.c.left_at.is_(None), people.c.node.in_(alive))
    return exists().where(*at_it)

"""What REST and sockets may use of a node; `Node` assembles it."""

from __future__ import annotations

from contissimo.server.classes.registry import Classes
from contissimo.server.context import Context
from contissimo.server.guests.identity import Identity
from contissimo.server.jobs.pdf_cache import Printer
from contissimo.server.jobs.pool import Pool
from contissimo.server.jobs.review_cache import Reviews
from contissimo.server.live.client import Client
from contissimo.server.live.computer_players import ComputerPlayers
from contissimo.server.live.registry import Registry
from contissimo.server.tables.limits import ListedByAddress
from contissimo.server.tables.lists import Lists


class Services(Context):
    ready: bool
    """Whether it has started and is not about to stop."""
    identity: Identity
    registry: Registry
    lists: Lists
    listed: ListedByAddress
    classes: Classes
    computer_players: ComputerPlayers
    reading: Pool
    """The process that reads records from clients."""
    printer: Printer
    reviews: Reviews
    connections: set[Client]

"""How often codes of classes may be guessed: a class is one address, and a child who mistypes must not lock it out.

An address from which a class is taught or attended has a wide budget of its own; every other one that of any code. Each
cookie has its own within that. A correct code costs nothing.
"""

from __future__ import annotations

import asyncio

from contissimo.server.errors import Refused
from contissimo.server.guests.client import ClientInfo
from contissimo.server.guests.identity import Guest
from contissimo.server.services import Services
from contissimo.server.support.rate_limits import Rates

_SLOWER = 1.0
"""Seconds that checking a code takes while many wrong ones arrive."""


async def guess(node: Services, client: ClientInfo, guest: Guest | None) -> None:
    """Charge a code that may be wrong."""
    if guest is not None and not node.limits.class_guesses.take(guest.id):
        raise Refused("too_fast")
    if not _of_address(node, client).take(client.address):
        raise Refused("too_fast")
    if not node.limits.all_guesses.take(""):
        await asyncio.sleep(_SLOWER)


def was_right(node: Services, client: ClientInfo, guest: Guest | None) -> None:
    """It was not a guess: a whole class types the same code within a minute."""
    if guest is not None:
        node.limits.class_guesses.give(guest.id)
    _of_address(node, client).give(client.address)
    node.limits.all_guesses.give("")


def _of_address(node: Services, client: ClientInfo) -> Rates:
    limits = node.limits
    if node.classes.addresses.has_class(client.address):
        return limits.class_guesses_of_address
    return limits.guesses

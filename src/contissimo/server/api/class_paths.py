"""Shared by the REST of classes: paths, the class of a teacher or a pupil, and how a decision is acknowledged."""

from __future__ import annotations

from typing import Annotated

from litestar.params import PathParameter

from contissimo.server.api.class_schemas import Accepted
from contissimo.server.classes.room import ClassRoom
from contissimo.server.errors import Refused
from contissimo.server.guests.identity import Guest
from contissimo.server.services import Services
from contissimo.server.storage.class_rows import PupilRow

ClassPath = Annotated[str, PathParameter(pattern=r"^[a-z0-9]{1,16}$")]
NumberPath = Annotated[int, PathParameter(ge=1, le=1_000_000)]


async def taught(node: Services, class_id: str, known: Guest) -> ClassRoom:
    """The class of its teacher."""
    return await node.classes.taught(class_id, known.id)


async def member(node: Services, class_id: str, known: Guest) -> tuple[ClassRoom, PupilRow]:
    """The class as an admitted pupil of it, whether it is open or closed."""
    room = await node.classes.find(class_id)
    pupil = room.pupil_of(known.id)
    if pupil is None:
        raise Refused("no_such_class")
    if pupil.status != "in":
        raise Refused("not_admitted")
    return room, pupil


def done(node: Services) -> Accepted:
    return Accepted(node.now())

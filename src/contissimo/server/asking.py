"""What may be asked beside moving: a hint, help, what was possible. None of it changes anything.

A hint is for whoever plays against computer players alone, help for tables that have it, and both for a turn of one's
own. What was possible is told once the turn is complete. What takes long is asked of a process that gets a view.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from contissimo.core.errors import ContissimoError, IllegalMove
from contissimo.core.game import Seat, must_act
from contissimo.games.calculissimo.view import View as CalculissimoView
from contissimo.games.contig60.moves import Roll, Say, Steal
from contissimo.games.contig60.position import Position as ContigPosition
from contissimo.games.contig60.threats import threats
from contissimo.games.contig60.view import View as ContigView
from contissimo.play.match import Match
from contissimo.server.answers import Hinted, Made, Reached, Threat, WasPossible, Within
from contissimo.server.levels import levels_of
from contissimo.server.messages import Hint, Possible, Reach
from contissimo.server.pool import WorkerDied
from contissimo.server.preview import score_of

if TYPE_CHECKING:
    from contissimo.server.room import Room
    from contissimo.server.socket import Connection

HINTS_BY = ("evaluation", "level-6", "greedy")
"""The players whose moves make good hints, the better ones first: honest ones, quick and no masters."""


def hint(connection: Connection, room: Room, seat: Seat, said: Hint) -> None:
    """Ask a computer player, and let the answer come when it comes."""
    room.must_be_alone()
    match = _in_turn(connection, room, said, seat)
    if match is None:
        return
    if _is_window(match):
        raise IllegalMove("hint_refused", because="window")
    node = connection.node
    if not node.hints.take(connection.guest_id or ""):
        raise IllegalMove("too_fast")
    node.spawn(_hint(connection, room, said, seat, match))


async def _hint(connection: Connection, room: Room, said: Hint, seat: Seat, match: Match) -> None:
    levels = levels_of(match.game.key)
    level = next(level for level in HINTS_BY if level in levels)
    bots, millis = connection.node.bots, connection.node.settings.bot_millis
    text = await bots.think(match, seat, level, millis)
    if room.match is not match:
        connection.refuse(said.id, IllegalMove("stale", seq=room.seq))
    elif text is None:
        connection.refuse(said.id, IllegalMove("again"))
    else:
        points, _ = score_of(match.position, seat, match.game.read_move(text))
        connection.tell(Hinted(said.id, match.id, len(match.log), text, points))


def reach(connection: Connection, room: Room, seat: Seat, said: Reach) -> None:
    """What the asker's own tiles or dice can make now."""
    if not room.table.help:
        raise IllegalMove("help_off")
    match = _in_turn(connection, room, said, seat)
    if match is None:
        return
    if _is_window(match):
        raise IllegalMove("help_refused", because="window")
    connection.may_ask()
    view = match.position.view(seat)
    answer = Reached(said.id, match.id, len(match.log), [], [], None, None)
    if isinstance(view, ContigView):
        answer.squares, answer.threats = _squares(view), _threats(view)
        connection.tell(answer)
    elif isinstance(view, CalculissimoView):
        connection.node.spawn(_placements(connection, room, match, view, answer))


async def _placements(
    connection: Connection, room: Room, match: Match, view: CalculissimoView, answer: Reached
) -> None:
    bots, millis = connection.node.bots, connection.node.settings.bot_millis
    try:
        count, best = await bots.pool.ask("placements", view, millis=millis)
    except (WorkerDied, ContissimoError):
        connection.refuse(answer.re, IllegalMove("again"))
        return
    if room.match is not match:
        connection.refuse(answer.re, IllegalMove("stale", seq=room.seq))
        return
    answer.placements, answer.best = count, best if count else None
    connection.tell(answer)


def _in_turn(connection: Connection, room: Room, said: Hint | Reach, seat: Seat) -> Match | None:
    """The match, if it waits for the seat; None: that it doesn't run has been answered."""
    if room.unready(connection, said) is not None:
        return None
    assert room.match is not None
    must_act(room.match.position, seat)
    return room.match


def _is_window(match: Match) -> bool:
    """Whether to contest something is for people to find out."""
    return match.clock.kind == "window"


def _squares(view: ContigView) -> list[Within]:
    stolen = view.passed is not None
    rules, board = view.ruleset, view.board
    numbers = [move.sentence.square for move in view.moves() if isinstance(move, Say | Steal)]
    return [
        Within(str(number), rules.points_for(board, number, stolen=stolen)) for number in numbers
    ]


def _threats(view: ContigView) -> list[Threat]:
    return [
        Threat(found.side, str(found.square), list(map(str, found.line)))
        for found in threats(view.board, view.ruleset.line_length)
    ]


async def possible(connection: Connection, room: Room, said: Possible) -> None:
    """Every square of a turn that is complete, with its simplest sentence."""
    if room.match is None:
        raise IllegalMove("not_running")
    connection.may_ask()
    roll = _roll_of(room.match, said.seq)
    then = await asyncio.to_thread(_after, room.match, roll)
    dice, side = then.dice, then.on_turn
    assert dice is not None
    made = [
        Made(str(s.square), str(s), then.score(s))
        for s in (move.sentence for move in then.moves(side) if isinstance(move, Say))
    ]
    connection.tell(WasPossible(said.id, room.id, said.seq, list(dice), made))


def _roll_of(match: Match, seq: int) -> int:
    """The number of the throw in whose turn an entry is, if all of that turn may be told."""
    standing = match.standing
    upto = [entry for entry in standing if entry.seq <= seq]
    if not upto or upto[-1].seq != seq:
        raise IllegalMove("no_such_entry", seq=seq)
    if not isinstance(match.position, ContigPosition):
        raise IllegalMove("possible_refused", because="game")
    rolls = [entry.seq for entry in standing if isinstance(entry.move, Roll)]
    roll = max((number for number in rolls if number <= seq), default=None)
    if roll is None:
        raise IllegalMove("no_such_entry", seq=seq)
    if match.over:
        return roll
    following = min((number for number in rolls if number > roll), default=None)
    if following is None:
        raise IllegalMove("not_yet", seq=seq)
    turn = [entry.move for entry in standing if roll < entry.seq < following]
    if match.ruleset.judging == "challenge" and any(isinstance(m, Say | Steal) for m in turn):
        # It would tell whether what was said there is right.
        raise IllegalMove("possible_refused", because="judging")
    return roll


def _after(match: Match, number: int) -> ContigPosition:
    then = match.begun().fold(match.log[:number]).position
    assert isinstance(then, ContigPosition)
    return then

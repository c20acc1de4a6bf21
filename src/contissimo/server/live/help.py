"""What may be asked alongside moving: what a move would score, a hint, help, what was possible. None of it changes anything.

A hint is for whoever plays against computer players alone, help for tables that have it, and both for a turn of one's
own. Where the players judge each other there is neither: it would say what may be laid or said, and for how much. What was possible is told once the turn is complete. What takes long is asked of a process that gets a view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from contissimo.core import answers as reached
from contissimo.core.errors import ContissimoError, IllegalMove
from contissimo.core.game import Seat, must_act
from contissimo.engine.registry import players_of
from contissimo.play.match import Match
from contissimo.server.jobs.pool import Forgotten, Turn, WorkerDied
from contissimo.server.messages.encoding import lines_of
from contissimo.server.messages.inbound import Hint, Possible, Reach
from contissimo.server.messages.outbound import (
    Hinted,
    Made,
    Reached,
    Score,
    Threat,
    WasPossible,
    Within,
)

if TYPE_CHECKING:
    from contissimo.server.live.room import Room
    from contissimo.server.wire.connection import Connection

HINTS_BY = ("evaluation", "level-6", "greedy")
"""The players whose moves make good hints, the better ones first: honest ones, quick and no masters."""


def preview(match: Match, seat: Seat, text: str, re: str) -> Score:
    """What a move of `seat` would score now; Unreadable or IllegalMove otherwise.

    Own seat, own turn, and only what puts something on the board: it never comes to chance.
    Where people judge it is refused, so it can be no oracle for a contest.
    """
    must_act(match.position, seat)
    if not match.ruleset.previews:
        raise IllegalMove("try_refused", because="judging")
    move = match.game.read_move(text)
    if not move.puts:
        raise IllegalMove("try_refused", because="move")
    card = match.game.card(match.position, seat, move)
    return Score(re, match.id, len(match.log), card.points, lines_of(card))


def hint(connection: Connection, room: Room, seat: Seat, said: Hint) -> None:
    """Ask a computer player, and let the answer come when it comes."""
    room.must_be_alone()
    match = _in_turn(connection, room, said, seat)
    if match is None:
        return
    if because := _judged_by_players(match):
        raise IllegalMove("hint_refused", because=because)
    node = connection.node
    if not node.hints.take(connection.guest_id or ""):
        raise IllegalMove("too_fast")
    node.spawn(_hint(connection, room, said, seat, match))


async def _hint(connection: Connection, room: Room, said: Hint, seat: Seat, match: Match) -> None:
    levels = players_of(match.game.key)
    level = next(level for level in HINTS_BY if level in levels)
    bots, millis = connection.node.bots, connection.node.settings.bot_millis
    turn = _turn(connection, room, match, ("hint", seat))
    try:
        text = await bots.think(match, seat, level, millis, turn)
    except (Forgotten, IllegalMove) as error:
        _say_why(connection, room, match, said.id, error)
        return
    if room.match is not match:
        connection.refuse(said.id, IllegalMove("stale", seq=room.seq))
    elif text is None:
        connection.refuse(said.id, IllegalMove("again"))
    else:
        card = match.game.card(match.position, seat, match.game.read_move(text))
        connection.tell(Hinted(said.id, match.id, len(match.log), text, card.points))


def reach(connection: Connection, room: Room, seat: Seat, said: Reach) -> None:
    """What the asker's own tiles or dice can make now."""
    if not room.table.help:
        raise IllegalMove("help_off")
    match = _in_turn(connection, room, said, seat)
    if match is None:
        return
    if because := _judged_by_players(match):
        raise IllegalMove("help_refused", because=because)
    connection.may_ask()
    node = connection.node
    turn = _turn(connection, room, match, ("reach", seat))
    node.spawn(_reach(connection, room, match, seat, said.id, turn))


async def _reach(
    connection: Connection, room: Room, match: Match, seat: Seat, re: str, turn: Turn
) -> None:
    """A process computes it: some games have very many moves."""
    bots, millis = connection.node.bots, connection.node.settings.bot_millis
    view = match.position.view(seat)
    try:
        found: reached.Reach = await bots.pool.ask(
            "reach", match.game.key, view, millis=millis, turn=turn
        )
    except (Forgotten, IllegalMove) as error:
        _say_why(connection, room, match, re, error)
        return
    except (WorkerDied, ContissimoError):
        connection.refuse(re, IllegalMove("again"))
        return
    if room.match is not match:
        connection.refuse(re, IllegalMove("stale", seq=room.seq))
        return
    connection.tell(
        Reached(
            re,
            match.id,
            len(match.log),
            squares=[Within(made.square, made.points) for made in found.squares],
            threats=[Threat(t.seat, t.square, list(t.line)) for t in found.threats],
            placements=found.placements,
            best=found.best,
        )
    )


def _turn(connection: Connection, room: Room, match: Match, question: tuple[str, Seat]) -> Turn:
    """A seat has one question of a kind, and only while whoever asked is there and the match has not gone on."""
    return Turn(
        whose=connection.whose(room),
        slot=(*question, room.id),
        wanted=lambda: room.match is match and connection in connection.node.connections,
    )


def _say_why(
    connection: Connection, room: Room, match: Match, re: str, error: Forgotten | IllegalMove
) -> None:
    """Why a question was not begun: too many wait, the match has gone on, or the same was asked again."""
    if isinstance(error, IllegalMove):
        connection.refuse(re, error)
    elif room.match is not match:
        connection.refuse(re, IllegalMove("stale", seq=room.seq))
    else:
        connection.refuse(re, IllegalMove("too_fast"))


def _in_turn(connection: Connection, room: Room, said: Hint | Reach, seat: Seat) -> Match | None:
    """The match, if it waits for the seat; None: that it doesn't run has been answered."""
    if room.unready(connection, said) is not None:
        return None
    assert room.match is not None
    must_act(room.match.position, seat)
    return room.match


def _judged_by_players(match: Match) -> str:
    """Why nothing is said (calculissimo §7.2, contig60 §4.2): what would be admitted, and whether to contest it, is for people to find out."""
    if match.ruleset.judging != "challenge":
        return ""
    return "window" if match.clock.kind == "window" else "judging"


async def possible(connection: Connection, room: Room, said: Possible) -> None:
    """Every square of a turn that is complete, with its simplest sentence."""
    if room.match is None:
        raise IllegalMove("not_running")
    connection.may_ask()
    match = room.match
    roll = _roll_of(match, said.seq)
    turn = Turn(whose=connection.whose(room), wanted=lambda: bool(room.readers))
    text = await room.pasts.after_roll(match, roll, turn)
    if text is None:
        raise IllegalMove("again")
    then = match.game.read_position(text, match.ruleset)
    (side,) = then.to_act
    made = [
        Made(made.square, made.how, made.points)
        for made in match.game.reach(then.view(side)).squares
    ]
    dice = match.game.thrown(match.log[roll - 1].move)
    connection.tell(WasPossible(said.id, room.id, said.seq, list(dice), made))


def _roll_of(match: Match, seq: int) -> int:
    """The number of the throw in whose turn an entry is, if all of that turn may be told."""
    standing = match.standing
    upto = [entry for entry in standing if entry.seq <= seq]
    if not upto or upto[-1].seq != seq:
        raise IllegalMove("no_such_entry", seq=seq)
    if not match.game.material(match.ruleset).dice:
        raise IllegalMove("possible_refused", because="game")
    rolls = [entry.seq for entry in standing if match.game.thrown(entry.move)]
    roll = max((number for number in rolls if number <= seq), default=None)
    if roll is None:
        raise IllegalMove("no_such_entry", seq=seq)
    if match.over:
        return roll
    following = min((number for number in rolls if number > roll), default=None)
    if following is None:
        raise IllegalMove("not_yet", seq=seq)
    turn = [entry.move for entry in standing if roll < entry.seq < following]
    if match.ruleset.judging == "challenge" and any(move.puts for move in turn):
        # It would tell whether what was said there is right.
        raise IllegalMove("possible_refused", because="judging")
    return roll

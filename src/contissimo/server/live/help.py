"""What may be asked alongside moving: what a move would score or did, a hint, help, what was possible. None of it changes anything.

A hint is for people who play against computer players only, help for tables that have it, and both only during your own
turn. Where the players judge each other there is neither: it would reveal which moves are accepted, and for how much.
What was possible is sent once the turn is complete. Long work goes to a process that gets a view.
"""

from __future__ import annotations

from contissimo.core import answers as reached
from contissimo.core.errors import ContissimoError
from contissimo.core.game import Move, Seat, must_act
from contissimo.engine.registry import advisers_of
from contissimo.play.match import Match
from contissimo.server.errors import Refused, Stale
from contissimo.server.jobs.pool import Forgotten, Turn, WorkerDied
from contissimo.server.live.client import Client
from contissimo.server.live.computer_players import ComputerPlayers
from contissimo.server.live.room import Room
from contissimo.server.messages.encoding import lines_of
from contissimo.server.messages.inbound import Card, Hint, Possible, Reach
from contissimo.server.messages.outbound import (
    NOTHING_FITS,
    Hinted,
    Made,
    Reached,
    Score,
    Threat,
    WasPossible,
    Within,
)


def preview(match: Match, seat: Seat, text: str, re: str) -> Score:
    """What a move of `seat` would score now; Unreadable or IllegalMove otherwise.

    Own seat, own turn, and only moves that put something on the board: chance is never involved.
    Where people judge it is refused, so it can't be an oracle for a contest.
    """
    must_act(match.position, seat)
    if not match.ruleset.previews:
        raise Refused("try_refused", because="judging")
    move = match.game.read_move(text)
    if not move.puts:
        raise Refused("try_refused", because="move")
    card = match.game.card(match.position, seat, move)
    return Score(re, match.id, len(match.log), card.points, lines_of(card))


def hint(computers: ComputerPlayers, client: Client, room: Room, seat: Seat, said: Hint) -> None:
    """Ask a computer player, and send the answer when it arrives."""
    room.must_be_alone()
    match = _in_turn(room, said, seat)
    if because := _judged_by_players(match):
        raise Refused("hint_refused", because=because)
    computers.may_hint(client.guest_id or "")
    computers.spawn(_hint(computers, client, room, said, seat, match))


async def _hint(
    computers: ComputerPlayers, client: Client, room: Room, said: Hint, seat: Seat, match: Match
) -> None:
    turn = _turn(client, room, match, ("hint", seat))
    move: Move | None = None
    for level in advisers_of(match.game.key):
        try:
            text = await computers.think(match, seat, level, computers.millis, turn)
        except (Forgotten, Refused) as error:
            _say_why(client, room, match, said.id, error)
            return
        if room.match is not match:
            client.refuse(said.id, Stale("stale", seq=room.seq))
            return
        if text is None:
            client.refuse(said.id, Refused("again"))
            return
        move = match.game.read_move(text)
        if move.puts:
            break
    assert move is not None, "every game has an adviser"
    card = match.game.card(match.position, seat, move)
    reason = None if move.puts else NOTHING_FITS
    client.tell(Hinted(said.id, match.id, len(match.log), str(move), card.points, reason))


def reach(computers: ComputerPlayers, client: Client, room: Room, seat: Seat, said: Reach) -> None:
    """What the asker's own tiles or dice can make now."""
    if not room.table.has_help(seat):
        raise Refused("help_off")
    match = _in_turn(room, said, seat)
    if because := _judged_by_players(match):
        raise Refused("help_refused", because=because)
    client.may_ask()
    computers.spawn(_reach(computers, client, room, match, seat, said.id))


async def _reach(
    computers: ComputerPlayers, client: Client, room: Room, match: Match, seat: Seat, re: str
) -> None:
    """A process computes it: some games have very many moves."""
    view, turn = match.position.view(seat), _turn(client, room, match, ("reach", seat))
    try:
        found: reached.Reach = await computers.pool.ask(
            "reach", match.game.key, view, millis=computers.millis, turn=turn
        )
    except (Forgotten, Refused) as error:
        _say_why(client, room, match, re, error)
        return
    except (WorkerDied, ContissimoError):
        client.refuse(re, Refused("again"))
        return
    if room.match is not match:
        client.refuse(re, Stale("stale", seq=room.seq))
        return
    client.tell(
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


def _turn(client: Client, room: Room, match: Match, question: tuple[str, Seat]) -> Turn:
    """A seat has one question of a kind, and only while the client is connected and the match has not moved on."""
    return Turn(
        whose=client.whose(room.id),
        slot=(*question, room.id),
        wanted=lambda: room.match is match and client in room.readers,
    )


def _say_why(client: Client, room: Room, match: Match, re: str, error: Forgotten | Refused) -> None:
    """Why a question was not started: too many wait, the match has moved on, or the same was asked again."""
    if isinstance(error, Refused):
        client.refuse(re, error)
    elif room.match is not match:
        client.refuse(re, Stale("stale", seq=room.seq))
    else:
        client.refuse(re, Refused("too_fast"))


def _in_turn(room: Room, said: Hint | Reach, seat: Seat) -> Match:
    """The match, if it waits for the seat."""
    match = room.ready(said.seq)
    must_act(match.position, seat)
    return match


def _judged_by_players(match: Match) -> str:
    """Why there is no answer (calculissimo §7.2, contig60 §4.2): people have to find out what would be accepted, and whether to contest it."""
    if match.ruleset.judging != "challenge":
        return ""
    return "window" if match.clock.kind == "window" else "judging"


async def card(client: Client, room: Room, said: Card) -> None:
    """The score card of a move that lies on the board: all of it is there for everybody to see."""
    if room.match is None:
        raise Refused("not_running")
    client.may_ask()
    match = room.match
    entry = next((one for one in match.standing if one.seq == said.seq), None)
    if entry is None or not entry.move.puts:
        raise Refused("no_such_entry", seq=said.seq)
    if match.ruleset.judging == "challenge":
        # It would reveal whether what nobody contested is right; after a contest the verdict has the sum.
        raise Refused("possible_refused", because="judging")
    turn = Turn(whose=client.whose(room.id), wanted=lambda: bool(room.readers))
    before = await room.pasts.state(match, said.seq - 1, turn)
    if before is None:
        raise Refused("again")
    found = match.game.card(before[0], entry.seat, entry.move)
    client.tell(Score(said.id, match.id, said.seq, found.points, lines_of(found)))


async def possible(client: Client, room: Room, said: Possible) -> None:
    """Every square of a complete turn, with its simplest sentence."""
    if room.match is None:
        raise Refused("not_running")
    client.may_ask()
    match = room.match
    roll = _roll_of(match, said.seq)
    turn = Turn(whose=client.whose(room.id), wanted=lambda: bool(room.readers))
    text = await room.pasts.after_roll(match, roll, turn)
    if text is None:
        raise Refused("again")
    then = match.game.read_position(text, match.ruleset)
    (side,) = then.to_act
    made = [
        Made(made.square, made.how, made.points)
        for made in match.game.reach(then.view(side)).squares
    ]
    dice = match.game.thrown(match.log[roll - 1].move)
    client.tell(WasPossible(said.id, room.id, said.seq, list(dice), made))


def _roll_of(match: Match, seq: int) -> int:
    """The number of the throw in whose turn an entry is, if all of that turn may be revealed."""
    standing = match.standing
    upto = [entry for entry in standing if entry.seq <= seq]
    if not upto or upto[-1].seq != seq:
        raise Refused("no_such_entry", seq=seq)
    if not match.game.material(match.ruleset).dice:
        raise Refused("possible_refused", because="game")
    rolls = [entry.seq for entry in standing if match.game.thrown(entry.move)]
    roll = max((number for number in rolls if number <= seq), default=None)
    if roll is None:
        raise Refused("no_such_entry", seq=seq)
    if match.over:
        return roll
    following = min((number for number in rolls if number > roll), default=None)
    if following is None:
        raise Refused("not_yet", seq=seq)
    turn = [entry.move for entry in standing if roll < entry.seq < following]
    if match.ruleset.judging == "challenge" and any(move.puts for move in turn):
        # It would reveal whether that sentence is right.
        raise Refused("possible_refused", because="judging")
    return roll

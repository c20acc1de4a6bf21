"""Messages from clients over the socket, as types; `outbound` has those to them. docs/protocol.md has examples.

Messages are read strictly: an unknown field or a wrong type is refused. Nothing here contains a sentence
for a person; codes are translated where they are shown.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from contissimo.server.messages.basics import FromClient
from contissimo.server.messages.class_inbound import ClassSaid

VERSION = 1
MAX_BYTES = 4096
"""The longest message of a client; a longer one closes the connection."""
WRITE = "contissimo.write"
"""The ASGI extension of `fast_frames`. Its `at_once` writes a text, or returns False; `listen` takes a function that is called for
each frame that is not a message; `deafen` stops reading, `abort` ends the connection without closing it properly."""

MatchId = Annotated[str, Meta(pattern=r"\A[a-z0-9]{1,16}\Z")]
EnteredId = Annotated[str, Meta(min_length=1, max_length=16)]
"""The same for a move, which only counts at a table that the client has entered: the pattern need not be checked again."""
SeatNumber = Annotated[int, Meta(ge=1, le=9)]
Seq = Annotated[int, Meta(ge=0, le=1_000_000)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
Token = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_-]{1,64}\Z")]
Level = Annotated[str, Meta(pattern=r"\A[a-z0-9][a-z0-9-]{0,39}\Z")]
Phrase = Literal[
    "hello",
    "good_luck",
    "well_played",
    "nice_one",
    "thank_you",
    "sorry",
    "one_moment",
    "your_turn",
    "good_game",
    "goodbye",
]


class Enter(FromClient, tag="enter"):
    """I want to read this table: as a seat of mine, or as a spectator."""

    match: MatchId
    token: Token | None = None
    seat: SeatNumber | None = None
    watch: bool = False
    """I only look on, even if I have a seat there."""


class Leave(FromClient, tag="leave"):
    """I no longer read this table."""

    match: MatchId


class Sit(FromClient, tag="sit"):
    """I take a seat that is open."""

    match: MatchId
    token: Token | None = None
    seat: SeatNumber | None = None


class Stand(FromClient, tag="stand"):
    """I give my seats back; only before the start."""

    match: MatchId


class Close(FromClient, tag="close"):
    """I made this table: there is to be no game here. Only before the start, or where nobody plays."""

    match: MatchId


class Start(FromClient, tag="start"):
    """Let us begin: all seats are taken."""

    match: MatchId


class Give(FromClient, tag="give"):
    """My 16 random bytes, in hexadecimal, after I have seen the commitment."""

    match: MatchId
    bytes: Annotated[str, Meta(pattern=r"\A[0-9a-f]{32}\Z")]
    seat: SeatNumber | None = None


class Move(FromClient, tag="move"):
    """A move in notation, made at a state that I have seen."""

    match: EnteredId
    seq: Seq
    move: MoveText
    seat: SeatNumber | None = None


class Try(FromClient, tag="try"):
    """What would this score?"""

    match: MatchId
    seq: Seq
    move: MoveText
    seat: SeatNumber | None = None


class Hint(FromClient, tag="hint"):
    """What would a computer player do here? Only against computer players."""

    match: MatchId
    seq: Seq
    seat: SeatNumber | None = None


class TakeBack(FromClient, tag="takeback"):
    """I take my last move back. Only against computer players."""

    match: MatchId
    seq: Seq
    seat: SeatNumber | None = None


class Reach(FromClient, tag="reach"):
    """What can I reach? Only at a table with help."""

    match: MatchId
    seq: Seq
    seat: SeatNumber | None = None


class Possible(FromClient, tag="possible"):
    """What could have been made in the turn of this entry of the log?"""

    match: MatchId
    seq: Seq


class Card(FromClient, tag="card"):
    """What did this move of the log score, line by line?"""

    match: MatchId
    seq: Seq


class Say(FromClient, tag="say"):
    """One of the set phrases."""

    match: MatchId
    phrase: Phrase


class Mute(FromClient, tag="mute"):
    """I don't want to see this seat's phrases (or do again)."""

    match: MatchId
    seat: SeatNumber
    on: bool


class Hand(FromClient, tag="hand"):
    """I agree that a computer player goes on for a seat whose person is away."""

    match: MatchId
    seat: SeatNumber
    level: Level


class Abandon(FromClient, tag="abandon"):
    """The game has waited long enough for somebody who is away: their seats resign."""

    match: MatchId
    seq: Seq
    seat: SeatNumber | None = None


class Rematch(FromClient, tag="rematch"):
    """Another game with the same seats, please."""

    match: MatchId


class Lobby(FromClient, tag="lobby"):
    """Send me (or stop sending) the listed tables."""

    on: bool


class Home(FromClient, tag="home"):
    """Send me (or stop sending) my own tables."""

    on: bool


class Ping(FromClient, tag="ping"):
    """Are you there, and what is the time?"""


Said = (
    Enter
    | Leave
    | Sit
    | Stand
    | Close
    | Start
    | Give
    | Move
    | Try
    | Hint
    | TakeBack
    | Reach
    | Possible
    | Card
    | Say
    | Mute
    | Hand
    | Abandon
    | Rematch
    | Lobby
    | Home
    | Ping
    | ClassSaid
)

read: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)

"""Messages to clients over the socket, as types; docs/protocol.md has an example of each.

It is one long file because it is read as the protocol is, from top to bottom, and has no code to get lost in.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from contissimo.core.answers import CameTo
from contissimo.core.options import Kind
from contissimo.server.messages.faces import Face
from contissimo.server.messages.inbound import Phrase
from contissimo.server.messages.refusal import Refusal

write = msgspec.json.Encoder(enc_hook=str).encode

OptionValue = bool | int | str | list[int]
"""The kinds of options of a ruleset."""


class ToClient(Struct, tag_field="t"):
    """A message from the server."""


class Welcome(ToClient, tag="welcome"):
    """The first message of every connection."""

    version: int
    name: str | None
    """The guest's name; None for a client without a cookie or token, who may only watch."""
    now: int
    """The server's clock, in milliseconds."""
    face: Face | None = None
    """The guest's picture."""


class Done(ToClient, tag="done"):
    """Your message was accepted and stored."""

    re: str
    match: str | None = None


class Refused(ToClient, tag="refused"):
    """Your message changed nothing, and this is why."""

    re: str | None
    why: str
    details: dict[str, Any]  # as the error has them
    unfinished: bool = False
    """A move that more pieces may still make legal."""


class Pong(ToClient, tag="pong"):
    re: str
    now: int


class ScoredLine(Struct):
    """One line of a placement: its text, its squares, and its calculation."""

    text: str
    squares: list[str]
    steps: list[str]
    points: int


class Score(ToClient, tag="score"):
    """What the tried move would score. A move may earn points without forming lines."""

    re: str
    match: str
    seq: int
    points: int
    lines: list[ScoredLine]


NOTHING_FITS: Literal["nothing_fits"] = "nothing_fits"


class Hinted(ToClient, tag="hint"):
    """A computer player would do this at that state."""

    re: str
    match: str
    seq: int
    move: str
    points: int
    reason: Literal["nothing_fits"] | None
    """Why it puts nothing on the board: with these tiles or dice nothing can be."""


class Within(Struct):
    """A free square that the dice can make, and what it earns."""

    square: str
    points: int


class Threat(Struct):
    """A line that lacks one square, which is free."""

    seat: int
    square: str
    line: list[str]


class Reached(ToClient, tag="reach"):
    """What can be reached now: squares and threats, or the number of placements and the best of them, depending on the game."""

    re: str
    match: str
    seq: int
    squares: list[Within]
    threats: list[Threat]
    placements: int | None
    best: int | None


class Made(Struct):
    """A square with its simplest sentence, and what it would have earned the side on turn."""

    square: str
    sentence: str
    points: int


class WasPossible(ToClient, tag="possible"):
    """Everything that could have been made in the turn of an entry."""

    re: str
    match: str
    seq: int
    dice: list[int]
    squares: list[Made]


class Spoken(ToClient, tag="said"):
    """A seat sent a set phrase."""

    match: str
    seat: int
    phrase: Phrase


class Person(Struct):
    """Somebody at a seat."""

    name: str
    online: bool
    away: int | None
    """Since when they have been away (the server's clock); None while they are online."""
    face: Face | None = None
    """Their picture; None for somebody who was erased."""


class SeatInfo(Struct):
    """One seat of a table."""

    seat: int
    people: list[Person]
    places: int
    """How many people the seat is for: 2 for a pair."""
    level: str | None
    """The computer player that moves here now."""
    handed: bool
    """Whether that player replaces a person."""
    given: bool
    """Whether this seat's bytes for the chance have arrived."""
    help: bool
    """Whether this seat may ask for help."""
    head_start: int
    """Points that it has ahead of the others at the start."""


class Contribution(Struct):
    seat: int
    bytes: str
    filled: bool
    """The person sent none in time, so these are the server's own bytes."""


class Fairness(Struct):
    """The proof of the chance (docs/chance.md); the seed once the game is over."""

    commitment: str
    contributions: list[Contribution]
    seed: str | None


class Links(Struct):
    """Invitations, for those who sit at the table and its host; other readers get the one to watch alone."""

    invite: str | None
    watch: str
    partners: dict[str, str]
    """By seat: the token for the second person of a pair."""
    code: str | None
    """Six letters to say aloud, while seats are open."""


class Vote(Struct):
    """Who agreed to hand a seat over."""

    seat: int
    level: str
    agreed: list[int]
    needed: list[int]


class Abandonment(Struct):
    """The game waits for somebody who is away, and has no clock: `abandon` ends the wait."""

    seats: list[int]
    """Those that would resign."""
    at: int
    """From when on it is possible (the server's clock)."""


class SquareKind(Struct):
    """What a coloured square multiplies."""

    of: str
    """`number` or `operation`, or what another game has."""
    factor: int
    start: bool
    """The square that the first placement must cover."""


class Material(Struct):
    """Board and pieces before a game, so that a client that knows no rules can draw them."""

    width: int
    height: int
    squares: list[list[str]]
    """Row by row: the letter of the square's kind, or the number on it."""
    kinds: dict[str, SquareKind]
    """By letter; a letter that is missing is plain."""
    signs: str
    """The operations that this game is played with."""
    tiles: dict[str, int] = {}
    """The bag, by face."""
    rack: int = 0
    joker: str = ""
    """What a joker may stand for."""
    dice: int = 0
    faces: list[int] = []
    """Of each die."""
    markers: int = 0
    """Of each side."""
    line: int = 0
    """How many markers in a line win; 0: lines don't win."""
    dead: list[str] = []
    """The squares on which nothing can ever be put."""


class RulesetInfo(Struct):
    name: str
    options: dict[str, OptionValue]
    """Every option of the ruleset, its layout and its bag."""
    material: Material


class OptionInfo(Struct):
    """An option for a form."""

    name: str
    kind: Kind
    default: OptionValue
    """The value in the first preset."""
    choices: list[str]
    """The words of a choice, the signs of `signs`, the shipped names of a text."""
    low: int | None
    high: int | None
    words: list[str]
    """Words that stand for a number, such as `none`."""


Phase = Literal["open", "giving", "running", "over", "closed"]


class Table(ToClient, tag="table"):
    """Everything about a table except the game itself. Sent on entering and whenever it has changed."""

    match: str
    game: str
    ruleset: RulesetInfo
    phase: Phase
    listed: bool
    help: bool
    unseen: bool
    """Whether the state has the tiles that a reader can't see."""
    host: bool
    """Whether you made this table."""
    close: int | None
    """From when on (the server's clock) you may close it, because you made it and nobody plays; None: you may not."""
    seats: list[SeatInfo]
    watchers: int
    yours: list[int]
    """Your own seats."""
    muted: list[int]
    links: Links
    fairness: Fairness | None
    votes: list[Vote]
    abandon: Abandonment | None
    rematch: list[int]
    """Which seats asked for a rematch."""
    next: str | None
    """The match that follows this one."""


class Clocks(Struct):
    """Times in milliseconds, at the moment of sending. By seat; None: no limit, or not to act."""

    wait: str | None
    left: list[int | None]
    whole: list[int | None]
    """Of how much that is left: the limit of this wait, or the main time at the start."""
    main: list[int] | None
    now: int


class OutcomeInfo(Struct):
    scores: list[int]
    winners: list[int]
    ranks: list[int]
    reason: str
    leftovers: list[str]
    penalties: list[int]


class LogEntry(Struct, array_like=True):
    """An entry of the log, as a row. Chance and notes have no seat; `id` is that of your own message, if the entry came from one.

    `late` is there only where it is true.
    """

    seq: int
    seat: int | None
    move: str
    points: list[int]
    total: list[int]
    clock: int
    id: str | None = None
    late: bool = False
    """Nobody said it: time had run out."""


class EntryGain(Struct, array_like=True):
    """What the entry `seq` of the log changed for one seat, as a row. A contest may change another seat's total."""

    seq: int
    seat: int
    points: int
    total: int


class Totals(Struct):
    """How the totals came about. Entries that were taken back are left out, and the cost of leftovers is in the log's last entry."""

    start: list[int]
    """Before the first move, by seat."""
    gains: list[EntryGain]


class Verdict(Struct):
    """What a contest came to. It is part of the state until a player does something else."""

    seq: int
    """The entry of the contest."""
    by: int
    of: int
    """The entry of the move that was contested."""
    seat: int
    move: str
    came_to: CameTo
    points: int
    """What the move is worth; 0 if it was taken back."""
    announced: int | None
    lines: list[ScoredLine]
    """The worked sum: every line, or the one that can't be admitted."""
    fault: Refusal | None
    """Why it was taken back."""


class State(ToClient, tag="state"):
    """The whole game as you may know it.

    Tests and clients read this type; a room writes the same bytes piece by piece (`state_encoder`).
    """

    match: str
    seq: int
    you: int | None
    view: str
    """The position in notation, as you may know it."""
    unseen: dict[str, int] | None
    """At a table with `unseen`, by face: the tiles that you can't see, on other racks and in the bag together."""
    scores: list[int]
    to_act: list[int]
    clocks: Clocks
    outcome: OutcomeInfo | None
    verdict: Verdict | None
    """While a contest is the last thing that a player did."""
    totals: Totals | None
    """Once the game is over."""
    log: list[LogEntry]


class ListedTable(Struct):
    """A line of the lobby, or of your own tables."""

    match: str
    game: str
    ruleset: str
    phase: Phase
    seats: list[SeatInfo]
    watchers: int
    to_act: list[int]
    yours: list[int]


class FinishedGame(Struct):
    """A game that is over, at which you sat."""

    match: str
    game: str
    ruleset: str
    ended: int
    """The server's clock."""
    seats: list[SeatInfo]
    """Who sat there; nobody of them is online or away any more."""
    yours: list[int]
    scores: list[int]
    winners: list[int]
    watch: str
    """The token of its replay, for those whom you show it to."""


class FinishedGames(Struct):
    """Some of your finished games, those that ended last first."""

    games: list[FinishedGame]
    next: str | None
    """The `after` of those that ended before them; None: there are no more."""


class LobbyTables(ToClient, tag="lobby"):
    tables: list[ListedTable]


class HomeTables(ToClient, tag="home"):
    tables: list[ListedTable]


class Bye(ToClient, tag="bye"):
    """The last message before the server closes."""

    why: str

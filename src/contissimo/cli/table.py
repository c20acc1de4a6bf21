"""A game at one terminal: who is asked, what is shown, and what time does. The rules are the match's."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import islice

from rich.text import Text

from contissimo.cli.ask import ask, is_interactive
from contissimo.cli.desks import Desk
from contissimo.cli.entries import entry_json, outcome_json, tell
from contissimo.cli.options import plain
from contissimo.cli.output import Out, as_json, explain, in_sums
from contissimo.core.chance import Chance
from contissimo.core.errors import IllegalMove, Unreadable
from contissimo.core.game import AnyView, Millis, Move, Reader, Seat
from contissimo.engine.player import Budget, Player
from contissimo.play.match import Match
from contissimo.play.notes import End

_BUDGET = Budget(nodes=10_000)
"""Two jokers allow tens of thousands of placements; a person should not have to wait for all."""
_HINTS = 20
_LEAVING = ("quit", "exit", "leave")


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits on a seat; no player: a person."""

    name: str
    player: Player | None = None


class Table:
    """The one owner of a match in a terminal."""

    def __init__(
        self, out: Out, desk: Desk, match: Match, chance: Chance, chairs: Sequence[Chair]
    ) -> None:
        self.out, self.desk, self.match, self.chance = out, desk, match, chance
        self.chairs = chairs
        self.names = [chair.name for chair in chairs]
        self.hints = False
        self.clock: Callable[[], Millis] = lambda: Millis(0)
        people = [Seat(i) for i, chair in enumerate(chairs, start=1) if chair.player is None]
        self.reader: Reader = people[0] if len(people) == 1 else None
        """Whose eyes the terminal has; several people see only what all may."""
        self._shares = len(people) > 1 and desk.hides
        self._at_keyboard: Seat | None = None
        self._news: list[Text] = []

    def run(self) -> Match:
        """The match as it was left: over, or because its people left."""
        self._say_limits()
        self._became(self.match)
        while not self.match.over:
            seat = min(self.match.position.to_act)
            player = self.chairs[seat - 1].player
            if player is not None:
                self._play(seat, player.choose(self.match.position.view(seat), _BUDGET))
            elif not self._ask(seat):
                break
        return self.match

    def _ask(self, seat: Seat) -> bool:
        """One answer of a person, good or bad; False: they leave."""
        if not self._hand_over(seat):
            return False
        view = self.match.position.view(seat)
        self._draw(seat, view)
        while True:
            answer = ask(self.out, "ask-move", name=self.names[seat - 1])
            if answer is None:
                return False
            typed = plain(answer)
            if typed.lower() in _LEAVING:
                return False
            if self._overdue():
                self.out.say("time-over", "bold red")
                return True
            if self._helped(typed, view):
                continue
            try:
                by = self._resigns(typed)
                said = self.desk.tidy(typed, view) if by is None else "resign"
                self._play(by or seat, self.desk.game.read_move(said))
            except (Unreadable, IllegalMove) as refusal:
                self.out.line({"refused": refusal.why} | as_json(refusal))
                self.out.show(explain(self.out.words, refusal), "red")
            else:
                return True

    def _resigns(self, typed: str) -> Seat | None:
        """The person of this terminal who gives up by `resign 2`, in any turn."""
        word, _, number = typed.lower().partition(" ")
        people = {str(i): Seat(i) for i, chair in enumerate(self.chairs, 1) if chair.player is None}
        return people.get(number.strip()) if word == "resign" else None

    def _helped(self, typed: str, view: AnyView) -> bool:
        """Whether the line was a wish and not a move."""
        match typed.lower():
            case "" | "help" | "?":
                self.out.say(f"table-help-{self.desk.game.key}")
            case "board":
                for line in self.desk.draw(view, self.out.words):
                    self.out.show(line)
            case "moves" if not self.hints:
                self.out.say("hints-off")
            case "moves" if self.match.ruleset.judging == "challenge":
                refusal = IllegalMove("hint_refused", because="judging")
                self.out.show(explain(self.out.words, refusal))
            case "moves":
                played = (each for each in self.desk.game.scored(view) if each.move.puts)
                for move, points in islice(played, _HINTS):
                    self.out.show(f"{points:>5}  {in_sums(self.out.words, str(move))}")
            case _:
                return False
        return True

    def _play(self, seat: Seat, move: Move) -> None:
        if not self._overdue():
            self._became(self.match.play(seat, move, self.clock()))

    def _overdue(self) -> bool:
        """Whether time has spoken for somebody in the meantime."""
        after = self.match.expire(self.clock())
        if len(after.log) == len(self.match.log):
            return False
        acted = after.position.to_act != self.match.position.to_act or after.over
        self._became(after)
        return acted

    def _became(self, after: Match) -> None:
        """Tell what is new, let chance move, and tell that."""
        for match in (after, after.advance(self.chance)):
            known, before = len(self.match.log), self.match.position
            self.match, position = match, match.position
            for entry in match.log_for(self.reader)[known:]:
                over = (
                    {} if position.outcome is None else {"outcome": outcome_json(position.outcome)}
                )
                self.out.line(entry_json(entry) | (over if isinstance(entry.move, End) else {}))
                lines = tell(
                    entry, before, position, self.names, self.desk, self.out.words, is_open=False
                )
                self._news += lines
                for line in lines:
                    self.out.show(line)

    def _draw(self, seat: Seat, view: AnyView) -> None:
        self.out.line({"ask": seat, "view": str(view)})
        totals = "   ".join(
            f"{name} {total}" for name, total in zip(self.names, view.scores, strict=True)
        )
        self.out.show()
        self.out.show(totals, "bold")
        for line in self.desk.draw(view, self.out.words):
            self.out.show(line)
        left = self.match.clock.left(seat, self.clock())
        if left is not None:
            self.out.say("time-left", "dim", seconds=left // 1000)

    def _hand_over(self, seat: Seat) -> bool:
        """Between people who share a terminal: nobody sees another's rack, and nobody loses time by it."""
        if not self._shares or seat == self._at_keyboard:
            return True
        began = self.clock()
        self._clear()
        if ask(self.out, "hand-over", name=self.names[seat - 1]) is None:
            return False
        self._clear()
        for line in self._news if is_interactive() else ():
            self.out.show(line)
        self._at_keyboard, self._news = seat, []
        waited = Millis(self.clock() - began)
        if waited > 0 and self.match.clock.deadline is not None:
            self.match = self.match.credit(waited, self.clock())
        return True

    def _clear(self) -> None:
        if not self.out.json:
            self.out.console.clear()

    def _say_limits(self) -> None:
        rules = self.match.ruleset
        if rules.main_time is not None:
            main, increment = (time // 1000 for time in rules.main_time)
            self.out.say("limit-main", main=main, increment=increment)
        elif rules.turn_limit is not None:
            self.out.say("limit-turn", seconds=rules.turn_limit // 1000)
        if rules.judging == "challenge" and rules.window_limit is not None:
            self.out.say("limit-window", seconds=rules.window_limit // 1000)

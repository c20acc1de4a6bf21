from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from contissimo.cli import exec_player
from contissimo.cli.exec_player import check_player, make_player
from contissimo.cli.usage import Misused
from contissimo.core.game import Millis, Seat
from contissimo.engine.match_plan import Forfeit
from contissimo.engine.player import UNLIMITED, Budget
from contissimo.engine.registry import UnknownPlayer
from contissimo.games import GAMES
from tests.cli.bots import EXAMPLE, bot, command

CONTIG, CALCULISSIMO = GAMES["contig60"], GAMES["calculissimo"]
RULES = CONTIG.rulesets["contig60"]


def contig_view(*moves: str, rules: Any = RULES) -> Any:
    position = CONTIG.start(rules, 2)
    for text in ("first 1", "roll 2 3 4", *moves):
        seat = min(position.to_act)
        position = position.apply(seat, CONTIG.read_move(text))
    return position.view(min(position.to_act))


def ask(spec: str, view: Any, budget: Budget = UNLIMITED, game: str = "contig60") -> str:
    """One move of a fresh bot."""
    player: Any = make_player(game, spec, 1)
    try:
        return str(player.choose(view, budget))
    finally:
        player.leave(None)


def why(spec: str, budget: Budget = UNLIMITED) -> str:
    with pytest.raises(Forfeit) as forfeit:
        ask(spec, contig_view(), budget)
    return str(forfeit.value)


class TestConversation:
    def test_a_bot_hears_who_it_is_and_which_rules_are_played(self, tmp_path: Path) -> None:
        heard = tmp_path / "heard"
        body = f"open({str(heard)!r}, 'a').write(line)\nif word == 'move': say('pass')"
        ask(bot(tmp_path, body), contig_view(), Budget(Millis(700), 50))
        hello, move = heard.read_text().splitlines()
        *words, text = hello.split("\t")
        assert words == ["hello", "1", "contig60", "2", "1", "contig60"]
        assert text.replace("\\n", "\n") == RULES.text
        assert move.split("\t") == ["move", str(contig_view()), "700", "50"]

    def test_it_may_ask_for_the_legal_moves(self, tmp_path: Path) -> None:
        body = "if word == 'move': say('moves')\nif word == 'moves': say(parts[1])"
        assert ask(bot(tmp_path, body), contig_view()) == str(next(contig_view().moves()))

    def test_it_may_ask_what_each_move_earns_the_best_first(self) -> None:
        """Beside the marker on 20 a square earns a point, and 19 and 21 are beside it."""
        view = contig_view("(2+3)*4=20", "roll 4 5 1")
        best = ask(command(EXAMPLE), view)
        after = CONTIG.complete(view, None).apply(Seat(2), CONTIG.read_move(best))  # type: ignore[arg-type]
        assert view.scores[1] - after.scores[1] == 1

    def test_what_a_challenge_would_change_is_not_told(self, tmp_path: Path) -> None:
        challenge = next(r for r in CONTIG.rulesets.values() if r.judging == "challenge")
        body = "if word == 'move': say('scores')\nif word == 'scores': say(' '.join(parts[1:]))"
        wrong = contig_view("(2+3)*4=21", rules=challenge)
        with pytest.raises(Forfeit, match="move_unreadable"):
            ask(bot(tmp_path, body + "\nif word == 'refused': say('?')"), wrong)
        player: Any = make_player("contig60", command(EXAMPLE), 1)
        assert player._scores(wrong) == ["0 accept", "0 challenge"]

    def test_a_refused_bot_may_try_again(self, tmp_path: Path) -> None:
        body = "if word == 'move': say('2+3+4=10')\nif word == 'refused': say(dict(value_is_not_square='pass')[parts[1]])"
        assert ask(bot(tmp_path, body), contig_view()) == "pass"

    def test_it_hears_how_the_game_ended_and_its_process_is_gone(self, tmp_path: Path) -> None:
        heard = tmp_path / "heard"
        body = f"if word == 'move': say('resign')\nif word == 'over': open({str(heard)!r}, 'w').write(line)"
        player: Any = make_player("contig60", bot(tmp_path, body), 1)
        view = contig_view()
        move = player.choose(view, UNLIMITED)
        after = CONTIG.complete(view, None).apply(Seat(1), move)  # type: ignore[arg-type]
        player.leave(after.view(Seat(1)))
        assert heard.read_text() == "over\tresign\t2,1\t60,60\n"
        assert player._line.process.returncode == 0

    def test_a_bot_that_stays_is_ended(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(exec_player, "GRACE_SECONDS", 0.05)
        player: Any = make_player(
            "contig60", bot(tmp_path, "if word == 'move': say('pass'); time.sleep(60)"), 1
        )
        player.choose(contig_view(), UNLIMITED)
        player.leave(None)
        assert player._line.process.returncode != 0


class TestForfeits:
    def test_who_ends_forfeits(self, tmp_path: Path) -> None:
        assert why(bot(tmp_path, "if word == 'move': sys.exit(3)")) == "bot_died (status=3)"
        assert why("exec:true").startswith("bot_died")

    def test_who_does_not_say_hello_forfeits(self) -> None:
        assert why("exec:cat").startswith("bot_no_hello (answer=hello\t1")

    def test_who_is_refused_three_times_forfeits(self, tmp_path: Path) -> None:
        body = "if word in ('move', 'refused'): say('draw 1:5' if word == 'move' else 'roll 1 1 1')"
        assert why(bot(tmp_path, body)) == "bot_refused (codes=move_unreadable, not_now, not_now)"

    def test_an_endless_line_is_refused_too(self, tmp_path: Path) -> None:
        assert why(bot(tmp_path, "if word == 'move': say('9' * 5000)")).startswith("bot_refused")

    def test_who_takes_too_long_forfeits(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(exec_player, "GRACE_SECONDS", 0.1)
        slow = bot(tmp_path, "if word == 'move': time.sleep(60)")
        assert why(slow, Budget(Millis(1))) == "bot_too_slow"

    def test_questions_cost_time_too(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(exec_player, "MOVE_SECONDS", 0.2)
        assert why(bot(tmp_path, "if word != 'hello': say('moves')")) == "bot_too_slow"

    def test_who_closes_its_output_forfeits(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(exec_player, "GRACE_SECONDS", 0.1)
        body = "if word == 'move': sys.stdout.close(); import os; os.close(1); time.sleep(60)"
        assert why(bot(tmp_path, body)) == "bot_silent"

    def test_a_program_that_can_not_be_started_forfeits(self, tmp_path: Path) -> None:
        path = tmp_path / "bot"
        path.write_text("no program")
        path.chmod(0o755)
        check_player("contig60", f"exec:{path}")
        assert why(f"exec:{path}").startswith("bot_not_started")


class TestNames:
    @pytest.mark.parametrize("spec", ["exec:", "exec:/no/such/bot", 'exec:"open'])
    def test_a_program_that_is_not_there_is_refused_before_the_match(self, spec: str) -> None:
        with pytest.raises(Misused, match="bot_missing"):
            check_player("contig60", spec)

    def test_other_names_are_asked_of_the_registry(self) -> None:
        check_player("contig60", "greedy")
        with pytest.raises(UnknownPlayer):
            check_player("contig60", "wizard")

"""Tests mirror the source: what is in `play/clock.py` is tested in `tests/play/test_clock.py`. What is tested elsewhere is listed here."""

from __future__ import annotations

from fnmatch import fnmatch
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
SOURCE = TESTS.parent / "src" / "contissimo"
ELSEWHERE = {
    # A class is tested as it is taught, with all that a lesson needs; what it is made of is pure and tested by name.
    "server/classes/room": "server/classes/test_lesson.py",
    "server/classes/deals": "server/classes/test_lesson.py",
    "server/classes/attempts": "server/classes/test_answers.py",
    "server/classes/seats": "server/classes/test_tables.py",
    "server/classes/addresses": "server/classes/test_limits.py",
    "server/classes/codes": "server/classes/test_joining.py",
    "server/classes/activities": "server/classes/test_clock.py",
    "server/classes/rounds": "server/classes/test_clock.py",
    "server/classes/steps": "server/classes/test_clock.py",
    "server/classes/marking": "server/classes/test_restart.py",
    "server/classes/tops": "server/classes/test_lesson.py",
    "server/classes/standings": "server/classes/test_answers.py",
    "server/classes/sets": "server/classes/test_answers.py",
    "server/classes/snapshots": "server/classes/test_answers.py",
    "server/classes/screen_*": "server/classes/test_secrecy.py",
    "server/api/class_entry": "server/classes/test_joining.py",
    "server/api/class_guesses": "server/classes/test_limits.py",
    "server/api/class_exports": "server/classes/test_exports.py",
    "server/api/class_sheets": "server/classes/test_exports.py",
    "server/api/class*": "server/classes/test_lesson.py",
    "i18n/causes": "cli/test_diagnose.py",
    "server/wire/class_dispatch": "server/classes/test_lesson.py",
    "server/jobs/class_work": "server/classes/test_lesson.py",
    "server/jobs/class_files": "server/classes/test_exports.py",
    "server/messages/class_*": "server/messages/test_protocol.py",
    "server/messages/basics": "server/messages/test_protocol.py",
    "server/messages/told": "server/messages/test_protocol.py",
    "server/storage/class_*": "server/classes/test_erase.py",
    "server/storage/metadata": "server/storage/test_foreign_keys.py",
    "study/deals/*": "study/test_deals.py",
    "study/wrong_*": "study/test_mistakes.py",
    "study/seating": "study/test_classes.py",
    "study/pupils": "study/test_classes.py",
    # Rules: a question about them is asked by clause, and tests/test_clauses.py finds its tests.
    "games/*/*": "test_clauses.py",
    "core/arithmetic": "games/contig60/test_expressions.py",
    # The parts of a record are read and written together.
    "play/record_*": "play/test_record.py",
    # A verb is tested as it is typed, with all that it needs; those of operators together with a database.
    "cli/app": "cli/test_errors.py",
    "cli/ask": "cli/test_play.py",
    "cli/backup": "server/storage/test_operators_files.py",
    "cli/check": "server/storage/test_damage.py",
    "cli/clear": "server/storage/test_admin.py",
    "cli/close": "server/storage/test_admin.py",
    "cli/desks/*": "cli/test_play.py",
    "cli/entries": "cli/test_records.py",
    "cli/export": "server/storage/test_admin.py",
    "cli/files": "cli/test_errors.py",
    "cli/games_file": "cli/test_selfplay.py",
    "cli/helping": "cli/test_errors.py",
    "cli/language": "cli/test_words.py",
    "cli/match_report": "cli/test_match.py",
    "cli/moves": "cli/test_score.py",
    "cli/options": "cli/test_errors.py",
    "cli/output": "cli/test_errors.py",
    "cli/replay": "cli/test_records.py",
    "cli/restore": "server/storage/test_operators_files.py",
    "cli/review_report": "cli/test_review.py",
    "cli/rules": "cli/test_records.py",
    "cli/table": "cli/test_play.py",
    "cli/train": "cli/test_errors.py",
    "cli/usage": "cli/test_errors.py",
    "cli/verify": "cli/test_records.py",
    # What levels and the champion are made of is tested by how they play, what is learned by how it is used.
    "engine/*/champion": "engine/contig60/test_levels.py",
    "engine/*/sight": "engine/contig60/test_levels.py",
    "engine/*/learned": "engine/calculissimo/test_evaluate.py",
    "engine/calculissimo/least_squares": "engine/calculissimo/test_train_stages.py",
    "engine/calculissimo/stages": "engine/calculissimo/test_train_stages.py",
    "engine/calculissimo/train": "engine/calculissimo/test_evaluate.py",
    "engine/contig60/bits": "engine/contig60/test_kernel.py",
    "engine/contig60/boards": "engine/contig60/test_many.py",
    "engine/contig60/evaluate": "engine/contig60/test_levels.py",
    "engine/contig60/learning": "engine/contig60/test_train.py",
    "engine/contig60/weights": "engine/contig60/test_train.py",
    "engine/cython_types": "engine/test_compiled.py",
    "engine/match_*": "engine/test_match_runner.py",
    "engine/player": "engine/test_baseline.py",
    "engine/table": "engine/test_match_runner.py",
    "engine/trainers": "engine/test_registry.py",
    "engine/workers": "engine/contig60/test_train.py",
    # A sheet is looked at whole.
    "paper/*": "paper/test_sheets.py",
    # Both games are asked the same questions.
    "study/*": "study/test_review.py",
    "rl/*": "rl",
    # REST is tested by what somebody wants, over HTTP: see the resource.
    "server/api/*": "server/api/test_openapi.py",
    "server/app": "server/test_security.py",
    "server/context": "server/test_node.py",
    "server/services": "server/test_node.py",
    "server/errors": "server/wire/test_connection.py",
    "server/metrics": "server/tables/test_handover.py",
    "server/settings": "cli/test_serve.py",
    "server/guests/erase": "server/guests/test_identity.py",
    "server/guests/names": "server/guests/test_identity.py",
    # What runs in other processes is tested where its answer goes.
    "server/jobs/positions": "server/api/test_positions.py",
    "server/jobs/past_folds": "server/live/test_possible.py",
    "server/jobs/process": "server/live/test_computer_players.py",
    "server/jobs/replays": "server/api/test_replay.py",
    "server/jobs/review_*": "server/api/test_reviews.py",
    "server/jobs/sheets": "server/jobs/test_pdf_cache.py",
    # The parts of a room are tested at a table that runs.
    "server/live/*": "server/live/test_room.py",
    # Types, which every other test sends and reads.
    "server/messages/*": "server/messages/test_protocol.py",
    # Storage is tested by what may befall it: lost rows, a restore, a lock, silence, an older version.
    "server/storage/backup": "server/storage/test_operators_files.py",
    "server/storage/fetch_rows": "server/storage/test_database.py",
    "server/storage/file_lock": "server/storage/test_operators_files.py",
    "server/storage/health": "server/test_hanging.py",
    "server/storage/integrity": "server/storage/test_damage.py",
    "server/storage/log_write*": "server/test_hanging.py",
    "server/storage/match_rows": "server/storage/test_damage.py",
    "server/storage/retention": "server/storage/test_tidying.py",
    "server/storage/schema": "server/storage/test_foreign_keys.py",
    "server/storage/sqlite_writer_process": "server/storage/test_database.py",
    "server/storage/table_rows": "server/storage/test_damage.py",
    "server/storage/visits": "server/test_limits.py",
    "server/support/answer": "server/wire/test_begun.py",
    "server/support/asgi": "server/wire/test_connection.py",
    "server/support/loop_meter": "server/test_loop.py",
    "server/support/rate_limits": "server/test_security.py",
    # Tables are tested by what people do at them.
    "server/tables/limits": "server/test_limits.py",
    "server/tables/*": "server/tables/test_seating.py",
    "server/wire/endpoint": "server/wire/test_connection.py",
    "server/wire/gate": "server/wire/test_http_front.py",
    "core/units": "core/test_game.py",
}
"""By module, where its tests are, for those that have no file of their own."""


def modules() -> list[str]:
    names = (path.relative_to(SOURCE).with_suffix("") for path in sorted(SOURCE.rglob("*.py")))
    return [
        name.as_posix()
        for name in names
        if not name.name.startswith("__") and "migrations" not in name.parts
    ]


def own(module: str) -> Path:
    folder, _, name = module.rpartition("/")
    return TESTS / folder / f"test_{name}.py"


@pytest.mark.parametrize("module", modules())
def test_a_module_has_tests_under_its_name_or_is_in_the_list(module: str) -> None:
    assert own(module).is_file() or any(fnmatch(module, known) for known in ELSEWHERE)


@pytest.mark.parametrize("known", ELSEWHERE)
def test_the_list_names_only_what_is_there(known: str) -> None:
    """An entry whose modules have all got tests of their own goes."""
    assert (TESTS / ELSEWHERE[known]).exists()
    assert any(fnmatch(module, known) and not own(module).is_file() for module in modules())

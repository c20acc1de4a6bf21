"""What is projected: nothing that would tell a pupil who looks at it more than a pupil may know, and no cause next to a name."""

from __future__ import annotations

from contissimo.games import GAMES
from contissimo.server.classes.room import ClassRoom
from contissimo.server.classes.screen_parts import (
    Now,
    example_of,
    mark_of,
    moment_of,
    tables_now,
    tasks_done,
)
from contissimo.server.classes.standings import (
    Places,
    answers_now,
    mistake_of,
    wall_groups,
)
from contissimo.server.messages.class_outbound import (
    ClassPupil,
    ClassRanked,
    ClassThumbnail,
    ClassWall,
    WallSet,
    WallSnapshot,
)
from contissimo.server.messages.encoding import ruleset_info
from contissimo.server.storage.class_rows import TaskRow
from contissimo.study.classes import percent


def wall(room: ClassRoom, places: Places) -> ClassWall:
    now, row, activity = Now(room), room.stored.row, room.activity
    online = [pupil for pupil in room.admitted if room.is_online(pupil)]
    own = activity is not None and activity.board == "own"
    return ClassWall(
        **moment_of(room, 0, now),
        present=len(online),
        answered=len(answers_now(room)),
        pupils=[mark_of(pupil) for pupil in online] if row.names or now.phase == "lobby" else [],
        groups=wall_groups(room, revealed=now.is_shown) if now.is_closed else [],
        top=room.deals.shown(now.round, room.deals.top_of(now.round))
        if now.is_shown and not own
        else None,
        example=example_of(room),
        mistake=mistake_of(room) if now.is_shown and row.mistakes else None,
        ranking=_ranking(room, places) if now.is_shown and row.ranking else [],
        boards=_boards(room, now),
        snapshot=_snapshot(room),
        sets=[_wall_set(room, set_, tasks) for set_, tasks in room.stored.sets.items()],
        won=activity.won if activity is not None and now.is_shown else None,
    )


def _named(room: ClassRoom, number: int) -> ClassPupil | None:
    pupil = room.stored.pupils.get(number)
    return mark_of(pupil) if pupil is not None and room.stored.row.names else None


def _ranking(room: ClassRoom, places: Places) -> list[ClassRanked]:
    ranked = sorted(places.by_sum, key=lambda number: (places.by_sum[number], number))
    return [
        ClassRanked(
            places.by_sum[number],
            _named(room, number),
            places.standings[number].sum,
            percent(places.standings[number].mean),
        )
        for number in ranked
    ]


def _boards(room: ClassRoom, now: Now) -> list[ClassThumbnail]:
    """The boards of tables, as spectators see them; own boards as they were before the round that is open."""
    activity = room.activity
    if activity is None:
        return []
    if activity.kind == "tables":
        begun = {board.match: board for board in room.boards}
        return [
            ClassThumbnail(
                table.match,
                number,
                _marks(room, [pupil for seat in table.pupils for pupil in seat]),
                board.view,
                board.scores,
                board.over,
            )
            for number, table in enumerate(tables_now(room), 1)
            if (board := begun.get(table.match)) is not None  # else it has not begun
        ]
    if activity.board != "own" or now.phase in ("lobby", "example"):
        return []
    boards = []
    for pupil in room.admitted:
        position = room.deals.position_of(pupil.number, now.round)
        if position is not None:
            marks = _marks(room, [pupil.number])
            view = position.shown_to(None)
            scores: list[int] = list(position.scores)
            boards.append(ClassThumbnail(None, 0, marks, view, scores, over=False))
    if not room.stored.row.names:  # in the order of joining, the lobby would say whose each is
        boards.sort(key=lambda board: (board.scores, board.view))
    return boards


def _marks(room: ClassRoom, numbers: list[int]) -> list[ClassPupil]:
    return [mark for number in numbers if (mark := _named(room, number)) is not None]


def _snapshot(room: ClassRoom) -> WallSnapshot | None:
    shown = room.stored.row.shown
    found = next((each for each in room.stored.snapshots if each.number == shown), None)
    activity, text = room.activity, room.stored.shown_rules
    if found is None or activity is None or text is None:
        return None
    if found.activity == activity.number and found.round not in room.revealed_rounds():
        return None  # everybody could still copy it
    game = GAMES[found.game]
    return WallSnapshot(
        found.game,
        ruleset_info(game, game.read_ruleset(text)),
        found.move,
        found.view,
        found.points,
        found.right,
        _named(room, found.pupil),
    )


def _wall_set(room: ClassRoom, set_: int, tasks: list[TaskRow]) -> WallSet:
    done = tasks_done(room, set_)
    return WallSet(
        set_,
        len(tasks),
        len(room.attempts.right_of(set_)),
        sum(n == len(tasks) for n in done.values()),
    )

"""What a class has tried, found at once: the attempt that an answer is, and how far each pupil is with the tasks of a set."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from contissimo.server.storage.class_rows import AnswerRow, AttemptRow, TaskRow


class Attempts:
    def __init__(self, attempts: Iterable[AttemptRow]) -> None:
        self._latest: dict[tuple[int, int, int], AttemptRow] = {}
        self._tasks: dict[tuple[int, int, int], tuple[bool, int]] = {}
        self._right: dict[int, dict[int, int]] = {}
        """By set and pupil, how many tasks are right; a pupil who has begun with the set is there."""
        for attempt in attempts:
            self.add(attempt)

    def add(self, attempt: AttemptRow) -> None:
        key = attempt.activity, attempt.round, attempt.pupil
        if attempt.source == "round":
            self._latest[key] = attempt
        else:
            done, tries = self._tasks.get(key, (False, 0))
            self._tasks[key] = done or attempt.right, tries + 1
            right = self._right.setdefault(attempt.activity, {})
            right[attempt.pupil] = right.get(attempt.pupil, 0) + (attempt.right and not done)

    def of(self, answer: AnswerRow) -> AttemptRow | None:
        """The attempt that an answer is; None: it has been changed since, and that is being stored."""
        found = self._latest.get((answer.activity, answer.round, answer.pupil))
        return found if found is not None and found.move == answer.move else None

    def task_state(self, pupil: int, task: TaskRow) -> tuple[bool, int]:
        """Whether a pupil has a task of a set right, and how many tries there were."""
        return self._tasks.get((task.set, task.number, pupil), (False, 0))

    def right_of(self, set_: int) -> Mapping[int, int]:
        """How many tasks of a set are right, by pupil; for those who have begun with it."""
        return self._right.get(set_, {})

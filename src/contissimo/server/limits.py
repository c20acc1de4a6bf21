"""Rate limits for addresses and guests on whatever is costly for everybody else; the operator sets the numbers."""

from __future__ import annotations

from collections.abc import Callable

from contissimo.server.settings import Settings
from contissimo.server.support.rate_limits import Counts, Rates

_MINUTE_SECONDS = 60
_HOUR_SECONDS = 3600


class Limits:
    def __init__(self, settings: Settings, ticks: Callable[[], float]) -> None:
        s = settings

        def per_second(number: float, burst: float) -> Rates:
            return Rates(number, burst, ticks)

        def per_minute(number: float, burst: float) -> Rates:
            return Rates(number / _MINUTE_SECONDS, burst, ticks)

        def per_hour(number: float) -> Rates:
            return Rates(number / _HOUR_SECONDS, number, ticks)

        self.sockets = Counts(s.connections_per_address)
        self.requests = per_second(
            s.requests_per_address_second, 10 * s.requests_per_address_second
        )
        self.new_guests = per_hour(s.guests_per_address_hour)
        self.new_tables = per_hour(s.tables_per_address_hour)
        self.guesses = per_minute(
            s.code_guesses_per_address_minute, s.code_guesses_per_address_minute
        )
        self.class_guesses = per_minute(s.class_guesses_per_minute, s.class_guesses_per_minute)
        self.class_guesses_of_address = per_minute(
            s.class_guesses_per_address_minute, s.class_guesses_per_address_minute
        )
        self.pupils = per_second(s.class_requests_per_second, 20 * s.class_requests_per_second)
        self.all_guesses = per_minute(s.code_guesses_minute, s.code_guesses_minute)
        self.phrases = per_second(0.5, 5)
        self.tries = per_second(s.tries_per_second, s.tries_per_second)
        self.hints = per_minute(s.hints_per_minute, s.hints_per_minute / 6)
        self.rulesets = per_second(
            s.rulesets_per_address_second, 10 * s.rulesets_per_address_second
        )
        self.writes = per_second(s.writes_per_second, 20 * s.writes_per_second)
        self.replays = per_minute(s.replays_per_address_minute, s.replays_per_address_minute / 3)
        self.reviews = per_minute(s.reviews_per_address_minute, s.reviews_per_address_minute / 2)
        self.asks = per_second(s.asks_per_second, 2 * s.asks_per_second)

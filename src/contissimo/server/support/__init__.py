"""Small tools that know nothing of tables: rates, repeated work, time, locks, measuring."""

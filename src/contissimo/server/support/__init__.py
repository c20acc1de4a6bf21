"""Small tools that know nothing about tables: rates, periodic work, time, locks, measuring."""

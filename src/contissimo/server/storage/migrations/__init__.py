"""Migrations from one version of the database to the next, by Alembic; they are part of the package."""

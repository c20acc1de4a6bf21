"""What all tables of the database are registered in: those of tables and guests (`schema`), and those of classes (`class_schema`)."""

from __future__ import annotations

from sqlalchemy import MetaData

METADATA = MetaData()

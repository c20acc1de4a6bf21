"""Storage: the schema, the log and its writers, reading rows back, backups."""

"""Classes: a teacher, pupils, a wall; rounds, tables and sets. What is pure is in `study`."""

"""Many simple clients in one process: what bench/load.py is made of."""

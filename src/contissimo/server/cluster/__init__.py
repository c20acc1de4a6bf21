"""How the nodes of one server notify each other."""

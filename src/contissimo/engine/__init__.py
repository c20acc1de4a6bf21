"""Players that are programs. They see what a seat may see and answer with a move."""

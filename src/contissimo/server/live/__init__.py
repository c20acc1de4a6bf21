"""Running matches: rooms, their readers, their deadlines and their computer players."""

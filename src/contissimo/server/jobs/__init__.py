"""Work for other processes: what takes long must not hold the event loop."""

"""Work for other processes: long work must not hold the event loop."""

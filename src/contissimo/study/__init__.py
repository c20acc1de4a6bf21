"""What one learns from games: lessons, and records gone through again. Pure: no I/O, no third-party package."""

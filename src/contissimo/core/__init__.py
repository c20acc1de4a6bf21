"""What every game shares: the protocol, exact arithmetic, the grid, chance, options and errors."""

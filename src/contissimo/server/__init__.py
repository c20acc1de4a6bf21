"""Live tables: what is stored, who may know what, and how it is told."""

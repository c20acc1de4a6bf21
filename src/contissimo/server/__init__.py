"""Live tables: storage, who may know what, and how it is sent."""

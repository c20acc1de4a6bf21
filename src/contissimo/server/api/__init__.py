"""REST, one file for each resource."""

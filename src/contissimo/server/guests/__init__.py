"""Guests: identity, names, and erasing both."""

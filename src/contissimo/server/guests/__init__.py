"""Who somebody is: identity, names, and erasing both."""

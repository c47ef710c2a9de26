"""Questions about a model that more than one solution answers."""

"""How environments are drawn, as text and as pictures."""

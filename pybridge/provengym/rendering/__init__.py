"""Draw environments, as text and as pictures."""

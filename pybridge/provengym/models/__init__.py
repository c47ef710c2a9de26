"""Models of references, and the ways through them."""

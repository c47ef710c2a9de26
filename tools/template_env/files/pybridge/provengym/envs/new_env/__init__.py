"""NewEnv: fetch a key from the end of a corridor."""

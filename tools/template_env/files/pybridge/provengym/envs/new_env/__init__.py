"""NewEnv."""

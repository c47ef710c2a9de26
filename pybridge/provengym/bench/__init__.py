"""EnvBench: environments written from a text are held against the proved ones."""

"""The command line: ``provengym list | show | play | conform | render | solve | check``."""

from provengym.cli._app import app, main

__all__ = ["app", "main"]

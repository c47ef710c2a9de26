"""The command line, ``provengym``: one module for each command."""

from provengym.cli._app import app, main

__all__ = ["app", "main"]

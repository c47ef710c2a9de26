"""Running the command line inside a test."""

from provengym.cli import main


def runner(capsys):
    """A function that calls `main`; its result is (status, stdout, stderr)."""

    def run(*args):
        status = main([str(arg) for arg in args])
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return run


def rows(text):
    """What a command printed in two columns, as a dictionary."""
    lines = (line.strip().split("  ", 1) for line in text.splitlines() if line.startswith("  "))
    return {name: value.strip() for name, value in lines}

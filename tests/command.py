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
    """Return what a command printed in two columns as a dictionary; a name may stand before several
    lines."""
    found, last = {}, ""
    for line in text.splitlines():
        if line.startswith("  "):
            name, _, value = line[2:].partition("  ")
            last = name or last
            found[last] = f"{found[last]}\n{value.strip()}" if last in found else value.strip()
    return found

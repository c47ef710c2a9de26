"""Processes of this machine, looked up by what is in their arguments."""

from pathlib import Path


def is_any_running(marker):
    """Return whether there is a process with this text among its arguments."""

    def has_it(folder):
        try:
            return marker.encode() in (folder / "cmdline").read_bytes()
        except OSError:
            return False

    return any(has_it(folder) for folder in Path("/proc").iterdir() if folder.name.isdigit())

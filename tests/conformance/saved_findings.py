"""Findings in files."""

from pathlib import Path

from provengym.conformance import conform

EXAMPLES = Path(__file__).parents[2] / "examples"
BORDER = f"{EXAMPLES / 'gridworld_border_bug.py'}:GridWorld"


def saved(folder, target, **arguments):
    """The JSON files of a target's findings."""
    report = conform(target, **{"reference": "GridWorld", **arguments})
    files = report.save(folder)
    assert len(files) == 2 * len(report.findings)
    return [file for file in files if file.suffix == ".json"]

import csv
from pathlib import Path

DATA = Path(__file__).resolve().parent.parent / "data"


def load_trace(name):
    """requests per slot, in units of what one server does in a slot"""
    with open(DATA / name, newline="") as f:
        return [int(row["load"]) for row in csv.DictReader(f)]

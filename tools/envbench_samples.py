#!/usr/bin/env python3
"""Write the environments in ``examples/envbench`` as samples for ``provengym bench score``.

Each is a line of JSON on standard output: the task is the folder, the sample the file's name.
"""

import json
import sys
from pathlib import Path

EXAMPLES = Path(__file__).resolve().parents[1] / "examples" / "envbench"


def samples(folder=EXAMPLES):
    """The samples, by task and name."""
    for file in sorted(folder.glob("*/*.py")):
        code = file.read_text(encoding="utf-8")
        yield {"task": file.parent.name, "sample": file.stem, "code": code}


if __name__ == "__main__":
    for sample in samples():
        sys.stdout.write(json.dumps(sample) + "\n")

"""Examples as a reader runs them: in a Python that has imported nothing, not even this package.

usage: python from_nothing.py <TEXTS     JSON, texts by their names; prints the same of `Run`
"""

import doctest
import json
import os
import re
import subprocess
import sys
import traceback
import types
from typing import NamedTuple

PLAIN = re.compile(r"^```python\n(?!>>> )(.*?)^```", re.DOTALL | re.MULTILINE)
"""A block of Python without prompts."""


class Run(NamedTuple):
    """The result of running the examples of a text."""

    count: int
    """The number of examples with prompts that were run."""
    failed: str
    """The output of those that failed; empty where none did."""


def run(texts, folder):
    """Run the examples of each text, from nothing, in a folder: `Run` by name."""
    words = [sys.executable, __file__]
    done = subprocess.run(
        words, input=json.dumps(texts), cwd=folder, stdout=subprocess.PIPE, text=True, check=True
    )
    return {name: Run(*what) for name, what in json.loads(done.stdout).items()}


def run_here(name, text):
    """Run the examples of a text, one after the other, in a fresh module `__main__`."""
    sys.modules["__main__"] = types.ModuleType("__main__")
    values = vars(sys.modules["__main__"])
    runner, failed = doctest.DocTestRunner(), []
    for number, piece in enumerate(PLAIN.split(text)):
        if number % 2:
            try:
                exec(compile(piece, name, "exec"), values)
            except Exception:  # noqa: BLE001 - whatever an example raises is told
                failed.append(traceback.format_exc())
        else:
            test = doctest.DocTestParser().get_doctest(piece, {}, name, name, 0)
            test.globs = values
            runner.run(test, out=failed.append, clear_globs=False)
    return Run(runner.tries, "".join(failed))


def run_apart(name, text):
    """The same in a process of its own."""
    reading, writing = os.pipe()
    if not os.fork():
        with os.fdopen(writing, "w") as answer:
            json.dump(run_here(name, text), answer)
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as answer:
        told = answer.read()
    os.wait()
    return json.loads(told or '[0, "the process ended"]')


def main():
    """Answer on standard output, to which no example writes."""
    answers = os.dup(1)
    os.dup2(2, 1)
    sys.path[0] = ""  # as where Python is started without a file
    texts = json.load(sys.stdin)
    with os.fdopen(answers, "w") as out:
        json.dump({name: run_apart(name, text) for name, text in texts.items()}, out)


if __name__ == "__main__":
    main()

"""The limit of the machine: bytes stored per second, compiled into the folder in argv[1]."""

from __future__ import annotations

import functools
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from worker import serve

if TYPE_CHECKING:
    from worker import Measure

BUILT = Path(sys.argv[1])
BYTES = 1 << 30


def stores(kind: str, threads: int) -> Measure:
    """Return a function that stores for a while; its "steps" are bytes."""
    program = BUILT / "stores"
    BUILT.mkdir(parents=True, exist_ok=True)
    source = str(Path(__file__).with_name("stores.c"))
    compile_it = ["cc", "-O3", "-march=native", "-pthread", source, "-o", str(program)]
    subprocess.run(compile_it, check=True)

    def measure(seconds: float) -> tuple[int, float]:
        command = [str(program), kind, str(threads), str(BYTES), str(seconds)]
        done = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
        return int(done[0]), float(done[1])

    return measure


if __name__ == "__main__":
    serve(
        {
            f"{kind} {threads}": functools.partial(stores, kind, threads)
            for kind in ("plain", "streaming")
            for threads in (1, 2)
        },
        {},
    )

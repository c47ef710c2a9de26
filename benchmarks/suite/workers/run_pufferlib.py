"""PufferLib's C environments, compiled from the folder in argv[1] into the one in argv[2]."""

from __future__ import annotations

import functools
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from worker import serve

if TYPE_CHECKING:
    from worker import Measure

SOURCE, BUILT = Path(sys.argv[1]), Path(sys.argv[2])
HERE = Path(__file__).resolve().parent
SQUARED = {
    "OBSERVATION": "unsigned char",
    "OBSERVATION_LENGTH": "121",
    "ACTION": "int",
    "ACTIONS": "5",
}
CARTPOLE = {"OBSERVATION": "float", "OBSERVATION_LENGTH": "4", "ACTION": "float", "ACTIONS": "2"}
ENVIRONMENTS = {
    "squared": SQUARED | {"ENV": "Squared", "SETTINGS": "env->size = 11;"},
    "cartpole": CARTPOLE | {"ENV": "Cartpole", "SETTINGS": ""},
}


def build(name: str) -> Path:
    """The driver with one environment, compiled for this machine as fast as may be."""
    program = BUILT / name
    folder = SOURCE / "pufferlib" / "ocean" / name
    if not (folder / f"{name}.h").is_file():
        raise FileNotFoundError(f"no {folder / name}.h")
    defined = [f"-D{key}={value}" for key, value in ENVIRONMENTS[name].items()]
    BUILT.mkdir(parents=True, exist_ok=True)
    subprocess.run(
        [
            *("cc", "-O3", "-march=native", "-w", f'-DHEADER="{name}.h"', *defined),
            *("-I", str(folder), "-I", str(HERE.parent / "stubs" / "raylib")),
            *(str(HERE / "ocean.c"), "-o", str(program), "-lm"),
        ],
        check=True,
    )
    return program


def driven(name: str, lanes: int) -> Measure:
    """Return a function that measures an environment: the driver times itself."""
    program = build(name)

    def measure(seconds: float) -> tuple[int, float]:
        command = [str(program), str(lanes), str(seconds)]
        steps, taken, _ = subprocess.run(
            command, check=True, capture_output=True, text=True
        ).stdout.split()
        return int(steps), float(taken)

    return measure


if __name__ == "__main__":
    serve(
        {
            f"{name} {lanes}": functools.partial(driven, name, lanes)
            for name in ENVIRONMENTS
            for lanes in (1, 64, 1024, 65536)
        },
        {"pufferlib": SOURCE.name.rpartition("-")[2]},
    )

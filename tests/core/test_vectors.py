"""The C of derived kernels: GCC makes vectors of a loop over their steps."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

import derived
from kernel_table import read_kernels

ROOT = Path(__file__).resolve().parents[2]
FLAGS = ("-O2", "-ftree-vectorize", "-fvect-cost-model=dynamic", "-march=x86-64-v4")
DERIVED = {one.name for one in derived.derived(ROOT)}
LOOP = """#include "{file}"
__attribute__((flatten)) void loop(unsigned n, {arguments}) {{
    for (unsigned i = 0; i < n; ++i) out[i] = {step}({values});
}}
"""


@pytest.fixture(scope="module")
def gcc():
    """GCC, where it compiles for vectors of 512 bits."""
    path = shutil.which("gcc")
    version = path and subprocess.run([path, "-v"], capture_output=True, text=True).stderr
    if not version or "gcc version" not in version:
        pytest.skip("needs GCC")
    command = [path, *FLAGS, "-x", "c", "-c", "-o", "/dev/null", "/dev/null"]
    if subprocess.run(command, capture_output=True).returncode:
        pytest.skip("needs a GCC for x86-64-v4")
    return path


def looped(kernel, file):
    """C of a loop over the steps of many lanes, and the name of the step."""
    step = f"{kernel.prefix}_step_0"
    result, types = re.search(rf"(uint\d+_t) {step}\((.*?)\);", file.read_text()).groups()
    fixed = len(kernel.params)
    arguments, values = [f"{result} *restrict out"], []
    for k, kind in enumerate(types.split(", ")):
        arguments.append(f"{kind} x{k}" if k < fixed else f"const {kind} *restrict x{k}")
        values.append(f"x{k}" if k < fixed else f"x{k}[i]")
    return LOOP.format(
        file=file, arguments=", ".join(arguments), step=step, values=", ".join(values)
    )


@pytest.mark.parametrize(
    "kernel", [one for one in read_kernels(ROOT) if one.name in DERIVED], ids=lambda one: one.name
)
def test_a_loop_over_steps_is_made_of_vectors(kernel, gcc, tmp_path):
    source = tmp_path / "loop.c"
    source.write_text(looped(kernel, ROOT / "pybridge/generated" / f"{kernel.prefix}.c"))
    include = f"-I{ROOT / 'pybridge/include'}"
    command = [gcc, *FLAGS, include, "-fopt-info-vec", "-c", source, "-o", tmp_path / "loop.o"]

    told = subprocess.run(command, capture_output=True, text=True)

    assert told.returncode == 0, told.stderr
    assert "loop vectorized" in told.stderr

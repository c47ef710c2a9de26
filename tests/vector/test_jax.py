"""`provengym.jax`, tested in a process of its own: one in which JAX ran should not fork any more,
and other tests do."""

import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

CASES = Path(__file__).with_name("jax_cases.py")


@pytest.mark.skipif(
    importlib.util.find_spec("jax") is None, reason="needs JAX: pip install '.[jax]'"
)
def test_jax():
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", CASES],
        cwd=CASES.parents[2],
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stdout[-20_000:] + done.stderr[-2_000:]
    assert " passed" in done.stdout


def test_without_jax_one_line_says_what_to_install():
    code = "import sys; sys.modules['jax'] = None; import provengym.jax"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)

    assert done.stderr.splitlines()[-1] == (
        "gymnasium.error.DependencyNotInstalled: "
        'provengym.jax needs JAX, the extra jax: run `pip install "jax>=0.6"`'
    )

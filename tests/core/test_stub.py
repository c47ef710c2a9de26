"""The stub of the compiled module says what the module has."""

import ast
import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

from provengym import _core

REPOSITORY = Path(__file__).resolve().parents[2]
STUB = REPOSITORY / "pybridge" / "provengym" / "_core.pyi"

METHODS = {
    (node.name, method.name): method
    for node in ast.parse(STUB.read_text(encoding="utf-8")).body
    if isinstance(node, ast.ClassDef) and hasattr(_core, node.name)
    for method in node.body
    if isinstance(method, ast.FunctionDef) and not method.decorator_list
    if method.name not in ("__eq__", "__hash__")
    if (node.name, method.name) != ("Cursor", "__init__")  # there is none
}


def parameters(function):
    """The names before and after `*`, and the defaults."""
    taken = function.args
    positional = [parameter.arg for parameter in (*taken.posonlyargs, *taken.args)]
    keywords = [parameter.arg for parameter in taken.kwonlyargs]
    defaults = [*zip(reversed(positional), reversed(taken.defaults), strict=False)]
    defaults += zip(keywords, taken.kw_defaults, strict=True)
    values = {name: ast.literal_eval(value) for name, value in defaults if value is not None}
    return positional, keywords, values


def at_runtime(name, method):
    """The parameters by the signature that pybind11 writes, which `inspect` does not read."""
    (signature,) = getattr(getattr(_core, name), method).__doc__.strip().splitlines()
    (function,) = ast.parse(f"def {signature}: ...").body
    return function


def test_stubtest_finds_no_difference():
    assert importlib.util.find_spec("mypy"), "needs mypy: pip install '.[lint]'"
    command = [sys.executable, "-m", "mypy.stubtest", "provengym._core"]
    outcome = subprocess.run(
        [*command, "--mypy-config-file", "pyproject.toml"],
        cwd=REPOSITORY,
        capture_output=True,
        text=True,
        check=False,
    )

    assert outcome.returncode == 0, outcome.stdout + outcome.stderr
    assert outcome.stdout == "Success: no issues found in 1 module\n"


@pytest.mark.parametrize(("name", "method"), METHODS, ids=[".".join(at) for at in METHODS])
def test_the_parameters_are_those_of_the_function(name, method):
    function = at_runtime(name, method)
    said, taken = parameters(METHODS[name, method]), parameters(function)

    if function.args.kwarg is None:
        assert said[:2] == taken[:2]
        # A parameter may have to be given where the stub knows that the default is refused.
        assert said[2].items() <= taken[2].items()
    else:  # a kernel checks the names of its parameters itself
        kernel = _core.KERNELS[name]
        others = ["words"] if hasattr(kernel, "words") else []  # an array, and no integer
        assert said == (["self"], [*kernel.params, *others], {})

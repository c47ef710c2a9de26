"""The scalar header: Lean's arithmetic on words, and nothing else, whatever the compiler."""

import ctypes
import itertools
import shutil
import subprocess
from pathlib import Path

import pytest

BRIDGE = Path(__file__).resolve().parents[2] / "pybridge"
WARNINGS = ["-Wall", "-Wextra", "-Werror"]
COMPILERS = [
    [path, *standard]
    for name, standard in [
        ("gcc", ["-std=c99"]),
        ("g++", ["-std=c++17"]),
        ("clang", ["-std=c99"]),
        ("clang++", ["-std=c++17"]),
    ]
    if (path := shutil.which(name))
]
compilers = pytest.mark.parametrize("compiler", COMPILERS, ids=lambda c: Path(c[0]).name)

TYPES = {8: ctypes.c_uint8, 16: ctypes.c_uint16, 32: ctypes.c_uint32, 64: ctypes.c_uint64}

# What Lean's documentation says, on Python's integers; results are taken modulo 2^width.
BINARY = {
    "add": lambda a, b, _: a + b,
    "sub": lambda a, b, _: a - b,
    "mul": lambda a, b, _: a * b,
    "div": lambda a, b, _: a // b if b else 0,
    "mod": lambda a, b, _: a % b if b else a,
    "land": lambda a, b, _: a & b,
    "lor": lambda a, b, _: a | b,
    "xor": lambda a, b, _: a ^ b,
    "shift_left": lambda a, b, width: a << (b % width),
    "shift_right": lambda a, b, width: a >> (b % width),
}
COMPARISONS = {
    "dec_eq": lambda a, b: a == b,
    "dec_lt": lambda a, b: a < b,
    "dec_le": lambda a, b: a <= b,
}
UNARY = {
    "complement": lambda a: ~a,
    "neg": lambda a: -a,
    "log2": lambda a: a.bit_length() - 1 if a else 0,
}


def signatures():
    """Each operation: its name, the widths of its arguments and result, and what it computes."""
    for width in TYPES:
        for name, meaning in BINARY.items():
            value = lambda a, b, f=meaning, w=width: f(a, b, w)  # noqa: E731
            yield f"lean_uint{width}_{name}", (width, width), width, value
        for name, meaning in COMPARISONS.items():
            yield f"lean_uint{width}_{name}", (width, width), 8, meaning
        for name, meaning in UNARY.items():
            yield f"lean_uint{width}_{name}", (width,), width, meaning
        for other in TYPES.keys() - {width}:
            yield f"lean_uint{width}_to_uint{other}", (width,), other, lambda a: a
        yield f"lean_bool_to_uint{width}", (1,), width, lambda a: a
    for name in ("add", "sub", "mul", "land", "xor"):
        yield f"lean_int64_{name}", (64, 64), 64, lambda a, b, f=BINARY[name]: f(a, b, 64)
    yield "lean_int64_neg", (64,), 64, UNARY["neg"]
    yield "lean_int64_dec_eq", (64, 64), 8, COMPARISONS["dec_eq"]
    yield "lean_int64_dec_lt", (64, 64), 8, lambda a, b: (a ^ 2**63) < (b ^ 2**63)


def edges(width):
    """Every value of a narrow word; else what lies around powers of two and around the width."""
    if width <= 4:
        return range(2**width)
    around = [0, width, *(2**k for k in {1, 7, 8, 15, 16, 31, 32, 63, width // 2, width - 1})]
    return sorted({(a + d) % 2**width for a in around for d in (-1, 0, 1)})


def compiled(compiler, source, options, folder):
    """Compiles C to `folder/out`, with warnings as errors."""
    file = folder / "test.c"
    file.write_text(source)
    language = ["-x", "c++"] if "++" in compiler[0] else []
    include = [f"-I{BRIDGE / 'include'}", f"-I{BRIDGE / 'generated'}"]
    command = [*compiler, *WARNINGS, *include, *options, *language, str(file)]
    command += ["-o", str(folder / "out")]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@compilers
@pytest.mark.parametrize("optimisation", ["-O0", "-O3"])
def test_arithmetic(compiler, optimisation, tmp_path):
    """Each operation, for all pairs of edge values, against Python's integers."""
    source = ["#include <lean/lean.h>", "#ifdef __cplusplus", 'extern "C" {', "#endif"]
    for name, arguments, result, _ in signatures():
        types = [f"uint{max(width, 8)}_t" for width in arguments]
        declared = ", ".join(f"{t} x{k}" for k, t in enumerate(types))
        passed = ", ".join(f"x{k}" for k in range(len(types)))
        # As in emitted files: a plain prototype after the definition.
        source.append(f"uint{result}_t {name}({', '.join(types)});")
        source.append(f"uint{result}_t test_{name}({declared});")
        source.append(f"uint{result}_t test_{name}({declared}) {{ return {name}({passed}); }}")
    source += ["#ifdef __cplusplus", "}", "#endif", ""]
    outcome = compiled(compiler, "\n".join(source), [optimisation, "-shared", "-fPIC"], tmp_path)
    assert outcome.returncode == 0, outcome.stderr
    library = ctypes.CDLL(str(tmp_path / "out"))

    for name, arguments, result, meaning in signatures():
        function = library[f"test_{name}"]
        function.argtypes = [TYPES[max(width, 8)] for width in arguments]
        function.restype = TYPES[result]
        for values in itertools.product(*map(edges, arguments)):
            assert meaning(*values) % 2**result == function(*values), (name, values)


@compilers
@pytest.mark.parametrize("optimisation", ["-O0", "-O1", "-O3"])
def test_unused_wrappers_vanish(compiler, optimisation, tmp_path):
    """An emitted kernel compiles without a warning, and its wrappers do not reach the program."""
    source = (
        '#include "gridworld.c"\nint main(void) { return !gridworld_valid(1, 1, 0, 0, 0, 0); }\n'
    )
    outcome = compiled(compiler, source, [optimisation], tmp_path)

    assert (outcome.returncode, outcome.stderr) == (0, "")
    assert subprocess.run([tmp_path / "out"], check=False).returncode == 0


USES = [
    "l_Spec_GridWorld_Kernel_valid___boxed(0, 0, 0, 0, 0, 0)",
    "initialize_Spec_GridWorld_Kernel(1)",
    "initialize_Init(1)",
    "lean_box(1)",
    "lean_box_uint32(1)",
    "lean_box_uint64(1)",
    "lean_alloc_ctor(0, 1, 0)",
    "lean_io_result_mk_ok(0)",
    "(lean_dec((lean_object *)0), (lean_object *)0)",
    "(lean_inc((lean_object *)0), (lean_object *)0)",
]


@compilers
@pytest.mark.parametrize("use", USES, ids=lambda use: use.strip("(").partition("(")[0])
def test_objects_are_refused(compiler, use, tmp_path):
    """Calling what works on Lean objects does not compile, even without optimisation."""
    source = f'#include "gridworld.c"\nint main(void) {{ return {use} != 0; }}\n'
    for optimisation in ("-O0", "-O3"):
        outcome = compiled(compiler, source, [optimisation, "-c"], tmp_path)

        assert outcome.returncode != 0
        assert "a kernel works on machine words: no Lean objects" in outcome.stderr

"""The fold that judges a row of a certificate, in C, compared with its definition in integers."""

import ctypes
import shutil
import subprocess
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

BRIDGE = Path(__file__).resolve().parents[2] / "pybridge"
COMPILER = next(filter(None, map(shutil.which, ("c++", "g++", "clang++"))), None)
TOP = 2**63

pytestmark = pytest.mark.skipif(COMPILER is None, reason="needs a C++ compiler")

# Rows of one entry so many times over, which is more than fit in memory.
SOURCE = r"""
#include "solver/checking.hpp"

using namespace provengym;

template <class Arithmetic>
static int verdict(const Arithmetic &numbers, std::uint64_t entries, std::uint32_t weight) {
    auto row = numbers.init();
    for (std::uint64_t i = 0; i < entries; ++i) numbers.push(row, weight, 0, 0, 0);
    return numbers.finish_upper(0, row) && numbers.finish_lower(0, row);
}

static Parameters parameters(std::uint64_t denominator) {
    const std::int32_t successor = 0;
    const std::int64_t nothing = 0;
    const std::uint8_t terminated = 0;
    const TableArrays from{1, 1, denominator, 1, 2, 0, {0, 1}, 1, nullptr, nullptr,
                           &successor, &nothing, &terminated};
    return {Table(from), Claim{&nothing, &nothing, 1, 0, nullptr}};
}

extern "C" int wide(std::uint64_t denominator, std::uint64_t entries, std::uint32_t weight) {
    return verdict(WideArithmetic{parameters(denominator)}, entries, weight);
}

extern "C" int narrow(std::uint64_t denominator, std::uint64_t entries, std::uint32_t weight) {
    return verdict(NarrowArithmetic{parameters(denominator)}, entries, weight);
}

extern "C" std::uint64_t push_weight(std::uint64_t sum, std::uint32_t weight) {
    return certificate_push_weight(sum, weight);
}

extern "C" std::uint64_t push_largest(std::uint64_t largest, std::uint64_t x) {
    return certificate_push_largest(largest, x);
}
"""


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    folder = tmp_path_factory.mktemp("rows")
    source, target = folder / "rows.cpp", folder / "rows.so"
    source.write_text(SOURCE)
    include = [f"-I{BRIDGE / 'include'}", f"-I{BRIDGE / 'src'}"]
    flags = ["-std=c++17", "-O2", "-shared", "-fPIC", *include]
    outcome = subprocess.run(
        [COMPILER, *flags, source, "-o", target], capture_output=True, text=True, check=False
    )
    assert outcome.returncode == 0, outcome.stderr
    library = ctypes.CDLL(str(target))
    for name in ("wide", "narrow"):
        getattr(library, name).argtypes = (ctypes.c_uint64, ctypes.c_uint64, ctypes.c_uint32)
    library.push_weight.argtypes = (ctypes.c_uint64, ctypes.c_uint32)
    library.push_largest.argtypes = (ctypes.c_uint64, ctypes.c_uint64)
    library.push_weight.restype = library.push_largest.restype = ctypes.c_uint64
    return library


@pytest.mark.parametrize("arithmetic", ["wide", "narrow"])
@pytest.mark.parametrize(
    ("denominator", "entries", "weight", "accepted"),
    [
        (1, 1, 1, True),
        (2**20, 2**20, 1, True),  # a long row whose weights sum to the denominator
        (2**30, 1, 2**30, True),
        (2**30, 2**10, 2**20, True),
        (2**30, 0, 1, False),
        (2**20, 2**20 - 1, 1, False),
        (2**20, 2**20 + 1, 1, False),
        (2**30, 2, 2**30, False),
        (2**30, 5, 2**30, False),  # the weights sum to 2^32 more than the denominator
        (2**30, 2**22 + 1, 2**30, False),  # and to 2^52 more
        (2**20, 2**20, 2**31 + 1, False),  # and to 2^51 more
    ],
)
def test_rows_of_any_length(arithmetic, denominator, entries, weight, accepted, library):
    assert getattr(library, arithmetic)(denominator, entries, weight) == accepted


WORDS = st.integers(0, 2**64 - 1)


@given(st.integers(TOP - 2**33, TOP + 2**33) | WORDS, st.integers(0, 2**32 - 1))
@example(2**64 - 1, 2**30 + 1)  # wraps around to a denominator where nothing prevents it
@example(2**64 - 2**32 + 1, 2**32 - 1)
@example(TOP - 1, 0)
@example(TOP - 1, 1)
@example(TOP, 0)
def test_a_sum_of_weights_never_comes_back(library, sum, weight):
    """It is exact below 2^63, and whatever has reached that stays above it."""
    assert min(library.push_weight(sum, weight), TOP) == min(sum + weight, TOP)


@given(st.integers(0, TOP), st.integers(-TOP, TOP - 1))
@example(0, -TOP)
@example(TOP, TOP - 1)
@example(7, -7)
def test_the_largest_absolute_value(library, largest, x):
    assert library.push_largest(largest, x % 2**64) == max(largest, abs(x))

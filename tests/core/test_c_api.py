"""libprovengym, built by CMake, installed, and used by a C program and a C++ one."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from core.kernels import CASES
from programs import CMAKE
from provengym._core import KERNELS

REPOSITORY = Path(__file__).resolve().parents[2]
PROGRAM = Path(__file__).with_name("c_api.c")

pytestmark = pytest.mark.skipif(
    not (CMAKE and shutil.which("make") and shutil.which("cc") and shutil.which("c++")),
    reason="needs cmake, make, cc and c++",
)


def run(*command):
    outcome = subprocess.run(command, capture_output=True, text=True, check=False)
    assert outcome.returncode == 0, outcome.stdout + outcome.stderr
    return outcome.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """A prefix with the library and its header, compiled without a warning."""
    build, prefix = tmp_path_factory.mktemp("build"), tmp_path_factory.mktemp("prefix")
    options = ["-DPROVENGYM_SHARED=ON", "-DPROVENGYM_WERROR=ON", "-DCMAKE_INSTALL_LIBDIR=lib"]
    run(CMAKE, "-S", REPOSITORY / "pybridge", "-B", build, "-G", "Unix Makefiles", *options)
    run(CMAKE, "--build", build)
    run(CMAKE, "--install", build, "--prefix", prefix)
    return prefix


def of_a_kernel(name):
    """Return the C that tells the program of a kernel: its parameters, its start and its sizes."""
    kernel, lower, words = KERNELS[name], name.lower(), CASES[name].in_c.get("words")
    values = ", ".join(f"{CASES[name].in_c[parameter]}u" for parameter in kernel.params)
    lines = [f"static const provengym_{lower} params_{lower} = {{{values}}};"]
    place = "" if kernel.reset_words == 0 else ", key, t"
    word = ""
    if words is not None:
        listed = ", ".join(f"{word}u" for word in words.tolist())
        lines.append(f"static const uint64_t words_{lower}[] = {{{listed}}};")
        index = f"provengym_{lower}_word_index(&params_{lower}, {len(words)}, key, t)"
        word = f", words_{lower}[{index}]"
    bits = kernel.state_dtype.itemsize * 8
    shows = 1 if kernel.observation[0] == "index" else len(kernel.observation)
    about = f"uint{bits}_t, PRIu{bits}, {len(kernel.state)}, {shows}, {kernel.step_words}"
    return "\n".join(
        [
            *lines,
            f"static provengym_{lower}_state start_{lower}(uint64_t key, uint64_t t) {{",
            "    (void)key, (void)t;",
            f"    return provengym_{lower}_init(&params_{lower}{word}{place});",
            "}",
            f"KERNEL({lower}, {name.upper()}, params_{lower}, {about})",
        ]
    )


def check_kernels():
    """The function that checks every kernel."""
    calls = " ".join(f"check_{name.lower()}(n);" for name in KERNELS)
    return f"\nstatic void check_kernels(size_t n) {{ {calls} }}\n"


@pytest.fixture(
    scope="module",
    params=[["cc", "-std=c99"], ["c++", "-x", "c++", "-std=c++17"]],
    ids=["c", "c++"],
)
def printed(request, installed, tmp_path_factory):
    """Return the lines that the program printed, but for the last."""
    folder = tmp_path_factory.mktemp("program")
    (folder / "kernels.inc").write_text("\n".join(map(of_a_kernel, KERNELS)) + check_kernels())
    program = folder / "program"
    library = installed / "lib"
    warnings = ["-Wall", "-Wextra", "-Wpedantic", "-Werror"]
    linked = [f"-L{library}", f"-Wl,-rpath,{library}", "-lprovengym"]
    include = (f"-I{installed / 'include'}", f"-I{folder}")
    run(*request.param, *warnings, *include, PROGRAM, "-o", program, *linked)
    *lines, last = run(program).splitlines()
    assert last == "passed"
    return lines


def integers(text):
    return tuple(map(int, text.split()))


@pytest.mark.parametrize("name", KERNELS)
def test_every_kernel_does_in_c_what_it_does_in_python(name, printed):
    said = {kind: [] for kind in ("init", "step", "transform")}
    for line in printed:
        kind, kernel, rest = line.split(" ", 2)
        if kernel == name.lower():
            said[kind].append(rest.split(" :"))
    inits, steps = said["init"], said["step"]
    kernel = KERNELS[name](**CASES[name].in_c)

    assert len(inits) == 100
    for place, state, _ in inits:
        assert kernel.init(*integers(place)) == integers(state)
    assert len(steps) == 200
    for before, drawn, after, outcome, observation in steps:
        reward, terminated = integers(outcome)
        action, *noise = integers(drawn)
        words = tuple(noise) if len(noise) > 1 else noise[0]
        assert kernel.step(integers(before), action, words) == (
            integers(after),
            reward,
            bool(terminated),
        )
        assert kernel.observe(integers(after)) == integers(observation)
    assert len(said["transform"]) == (200 if hasattr(kernel, "transform") else 0)
    for t, transform in said["transform"]:
        assert (kernel.transform(7, int(t)),) == integers(transform)


def test_the_library_exports_the_header_and_no_more(installed):
    declared = re.findall(r"(provengym_\w+)\(", (installed / "include/provengym.h").read_text())
    library = next((installed / "lib").glob("libprovengym.*"))
    exported = re.findall(r" [TWVi] (\w+)$", run("nm", "-D", library), re.MULTILINE)

    assert sorted(declared) == sorted(exported)

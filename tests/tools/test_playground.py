"""Output of tools/playground.py, without the compiler and the browser that `make playground-test`
needs."""

import json
import re
import shutil
import subprocess

import pytest

import playground
import provengym
from kernel_table import read_kernels
from provengym.envs.registry import ENVIRONMENTS
from provengym.finite.quantities import shown_up
from provengym.solving import endless, unreachable
from provengym.solving.registry import KINDS

LAKE = "FrozenLake-v1"
LOOP = [[[(1, 1, 2, False)]], [[(1, 0, -1, False)]]]  # earns 2, pays 1, and so on


@pytest.fixture(scope="module")
def kernels():
    return read_kernels(playground.ROOT)


@pytest.fixture(scope="module")
def registry(kernels):
    return playground.registry(kernels)


def test_the_c_compiles_and_exports_what_the_pages_call(kernels, tmp_path):
    if (compiler := shutil.which("cc")) is None:
        pytest.skip("needs a C compiler")
    source = tmp_path / "kernels.c"
    source.write_text(playground.kernels_c(kernels), encoding="utf-8")
    folders = [playground.ROOT / f"pybridge/{name}" for name in ("include", "src")]
    include = [f"-I{folder}" for folder in (*folders, playground.PAGES)]
    subprocess.run([compiler, "-fsyntax-only", "-w", *include, source], check=True)

    exported = set(re.findall(r"EXPORT\((\w+)\)", source.read_text(encoding="utf-8")))
    for kernel in kernels:
        for name in ("valid", "init", "observe", "transition", "call", "terminated"):
            assert f"{kernel.name}_{name}" in exported


def test_the_cells_of_a_kernel_do_not_overlap(kernels):
    cells, limit = playground.CELLS, playground.NUMBER_OF_CELLS
    sizes = {"params": 0, "state": 0, "next": 0, "observation": 0}
    for kernel in kernels:
        counts = (kernel.params, kernel.state, kernel.state, kernel.observation)
        sizes = {name: max(n, len(c)) for (name, n), c in zip(sizes.items(), counts, strict=True)}
    used = [cells[name] + k for name in cells for k in range(sizes.get(name, 1))]

    assert len(used) == len(set(used))
    assert max(used) < limit


def test_every_environment_is_in_the_registry(registry):
    content, files = registry
    environments = json.loads(json.dumps(content))["environments"]

    assert [one["name"] for one in environments] == [entry.name for entry in ENVIRONMENTS]
    for one in environments:
        assert (playground.PAGES / f"environments/{one['module']}.js").exists()
        listed = one["words"] or {"list": []}
        assert listed.get("file") in (None, *files)


def test_every_page_has_a_head_and_links_to_all_pages():
    pages = {name: data.decode() for name, data in playground.pages().items() if "html" in name}

    assert len(pages) >= 4
    for name, text in pages.items():
        assert "<!--" not in text
        assert re.findall(r'href="(\w+\.html)" aria-current="page"', text) == [name]
        assert {*re.findall(r'href="(\w+\.html)"', text)} == set(pages)


def test_without_a_compiler_it_says_so(kernels, tmp_path):
    with pytest.raises(playground.PlaygroundError, match="none cannot be run"):
        playground.compile_wasm([str(tmp_path / "none")], kernels)


def test_a_build_that_fails_ends_with_the_word(tmp_path, capsys):
    assert playground.main(["--zig", "/no/zig", "--output", str(tmp_path)]) == 1
    assert capsys.readouterr().err.startswith(f"failed: {tmp_path} is not written: ")
    assert not any(tmp_path.iterdir())


def evaluated(code, *arguments):
    """Run a module of JavaScript, to which the pages are `PAGES`, and return its output."""
    if (node := shutil.which("node")) is None:
        pytest.skip("needs Node.js")
    code = code.replace("PAGES", playground.PAGES.as_uri())
    words = [node, "--input-type=module", "-e", code, *map(str, arguments)]
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout


def test_a_certificate_for_python_is_named_as_one(tmp_path):
    file = tmp_path / "grid.npz"
    provengym.solve("GridWorld", height=1, width=2, discount=0.5).certificate.save(file)
    code = """
        import fs from "node:fs";
        import { read } from "PAGES/certificate.js";
        try { read(fs.readFileSync(process.argv[1], "utf8")); }
        catch (error) { console.log(error.message); }
    """

    said = evaluated(code, file)

    assert said.startswith("it is a .npz, and this page reads what `provengym solve` writes")


CERTIFICATES = {
    "discounted": lambda: provengym.solve(LOOP, discount="0.9").certificate,
    "horizon": lambda: provengym.solve(LOOP, horizon=2).certificate,
    "success": lambda: provengym.solve(LAKE, objective="success", members="reachable").certificate,
    "total": lambda: provengym.solve(LAKE, objective="total").certificate,
    "endless": lambda: endless(LOOP),
    "unreachable": lambda: unreachable(LAKE),
}


@pytest.mark.parametrize("kind", KINDS)
def test_the_page_reads_the_fields_that_python_writes(tmp_path, kind):
    file = tmp_path / "certificate.json"
    CERTIFICATES[kind]().save(file)
    written = json.loads(file.read_text())
    code = """
        import fs from "node:fs";
        import { read } from "PAGES/certificate.js";
        const text = fs.readFileSync(process.argv[1], "utf8");
        const found = read(text, JSON.parse(process.argv[2]));
        const plain = (name, item) => typeof item === "bigint" ? String(item)
          : ArrayBuffer.isView(item) ? Array.from(item, String) : item;
        console.log(JSON.stringify(found, plain));
    """
    found = json.loads(evaluated(code, file, json.dumps(playground.kinds())))

    for name in (*KINDS[kind].numbers, *KINDS[kind].arrays):
        expected = written.get(name)
        if isinstance(expected, list):
            expected = [str(int(item)) for item in expected]
        elif isinstance(expected, int):
            expected = str(expected)
        assert found[name] == expected


def test_a_kind_that_the_page_does_not_check_is_named(tmp_path):
    file = tmp_path / "certificate.json"
    CERTIFICATES["discounted"]().save(file)
    file.write_text(json.dumps({**json.loads(file.read_text()), "kind": "newer"}))
    code = """
        import fs from "node:fs";
        import { read } from "PAGES/certificate.js";
        try { read(fs.readFileSync(process.argv[1], "utf8"), { newer: {} }); }
        catch (error) { console.log(error.message); }
    """

    said = evaluated(code, file)

    assert said == "this page does not check the kind newer: `provengym check` does\n"


@pytest.mark.parametrize(
    ("apart", "scale"), [(0, 7), (1, 3), (19, 10**19), (2_999, 10**21), (1, 2**125), (2**63, 1)]
)
def test_a_bound_is_told_as_python_tells_it(apart, scale):
    code = """
        import { KINDS } from "PAGES/kinds.js";
        const [upper, scale] = process.argv.slice(1).map(BigInt);
        const given = { upper: [upper], lower: [0n], scale, members: null };
        console.log(KINDS.success.conclusion(given));
    """
    bound = shown_up(apart / scale)
    expected = f"is known within {bound}" if apart else "is exactly as said"

    assert evaluated(code, apart, scale).strip().endswith(expected)

"""Output of tools/playground.py, without the compiler and the browser that `make playground-test`
needs."""

import json
import re
import shutil
import subprocess

import numpy as np
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


CERTIFICATES = {
    "discounted": lambda: provengym.solve(LOOP, discount="0.9").certificate,
    "horizon": lambda: provengym.solve(LOOP, horizon=2).certificate,
    "success": lambda: provengym.solve(LAKE, objective="success", members="reachable").certificate,
    "total": lambda: provengym.solve(LAKE, objective="total").certificate,
    "endless": lambda: endless(LOOP),
    "unreachable": lambda: unreachable(LAKE),
}


READ = """
    import fs from "node:fs";
    import { read } from "PAGES/certificate.js";
    const plain = (name, item) => typeof item === "bigint" ? String(item)
      : ArrayBuffer.isView(item) ? Array.from(item, String) : item;
    const [kinds, ...files] = process.argv.slice(1);
    for (const file of files) {
      let found;
      try { found = await read(fs.readFileSync(file), JSON.parse(kinds)); }
      catch (error) { found = { error: error.message }; }
      console.log(JSON.stringify(found, plain));
    }
"""


def read_by_the_page(*files, kinds=None):
    """Return what the page reads in each file, or the error that it tells."""
    kinds = playground.kinds() if kinds is None else kinds
    return list(map(json.loads, evaluated(READ, json.dumps(kinds), *files).splitlines()))


@pytest.mark.parametrize("kind", KINDS)
def test_the_page_reads_the_fields_that_python_writes(tmp_path, kind):
    file = tmp_path / "certificate.json"
    certificate = CERTIFICATES[kind]()
    certificate.save(file)
    certificate.save(file.with_suffix(".npz"))
    written = json.loads(file.read_text())
    found, in_arrays = read_by_the_page(file, file.with_suffix(".npz"))

    for name in (*KINDS[kind].numbers, *KINDS[kind].arrays):
        expected = written.get(name)
        if isinstance(expected, list):
            expected = [str(int(item)) for item in expected]
        elif isinstance(expected, int):
            expected = str(expected)
        assert found[name] == expected
    assert in_arrays == found


def test_a_kind_that_the_page_does_not_check_is_named(tmp_path):
    file = tmp_path / "certificate.json"
    CERTIFICATES["discounted"]().save(file)
    file.write_text(json.dumps({**json.loads(file.read_text()), "kind": "newer"}))

    (said,) = read_by_the_page(file, kinds={"newer": {}})

    assert said == {"error": "this page does not check the kind newer: `provengym check` does"}


def test_arrays_are_read_however_they_are_packed(tmp_path):
    first, second = tmp_path / "packed.npz", tmp_path / "plain.npz"
    CERTIFICATES["discounted"]().save(first)
    with np.load(first) as arrays:
        np.savez(second, **arrays)

    packed, plain = read_by_the_page(first, second)

    assert packed == plain
    assert packed["kind"] == "discounted"


def changed(file, change):
    """Write the file again with other bytes."""
    content = bytearray(file.read_bytes())
    change(content)
    file.write_bytes(content)


def put(content, before, width, number, past=0):
    """Put a number into a zip, so many bytes past the last place of some others."""
    place = content.rindex(before) + past
    content[place : place + width] = number.to_bytes(width, "little")


ENTRY, END = b"PK\1\2", b"PK\5\6"
BROKEN = {
    "no end": (lambda c: c.__delitem__(slice(-30, None)), "it has no end"),
    "list": (lambda c: put(c, END, 4, 7, 16), "its list of members is broken"),
    "many": (lambda c: put(c, END, 2, 9_999, 10), "it has 9999 members, and this page reads at"),
    "large": (lambda c: put(c, ENTRY, 4, 2**31, 24), "bytes, and this page reads at most"),
    "size": (lambda c: put(c, ENTRY, 4, 99, 24), "policy.npy is damaged"),
    "short": (lambda c: put(c, ENTRY, 4, 9_999, 24), "policy.npy is damaged"),
    "sum": (lambda c: put(c, ENTRY, 4, 7, 16), "policy.npy is damaged"),
    "place": (lambda c: put(c, ENTRY, 4, 2**30, 42), "policy.npy is damaged"),
    "packed": (lambda c: put(c, ENTRY, 4, 2**31, 20), "policy.npy is damaged"),
    "method": (lambda c: put(c, ENTRY, 2, 12, 10), "in another way than NumPy does"),
    "encrypted": (lambda c: put(c, ENTRY, 2, 1, 8), "policy.npy is encrypted"),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_zip_that_is_not_what_it_claims_is_refused(tmp_path, what):
    change, why = BROKEN[what]
    file = tmp_path / "grid.npz"
    provengym.solve("GridWorld", height=1, width=2, discount=0.5).certificate.save(file)
    changed(file, change)

    (said,) = read_by_the_page(file)

    assert why in said["error"]


ARRAYS = {
    "values": (np.zeros(2), "values must be an array of integers or truth values"),
    "policy": (np.zeros((2, 1), dtype=np.int32), "of one dimension"),
    "header": (np.zeros(3, dtype=np.uint8), "the file is no JSON"),
}


@pytest.mark.parametrize("name", ARRAYS)
def test_an_array_of_another_form_is_refused(tmp_path, name):
    file = tmp_path / "grid.npz"
    provengym.solve("GridWorld", height=1, width=2, discount=0.5).certificate.save(file)
    array, why = ARRAYS[name]
    with np.load(file) as arrays:
        np.savez(file, **{**arrays, name: array})
    with np.load(file) as arrays:
        del (others := dict(arrays))["policy"]
        np.savez(lacking := tmp_path / "lacking.npz", **others)

    said, lacks = read_by_the_page(file, lacking)

    assert why in said["error"]
    assert "error" in lacks


def test_other_files_are_told_apart_from_certificates(tmp_path):
    model, arrays, text = (tmp_path / name for name in ("model.npz", "arrays.npz", "text.json"))
    provengym.extract("FrozenLake-v1").save(model)
    np.savez(arrays, values=np.zeros(3))
    text.write_text('{"format": "provengym-finding"}')

    *said, finding = (found["error"] for found in read_by_the_page(model, arrays, text))

    assert said[0].startswith("it is a model, which this page does not take: `provengym solve`")
    assert said[1] == "it is a .npz with another content than a certificate: it has no header"
    assert finding.startswith("the file is no certificate: its format must be")


SHARE = """
    import { read, write } from "PAGES/share.js";
    const [hash, ...rest] = process.argv.slice(1);
    try {
      const found = read(hash);
      const { name, seed, params: settings, actions } = found;
      console.log(JSON.stringify({ ...found, again: write({ name, seed, settings, actions }) }));
    } catch (error) { console.log(JSON.stringify({ error: error.message })); }
"""


@pytest.mark.parametrize(
    ("text", "actions"),
    [
        ("GridWorld&seed=7&height=3&actions=3_3_1", [3, 3, 1]),
        ("Swimmer&seed=0&actions=0.25,-1_0,1e-7", [[0.25, -1], [0, 1e-7]]),
        ("Fishing&seed=18446744073709551615", []),
    ],
)
def test_a_link_carries_an_episode(text, actions):
    found = json.loads(evaluated(SHARE, f"#{text}"))

    assert (found["name"], found["actions"]) == (text.partition("&")[0], actions)
    assert found["again"] == f"#{text}"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("GridWorld&actions=3_x", "action 2 of the link must be a number, or several with commas"),
        ("GridWorld&actions=3__1", "action 2 of the link must be a number"),
        (f"GridWorld&actions={'_'.join('1' * 2001)}", "a link has at most 2000 actions, got 2001"),
    ],
    ids=["text", "nothing", "long"],
)
def test_a_link_with_other_actions_is_refused(text, why):
    assert why in json.loads(evaluated(SHARE, f"#{text}"))["error"]


@pytest.mark.parametrize("text", ["GridWorld&height=x", "%E0%A4%A&seed=1", ""])
def test_a_link_that_cannot_be_understood_says_nothing(text):
    assert json.loads(evaluated(SHARE, f"#{text}"))["name"] == ""


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

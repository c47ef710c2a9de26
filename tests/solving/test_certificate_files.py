"""Certificates in files: what is written is read, and what is none is refused in one line."""

import dataclasses
import functools
import io
import itertools
import json
import os
import zipfile

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import provengym
from provengym.solving.certificates import records
from provengym.solving.registry import KINDS
from solving.certified import assert_same, grid, lake
from solving.random_processes import question


@pytest.mark.parametrize("ending", [".npz", ".json", ".JSON"])
@pytest.mark.parametrize("make", [grid, lake])
@pytest.mark.parametrize("alone", [False, True])
def test_what_is_written_is_read(tmp_path, ending, make, alone):
    certificate = make()
    if alone:
        certificate = dataclasses.replace(certificate, policy=None)
    file = tmp_path / f"certificate{ending}"
    certificate.save(file)
    found = provengym.load_certificate(str(file))

    assert_same(certificate, found)
    assert provengym.check(None, found)
    assert provengym.check(None, file)
    assert os.listdir(tmp_path) == [file.name]


def test_extreme_numbers(tmp_path):
    values = np.full(12, 2**63 - 1)
    values[1] = -(2**63)
    certificate = dataclasses.replace(
        grid(), values=values, error=2**62 - 1, scale=2**100, policy=np.full(12, -(2**31), np.int32)
    )
    for name in ("c.npz", "c.json"):
        certificate.save(tmp_path / name)
        assert_same(certificate, provengym.load_certificate(tmp_path / name))


def test_the_json_is_plain(tmp_path):
    grid().save(tmp_path / "c.json")
    whole = json.loads((tmp_path / "c.json").read_text())
    expected = grid()

    assert whole == {
        "format": "provengym certificate",
        "version": 3,
        "kind": "discounted",
        "discount": "99/100",
        "scale": expected.scale,
        "error": expected.error,
        "sha256": expected.sha256,
        "environment": {
            "id": "provengym/GridWorld-v0",
            "parameters": {"height": 3, "width": 4, "start": [0, 0], "goal": [0, 2]},
        },
        "model": None,
        "values": expected.values.tolist(),
        "policy": expected.policy.tolist(),
    }


def test_files_of_version_2_say_no_kind(tmp_path):
    file = tmp_path / "c.json"
    grid().save(file)
    whole = json.loads(file.read_text())
    del whole["kind"]
    file.write_text(json.dumps({**whole, "version": 2}))

    assert_same(grid(), provengym.load_certificate(file))


def test_a_file_is_replaced_in_one_step(tmp_path, monkeypatch):
    file = tmp_path / "c.npz"
    grid().save(file)
    before = file.read_bytes()

    def fail(file, **members):
        file.write(b"half")
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(np, "savez_compressed", fail)
        with pytest.raises(OSError, match="No space"):
            grid().save(file)

    assert file.read_bytes() == before
    assert os.listdir(tmp_path) == ["c.npz"]
    mask = os.umask(0o027)
    try:
        grid().save(file)
    finally:
        os.umask(mask)
    assert file.stat().st_mode & 0o777 == 0o640


# ---- Files that are refused ---------------------------------------------------------------------


@pytest.mark.parametrize("name", ["c.txt", "c", "c.npy"])
def test_other_endings(tmp_path, name):
    for call in (grid().save, provengym.load_certificate):
        with pytest.raises(ValueError, match=r"a certificate is a .npz or a .json file, got .*c"):
            call(tmp_path / name)


def test_files_that_are_not_there(tmp_path):
    with pytest.raises(FileNotFoundError):
        provengym.load_certificate(tmp_path / "c.npz")
    with pytest.raises(FileNotFoundError):
        grid().save(tmp_path / "nowhere" / "c.json")


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"format": "another"}, "the field 'format' is not 'provengym certificate'"),
        ({"format": None}, "the field 'format' is not"),
        ({"version": 4}, "the field 'version' must be 3, got 4$"),
        ({"version": True}, "the field 'version' must be 3, got True$"),
        ({"version": 1}, "the field 'version' must be 3, got 1: .* solve the model again"),
        ({"version": [3]}, r"the field 'version' must be 3, got \[3\]$"),
        ({"kind": ...}, "the field 'kind' is missing"),
        ({"kind": "other"}, "the field 'kind' must be one of discounted.*, got 'other'"),
        ({"kind": ["discounted"]}, r"the field 'kind' must be one of .*, got \['discounted'\]"),
        ({"sha256": "0" * 64}, "the model in the file is damaged: its sha256 is .*, not 000000"),
        ({"discount": "1/2"}, "the model in the file is damaged: its sha256 is "),
        ({"model.rounding": 0.5}, "the model in the file is damaged: its sha256 is "),
        ({"model.reward_rounding": 1e-9}, "the model in the file is damaged: its sha256 is "),
        ({"scale": None}, "scale must be an integer"),
        ({"scale": ...}, "the field 'scale' is missing"),
        ({"scale": 0}, "scale must be between 1 and"),
        ({"error": -1}, "error must be between 0 and"),
        ({"error": 1.5}, "error must be an integer"),
        ({"error": ...}, "the field 'error' is missing"),
        ({"discount": "1"}, r"discount must be a number in \[0, 1\)"),
        ({"discount": [1]}, "discount must be a number"),
        ({"discount": ...}, "the field 'discount' is missing"),
        ({"sha256": "abc"}, "sha256 must be 64 hexadecimal digits"),
        ({"sha256": ...}, "the field 'sha256' is missing"),
        ({"values": ...}, "the field 'values' is missing"),
        ({"values": []}, "values must have 1 to"),
        ({"values": [1.5]}, "the field 'values' must be a list of integers"),
        ({"values": ["1"]}, "the field 'values' must be a list of integers"),
        ({"values": [[1], [2, 3]]}, "the field 'values' must be a list of integers"),
        ({"values": [2**63]}, "the field 'values' must hold integers that fit int64"),
        ({"values": [2**64]}, "the field 'values' must be a list of integers"),
        ({"values": "12"}, "the field 'values' must be a list of integers"),
        ({"values": [True]}, "the field 'values' must be a list of integers"),
        ({"policy": [1]}, r"policy must have the shape \(16,\), got \(1,\)"),
        ({"policy": [2**31] * 16}, "the field 'policy' must hold integers that fit int32"),
        ({"environment": "FrozenLake-v1"}, "the field 'environment' must have an 'id'"),
        ({"environment": {"id": "x"}}, "the field 'environment' must have an 'id'"),
        ({"model": 3}, "the field 'model' must be null or an object"),
        ({"model.states": 17}, r"in the field 'model', row_starts must have the shape \(69,\)"),
        ({"model.states": ...}, "in the field 'model', the field 'states' is missing"),
        ({"model.denominator": 4}, "in the field 'model', .*state 0"),
        ({"model.rounding": "no"}, "in the field 'model', rounding must be a number"),
        ({"model.rewards": ...}, "in the field 'model', the field 'model_rewards' is missing"),
        ({"model.terminated": [0] * 148}, "'terminated' must be a list of true or false"),
        ({"model.weights": None}, "in the field 'model', .*state 0"),
        ({"model.row_starts": None}, "in the field 'model', successors must have one item"),
    ],
)
def test_garbled_fields(tmp_path, changes, message):
    file = tmp_path / "c.json"
    lake().save(file)
    whole = json.loads(file.read_text())
    for name, value in changes.items():
        place, _, field = name.rpartition(".")
        fields = whole[place] if place else whole
        if value is ...:
            del fields[field]
        else:
            fields[field] = value
    file.write_text(json.dumps(whole))
    with pytest.raises(ValueError, match=message) as caught:
        provengym.load_certificate(file)

    assert str(caught.value).startswith(f"{file}: ")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "it is no JSON"),
        (b"{", "it is no JSON"),
        (b"\xff\xfe", "it is no JSON"),
        (b"3", "'format'"),
        (b"[]", "'format'"),
        (b'{"scale": NaN}', "it is no JSON: NaN is not JSON"),
        (b"[" * 100_000, "too deep"),
    ],
)
def test_what_is_no_json(tmp_path, content, message):
    file = tmp_path / "c.json"
    file.write_bytes(content)
    with pytest.raises(ValueError, match=message):
        provengym.load_certificate(file)


def rewritten(certificate, **changes):
    """The bytes of a .npz file in which some members are others, or missing."""
    header, arrays = certificate.split()
    members = {"header": np.frombuffer(json.dumps(header).encode(), np.uint8), **arrays, **changes}
    content = io.BytesIO()
    np.savez(content, **{name: array for name, array in members.items() if array is not None})
    return content.getvalue()


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"header": None}, "the field 'header' is missing"),
        ({"header": np.frombuffer(b"{]", np.uint8)}, "the field 'header' is no JSON"),
        ({"values": None}, "the field 'values' is missing"),
        ({"values": np.zeros(12)}, "the field 'values' must be a list of integers"),
        ({"values": np.zeros((3, 4), int)}, "values must be an array of numbers"),
        ({"values": np.array([object()])}, "values must be an array of numbers"),
        ({"policy": np.zeros(11, int)}, r"policy must have the shape \(12,\)"),
    ],
)
def test_garbled_members(tmp_path, changes, message):
    file = tmp_path / "c.npz"
    file.write_bytes(rewritten(grid(), **changes))
    with pytest.raises(ValueError, match=message) as caught:
        provengym.load_certificate(file)

    assert str(caught.value).startswith(f"{file}: ")


def test_other_members_and_other_integers_are_no_matter(tmp_path):
    file = tmp_path / "c.npz"
    file.write_bytes(rewritten(grid(), policy=grid().policy.astype(">u2"), more=np.zeros(3)))

    assert_same(grid(), provengym.load_certificate(file))


@pytest.mark.parametrize(
    ("certificate", "name", "other"),
    [("grid", "values", "policy"), ("lake", "model_rewards", "model_weights")],
)
def test_an_array_that_fits_no_other_is_not_inflated(
    tmp_path, monkeypatch, certificate, name, other
):
    """A file of a few kilobytes could otherwise take gigabytes."""
    file = tmp_path / "c.npz"
    arrays = {name: np.zeros(10**6, np.int64)}
    file.write_bytes(rewritten({"grid": grid, "lake": lake}[certificate](), **arrays))
    read = zipfile.ZipFile.read
    monkeypatch.setattr(
        zipfile.ZipFile, "read", lambda self, name: name == "header.npy" and read(self, name)
    )
    with pytest.raises(ValueError, match=rf"{other} must have|{name} must have"):
        provengym.load_certificate(file)


@pytest.mark.parametrize("name", ["header", "values"])
def test_what_is_longer_than_it_may_be_is_not_inflated(tmp_path, monkeypatch, name):
    file = tmp_path / "c.npz"
    head = io.BytesIO()
    claim = {"descr": "|u1", "fortran_order": False, "shape": (12,)}
    np.lib.format.write_array_header_1_0(head, claim)
    file.write_bytes(rewritten(grid(), **{name: None}))
    with zipfile.ZipFile(file, "a", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(f"{name}.npy", head.getvalue() + bytes(2**26))
    read = zipfile.ZipFile.read
    monkeypatch.setattr(
        zipfile.ZipFile, "read", lambda self, name: name == "header.npy" and read(self, name)
    )
    message = {
        "header": "the field 'header' must have at most 67108864 bytes",
        "values": "values must have 12 items, got 67108864",
    }
    with pytest.raises(ValueError, match=message[name]):
        provengym.load_certificate(file)


def test_truth_values_of_other_bytes(tmp_path):
    """A file may hold any byte where NumPy has truth values, which it then takes as they are."""
    file = tmp_path / "c.npz"
    odd = (lake().model.terminated.view(np.uint8) * 2).view(np.bool_)
    file.write_bytes(rewritten(lake(), model_terminated=odd))
    found = provengym.load_certificate(file)

    assert found.model.terminated.view(np.uint8).max() == 1
    assert provengym.check(None, found)


def test_another_compression(tmp_path):
    file = tmp_path / "c.npz"
    with zipfile.ZipFile(file, "w", zipfile.ZIP_BZIP2) as archive:
        archive.writestr("header.npy", bytes(80))
    with pytest.raises(ValueError, match="header is compressed in another way"):
        provengym.load_certificate(file)


def test_an_array_that_claims_more_than_it_has(tmp_path):
    file = tmp_path / "c.npz"
    header = io.BytesIO()
    claim = {"descr": "<i8", "fortran_order": False, "shape": (10**15,)}
    np.lib.format.write_array_header_1_0(header, claim)
    file.write_bytes(rewritten(grid(), values=None, policy=None))
    with zipfile.ZipFile(file, "a") as archive:
        archive.writestr("values.npy", header.getvalue() + bytes(80))
    with pytest.raises(ValueError, match="values must have 1000000000000000 items, got 10"):
        provengym.load_certificate(file)


# ---- Damage to each kind ------------------------------------------------------------------------

SEEDS = {
    "discounted": 11,
    "success": 17,
    "unreachable": 15,
    "total": 5,
    "endless": 16,
    "horizon": 12,
    "success on members": 347,
    "total on members": 23,
}
"""Of processes whose certificates differ from state to state."""
ASKED = (*KINDS, "success on members", "total on members")


@functools.cache
def claimed(kind):
    """A question about a process, and the certificate that answers it."""
    asked, _ = question(kind, SEEDS[kind])
    return asked, asked.certificate()


def accepted(kind, file):
    """The certificate in a file, None where it is refused, be it when it is read; it is true."""
    asked, certificate = claimed(kind)
    try:
        found = provengym.load_certificate(file)
    except ValueError as error:
        message = str(error)
        assert message.startswith(f"{file}: ")
        assert "\n" not in message
        return None
    if found.sha256 != certificate.sha256 or not provengym.check(certificate.model, found):
        return None
    assert asked.holds(asked.process, found)
    assert asked.is_true(found)
    return found


def save_with(file, certificate, **changes):
    """Write a certificate with other arrays, in the format of the file's ending."""
    header, arrays = certificate.split()
    arrays |= changes
    if file.suffix == ".npz":
        file.write_bytes(rewritten(certificate, **arrays))
    else:
        lists = {name: array.tolist() for name, array in arrays.items()}
        file.write_text(json.dumps(records.nested(header, lists)))


@pytest.mark.parametrize("ending", [".npz", ".json"])
@pytest.mark.parametrize("kind", ASKED)
def test_undamaged_files_are_accepted(tmp_path, kind, ending):
    _, certificate = claimed(kind)
    certificate.save(tmp_path / f"c{ending}")

    assert_same(accepted(kind, tmp_path / f"c{ending}"), certificate)


@settings(deadline=None, max_examples=600)
@given(data=st.data())
def test_damaged_files_are_refused_or_say_what_is_true(tmp_path_factory, data):
    """An archive has check sums; in JSON a number may become another that holds, too."""
    ending = data.draw(st.sampled_from([".npz", ".json"]))
    kind = data.draw(st.sampled_from(sorted(ASKED)))
    _, certificate = claimed(kind)
    file = tmp_path_factory.getbasetemp() / f"damaged{ending}"
    certificate.save(file)
    content = bytearray(file.read_bytes())
    for _ in range(data.draw(st.integers(0, 3))):
        content[data.draw(st.integers(0, len(content) - 1))] = data.draw(st.integers(0, 255))
    file.write_bytes(content[: data.draw(st.just(len(content)) | st.integers(0, len(content)))])
    found = accepted(kind, file)
    if found is not None and ending == ".npz":
        # Of an array that may be missing the name is damaged.
        gone = {name: None for name in found.optional if getattr(found, name) is None}
        assert_same(found, dataclasses.replace(certificate, **gone))


@pytest.mark.parametrize("ending", [".npz", ".json"])
@pytest.mark.parametrize("kind", ASKED)
def test_truncated_files(tmp_path, kind, ending):
    _, certificate = claimed(kind)
    file = tmp_path / f"c{ending}"
    certificate.save(file)
    content = file.read_bytes()
    for length in range(0, len(content) - 2, 7):
        file.write_bytes(content[:length])
        assert accepted(kind, file) is None


@pytest.mark.parametrize("ending", [".npz", ".json"])
@pytest.mark.parametrize("kind", ASKED)
def test_swapped_arrays(tmp_path, kind, ending):
    _, certificate = claimed(kind)
    _, arrays = certificate.split()
    file = tmp_path / f"c{ending}"
    for one, other in itertools.combinations(arrays, 2):
        save_with(file, certificate, **{one: arrays[other], other: arrays[one]})
        same = np.array_equal(arrays[one], arrays[other])
        assert (accepted(kind, file) is not None) == same, (one, other)


@pytest.mark.parametrize("dtype", ["f4", "f8", "c16", "U8", "S8", "M8[s]", "O", "?", "i8"])
@pytest.mark.parametrize("kind", ASKED)
def test_arrays_of_another_dtype(tmp_path, kind, dtype):
    """Other integers will do for integers."""
    _, certificate = claimed(kind)
    _, arrays = certificate.split()
    file = tmp_path / "c.npz"
    for name, array in arrays.items():
        if (array.dtype == np.bool_) == (dtype == "?") and dtype in ("?", "i8"):
            continue
        file.write_bytes(rewritten(certificate, **{name: array.astype(dtype)}))
        with pytest.raises(ValueError, match=rf"{name.removeprefix('model_')}.* must be a(n|) "):
            provengym.load_certificate(file)


@pytest.mark.parametrize("kind", ASKED)
def test_arrays_that_claim_another_shape_than_they_have(tmp_path, kind):
    _, certificate = claimed(kind)
    _, arrays = certificate.split()
    file = tmp_path / "c.npz"
    for name, array in arrays.items():
        for shape in ((10**15,), (array.size - 1,), (-1,), (10**15, 10**15), ()):
            head = io.BytesIO()
            claim = {"descr": array.dtype.str, "fortran_order": False, "shape": shape}
            np.lib.format.write_array_header_1_0(head, claim)
            file.write_bytes(rewritten(certificate, **{name: None}))
            with zipfile.ZipFile(file, "a") as archive:
                archive.writestr(f"{name}.npy", head.getvalue() + array.tobytes())
            with pytest.raises(
                ValueError, match=r"must have|must be an array of numbers of one|its shape is"
            ):
                provengym.load_certificate(file)


@pytest.mark.parametrize("kind", ASKED)
def test_arrays_of_noise(tmp_path, kind):
    _, certificate = claimed(kind)
    _, arrays = certificate.split()
    random = np.random.default_rng(0)
    for ending, (name, array) in itertools.product((".npz", ".json"), arrays.items()):
        noise = np.frombuffer(random.bytes(array.nbytes), array.dtype)
        if array.dtype == np.bool_:
            noise = random.integers(2, size=array.size).astype(np.bool_)
        save_with(tmp_path / f"c{ending}", certificate, **{name: noise})
        assert accepted(kind, tmp_path / f"c{ending}") is None, name


@pytest.mark.parametrize("ending", [".npz", ".json"])
def test_files_of_noise(tmp_path, ending):
    file = tmp_path / f"c{ending}"
    for seed in range(5):
        file.write_bytes(np.random.default_rng(seed).bytes(1_000_000))
        with pytest.raises(ValueError, match=r"c\.(npz|json): it is no (\.npz file|JSON): "):
            provengym.load_certificate(file)

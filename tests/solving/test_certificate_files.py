"""Certificates in files: what is written is read."""

import dataclasses
import json
import os

import numpy as np
import pytest

import provengym
from solving.certified import assert_same, grid, lake


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
        "version": 2,
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

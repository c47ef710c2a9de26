"""Files of models."""

import json
import os
import zipfile

import numpy as np
import pytest

from cli.formats import archive, members, model_with_gaps, npy, with_header
from provengym.finite.files import ModelFileError, load_model
from provengym.models.archives import FORMAT, HEADER, VERSION, is_model_file, with_ending

HEAD = {"format": FORMAT, "version": VERSION}


def test_a_model_file_has_its_ending_in_any_case():
    assert is_model_file("a/model.npz")
    assert is_model_file("MODEL.NPZ")
    assert not is_model_file("model.npy")
    with pytest.raises(ValueError, match=r"a model is a .npz file, got 'model.npz.txt'"):
        with_ending("model.npz.txt")


@pytest.mark.parametrize(
    ("header", "message"),
    [
        (None, "the field 'header' is missing"),
        ([], "the field 'format' is not 'provengym model'"),
        ({"format": "other"}, "the field 'format' is not 'provengym model'"),
        (
            {"format": "provengym certificate"},
            "this file holds a certificate, not a model; did you mean `provengym check`",
        ),
        ({"format": FORMAT, "version": 0}, f"version 0 is not {VERSION}, which is read"),
        ({"format": FORMAT, "version": VERSION}, "the header: the field 'observation_forms' is"),
        ({**HEAD, "observation_forms": []}, "the array observation_of is missing"),
        ({**HEAD, "observation_forms": [["list"]]}, ".* is no form of an observation"),
        ({**HEAD, "observation_forms": [["none"]], "version": True}, "the header: version must be"),
    ],
    ids=str,
)
def test_a_file_that_holds_no_model_is_told(tmp_path, header, message):
    text = np.frombuffer(json.dumps(header).encode(), np.uint8)
    np.savez(tmp_path / "model.npz", **({} if header is None else {HEADER: text}))

    with pytest.raises(ModelFileError, match=f"model.npz holds no model: {message}"):
        load_model(tmp_path / "model.npz")


@pytest.fixture(name="saved")
def _saved(tmp_path):
    model_with_gaps().save(tmp_path / "model.npz")
    return tmp_path / "model.npz"


def test_what_is_written_is_read(saved):
    expected, found = model_with_gaps(), load_model(saved)

    for name in ("target", "parameters", "actions", "probabilities", "unknown_rows", "rounding"):
        assert getattr(found, name) == getattr(expected, name)
    for name in ("findings", "assumptions", "notes", "tested", "time_limit", "unfinished"):
        assert getattr(found, name) == getattr(expected, name)
    for name, array in expected.arrays().items():
        np.testing.assert_array_equal(found.arrays()[name], array)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"probabilities": ["1e-400000000", "1"]}, "a probability must be a text p/q"),
        ({"probabilities": ["1e400000000", "1"]}, "a probability must be a text p/q"),
        ({"probabilities": ["9" * 5_000, "1"]}, "a probability must be a text p/q"),
        ({"probabilities": ["1/0", "1"]}, "a probability must be a text p/q"),
        ({"probabilities": [0.5, "1"]}, "a probability must be a text p/q"),
        ({"probabilities": ["3/2", "1"]}, "probabilities must be above 0 and at most 1"),
        ({"unknown": [[10**9, 0, "1/2", {}]]}, "unknown must be of states below 3 and actions"),
        ({"unknown": [[0, -1, "1/2", {}]]}, "unknown must be of states below 3 and actions"),
        ({"unknown": [[0, None, "1/2", {}]]}, "unknown must be of states below 3 and actions"),
        ({"unknown": [[True, 0, "1/2", {}]]}, "unknown must be of states below 3 and actions"),
        ({"unknown": [[0, 0, "1e-99999999", {}]]}, "a probability must be a text p/q"),
        ({"unknown": [[0, 0, "1/2", []]]}, "unknown must have numbers by reasons"),
        ({"unknown": [[0, 0, "1/2"]]}, "unknown must be lists of four"),
        ({"unknown": {}}, "unknown must be a list"),
        ({"rounding": [[-5, 99, "1/3", "x"]]}, "rounding must be of states below 3 and actions"),
        ({"rounding": [[2, 0, "1/3", "x"]]}, "rounding must be of rows with outcomes"),
        ({"rounding": [[0, 0, "1/3", 5]]}, "rounding must have texts"),
        ({"findings": [{"class": "reset", "message": "m", "actions": [99]}]}, "actions below 2"),
        ({"findings": [{"class": "reset", "actions": []}]}, "the field 'message' is missing"),
        ({"actions": [0, {"a": 1}]}, "actions must be numbers, texts or lists"),
        ({"actions": [0, 1, 2]}, "row_starts must have the shape"),
        ({"time_limit": -7}, "time_limit must be an integer from 1"),
        ({"time_limit": "x"}, "time_limit must be an integer"),
        ({"parameters": []}, "parameters must be an object"),
        ({"notes": [1]}, "notes must be a list of texts"),
        ({"target": 5}, "target must be a text"),
        ({"more": 1}, "there is no field 'more'"),
        ({"observation_forms": [["array", "O", []]]}, "is no form of an observation"),
    ],
    ids=lambda value: str(value)[:60] if isinstance(value, dict) else "",
)
def test_what_a_header_says_is_taken_apart(saved, changes, message):
    content = saved.read_bytes()
    header = json.loads(np.load(saved)[HEADER].tobytes())
    saved.write_bytes(with_header(content, header | changes))

    with pytest.raises(ModelFileError, match=f"holds no model: .*{message}") as error:
        load_model(saved)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    "text",
    [
        b"[" * 200_000,
        b'{"a":' * 50_000,
        b'{"format": NaN}',
        b"\xff\xfe",
        b'{"version": ' + b"9" * 5_000,
    ],
)
def test_a_header_that_is_no_json_is_told(saved, text):
    saved.write_bytes(with_header(saved.read_bytes(), text))

    with pytest.raises(ModelFileError, match="the field 'header' is no JSON"):
        load_model(saved)


def test_what_is_no_part_of_a_model_is_not_read(saved, monkeypatch):
    found = members(saved.read_bytes())
    saved.write_bytes(archive({**found, "junk.npy": bytes(1 << 26), "more": b"\x80\x04"}))
    read, names = zipfile.ZipFile.read, []
    monkeypatch.setattr(
        zipfile.ZipFile, "read", lambda self, name: names.append(name) or read(self, name)
    )

    assert load_model(saved).states == 3
    assert {"junk.npy", "more"}.isdisjoint(names)


def test_a_model_larger_than_the_memory_is_refused_before_it_is_read(saved, monkeypatch):
    monkeypatch.setattr(os, "sysconf", lambda name: 1)

    with pytest.raises(MemoryError, match="what the file holds takes 0.0 GiB"):
        load_model(saved)


@pytest.mark.parametrize(
    ("name", "array", "message"),
    [
        ("rewards", None, "the array rewards is missing"),
        ("rewards", np.zeros(4, np.float32), "the array rewards must be of dtype float64"),
        ("rewards", np.zeros(3), "rewards must have the shape"),
        ("rewards", np.full(4, np.nan), "rewards must be finite"),
        ("successors", np.full(4, 3, np.int32), "successors must be between 0 and 2"),
        ("parents", np.full(3, 2, np.int32), "parents must be states before their own"),
        ("observation_0_0", np.zeros(3), "the observations of form 0 must be"),
        ("observation_0_0", np.array(["a"] * 3), "the observations of form 0 must be"),
        ("observation_places", np.full(3, 9), "an observation of form 0 has no place"),
    ],
)
def test_arrays_that_are_none_of_a_model_are_told(saved, name, array, message):
    found = members(saved.read_bytes())
    found.pop(f"{name}.npy")
    saved.write_bytes(archive(found if array is None else {**found, f"{name}.npy": npy(array)}))

    with pytest.raises(ModelFileError, match=f"holds no model: {message}"):
        load_model(saved)


def test_two_members_of_one_name_are_refused(saved):
    with zipfile.ZipFile(saved, "a") as file, pytest.warns(UserWarning, match="Duplicate name"):
        file.writestr("rewards.npy", npy(np.zeros(4)))

    with pytest.raises(ModelFileError, match="two members of the same name"):
        load_model(saved)

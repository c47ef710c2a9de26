"""Files of models."""

import json

import numpy as np
import pytest

from provengym.models.archives import FORMAT, HEADER, VERSION, is_model_file, with_ending
from provengym.models.finite_model_files import ModelFileError, load_model

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
        ([], "the file is of the kind None"),
        ({"format": "other"}, "the file is of the kind 'other'"),
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

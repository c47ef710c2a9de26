"""Files of models."""

import pytest

from provengym.models.archives import is_model_file, with_ending


def test_a_model_file_has_its_ending_in_any_case():
    assert is_model_file("a/model.npz")
    assert is_model_file("MODEL.NPZ")
    assert not is_model_file("model.npy")
    with pytest.raises(ValueError, match=r"a model is a .npz file, got 'model.npz.txt'"):
        with_ending("model.npz.txt")

"""Reads the files of finite models."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym._validation import shown
from provengym.models.archives import BROKEN, FORMAT, HEADER, VERSION, with_ending
from provengym.models.finite_model import (
    DTYPES,
    ExtractionFinding,
    FiniteModel,
    Rounding,
    Unknown,
)
from provengym.models.observed import Observations

if TYPE_CHECKING:
    import os
    from collections.abc import Mapping

    from numpy.typing import NDArray


class ModelFileError(ValueError):
    """A file holds no finite model; the message says why."""


def load_model(path: str | os.PathLike[str]) -> FiniteModel:
    """The model in a file that `FiniteModel.save` or ``provengym extract`` wrote.

    Raises:
        ValueError: The file has another ending, or holds no model.
        OSError: It cannot be read.
    """
    source = with_ending(path)
    try:
        with np.load(source, allow_pickle=False) as archive:
            arrays = {name: archive[name] for name in archive.files}
    except BROKEN as error:
        raise ModelFileError(f"{source} is no .npz file: {error}") from error
    try:
        return _model_of(_header_of(arrays), arrays)
    except (*BROKEN, TypeError, ZeroDivisionError) as error:
        raise ModelFileError(f"{source} holds no model: {error}") from error


def _header_of(arrays: Mapping[str, NDArray[Any]]) -> dict[str, Any]:
    if HEADER not in arrays:
        raise ValueError("the field 'header' is missing")
    header = json.loads(arrays[HEADER].tobytes())
    if not isinstance(header, dict) or header.get("format") != FORMAT:
        kind = header.get("format") if isinstance(header, dict) else None
        raise ValueError(f"the file is of the kind {shown(kind)}")
    if header.get("version") != VERSION:
        raise ValueError(f"version {shown(header.get('version'))} is not {VERSION}, which is read")
    return header


def _model_of(header: Mapping[str, Any], arrays: Mapping[str, NDArray[Any]]) -> FiniteModel:
    missing = [name for name in DTYPES if name not in arrays]
    if missing:
        raise ValueError(f"the array {missing[0]} is missing")
    said = {"success": np.bool_} if "success" in arrays else {}
    for name, dtype in (DTYPES | said).items():
        if arrays[name].dtype != np.dtype(dtype):
            raise ValueError(
                f"the array {name} must be of dtype {np.dtype(dtype)}, got {arrays[name].dtype}"
            )
    return FiniteModel(
        target=str(header["target"]),
        parameters=dict(header["parameters"]),
        actions=tuple(tuple(a) if isinstance(a, list) else a for a in header["actions"]),
        observations=Observations.from_arrays(header["observation_forms"], arrays),
        probabilities=tuple(Fraction(p) for p in header["probabilities"]),
        unknown_rows=tuple(
            Unknown(state, action, Fraction(mass), dict(reasons))
            for state, action, mass, reasons in header["unknown"]
        ),
        rounding=tuple(
            Rounding(state, action, Fraction(p), shown)
            for state, action, p, shown in header["rounding"]
        ),
        findings=tuple(
            ExtractionFinding(found["class"], found["message"], tuple(found["actions"]))
            for found in header["findings"]
        ),
        assumptions=tuple(header["assumptions"]),
        notes=tuple(header.get("notes", ())),
        tested=str(header["tested"]),
        time_limit=header["time_limit"],
        unfinished=str(header["unfinished"]),
        **{name: arrays[name] for name in (*DTYPES, *said)},
    )

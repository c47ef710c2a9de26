"""The page of what must be seen in the environments of this package."""

from pathlib import Path

import pytest

from envs import needed
from envs.cases.case import every_case
from provengym.envs.registry import FAMILIES

ROOT = Path(__file__).resolve().parents[2]


def test_the_page_is_up_to_date():
    page = (ROOT / needed.PAGE).read_text(encoding="utf-8")

    assert needed.page() == page, f"run: python {Path(needed.__file__).relative_to(ROOT)}"


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.name)
def test_a_sufficient_set_is_told(family):
    """Check that each set that the page calls minimal suffices alone, and no part of it does."""
    for entry in family.environments:
        for asked in every_case()[entry.name].analyses:
            model = needed.model_of(family, asked)
            found = needed.provengym.analyse(model, attributes=asked.attributes, **asked.objective)
            for names in found.minimal_sets:
                chosen = {name: asked.attributes[name] for name in names}
                again = needed.provengym.analyse(model, attributes=chosen, **asked.objective)
                assert again.sufficient
                assert again.minimal_sets == (names,)

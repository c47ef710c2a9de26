"""Right environments, none of which is blamed, and defective ones, each blamed for its fault."""

import pytest

import provengym
from auditing.defective import ARRIVES, DEFECTIVE
from auditing.right import RIGHT

BUDGET = "30000steps"


@pytest.mark.parametrize("name", RIGHT)
def test_nothing_right_is_blamed(name):
    right = RIGHT[name]
    pytest.importorskip(right.package)
    report = provengym.audit(right.target, budget=BUDGET, **right.options)

    assert [f.kind for f in report.findings if f.severity == "defect"] == []
    assert report.verdict == "sound", report.meaning
    assert report
    for certificate in report.certificates.values():
        assert certificate.model is None or provengym.check(certificate.model, certificate).holds


@pytest.mark.parametrize("name", DEFECTIVE)
def test_each_fault_is_named(name):
    defective = DEFECTIVE[name]
    report = provengym.audit(defective.target, budget=BUDGET, **defective.options)
    found = {finding.kind: finding for finding in report.findings}

    assert report.verdict == "defect"
    assert not report
    assert found[defective.kind].severity == "defect"
    if found[defective.kind].certificate is not None:
        assert found[defective.kind].certificate in report.certificates


def test_few_need_to_be_told_what_success_is():
    told = [one for one in DEFECTIVE.values() if "success" in one.options]

    assert all(one.options["success"] == ARRIVES for one in told)
    assert 3 * len(told) <= len(DEFECTIVE)
    assert len(DEFECTIVE) >= 20

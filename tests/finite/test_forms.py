"""The forms in which finite models are given, which whoever owns one adds to."""

import provengym
from provengym.conformance import conform
from provengym.finite import forms
from provengym.solving import integer_model, model_of_table

TABLE = {0: {0: [(1.0, 1, 0.5, False)]}, 1: {0: [(1.0, 0, 2.0, True)]}}


class Drawn:
    """A decision process as somebody else has it."""

    def __init__(self, table):
        self.table = table


def test_a_form_that_is_added_is_solved_audited_and_a_reference(monkeypatch):
    form = forms.Form(
        "drawing",
        lambda given: isinstance(given, Drawn),
        lambda given, *_: model_of_table(given.table),
    )
    monkeypatch.setattr(forms, "FORMS", [*forms.FORMS, form])
    drawn, table = Drawn(TABLE), model_of_table(TABLE)

    assert integer_model(drawn, 0.9).sha256 == integer_model(table, 0.9).sha256
    assert provengym.audit(drawn).verdict == provengym.audit(TABLE).verdict
    report = conform("CartPole-v1", reference=drawn, budget=1)
    assert report.findings[0].kind == "space"


def test_a_table_of_a_process_may_begin_in_another_state():
    assert forms.of(TABLE, start=1).start_distribution() == {0: 1}
    assert forms.of(TABLE, start=1).observation(0) == 1
    assert provengym.audit(TABLE, parameters={"start": 1}).best_return.value.exact == 2

"""`tools/lean_messages.py`: reading and printing what Lean says."""

import json

from lean_messages import Message, count, parse_messages


def line(severity="error", data="unsolved goals", kind="[anonymous]", position=(3, 4)):
    return json.dumps(
        {
            "severity": severity,
            "data": data,
            "kind": kind,
            "pos": {"line": position[0], "column": position[1]},
        }
    )


def test_a_message_is_printed_as_editors_expect_it():
    assert (
        str(Message("Spec/A.lean", 3, 5, "error", "no\nreally"))
        == "Spec/A.lean:3:5: error: no\nreally"
    )


def test_columns_count_from_one():
    assert parse_messages("Spec/A.lean", line()) == [
        Message("Spec/A.lean", 3, 5, "error", "unsolved goals")
    ]


def test_lines_that_are_no_messages_are_skipped():
    output = "\n".join(
        ["[DEBUG:A] lean_main", "{ x : Nat }", '{"other": 1}', "{}", line(severity="warning"), ""]
    )

    assert [m.severity for m in parse_messages("Spec/A.lean", output)] == ["warning"]


def test_a_hole_in_a_proof_is_an_error():
    messages = parse_messages(
        "Spec/A.lean", line("warning", "declaration uses `sorry`", "hasSorry")
    )

    assert count(messages, "error") == 1
    assert count(messages, "warning") == 0

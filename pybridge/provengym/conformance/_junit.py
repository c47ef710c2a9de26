"""A report as JUnit XML, which continuous integration shows as tests."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from typing import TYPE_CHECKING

from provengym.conformance._errors import one_line, printable

if TYPE_CHECKING:
    from provengym.conformance._report import Coverage, Report

CUT_SHORT = "The engine compared nothing before it was cut short."


def junit(report: Report) -> str:
    """One test suite: each engine is a test case, and each finding a failure of the one that
    found it.

    An engine that was to compare behaviour and compared none is skipped.  A check without a
    verdict, or one that was interrupted, is an error of the last engine.
    """
    title = printable(f"{report.target} against {report.reference}")
    suite = ET.Element("testsuite", name=title)
    properties = ET.SubElement(suite, "properties")
    told = {**report.to_dict()["parameters"], "seed": report.seed, "verdict": report.verdict}
    for name, value in told.items():
        ET.SubElement(properties, "property", name=name, value=printable(str(value)))
    for number, coverage in enumerate(report.engines, start=1):
        case = ET.SubElement(suite, "testcase", classname=title, name=coverage.engine)
        _judge(case, report, coverage, last=number == len(report.engines))
    ET.SubElement(suite, "system-out").text = printable("\n".join([report.meaning, *report.notes]))
    suite.set("tests", str(len(report.engines)))
    for attribute, tag in (("failures", "failure"), ("errors", "error"), ("skipped", "skipped")):
        suite.set(attribute, str(sum(case.find(tag) is not None for case in suite)))
    ET.indent(suite)
    text = ET.tostring(suite, encoding="unicode")
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{text}\n'


def _judge(case: ET.Element, report: Report, coverage: Coverage, *, last: bool) -> None:
    found = [finding for finding in report.findings if finding.engine == coverage.engine]
    for finding in found:
        message = one_line(finding.story.partition("\n")[0])
        failure = ET.SubElement(case, "failure", type=finding.kind, message=printable(message))
        failure.text = printable(finding.story)
    if last and (report.interrupted or report.verdict == "inconclusive"):
        kind = "interrupted" if report.interrupted else report.verdict
        ET.SubElement(case, "error", type=kind, message=printable(report.meaning))
    elif not (found or coverage.transitions or coverage.engine == "contract"):
        ET.SubElement(case, "skipped", message=CUT_SHORT)
    ET.SubElement(case, "system-out").text = (
        f"{coverage.states:,} states, {coverage.transitions:,} transitions, "
        f"{coverage.target_steps:,} steps of the target. {printable(coverage.meaning)}"
    )

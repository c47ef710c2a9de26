"""A report as JUnit XML, which continuous integration shows as tests."""

from __future__ import annotations

import traceback
import xml.etree.ElementTree as ET
from typing import TYPE_CHECKING

from provengym.data.errors import one_line, printable, told

if TYPE_CHECKING:
    from provengym.data.report import Coverage, ReportData

CUT_SHORT = "The engine compared nothing before it was cut short."


def junit(report: ReportData) -> str:
    """One test suite: each engine is a test case, and each finding a failure of the one that
    found it.

    An engine that was to compare behaviour and compared none is skipped.  A check without a
    verdict or with less than is required, or one that was interrupted, is an error of the last
    engine.
    """
    title = printable(report.title)
    suite = ET.Element("testsuite", name=title)
    properties = ET.SubElement(suite, "properties")
    told = {**report.to_dict()["parameters"], "seed": report.seed, "verdict": report.verdict}
    for name, value in told.items():
        ET.SubElement(properties, "property", name=name, value=printable(str(value)))
    for number, coverage in enumerate(report.engines, start=1):
        case = ET.SubElement(suite, "testcase", classname=title, name=coverage.engine)
        _judge(case, report, coverage, last=number == len(report.engines))
    ET.SubElement(suite, "system-out").text = printable("\n".join([report.meaning, *report.notes]))
    return _text(suite)


def junit_error(title: str, error: Exception) -> str:
    """A test suite whose one test case has an error of provengym's own, and no verdict."""
    title = printable(title)
    suite = ET.Element("testsuite", name=title)
    case = ET.SubElement(suite, "testcase", classname=title, name="conform")
    failed = ET.SubElement(case, "error", type=type(error).__name__, message=printable(told(error)))
    failed.text = printable("".join(traceback.format_exception(error)))
    return _text(suite)


def _text(suite: ET.Element) -> str:
    cases = suite.findall("testcase")
    suite.set("tests", str(len(cases)))
    for attribute, tag in (("failures", "failure"), ("errors", "error"), ("skipped", "skipped")):
        suite.set(attribute, str(sum(case.find(tag) is not None for case in cases)))
    ET.indent(suite)
    text = ET.tostring(suite, encoding="unicode")
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{text}\n'


def _judge(case: ET.Element, report: ReportData, coverage: Coverage, *, last: bool) -> None:
    found = [finding for finding in report.findings if finding.engine == coverage.engine]
    for finding in found:
        if not finding.confirmed:  # which is the error of the last engine
            continue
        message = one_line(finding.story.partition("\n")[0])
        failure = ET.SubElement(case, "failure", type=finding.kind, message=printable(message))
        failure.text = printable(finding.story)
    if last and (report.interrupted or report.verdict == "inconclusive" or report.falls_short):
        kind = "interrupted" if report.interrupted else report.verdict
        ET.SubElement(case, "error", type=kind, message=printable(report.meaning))
    elif not (found or coverage.transitions or not coverage.compares):
        ET.SubElement(case, "skipped", message=CUT_SHORT)
    ET.SubElement(case, "system-out").text = (
        f"{coverage.states:,} states, {coverage.transitions:,} transitions, "
        f"{coverage.target_steps:,} steps of the target. {printable(coverage.meaning)}"
    )

"""Audits of finite environments: what they are, decided exactly, without a reference.

`audit` extracts a model, asks the `QUESTIONS` of an `AuditedModel`, each of which solving answers
with certificates, and holds claims against the answers.
"""

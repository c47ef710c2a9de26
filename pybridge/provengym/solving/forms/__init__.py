"""Forms in which a decision process is given, and what each is read as."""

from provengym.solving.forms import convert  # noqa: F401 - it adds the form of environments

"""Sphinx's configuration for the site."""

import provengym

project = "ProvenGym"
author = "The authors of ProvenGym"
copyright = author
version = release = provengym.__version__
language = "en"

extensions = ["myst_parser", "sphinx.ext.autodoc", "website.reference", "website.sources"]
# Docstrings put names into single backticks.
default_role = "code"
autodoc_typehints = "none"
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True}
# Quotation marks in prose are mostly those of Python.
smartquotes = False
autodoc_mock_imports = ["jax", "stable_baselines3"]
# Annotations name classes of other packages, whose pages are not here.
nitpick_ignore_regex = [("py:(class|exc)", ".*")]
add_module_names = False
toc_object_entries = False

myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 4
myst_url_schemes = ["http", "https", "mailto", "source"]

html_theme = "furo"
html_title = "ProvenGym"
html_logo = html_favicon = "static/logo.svg"
html_static_path = ["static"]
html_css_files = ["site.css"]
html_js_files = ["site.js"]
html_copy_source = False
html_show_sourcelink = False
html_show_copyright = False
html_theme_options = {"top_of_page_buttons": []}


def setup(app):
    """Say of what level the captions of the navigation are, which Sphinx makes headings."""

    def level(app, pagename, templatename, context, doctree):
        tree = context.get("furo_navigation_tree", "")
        context["furo_navigation_tree"] = tree.replace(
            'role="heading"', 'role="heading" aria-level="2"'
        )

    app.connect("html-page-context", level, priority=900)

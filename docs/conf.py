"""The site, for Sphinx: `scripts/build_docs.py` puts its pages together and calls it."""

from html import escape
from importlib.metadata import version as version_of
from typing import Any

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

project = "Fireside"
author = "the Fireside authors"
version = release = version_of("fireside")
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.autosummary", "sphinx.ext.viewcode"]

# Pages
myst_heading_anchors = 4  # as links in the repository have them
myst_fence_as_directive = ["mermaid"]
templates_path = ["templates"]
exclude_patterns = ["templates"]
suppress_warnings = ["myst.header"]

# Docstrings
default_role = "code"  # `name`, as our docstrings write it
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True, "undoc-members": True, "show-inheritance": True}
autosummary_ignore_module_all = False

# The theme
html_theme = "furo"
html_title = "Fireside"
html_static_path = ["static"]
html_css_files = ["site.css"]
html_js_files = ["mermaid.min.js", "diagrams.js"]
html_show_copyright = False
html_show_sourcelink = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#9a3c0a", "color-brand-content": "#9a3c0a"},
    "dark_css_variables": {"color-brand-primary": "#f4a261", "color-brand-content": "#f4a261"},
}


class Diagram(SphinxDirective):
    """A Mermaid diagram: its text, which the browser draws."""

    has_content = True

    def run(self) -> list[nodes.Node]:
        text = escape("\n".join(self.content))
        return [nodes.raw("", f'<pre class="mermaid">{text}</pre>', format="html")]


def setup(app: Any) -> None:
    app.add_directive("mermaid", Diagram)

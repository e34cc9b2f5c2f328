"""Sphinx settings for the generated manuals (out/<isa>) and the language manual (desc).

Used as `sphinx-build -W -c tools/sphinx out/<isa> DIRECTORY`. Everything is local: no date, no network, no path in the
result, so that the same sources give the same pages.
"""
import os
import re
import sys

sys.dont_write_bytecode = True  # the source tree stays as it is
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

extensions = ["bitpicture", "syntaxline", "namelinks", "isalexer"]
project = "Isadora"
author = "Isadora"
copyright = "Isadora, MIT licence"  # EPUB has a place for it


def version_of_headers():
    """MAJOR.MINOR.PATCH of the public headers."""
    here = os.path.dirname(os.path.abspath(__file__))
    with open(os.path.join(here, "..", "..", "runtime", "include", "isadora", "base.h"), encoding="utf-8") as header:
        return ".".join(re.findall(r"define ISADORA_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)", header.read()))


version = release = version_of_headers()
root_doc = "index"
exclude_patterns = ["build"]
smartquotes = False
nitpicky = True
highlight_language = "text"
pygments_style = "default"
numfig = False

html_theme = "alabaster"
html_static_path = ["static"]
templates_path = ["templates"]
html_css_files = ["manual.css"]
html_copy_source = False
html_show_copyright = False
html_show_sphinx = False
html_show_sourcelink = False
html_last_updated_fmt = None
html_use_smartypants = False
html_theme_options = {
    "fixed_sidebar": False,
    "page_width": "96%",
    "sidebar_width": "240px",
    "show_powered_by": False,
    "show_relbars": True,
}
html_sidebars = {"**": ["about.html", "searchbox.html", "navigation.html"]}

if "tags" in globals() and tags.has("pdf"):  # noqa: F821 - pictures for LaTeX: tools/manual --pdf
    sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "site"))
    extensions = extensions + ["pictures"]
if "tags" in globals() and tags.has("site"):  # noqa: F821 - one manual of several: tools/manual --all
    templates_path = ["templates", "site/templates"]
    html_context = {"project_is_part": True}
    html_sidebars = {"**": ["about.html", "manuals.html", "searchbox.html", "navigation.html"]}

latex_elements = {"papersize": "a4paper", "pointsize": "10pt"}


def first_title(path):
    """The first title of a page: the line above the first line of `=`."""
    try:
        with open(path, encoding="utf-8") as page:
            lines = page.read().splitlines()
    except OSError:
        return None
    for above, below in zip(lines, lines[1:]):
        if above and below and set(below) == {"="}:
            return above.replace("\\", "")
    return None


def name_project(app, config):
    """Names the pages after the manual at hand, so that one conf.py serves all instruction sets."""
    title = first_title(os.path.join(app.srcdir, config.root_doc + ".rst"))
    if title:
        config.project = title
        config.html_title = title
        config.html_short_title = title


def setup(app):
    app.connect("config-inited", name_project, priority=100)
    return {"parallel_read_safe": True, "parallel_write_safe": True}

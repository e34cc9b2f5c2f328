"""Sphinx settings for the pages that are about no single instruction set: the front page, the language, file formats,
the program. tools/manual puts the sources together in one folder; they are links into the source tree.
"""
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.dont_write_bytecode = True
sys.path[:0] = [os.path.dirname(HERE), HERE]

from conf import *  # noqa: E402,F401,F403 - the settings of all manuals
import conf  # noqa: E402

extensions = conf.extensions + ["commands", "links", "manuals"]
html_static_path = ["../static", "static"]
html_css_files = conf.html_css_files + ["site.css"]
html_js_files = ["find.js"]
templates_path = ["../templates", "templates"]
html_sidebars = {"**": ["about.html", "manuals.html", "searchbox.html", "navigation.html"]}
html_context = {"project_is_site": True}
html_use_index = False

isadora_program_folder = "program/"
isadora_other_man_pages = [
    ("program/index", "isadora", "work with instruction sets that have a description", [], 1),
    ("program/grid", "isadora-grid", "programs of threads in isadora run", [], 7),
    ("program/step", "isadora-step", "the debugger of isadora run", [], 7),
]
man_show_urls = False
today = " "  # the same pages on every day


def setup(app):
    app.connect("config-inited", conf.name_project, priority=100)
    return {"parallel_read_safe": True, "parallel_write_safe": True}

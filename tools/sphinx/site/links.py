"""Links from one source file to another, as `ELF.rst <../tools/lib/load/ELF.rst>`_, become links from page to page.

Sources are symbolic links into the source tree (tools/manual); a target is looked for beside the real file. A source
file that is no page of this manual becomes plain text.
"""
import os

from docutils import nodes
from sphinx import addnodes
from sphinx.transforms import SphinxTransform


def pages_by_file(env):
    return {os.path.realpath(env.doc2path(name)): name for name in env.found_docs}


class LinkSources(SphinxTransform):
    default_priority = 999

    def apply(self, **_):
        here = os.path.dirname(os.path.realpath(self.env.doc2path(self.env.docname)))
        pages = pages_by_file(self.env)
        for reference in list(self.document.findall(nodes.reference)):
            uri = reference.get("refuri", "")
            if not uri.endswith((".rst", ".md")) or "://" in uri:
                continue
            page = pages.get(os.path.realpath(os.path.join(here, uri)))
            if page:
                self.link(reference, page)
            else:
                reference.replace_self(reference.children)

    def link(self, reference, page):
        """The builder knows where pages are. A file's name becomes the title of its page."""
        is_name = reference.astext().endswith((".rst", ".md"))
        target = addnodes.pending_xref("", refdomain="std", reftype="doc", reftarget="/" + page, refexplicit=not is_name,
                                       refdoc=self.env.docname, refwarn=True)
        target += nodes.inline("", "", *reference.children)
        reference.replace_self(target)


def setup(app):
    app.add_transform(LinkSources)
    return {"parallel_read_safe": True, "parallel_write_safe": True}

"""The directive of the front page: `.. manuals::` lists the manuals of instruction sets, from out/ISA/ and
`isadora isas`. The pages that it links to are written by other runs of Sphinx, into folders beside this page.
"""
import glob
import os
import re
import subprocess

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

from commands import PROGRAM, ROOT
from conf import first_title


def isas():
    """ISA -> its lines `variants ..`, `modes ..`, `forms ..` as a table."""
    found = {}
    for line in subprocess.run([PROGRAM, "isas"], check=True, capture_output=True, text=True).stdout.splitlines():
        head = re.match(r"(\S+): ", line)
        row = re.match(r" +(\S+) +(.*)", line)
        if head:
            rows = found[head[1]] = {}
        elif row:
            rows[row[1]] = row[2]
    return found


def forms(grades):
    """`81 hardware, 196 document` -> their sum, and the shares in words."""
    counts = [(int(number), grade) for number, grade in re.findall(r"(\d+) (\w+)", grades)]
    total = sum(number for number, _ in counts)
    words = {"hardware": "compared with hardware", "document": "documented", "inferred": "inferred",
             "unknown": "with unknown meaning"}
    return total, ", ".join(f"{100 * number / total:.0f}% {words[grade]}" for number, grade in counts
                            if number >= total / 200)


class Manuals(SphinxDirective):
    def run(self):
        wanted = os.environ.get("ISADORA_MANUALS", "").split()
        items = [self.item(isa, rows) for isa, rows in isas().items() if isa in wanted]
        return [nodes.definition_list("", *items, classes=["manuals"])]

    def item(self, isa, rows):
        folder = os.path.join(ROOT, "out", isa)
        title = first_title(os.path.join(folder, "index.rst"))
        pages = len(glob.glob(os.path.join(folder, "insn", "*.rst")))
        total, grades = forms(rows["forms"])
        link = nodes.Text(title)
        if self.env.app.builder.name == "html":  # a book has no other manuals beside it
            link = nodes.reference("", title, refuri=isa + "/index.html")
        about = [nodes.literal(isa, isa), nodes.Text(f" · variants {rows['variants']}")]
        if "modes" in rows:
            about.append(nodes.Text(f" · modes {rows['modes']}"))
        counts = nodes.paragraph("", f"{pages} instructions, {total} forms: {grades}.")
        return nodes.definition_list_item(
            "", nodes.term("", "", link), nodes.definition("", nodes.paragraph("", "", *about), counts))


def setup(app):
    app.add_directive("manuals", Manuals)
    return {"parallel_read_safe": True, "parallel_write_safe": True}

"""Names in tables. Of what is plain text in the source, links are made in HTML: in tables of class `opcode-map`
(mnemonics, by the index) and `forms` (names of forms, which begin with the name of their page). The names in the first
column of a table of class `fields` get a label, `ISA-field-NAME`, and an entry in the index.
"""
import re

from docutils import nodes


def pages_of_mnemonics(app):
    """{mnemonic: page}, of mnemonics that a single page has in the index."""
    found = {}
    for page, entries in app.env.get_domain("index").entries.items():
        for entry in entries:
            if page.startswith("insn/") or "/insn/" in page:
                found.setdefault(entry[1].split(" (")[0], set()).add(page)
    return {name: min(pages) for name, pages in found.items() if len(pages) == 1}


def link(app, docname, page, name):
    uri = app.builder.get_relative_uri(docname, page)
    return nodes.reference("", "", nodes.Text(name), internal=True, refuri=uri)


def link_words(app, docname, table, pages):
    for text in list(table.findall(nodes.Text)):
        if isinstance(text.parent, nodes.paragraph):
            parts = []
            for word in re.split(r"( +)", text.astext()):
                page = pages.get(word)
                parts.append(link(app, docname, page, word) if page else nodes.Text(word))
            text.parent.replace(text, parts)


def link_forms(app, docname, table):
    folder = docname.rpartition("/")[0]
    for literal in list(table.findall(nodes.literal)):
        parts = literal.astext().split(".")
        for count in range(len(parts), 0, -1):
            slug = re.sub("[^a-z0-9]+", "-", ".".join(parts[:count]).lower()).strip("-")
            page = (folder + "/" if folder else "") + "insn/" + slug
            if page in app.env.all_docs:
                literal.replace_self(link(app, docname, page, literal.astext()))
                break


def replace_names(app, doctree, docname):
    if app.builder.format != "html":
        return
    pages = None
    for table in list(doctree.findall(nodes.table)):
        if "opcode-map" in table["classes"]:
            pages = pages or pages_of_mnemonics(app)
            link_words(app, docname, table, pages)
        elif "forms" in table["classes"]:
            link_forms(app, docname, table)


def rows_of(table):
    return list(next(iter(table.findall(nodes.tbody))).findall(nodes.row))


def prefix_of(doctree):
    """`volta` from the label `volta-page-fields`."""
    for section in doctree.findall(nodes.section):
        for name in section["ids"]:
            if "-page-" in name:
                return name.split("-page-")[0]
    return ""


def label_row(app, doctree, row, prefix):
    literal = next(iter(row.findall(nodes.literal)))
    name, std = literal.astext(), app.env.get_domain("std")
    label = base = "%s-field-%s" % (prefix, re.sub("[^a-z0-9]+", "-", name.lower()).strip("-") or "x")
    count = 1
    while label in std.labels:
        count += 1
        label = "%s-%d" % (base, count)
    docname = app.env.docname
    std.labels[label] = docname, label, name
    std.anonlabels[label] = docname, label
    entry = ("single", "%s (%s field)" % (name, prefix), label, "", None)
    app.env.get_domain("index").entries.setdefault(docname, []).append(entry)
    literal.parent.insert(0, nodes.target("", "", ids=[label]))


def label_fields(app, doctree):
    for table in doctree.findall(nodes.table):
        if "fields" in table["classes"]:
            for row in rows_of(table):
                label_row(app, doctree, row, prefix_of(doctree))


def setup(app):
    app.connect("doctree-read", label_fields)
    app.connect("doctree-resolved", replace_names)
    return {"parallel_read_safe": True, "parallel_write_safe": True}

"""Syntax lines: on pages of instructions, text such as `LDG{.E} <Rd>, [<Ra>{+<OFF>}]` gets a look of its own in HTML.

Names in angle brackets are to be replaced and are set in italics without the brackets; braces around what may be left
out, and the bars of `(a|b)`, are set apart from the characters that are typed. Braces in quotes are typed. Names of
operands, fields, registers and tables become links to what describes them.
"""
import html
import re

from docutils import nodes

PARTS = re.compile(r"(<[A-Za-z_$][^<> ]*>|'[{}]'|[{}]|\((?=[^()]*\|)[^()<>{}]*\))")
KINDS = ("operand", "field", "file", "table", "func")


def mark(text):
    return '<span class="mark">%s</span>' % html.escape(text)


def no_link(_name):
    return None


def linked(tag, text, uri):
    inner = "<%s>%s</%s>" % (tag, html.escape(text), tag) if tag else html.escape(text)
    return '<a class="reference internal" href="%s">%s</a>' % (html.escape(uri), inner) if uri else inner


def part_html(part, find):
    if part.startswith("<") and len(part) > 2:
        return linked("var", part[1:-1], find(part[1:-1]))
    if part in "{}":
        return mark(part)
    if part[0] == "'" and len(part) == 3:
        return html.escape(part[1])
    if part[0] == "(" and "|" in part:
        return mark("(") + mark("|").join(html.escape(word) for word in part[1:-1].split("|")) + mark(")")
    return html.escape(part)


def markup(text, find=no_link):
    """The HTML of a line of syntax; `find(name)` is what a name links to, or None."""
    return "".join(part_html(part, find) if part else "" for part in PARTS.split(text))


def names_of(app, prefix):
    """{name: [(kind, page, anchor)]} of what has a description; of a private name, `memory.SIZE`, also its last part."""
    if not hasattr(app, "isadora_names"):
        app.isadora_names = {}
    known = app.isadora_names.setdefault(prefix, {})
    if prefix and not known:
        for label, (page, anchor, title) in sorted(app.env.get_domain("std").labels.items()):
            kind = re.match(re.escape(prefix) + "-(%s)-" % "|".join(KINDS), label)
            name = re.match(r"(?:Table )?([$\w.]*)", str(title))[1]
            for text in {name, name.rpartition(".")[2]} if kind else ():
                known.setdefault(text, []).append((KINDS.index(kind[1]), page, anchor))
    return known


def finder(app, docname, prefix):
    """A function that finds the description of a name in the manual whose labels begin with `prefix`."""
    names = names_of(app, prefix)

    def find(text):
        found = names.get(re.match(r"[$\w]*", text)[0])
        if not found:
            return None
        _, page, anchor = min(found)
        return app.builder.get_relative_uri(docname, page) + "#" + anchor

    return find


def replace_literals(part, find):
    for literal in list(part.findall(nodes.literal)):
        text = literal.astext().replace("\n", " ")
        is_name = re.fullmatch(r"[$\w]+", text)
        code = linked("", text, find(text)) if is_name else markup(text, find)
        literal.replace_self(nodes.raw("", '<code class="syntax">%s</code>' % code, format="html"))


def link_names(literal, find):
    """Each name in a piece of code that has a description becomes a link to it."""
    parts = re.split(r"((?<![\w$%.])[$A-Za-z_]\w*)", literal.astext().replace("\n", " "))
    code = "".join(linked("", part, i % 2 and find(part)) for i, part in enumerate(parts))
    literal.replace_self(nodes.raw("", '<code class="syntax">%s</code>' % code, format="html"))


def prefix_of(doctree):
    """What the labels of a manual begin with: `volta`, from `volta-page-index` or `volta-insn-iadd3`."""
    for section in doctree.findall(nodes.section):
        for name in section["ids"]:
            found = re.match("(.+?)-(?:insn|page|func|operand|format)-", name)
            if found:
                return found[1]
    return ""


def replace_lines(app, doctree, docname):
    """In HTML, the first list of a section `Syntax` has lines of syntax, its others say what names in them are; a
    paragraph `Functions: ..` has links to them.
    """
    if app.builder.format != "html":
        return
    find = finder(app, docname, prefix_of(doctree))
    for section in doctree.findall(nodes.section):
        if section.children and section[0].astext() == "Syntax":
            found = list(section.findall(nodes.bullet_list))
            if found:
                found[0]["classes"].append("syntax-lines")
            for part in found:
                replace_literals(part, find)
    if docname.rpartition("/")[2] == "operands":
        for item in doctree.findall(nodes.list_item):
            for literal in list(item.findall(nodes.literal)):
                link_names(literal, find)
    for paragraph in doctree.findall(nodes.paragraph):
        if paragraph.astext().startswith("Functions: "):
            replace_literals(paragraph, find)


def setup(app):
    app.connect("doctree-resolved", replace_lines)
    return {"parallel_read_safe": True, "parallel_write_safe": True}

"""Bit pictures: literal blocks of class `bits` become coloured tables in HTML.

A picture is drawn in plain characters by gen/emit/rst/base/bits.lua and reads as it is in any other builder:

     31    24 23 19 18   0
    +--------+-----+------+
    |01001100| DST |  b   |
    +--------+-----+------+
    |        |     | SRC  |  b = <SRC>
    +--------+-----+------+

The line of numbers and the border below it give the columns. Rows above the second border are words: of several
forms, whose names follow them. A block that is no such picture stays as it is.
"""
import html
import re

from docutils import nodes

CLASS_OF_MARK = (
    (re.compile(r"^[01*.-]+$"), "fixed"),
    (re.compile(r"^~"), "ignored"),
    (re.compile(r"^\?"), "unknown"),
    (re.compile(r"^=0$"), "zero"),
    (re.compile(r"^\(.*\)$"), "visible"),
)


def split_bands(text):
    """Pictures of several rows of bits are parted by empty lines."""
    bands, lines = [], []
    for line in text.splitlines() + [""]:
        if line.strip():
            lines.append(line)
        elif lines:
            bands.append(lines)
            lines = []
    return bands


def read_columns(numbers, border):
    """[(start, end, hi, lo)] in characters and bits; None when this is no picture."""
    edges = [i for i, ch in enumerate(border) if ch == "+"]
    if not edges or set(border) - set("+-"):
        return None
    columns = []
    for start, end in zip(edges, edges[1:]):
        bits = numbers[start + 1:end].split()
        if not bits or len(bits) > 2 or not all(b.isdigit() for b in bits):
            return None
        columns.append((start, end, int(bits[0]), int(bits[-1])))
    return columns


def class_of(label):
    for pattern, name in CLASS_OF_MARK:
        if pattern.match(label):
            return name
    return "operand" if label else "blank"


def read_row(line, columns):
    """Cells [(hi, lo, label)] of a row and the note after it."""
    if not line.startswith("|"):
        return None
    cells, first = [], 0
    for i, (_, end, _, lo) in enumerate(columns):
        if end < len(line) and line[end] == "|":
            start, hi = columns[first][0], columns[first][2]
            cells.append((hi, lo, line[start + 1:end].strip()))
            first = i + 1
    return cells, line[columns[-1][1] + 1:].strip(" ")


def cell_html(hi, lo, label, is_first):
    name = class_of(label)
    width = hi - lo + 1
    if name == "fixed" and len(label) == width:
        return "".join('<td class="fixed%s">%s</td>' % (" any" if ch in "*.-" else "", ch) for ch in label)
    if name == "blank":
        return '<td class="%s" colspan="%d"></td>' % ("blank" if not is_first else "gap", width)
    shown = {"ignored": label[1:].lstrip("~="), "zero": "0" if width == 1 else "must be 0"}.get(name, label)
    shown = shown.strip("?") or "?" if name == "unknown" else shown
    if name == "visible":
        shown = label[1:-1]
    return '<td class="%s" colspan="%d" title="bits %d..%d">%s</td>' % (name, width, lo, hi, html.escape(shown))


def numbers_html(columns):
    """A row of bit numbers: the ends of each column of the picture."""
    cells = []
    for _, _, hi, lo in columns:
        if hi == lo:
            cells.append('<th class="one">%d</th>' % hi)
        else:
            ends = '<span class="hi">%d</span><span class="lo">%d</span>' % (hi, lo)
            cells.append('<th colspan="%d">%s</th>' % (hi - lo + 1, ends))
    return "<tr>" + "".join(cells) + "<th></th></tr>"


def band_html(lines):
    """One band as a table, or None."""
    if len(lines) < 3:
        return None
    columns = read_columns(lines[0], lines[1])
    if not columns:
        return None
    bits = columns[0][2] - columns[-1][3] + 1
    ticks = '<tr class="ticks">' + "<td><i></i></td>" * bits + "</tr>"  # gives each bit its least width
    out = ["<table>", ticks, numbers_html(columns)]
    is_first, is_below = True, False
    for line in lines[2:]:
        if line.startswith("+"):
            is_below = True
            continue
        row = read_row(line, columns)
        if row is None:
            return None
        cells, note = row
        tds = "".join(cell_html(hi, lo, label, is_first) for hi, lo, label in cells)
        note_td = '<td class="note">%s</td>' % html.escape(note) if note else '<td class="none"></td>'
        out.append('<tr class="%s">%s%s</tr>' % ("line" if is_below else "word", tds, note_td))
        is_first = False
    out.append("</table>")
    return "".join(out)


def picture_html(text):
    bands = [band_html(lines) for lines in split_bands(text)]
    if not bands or None in bands:
        return None
    return '<div class="bits">' + "".join(bands) + "</div>\n"


def replace_pictures(app, doctree, _docname):
    """In HTML, literal blocks of class `bits` turn into tables."""
    if app.builder.format != "html":
        return
    for block in list(doctree.findall(nodes.literal_block)):
        if "bits" not in block.get("classes", []):
            continue
        text = picture_html(block.astext())
        if text:
            block.replace_self(nodes.raw("", text, format="html"))


def setup(app):
    app.connect("doctree-resolved", replace_pictures)
    return {"parallel_read_safe": True, "parallel_write_safe": True}

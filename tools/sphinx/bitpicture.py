"""Bit pictures: literal blocks of class `bits` become coloured rows in HTML, each bit as wide as any other.

A picture is drawn in plain characters by gen/emit/rst/base/bits.lua and reads as it is in any other builder:

     31    24 23 19 18   0
    +--------+-----+------+
    |01001100| DST |  b   |

    b = <SRC>  |  18..14=SRC

The line of numbers and the border below it give the columns of a band, 32 bits at most. Rows of cells are words; of
several forms, with their names after them. Lines at the end are alternatives of operands; each is a row below the
words of the bands where it has cells. A block that is no such picture stays as it is.
"""
import html
import re

from docutils import nodes

import syntaxline

CLASS_OF_MARK = (
    (re.compile(r"^[01*.-]+$"), "fixed"),
    (re.compile(r"^~"), "ignored"),
    (re.compile(r"^\?"), "unknown"),
    (re.compile(r"^=0$"), "zero"),
    (re.compile(r"^\(.*\)$"), "visible"),
)
LEGEND = (
    ("any", "*", "differs between forms"),
    ("ignored", "", "ignored by the hardware; a digit is what the assembler writes"),
    ("unknown", "?", "unknown effect"),
    ("zero", "0", "must be 0"),
    ("visible", "name", "read by the code, not part of the text"),
)
LETTERS = 3  # that fit into the width of a bit
CELL = re.compile(r"(\d+)(?:\.\.(\d+))?=(\S+)$")


# Reading ------------------------------------------------------------------------------------------------------------

def split_blocks(text):
    """The parts of a picture are separated by empty lines."""
    blocks = [block.splitlines() for block in re.split(r"\n\s*\n", text)]
    return [[line for line in block if line.strip()] for block in blocks if any(line.strip() for line in block)]


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


def read_row(line, columns):
    """Cells [(hi, lo, label)] of a row and the note after it."""
    cells, first = [], 0
    for i, (_, end, _, lo) in enumerate(columns):
        if end < len(line) and line[end] == "|":
            start, hi = columns[first][0], columns[first][2]
            cells.append((hi, lo, line[start + 1:end].strip()))
            first = i + 1
    return cells, line[columns[-1][1] + 1:].strip(" ")


def read_band(lines):
    """(highest bit, lowest bit, rows) of a band, or None."""
    columns = read_columns(lines[0], lines[1]) if len(lines) >= 3 else None
    if not columns:
        return None
    rows = lines[2:]
    if not all(line.startswith("|") for line in rows):
        return None
    return columns[0][2], columns[-1][3], [read_row(line, columns) for line in rows]


def read_alternative(line):
    """The same of an alternative of an operand: (cells, text), or None."""
    text, bar, cells = line.rpartition("  |")
    found = [CELL.match(cell) for cell in cells.split()]
    if not bar or None in found:
        return None
    return [(int(m[1]), int(m[2] or m[1]), m[3]) for m in found], text


def read_picture(text):
    """(bands, alternatives), or None."""
    bands, alternatives = [], []
    for block in split_blocks(text):
        band = read_band(block)
        if band:
            bands.append(band)
        else:
            alternatives += [read_alternative(line) for line in block]
    return None if not bands or None in alternatives else (bands, alternatives)


# Writing ------------------------------------------------------------------------------------------------------------

def class_of(label):
    for pattern, name in CLASS_OF_MARK:
        if pattern.match(label):
            return name
    return "operand" if label else "blank"


def shown_label(name, label, width):
    if name == "ignored":
        return label[1:].lstrip("~=")
    if name == "unknown":
        return label.strip("?") or "?"
    if name == "zero":
        return "0" if width == 1 else "must be 0" if width > 2 else "00"
    return label[1:-1] if name == "visible" else label


def span_html(names, width, text="", title=""):
    title = ' title="%s"' % title if title else ""
    return '<span class="%s" style="grid-column:span %d"%s>%s</span>' % (names, width, title, html.escape(text))


def cell_html(hi, lo, label, above=(), is_word=True):
    """A cell; what is the same in the word above is drawn as one cell with it, as are high cells of alternatives."""
    name, width = class_of(label), hi - lo + 1
    is_same = (hi, lo, label) in above and name not in ("blank", "fixed")
    if is_same and (is_word or len(label) > LETTERS * width):
        return span_html(name + " same", width, "", label)
    if name == "fixed" and len(label) == width:
        return "".join(span_html("fixed any" if ch in "*.-" else "fixed", 1, ch) for ch in label)
    if name == "blank":
        return span_html("blank", width)
    shown = shown_label(name, label, width)
    names = name + " tall" if len(shown) > LETTERS * width else name
    where = "bit %d" % lo if hi == lo else "bits %d..%d" % (lo, hi)
    return span_html(names, width, shown, "%s: %s" % (where, shown) if shown else where)


def row_html(kind, cells, note, band, bits, above=()):
    """A row of a band: cells from the highest bit of the picture down, what is between them is blank."""
    highest, lowest, _ = band
    out, at = [], lowest + bits - 1
    for hi, lo, label in cells:
        if at > hi:
            out.append(span_html("gap" if at > highest else "blank", at - hi))
        out.append(cell_html(hi, lo, label, above, kind == "word"))
        at = lo - 1
    if at >= lowest:
        out.append(span_html("blank", at - lowest + 1))
    name = '<span class="note">%s</span>' % syntaxline.markup(note) if note else ""
    return '<div class="row %s">%s%s</div>' % (kind, "".join(out), name)


def numbers_html(band, bits):
    highest, lowest, _ = band
    numbers = "".join("<span>%s</span>" % (bit if bit <= highest else "")
                      for bit in range(lowest + bits - 1, lowest - 1, -1))
    return '<div class="row numbers" aria-hidden="true">%s</div>' % numbers


def within(cells, band):
    return [cell for cell in cells if cell[1] >= band[1] and cell[0] <= band[0]]


def band_html(band, alternatives, bits):
    out = [numbers_html(band, bits)]
    above = ()
    for cells, note in band[2]:
        out.append(row_html("word", cells, note, band, bits, above))
        above = cells
    above = ()
    for cells, text in alternatives:
        cells = within(cells, band)
        if cells:
            out.append(row_html("line", cells, text, band, bits, above))
            above = cells
    return '<div class="band">%s</div>' % "".join(out)


def legend_html(drawn):
    """What the kinds of cells mean that occur and have no name."""
    texts = ['<span class="sample %s">%s</span> %s' % (name if name != "any" else "fixed any", sample, text)
             for name, sample, text in LEGEND if re.search('class="[^"]*%s' % name, drawn)]
    return '<p class="legend">%s</p>' % " ".join("<span>%s</span>" % text for text in texts) if texts else ""


def picture_html(text):
    picture = read_picture(text)
    if not picture:
        return None
    bands, alternatives = picture
    bits = max(highest - lowest + 1 for highest, lowest, _ in bands)
    drawn = "".join(band_html(band, alternatives, bits) for band in bands)
    return '<div class="bits" style="--bits:%d" tabindex="0">%s</div>%s\n' % (bits, drawn, legend_html(drawn))


def replace_pictures(app, doctree, _docname):
    """In HTML, literal blocks of class `bits` turn into rows."""
    if app.builder.format != "html":
        return
    for block in list(doctree.findall(nodes.literal_block)):
        if "bits" in block.get("classes", []):
            text = picture_html(block.astext())
            if text:
                block.replace_self(nodes.raw("", text, format="html"))


def setup(app):
    app.connect("doctree-resolved", replace_pictures)
    return {"parallel_read_safe": True, "parallel_write_safe": True}

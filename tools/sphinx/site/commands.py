"""Directives that print what `isadora --help` says, so that the program's manual repeats no option by hand.

`.. summary:: COMMAND`, `.. synopsis:: COMMAND`, `.. options:: COMMAND`: the parts of `isadora COMMAND --help`;
`.. commands::`: all commands with their summaries. The program is $ISADORA, else build/isadora of the source tree.
"""
import functools
import os
import re
import subprocess
import tempfile

from docutils import nodes
from sphinx import addnodes
from sphinx.util.docutils import SphinxDirective

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..", ".."))
PROGRAM = os.environ.get("ISADORA") or os.path.join(ROOT, "build", "isadora")


@functools.lru_cache(maxsize=None)
def help_of(command):
    """The lines of `isadora COMMAND --help`; of the program, for ""."""
    words = [PROGRAM] + ([command] if command else []) + ["--help"]
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout.splitlines()


def summaries():
    """COMMAND -> its line in `isadora --help`, in that order."""
    rows = (re.match(r"  ([a-z]+) +(.*)", line) for line in help_of("")[:help_of("").index("examples:")])
    return {row[1]: row[2] for row in rows if row}


def usage(command):
    """One string: `isadora COMMAND ..`."""
    lines = [re.sub("^[Uu]sage: ", "", line.strip()) for line in help_of(command)[:help_of(command).index("")]]
    return " ".join(lines)



def options(command):
    """(spellings, description) of every option. Rows of argparse may have the long spelling on a second line."""
    rows = []
    started = False
    for line in help_of(command):
        started = started or line.lower() == "options:"
        match = started and re.match(r" +(-.*?)(?:  +(.*))?$", line)
        if match:
            spelling, text = match[1], match[2]
            if text is None and not re.match(r"-.*  ", spelling):
                spelling, text = split_narrow(spelling)
            if rows and rows[-1][0].endswith(","):
                rows[-1] = (rows[-1][0] + " " + spelling, rows[-1][1])
            else:
                rows.append((spelling, text))
        elif started and rows and line == "":
            break
    return [(spelling, text or "") for spelling, text in rows]


def split_narrow(row):
    """A spelling that is as wide as its column has one blank after it: `--memory SPACE[@A]:FILE the same`."""
    match = re.match(r"(-\S+(?: [^a-z ]\S*)?)(?: (.*))?$", row)
    return match[1], match[2]


def full_stop(text):
    text = text[:1].upper() + text[1:]
    return text if text.endswith(".") else text + "."


class FromHelp(SphinxDirective):
    required_arguments = 1

    def marked_up(self, text):
        """Text of a help with its `quotes` as literals."""
        parts = re.split(r"`([^`]*)`", text)
        return [nodes.literal(part, part) if n % 2 else nodes.Text(part) for n, part in enumerate(parts) if part]


class Summary(FromHelp):
    def run(self):
        if self.env.app.builder.name == "man":  # its section NAME has it
            return []
        return [nodes.paragraph("", "", *self.marked_up(full_stop(summaries()[self.arguments[0]])))]


class Synopsis(FromHelp):
    def run(self):
        command = self.arguments[0]
        head = "isadora " + command
        parts = [nodes.strong(head, head)]
        for word in re.findall(r"\[[^\[\]]*\]\S*|\S+", usage(command)[len(head):]):  # `[--set PLACE=N]` stays on one line
            parts += [nodes.Text(" "), nodes.inline(word, word, classes=["word"])]
        return [nodes.paragraph("", "", *parts, classes=["synopsis"])]


class Options(FromHelp):
    def run(self):
        rows = options(self.arguments[0])
        if not rows:
            raise self.error(f"no options in `isadora {self.arguments[0]} --help`")
        items = [nodes.definition_list_item(
            "", nodes.term("", "", nodes.literal(spelling, spelling)),
            nodes.definition("", nodes.paragraph("", "", *self.marked_up(full_stop(text)))))
            for spelling, text in rows]
        return [nodes.definition_list("", *items, classes=["options"])]


class Commands(FromHelp):
    required_arguments = 0

    def run(self):
        items = [nodes.definition_list_item(
            "", nodes.term("", "", self.link(name)),
            nodes.definition("", nodes.paragraph("", "", *self.marked_up(full_stop(text)))))
            for name, text in summaries().items()]
        return [nodes.definition_list("", *items, classes=["commands"])]

    def link(self, name):
        reference = addnodes.pending_xref(
            "", refdomain="std", reftype="doc", reftarget=name, refexplicit=True, refdoc=self.env.docname)
        reference += nodes.strong(name, "isadora " + name)
        return reference


def man_pages(app, config):
    """Commands are in section 1, other pages of the program's manual in section 7 with their title as summary."""
    pages = [(app_prefix(config) + name, "isadora-" + name, text, [], 1) for name, text in summaries().items()]
    config.man_pages = pages + config.isadora_other_man_pages


def app_prefix(config):
    return config.isadora_program_folder


class Stepping(Commands):
    """The commands of `isadora run --step`, from its own `help`: `  s, step [N]   DESCRIPTION`."""

    def run(self):
        items = []
        for line in stepping_help():
            letter, spelling, text = re.match(r"(?:  (.),|    ) (\S+(?: \S+)*?)(?:  +| (?=stops before that))(.*)", line).groups()
            spelling = f"{spelling}, {letter}" if letter else spelling
            items.append(nodes.definition_list_item(
                "", nodes.term("", "", nodes.literal(spelling, spelling)),
                nodes.definition("", nodes.paragraph("", "", *self.marked_up(full_stop(text))))))
        return [nodes.definition_list("", *items, classes=["options"])]


def names_of_isas():
    text = subprocess.run([PROGRAM, "isas"], check=True, capture_output=True, text=True).stdout
    return re.findall(r"^(\S+):", text, re.MULTILINE)


def ask_debugger(isa, program):
    words = [PROGRAM, "run", "-m", isa, "-i", program, "--step"]
    return subprocess.run(words, check=True, input="help\n", capture_output=True, text=True).stdout.splitlines()


def stepping_help():
    """The rows of `help` of the debugger, for a program of zeros."""
    with tempfile.NamedTemporaryFile() as program:
        program.write(bytes(480))  # instruction words of any size
        program.flush()
        texts = [ask_debugger(isa, program.name) for isa in names_of_isas()]
    said = max(texts, key=len)  # where there are lanes, it has more commands
    rows = said[said.index("(isadora) help") + 1:]
    return rows[:next(n for n, line in enumerate(rows) if not line.startswith("  "))]


def setup(app):
    app.add_config_value("isadora_program_folder", "", "env")
    app.add_config_value("isadora_other_man_pages", [], "env")
    for name, directive in (("summary", Summary), ("synopsis", Synopsis), ("options", Options), ("commands", Commands),
                            ("stepping", Stepping)):
        app.add_directive(name, directive)
    app.connect("config-inited", man_pages, priority=200)
    return {"parallel_read_safe": True, "parallel_write_safe": True}

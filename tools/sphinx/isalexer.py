"""Colours for the description language in `code-block:: isa`."""
from pygments.lexer import RegexLexer, words
from pygments.token import Comment, Keyword, Literal, Name, Number, Operator, Punctuation, String, Text

TOP = (
    "isa", "source", "erratum", "variant", "mode", "unit", "prefer", "table", "kind", "fields", "regs", "space", "stack",
    "operand", "format", "func", "proc", "ops", "insn", "alias", "form", "share", "over", "example", "do", "entry",
    "view", "bits", "bit", "group", "engine", "read", "write", "option", "params", "buffers", "limit", "start",
    "private",
)
BIT_KINDS = ("ignored", "unknown", "zero", "visible", "rest")
CODE = (
    "if", "elif", "else", "match", "for", "in", "and", "or", "not", "on", "with", "then", "now", "when", "print", "trap",
    "halt", "nothing", "return", "push", "drop", "none", "undefined", "per", "reset", "size", "right", "mark", "glued",
    "after", "occupy", "wait", "until", "unforwarded",
)


class IsaLexer(RegexLexer):
    """Tokens only: the place of a word decides nothing here."""

    name = "isa"
    aliases = ["isa"]
    filenames = ["*.isa"]
    tokens = {
        "root": [
            (r"#[^\n]*", Comment.Single),
            (r"(?<!\S)--(?!\S).*|-- .*", Comment.Special),
            (r'"[^"\n]*"', String),
            (r"^(\s*)(%s)\b" % "|".join(TOP), Keyword.Declaration),
            (words(BIT_KINDS, prefix=r"\b", suffix=r"\b"), Keyword.Reserved),
            (words(CODE, prefix=r"\b", suffix=r"\b"), Keyword),
            (r"\b[us]\d+(?=\()|\b[us]\d+\b", Keyword.Type),
            (r"%[A-Za-z_]\w*", Name.Variable),
            (r"\$[A-Za-z_]\w*", Name.Builtin),
            (r"0x[0-9a-fA-F]+|0b[01.\-]+|\d+", Number),
            (r"\{[^{}\n]*\}", Literal),
            (r"[A-Za-z_]\w*", Name),
            (r"[-+*/&|^~<>=!]+", Operator),
            (r"[\[\](){}:;,.]", Punctuation),
            (r"\s+", Text),
            (r".", Text),
        ],
    }


def setup(app):
    app.add_lexer("isa", IsaLexer)
    return {"parallel_read_safe": True, "parallel_write_safe": True}

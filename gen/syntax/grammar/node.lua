-- The tree: what a description says, as `parse.files` returns it. Every node has a place `at` =
-- {source, line, col, len}, and where the language allows it `on` (a guard: array = or, of arrays =
-- and, of {name, neg} or {static, value, neg}), `prov` (array of {source, text} or {grade}) and
-- `prose` (lines joined by \n), which are nil where the description has none. A tail belongs to
-- every item of its row, its prose to the last. Lists of names have a parallel array of their
-- places: `names` / `name_ats`. Fields after a `|` are added by later passes.
local node = require("gen.base.node")

-- `short`: a name as users see it (`gen/base/private.lua`). The last ones are for captures of the
-- grammar, of which only some are nodes, and (`busy`) for `resolve/constant`.
local COMMON = "short? at? on? prov? prose? braced? items? name_list? prefix? key? call? busy?"

local declared = {
   -- Declarations ---------------------------------------------------------------------------------
   isa = "name title",
   source = "name title grade",
   use = "path",
   erratum = "said right | pages?",
   consts = "", const = "name value | where? others?", -- lines for other variants
   axes = "", axis = "name features | kind? also? elf?", -- kind is variant or mode
   units = "",
   -- words = {offset, parts = {lo, hi} | {zero = n} | {prev, lo, hi, value}}
   unit = "bits endian? align? stored? words? fill? together?"
      .. " | configs? length? order? space? bundle?",
   word = "offset parts", part = "lo? hi? zero? prev? value?", fill = "text", together = "",
   prefer = "names? name_ats? mark? place? | met?", -- place of the mark: nil, glued or last
   -- cells[1] of a row is the text (none in tables of `numbers`), then one a column
   ["table"] = "name params? numbers? columns? column_ats? rows? | lookups?",
   fields = "",
   field = "name pieces? ext? kinds?", -- pieces = {lo, hi}, low first; or `ext`, a width
   named_kinds = "", kind = "name kinds",
   regs_block = "",
   -- type = {kind = "u" or "s", width}
   regs = "name type? count? scope? reset? prints? named? counts? masks? parks? unforwarded? subs?",
   entry = "number value? prints? also? printed? others? | accessors? code?",
   view = "name var? lo? hi? slice? prints?",
   bits = "lo hi? value?", bit = "lo name", group = "count name prints? unaligned?",
   access = "kind body? value?", more = "name subs?", -- `read:` and `write v:` of an entry
   space = "name type? size? endian? scope? ro? wo? access? unaligned? outside? code? windows?"
      .. " shown? unaligned_raise? outside_raise? where?"
      .. " | ident? index? is_everywhere? entry_list?",
   stack = "name depth? scope? members? overflow? underflow? | ident?",
   exception = "name params? body? | source? code? effects?",
   undefined = "raise | code?", -- of words that are no instruction
   engine = "name title | index?",
   syntax = "name title brief? | index? used?",
   assembly = "comment? separator? power? pad?", -- of sources
   operator = "name param? expr? of? | steps? is_kept? index?", -- steps: gen/asmtext/steps
   macro = "names params? when? | lines? steps? numbers?", macro_line = "text",
   -- `syntaxes` ({name, at}.. ) of a spelling print it, others only read it; `mask` is their bits
   printed = "syntaxes | mask?", -- `print in ..` and `first in ..`
   operand = "name params? lines? | source? optional? first?",
   line = "template? clauses? when? also? value?", -- value = {expr, then, now} or {unknown = why}
   spelling = "template? text? glued? syntaxes? | mask?",
   format = "name outer? lines? shares? body? unit? | do_at? source? broken?",
   func = "name kind params? type? expr? body? | calls? source? uses?", -- kind is func or proc
   -- rows = {cells = {[static] = {text, at}}}; `ref` for `ops NAME` in an instruction
   ops = "name? statics? static_ats? ref? rows? | columns_used?",
   row = "cells? unaligned?",
   insn = "name title? format? otherwise? forms? ops? shares? overs? prefers? aliases? examples?"
      .. " body? source? unknown? unknown_at? unknown_prov? do_at? | broken?",
   form = "name? template? clauses? when? format? with?", -- with = {name, expr}
   page_unknown = "why?", over = "name why?", share = "names? name_ats? why?",
   ["do"] = "body?", page = "name form?",
   example = "text code? before? after? stop? raises?" -- no `after` entry: nothing changes
      .. " form? word? readings?",
   code = "code? cells? also? printed? others?", -- the row of a table
   alias = "left right when? print? only? printed?",
   map = "field title? columns?", column = "text? clauses?",
   option = "name title? cells? | index? used?",
   place_of = "what space index | where?", -- what is params, buffers or images
   limit = "name most | where?", start = "scope body? | code? source? where?",
   elf = "machine os? lo? hi? vendor? number? params? pad? fill? align? spare?",
   schedule = "rows?",
   cycles = "field zero? lo? hi? with?", board = "what field lo? hi? after?",
   waits = "fields first? after? pages?",
   counted = "field left after? pages?", drained = "pages", early = "how n fields pages?",
   once = "fields pages?", kept = "fields",
   latency = "n? board? by_sources? near? fields? pages?",
   prose = "text?",

   -- Kinds of a field -----------------------------------------------------------------------------
   u = "", s = "", dec = "", wrap = "", label = "", scale = "value", rel = "expr",
   none = "set?", ["not"] = "set", strong = "set", list = "cells", logic = "name", file = "name",
   float = "format op? op_at? args? options?", -- the kind f32, and `f32.add(..)` of expressions
   digits = "count",

   -- Templates ------------------------------------------------------------------------------------
   sep = "s slot? own? instead_of?", text = "s mnem? quoted?", number = "value? text?", star = "",
   static = "name mnem?",
   -- an operand, field or register with a role, arguments, index, view; a lone `%x` is a `static`
   -- `kinds` are nil after the line is read: the field with this kind has a name of its own
   item = "name? file? static? role? args? index? view? kinds?",
   -- ops = {op = "*", "/" or "+", num, static or field}
   affine = "field? static? signed? ops? kinds?",

   -- Bit clauses. A set is an array of {lo, hi}, {picture}, {static}, {name}. ---------------------
   test = "field? static? neg? prev? set?",
   soft = "word? lo? hi? name? static? value? value_static? value_name?",
   rest = "word? why? like?", ["else"] = "",
   -- `when` of a form or alternative: in one of the groups all relations hold, of a field with a
   -- set or with another one
   condition = "groups", relation = "op field? static? set? other? other_static?",
   -- `[000 | RS | TO[12|10:5] | F3=5 | %f]`: bits, parts = {hi, lo} high first, test is a node
   drawing = "cells", drawn = "bits? name? parts? test? static? kinds?",

   -- Expressions. The place of a binary, unary or cond is its operator. ---------------------------
   num = "value", name = "name | kinds?", state = "name", -- state: `$r`
   variant = "", -- `on(FEATURE ..)`
   unary = "op arg", binary = "op left right", cond = "test yes no",
   slice = "base parts", -- parts = {lo, hi, count, open}
   member = "base name name_at? args?", call = "name args", -- args = {value, key}

   -- Statements -----------------------------------------------------------------------------------
   assign = "target value",
   ["if"] = "test? body? arms? otherwise? open?", arm = "test? body? kind?",
   match = "subject arms? otherwise? otherwise_at?", case = "set? body? kind?",
   ["for"] = "name lo hi any? body?", atomic = "body?", wait = "test", later = "n? engine? body?",
   ["return"] = "value", trap = "why", halt = "", fence = "", nothing = "reads?",
   raise = "name args",
   path = "kind to? key?",
   unknown = "why reads? writes?", unmodelled = "why reads? writes?",
   outside = "why reads? writes?",
   push = "name binds", drop = "name test?", written = "place test?", simples = "body?", tail = "",
}

return node.family("node of a description", COMMON, declared)

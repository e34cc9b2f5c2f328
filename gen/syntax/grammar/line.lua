-- The rules of whole lines: one for each kind of line, named after it, and the choice of lines that
-- each kind of block admits (`top`, `in_page`, ..). What follows the code of a line, its tail, has
-- the same rule everywhere: `on ..` and `{source}`.

local drawing = require("gen.syntax.grammar.drawing")
local kind = require("gen.syntax.grammar.kind")
local lpeg = require("lpeg")
local statement = require("gen.syntax.grammar.statement")
local token = require("gen.syntax.grammar.token")

local M = {}

local P, R, S, V = lpeg.P, lpeg.R, lpeg.S, lpeg.V
local C, Cc, Ct = lpeg.C, lpeg.Cc, lpeg.Ct
local node, named, listed, flag = token.node, token.named, token.listed, token.flag
local kw, sym, tok, s, sep_by = token.kw, token.sym, token.tok, token.s, token.sep_by
local name, any_name, static, file = token.name, token.any_name, token.static, token.file
local plain_name = token.plain_name
local str, number, int = token.str, token.number, token.int
local unbuilt, hidden = token.unbuilt, token.hidden

local semicolon, comma, colon = sym(";"), sym(","), sym(":")
local equals = sym("=", "=")
-- A form without the name of its instruction: `far`, `m8`, `near.m8`.
local form_name = tok("a name", C(token.plain_namex / 0 * (P(".") * token.wordchar^1)^0))
local dashed = tok("a name", C((token.wordchar + S(".-"))^1))
local scope = kw("per") * named("scope", token.words("lane warp block grid core bundle"))

-- A list of names keeps the place of each: {names = {..}, name_ats = {..}}; `spread` moves
-- both into the node around it.
local function name_list(one, separator)
  local list = Ct(sep_by(Ct(named("at", token.at) * named("name", one)), separator))
  return named("name_list", list / function(entries)
    local names, ats = {}, {}
    for i, entry in ipairs(entries) do names[i], ats[i] = entry.name, entry.at end
    return {names = names, ats = ats}
  end)
end
local function spread(tree)
  local list = tree.name_list
  if list then tree.names, tree.name_ats, tree.name_list = list.names, list.ats, nil end
  return tree
end

-- Tails ------------------------------------------------------------------------------------

-- `on A & B C`: blank is or, `&` is and.
local function build_on(...)
  local alternatives, join = {}, false
  for i = 1, select("#", ...) do
    local part = select(i, ...)
    if part == "&" then join = true
    else
      if join then table.insert(alternatives[#alternatives], part)
      else alternatives[#alternatives + 1] = {part} end
      join = false
    end
  end
  return alternatives
end

local feature = Ct(named("at", token.at)
    * named("neg", tok("`!`", P("!")) * Cc(true) + Cc(false))
    * (named("static", static) * sym("==") * named("value", number) + named("name", plain_name)))
local amp = C(P("&")) * s
local prov = Ct(named("at", token.at) * P("{") * s
    * (named("grade", C(P("hardware") + "document" + "inferred" + "unknown")) * s * P("}")
       + named("source", C(token.idx)) * s * named("text", C((1 - S("{}"))^0)) * P("}"))) * s

local function trim_prov(one)
  if one.text then one.text = one.text:match("^.*%S") or "" end
  return one
end

local the_end = -P(1) + token.missing("the end of the line")

-- Other spellings --------------------------------------------------------------------------

-- `in gas`: the syntaxes that print a text.
local in_syntaxes = kw("in") * listed("syntaxes", sep_by(Ct(named("at", token.at)
    * named("name", plain_name)), comma))

-- `also "a" "b" also in gas "c"`: texts that are read, `also`, and nodes of those that a syntax
-- prints, `printed`.
local other_texts = listed("others", (kw("also")
    * (node("spelling", in_syntaxes * named("text", str)) + str^1))^1)
local function sort_texts(tree)
  if not tree.others then return tree end
  tree.also, tree.printed = {}, {}
  for _, one in ipairs(tree.others) do
    if type(one) == "table" then table.insert(tree.printed, one) end
    table.insert(tree.also, type(one) == "table" and one.text or one)
  end
  tree.others = nil
  if #tree.printed == 0 then tree.printed = nil end
  return tree
end

-- Fields, registers, spaces ----------------------------------------------------------------

local piece = Ct(named("at", token.at)
    * token.lo_hi(int, token.dots))
    / token.checked

-- The order of several pieces matters: they are listed as manuals draw them, in brackets.
local function one_piece(at, pieces)
  if #pieces > 1 then
    local parts = {}
    for i, part in ipairs(pieces) do
      parts[#pieces - i + 1] = part.lo == part.hi and tostring(part.lo) or part.hi .. ":" .. part.lo
    end
    token.raise("E03", at.col, "several pieces are listed in brackets, the high one first",
                {hint = ("[%s]"):format(table.concat(parts, " | ")), placed = true})
  end
  return pieces
end
local range = token.at * Ct(sep_by(piece, comma)) / one_piece

local function field_rules(rules)
  rules.field = node("field", named("name", name)
      * (kw("ext") * named("ext", int) + drawing.pieces + named("pieces", range))
      * listed("kinds", V("kind")^0))
  rules.fields_row = node("row", listed("items", sep_by(V("field"), semicolon)) * V("tail"))
  rules.fields = node("fields", kw("fields")
      * unbuilt("`fields of`", hidden("of"))^-1 * V("tail"))
  rules.table = node("table", kw("table") * named("name", name)
      * (flag("numbers", kw("numbers")) + named("params", V("params")))^-1
      * listed("columns", (Ct(named("at", token.at) * tok("`.column`", P(".")
          * named("name", C(token.idx)))))^0) * V("tail"))
  rules.table_cell = kind.cell
  rules.also = kw("also") * Ct(str^1)
  rules.code = node("code", named("code", number) * listed("cells", kind.cell)
      * other_texts^-1) / sort_texts
  rules.table_row = node("row", listed("items", sep_by(V("code"), semicolon)) * V("tail"))
end

local view_range = sym("[") * named("var", name) * kw("in") * named("lo", int) * token.dots
    * named("hi", int) * sym("]")
local prints = kw("prints") * named("prints", str)
local ways = token.words("trap drop ok undefined")
-- A word, or the exception that is raised there.
local function or_raise(key, words)
  return named(key, words) + named(key .. "_raise", V("raise")) * named(key, Cc("raise"))
end

local function state_rules(rules)
  rules.regs = node("regs_block", kw("regs") * V("tail"))
  rules.reg = node("regs", named("name", file) * named("count", int)^-1
      * named("type", token.sized + token.type) * scope^-1
      * (kw("reset") * named("reset", V("expr")))^-1
      * prints^-1 * (kw("named") * named("named", str))^-1
      * (kw("counts") * named("counts", token.words("bytes units cycles")))^-1
      * flag("unforwarded", kw("unforwarded"))^-1
      * (flag("masks", kw("masks")) + flag("parks", kw("parks")))^-1 * V("on")^-1)
  rules.more = node("more", kw("more") * named("name", file))
  rules.regs_row = node("row", listed("items", sep_by(V("more") + V("reg"), semicolon)) * V("tail"))
  local entry = node("entry", kw("entry") * named("number", int)
      * (equals * named("value", V("expr")))^-1 * prints^-1 * other_texts^-1) / sort_texts
  local view = node("view", kw("view") * sym(".") * named("name", any_name) * view_range^-1
      * equals * named("slice", V("slice")) * (kw("prints") * listed("prints", str^1))^-1)
  local bits = node("bits", kw("bits") * token.lo_hi(int, token.dots) * equals
      * named("value", V("expr"))) / token.checked
  local bit = node("bit", kw("bit") * named("lo", int) * named("name", any_name))
  local group = node("group", sym(".") * named("name", any_name) * equals
      * named("count", int) * prints^-1)
  rules.reg_sub = node("row", listed("items", entry + view + bits + sep_by(bit, semicolon)
      + kw("group") * sep_by(group, semicolon)) * (kw("unaligned") * named("unaligned",
         token.words("trap ok")))^-1 * V("tail"))
  rules.access = node("access", (named("kind", token.words("read"))
      + named("kind", token.words("write")) * named("value", name)) * colon * V("suite"))
  rules.space = node("space", kw("space") * named("name", name) * named("type", token.type)
      * kw("size") * named("size", number) * named("endian", token.words("big little"))^-1
      * scope^-1 * (flag("ro", kw("ro")) + flag("wo", kw("wo")))^-1
      * (kw("access") * listed("access", sep_by(int, comma)))^-1
      * (kw("unaligned") * or_raise("unaligned", ways))^-1
      * (kw("outside") * or_raise("outside", token.words("trap wrap zero undefined")))^-1
      * (kw("windows") * named("windows", int))^-1 * (kw("shown") * named("shown", int))^-1
      * flag("code", kw("code"))^-1 * V("tail"))
  local member = Ct(named("at", token.at) * named("name", any_name) * named("type", token.type))
  rules.stack = node("stack", kw("stack") * named("name", file) * named("depth", int)
      * scope^-1 * colon * listed("members", sep_by(member, comma))
      * (kw("overflow") * named("overflow", V("raise")))^-1
      * (kw("underflow") * named("underflow", V("raise")))^-1 * V("tail"))
end

-- Lines at the top -------------------------------------------------------------------------

local function head_rules(rules)
  rules.isa = node("isa", kw("isa") * named("name", dashed) * named("title", str) * V("tail"))
  rules.use = node("use", kw("use") * named("path", str) * V("tail"))
  rules.source = node("source", kw("source") * named("name", plain_name) * named("title", str)
      * named("grade", token.words("hardware document inferred unknown")) * V("tail"))
  rules.erratum = node("erratum", kw("erratum") * named("said", str) * kw("right")
      * named("right", str)
      * (kw("in") * named("pages", Ct(node("page", named("name", plain_name))^1)))^-1 * V("tail"))
  local axis = node("axis", named("kind", token.words("variant mode")) * named("name", plain_name)
      * listed("features", (equals * (-kw("also") * -(kw("elf") * int) * plain_name)^1)^-1)
      * listed("also", (kw("also") * str^1)^-1) * (kw("elf") * named("elf", int))^-1)
  rules.axes = node("axes", listed("items", sep_by(axis, semicolon)) * V("tail"))
  local const = node("const", named("name", name) * equals * named("value", token.signed))
  rules.consts = node("consts", kw("const") * listed("items", sep_by(const, semicolon))
      * V("tail"))
  local unit = node("unit", kw("unit") * named("bits", int)
      * named("endian", token.words("little big")) * (kw("stored") * named("stored", int))^-1
      * (kw("align") * named("align", int))^-1 * V("on")^-1)
  rules.units = node("units", listed("items", sep_by(unit, semicolon)) * V("tail"))
  -- `word 64..127, 0..20, zero 1, prev 64..68=0x10 at 8`: parts of a word, low first.
  local bits_x = token.lo_hi(token.plainx, P(".."))
  local part = node("part", kw("zero") * named("zero", int)
      + kw("prev") * flag("prev", P(true))
        * tok("bits with a value, such as 64..68=0x10",
          bits_x * P("=") * named("value", token.signedx))
      + tok("bits", bits_x)) / token.checked
  rules.in_unit = node("together", kw("together") * V("tail"))
      + node("fill", kw("fill") * named("text", str) * V("tail"))
      + node("word", kw("word") * listed("parts", sep_by(part, comma)) * kw("at")
        * named("offset", int) * V("tail"))
  rules.prefer = node("prefer", kw("prefer") * name_list(form_name, comma)
      * (kw("mark") * named("place", token.words("glued last"))^-1 * named("mark", str))^-1
      * V("tail")) / spread
  rules.engine = node("engine", kw("engine") * named("name", name) * named("title", str)
      * V("tail"))
  rules.syntax = node("syntax", kw("syntax") * named("name", plain_name) * named("title", str)
      * flag("brief", kw("brief"))^-1 * V("tail"))
  rules.assembly = node("assembly", kw("assembly") * (kw("comment") * named("comment", str))^-1
      * (kw("separator") * named("separator", str))^-1
      * (kw("align") * flag("power", kw("power")))^-1
      * (kw("pad") * listed("pad", str * str^-1))^-1 * V("tail"))
  local operator = Ct(named("at", token.at) * named("name", static))
  rules.operator = node("operator", kw("operator") * named("name", static) * sym("(")
      * named("param", name) * sym(")") * equals * named("expr", V("expr"))
      * (kw("of") * named("of", operator))^-1 * V("tail"))
  local macro_param = Ct(named("at", token.at) * named("name", plain_name))
  rules.macro = node("macro", kw("macro") * listed("names", str^1) * sym("(")
      * listed("params", sep_by(macro_param, comma)^-1) * sym(")")
      * (kw("when") * named("when", V("expr")))^-1 * V("tail"))
  rules.in_macro = node("macro_line", named("text", str) * V("tail"))
  rules.outside = unbuilt("`device`", hidden("device")) + unbuilt("`approx`", hidden("approx"))
  rules.option = node("option", kw("option") * named("name", plain_name) * sym("(")
      * listed("cells", V("table_cell")^1) * sym(")") * named("title", str) * V("tail"))
  rules.place_of = node("place_of", named("what", token.words("params buffers images"))
      * named("space", name) * kw("at") * named("index", number) * V("tail"))
  rules.limit = node("limit", kw("limit") * kw("launch") * sym(".") * named("name", any_name)
      * named("most", number) * V("tail"))
  rules.elf = node("elf", kw("elf") * kw("machine") * named("machine", int)
      * (kw("os") * named("os", int))^-1
      * (kw("flags") * token.lo_hi(int, token.dots))^-1
      * (kw("attributes") * named("vendor", str) * named("number", int))^-1
      * (kw("params") * named("params", str))^-1
      * (kw("pad") * named("pad", str) * named("fill", int))^-1
      * (kw("align") * named("align", int))^-1 * (kw("spare") * named("spare", int))^-1
      * V("tail")) / token.checked
  rules.start = node("start", kw("start") * named("scope", token.words("grid block warp"))
      * V("tail"))
end

-- Operands, formats, functions, instructions -----------------------------------------------

local function no_star(pieces)
  for _, one in ipairs(pieces) do
    if one.tag == "star" then
      token.raise("E03", one.at.col, "`*` is the text of the instruction and belongs in a `format`",
                  {placed = true})
    end
  end
  return pieces
end

local function one_star(line)
  local count = 0
  for _, one in ipairs(line.template) do
    if one.tag == "star" then count = count + 1 end
  end
  if count ~= 1 then
    token.raise("E03", line.at.col, ("a line of a format has one `*`, this one %d"):format(count),
                {placed = true})
  end
  return line
end

local plain_template = named("template", V("template") / no_star)

local function line_rules(rules)
  local param = Ct(named("at", token.at)
      * (flag("static", P(true)) * named("name", static)
         + named("static", Cc(false)) * named("name", name) * named("type", token.type)^-1))
  rules.params = sym("(") * Ct(sep_by(param, comma)^-1) * sym(")")
  -- A parameter of an exception may have a table, whose texts are the names of its values.
  local valued = Ct(named("at", token.at) * named("static", Cc(false)) * named("name", name)
      * named("type", token.type)
      * named("values", Ct(named("at", token.at) * named("name", name))))
  rules.raised = sym("(") * Ct(sep_by(valued + param, comma)^-1) * sym(")")
  local spelling = kw("also") * node("spelling", in_syntaxes^-1
      * (flag("glued", kw("glued")) * plain_template + plain_template))
  rules.line = node("line", plain_template * listed("also", spelling^0) * colon
      * named("clauses", V("clauses")) * (kw("when") * named("when", V("condition")))^-1
      * named("value", V("value"))^-1)
  rules.value = Ct(named("at", token.at) * equals
      * ((kw("unknown") * named("unknown", str)
         + kw("unmodelled") * named("unknown", str / function(why) return "not modelled: "
            .. why end))
         * (kw("reads") * listed("reads", sep_by(V("expr"), comma)))^-1
         + named("expr", V("expr"))
           * (kw("then") * named("then", V("assign")) + kw("now") * named("now", V("assign")))^-1))
  rules.lines = listed("items", sep_by(V("line"), semicolon)) * V("tail")
  rules.map_row = node("column", named("text", str) * colon * named("clauses", V("clauses"))
      * V("tail"))
  rules.map = node("map", kw("map") * named("field", name) * named("title", str) * V("tail"))
  rules.operand_row = node("row", V("lines"))
  rules.operand = node("operand", kw("operand") * named("name", name)
      * named("params", V("params"))^-1 * (kw("optional") * named("optional", str)
         * (kw("first") * named("first", node("printed", in_syntaxes)))^-1)^-1
      * (colon * V("lines") + V("tail")))
  rules.format = node("format", kw("format") * named("name", plain_name)
      * (kw("in") * named("outer", plain_name))^-1 * V("tail"))
  rules.format_line = node("line", named("template", V("template")) * colon
      * named("clauses", V("clauses")) * V("tail")) / one_star
  rules.format_unit = node("unit", kw("unit") * named("bits", int) * V("tail"))
  rules.in_format = V("share") + V("format_unit") + V("do")
      + unbuilt("`word` in a format", hidden("word") * token.idx) + V("format_line")
  rules.func = node("func", named("kind", token.words("func proc")) * named("name", name)
      * named("params", V("params")) * named("type", token.type)^-1
      * (equals * named("expr", V("expr")))^-1 * V("tail"))
  rules.exception = node("exception", kw("exception") * named("name", plain_name)
      * named("params", V("raised")) * V("tail"))
  rules.undefined = node("undefined", kw("undefined") * named("raise", V("raise")) * V("tail"))
  rules.insn = node("insn", kw("insn") * named("name", plain_name) * named("title", str)^-1
      * (kw("in") * named("format", plain_name))^-1 * flag("otherwise", kw("otherwise"))^-1
      * V("tail"))
  rules.ops = node("ops", kw("ops")
      * (name_list(static, P(true)) + named("name", plain_name) * name_list(static, P(true))^-1)
      * V("tail")) / spread
end

-- Dependences between instructions: lines of a `schedule`.
local function schedule_rules(rules)
  local function names_of(key, word)
    return listed(key, sep_by(Ct(named("at", token.at) * named("name", word or name)), comma))
  end
  local page = Ct(named("at", token.at) * named("name", plain_name)
      * (P(".") * named("form", C(token.wordchar^1)) * s)^-1)
  local pages = listed("pages", sep_by(page, comma))
  local within = (kw("in") * pages)^-1
  rules.schedule = node("schedule", kw("schedule") * V("tail"))
  local function row(tag, pattern) return node(tag, pattern * V("tail")) end
  local after = (kw("after") * named("after", int))^-1
  local which = names_of("fields", name + file)
  rules.in_schedule = row("cycles", kw("cycles") * named("field", name)
            * (kw("zero") * named("zero", int))^-1
            * (kw("only") * token.lo_hi(int, token.dots) * kw("with") * named("with", name))^-1)
        / token.checked
      + row("board", named("what", token.words("results sources")) * named("field", name)
            * token.lo_hi(int, token.dots) * after)
        / token.checked
      + row("drained", kw("waits") * kw("sources") * kw("in") * pages)
      + row("counted", kw("waits") * named("field", name) * kw("left") * named("left", name)
            * after * within)
      + row("waits", kw("waits") * names_of("fields") * (kw("from") * named("first", int))^-1
            * after * within)
      + row("early", named("how", token.words("early late")) * named("n", int)
            * which * within)
      + row("once", kw("at") * kw("once") * which * within)
      + row("kept", kw("reuse") * names_of("fields"))
      + row("latency", kw("latency") * (kw("board") * named("board", Cc(true))
            + kw("sources") * named("by_sources", Cc(true))
            + named("n", int) * (comma * named("near", int) * kw("among"))^-1)
            * (kw("for") * which)^-1 * colon * pages)
end

local function page_rules(rules)
  local bind = Ct(named("at", token.at) * named("name", name) * equals
      * named("expr", V("expr")))
  rules.bind = bind
  rules.member_bind = Ct(named("at", token.at) * named("name", any_name) * equals
      * named("expr", V("expr")))
  rules.form = node("form", tok("`form`", P("form") * token.boundary
        * (P(".") * named("name", C(token.wordchar^1)))^-1)
      * named("template", V("instruction") / no_star) * colon * named("clauses", V("clauses"))
      * (kw("when") * named("when", V("condition")))^-1
      * (kw("in") * named("format", plain_name))^-1
      * (kw("with") * listed("with", sep_by(bind, comma)))^-1 * V("tail"))
  rules.share = node("share", kw("share") * name_list(name, comma) * named("why", str)
      * V("tail")) / spread
  rules.over = node("over", kw("over") * named("name", dashed) * named("why", str) * V("tail"))
  rules.alias = node("alias", kw("alias") * named("left", V("instruction") / no_star) * equals
      * named("right", V("instruction") / no_star) * (kw("when") * named("when", V("tests")))^-1
      * (kw("print") * (flag("only", kw("only")) * named("printed", node("printed", in_syntaxes))
         + named("printed", node("printed", in_syntaxes)) + named("print", Cc(true))))^-1
      * V("tail"))
  local given = Ct(named("at", token.at) * named("target", V("post")) * equals
      * named("value", token.signed))
  -- `waits` may also be a space: `waits[0]=1`. Only after a wait can an instruction have effects.
  local stops = kw("raises") * named("raises", plain_name) * listed("after", given^0)
      + named("stop", kw("waits") * Cc("wait") * -P("[")) * listed("after", given^0)
      + listed("after", P(true)) * named("stop", (kw("traps") * Cc("trap")
         + kw("unknown") * Cc("unknown")) * -P("["))
  local hex = tok("a code in hexadecimal", C(R("09", "af", "AF")^1) * token.boundary)
  rules.example = node("example", kw("example") * named("text", str) * equals
      * listed("code", hex^1)
      * (colon * listed("before", given^0) * sym("->") * (stops + listed("after", given^0)))^-1
      * V("tail"))
  rules.page_unknown = node("page_unknown", kw("unknown") * named("why", str) * V("tail"))
  rules.in_page = V("form") + V("ops") + V("do") + V("share") + V("over") + V("prefer")
      + V("alias") + V("example") + V("page_unknown")
      + V("fields") + V("named_kinds") + V("operand") + V("table") + V("consts") + V("func")
end

function M.rules(rules)
  rules.features = named("on", feature * (amp * feature + feature)^0 / build_on)
  rules.on = kw("on") * V("features")
  rules.tail_only = node("tail", V("tail"))
  -- a template that a source follows leaves the blanks before it
  rules.tail = s * V("on")^-1 * listed("prov", (prov / trim_prov)^0) * the_end
  kind.rules(rules)
  field_rules(rules)
  state_rules(rules)
  head_rules(rules)
  line_rules(rules)
  page_rules(rules)
  schedule_rules(rules)
  statement.rules(rules)
  rules.private = kw("private") * (V("fields") + V("named_kinds") + V("operand") + V("table")
      + V("consts") + V("func"))
  rules.top = V("isa") + V("use") + V("source") + V("erratum") + V("axes") + V("consts")
      + V("named_kinds") + V("units") + V("prefer") + V("table") + V("fields") + V("regs")
      + V("space") + V("stack") + V("engine") + V("syntax") + V("assembly") + V("operator")
      + V("macro") + V("operand") + V("format")
      + V("func") + V("exception") + V("undefined") + V("ops") + V("insn") + V("alias") + V("map")
      + V("option") + V("place_of") + V("limit") + V("start") + V("elf") + V("schedule")
      + V("private") + V("outside")
  return rules
end

return M

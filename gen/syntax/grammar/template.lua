-- Templates (the text of forms, alternatives, formats, aliases) and bit clauses.
-- Blanks count in a template: they are separators. `X(..)` has static arguments only if X is an
-- operand with parameters (`state.params`); else the parenthesis is text.

local nodes = require("gen.syntax.grammar.node")
local drawing = require("gen.syntax.grammar.drawing")
local kind = require("gen.syntax.grammar.kind")
local lpeg = require("lpeg")
local num = require("gen.num")
local token = require("gen.syntax.grammar.token")

local M = {}

local P, R, S, V, C, Cc = lpeg.P, lpeg.R, lpeg.S, lpeg.V, lpeg.C, lpeg.Cc
local Cp, Ct, Carg, Cmt = lpeg.Cp, lpeg.Ct, lpeg.Carg, lpeg.Cmt
local node, named, listed, flag = token.node, token.named, token.listed, token.flag
local s, blank = token.s, token.blank

local GRADES = {hardware = true, document = true, inferred = true, unknown = true}

-- Drops the blanks at both ends, which belong to the layout of the line; no comma may be there.
local function tidy(pieces)
  while pieces[1] and pieces[1].tag == "sep" and pieces[1].s == " " do
    table.remove(pieces, 1)
  end
  while pieces[1] and pieces[#pieces].tag == "sep" and pieces[#pieces].s == " " do
    pieces[#pieces] = nil
  end
  for i, piece in ipairs(pieces) do
    local after = pieces[i + 1]
    if piece.tag == "sep" and (not after or after.tag == "sep") then
      token.raise("E03", piece.at.col, "nothing follows this comma", {placed = true})
    end
  end
  return pieces
end

local function separator(text)
  if not text:find(",", 1, true) then return " " end
  return text:find(" $") and ", " or ","
end

-- A blank before `{HW}` ends the template if HW is a source: what follows is provenance.
local source_follows = Cmt(Carg(1) * P("{") * s * C(token.idx), function(_, i, state, name)
  return (GRADES[name] or state.is_source(name)) and i
end)
local blanks = blank^1 * -source_follows
local sep = node("sep", named("s", C(blank^0 * P(",") * blank^0 + blanks) / separator))

local has_params = Cmt(Carg(1) * C(token.idx) * #P("("), function(_, i, state, name)
  return state.params[name] and i
end)

local function set_braced(piece)
  piece.braced = true
  return piece
end

-- A static on its own is its cell, whatever that contains; with anything beside it, an item.
local function simplify(item)
  if item.static and not (item.role or item.args or item.index or item.view) then
    return nodes.static({at = item.at, name = item.static})
  end
  return item
end

local view = P(".") * named("view", Ct(named("at", token.at) * named("name", C(token.idx))
    * named("index", V("index"))^-1))
local plain_view = P(".") * named("view", Ct(named("at", token.at) * named("name", C(token.idx))))
local role = named("role", token.namex) * P("=") * #(token.letter + S("$%"))
local arg = kind.taken("name", node("name", kind.used("name"))) * s + V("expr")
local args = P("(") * s * listed("args", arg * (token.sym(",") * arg)^0) * P(")")

-- A factor of an affine text: `*4`, `/8`, `+1`, `*%k`; another field: `+SIZE`.
local affine_op = kind.taken("field", Ct(named("at", token.at) * named("op", C(S("*/+-"))) * s
    * (named("num", token.numberx) + named("static", token.staticx)
       + kind.used("field") + named("field", token.namex)) * s))
local affine_term = named("static", token.staticx) + kind.used("field")
    + named("field", token.namex)
local affine = kind.taken("field", node("affine",
    (flag("signed", P("signed") * s * P("(")) * s * affine_term * s * P(")")
     + affine_term * named("signed", Cc(false))) * s
    * listed("ops", affine_op^0)))

local function set_value(piece)
  piece.value = lpeg.match(token.signedx, piece.text)
  return piece
end

-- The pieces of a mnemonic: only here is a bare word text.
local function mark_mnemonic(piece)
  piece.mnem = true
  return piece
end

function M.rules(rules)
  rules.index = P("[") * s * Ct(named("at", token.at)
      * (named("static", token.staticx) + named("name", token.namex)
         + named("number", token.plainx)) * s
      * (named("slice", V("slice")) + P("+") * s * named("add", token.plainx) * s)^-1) * P("]")
  rules.item = kind.taken("name", node("item", role^-1
      * (named("file", token.filex) * (listed("index", V("index")^1) * view^-1)^-1
         + named("static", token.staticx) * listed("index", V("index"))^-1 * plain_view^-1
         + #has_params * named("name", token.namex) * args * plain_view^-1
         + (kind.used("name") + named("name", token.namex)) * plain_view^-1))) / simplify
  rules.glue = (P("{") * s * V("item") * s * P("}") + P("{") * s * affine * P("}")) / set_braced
  rules.text = node("text", named("s", token.strx) * flag("quoted", P(true)))
  rules.piece = node("star", P("*")) + V("glue") + V("text")
      + node("number", named("text", C(P("-")^-1 * token.printed_numx)))
        / set_value
      + V("item") + node("text", named("s", C(S("[]()+."))))
      + token.missing("a field, an operand or text in quotes")
  rules.pieces = (V("piece") + sep)^0
  rules.template = Ct(V("pieces")) / tidy
  rules.mnem_piece = node("static", named("name", token.staticx)) / mark_mnemonic
      + V("text") / mark_mnemonic
      + node("text", named("s", token.wordx)) / mark_mnemonic
  rules.mnem = V("mnem_piece") * (V("glue") + V("text"))^0 + token.missing("a mnemonic")
  rules.mnem_only = Ct(V("mnem"))
  rules.instruction = Ct(V("mnem") * V("pieces")) / tidy
  M.clause_rules(rules)
  return rules
end

-- Bit clauses ------------------------------------------------------------------------------

local function test_node(test)
  local what = test.prev and "prev" or test.field == "slot" and "slot"
  if what then
    token.raise("E04", test.at.col, ("`%s` is not built yet"):format(what), {placed = true})
  end
  return test
end

-- `ignored F=7, 3..5`: one node for each of them, all with the word.
local function soft_nodes(word, list)
  for _, soft in ipairs(list) do soft.word = word end
  return table.unpack(list)
end

-- `OP = 3`: reported at once, because a later failure on the line would be harder to understand.
local function refuse_parted(_, _, pos, field)
  token.raise("E03", pos, "a test has no blanks inside", {hint = ("`%s=..`"):format(field)})
end

-- `4*(0..7)`, `2**(1..31)`: one node for each value.
local MOST_VALUES, WIDEST = 256, 128
local function series(tree)
  token.checked(tree)
  if tree.hi - tree.lo >= MOST_VALUES or not tree.factor and tree.hi >= WIDEST then
    token.raise("E03", tree.at.col, ("a series has at most %d values, of %d bits"):format(
      MOST_VALUES, WIDEST), {placed = true})
  end
  local values = {}
  for n = tree.lo, tree.hi do
    local value = tree.factor and num.mul(tree.factor, n) or num.pow2(n)
    values[#values + 1] = {at = tree.at, lo = value, hi = value}
  end
  return table.unpack(values)
end

function M.clause_rules(rules)
  local val = Ct(named("at", token.at) * (P("2**") + named("factor", token.plainx) * P("*"))
         * P("(") * token.lo_hi(token.plainx, P("..")) * P(")")) / series
      + Ct(named("at", token.at)
      * (named("picture", token.pictx) + named("static", token.staticx)
         + token.lo_hi(token.signedx, P("..")) + token.no_number
         + named("name", token.namex)
       + named("name", token.strx) * named("quoted", Cc(true)))) / token.checked
  -- A blank after a comma: long sets continue on the next line.
  local comma = P(",") * (blank^1 * #R("09"))^-1
  rules.setx = Ct(val * (comma * val)^0)
  local value_tok = token.tok("a value", val)
  rules.set = Ct(value_tok * (token.sym(",") * value_tok)^0)
  local word = token.words("ignored unknown zero visible")
  local soft_value = P("=") * (named("value", token.signedx)
      + named("value_static", token.staticx) + named("value_name", token.namex)) + P(true)
  local soft = token.tok("a field or bits", node("soft",
      (token.lo_hi(token.plainx, P("..")) + named("static", token.staticx)
       + named("name", token.namex)) * soft_value) / token.checked)
  local like = token.kw("like") * listed("like", soft * (token.sym(",") * soft)^0)
  local is_test = P("rest") * S("=!")
  local rest = node("rest", named("word", token.words("ignored unknown zero"))^-1 * -is_test
      * token.kw("rest") * named("why", token.str)^-1 * like^-1)
  local softs = word * Ct(soft * (token.sym(",") * soft)^0) / soft_nodes
  local test = node("test", (flag("prev", P("prev.")) + P(true))
      * (named("field", token.namex) + named("static", token.staticx))
      * (flag("neg", P("!=")) + P("=") * named("neg", Cc(false)))
      * named("set", V("setx"))) / test_node
  rules.tests = Ct(token.tok("a test such as `F=3`", test)^1)
  -- `when RT != RN`, `when A=0 and RT < RN or B=0`: groups of relations that all hold.
  local with_set = named("op", token.tok("`=`", C(P("!=") + "="))) * named("set", V("setx")) * s
  local with_field = named("op", token.tok("`<`", C(P("<=") + "<")))
      * (named("other", token.name) + named("other_static", token.static))
  local relation = node("relation", (named("field", token.name) + named("static", token.static))
      * (with_set + with_field))
  rules.condition = node("condition",
      listed("groups", token.sep_by(Ct(token.sep_by(relation, token.kw("and"))), token.kw("or"))))
  drawing.rules(rules, test)
  local parted = Cmt(Cp() * token.namex * blank^1 * P("!")^-1 * P("="), refuse_parted)
  rules.clauses = Ct((rest + softs + node("else", token.kw("else"))
      + V("drawing") + token.tok("a test such as `F=3`", test) + parted)^0)
  return rules
end

return M

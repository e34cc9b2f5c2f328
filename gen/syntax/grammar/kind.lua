-- Kinds of a field, `s x4 rel here`: after its bits, after `kind NAME =`, and where it is used,
-- `TO(s x4 rel here)`.

local lpeg = require("lpeg")
local private = require("gen.base.private")
local token = require("gen.syntax.grammar.token")

local M = {}

local C, Carg, Cc, Cmt, Cp, Ct, P, S, V = lpeg.C, lpeg.Carg, lpeg.Cc, lpeg.Cmt, lpeg.Cp, lpeg.Ct,
    lpeg.P, lpeg.S, lpeg.V
local named, listed, flag, kw, sym, tok = token.named, token.listed, token.flag, token.kw,
    token.sym, token.tok

local function list_cell(cell)
  cell.quoted = cell.quoted or false
  return cell
end

--- A text of a list or table, `?` for none.
M.cell = tok("a text", Ct(named("at", token.at)
    * (flag("none", P("?")) * named("raw", Cc("?"))
       + flag("quoted", P(true)) * named("text", token.strx)
       + named("text", token.wordx))) / list_cell)

local function kind(tag, patt)
  return token.node(tag, patt or kw(tag))
end

local one = kind("none", kw("none") * named("set", V("set")))
    + kind("not", kw("not") * named("set", V("set")))
    + kind("rel", kw("rel") * named("expr", V("expr")))
    + kind("label") + kind("u") + kind("s") + kind("dec") + kind("wrap")
    + kind("scale", tok("`x4`", P("x") * named("value", token.plainx)))
    + kind("float", tok("`f32`", named("format", C(P("f16") + "f32" + "f64")) * token.boundary))
    + kind("digits", kw("digits") * named("count", token.int))
    + kind("list", sym("(") * listed("cells", M.cell^1) * sym(")"))
    + kind("strong", kw("strong") * named("set", V("set")))
    + kind("logic", kw("logic") * named("name", token.name))
    + kind("file", named("name", token.file))
    + kind("table", named("name", token.name))

-- Kinds at a use ------------------------------------------------------------------------------

local WORDS = {}
for word in ("none not strong rel label u s dec wrap f16 f32 f64 digits logic"):gmatch("%S+") do
  WORDS[word] = true
end

--- Is it a keyword for a kind?
function M.is_word(word) return WORDS[word] or word:find("^x%d+$") ~= nil end

-- `IMM(RS1)` is two fields and parentheses around one of them, `IMM(s rel here)` a field with its
-- kind: parentheses in a text contain fields, operands or spaces.
local function begins_kind(_, i, state, name, first)
  local names = state.names
  if not names.fields[name] then return false end
  if first == "(" then return i end
  if first:find("^%$") then return names.files[first] and i end
  return not (names.fields[first] or names.texts[first]) and i
end
local has_kind = #Cmt(Carg(1) * C(token.idx) * P("(") * token.s
    * C(P("(") + P("$") * token.idx * -S("[.") + token.idx), begins_kind)

local function not_closed(_, _, pos)
  token.raise("E03", pos, "expected a kind of the field or `)` here")
end
local kinds_of = P("(") * token.s * named("kinds", Ct(C(V("kind")^1)))
    * (P(")") + Cmt(Cp(), not_closed))

--- A field with a kind: `name`, and `kinds`, the text and the nodes.
function M.used(key) return has_kind * named(key, token.namex) * kinds_of end

-- The field of this kind has a name of its own, the text of its use; `names.resolve` makes it.
local function take(key)
  return function(state, tree)
    local kinds = tree.kinds
    if not kinds then return tree end
    local text = table.remove(kinds, 1):gsub("%s+", " "):gsub(" $", "")
    local of = tree[key]
    tree[key], tree.kinds = ("%s(%s)"):format(of, private.lengthen(state.private, text)), nil
    table.insert(state.uses, {name = tree[key], of = of, kinds = kinds, at = tree.at})
    return tree
  end
end

--- A node that may have a field with a kind as its `key`.
function M.taken(key, patt) return Carg(1) * patt / take(key) end

function M.rules(rules)
  rules.kind = one
  rules.named_kind = token.node("kind", named("name", token.name) * sym("=", "=")
      * listed("kinds", V("kind")^1))
  rules.named_kinds = token.node("named_kinds", kw("kind")
      * listed("items", token.sep_by(V("named_kind"), sym(";"))) * V("tail"))
end

return M

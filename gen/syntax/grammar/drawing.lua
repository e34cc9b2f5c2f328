-- Words and fields drawn as manuals do, the high bit first: the word of a form,
-- `[0000000 | RS2 | .. ]`, the pieces of a field, `[10:7 | 12:11 | 5]`.

local kind = require("gen.syntax.grammar.kind")
local lpeg = require("lpeg")
local token = require("gen.syntax.grammar.token")

local M = {}

local C, Cmt, Cp, Ct, P, R, S = lpeg.C, lpeg.Cmt, lpeg.Cp, lpeg.Ct, lpeg.P, lpeg.R, lpeg.S
local named, listed, sep_by, sym, tok = token.named, token.listed, token.sep_by, token.sym,
    token.tok

local bar = sym("|")

local function high_first(tree)
  tree.lo = tree.lo or tree.hi
  if tree.lo > tree.hi then
    token.raise("E03", tree.at.col, "a piece in brackets has its high bit first",
                {hint = ("%d:%d"):format(tree.lo, tree.hi), placed = true})
  end
  return tree
end

-- `10:7 | 12:11 | 5`, in the order of the line.
local parts = Ct(sep_by(Ct(named("at", token.at) * named("hi", token.int)
    * (sym(":") * named("lo", token.int))^-1) / high_first, bar))

local function reversed(list)
  local out = {}
  for i = #list, 1, -1 do out[#out + 1] = list[i] end
  return out
end

--- The pieces of a field in brackets, low first.
M.pieces = sym("[") * named("pieces", parts / reversed) * sym("]")

-- `0x33`, `5`: the width of such a cell cannot be seen.
local function no_digits(_, _, pos, text)
  token.raise("E03", pos, ("`%s` is not a cell: each digit is one bit, `0 1 . -`"):format(
              text), {hint = "`0b101` as `101`, a number as a test of its field, `F=5`"})
end

local mark = S("01.-")
local digits = C(mark * (P("_")^-1 * mark)^0) * token.boundary
    / function(text) return (text:gsub("_", "")) end
local LABEL = "a field, a test or digits `0 1 . -`"

--- Rules `drawing`, a bit clause, and `drawn`, one cell. `test` is the pattern of a test.
function M.rules(rules, test)
  local cell = named("bits", digits)
      + Cmt(Cp() * C(R("09") * token.wordchar^0), no_digits)
      + named("test", test)
      + (kind.used("name") + named("name", token.namex))
        * (P("[") * token.s * named("parts", parts) * P("]"))^-1
      + named("static", token.staticx)
  rules.drawn = tok(LABEL, kind.taken("name", token.node("drawn", cell)))
  rules.drawing = token.node("drawing",
      sym("[") * listed("cells", sep_by(lpeg.V("drawn"), bar)) * sym("]"))
end

return M

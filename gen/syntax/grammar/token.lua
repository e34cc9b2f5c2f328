-- The smallest patterns, and how a failed match becomes a diagnostic.
--
-- Every token that does not match notes in the state (`Carg(1)`) what was expected and where. The
-- notes at the furthest place are the message. Captures build nodes with named groups: `node` makes
-- the table, `named`, `listed`, `flag` fill its fields.

local nodes = require("gen.syntax.grammar.node")
local lpeg = require("lpeg")
local num = require("gen.num")
local suggest = require("gen.base.suggest")

local M = {}

local P, R, S, C, Cc, Cg, Cp = lpeg.P, lpeg.R, lpeg.S, lpeg.C, lpeg.Cc, lpeg.Cg, lpeg.Cp
local Ct, Cmt, Carg = lpeg.Ct, lpeg.Cmt, lpeg.Carg

local LARGEST_PLAIN = 0x7fffffff      -- bit positions, counts, widths

M.wordchar = R("az", "AZ", "09") + P("_")
M.letter = R("az", "AZ") + P("_")
M.blank = P(" ")
M.s = M.blank^0
M.boundary = -M.wordchar

-- Stops the match with a diagnostic of its own; `grammar.match` catches it.
function M.raise(code, col, message, extra)
  error({code = code, col = col, message = message, extra = extra}, 0)
end

-- What is missing at the furthest place: the first `count` of `expected`. Called for nearly every
-- character, so it allocates nothing.
local function note(_, i, state, label)
  if i > state.far then state.far, state.count = i, 0 end
  if i == state.far and state.known[label] ~= i then
    state.known[label] = i
    state.count = state.count + 1
    state.expected[state.count] = label
  end
  return false
end

--- Was this label expected at the furthest place?
function M.was_expected(state, label) return state.known[label] == state.far end

-- A pattern, then blanks; `label` names it in messages.
function M.tok(label, patt)
  return patt * M.s + M.missing(label)
end

function M.missing(label)
  return Cmt(Carg(1) * Cc(label), note) * P(false)     -- false: LPeg sees that it never matches
end

-- A word of the language, a piece of punctuation.
function M.kw(word) return M.tok("`" .. word .. "`", P(word) * M.boundary) end
function M.sym(chars, unlike)
  local patt = P(chars)
  if unlike then patt = patt * -S(unlike) end
  return M.tok("`" .. chars .. "`", patt)
end

-- One of several words, captured.
function M.words(list)
  local choice = P(false)
  for word in list:gmatch("%S+") do
    choice = choice + C(P(word)) * M.boundary * M.s + M.missing("`" .. word .. "`")
  end
  return choice
end

M.at = Carg(1) * Cp() / function(state, pos)
  return {source = state.source, line = state.line, col = pos + state.shift}
end

function M.node(tag, patt)
  return Ct(Cg(M.at, "at") * patt) / nodes[tag]
end
function M.named(name, patt) return Cg(patt, name) end
function M.listed(name, patt) return Cg(Ct(patt), name) end
function M.flag(name, patt) return Cg(patt * Cc(true), name) end
function M.sep_by(patt, sep) return patt * (sep * patt)^0 end

-- A word that no message offers: it begins something that is not built.
function M.hidden(word) return P(word) * M.boundary * M.s end

-- `patt` is read, then refused as not built yet.
function M.unbuilt(what, patt)
  return Cmt(Cp() * patt, function(_, _, pos)
    M.raise("E04", pos, what .. " is not built yet")
  end)
end

-- Words that end an item or an expression; none of them can be a name.
local KEYS = "ignored unknown zero visible else on in with then now if or and not print when also"
M.is_key = {}
local key = P(false)
for word in KEYS:gmatch("%S+") do
  key = key + P(word) * M.boundary
  M.is_key[word] = true
end
M.key = key

-- Lexical patterns (no blanks after them).
M.idx = M.letter * M.wordchar^0
M.plain_namex = C(M.idx - (key * M.boundary))
-- A name of a field, an operand, .. may be private to the file or instruction of the line.
M.namex = M.plain_namex * Carg(1) / function(name, state)
  local private = state.private and state.private[name]
  return private and private.full or name
end
M.staticx = C(P("%") * M.idx)
M.filex = C(P("$") * M.idx)
M.strx = P('"') * C((1 - P('"'))^0) * P('"')
M.wordx = C((M.wordchar + S(".^~!#")) * (M.wordchar + S(".^"))^0)

-- Characters of one kind; a `_` between two of them is only for readability.
local function run_of(set) return set * (P("_")^-1 * set)^0 end
local function parse(text) return num.parse((text:gsub("_", ""))) end

local hex, bit, digit = R("09", "af", "AF"), S("01"), R("09")
M.numx = (P("0x") * run_of(hex) + P("0b") * run_of(bit) + run_of(digit)) * M.boundary
M.pictx = P("0b") * C(run_of(S("01.-"))) / function(text) return (text:gsub("_", "")) end

-- `1__0`, `12ab`: read where only a number can begin with a digit.
M.no_number = Cmt(Cp() * C(digit * M.wordchar^0), function(_, _, pos, text)
  M.raise("E03", pos, ("`%s` is not a number"):format(text),
          {hint = "`12`, `1_000`, `0x1f`, `0b101`"})
end)

-- A number as an instruction text prints it.
M.printed_numx = (P("0x") * hex^1 + digit^1) * M.boundary

-- A whole number of any size; `-` only where the grammar allows a sign.
M.numberx = C(M.numx) / parse
M.signedx = C(P("-")^-1 * M.numx) / parse

M.name = M.tok("a name", M.namex)
M.plain_name = M.tok("a name", M.plain_namex)  -- of an instruction, a format, a variant, ..
M.any_name = M.tok("a name", C(M.idx))         -- after `.`, where no key word can appear
M.static = M.tok("a `%name`", M.staticx)
M.file = M.tok("a `$name`", M.filex)
M.str = M.tok("text in quotes", M.strx)
M.number = M.tok("a number", M.numberx)
M.signed = M.tok("a number", M.signedx)

-- A number used as a position, a count or a width: always a plain integer.
local function plain(pos, text)
  local value = parse(text)
  if math.type(value) ~= "integer" or value > LARGEST_PLAIN then
    M.raise("E03", pos, ("`%s` is too large here"):format(text))
  end
  return value
end
M.plainx = Cp() * C(M.numx) / plain
M.int = M.tok("a number", M.plainx)

-- `3` or `3..5`: the fields lo and hi of the node around it; `checked` then gets the node.
function M.lo_hi(number, dots)
  return M.named("lo", number) * (dots * M.named("hi", number))^-1
end
function M.checked(tree)
  if tree.lo and not tree.hi then tree.hi = tree.lo end
  if tree.lo and num.lt(tree.hi, tree.lo) then
    M.raise("E03", tree.at.col, "this range runs backwards",
            {hint = "the smaller number first", placed = true})
  end
  return tree
end
M.dots = M.tok("`..`", P(".."))

-- Types: `u8`, `s32`.
local function make_type(pos, kind, digits)
  if kind == "f" then M.raise("E04", pos, ("type `f%s` is not built yet"):format(digits)) end
  local width = #digits < 5 and tonumber(digits) or 0
  if width < 1 or width > 128 then
    M.raise("E03", pos, "a type has 1 to 128 bits", {hint = "`u8`, `s32`, .."})
  end
  return {kind = kind, width = width}
end
-- Also `u(XLEN)`: a constant, which may depend on the variant.
M.sized = P("u") * M.s * P("(") * M.s
    * Ct(M.named("at", M.at) * M.named("name", M.namex)) * M.s * M.sym(")")
    / function(type)
  type.kind = "u"
  return type
end
M.type = M.tok("a type such as `u8`", Cp() * C(S("usf")) * C(R("09")^1) * M.boundary / make_type)

-- The text at the furthest place.
local function found_text(text, pos)
  local rest = text:sub(pos):match("^%s*(.*)")
  if rest == "" then return nil end
  local word = rest:match("^[%w_$%%][%w_.]*") or rest:match('^"[^"]*"')
      or rest:match("^%p") or rest:match("^[%z\1-\x7f\xc2-\xf4][\x80-\xbf]*")
  return word or rest:sub(1, 1)
end

local MOST_SHOWN = 8

local function join_labels(expected)
  if #expected <= 2 then return table.concat(expected, " or ") end
  local shown = table.concat(expected, ", ", 1, math.min(#expected, MOST_SHOWN))
  return "one of " .. shown .. (#expected > MOST_SHOWN and ", .." or "")
end

-- "expected one of .. here; `x` is none of them, did you mean `y`?"
function M.expected_message(text, state)
  local expected = table.move(state.expected, 1, state.count, 1, {})
  local words = {}
  for _, label in ipairs(expected) do words[#words + 1] = label:match("^`([%w_]+)`$") end
  local found = found_text(text, state.far)
  local message = ("expected %s here"):format(join_labels(expected))
  if not found then
    return message .. "; the line ends"
        .. (state.comment and (", as `#` begins a comment (`%s`)"):format(state.comment) or "")
  end
  if #expected <= 2 then message = ("%s, not `%s`"):format(message, found)
  else message = ("%s; `%s` is none of them"):format(message, found) end
  local close = suggest.near(found, words)
  if close then return ("%s, did you mean `%s`?"):format(message, close) end
  if M.is_key[found] and M.was_expected(state, "a name") then
    return ("%s, which is a keyword of the language"):format(message)
  end
  return message
end

return M

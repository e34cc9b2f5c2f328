-- Habits from other languages, `a && b`, `i++`, `else if`: where a line cannot be read, the text at
-- the furthest place, or just before it, indicates what to write instead.
--
-- The parser also reports what it expected there, so each sign is a slip only in its own place.
local token = require("gen.syntax.grammar.token")

local M = {}

local AFTER_OPERAND, BEFORE_OPERAND, AFTER_TARGET = "an operator", "a value", "`=`"
local STATEMENT, AFTER_HEAD, AFTER_STATEMENT = "an assignment", "`:`", "`;`"

-- Rows: where; the sign as a pattern; how many characters before the furthest place it begins;
-- message; what to write. Longer signs come first.
local SIGNS = {
  {AFTER_OPERAND, "^=>", 0, "`=>` is not an operator", "`>=`"},
  {AFTER_OPERAND, "^=<", 0, "`=<` is not an operator", "`<=`"},
  {AFTER_OPERAND, "^=", 0, "`=` assigns, it does not compare", "`==`"},
  {AFTER_OPERAND, "^%%", 0, "`%` is not an operator", "`mod(a, b)`"},
  {AFTER_OPERAND, "^%?", 0, "`x ? y : z` is not an expression", "`y if x else z`"},
  {AFTER_OPERAND, "^!", 0, "`!` is not an operator", "`not x`"},
  {BEFORE_OPERAND, "^&&", 1, "`&&` is not an operator", "`and`"},
  {BEFORE_OPERAND, "^||", 1, "`||` is not an operator", "`or`"},
  {BEFORE_OPERAND, "^<>", 1, "`<>` is not an operator", "`!=`"},
  {BEFORE_OPERAND, "^===", 2, "`===` is not an operator", "`==`"},
  {BEFORE_OPERAND, "^![^=]", 0, "`!` is not an operator", "`not x`"},
}

local function sign_at(text, state)
  for _, row in ipairs(SIGNS) do
    local where, pattern, back, message, hint = table.unpack(row)
    local pos = state.far - back
    if token.was_expected(state, where) and pos > 0 and text:find(pattern, pos) then
      return {pos = pos, message = message, hint = hint}
    end
  end
  return nil
end

-- The first character of the bracketed part that ends at `last`, or nil.
local function opening(text, last)
  local depth = 0
  for i = last, 1, -1 do
    local char = text:sub(i, i)
    if char == "]" or char == ")" then depth = depth + 1 end
    if char == "[" or char == "(" then depth = depth - 1 end
    if depth == 0 then return i end
  end
  return nil
end

-- The target of an assignment, read backwards from its end: names, dots and brackets.
local function target_before(text, pos)
  local last = #text:sub(1, pos - 1):match("^(.-)%s*$")
  local first = last + 1
  while first > 1 do
    local char = text:sub(first - 1, first - 1)
    local start = (char == "]" or char == ")") and opening(text, first - 1)
        or char:find("[%w_.$%%]") and first - 1
    if not start then break end
    first = start
  end
  local target = text:sub(first, last)
  return target ~= "" and target or "x"
end

-- `x += y`, `x++`, `x := y`, `x == y` where a statement was meant.
local function assignment_at(text, state)
  local pos = state.far
  if not token.was_expected(state, AFTER_TARGET) then return nil end
  local target = target_before(text, pos)
  local op = text:match("^([-+*/%%&|^])=", pos) or text:match("^([<>][<>])=", pos)
  if text:find("^%+%+", pos) then
    return {pos = pos, message = "`++` is not an operator",
            hint = ("`%s = %s + 1`"):format(target, target)}
  elseif op then
    local sum = op == "%" and "mod(%s, ..)" or "%s " .. op:gsub("%%", "%%%%") .. " .."
    return {pos = pos, message = ("`%s=` is not an operator"):format(op),
            hint = ("`%s = %s`"):format(target, sum:format(target))}
  elseif text:find("^:=", pos) then
    return {pos = pos, message = "`:=` is not an operator", hint = ("`%s = ..`"):format(target)}
  elseif text:find("^==", pos) then
    return {pos = pos, message = "`==` compares, it does not assign",
            hint = ("`%s = ..`"):format(target)}
  end
  return nil
end

-- `++x` at the beginning of a statement.
local function increment_at(text, state)
  local name = token.was_expected(state, STATEMENT) and text:match("^%+%+%s*([%w_$]+)", state.far)
  return name and {pos = state.far, message = "`++` is not an operator",
                   hint = ("`%s = %s + 1`"):format(name, name)}
end

-- `else if`, `elseif`, `elsif`.
local function elif_at(text, state)
  local start = token.was_expected(state, AFTER_HEAD) and text:match("()else%s+if%f[^%w_]")
      or (token.was_expected(state, AFTER_TARGET) or token.was_expected(state, AFTER_STATEMENT))
        and (text:match("^%s*()elseif%f[^%w_]") or text:match("^%s*()elsif%f[^%w_]"))
  if not start then return nil end
  return {pos = start, message = ("`%s` is not a keyword of the language"):format(
      text:match("^else%s+if", start) and "else if" or text:match("^%a+", start)), hint = "`elif`"}
end

--- `{pos, message, hint}` if the line fails at a known slip, else nil.
function M.find(text, state)
  return sign_at(text, state) or assignment_at(text, state) or increment_at(text, state)
      or elif_at(text, state)
end

return M

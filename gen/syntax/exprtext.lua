-- How expressions are spelled: operators, their precedence, brackets only where they are needed.
--
-- Two trees are printed as text, that of a description (`asttext.lua`) and the checked one
-- (`ir/text.lua`). Both pass their operands as `{text, level}` and get the same spelling, so that
-- the manual and `isadora diff` read like the language.
local M = {}

-- Levels, loose to tight; an operand below the level of its place is put in brackets.
M.COND, M.OR, M.AND, M.NOT, M.CMP, M.BOR, M.BXOR, M.BAND = 1, 2, 3, 4, 5, 6, 7, 8
M.SHIFT, M.ADD, M.MUL, M.UNARY, M.POST = 9, 10, 11, 12, 13

local LEVEL_OF_OP = {
   ["or"] = M.OR, ["and"] = M.AND,
   ["=="] = M.CMP, ["!="] = M.CMP, ["<"] = M.CMP, [">"] = M.CMP, ["<="] = M.CMP, [">="] = M.CMP,
   ["|"] = M.BOR, ["^"] = M.BXOR, ["&"] = M.BAND, ["<<"] = M.SHIFT, [">>"] = M.SHIFT,
   ["+"] = M.ADD, ["-"] = M.ADD, ["*"] = M.MUL, ["/"] = M.MUL,
}

--- A text with its level; without one it is as tight as a name.
function M.atom(text, level)
   return { text = text, level = level or M.POST }
end

--- The text of an operand at a place that needs `level`.
function M.at_level(operand, level)
   if operand.level < level then return "(" .. operand.text .. ")" end
   return operand.text
end

--- Comparisons do not chain, so both their sides bind tighter; all others associate to the left.
function M.binary(op, a, b)
   local level = LEVEL_OF_OP[op] or M.CMP
   local left = level == M.CMP and level + 1 or level
   return M.atom(M.at_level(a, left) .. " " .. op .. " " .. M.at_level(b, level + 1), level)
end

function M.unary(op, a)
   if op == "not" then return M.atom("not " .. M.at_level(a, M.NOT), M.NOT) end
   local gap = op == "old" and " " or ""
   return M.atom(op .. gap .. M.at_level(a, M.UNARY), M.UNARY)
end

--- `yes if test else no`; a condition in the test or the first value is bracketed.
function M.cond(test, yes, no)
   local text = M.at_level(yes, M.OR) .. " if " .. M.at_level(test, M.OR) .. " else "
      .. M.at_level(no, M.COND)
   return M.atom(text, M.COND)
end

--- `name(a, b)` with texts as arguments.
function M.call(name, texts)
   return M.atom(name .. "(" .. table.concat(texts, ", ") .. ")")
end

--- `base[part]`.
function M.index(base, part)
   return M.atom(M.at_level(base, M.POST) .. "[" .. part .. "]")
end

return M

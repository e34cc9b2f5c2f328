-- Constant expressions: static arguments, resets, hardwired bits, `on %w==32`. Anything that is not
-- a plain number after the statics are filled in is `nil`; the caller knows which error that is.
local num = require("gen.num")
local grammar = require("gen.syntax.grammar")

local M = {}

local binary = {
   ["+"] = num.add, ["-"] = num.sub, ["*"] = num.mul, ["&"] = num.band, ["|"] = num.bor,
      ["^"] = num.bxor,
   ["<<"] = function(a, b) return num.is_small(b) and b >= 0 and b < 256 and num.shl(a, b)
      or nil end,
   [">>"] = function(a, b) return num.is_small(b) and b >= 0 and num.shr(a, b) or nil end,
   ["/"] = function(a, b)
      if num.eq(b, 0) or not num.eq(num.mod(a, b), 0) then return nil end
      return num.div(a, b)
   end,
}

--- The tree of a cell or static argument, as an expression.
function M.tree(cell, report)
   if cell.tag then return cell end
   if cell.expr == nil then
      cell.expr = grammar.match("expr", cell.text, cell.at, report) or false
   end
   return cell.expr or nil
end

--- The number that `expr` is, or nil.
function M.value(expr, statics, report)
   if not expr then return nil end
   if expr.tag == "num" then return expr.value end
   if expr.tag == "static" then
      local cell = statics and statics[expr.name]
      if not cell or cell.busy then return nil end -- a cell that names itself has no value
      cell.busy = true
      local value = M.value(M.tree(cell, report), statics, report)
      cell.busy = nil
      return value
   end
   if expr.tag == "unary" then
      local arg = M.value(expr.arg, statics, report)
      if not arg then return nil end
      if expr.op == "-" then return num.neg(arg) end
      if expr.op == "~" then return num.bnot(arg) end
      return expr.op == "not" and (num.eq(arg, 0) and 1 or 0) or nil
   end
   if expr.tag == "binary" and binary[expr.op] then
      local left = M.value(expr.left, statics, report)
      local right = M.value(expr.right, statics, report)
      return left and right and binary[expr.op](left, right) or nil
   end
   return nil
end

return M

-- Expressions that the assembler computes: of operators, `operator %lo(x) = s12(x)`, and of
-- conditions of macros. An expression becomes steps of a stack machine, `{op, value}`.
local lists = require("gen.base.lists")
local num = require("gen.num")
local constant = require("gen.resolve.constant")
local suggest = require("gen.base.suggest")

local M = {}

M.MOST_STEPS = 200
M.MOST_DEEP = 30

local BINARY = { ["+"] = "add", ["-"] = "subtract", ["*"] = "multiply", ["<<"] = "left",
   [">>"] = "right", ["&"] = "and", ["|"] = "or", ["^"] = "xor", ["=="] = "equal",
   ["!="] = "unequal", ["<"] = "less", ["<="] = "most", [">"] = "more", [">="] = "least",
   ["and"] = "both", ["or"] = "either" }
local UNARY = { ["-"] = "negate", ["~"] = "invert", ["not"] = "no" }

local Compiler = {}
Compiler.__index = Compiler

function Compiler:put(op, value) self.list[#self.list + 1] = { op = op, value = value or 0 } end

function Compiler:fail(code, at, message, hint)
   if not self.failed then
      self.report:error(code, at, message, hint and { hint = hint } or nil)
   end
   self.failed = true
end

local function fits(value) return num.lt(value, num.shl(1, 64)) and num.le(num.neg(num.shl(1, 63)),
   value) end

function Compiler:number(value, at)
   if not fits(value) then
      self:fail("E50", at, "a number of a source has 64 bits")
      return
   end
   self:put("number", value)
end

-- A number from 0 to 64 that says how many bits something has.
function Compiler:count(node, least)
   local value = node and constant.value(node, nil, nil)
   if not value or num.lt(value, least) or num.lt(64, value) then
      self:fail("E50", node and node.at or self.at,
         ("expected a constant from %d to 64 here"):format(least))
      return least
   end
   return math.tointeger(value)
end

local BUILTIN = {}

function BUILTIN.ctz(self, e)
   self:expr(e.args[1].value)
   self:put("zeros", self:count(e.args[2].value, 1))
end

function BUILTIN.u(self, e)
   self:expr(e.args[1].value)
   self:put("unsigned", self:count(e.args[2].value, 1))
end

function BUILTIN.s(self, e)
   self:expr(e.args[1].value)
   self:put("signed", self:count(e.args[2].value, 1))
end

local EXPR = {}

function EXPR.num(self, e) self:number(e.value, e.at) end

function EXPR.name(self, e)
   local index = self.params[e.name]
   if index then
      self:put("param", index - 1)
   elseif e.name == "here" then
      self:put("here")
   else
      local entry = self.sym.words[e.name]
      if entry and entry.kind == "const" and not entry.node.others then
         entry.used = true
         self:number(entry.node.value, e.at)
      else
         self:fail("E10", e.at, ("`%s` is no parameter, no constant and not `here`"):format(e.name),
            suggest.hint(e.name, self.params) and suggest.hint(e.name, self.params).hint)
      end
   end
end

function EXPR.unary(self, e)
   local op = UNARY[e.op]
   if not op then
      self:fail("E10", e.at, ("`%s` is nothing that the assembler computes"):format(e.op))
      return
   end
   self:expr(e.arg)
   self:put(op)
end

function EXPR.binary(self, e)
   local op = BINARY[e.op]
   if not op then
      self:fail("E10", e.at, ("`%s` is nothing that the assembler computes"):format(e.op),
         "`>>`, or a multiple")
      return
   end
   self:expr(e.left)
   self:expr(e.right)
   self:put(op)
end

function EXPR.cond(self, e)
   self:expr(e.test)
   self:expr(e.yes)
   self:expr(e.no)
   self:put("pick")
end

function EXPR.slice(self, e)
   local part = e.parts[1]
   if #e.parts > 1 or part.count or part.open then
      self:fail("E10", e.at, "the assembler takes one range of bits", "`x[0..11]`")
      return
   end
   local lo = self:count(part.lo, 0)
   local hi = part.hi and self:count(part.hi, 0) or lo
   if hi < lo or hi > 63 then
      self:fail("E15", e.at, "these are not bits 0 to 63, low bit first")
      return
   end
   self:expr(e.base)
   self:put("number", lo)
   self:put("right")
   self:put("unsigned", hi - lo + 1)
end

function EXPR.call(self, e)
   local kind, digits = e.name:match("^([us])(%d+)$")
   local width = digits and math.tointeger(tonumber(digits))
   local takes = width and 1 or BUILTIN[e.name] and 2
   if not takes or lists.any(e.args, function(a) return a.key ~= nil end) then
      self:fail("E10", e.at, ("`%s(..)` is nothing that the assembler computes"):format(e.name),
         "`s12(x)`, `u(x, 20)`, `ctz(x, 64)`")
   elseif #e.args ~= takes then
      self:fail("E05", e.at, ("arguments of `%s`: %d expected, %d given"):format(e.name, takes,
         #e.args))
   elseif width then
      if width < 1 or width > 64 then
         self:fail("E50", e.at, ("a cast to %d bits; 1 to 64 are possible"):format(width))
         return
      end
      self:expr(e.args[1].value)
      self:put(kind == "u" and "unsigned" or "signed", width)
   else
      BUILTIN[e.name](self, e)
   end
end

function Compiler:expr(e)
   if self.failed then return end
   local compile = EXPR[e.tag]
   if not compile then
      self:fail("E10", e.at, "this is nothing that the assembler computes",
         "numbers, parameters, `here`, operators, casts, `ctz`")
      return
   end
   compile(self, e)
end

local TAKES = { number = 0, param = 0, here = 0, negate = 1, invert = 1, no = 1, zeros = 1,
   unsigned = 1, signed = 1, pick = 3 }

-- The most values that are on the stack at once.
local function depth_of(list)
   local depth, most = 0, 0
   for _, step in ipairs(list) do
      depth = depth + 1 - (TAKES[step.op] or 2)
      most = math.max(most, depth)
   end
   return most
end

--- The steps of an expression over parameters, `params[name]` = its number; nil after an error.
function M.compile(expr, params, sym, report)
   local c = setmetatable({ list = {}, params = params, sym = sym, report = report, at = expr.at },
      Compiler)
   c:expr(expr)
   if not c.failed and (#c.list > M.MOST_STEPS or depth_of(c.list) > M.MOST_DEEP) then
      c:fail("E50", expr.at, "this expression is too long for the assembler")
   end
   return not c.failed and c.list or nil
end

return M

-- Exceptions: `raise`, in code and for words that are no instruction.
--
-- The code of an exception is typed where it is raised, as that of a procedure is, and becomes the
-- body of the statement `raise`: all that the instruction does there.
local ir = require("gen.ir.node").make
local suggest = require("gen.base.suggest")
local interval = require("gen.ir.interval")
local names_of = require("gen.resolve.names")
local Walker = require("gen.values.walker")
require("gen.values.branch.hooks")

-- What code of an exception may not have. It is executed at once, in place of an instruction.
local REFUSED = { later = "after", wait = "wait until", atomic = "atomic", path = "path" }

--- Refuses a statement that the code of an exception cannot have.
function Walker:check_in_exception(statement)
   if not self.in_exception then return end
   if statement.tag == "raise" then
      self:fail("E91", statement.at,
         ("exception `%s` raises an exception"):format(self.in_exception.name),
         { also = { at = self.in_exception.at, text = "declared here" },
            hint = "`trap`, if the machine stops there" })
   end
   local word = REFUSED[statement.tag]
   if word == "after" and statement.engine then word = "occupy" end
   if word then
      self:fail("E04", statement.at, ("`%s` in an exception is not built yet"):format(word))
   end
end

local function exception_named(self, ast)
   local entry = self.model.sym.exceptions[ast.name]
   if not entry then
      self:fail("E10", ast.at, ("exception `%s` is not declared"):format(ast.name),
         suggest.hint(ast.name, self.model.sym.exceptions)
            or { hint = ("exception %s(cause u8)"):format(ast.name) })
   end
   entry.used = true
   return entry.node
end

-- The parameters as names, and their values.
local function bound(self, exception, ast)
   if #ast.args ~= #exception.params then
      self:fail("E05", ast.at, ("arguments of `%s`: %d expected, %d given"):format(exception.name,
         #exception.params, #ast.args), { also = { at = exception.at, text = "declared here" } })
   end
   local names, values = {}, {}
   for i, param in ipairs(exception.params) do
      names[param.name] = self:bound_argument(exception, param, ast.args[i])
      values[i] = names[param.name].node
   end
   return names, values
end

-- What is not so in the code of an exception: it belongs to no instruction, all registers are plain
-- storage, and what was stored before has not happened.
local APART = { "later", "in_accessor", "in_atomic", "in_exception", "stored", "placing", "star" }

--- Runs the code of an exception with these names; the result of `run`.
function Walker:run_exception(exception, names)
   local saved = {}
   for _, key in ipairs(APART) do saved[key] = self[key] end
   self.later, self.in_atomic, self.placing, self.star = nil, nil, false, nil
   self.in_accessor, self.in_exception, self.stored = "an exception", exception, {}
   local status = self:within({ kind = "exception", names = names, statics = {},
      func = exception }, function() return self:run(exception.body) end)
   for _, key in ipairs(APART) do self[key] = saved[key] end
   return status
end

--- `raise NAME(..)`.
function Walker:raise(ast)
   local exception = exception_named(self, ast)
   self:check_effect(ast.at, "raise")
   local names, values = bound(self, exception, ast)
   local body = self:part(function() self:run_exception(exception, names) end)
   self.out[#self.out + 1] = ir.raise({ exception = exception, values = values, body = body,
      at = ast.at })
   return "stopped"
end

-- A parameter as a local that nothing assigns.
local function parameter(self, param)
   local lo, hi = interval.of_type(param.type.width, param.type.kind == "s")
   return ir["local"]({ id = self:reserve(param.name), name = param.name, version = 1, lo = lo,
      hi = hi, w = param.type.width, at = param.at })
end

local M = {}

--- Code of an exception by itself, for tables and manuals: `{body, locals}`; its parameters are
--- locals that nothing assigns.
function M.code(self, exception)
   local names = {}
   self.owner = exception
   for _, param in ipairs(exception.params) do
      names[param.name] = { node = parameter(self, param), param = true }
   end
   self:run_exception(exception, names)
   return not self.failed and { body = self.out } or nil
end

-- Bits of a word that is no instruction: of the smallest unit.
local function undefined_bits(model)
   local most = 0
   for c in ipairs(model.configs) do
      most = math.max(most, names_of.smallest_unit(model, c).bits)
   end
   return most
end

--- The exception of words that are no instruction.
function M.of_undefined(self, node)
   self.owner, self.root.word_bits = node, undefined_bits(self.model)
   self:guard(function()
      self.in_accessor = "what raises an exception"
      self:raise(node.raise)
   end)
end

return M

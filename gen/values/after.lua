-- `= E then S` of alternatives: S is a store after the code of the instruction. It reads the state
-- before the instruction, like all code, so it is code of its own, which the statement
-- `then{choice}` after the instruction's code executes for the selected alternative.
local asttext = require("gen.syntax.asttext")
local prune = require("gen.values.prune")
local tree = require("gen.ir.tree")

local M = {}

-- A choice of its own in what comes after would have to be evaluated a second time.
local function check_choices(self, body, at)
   tree.each_statement(body, function(statement)
      tree.each_expression(statement, function(expr, is_target)
         tree.each_choice_read(expr, is_target, function(choice)
            self:fail("E04", at, ("operand `%s` after `then` is not built yet"):format(
               choice.role or choice.operand))
         end)
         if is_target and expr.tag == "choice" then
            self:fail("E04", at, "an operand after `then` is not built yet")
         end
      end)
   end)
end

--- Fills in `code.after` for a line whose value has a `then`.
function M.of_line(self, line, code)
   local ast = line.value and line.value["then"]
   if not ast then return end
   local target = self:plain_target(ast.target)
   if target.tag == "name" and self:is_local(target.name) then
      self:fail("E57", target.at or ast.at,
         ("`%s` is not a place; nothing could read it"):format(asttext.expr(target)))
   end
   local out = self.out
   self.out = {}
   self:run({ ast })
   local body = self.out
   self.out = out
   check_choices(self, body, ast.at)
   body = prune.dead(body)
   code.after = { body = body, locals = prune.locals(self, { body }) }
end

--- Whether some line of a choice, or of one inside it, has a `then`.
function M.has(choice)
   if choice.has_then == nil then
      choice.has_then = false
      for _, line in ipairs(choice.lines) do
         local here = line.code and line.code.after ~= nil
         for _, inner in ipairs(line.choices or {}) do here = here or M.has(inner) end
         choice.has_then = choice.has_then or here
      end
   end
   return choice.has_then
end

--- Calls f(store, block) with the stores after `then` of a choice and those inside it.
function M.each_store(choice, f)
   for _, line in ipairs(choice.lines) do
      local block = line.code.after and line.code.after.body or {}
      tree.each_statement(block, function(statement)
         if statement.tag == "store" then f(statement, block) end
      end)
      for _, inner in ipairs(line.choices or {}) do M.each_store(inner, f) end
   end
end

return M

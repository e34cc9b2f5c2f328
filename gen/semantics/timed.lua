-- Does a description state latencies at all? Without any, nothing is ever under way, and no table
-- of uses is needed. Shared by emitters.
local lists = require("gen.base.lists")
local tree = require("gen.ir.tree")

local M = {}

local function states_time(body)
   local found = false
   tree.each_statement(body, function(s)
      found = found or s.tag == "occupy" or s.tag == "store" and (s.delay or 1) > 1
   end)
   return found
end

--- True if some store takes effect later than the next instruction, or some read is delayed.
function M.states_latencies(model)
   for _, file in ipairs(model.files) do
      if file.unforwarded then return true end
   end
   return lists.any(model.forms, function(form)
      return form.code and states_time(form.code.body)
   end)
end

--- True if it matters which registers each instruction reads and writes, and when.
function M.needs_uses(model) return model.schedule ~= nil or M.states_latencies(model) end

return M

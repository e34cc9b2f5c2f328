-- Guards, the `on` of a line: in which configurations the line exists.
local nodes = require("gen.syntax.grammar.node")
local lists = require("gen.base.lists")
local suggest = require("gen.base.suggest")
local constant = require("gen.resolve.constant")
local num = require("gen.num")

local M = {}

local function alternative_holds(alternative, features, statics, sym, report)
   for _, term in ipairs(alternative) do
      local holds
      if term.static then
         local value = constant.value(nodes.static({ name = term.static }), statics, report)
         if value == nil then
            report:error("E08", term.at, ("`%s` has no constant value here"):format(term.static))
            return false
         end
         holds = num.eq(value, term.value)
      else
         local known = sym.features[term.name]
         if known then known.used = true else
            report:error("E72", term.at, ("feature `%s` is not declared"):format(term.name),
               suggest.hint(term.name, sym.features,
                  ("list it after a variant: `variant NAME = %s`"):format(term.name)))
         end
         holds = features[term.name] or false
      end
      if term.neg then holds = not holds end
      if not holds then return false end
   end
   return true
end

-- What the terms with statics say here, as a text: where it is the same, so is the guard. Nil where
-- one has no value.
local function said_by_statics(on, statics, report)
   local parts = {}
   for _, alternative in ipairs(on) do
      for _, term in ipairs(alternative) do
         if term.static then
            local value = constant.value(nodes.static({ name = term.static }), statics, report)
            if value == nil then return nil end
            parts[#parts + 1] = num.eq(value, term.value) and "1" or "0"
         end
      end
   end
   return table.concat(parts)
end

local function guarded(on, sym, statics, report)
   local where = {}
   for i, config in ipairs(sym.configs) do
      where[i] = on == nil
      for _, alternative in ipairs(on or {}) do
         if alternative_holds(alternative, config.features, statics, sym, report) then
            where[i] = true
         end
      end
   end
   return where
end

local EVERYWHERE = {} -- stands for a line without a guard

--- In which configurations a line with the guard `on` exists: an array of booleans, one for each of
-- `sym.configs`, which others may share.
function M.where(on, sym, statics, report)
   local said = said_by_statics(on or EVERYWHERE, statics, report)
   if not said then return guarded(on, sym, statics, report) end
   sym.guards = sym.guards or {}
   local known = sym.guards[on or EVERYWHERE] or {}
   sym.guards[on or EVERYWHERE] = known
   known[said] = known[said] or guarded(on, sym, statics, report)
   return known[said]
end

--- Both guards at once; one of them where it says as much as both.
function M.both(a, b)
   local where, is_a, is_b = {}, true, true
   for i = 1, #a do
      local here = a[i] and b[i]
      where[i], is_a, is_b = here, is_a and a[i] == here, is_b and b[i] == here
   end
   return is_b and b or is_a and a or where
end

function M.nowhere(where)
   return not lists.any(where, function(here) return here end)
end

return M

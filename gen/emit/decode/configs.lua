-- Sets of configurations in generated code: one macro each, named after its variants and modes, so
-- that a guard reads `ON(CP)`.
local lists = require("gen.base.lists")
local c = require("gen.emit.c")

local M = {}

-- The different names of one axis ("variant", "mode") over the configurations, in order.
local function names_of(configs, axis)
   local list, seen = {}, {}
   for _, config in ipairs(configs) do
      local name = config[axis] or ""
      if not seen[name] then
         seen[name] = true
         list[#list + 1] = name
      end
   end
   return list
end

-- Those of the names that a configuration of the set has, and those that none has.
local function divide(configs, axis, names, set)
   local has, inside, outside = {}, {}, {}
   for i, config in ipairs(configs) do
      if set >> i - 1 & 1 == 1 then has[config[axis] or ""] = true end
   end
   for _, name in ipairs(names) do
      local list = has[name] and inside or outside
      list[#list + 1] = name
   end
   return has, inside, outside
end

-- `_G80_G84`, or `_NOT_G80` when that is shorter; empty for all.
local function words_of(inside, outside)
   if #outside == 0 then return "" end
   local list = #outside < #inside and outside or inside
   local text = "_" .. table.concat(list, "_")
   return list == outside and "_NOT" .. text or text
end

-- A name for a set that is a product of variants and modes, else a number.
local function name_of(configs, set, number)
   local variants, in_v, out_v = divide(configs, "variant", names_of(configs, "variant"), set)
   local modes, in_m, out_m = divide(configs, "mode", names_of(configs, "mode"), set)
   for i, config in ipairs(configs) do
      local inside = variants[config.variant or ""] and modes[config.mode or ""] or false
      if inside ~= (set >> i - 1 & 1 == 1) then return "ON_SET_" .. number end
   end
   return c.ident("ON" .. words_of(in_v, out_v) .. words_of(in_m, out_m)):upper()
end

local Sets = {}
Sets.__index = Sets

--- Names for sets of the model's configurations, given as they are asked for.
function M.new(model)
   return setmetatable({ configs = model.configs, list = {}, by_bits = {}, taken = {} }, Sets)
end

--- `ON(CP)`
function Sets:test(bits)
   local entry = self.by_bits[bits]
   if not entry then
      entry = { bits = bits,
         name = lists.unique_name(self.taken, name_of(self.configs, bits, #self.list + 1)) }
      self.by_bits[bits] = entry
      self.list[#self.list + 1] = entry
   end
   return ("ON(%s)"):format(entry.name:match("^ON_(.*)$"))
end

--- Writes the macros of all sets asked for.
function Sets:put(w)
   if #self.list == 0 then return end
   w:line("/* Sets of configurations, bit 0 the first one. */")
   table.sort(self.list, function(a, b) return a.name < b.name end)
   for _, entry in ipairs(self.list) do
      w:line("#define %s %s", entry.name, c.hex(entry.bits))
   end
   w:line("")
end

return M

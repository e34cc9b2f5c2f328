-- The fields that a decoder takes from words: one macro each, so that functions name them.
local lists = require("gen.base.lists")
local c = require("gen.emit.c")

local M = {}

local Fields = {}
Fields.__index = Fields

function M.new(model, parts)
   return setmetatable({ model = model, parts = parts, names = {}, taken = {} }, Fields)
end

--- The name of a field, which is asked for.
function Fields:name(field)
   if not self.names[field] then
      self.names[field] = lists.unique_name(self.taken, c.ident(field.name))
   end
   return self.names[field]
end

--- Writes the macros of all fields asked for, in their order.
function Fields:put(w)
   local any = false
   for _, field in ipairs(self.model.fields) do
      local name = self.names[field]
      if name then w:define("FIELD_" .. name, self.parts:extract(field)) end
      any = any or name ~= nil
   end
   if any then w:line("") end
end

return M

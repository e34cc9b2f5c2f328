-- Identifiers of generated C: every form, field, configuration, file, stack and space gets a unique
-- one, whatever its name. Names may differ in case only, or be keywords of C; instructions may have
-- the name of a constant that ends an enumeration.
local lists = require("gen.base.lists")
local unique = lists.unique_name

local M = {}

local function clean(name) return (name:gsub("[^A-Za-z0-9_]", "_")) end

-- `TO(s rel here)` is the name of a field with a kind of its own.
local function clean_field(name)
   return (name:gsub("%)+$", ""):gsub("[^A-Za-z0-9_]+", "_"))
end

-- Members of the state and spaces: in lower case. A stack has a member for its depth and one for
-- each of its members.
local function name_state(model)
   local taken = { bundle = true }
   for _, stack in ipairs(model.stacks) do
      stack.ident = unique(taken, clean(stack.name:sub(2)):lower())
      taken[stack.ident .. "_depth"] = true
      for _, member in ipairs(stack.members) do
         taken[stack.ident .. "_" .. clean(member.name)] = true
      end
   end
   for _, file in ipairs(model.files) do
      file.ident = unique(taken, clean(file.name:sub(2)):lower())
   end
   for _, space in ipairs(model.spaces) do space.ident =
      unique(taken, clean(space.name):lower()) end
end

-- Other names with the prefix of the ISA in capitals: guards of headers, ends of enumerations.
local RESERVED = { "H", "STATE_H", "LEX_H", "EXEC_H", "FORMS", "FIELDS", "CONFIGS", "TEXT_MAX" }

-- Enumerators, all in one name space: fields, configurations and spaces have a prefix, forms have
-- none and are renamed on conflict.
local function name_enumerators(model)
   local taken = lists.set(RESERVED)
   for _, space in ipairs(model.spaces) do taken["SPACE_" .. space.ident:upper()] = true end
   for _, field in ipairs(model.fields) do
      field.ident = unique(taken, "FIELD_" .. clean_field(field.name):upper())
   end
   for _, config in ipairs(model.configs) do
      config.ident = unique(taken, "CONFIG_" .. clean(config.name):upper())
   end
   for _, form in ipairs(model.forms) do form.ident = unique(taken, clean(form.name):upper()) end
end

--- Sets `ident` of all of them.
function M.give(model)
   name_state(model)
   name_enumerators(model)
end

return M

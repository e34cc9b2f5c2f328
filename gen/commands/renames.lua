-- Names that differ between two models of one machine, while what they name is the same: tables,
-- fields, operands and roles. The old model takes the new names, so that a comparison shows what
-- else has changed.
local json = require("dkjson")
local lists = require("gen.base.lists")
local private = require("gen.base.private")

local M = {}

local function by_name(list)
   local found = {}
   for _, one in ipairs(list) do found[one.name] = one end
   return found
end

local IS_NAME = { name = true, of = true, prose = true, sources = true }

-- A field without its name, as text.
local function meaning(record)
   local copy, keys = {}, {}
   for key, value in pairs(record) do -- sorted below
      if not IS_NAME[key] then
         copy[key], keys[#keys + 1] = value, key
      end
   end
   table.sort(keys)
   return json.encode(setmetatable(copy, { __jsonorder = keys }))
end

-- Fields that are gone, and what has their bits and their kind now: of several equal fields one may
-- be left.
local function merged_fields(old, new, has, new_name)
   local of_meaning = {}
   for _, field in ipairs(new) do
      local key = meaning(field)
      of_meaning[key] = of_meaning[key] or field.name
   end
   for _, field in ipairs(old) do
      if not has[field.name] and not new_name[field.name] then
         new_name[field.name] = of_meaning[meaning(field)]
      end
   end
end

-- Fields that are gone or mean something else now, and those that came instead of them:
-- `{[old name] = new name}`.
local function renamed_fields(old, new)
   local had, has, waiting, new_name = by_name(old), by_name(new), {}, {}
   for _, field in ipairs(old) do
      local key, now = meaning(field), has[field.name]
      if not now or meaning(now) ~= key then
         waiting[key] = waiting[key] or {}
         table.insert(waiting[key], field.name)
      end
   end
   for _, field in ipairs(new) do
      local same = not had[field.name] and waiting[meaning(field)]
      if same and #same > 0 then new_name[table.remove(same, 1)] = field.name end
   end
   merged_fields(old, new, has, new_name)
   return new_name
end

-- Tables that are gone, and those with the same codes that came: `{[old name] = new name}`. The
-- tables of the old model take the new names.
local function rename_tables(old_model, new_model, old, new)
   local had, has, of_meaning, new_name = by_name(old), by_name(new), {}, {}
   for _, one in ipairs(new) do
      local key = not had[one.name] and meaning(one)
      if key then of_meaning[key] = of_meaning[key] or one.name end
   end
   for _, one in ipairs(old) do
      if not has[one.name] then new_name[one.name] = of_meaning[meaning(one)] end
   end
   local called = {}
   for _, one in ipairs(new_model.tables) do
      called[private.dotted(new_model.private_of, one.name)] = one
   end
   for _, one in ipairs(old_model.tables) do
      local now = called[new_name[private.dotted(old_model.private_of, one.name)] or ""]
      if now then one.name = now.name end
   end
   return new_name
end

-- Operands and roles that are at the same place of forms of one name.
local function renamed_choices(old_model, new_model, new_fields)
   local forms, operands, roles = by_name(new_model.forms), {}, {}
   local had, has = by_name(old_model.operands), by_name(new_model.operands)
   for _, form in ipairs(old_model.forms) do
      local other = forms[form.name]
      for i, choice in ipairs(other and #other.choices == #form.choices and form.choices or {}) do
         local name, now = choice.operand, other.choices[i].operand
         if name ~= now and not new_fields[name] and not has[name] and not had[now] then
            operands[name] = operands[name] or now
         end
         local role, role_now = choice.role, other.choices[i].role
         if role and role_now and role ~= role_now then roles[role] = roles[role] or role_now end
      end
   end
   return operands, roles
end

-- Gives names within a tree of the grammar their new ones; which key comes first is no matter.
local function rename_nodes(node, new_name)
   for _, key in ipairs({ "name", "field", "role" }) do
      if type(node[key]) == "string" then node[key] = new_name[node[key]] or node[key] end
   end
   for key, part in pairs(node) do
      if type(part) == "table" and key ~= "at" then rename_nodes(part, new_name) end
   end
end

-- `called`: operands of the new model by name.
local function rename_choice(choice, operands, roles, called)
   local now = choice.absent or called[operands[choice.operand]]
   if now then choice.operand, choice.shown = now.name, now.short end
   choice.role = roles[choice.role or ""] or choice.role
end

-- Each name once, in the order of the old description.
local function listing(kind, names, new_name, out, private_of)
   for _, name in ipairs(names) do
      if new_name[name] then
         out[#out + 1] = { kind = kind, old = private.dotted(private_of, name),
            new = private.dotted(private_of, new_name[name]) }
         new_name[name] = nil
      end
   end
end

-- The private names of both models, in each of them.
local function share_private(a, b)
   local all = {}
   for _, model in ipairs({ a, b }) do
      for full, one in pairs(model.private_of or {}) do all[full] = one end
   end
   a.private_of, b.private_of = all, all
   return all
end

-- Fields of a model by their names in records.
local function fields_of(model)
   local found = {}
   for _, field in ipairs(model.fields) do
      found[private.dotted(model.private_of, field.name)] = field
   end
   return found
end

--- Renames in `old_model` what has another name in `new_model`, whose records are `new`;
-- `records_of` makes those of a model. `{ {kind, old, new} .. }`.
function M.take_over(old_model, new_model, records_of, new)
   local before = records_of(old_model).tables or {}
   local tables = rename_tables(old_model, new_model, before, new.tables or {})
   local old = records_of(old_model).fields
   local fields = renamed_fields(old, new.fields)
   local operands, roles = renamed_choices(old_model, new_model, fields)
   local out, all, role_names = {}, {}, {}
   local private_of = share_private(old_model, new_model)
   for _, map in ipairs({ roles, operands, fields }) do
      for name, now in pairs(map) do all[name] = now end -- a map again: order is no matter
   end
   local has, called = fields_of(new_model), by_name(new_model.operands)
   for name, field in pairs(fields_of(old_model)) do -- each by itself: order is no matter
      local now = has[fields[name]]
      if now then field.name, field.short, field.of = now.name, now.short, now.of end
   end
   for _, form in ipairs(old_model.forms) do
      form.syntax = nil
      for _, choice in ipairs(form.choices) do
         role_names[#role_names + 1] = choice.role
         rename_choice(choice, operands, roles, called)
      end
   end
   for _, alias in lists.nested(old_model.pages, "aliases") do rename_nodes(alias, all) end
   for _, alias in ipairs(old_model.aliases or {}) do rename_nodes(alias, all) end
   listing("table", lists.map(before, function(t) return t.name end), tables, out, private_of)
   listing("field", lists.map(old, function(f) return f.name end), fields, out, private_of)
   listing("operand", lists.map(old_model.operands, function(o) return o.name end), operands, out,
      private_of)
   listing("role", role_names, roles, out, private_of)
   return out
end

return M

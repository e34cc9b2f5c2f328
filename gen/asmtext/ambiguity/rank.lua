-- Resolves what `prefer` ranks: forms of an instruction, or formats.
local lists = require("gen.base.lists")

local M = {}

--- Can the suffix be a part of the text?
function M.is_readable(prefer)
   return not prefer.place or prefer.mark ~= "" and not prefer.mark:find("[%s:]")
end

local function rank_forms(forms, index_of, prefer, report)
   local seen = {}
   for _, form in ipairs(forms) do
      local index = index_of(form)
      if index then
         form.prefer, form.rank = prefer, index
         form.mark = index > 1 and prefer.mark or nil
         form.mark_place = form.mark and M.is_readable(prefer) and prefer.place or nil
         seen[index] = true
      end
   end
   for i, name in ipairs(prefer.names) do
      if not seen[i] then
         report:error("E10", prefer.at,
            ("`prefer` names `%s`, but no form has this name"):format(name))
      end
   end
   prefer.met = false
end

local function position(list, name)
   for i, entry in ipairs(list) do
      if entry == name then return i end
   end
   return nil
end

-- The formats in which two forms differ, the outermost ones.
local function formats_of(a, b)
   for i = 1, math.min(#a.path, #b.path) do
      local x, y = a.path[i].format.name, b.path[i].format.name
      if x ~= y then return x, y end
   end
   return nil
end

-- The names of two forms of an instruction, of which one may have none yet.
local function form_names(a, b)
   local x, y = a.own_name, b.own_name
   if x and y then return x, y, "" end
   if a.node == b.node then -- with the name, the other one begins with it
      local form = "b"
      return x and form .. "." .. x or form, y and form .. "." .. y or form,
         ("name the form `form.%s`, then "):format(form)
   end
   local new = (x or y) == "b" and "a" or "b"
   return x or new, y or new, ("name the other one `form.%s`, then "):format(new)
end

--- The `prefer` to write for two forms with a text in common; nil where none can rank them.
function M.advice(a, b)
   if a.prefer and a.prefer == b.prefer and a.prefer.mark then return nil end
   if a.unit.bits > b.unit.bits then a, b = b, a end
   local x, y, first
   if a.page ~= b.page then
      x, y = formats_of(a, b)
   elseif a.node ~= b.node or a.own_name ~= b.own_name then
      x, y, first = form_names(a, b)
   end
   return x and ("%s`prefer %s, %s mark \"long\"`"):format(first or "", x, y)
end

--- Gives forms their `prefer`, `rank`, `mark` and `mark_place`. Reports E10.
function M.forms(model, report)
   for _, prefer in ipairs(model.prefers or {}) do
      rank_forms(model.forms, function(form)
         for _, step in ipairs(form.path) do
            local index = position(prefer.names, step.format.name)
            if index then return index end
         end
         return nil
      end, prefer, report)
   end
   for page, prefer in lists.nested(model.pages, "prefers") do
      rank_forms(page.forms, function(form) return position(prefer.names, form.own_name) end,
         prefer, report)
   end
end

return M

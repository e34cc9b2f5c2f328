-- Random kinds at the uses of fields of a random instruction set: a text prints the bits of a field
-- as another number, register or word, and some fields have no kind of their own.
--
-- A use is a field `{.., of = the declared one, named = name of a kind or nil}`; the item that has
-- it has a role, `item.role`, by which code reads it. `isa.kinds` are the named ones.
local M = {}

-- Values of a set in a fixed order.
local function values_text(set, first)
   local list = {}
   for value in pairs(set) do
      if value ~= "first" and value ~= first then list[#list + 1] = value end
   end
   table.sort(list)
   if first then table.insert(list, 1, first) end
   return table.concat(list, ",")
end

--- Kinds of a field as a description writes them.
function M.text(field)
   if field.kind == "register" then
      return field.file.name .. (field.absent and " none "
         .. values_text(field.absent, field.absent.first) or "")
   end
   if field.kind == "list" then
      local cells = {}
      for code = 0, (1 << field.width) - 1 do
         local text = field.texts[code]
         cells[#cells + 1] = text == "" and '""' or text or "?"
      end
      return "(" .. table.concat(cells, " ") .. ")"
   end
   return (field.signed and "s" or "u") .. (field.decimal and " dec" or "")
      .. (field.scale > 1 and " x" .. field.scale or "")
      .. (field.exclude and " not " .. values_text(field.exclude) or "")
end

local function copy_of(field)
   local copy = {}
   for key, value in pairs(field) do copy[key] = value end -- a copy: order is of no consequence
   return copy
end

local function new_use(r, isa, field, give_kind)
   local use = copy_of(field)
   use.of, use.bare, use.uses = field, nil, nil
   if give_kind then
      use.name = field.name .. "v" .. #field.uses
      use.signed, use.decimal, use.exclude, use.absent, use.file, use.texts = nil, nil, nil, nil,
         nil, nil
      use.scale = 1
      give_kind(r, isa, use)
   end
   if r:chance(30) then
      use.named = "kind" .. #isa.kinds + 1
      isa.kinds[#isa.kinds + 1] = use
   end
   for _, other in ipairs(field.uses) do -- one field with one text
      if not other.named and not use.named and M.text(other) == M.text(use) then return other end
   end
   field.uses[#field.uses + 1] = use
   return use
end

local function use_for(r, isa, item, give_kind)
   local field = item.field
   field.uses = field.uses or {}
   if item.mul or item.add then
      field.plain = field.plain or new_use(r, isa, field)
      return field.plain
   end
   if #field.uses > 0 and r:chance(50) then
      local use = r:pick(field.uses)
      if use ~= field.plain then return use end
   end
   return new_use(r, isa, field, r:chance(70) and give_kind or nil)
end

local function each_item(isa, f)
   local function visit(node)
      for _, item in ipairs(node.items) do
         if item.field then f(item) end
      end
   end
   for _, form in ipairs(isa.forms) do visit(form) end
   for _, operand in ipairs(isa.operands) do
      for _, line in ipairs(operand.lines) do visit(line) end
   end
end

--- Gives kinds to some uses. `r` is a source of its own; `give_kind(r, isa, field)` chooses one.
function M.add(isa, r, give_kind)
   isa.kinds = {}
   for _, field in ipairs(isa.fields) do field.bare = r:chance(25) end
   -- sums are of fields as they are declared
   each_item(isa, function(item)
      for _, field in ipairs(item.beside and { item.field, item.beside } or {}) do
         field.bare, field.summed = false, true
      end
   end)
   local roles = 0
   each_item(isa, function(item)
      if item.field.summed then return end
      if item.field.bare or r:chance(20) then
         item.field = use_for(r, isa, item, give_kind)
         if not (item.mul or item.add) then
            roles = roles + 1
            item.role = "n" .. roles
         end
      end
   end)
   for _, field in ipairs(isa.fields) do
      if field.bare then
         field.kind, field.signed, field.scale, field.exclude = "number", false, 1, nil
      end
   end
end

return M

-- The fields of each form, in the order of its values. The fields of an operand that many forms end
-- with, such as control fields, are written once, as a macro.
local lists = require("gen.base.lists")
local c = require("gen.emit.c")

local M = {}

-- An operand with at least this many fields has a name of its own.
local FEW = 4

local function slot_text(slot)
   return ("F(%s)"):format(slot.field.ident:match("^FIELD_(.*)$"))
end

-- The slots that a choice carries, those inside of it too, as a set.
local function carried(choice, found)
   for _, line in ipairs(choice.lines) do
      for _, carry in ipairs(line.carried) do found[carry.field] = true end
      for _, inner in ipairs(line.choices) do carried(inner, found) end
   end
   return found
end

-- The texts of the last slots of a form, when they are all that one operand carries; and its name.
local function tail_of(form)
   local last = form.slots[#form.slots]
   for _, choice in ipairs(form.top) do
      local found = choice.operand and last and carried(choice, {}) or {}
      local texts = {}
      for i = #form.slots, 1, -1 do
         if not found[form.slots[i].field] then break end
         table.insert(texts, 1, slot_text(form.slots[i]))
      end
      if #texts >= FEW then return texts, choice.operand end
   end
   return nil
end

--- Writes a macro for each such operand; their names by their texts.
function M.put(model, w)
   local shared, count, names = {}, {}, {}
   for _, form in ipairs(model.forms) do
      local texts = tail_of(form)
      local key = texts and table.concat(texts, " ")
      if key then count[key] = (count[key] or 0) + 1 end
   end
   for _, form in ipairs(model.forms) do
      local texts, operand = tail_of(form)
      local key = texts and table.concat(texts, " ")
      if key and count[key] > 1 and not shared[key] then
         shared[key] = lists.unique_name(names, "SLOTS_" .. c.ident(operand))
         local parts = { "#define", shared[key], table.unpack(texts) }
         w:pack(parts, " \\")
      end
   end
   return shared
end

--- The texts for the slots of a form.
function M.texts(form, shared)
   local parts = lists.map(form.slots, slot_text)
   local texts = tail_of(form)
   local name = texts and shared[table.concat(texts, " ")]
   if not name then return parts end
   return table.move({ name }, 1, 1, #parts - #texts + 1,
      table.move(parts, 1, #parts - #texts, 1, {}))
end

return M

-- What the choices of each form are called and which lines they have, for tools that explain words:
-- `explain` shows which line was taken. Equal lists are written once, under the name of their
-- operand or their first form.
local lists = require("gen.base.lists")
local c = require("gen.emit.c")
local form_line = require("gen.emit.line.form")

local M = {}

local function text_or_null(text) return text and c.string(text) or "NULL" end

-- The texts of the lines, by number.
local function lines_texts(choice)
   local texts, most = {}, 0
   for _, line in ipairs(choice.lines) do
      texts[line.index + 1] = c.string(form_line.of_alternative(line))
      most = math.max(most, line.index + 1)
   end
   for i = 1, most do texts[i] = texts[i] or "NULL" end
   return texts
end

-- The name of an operand with these lines, which are written when they are new.
local function lines_of(w, known, choice)
   local texts = lines_texts(choice)
   local key = table.concat(texts, ", ") .. "\0" .. (choice.operand or "")
   if not known[key] then
      known[key] = lists.unique_name(known.names, c.ident(choice.operand or "field"))
      w:list("", { "LINES(" .. known[key], table.unpack(texts) }, ")")
   end
   return known[key]
end

local function choice_text(w, known, choice)
   local name = lines_of(w, known, choice)
   if name ~= choice.shown then
      return ("NAMED(%s, %s, %s)"):format(name, text_or_null(choice.shown),
         text_or_null(choice.role))
   end
   if not choice.role then return ("C(%s)"):format(name) end
   return ("R(%s, %s)"):format(name, c.string(choice.role))
end

--- Writes the lists; the name of each form's, by form.
function M.put(model, w)
   local known, of = { names = {}, lists = {} }, {}
   for _, form in ipairs(model.forms) do
      local parts = {}
      for i, choice in ipairs(form.choices) do
         assert(choice.slot == i - 1, "choices out of order")
         parts[i] = choice_text(w, known, choice)
      end
      local text = table.concat(parts, " ")
      if #parts > 0 and not known.lists[text] then
         known.lists[text] = form.ident:lower()
         parts[1] = ("CHOICES(%s, %s"):format(known.lists[text], parts[1])
         parts[#parts] = parts[#parts] .. ")"
         w:pack(parts)
      end
      of[form] = known.lists[text]
   end
   w:line("")
   return of
end

return M

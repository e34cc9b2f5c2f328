-- What the choices of each form are called and which lines they have, for tools that explain words:
-- `explain` shows which line was taken. Equal lists are written once.
local c = require("gen.emit.c")
local syntax = require("gen.syntax")

local M = {}

local function text_or_null(text) return text and c.string(text) or "NULL" end

-- The name of a list with this text, written when it is new.
local function put_list(w, known, type, name, text)
   local key = type .. text
   if not known[key] then
      known[name] = (known[name] or 0) + 1
      known[key] = ("%s_%d"):format(name, known[name])
      w:line("static const %s %s[] = {%s};", type, known[key], text)
   end
   return known[key]
end

local function lines_text(choice)
   local texts, most = {}, 0
   for _, line in ipairs(choice.lines) do
      texts[line.index] = c.string(syntax.of_items(line.items))
      most = math.max(most, line.index)
   end
   for i = 0, most do texts[i] = texts[i] or "NULL" end
   return table.concat(texts, ", ", 0, most), most + 1
end

local function put_choice(w, known, choice)
   local text, count = lines_text(choice)
   local lines = put_list(w, known, "char *const", "lines", text)
   return ("{%s, %s, %s, %d}"):format(text_or_null(choice.operand), text_or_null(choice.role),
      lines, count)
end

--- Writes the lists; the name of each form's, by form.
function M.put(model, w)
   local known, of = {}, {}
   for _, form in ipairs(model.forms) do
      local parts = {}
      for i, choice in ipairs(form.choices) do
         assert(choice.slot == i - 1, "choices out of order")
         parts[i] = put_choice(w, known, choice)
      end
      local text = table.concat(parts, ", ")
      of[form] = #parts > 0 and put_list(w, known, "struct isadora_choice", "choices", text) or nil
   end
   w:line("")
   return of
end

return M

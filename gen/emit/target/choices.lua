-- What the choices of each form are called and which lines they have, for tools that explain words:
-- `explain` shows which line was taken. Equal lists are written once, under the name of their
-- operand or their first form.
local c = require("gen.emit.c")
local syntax = require("gen.syntax")

local M = {}

local function text_or_null(text) return text and c.string(text) or "NULL" end

-- The texts of the lines, by number.
local function lines_texts(choice)
   local texts, most = {}, 0
   for _, line in ipairs(choice.lines) do
      texts[line.index + 1] = c.string(syntax.of_items(line.items))
      most = math.max(most, line.index + 1)
   end
   for i = 1, most do texts[i] = texts[i] or "NULL" end
   return texts
end

-- The macro of an operand with these lines, written when it is new; its argument is the role.
local function macro_of(w, known, choice)
   local texts = lines_texts(choice)
   local key = table.concat(texts, ", ") .. "\0" .. (choice.operand or "")
   if not known[key] then
      local name = c.unique(known.names, c.ident(choice.operand or "field"))
      known[key] = "C_" .. name
      w:list(("static const char *const lines_%s[] = {"):format(name), texts, "};")
      w:line("#define C_%s(role) {%s, role, lines_%s, %d}", name, text_or_null(choice.operand), name,
         #texts)
   end
   return known[key]
end

--- Writes the lists; the name of each form's, by form.
function M.put(model, w)
   local known, of = { names = {}, lists = {} }, {}
   for _, form in ipairs(model.forms) do
      local parts = {}
      for i, choice in ipairs(form.choices) do
         assert(choice.slot == i - 1, "choices out of order")
         parts[i] = ("%s(%s)"):format(macro_of(w, known, choice), text_or_null(choice.role))
      end
      local text = table.concat(parts, ", ")
      if #parts > 0 and not known.lists[text] then
         known.lists[text] = "choices_" .. form.ident:lower()
         w:list(("static const struct isadora_choice %s[] = {"):format(known.lists[text]), parts,
            "};")
      end
      of[form] = known.lists[text]
   end
   w:line("")
   return of
end

return M

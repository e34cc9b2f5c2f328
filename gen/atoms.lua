-- From the items of a form to atoms: literal text with its separators settled, and fields.
local spelling = require("gen.spelling")

local M = {}

local Builder = {}
Builder.__index = Builder

function Builder:literal(text)
   if text == "" then return end
   if self.sep then
      local last = self.atoms[#self.atoms]
      local open = last and last.text and last.text:match("[%(%[{]$")
      local sep = not open and not text:match("^[%)%]}]") and self.sep or ""
      self.sep = nil
      text = sep .. text
   end
   local last = self.atoms[#self.atoms]
   if last and last.text then
      self.atoms[#self.atoms] = { text = last.text .. text }
   else
      self.atoms[#self.atoms + 1] = { text = text }
   end
   self.count = self.count + 1
end

function Builder:field(atom)
   if self.sep then
      local last = self.atoms[#self.atoms]
      if not (last and last.text and last.text:match("[%(%[{]$")) then
         local sep = self.sep
         self.sep = nil
         self:literal(sep)
      end
      self.sep = nil
   end
   self.atoms[#self.atoms + 1] = atom
   self.count = self.count + 1
end

-- `lines[choice]` is the line taken; `codes[item]` says whether a code field that may print nothing
-- prints.
local function add_items(items, builder, lines, codes)
   local mark = builder.count
   for _, item in ipairs(items) do
      if item.tag == "sep" then
         if not builder.sep and builder.count > mark then builder.sep = item.s end
      elseif item.tag == "text" then builder:literal(item.s)
      elseif item.tag == "number" then builder:literal(item.text)
      elseif item.tag == "choice" then add_items(lines[item.choice].items, builder, lines, codes)
      elseif codes[item] ~= false then builder:field({ item = item }) end
   end
   if builder.count > mark then builder.sep = nil end
end

--- Code fields that print nothing for some code, behind those of `out`.
function M.silent(items, lines, out)
   for _, item in ipairs(items) do
      if item.tag == "choice" then
         M.silent(lines[item.choice].items, lines, out)
      elseif item.tag == "field" and item.field.kind == "table" then
         for _, row in ipairs(item.field.code_list) do
            if spelling.code(item, row.code) == "" then
               out[#out + 1] = item
               break
            end
         end
      end
   end
   return out
end

--- The atoms of one sentence: `{text}` or `{item}` each. `lines` and `codes` as above.
function M.of(form, lines, codes)
   local builder = setmetatable({ atoms = {}, count = 0 }, Builder)
   add_items(form.items, builder, lines, codes)
   return builder.atoms
end

return M

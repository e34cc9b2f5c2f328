-- Statements of a form one by one, in the plainest way: every combination of alternatives, and every
-- value of every field. The results of `gen/asmtext/` are compared with this.
local choice_product = require("gen.forms.choice_product")
local canonical = require("gen.forms.canonical")
local lists = require("gen.base.lists")
local num = require("gen.num")
local spelling = require("gen.forms.spelling")

local M = {}

-- Atoms -------------------------------------------------------------------------------------------

local Builder = {}
Builder.__index = Builder

function Builder:is_open()
   local last = self.atoms[#self.atoms]
   return last and last.text and last.text:match("[%(%[{]$")
end

function Builder:literal(text)
   if text == "" then return end
   if self.sep then
      if not self:is_open() and not text:match("^[%)%]}]") then text = self.sep .. text end
      self.sep = nil
   end
   local last = self.atoms[#self.atoms]
   if last and last.text then
      last.text = last.text .. text
   else
      self.atoms[#self.atoms + 1] = { text = text }
   end
   self.count = self.count + 1
end

function Builder:field(item)
   local sep = self.sep
   self.sep = nil
   if sep and not self:is_open() then self:literal(sep) end
   self.atoms[#self.atoms + 1] = { item = item }
   self.count = self.count + 1
end

-- `lines` says for each choice how its line is spelled.
local function add_items(items, builder, lines, prints)
   local before = builder.count
   for _, item in ipairs(items) do
      if item.tag == "sep" then
         if builder.count > before and (not builder.sep or item.own) then
            builder.sep = item.s
         end
      elseif item.tag == "choice" then
         local spelling_taken = lines[item.choice]
         if spelling_taken.glued then builder.sep = nil end
         add_items(spelling_taken.items, builder, lines, prints)
      elseif item.tag == "text" or item.tag == "number" then
         builder:literal(item.s or item.text)
      elseif prints[item] ~= false then
         builder:field(item)
      end
   end
   if builder.count > before then builder.sep = nil end
end

-- Code fields of a combination of lines that print nothing for some code.
local function silent_items(items, lines, out)
   for _, item in ipairs(items) do
      if item.tag == "choice" then
         silent_items(lines[item.choice].items, lines, out)
      elseif item.tag == "field" and item.field.kind == "table" then
         local silent = false
         for _, row in ipairs(item.field.code_list) do
            silent = silent or spelling.code(item, row.code) == ""
         end
         if silent then out[#out + 1] = item end
      end
   end
   return out
end

-- Calls `f(lines)` for all spellings of the lines of a way.
local function each_spelling(way, f)
   local lines = {}
   local function go(i)
      local step = way[i]
      if not step then return f(lines) end
      for _, taken in ipairs({ step.line, table.unpack(step.line.also or {}) }) do
         lines[step.choice] = taken
         go(i + 1)
      end
   end
   go(1)
end

-- The statements of a combination with its lines spelled like this.
local function add_statements(form, way, lines, list)
   local silent = silent_items(form.items, lines, {})
   for bits = 0, (1 << #silent) - 1 do
      local prints = {}
      for i, item in ipairs(silent) do prints[item] = bits >> (i - 1) & 1 == 1 end
      local builder = setmetatable({ atoms = {}, count = 0 }, Builder)
      add_items(form.items, builder, lines, prints)
      list[#list + 1] = { form = form, way = way, atoms = builder.atoms }
   end
end

--- All statements, also those that are only read: `{form, way, atoms}`.
function M.all(form)
   local list = {}
   for _, way in ipairs(choice_product.possible(form.top, form.words, form.space)) do
      each_spelling(way, function(lines) add_statements(form, way, lines, list) end)
   end
   return list
end

-- Texts -------------------------------------------------------------------------------------------

local SOME = { 0, 1, 2, 15, 16, 255, 256, 510, 511 } -- values of a wide field

local function values_of(field)
   local list, limit = {}, 1 << field.width
   for value = 0, math.min(limit, 8) - 1 do list[#list + 1] = value end
   if limit <= 8 then return list end
   list = {}
   for _, value in ipairs(SOME) do
      if value < limit then list[#list + 1] = value end
   end
   return list
end

-- Numbers are decimal here: the assembler reads them by value. With `wrap` it reads some values as
-- several numbers; those in 32 and 64 bits are left out, as no field here prints them.
local function texts_of(item, value)
   local field = item.field
   if field.kind == "table" then
      return { field.codes[value] and spelling.code(item, value) or "" }
   end
   if field.kind == "register" then return { spelling.register(field.file, value) } end
   local negative = value >> field.width - 1 == 1 and value - (1 << field.width)
   local numbers = { field.signed and negative or value }
   if field.wrap and negative then numbers = { value, negative } end
   return lists.map(numbers, function(number) return tostring(number * field.scale) end)
end

--- Calls `f(text, word)` for the texts of a statement, at most `limit` of them; `word` is a string
--- that identifies the word.
function M.each_text(statement, limit, f)
   local form, space = statement.form, statement.form.space
   local own = canonical.word(form, statement.way)
   local bits = num.hex(own.mask) .. " " .. num.hex(own.value)
   local count = 0
   local function go(k, text, words, values)
      local atom = statement.atoms[k]
      if count >= limit then return end
      if not atom then
         count = count + 1
         return f(text, bits .. values)
      end
      if atom.text then return go(k + 1, text .. atom.text, words, values) end
      local field = atom.item.field
      for _, value in ipairs(values_of(field)) do
         local here = space:band(words,
            space:field_in(field.pieces, { { lo = value, hi = value } }))
         for _, printed in ipairs(space:is_empty(here) and {} or texts_of(atom.item, value)) do
            if printed ~= "" then
               go(k + 1, text .. printed, here, ("%s %s=%d"):format(values, field.name, value))
            end
         end
      end
   end
   go(1, "", statement.way.words, "")
end

return M

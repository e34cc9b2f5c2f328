-- How a decoder finds the alternative of a choice: conditions in order, for all configurations.
-- They use the tests of the alternatives alone and not those of the form, so that all forms with
-- the same operand find it in the same way and generated code can share it.
local lists = require("gen.base.lists")
local wordcover = require("gen.wordset.cover")
local conditions = require("gen.forms.conditions")
local formwords = require("gen.encoding.formwords")

local M = {}

local MOST_CONFIGS = 64

-- Words of each alternative by configuration, `words[line][c]`, and where to search: `known[c]`,
-- all words for an outermost choice, those of the enclosing alternative for a nested one.
local function words_of(form, choice, count)
   local words, known = {}, {}
   for c = 1, count do
      local sets = form.sets[c]
      if sets then
         local space = sets.space
         known[c] = choice.parent_line and formwords.line_words(choice.parent_line, c, space)
            or space:all()
         for _, line in ipairs(choice.lines) do
            words[line] = words[line] or {}
            words[line][c] = space:band(known[c], formwords.line_words(line, c, space))
         end
      end
   end
   return words, known
end

-- Configurations in which an alternative has words, those with equal ones together: `{words,
-- configs}`.
local function parts_of(words, count)
   local parts = {}
   for c = 1, count do
      if (words[c] or 0) ~= 0 then
         local known
         for _, part in ipairs(parts) do
            if part.words == words[c] then known = part end
         end
         if known then
            known.configs = known.configs | 1 << c - 1
         else
            parts[#parts + 1] = { words = words[c], configs = 1 << c - 1 }
         end
      end
   end
   return parts
end

-- One condition for some parts of an alternative. In a configuration c, words of `found[c]` do not
-- matter: they select another alternative or none. nil when no condition fits all parts.
local function row_of(line, parts, found, space, also)
   local lower, upper, configs = 0, 1, 0
   for _, part in ipairs(parts) do
      lower, configs = space:bor(lower, part.words), configs | part.configs
      for c = 1, MOST_CONFIGS do
         if part.configs >> c - 1 & 1 == 1 then
            upper = space:band(upper, space:bor(part.words, found[c]))
         end
      end
   end
   if not space:is_subset(lower, upper) then return nil end
   local all = 0 -- with those in which every word is found already
   for c = 1, MOST_CONFIGS do
      if found[c] == 1 or configs & 1 << c - 1 ~= 0 then all = all | 1 << c - 1 end
   end
   local condition = wordcover.condition(space, lower, upper, also)
   return { line = line, condition = condition, configs = all }
end

local function rows_of(line, parts, found, space, also)
   local row = row_of(line, parts, found, space, also)
   if row then return { row } end
   return lists.map(parts, function(part) return row_of(line, { part }, found, space, also) end)
end

-- The rows of a choice whose alternatives have the words of `words` among those of `known`.
local function compute(choice, words, known, space, count)
   local found, everywhere, out = {}, 0, {}
   for c = 1, count do
      if known[c] then
         found[c] = space:bnot(known[c])
         everywhere = everywhere | 1 << c - 1
      end
   end
   for i, line in ipairs(choice.lines) do
      local parts = parts_of(words[line] or {}, count)
      if #parts > 0 then
         for _, row in ipairs(rows_of(i, parts, found, space, conditions.also(line, space))) do
            if row.configs == everywhere then row.configs = nil end
            out[#out + 1] = row
         end
         for c = 1, count do
            found[c] = found[c] and space:bor(found[c], words[line][c])
         end
      end
   end
   out.complete = true
   for c = 1, count do out.complete = out.complete and (not found[c] or found[c] == 1) end
   return out
end

-- All sets that the rows depend on, as a key.
local function key_of(choice, words, known, count)
   local parts = {}
   for c = 1, count do
      parts[#parts + 1] = known[c] or "-"
      for _, line in ipairs(choice.lines) do
         parts[#parts + 1] = words[line] and words[line][c] or "-"
      end
   end
   return table.concat(parts, " ")
end

local memory = setmetatable({}, { __mode = "k" }) -- rows by key, for each space

--- How to find the alternative of a choice, once the enclosing one is selected: an array of `{line,
-- configs, condition}` in order. The first row whose `configs` (bits, the first configuration is
-- bit 0; nil: all in which the form exists) have the configuration and whose condition holds (nil:
-- always) selects its `line`. The second result indicates whether there always is one; only an
-- outermost choice may have none, and then the word is not the form's.
function M.lines(form, choice, count)
   local words, known = words_of(form, choice, count)
   local space
   for c = 1, count do space = space or form.sets[c] and form.sets[c].space end
   if not space then return {}, true end
   memory[space] = memory[space] or {}
   local key = key_of(choice, words, known, count)
   local rows = memory[space][key] or compute(choice, words, known, space, count)
   memory[space][key] = rows
   local out = lists.map(rows, function(row)
      return { line = choice.lines[row.line], configs = row.configs, condition = row.condition }
   end)
   return out, rows.complete
end

return M

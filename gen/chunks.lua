-- What can be known about a sentence without its values: a cheap test that keeps most pairs of
-- sentences from being compared character by character.
--
-- A blank between two word characters cannot be left out, so it parts every sentence that prints
-- the text, at the same place. A sentence is cut there into chunks. Two sentences can only meet
-- when their chunks can begin alike, one by one. Where a field decides whether a blank can be left
-- out, what follows is not looked at.
local sentence = require("gen.sentence")

local M = {}

local MOST = 10 -- chunks that are looked at

local WORD = "^[%w_]"

-- Chunks of one sentence, while they are found.
local Reader = {}
Reader.__index = Reader

-- `run`: literal word characters that the chunk begins with, while it may go on; `first`: how it
-- can begin.
function Reader:begin()
   self.chunk = { run = "", open = true }
   self.chunks[#self.chunks + 1] = self.chunk
end

-- A piece of text that does not hold blanks: a literal (`text`), or a field by its possible
-- beginnings.
function Reader:piece(text, first)
   local chunk = self.chunk
   if not chunk.first then chunk.first = first end
   if not chunk.open then return end
   if text and text:find(WORD) then
      chunk.run = chunk.run .. text
   else
      chunk.open = false
      -- A field that continues the word, or may: then the word is not known.
      if not text and first:find("[%w_]") then chunk.run = "" end
   end
end

-- "yes", "no" or "maybe": is what a set of characters holds a word character?
local function word_kind(chars)
   local some = chars:find("[%w_]") ~= nil
   local all = chars:find("[^%w_]") == nil
   return some and (all and "yes" or "maybe") or "no"
end

--- The chunks of a sentence: `{closed, {run | first}..}`.
function M.of(entry)
   local reader = setmetatable({ chunks = {} }, Reader)
   reader:begin()
   local last, blank = "", false
   local function put(text, first, ends)
      if blank and last ~= "" then
         local before, after = word_kind(last), word_kind(first)
         if before == "maybe" and after ~= "no" or after == "maybe" and before ~= "no" then
            return false
         end
         if before == "yes" and after == "yes" then
            if #reader.chunks == MOST then return false end
            reader:begin()
         end
      end
      blank = false
      reader:piece(text, first)
      last = ends
      return true
   end
   for _, atom in ipairs(entry.atoms) do
      if atom.text then
         for char in atom.text:gmatch(".") do
            if char == " " then
               blank = true
            elseif not put(char, char, char) then
               return reader.chunks, false
            end
         end
      else
         local first, ends = sentence.edges(atom, entry)
         if not first or not put(nil, first, ends) then return reader.chunks, false end
      end
   end
   return reader.chunks, true
end

local function share_character(a, b)
   for char in a:gmatch(".") do
      if b:find(char, 1, true) then return true end
   end
   return false
end

local function may_begin_alike(a, b)
   if a.run ~= "" and b.run ~= "" then return a.run == b.run end
   return not a.first or not b.first or share_character(a.first, b.first)
end

local function may_meet(a, b)
   if a.closed and b.closed and #a.chunks ~= #b.chunks then return false end
   for i = 1, math.min(#a.chunks, #b.chunks) do
      if not may_begin_alike(a.chunks[i], b.chunks[i]) then return false end
   end
   return true
end

-- Sentences that nothing here tells apart.
local function group(entries)
   local groups, of_key = {}, {}
   for i, entry in ipairs(entries) do
      local chunks, closed = M.of(entry)
      local key = { tostring(closed) }
      for _, chunk in ipairs(chunks) do
         key[#key + 1] = chunk.run ~= "" and chunk.run or "?" .. (chunk.first or "")
      end
      key = table.concat(key, " ")
      if not of_key[key] then
         of_key[key] = { chunks = chunks, closed = closed, entries = {} }
         groups[#groups + 1] = of_key[key]
      end
      table.insert(of_key[key].entries, { entry = entry, order = i })
   end
   return groups
end

-- Pairs of groups ---------------------------------------------------------------------------------

local FEW = 64 -- so many pairs are tried one by one

-- A list of groups by the word that chunk k is: `{[word] = list}` with the words in order, and
-- those where it is no word, or may be missing.
local function by_word(groups, k)
   local lists, words, others = {}, {}, {}
   for _, entry in ipairs(groups) do
      local chunk = entry.chunks[k]
      local word = chunk and chunk.run ~= "" and chunk.run
      if not word then
         others[#others + 1] = entry
      elseif lists[word] then
         table.insert(lists[word], entry)
      else
         words[#words + 1] = word
         lists[word] = { entry }
      end
   end
   return lists, words, others
end

-- All of one list with all of another, as far as the words from chunk k on allow it.
local function cross(left, right, k, try)
   if #left == 0 or #right == 0 then return end
   if k > MOST or #left * #right <= FEW then
      for _, a in ipairs(left) do
         for _, b in ipairs(right) do try(a, b) end
      end
      return
   end
   local of_left, words, left_others = by_word(left, k)
   local of_right, _, right_others = by_word(right, k)
   for _, word in ipairs(words) do
      cross(of_left[word], of_right[word] or {}, k + 1, try)
      cross(of_left[word], right_others, k + 1, try)
   end
   cross(left_others, right, k + 1, try)
end

-- All pairs within a list.
local function within(groups, k, try)
   if k > MOST or #groups * #groups <= FEW then
      for i, a in ipairs(groups) do
         for j = i, #groups do try(a, groups[j]) end
      end
      return
   end
   local lists, words, others = by_word(groups, k)
   for _, word in ipairs(words) do
      within(lists[word], k + 1, try)
      cross(lists[word], others, k + 1, try)
   end
   within(others, k + 1, try)
end

-- Pairs of groups that may meet, in the order of the groups.
local function pairs_of(groups)
   for i, entry in ipairs(groups) do entry.number = i end
   local found = {}
   within(groups, 1, function(a, b)
      if a.number > b.number then a, b = b, a end
      if a == b or may_meet(a, b) then found[#found + 1] = { a, b } end
   end)
   table.sort(found, function(x, y)
      if x[1] ~= y[1] then return x[1].number < y[1].number end
      return x[2].number < y[2].number
   end)
   return found
end

--- Calls `f(a, b)` for all pairs that may meet, the earlier one first.
function M.each_pair(entries, f)
   for _, pair in ipairs(pairs_of(group(entries))) do
      local a, b = pair[1], pair[2]
      for k, x in ipairs(a.entries) do
         for l = a == b and k + 1 or 1, #b.entries do
            local y = b.entries[l]
            if x.order < y.order then f(x.entry, y.entry) else f(y.entry, x.entry) end
         end
      end
   end
end

return M

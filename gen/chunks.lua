-- What can be known about a sentence without its values: a cheap test that keeps most pairs of sentences from being
-- compared character by character.
--
-- A blank between two word characters cannot be left out, so it parts every sentence that prints the text, at the same
-- place. A sentence is cut there into chunks. Two sentences can only meet when their chunks can begin alike, one by one.
-- Where a field decides whether a blank can be left out, what follows is not looked at.
local sentence = require("gen.sentence")

local M = {}

local MOST = 10 -- chunks that are looked at

local WORD = "^[%w_]"

-- Chunks of one sentence, while they are found.
local Reader = {}
Reader.__index = Reader

-- `run`: literal word characters that the chunk begins with, while it may go on; `first`: how it can begin.
function Reader:begin()
   self.chunk = { run = "", open = true }
   self.chunks[#self.chunks + 1] = self.chunk
end

-- A piece of text that does not hold blanks: a literal (`text`), or a field by its possible beginnings.
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
         if before == "maybe" and after ~= "no" or after == "maybe" and before ~= "no" then return false end
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

--- Calls `f(a, b)` for all pairs that may meet, the earlier one first.
function M.each_pair(entries, f)
   local groups = group(entries)
   for i, a in ipairs(groups) do
      for j = i, #groups do
         local b = groups[j]
         if i == j or may_meet(a, b) then
            for k, x in ipairs(a.entries) do
               for l = i == j and k + 1 or 1, #b.entries do
                  local y = b.entries[l]
                  if x.order < y.order then f(x.entry, y.entry) else f(y.entry, x.entry) end
               end
            end
         end
      end
   end
end

return M

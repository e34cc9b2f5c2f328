-- Which forms can have a text in common at all: a cheap test that keeps most pairs of forms from
-- being compared. A run of word characters stands in every spelling of a text, since the blanks
-- around it are needed. So a form that always prints the word `mul` cannot meet one that never can.
-- Numbers are left out: they have several spellings.
local fields = require("gen.text.fields")
local floats = require("gen.text.floats")

local M = {}

local function is_word(text) return text:find("^[%w_]") ~= nil end
local function ends_in_word(text) return text:find("[%w_]$") ~= nil end

-- Kinds of characters at a place: `word`, `other` when one of them may stand there.

local function add_kind(into, word)
   if word then into.word = true else into.other = true end
end

local edge_kinds = setmetatable({}, { __mode = "k" })

-- How texts of a list can begin and end.
local function kinds_of_list(list)
   if not edge_kinds[list] then
      local kinds = { first = {}, last = {} }
      for _, text in ipairs(list) do
         add_kind(kinds.first, is_word(text))
         add_kind(kinds.last, ends_in_word(text))
      end
      edge_kinds[list] = kinds
   end
   return edge_kinds[list]
end

local function kinds_of(atom)
   if atom.text then
      local first, last = {}, {}
      add_kind(first, is_word(atom.text))
      add_kind(last, ends_in_word(atom.text))
      return { first = first, last = last }
   end
   local list = fields.texts(atom)
   if list then return kinds_of_list(list) end
   return { first = { word = true, other = true }, last = { word = true } }
end

local function merge(into, from)
   local more = from.word and not into.word or from.other and not into.other
   into.word, into.other = into.word or from.word, into.other or from.other
   return more
end

-- What stands in front of each node and behind it: `{[node] = {before, behind}}`.
local function kinds_around(graph)
   local around = {}
   local function behind(node)
      if around[node] then return around[node].behind end
      local kinds = {}
      around[node] = { before = {}, behind = kinds }
      for _, edge in ipairs(graph:edges(node)) do
         if not edge.atom then
            kinds.other = true
         else
            merge(kinds, kinds_of(edge.atom).first)
            behind(edge.next)
         end
      end
      return kinds
   end
   behind(graph.start)
   local function spread(node, kinds)
      if not merge(around[node].before, kinds) then return end
      for _, edge in ipairs(graph:edges(node)) do
         if edge.atom then spread(edge.next, kinds_of(edge.atom).last) end
      end
   end
   spread(graph.start, { other = true })
   return around
end

-- Words that a text prints: calls `f(word, begins, ends)`, `begins` and `ends`: it stands at the
-- beginning or at the end of the text, where it may go on.
local function each_word(text, f)
   for from, word, to in text:gmatch("()([%w_]+)()") do
      f(word, from == 1, to > #text)
   end
end

-- Words that every sentence from a node on prints, as a set.
local function always(graph, around)
   local known = {}
   local function words_of(edge, before)
      local found = {}
      if edge.atom then
         for word in pairs(known[edge.next]) do found[word] = true end -- a set
      end
      if edge.atom and edge.atom.text then
         each_word(edge.atom.text, function(word, begins, ends)
            local alone = not (begins and before.word)
               and not (ends and around[edge.next].behind.word)
            if alone and not word:find("^%d") then found[word] = true end
         end)
      end
      return found
   end
   local function visit(node)
      if known[node] then return end
      local both
      for _, edge in ipairs(graph:edges(node)) do
         if edge.next then visit(edge.next) end
         local found = words_of(edge, around[node].before)
         if both then
            for word in pairs(both) do -- a set
               if not found[word] then both[word] = nil end
            end
         else
            both = found
         end
      end
      known[node] = both or {}
   end
   visit(graph.start)
   return known[graph.start]
end

-- What a form may print: words, beginnings of words, and lists of texts with what may stand around
-- them.
local function sometimes(graph, around)
   local may = { words = {}, heads = {}, lists = {} }
   for node, place in pairs(around) do -- sets are made: order is of no consequence
      for _, edge in ipairs(graph:edges(node)) do
         local atom = edge.atom
         if atom and atom.text then
            local behind = around[edge.next].behind
            each_word(atom.text, function(word, begins, ends)
               if begins and not place.before.other then return end
               if not ends or behind.other then may.words[word] = true end
               if ends and behind.word then may.heads[word] = true end
            end)
         elseif atom then
            local list = fields.texts(atom)
            if list then
               local open = around[edge.next].behind.word and "open" or "closed"
               may.lists[list] = (may.lists[list] == "open" or open == "open") and "open"
                  or "closed"
            elseif floats.is(atom) then
               for _, word in ipairs(floats.NAMES) do may.words[word] = true end
            end
         end
      end
   end
   return may
end

-- The words of `vocabulary` that texts of a list may print; `open`: what follows may go on with
-- them.
local function words_of_list(list, open, vocabulary, cache)
   local known = cache[open]
   if not known[list] then
      local found, seen = {}, {}
      local function add(word)
         if not seen[word] then
            seen[word] = true
            found[#found + 1] = word
         end
      end
      for _, text in ipairs(list) do
         each_word(text, function(word, _, ends)
            if vocabulary.is[word] then add(word) end
            if ends and open == "open" then
               for _, longer in ipairs(vocabulary.by_head[word] or {}) do add(longer) end
            end
         end)
      end
      known[list] = found
   end
   return known[list]
end

local function vocabulary_of(entries)
   local vocabulary = { is = {}, by_head = {} }
   for _, entry in ipairs(entries) do
      for word in pairs(entry.always) do -- a set
         if not vocabulary.is[word] then
            vocabulary.is[word] = true
            for n = 1, #word - 1 do
               local head = word:sub(1, n)
               vocabulary.by_head[head] = vocabulary.by_head[head] or {}
               table.insert(vocabulary.by_head[head], word)
            end
         end
      end
   end
   return vocabulary
end

-- The words of the vocabulary that a form may print, as a set.
local function possible(may, vocabulary, cache)
   local found = {}
   for word in pairs(may.words) do -- sets: order is of no consequence
      if vocabulary.is[word] then found[word] = true end
   end
   for head in pairs(may.heads) do -- a set
      for _, word in ipairs(vocabulary.by_head[head] or {}) do found[word] = true end
   end
   for list, open in pairs(may.lists) do -- a set
      for _, word in ipairs(words_of_list(list, open, vocabulary, cache)) do found[word] = true end
   end
   return found
end

local function is_subset(a, b)
   for word in pairs(a) do -- a set
      if not b[word] then return false end
   end
   return true
end

-- The entries that may print some word that this one always prints, as few as possible.
local function companions(entry, entries, by_word)
   local best = entries
   for word in pairs(entry.always) do -- the shortest list: any of equal ones gives the same pairs
      if #by_word[word] < #best then best = by_word[word] end
   end
   return best
end

--- Calls `f(i, j)`, i < j, for all pairs of automata that may have a text in common.
function M.each_pair(graphs, f)
   local entries, by_word, cache = {}, {}, { open = {}, closed = {} }
   for i, graph in ipairs(graphs) do
      local around = kinds_around(graph)
      entries[i] = { number = i, always = always(graph, around), may = sometimes(graph, around) }
   end
   local vocabulary = vocabulary_of(entries)
   for word in pairs(vocabulary.is) do by_word[word] = {} end -- a set
   for _, entry in ipairs(entries) do
      entry.possible = possible(entry.may, vocabulary, cache)
      for word in pairs(entry.possible) do table.insert(by_word[word], entry) end -- a set
   end
   for i, entry in ipairs(entries) do
      for _, other in ipairs(companions(entry, entries, by_word)) do
         if other.number > i and is_subset(entry.always, other.possible)
            and is_subset(other.always, entry.possible) then
            f(i, other.number)
         end
      end
   end
end

return M

-- Which forms can have a text in common at all: a cheap test that keeps most pairs of forms from
-- being compared. A run of word characters is in every spelling of a text, since the blanks around
-- they are needed. So a form that always prints the word `mul` shares no text with one that never
-- can. Numbers are left out: they have several spellings.
local lists = require("gen.base.lists")
local fields = require("gen.asmtext.ambiguity.fields")
local floats = require("gen.asmtext.ambiguity.floats")

local M = {}

local NONE = {}

-- What kinds of characters may be at a place, as bits.
local WORD, OTHER = 1, 2
local ANY = WORD | OTHER

local edge_kinds = setmetatable({}, { __mode = "k" })

-- How texts of a list can begin and end.
local function kinds_of_list(list)
   if not edge_kinds[list] then
      local kinds = { first = 0, last = 0 }
      for _, text in ipairs(list) do
         kinds.first = kinds.first | (text:find("^[%w_]") and WORD or OTHER)
         kinds.last = kinds.last | (text:find("[%w_]$") and WORD or OTHER)
      end
      edge_kinds[list] = kinds
   end
   return edge_kinds[list]
end

local kinds_of_text = {}
local NUMBER = { first = ANY, last = WORD }

local function kinds_of(atom)
   local text = atom.text
   if text then
      kinds_of_text[text] = kinds_of_text[text] or kinds_of_list({ text })
      return kinds_of_text[text]
   end
   local list = fields.texts(atom)
   return list and kinds_of_list(list) or NUMBER
end

-- Sets of words, each once ------------------------------------------------------------------------

-- Makes sets of words: `of(list)` and `union(a, b)`. Equal sets are one table `{id, has, list}`.
local function sets()
   local by_key, unions, count = {}, {}, 0
   local function of(list)
      table.sort(list)
      local key = table.concat(list, " ")
      local set = by_key[key]
      if not set then
         count = count + 1
         set = { id = count, list = list, has = {} }
         for _, word in ipairs(list) do set.has[word] = true end
         by_key[key] = set
      end
      return set
   end
   local function union(a, b)
      if a == b or #b.list == 0 then return a end
      if #a.list == 0 then return b end
      local key = a.id << 32 | b.id
      if not unions[key] then
         local both = table.move(a.list, 1, #a.list, 1, {})
         for _, word in ipairs(b.list) do
            if not a.has[word] then both[#both + 1] = word end
         end
         unions[key] = of(both)
      end
      return unions[key]
   end
   return { of = of, union = union, none = of({}) }
end

-- Words after a node ------------------------------------------------------------------------------

-- What may precede a node that follows an edge after `before`.
local function precedes_after(edge, before)
   if edge.atom.text == "" then return before end
   return kinds_of(edge.atom).last
end

-- How what follows at a node may begin.
local function first_kinds(self, node)
   local kinds = self.first[node]
   if not kinds then
      kinds = 0
      for _, edge in ipairs(self.graph:edges(node)) do
         local atom = edge.atom
         kinds = kinds | (not atom and OTHER or atom.text == "" and first_kinds(self, edge.next)
            or kinds_of(atom).first)
      end
      self.first[node] = kinds
   end
   return kinds
end

local words_in = {} -- by text

-- Words that a text prints: `{word, begins, ends}`, where it is at the beginning or at the end of
-- the text and may go on.
local function words_of(text)
   local words = words_in[text]
   if not words then
      words = {}
      for from, word, to in text:gmatch("()([%w_]+)()") do
         words[#words + 1] = { word = word, begins = from == 1, ends = to > #text }
      end
      words_in[text] = words
   end
   return words
end

-- Words that a text always prints, whatever is around it.
local function certain(self, edge, before)
   local words = words_of(edge.atom.text or "")
   if #words == 0 then return self.sets.none end
   local found, further = {}, first_kinds(self, edge.next)
   for _, it in ipairs(words) do
      local goes_on = it.begins and before & WORD ~= 0 or it.ends and further & WORD ~= 0
      if not goes_on and not it.word:find("^%d") then found[#found + 1] = it.word end
   end
   return self.sets.of(found)
end

local function intersection(self, a, b)
   if a == b or #a.list == 0 then return a end
   local both = {}
   for _, word in ipairs(a.list) do
      if b.has[word] then both[#both + 1] = word end
   end
   return self.sets.of(both)
end

-- Words that every text from a node on prints.
local function always(self, node, before)
   local known = self.always[before]
   if known[node] then return known[node] end
   local all
   for _, edge in ipairs(self.graph:edges(node)) do
      local found = self.sets.none
      if edge.atom then
         found = self.sets.union(certain(self, edge, before),
            always(self, edge.next, precedes_after(edge, before)))
      end
      all = all and intersection(self, all, found) or found
   end
   known[node] = all or self.sets.none
   return known[node]
end

-- The words of the vocabulary that texts may print, as a set. A word at the beginning or the end of
-- a text is whole if it may be (`is_begun`, `is_ended`); at the end it may be longer if the text
-- `is_open` there.
local function possible_words(self, texts, is_begun, is_ended, is_open)
   local list, seen, vocabulary = {}, {}, self.vocabulary
   for _, text in ipairs(texts) do
      for _, it in ipairs(words_of(text)) do
         local begun = not it.begins or is_begun
         if begun and (not it.ends or is_ended) and vocabulary.is[it.word] then
            lists.add_once(list, seen, it.word)
         end
         local longer = begun and it.ends and is_open and vocabulary.by_head[it.word]
         for _, word in ipairs(longer or NONE) do lists.add_once(list, seen, word) end
      end
   end
   return #list > 0 and self.sets.of(list) or self.sets.none
end

-- The same for the text, or the texts of a field, of an edge.
local function of_edge(self, edge, before)
   local atom, further = edge.atom, first_kinds(self, edge.next)
   local is_open = further & WORD ~= 0
   if atom.text then
      return possible_words(self, { atom.text }, before & OTHER ~= 0, further & OTHER ~= 0, is_open)
   end
   local list = fields.texts(atom) or floats.is(atom) and floats.NAMES or NONE
   local known = self.lists[is_open]
   known[list] = known[list] or possible_words(self, list, true, true, is_open)
   return known[list]
end

-- The words of the vocabulary that some text from a node on may print.
local function sometimes(self, node, before)
   local known = self.sometimes[before]
   if known[node] then return known[node] end
   local all = self.sets.none
   for _, edge in ipairs(self.graph:edges(node)) do
      if edge.atom then
         all = self.sets.union(all, self.sets.union(of_edge(self, edge, before),
            sometimes(self, edge.next, precedes_after(edge, before))))
      end
   end
   known[node] = all
   return all
end

-- Pairs -------------------------------------------------------------------------------------------

-- Words that some form always prints, those `known` before, and all of them by their beginnings.
local function vocabulary_of(entries, known)
   local vocabulary = { is = {}, list = {}, by_head = {} }
   local function add_word(word)
      if vocabulary.is[word] then return end
      vocabulary.is[word] = true
      vocabulary.list[#vocabulary.list + 1] = word
      for n = 1, #word - 1 do
         local head = word:sub(1, n)
         vocabulary.by_head[head] = vocabulary.by_head[head] or {}
         table.insert(vocabulary.by_head[head], word)
      end
   end
   for _, word in ipairs(known) do add_word(word) end
   for _, entry in ipairs(entries) do
      for _, word in ipairs(entry.always.list) do add_word(word) end
   end
   return vocabulary
end

local function is_subset(a, b)
   for _, word in ipairs(a.list) do
      if not b.has[word] then return false end
   end
   return true
end

-- May `b` print all that `a` always prints? Kept results of an entry do not cover `new` words.
local function may_print(words, a, b)
   if not b.is_kept then return is_subset(a.always, b.possible) end
   for _, word in ipairs(a.always.list) do
      if not b.possible.has[word] and not words.new[word] then return false end
   end
   return true
end

-- The entries by the words that they may print.
local function by_word(words)
   local found = {}
   for _, word in ipairs(words.vocabulary) do found[word] = {} end
   for i, entry in ipairs(words.entries) do
      for _, word in ipairs(entry.possible.list) do
         if found[word] then table.insert(found[word], i) end
      end
      for _, word in ipairs(entry.is_kept and words.new_list or {}) do
         if not entry.possible.has[word] then table.insert(found[word], i) end
      end
   end
   return found
end

-- The numbers of entries that may print some word that this one always prints, as few as possible.
local function companions(entry, all, of_word)
   local best = all
   for _, word in ipairs(entry.always.list) do
      if #of_word[word] < #best then best = of_word[word] end
   end
   return best
end

--- The words of texts, by the nodes of an automaton where they begin: `{entries = {{always,
-- possible}..}, vocabulary}`. `kept[i]`, instead of a node: lists of words `{always, possible}` as
-- found in another run, whose vocabulary was `known`.
function M.of(graph, starts, kept, known)
   local self = { graph = graph, sets = sets(), first = {}, always = { {}, {}, {} },
      sometimes = { {}, {}, {} }, lists = { [true] = {}, [false] = {} } }
   local words, start = { entries = {}, new = {}, new_list = {} }, OTHER
   local made = {} -- sets of lists that entries share
   local function set_of(list)
      made[list] = made[list] or self.sets.of(list)
      return made[list]
   end
   for i, node in ipairs(starts) do
      words.entries[i] = kept[i] and { always = set_of(kept[i].always), is_kept = true }
         or { always = always(self, node, start) }
   end
   self.vocabulary = vocabulary_of(words.entries, known)
   words.vocabulary = self.vocabulary.list
   for i = #known + 1, #words.vocabulary do
      words.new[words.vocabulary[i]] = true
      words.new_list[#words.new_list + 1] = words.vocabulary[i]
   end
   for i, entry in ipairs(words.entries) do
      entry.possible = kept[i] and set_of(kept[i].possible) or sometimes(self, starts[i], start)
   end
   return words
end

--- Calls `f(i, j)`, i < j, for all pairs of entries that may have a text in common. `among(i)`: the
-- numbers that matter for i, ascending; nil for all.
function M.each_pair(words, among, f)
   local entries, of_word, all = words.entries, by_word(words), {}
   for i = 1, #entries do all[i] = i end
   for i, entry in ipairs(entries) do
      for _, j in ipairs(among(i) or companions(entry, all, of_word)) do
         local other = entries[j]
         if j > i and may_print(words, entry, other) and may_print(words, other, entry) then
            f(i, j)
         end
      end
   end
end

return M

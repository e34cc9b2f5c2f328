-- Which forms can have a text in common at all: a cheap test that keeps most pairs of forms from
-- being compared. A run of word characters is in every spelling of a text, since the blanks around
-- it are needed. So a form that always prints the word `mul` cannot meet one that never can.
-- Numbers are left out: they have several spellings.
local fields = require("gen.asmtext.ambiguity.fields")
local floats = require("gen.asmtext.ambiguity.floats")

local M = {}

local function is_word(text) return text:find("^[%w_]") ~= nil end
local function ends_in_word(text) return text:find("[%w_]$") ~= nil end

-- Kinds of characters at a place: `word`, `other` when one of them may be there.

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

local kinds_of_text = {}

local function kinds_of(atom)
   local text = atom.text
   if text then
      kinds_of_text[text] = kinds_of_text[text] or kinds_of_list({ text })
      return kinds_of_text[text]
   end
   local list = fields.texts(atom)
   if list then return kinds_of_list(list) end
   return { first = { word = true, other = true }, last = { word = true } }
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

-- What may precede a node, as the index of a memory: 1 a word character, 2 none, 3 both.
local function state_of(kinds) return (kinds.word and 1 or 0) + (kinds.other and 2 or 0) end

-- The same after an edge that follows `before`.
local function behind_edge(edge, before)
   if edge.atom.text == "" then return before end
   return state_of(kinds_of(edge.atom).last)
end

local function words_with(state) return state & 1 ~= 0 end
local function others_with(state) return state & 2 ~= 0 end

-- How what follows at a node may begin.
local function first_kinds(self, node)
   local kinds = self.first[node]
   if not kinds then
      kinds = {}
      self.first[node] = kinds
      for _, edge in ipairs(self.graph:edges(node)) do
         local more = { other = true }
         if edge.atom then
            more = edge.atom.text == "" and first_kinds(self, edge.next)
               or kinds_of(edge.atom).first
         end
         kinds.word, kinds.other = kinds.word or more.word, kinds.other or more.other
      end
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
      local alone = not (it.begins and words_with(before)) and not (it.ends and further.word)
      if alone and not it.word:find("^%d") then found[#found + 1] = it.word end
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
            always(self, edge.next, behind_edge(edge, before)))
      end
      all = all and intersection(self, all, found) or found
   end
   known[node] = all or self.sets.none
   return known[node]
end

-- The words of the vocabulary that begin with `head`, it among them.
local function with_head(self, head) return self.vocabulary.by_head[head] or {} end

local function add_all(found, words)
   for _, word in ipairs(words) do
      if not found[word] then
         found[word] = true
         found[#found + 1] = word
      end
   end
end

-- The words of the vocabulary that a text may print.
local function of_text(self, edge, before)
   local found, further = {}, first_kinds(self, edge.next)
   for _, it in ipairs(words_of(edge.atom.text)) do
      if not it.begins or others_with(before) then
         local here = (not it.ends or further.other) and self.vocabulary.is[it.word]
         if here then add_all(found, { it.word }) end
         if it.ends and further.word then add_all(found, with_head(self, it.word)) end
      end
   end
   return found
end

local function of_list(self, list, open)
   local found = {}
   for _, text in ipairs(list) do
      for _, it in ipairs(words_of(text)) do
         if self.vocabulary.is[it.word] then add_all(found, { it.word }) end
         if it.ends and open then add_all(found, with_head(self, it.word)) end
      end
   end
   return found
end

-- The same for texts of a field.
local function of_field(self, edge)
   local list, further = fields.texts(edge.atom), first_kinds(self, edge.next)
   if not list then
      local found = {}
      for _, word in ipairs(floats.is(edge.atom) and floats.NAMES or {}) do
         if self.vocabulary.is[word] then add_all(found, { word }) end
      end
      return self.sets.of(table.move(found, 1, #found, 1, {}))
   end
   local known = self.lists[further.word and 1 or 2]
   if not known[list] then
      local found = of_list(self, list, further.word)
      known[list] = self.sets.of(table.move(found, 1, #found, 1, {}))
   end
   return known[list]
end

-- The words of the vocabulary that some text from a node on may print.
local function sometimes(self, node, before)
   local known = self.sometimes[before]
   if known[node] then return known[node] end
   local all = self.sets.none
   for _, edge in ipairs(self.graph:edges(node)) do
      if edge.atom then
         local found
         if edge.atom.text then
            local words = of_text(self, edge, before)
            found = #words == 0 and self.sets.none
               or self.sets.of(table.move(words, 1, #words, 1, {}))
         else
            found = of_field(self, edge)
         end
         all = self.sets.union(all, self.sets.union(found,
            sometimes(self, edge.next, behind_edge(edge, before))))
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

-- May `b` print all that `a` always prints? What was kept of an entry knows nothing of `new` words.
local function may_print(words, a, b)
   if not b.is_kept then return is_subset(a.always, b.possible) end
   for _, word in ipairs(a.always.list) do
      if not b.possible.has[word] and not words.new[word] then return false end
   end
   return true
end

-- The entries by the words that they may print.
local function by_word(words)
   local lists = {}
   for _, word in ipairs(words.vocabulary) do lists[word] = {} end
   for i, entry in ipairs(words.entries) do
      for _, word in ipairs(entry.possible.list) do
         if lists[word] then table.insert(lists[word], i) end
      end
      for _, word in ipairs(entry.is_kept and words.new_list or {}) do
         if not entry.possible.has[word] then table.insert(lists[word], i) end
      end
   end
   return lists
end

-- The numbers of entries that may print some word that this one always prints, as few as possible.
local function companions(entry, all, lists)
   local best = all
   for _, word in ipairs(entry.always.list) do
      if #lists[word] < #best then best = lists[word] end
   end
   return best
end

--- The words of texts, by the nodes of an automaton where they begin: `{entries = {{always,
-- possible}..}, vocabulary}`. `kept[i]`, instead of a node: lists of words `{always, possible}` as
-- found in another run, where they were asked about the words `known`.
function M.of(graph, starts, kept, known)
   local self = { graph = graph, sets = sets(), first = {}, always = { {}, {}, {} },
      sometimes = { {}, {}, {} }, lists = { {}, {} } }
   local words, start = { entries = {}, new = {}, new_list = {} }, state_of({ other = true })
   local made = {} -- sets of lists that entries share
   local function set_of(list)
      made[list] = made[list] or self.sets.of(table.move(list, 1, #list, 1, {}))
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

--- Calls `f(i, j)`, i < j, for all pairs of entries that may have a text in common. `among(i)`:
-- the numbers that are of interest beside i, rising; nil for all.
function M.each_pair(words, among, f)
   local entries, lists, all = words.entries, by_word(words), {}
   for i = 1, #entries do all[i] = i end
   for i, entry in ipairs(entries) do
      for _, j in ipairs(among(i) or companions(entry, all, lists)) do
         local other = entries[j]
         if j > i and may_print(words, entry, other) and may_print(words, other, entry) then
            f(i, j)
         end
      end
   end
end

return M

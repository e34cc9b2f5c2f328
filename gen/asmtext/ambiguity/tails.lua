-- Ends of instruction texts that are never ambiguous, whatever precedes them. Where two texts of a
-- form diverge, what follows is most often the same in many forms (control fields, sources): if no
-- two paths from there to the end print the same, no form needs to be examined again. What precedes
-- could only exclude words, so it is ignored: a tail that may be ambiguous here need not be so in a
-- form.
--
-- Tails are walked in the shared automaton (`gen/asmtext/ambiguity/shared.lua`), pruned like that
-- of a form (`gen/asmtext/ambiguity/prune.lua`), but for all words and configurations.
--
-- Node: `{id, base, words, configs, edges}`, `words`: what is known about bits that still matter.
local lists = require("gen.base.lists")
local num = require("gen.num")
local fields = require("gen.asmtext.ambiguity.fields")
local automaton = require("gen.asmtext.ambiguity.automaton")
local walk = require("gen.asmtext.ambiguity.walk")
local collisions = require("gen.asmtext.ambiguity.collisions")
local excluded = require("gen.asmtext.ambiguity.excluded")

local M = {}

local MOST = 2000 -- pairs of paths that are compared one by one, for each place

local OTHER, WORD = walk.OTHER, walk.WORD
local NONE = {}

-- Pruned tails ------------------------------------------------------------------------------------

local Tails = {}
Tails.__index = Tails

-- The bits that are tested or printed from a node on, and the nodes made from it:
-- `{low, high, nodes = {[configs] = {[words] = node}}}`.
local function view_of(self, base)
   local view = self.views[base]
   if view then return view end
   view = { nodes = {} }
   local low, high = 0, 0
   local function add(more_low, more_high) low, high = low | more_low, high | more_high end
   for _, edge in ipairs(base.edges) do
      add(self.space:depends_on(edge.words))
      local field = edge.atom and edge.atom.item and edge.atom.item.field
      if field then add(fields.bits(field)) end
      local further = edge.next and view_of(self, edge.next)
      if further then add(further.low, further.high) end
   end
   view.low, view.high = low, high
   self.views[base] = view
   return view
end

local function node_at(self, base, words, configs)
   local view = view_of(self, base)
   local left = self.space:keep(words, view.low, view.high)
   local key = math.type(configs) == "integer" and configs or num.tostring(configs)
   local nodes = lists.entry(view.nodes, key, {})
   local node = nodes[left]
   if not node then
      self.last_id = self.last_id + 1
      node = { id = self.last_id, base = base, words = left, configs = configs }
      nodes[left] = node
   end
   return node
end

local function refine(self, node, edge)
   local words = self.space:band(node.words, edge.words)
   local configs = num.band(node.configs, edge.where)
   local atom = fields.refined(edge.atom, words, self.space)
   if self.space:is_empty(words) or num.eq(configs, 0) or atom == false then return nil end
   self.last_id = self.last_id + 1
   return { id = self.last_id, atom = atom, base = edge, configs = configs,
      next = edge.next and node_at(self, edge.next, words, configs) }
end

function Tails:edges(node)
   if not node.edges then
      node.edges = {}
      for _, edge in ipairs(node.base.edges) do
         node.edges[#node.edges + 1] = refine(self, node, edge)
      end
   end
   return node.edges
end

-- Pairs of paths ----------------------------------------------------------------------------------

-- The atoms of a path for the words that match it, and the configurations in which it exists.
local function printed(self, node, path)
   local links, words, configs = lists.chain(path), node.words, node.configs
   for _, link in ipairs(links) do
      words = self.space:band(words, link.edge.base.words)
      configs = num.band(configs, link.edge.base.where)
   end
   local atoms = lists.collect(links, function(link)
      return fields.with_words(link.edge.atom, words, self.space)
   end)
   return atoms, configs, words
end

local function may_be_same(self, node, a, b, last)
   local x, here, x_words = printed(self, node, a)
   local y, there, y_words = printed(self, node, b)
   if not num.meets(here, there) then return false end
   local chains = walk.new(automaton.of_atoms(x), automaton.of_atoms(y))
   return chains:text(nil, nil, nil, nil, last) ~= nil
      and not excluded.holds(self.space, x_words, x, y_words, y, last)
end

-- Can two different paths from a node to its end print the same text?
local function search(self, node, last)
   local count = 0
   return collisions.each_from(self, self.both, node, last, function(a, b)
      count = count + 1
      return count > MOST or may_be_same(self, node, a, b, last)
   end)
end

-- Where texts diverge -----------------------------------------------------------------------------

-- May two edges of a shared node lead to the same text, ignoring words?
local function may_part(self, base, last)
   local known = self.parting[last]
   if known[base] ~= nil then return known[base] end
   known[base] = false
   local both = self.shared_walk
   for i, edge in ipairs(base.edges) do
      for j = i, #base.edges do
         local found = both:pair(edge, base.edges[j], last, function(x, y, rest, owner, after)
            if i == j and owner == 0 then return nil end
            return both:can(x, y, rest, owner, after) or nil
         end)
         known[base] = known[base] or found or false
      end
   end
   return known[base]
end

-- Do no two paths from a node that diverge at once print the same text?
local function is_clear(self, node, last)
   return not (may_part(self, node.base, last) and search(self, node, last))
end

-- The same wherever the paths diverge, for all words that the node represents.
local function are_clear(self, node, last)
   local known = self.clear[last]
   if known[node] ~= nil then return known[node] end
   local clear = is_clear(self, node, last)
   for _, edge in ipairs(clear and self:edges(node) or {}) do
      local found = edge.atom and collisions.endings(edge, last) or NONE
      for _, after in ipairs({ OTHER, WORD }) do
         clear = clear and not (found[after] and not self:are_clear(edge.next, after))
      end
   end
   known[node] = clear
   return clear
end

-- First for all words, since that answer is valid for every form.
function Tails:are_clear(node, last)
   local whole = node_at(self, node.base, self.space:all(), -1)
   return are_clear(self, whole, last) or whole ~= node and are_clear(self, node, last)
end

--- Are all texts of a form different? `start`: the shared node where they begin.
function Tails:of_form(form, start)
   return self:are_clear(node_at(self, start, form.words, -1), OTHER)
end

--- The tails of a shared automaton; `shared_walk`: this walked with itself.
function M.new(shared, shared_walk)
   local self = setmetatable({ space = shared.space, last_id = 0, views = {},
      clear = { [OTHER] = {}, [WORD] = {} }, parting = { [OTHER] = {}, [WORD] = {} },
      shared_walk = shared_walk }, Tails)
   self.both = walk.new(self, self)
   return self
end

return M

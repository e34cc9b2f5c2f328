-- One automaton for the instruction texts of all forms: nodes from which the same texts lead to
-- the end are one node, whichever form they belong to. Most forms end alike, so most results for a
-- node are computed once for all of them.
--
-- Node: `{id, edges}`. Edge: `{id, atom, next, words, where}`: `words` and `where` are what the
-- alternatives of the edge allow, by themselves. An alternative that exists wherever its form does
-- has all configurations (-1). Which alternatives an edge selects is only in the automaton of the
-- form.
local num = require("gen.num")
local automaton = require("gen.asmtext.ambiguity.automaton")
local fields = require("gen.asmtext.ambiguity.fields")
local suffixes = require("gen.asmtext.ambiguity.suffixes")

local M = {}

local Shared = {}
Shared.__index = Shared

function Shared.edges(_, node) return node.edges end

local function new_id(self)
   self.last_id = self.last_id + 1
   return self.last_id
end

local function atom_key(atom)
   if not atom then return "" end
   return atom.text and "'" .. atom.text or fields.class(atom)
end

local share -- (self, graph, node, known) → the shared node

-- The edges of a node as they will be shared, and their key.
local function edges_of(self, graph, node, known)
   local edges, keys = {}, {}
   for i, edge in ipairs(graph:edges(node)) do
      local words, configs = graph:allowed(edge)
      local following = edge.next and share(self, graph, edge.next, known)
      edges[i] = { atom = edge.atom, next = following, words = words, where = configs }
      keys[i] = ("%s\0%d\0%s\0%d"):format(atom_key(edge.atom), words, num.tostring(configs),
         following and following.id or 0)
   end
   return edges, table.concat(keys, "\1")
end

-- What follows at a place of a form outside of all alternatives, as a key; nil inside of one.
local function place_key(self, form, place, ends)
   if place.frame.parent then return nil end
   local suffix = ends[place.index]
   if not suffix then return nil end
   return ("%d %d %d %s%s%s"):format(suffix.id, self.space:keep(form.words, suffix.low,
      suffix.high), place.printed, place.open and "(" or "", place.must and "!" or "",
      place.sep and "," .. place.sep or "")
end

share = function(self, graph, node, known)
   local shared = known[node]
   if shared then return shared end
   local place = place_key(self, graph.form, node.place, known.suffixes)
   shared = place and self.places[place]
   if not shared then
      local edges, key = edges_of(self, graph, node, known)
      shared = self.nodes[key]
      if not shared then
         shared = { id = new_id(self), edges = edges }
         for _, edge in ipairs(edges) do edge.id = new_id(self) end
         self.nodes[key] = shared
      end
      if place then self.places[place] = shared end
   end
   known[node] = shared
   return shared
end

--- The shared node of a node of a form's automaton: equal for nodes from which the same texts
-- follow, of the same words as far as these are concerned.
function Shared:node_of(graph, node)
   graph.shared = graph.shared or { suffixes = self.suffixes:of_form(graph.form) }
   return share(self, graph, node, graph.shared)
end

--- The bits that texts from a shared node on depend on, as two integers.
function Shared:bits(node)
   if not node.bits then
      local low, high = 0, 0
      for _, edge in ipairs(node.edges) do
         local l, h = self.space:depends_on(edge.words)
         local item = edge.atom and edge.atom.item
         local f, g = 0, 0
         if item and item.field then f, g = fields.bits(item.field) end
         local further = edge.next and self:bits(edge.next) or { 0, 0 }
         low, high = low | l | f | further[1], high | h | g | further[2]
      end
      node.bits = { low, high }
   end
   return node.bits
end

--- Adds the automaton of a form. Returns the shared node where its texts begin.
function Shared:add(graph)
   return share(self, graph, graph.start, { suffixes = self.suffixes:of_form(graph.form) })
end

--- An automaton without a form; the sets of all forms that are added belong to `space`.
function M.new(space)
   local self = setmetatable({ space = space, nodes = {}, places = {}, last_id = 0 }, Shared)
   self.suffixes = suffixes.new(space, automaton.line_configs)
   return self
end

return M

-- The texts of a form as an automaton: an acyclic graph whose paths are its text patterns (literal
-- text and fields). It has about as many nodes as the form has items, however many combinations of
-- alternatives the form has.
--
-- This is where a template becomes literal text and fields. A separator is printed between two
-- things that are printed, but not after an opening bracket or before a closing one. So a node is
-- a place in the items (nested alternatives in their place) with the pending separator, whether an
-- opening bracket precedes it, and how many of the enclosing alternatives have printed anything.
--
-- Node: `{id, edges}`. Edge: `{id, atom, next, steps}`; `atom` is nil at the end of a pattern.
-- `steps` is what the edge decides: a chain `{choice, line, prev}` of alternatives selected, or
-- `{item, prints, silent, prev}` for a code field that may print nothing, where `silent` is the set
-- of words for which it does. Edges are in the order of their alternatives.
local lists = require("gen.base.lists")
local num = require("gen.num")
local fields = require("gen.asmtext.ambiguity.fields")

local M = {}

local Automaton = {}
Automaton.__index = Automaton

local function new_id(self)
   self.last_id = self.last_id + 1
   return self.last_id
end

-- Places ------------------------------------------------------------------------------------------

-- The items of an alternative in one of its spellings, before item `back` of `parent` (a frame).
local function enter(self, line, spelling, parent, back)
   local known = lists.entry(self.frames, spelling, {})
   local key = parent.id << 16 | back
   if not known[key] then
      local low, high = self.space:depends_on(line.words)
      known[key] = { id = new_id(self), items = spelling.items, parent = parent, back = back,
         depth = parent.depth + 1, words = self.space:band(parent.words, line.words),
         low = parent.low | low, high = parent.high | high }
   end
   return known[key]
end

-- The place with these properties, made once: frame, index, printed (how many enclosing frames have
-- printed), sep, open, must (the field here prints).
local function intern(self, frame, index, printed, sep, open, must)
   local places = lists.entry(self.places, sep or "", {})
   local key = frame.id << 34 | index << 18 | printed << 2 | (open and 2 or 0) | (must and 1 or 0)
   return lists.entry(places, key, { frame = frame, index = index, printed = printed, sep = sep,
      open = open, must = must })
end

-- A place, moved past all that prints nothing and decides nothing.
local function place_at(self, frame, index, printed, sep, open, must)
   while true do
      local item = frame.items[index]
      if not item then
         if not frame.parent then break end
         if printed >= frame.depth then printed, sep = frame.depth - 1, nil end
         frame, index = frame.parent, frame.back
      elseif item.tag == "sep" then
         if printed >= frame.depth and (not sep or item.own) then sep = item.s end
         index = index + 1
      elseif (item.tag == "text" or item.tag == "number") and (item.s or item.text) == "" then
         index = index + 1
      else
         break
      end
   end
   return intern(self, frame, index, printed, sep, open, must)
end

local function node_at(self, place)
   if not place.node then place.node = { id = new_id(self), place = place } end
   return place.node
end

-- Edges -------------------------------------------------------------------------------------------

local function add_edge(self, out, atom, next_node, steps)
   out[#out + 1] = { id = new_id(self), atom = atom, next = next_node, steps = steps }
end

local function is_literal(item) return item.tag == "text" or item.tag == "number" end

local function ends_open(text) return text:find("[%(%[{]$") ~= nil end

local function separated(place, text)
   local sep = place.sep
   if not sep or place.open or text:find("^[%)%]}]") then return text end
   return sep .. text
end

-- Literal text from a place to the next decision, with the separator before a field. `spelled`:
-- digits in it are text, not a number, which has other spellings.
local function literal_edge(self, place, steps, out)
   local text, spelled = "", nil
   while true do
      local item = place.frame.items[place.index]
      if not item or item.tag == "choice" then break end
      if not is_literal(item) then
         if fields.may_be_silent(item) then break end
         text = text .. separated(place, "")
         place = place_at(self, place.frame, place.index, place.frame.depth, nil, ends_open(text))
         break
      end
      text = text .. separated(place, item.s or item.text)
      spelled = spelled or item.tag == "text" and item.s:find("%d") ~= nil or nil
      place = place_at(self, place.frame, place.index + 1, place.frame.depth, nil, ends_open(text))
   end
   add_edge(self, out, { text = text, spelled = spelled }, node_at(self, place), steps)
end

-- The words of a frame as far as a field is concerned: all where no test uses its bits.
local function words_for(self, frame, field)
   if not field then return frame.words end
   local low, high = fields.bits(field)
   if frame.low & low == 0 and frame.high & high == 0 then return self.space:all() end
   return frame.words
end

local function field_edge(self, place, steps, out)
   local frame, item = place.frame, place.frame.items[place.index]
   local lead = separated(place, "")
   if lead ~= "" then
      local following = place_at(self, frame, place.index, frame.depth, nil, ends_open(lead),
         fields.may_be_silent(item))
      return add_edge(self, out, { text = lead }, node_at(self, following), steps)
   end
   local atom = { item = item, words = words_for(self, frame, item.field), space = self.space }
   if not fields.is_possible(atom) then return end
   local following = place_at(self, frame, place.index + 1, frame.depth, nil, false)
   add_edge(self, out, atom, node_at(self, following), steps)
end

local expand

local function expand_field(self, place, steps, out)
   local item = place.frame.items[place.index]
   if not place.must and fields.may_be_silent(item) then
      local silent = fields.silent_words(item, self.space)
      if not self.space:is_empty(self.space:band(place.frame.words, silent)) then
         local skipped = place_at(self, place.frame, place.index + 1, place.printed, place.sep,
            place.open)
         expand(self, skipped, { item = item, prints = false, silent = silent, prev = steps }, out)
      end
      steps = { item = item, prints = true, prev = steps }
   end
   field_edge(self, place, steps, out)
end

-- An alternative in one of its spellings; without one, the alternative itself.
local function expand_line(self, place, line, spelling, steps, out)
   local frame = enter(self, line, spelling, place.frame, place.index + 1)
   if self.space:is_empty(frame.words) then return end
   local inside = place_at(self, frame, 1, place.printed, not spelling.glued and place.sep or nil,
      place.open)
   local choice = place.frame.items[place.index].choice
   expand(self, inside, { choice = choice.original or choice, line = line.original or line,
      prev = steps }, out)
end

-- All edges that begin at a place, including those through alternatives that print nothing.
expand = function(self, place, steps, out)
   local item = place.frame.items[place.index]
   if not item then
      add_edge(self, out, nil, nil, steps)
   elseif item.tag == "choice" then
      for _, line in ipairs(item.choice.lines) do
         expand_line(self, place, line, line, steps, out)
         for _, spelling in ipairs(self.printed and {} or line.also or {}) do
            expand_line(self, place, line, spelling, steps, out)
         end
      end
   elseif is_literal(item) then
      literal_edge(self, place, steps, out)
   else
      expand_field(self, place, steps, out)
   end
end

local masks = setmetatable({}, { __mode = "k" }) -- [form or line]

--- The configurations in which a form or alternative exists, as a mask.
function M.configs(owner)
   local mask = masks[owner]
   if not mask then
      mask = 0
      for config, here in ipairs(owner.configs) do
         if here then mask = num.bor(mask, num.pow2(config - 1)) end
      end
      masks[owner] = mask
   end
   return mask
end

--- The same for an alternative, -1 where it exists wherever its form does.
function M.line_configs(form, line)
   local all = M.configs(form)
   local configs = num.band(M.configs(line), all)
   return num.eq(configs, all) and -1 or configs
end

--- The words and configurations that the steps of an edge leave.
function Automaton:allowed(edge)
   if not edge.words then
      local words, configs, steps = self.space:all(), -1, edge.steps
      while steps do
         if steps.line then
            words = self.space:band(words, steps.line.words)
            configs = num.band(configs, M.line_configs(self.form, steps.line))
         elseif steps.silent then
            words = self.space:band(words, steps.silent)
         end
         steps = steps.prev
      end
      edge.words, edge.where = words, configs
   end
   return edge.words, edge.where
end

function Automaton:edges(node)
   if not node.edges then
      node.edges = {}
      expand(self, node.place, nil, node.edges)
   end
   return node.edges
end

--- The automaton of a form (or of an alias, seen as one): `start`, and `:edges(node)`; with
-- `printed` only of what is printed, else also of what is only read.
function M.of_form(form, printed)
   local self = setmetatable({ form = form, printed = printed, space = form.space, frames = {},
      places = {}, last_id = 0 }, Automaton)
   local low, high = form.space:depends_on(form.words)
   local frame = { id = new_id(self), items = form.items, depth = 1, words = form.words, low = low,
      high = high }
   self.start = node_at(self, place_at(self, frame, 1, 0, nil, false))
   return self
end

-- Patterns ----------------------------------------------------------------------------------------

local Chain = {}
Chain.__index = Chain

function Chain.edges(_, node) return node.edges end

--- The automaton of one pattern, from its atoms.
function M.of_atoms(atoms)
   local nodes = {}
   for i = 1, #atoms + 1 do nodes[i] = { id = 2 * i } end
   for i, node in ipairs(nodes) do
      node.edges = { { id = 2 * i + 1, atom = atoms[i], next = nodes[i + 1] } }
   end
   return setmetatable({ start = nodes[1], last_id = 2 * #nodes + 1 }, Chain)
end

return M

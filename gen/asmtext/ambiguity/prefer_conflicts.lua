-- Where a form of a later rank of `prefer` prints a text that an earlier one prints, too, so that
-- it needs its suffix. The printed automata of the two are walked together; each pair of paths with
-- texts that align, field by field, is one box: alternatives and values of the later form. Where
-- both continue with the same texts of the same words, the walk ends.
local lists = require("gen.base.lists")
local budget = require("gen.base.budget")
local num = require("gen.num")
local automaton = require("gen.asmtext.ambiguity.automaton")
local boxes = require("gen.asmtext.ambiguity.prefer_boxes")
local walk = require("gen.asmtext.ambiguity.walk")

local M = {}

local MOST = 20000 -- pairs of paths
local JUDGED = 500 -- steps that one pair costs

local Search = {}
Search.__index = Search

-- A side is what a path decided so far: `{form, space, words, configs, steps, spelled}`. `pairs` is
-- a chain of what is at one place: `{left, right, last, text, spelled, prev}`, where one side may
-- be a text.

-- A side after an edge of its automaton; nil when no word takes that edge.
local function taking(side, graph, edge)
   if not edge then return side end
   local words, configs = graph:allowed(edge)
   words, configs = side.space:band(side.words, words), num.band(side.configs, configs)
   if side.space:is_empty(words) or num.eq(configs, 0) then return nil end
   local steps, spelled = side.steps, side.spelled
   for _, step in ipairs(lists.chain(edge.steps)) do steps = { step = step, prev = steps } end
   if edge.atom and edge.atom.text then spelled = edge.atom.spelled end
   return { form = side.form, space = side.space, words = words, configs = configs, steps = steps,
      spelled = spelled }
end

local function side_of(form)
   return { form = form, space = form.space, words = form.words, configs = automaton.configs(form) }
end

local function item_atom(edge)
   local atom = edge and edge.atom
   return atom and atom.item and atom
end

-- What two edges add to the pairs; "unclear" where their texts are not split at the same places.
-- `b`: the right side after its edge.
local function aligned(pairs, ex, ey, text, rest, owner, last, b)
   local left, right = item_atom(ex), item_atom(ey)
   if not left and not right then return pairs end
   if left and left.tail or right and right.tail then return "unclear" end
   local pair = { left = left, right = right, last = last, text = text,
      spelled = left and b.spelled, prev = pairs }
   if left and right then
      return owner == 0 and pair or "unclear"
   end
   if owner == (left and 1 or 2) then pair.text = text .. rest end
   return pair
end

-- The shared nodes of two nodes, if they are one: the same texts follow, of the same words.
function Search:common(x, y)
   if not (x.place and y.place) or self.left.space ~= self.right.space then return nil end
   local shared = self.shared:node_of(self.left, x)
   return shared == self.shared:node_of(self.right, y) and shared or nil
end

function Search:found(a, b, pairs, common)
   self.count = self.count + 1
   budget.spend(JUDGED)
   local box = boxes.of(a, b, pairs, common and self.shared:bits(common))
   if box then self.boxes[#self.boxes + 1] = box end
   self.unclear = box == nil or self.count > MOST or nil
   return self.unclear
end

function Search:from(x, y, rest, owner, last, a, b, pairs)
   return self.both:each(x, y, rest, owner, last,
   function(x2, y2, rest2, owner2, last2, ex, ey, text)
      if x2 and not self.both:can(x2, y2, rest2, owner2, last2) then return nil end
      local a2, b2 = taking(a, self.left, ex), taking(b, self.right, ey)
      if not a2 or not b2 then return nil end
      local more = aligned(pairs, ex, ey, text, rest2, owner2, last2, b2)
      if more == "unclear" then
         self.unclear = true
         return true
      end
      if not x2 then return self:found(a2, b2, more) end
      local common = owner2 == 0 and self:common(x2, y2)
      if common then return self:found(a2, b2, more, common) end
      return self:from(x2, y2, rest2, owner2, last2, a2, b2, more)
   end)
end

--- The boxes of a form (whose printed automaton is `graph`) in which it prints what the form of
-- `earlier` prints, joined where that is easy; nil when not expressible. `shared`: the automaton of
-- all forms.
function M.of(graph, earlier, shared)
   local both = walk.new(graph, earlier)
   if not both:can(graph.start, earlier.start, "", 0, walk.OTHER) then return {} end
   local self = setmetatable({ left = graph, right = earlier, both = both, shared = shared,
      boxes = {}, count = 0 }, Search)
   local a, b = side_of(graph.form), side_of(earlier.form)
   local common = self:common(graph.start, earlier.start)
   if common then
      self:found(a, b, nil, common)
   else
      self:from(graph.start, earlier.start, "", 0, walk.OTHER, a, b, nil)
   end
   return not self.unclear and boxes.joined(self.boxes) or nil
end

return M

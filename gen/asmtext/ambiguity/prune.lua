-- The automaton of a form without the paths that no word takes. Alternatives of different operands
-- exclude each other when they test the same bits, or exist in different configurations; where a
-- code field prints nothing, its bits count as tested. A node here is a node of the form's
-- automaton together with what the selected alternatives leave open for what follows. Paths that
-- leave the same open merge, so relations between neighbours do not multiply the rest.
--
-- Node: `{id, base, words, configs, sticky, edges}`. `words`: what the alternatives selected say
-- about the bits that are still to be tested or printed. `sticky`: selected alternatives that use
-- bits which earlier ones use, too, so that canonical words depend on them. Atoms of edges carry
-- the words that the alternatives so far leave.
local lists = require("gen.base.lists")
local num = require("gen.num")
local automaton = require("gen.asmtext.ambiguity.automaton")
local fields = require("gen.asmtext.ambiguity.fields")

local M = {}

local MOST = 60000 -- nodes of one form

local Refined = {}
Refined.__index = Refined

local function new_id(self)
   self.last_id = self.last_id + 1
   return self.last_id
end

-- What precedes a node ----------------------------------------------------------------------------

local function is_single(set)
   return #set == 1 and (set[1].picture or num.eq(set[1].lo, set[1].hi))
end

-- Masks of an alternative: the bits that it uses, and those of them whose canonical value depends
-- on which alternative it is.
local function masks_of(self, line)
   local masks = self.masks[line]
   if masks then return masks end
   masks = { all = 0, sticky = 0 }
   for _, test in ipairs(line.tests) do
      masks.all = num.bor(masks.all, test.field.mask)
      if not is_single(test.set) then
         masks.sticky = num.bor(masks.sticky, test.field.mask)
         self.ties[#self.ties + 1] = test.field.mask
      end
   end
   for _, carry in ipairs(line.carried) do
      masks.sticky = num.bor(masks.sticky, carry.field.mask)
   end
   for _, soft in ipairs(line.soft) do masks.sticky = num.bor(masks.sticky, soft.mask) end
   masks.all = num.bor(masks.all, masks.sticky)
   self.masks[line] = masks
   return masks
end

-- Bits that one test of several values ties to those of `mask`.
local function with_ties(self, mask)
   local before
   repeat
      before = mask
      for _, tie in ipairs(self.ties) do
         if num.meets(tie, mask) then mask = num.bor(mask, tie) end
      end
   until num.eq(before, mask)
   return mask
end

local function gather_ties(self, form)
   for _, test in ipairs(form.tests) do
      if not is_single(test.set) then self.ties[#self.ties + 1] = test.field.mask end
   end
   for _, line in lists.nested(form.choices, "lines") do masks_of(self, line) end
end

-- Bits that alternatives before a node use (`lines`), and those with what is printed there (`all`).
local function ahead(self, base)
   local masks = self.ahead[base]
   if masks then return masks end
   local lines, all = 0, 0
   for _, edge in ipairs(self.base:edges(base)) do
      local step = edge.steps
      while step do
         if step.line then lines = num.bor(lines, masks_of(self, step.line).all) end
         if step.silent then all = num.bor(all, step.item.field.mask) end
         step = step.prev
      end
      local field = edge.atom and edge.atom.item and edge.atom.item.field
      if field then all = num.bor(all, field.mask) end
      if edge.next then
         local further = ahead(self, edge.next)
         lines, all = num.bor(lines, further.lines), num.bor(all, further.all)
      end
   end
   masks = { lines = with_ties(self, lines) }
   masks.all = num.bor(all, masks.lines)
   masks.past = num.bxor(num.mask(self.space.bits), masks.all)
   self.ahead[base] = masks
   return masks
end

-- Nodes and edges ---------------------------------------------------------------------------------

local function still_sticky(self, lines, masks)
   local kept, key = {}, {}
   for _, line in ipairs(lines) do
      if num.meets(masks_of(self, line).sticky, masks.lines) then
         kept[#kept + 1] = line
         self.line_ids[line] = self.line_ids[line] or new_id(self)
         key[#key + 1] = self.line_ids[line]
      end
   end
   return kept, table.concat(key, " ")
end

local function forget(self, words, mask)
   local known = lists.entry(self.forgotten, words, {})
   local key = num.hex(mask)
   known[key] = known[key] or self.space:forget(words, mask)
   return known[key]
end

local function node_at(self, base, words, configs, lines)
   local masks = ahead(self, base)
   local kept, sticky = still_sticky(self, lines, masks)
   words = forget(self, words, masks.past)
   local key = ("%d %d %s %s"):format(base.id, words, num.hex(configs), sticky)
   local node = self.nodes[key]
   if not node then
      self.count = self.count + 1
      node = { id = new_id(self), base = base, words = words, configs = configs, sticky = kept }
      if self.count > MOST then -- reported by `is_full`
         node.edges = {}
      end
      self.nodes[key] = node
   end
   return node
end

-- The sticky alternatives after an edge.
local function lines_after(node, steps)
   local lines
   while steps do
      if steps.line then
         lines = lines or table.move(node.sticky, 1, #node.sticky, 1, {})
         lines[#lines + 1] = steps.line
      end
      steps = steps.prev
   end
   return lines or node.sticky
end

local function refine(self, node, edge)
   local words, configs = self.base:allowed(edge)
   words, configs = self.space:band(node.words, words), num.band(node.configs, configs)
   local atom = fields.refined(edge.atom, words, self.space)
   if self.space:is_empty(words) or num.eq(configs, 0) or atom == false then return nil end
   local lines = lines_after(node, edge.steps)
   local following = edge.next and node_at(self, edge.next, words, configs, lines)
   return { id = new_id(self), atom = atom, next = following, steps = edge.steps,
      configs = configs }
end

function Refined:edges(node)
   if not node.edges then
      node.edges = {}
      for _, edge in ipairs(self.base:edges(node.base)) do
         node.edges[#node.edges + 1] = refine(self, node, edge)
      end
   end
   return node.edges
end

--- Were there too many nodes? Then paths are missing.
function Refined:is_full() return self.count > MOST end

--- The edge of some path from a node to the end; nil when there is none.
function Refined:way_out(node)
   if node.out == nil then
      node.out = false
      for _, edge in ipairs(self:edges(node)) do
         if not edge.next or self:way_out(edge.next) then
            node.out = edge
            break
         end
      end
   end
   return node.out or nil
end

--- The pruned automaton of the form of `base`.
function M.of(base)
   local form = base.form
   local self = setmetatable({ base = base, form = form, space = base.space, nodes = {}, count = 0,
      last_id = 0, ahead = {}, masks = {}, ties = {}, line_ids = {}, forgotten = {} }, Refined)
   gather_ties(self, form)
   self.start = node_at(self, base.start, form.words, automaton.configs(form), {})
   return self
end

return M

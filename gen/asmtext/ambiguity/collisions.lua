-- Pairs of paths that may print the same text, found without listing all paths: the automata of
-- two forms are walked together, or that of one form with itself. Only paths that can reach the
-- common end are followed.
local lists = require("gen.base.lists")
local budget = require("gen.base.budget")
local fields = require("gen.asmtext.ambiguity.fields")
local pattern = require("gen.asmtext.ambiguity.pattern")
local walk = require("gen.asmtext.ambiguity.walk")

local M = {}

local MOST = 20000 -- pairs of patterns of two forms
local JUDGED = 500 -- steps that judging one pair costs

local OTHER, WORD = walk.OTHER, walk.WORD

-- Paths in parallel -------------------------------------------------------------------------------

-- Two paths from one node, by their edges: equal so far, except for the edges (`queue`) that one
-- side (`side`) took and the other did not reach yet; or `parted`.
local START = { queue = {}, key = "" }
local PARTED = { key = "parted" }

local function ahead_by(queue, side)
   local ids = lists.map(queue, function(edge) return edge.id end)
   return { queue = queue, side = side, key = side .. " " .. table.concat(ids, " ") }
end

-- The same when `side` takes `edge`.
local function taking(ways, edge, side)
   if ways == PARTED or not edge then return ways end
   if #ways.queue == 0 or ways.side == side then
      local queue = table.move(ways.queue, 1, #ways.queue, 1, {})
      queue[#queue + 1] = edge
      return ahead_by(queue, side)
   end
   if ways.queue[1] ~= edge then return PARTED end
   if #ways.queue == 1 then return START end
   return ahead_by(table.move(ways.queue, 2, #ways.queue, 1, {}), ways.side)
end

-- A state of a walk, and how the paths to it differ, as a key.
local function state_key(x, y, rest, owner, last, ways)
   return ("%d %d %d %d %s\0%s"):format(x.id, y.id, owner, last, rest, ways.key)
end

-- Texts of forms ----------------------------------------------------------------------------------

local Search = {}
Search.__index = Search

local function same_path(a, b)
   while a and b and a ~= b do
      if a.edge ~= b.edge then return false end
      a, b = a.prev, b.prev
   end
   return a == b
end

-- Any continuation of the path to the end.
local function completed(automaton, path, node)
   while node do
      local edge = automaton:way_out(node)
      if not edge then return nil end
      path, node = { edge = edge, prev = path }, edge.next
   end
   return path
end

local function path_key(path)
   local key = {}
   while path do
      key[#key + 1] = path.edge.id
      path = path.prev
   end
   return table.concat(key, " ")
end

-- Both paths are at their end. Returns true to stop, "harmless", "apart" (no common text), or nil.
function Search:found(a, b)
   if not a or not b or same_path(a, b) and self.left == self.right then
      self.others = self.others + 1
      return nil
   end
   self.asked = self.asked + 1
   local key = path_key(a) .. "/" .. path_key(b)
   local verdict = self.seen[key]
   if verdict == nil then
      self.count = self.count + 1
      budget.spend(JUDGED)
      self.full = self.count > MOST
      verdict = self.full or self.judge(a, b) or "apart"
      self.seen[key] = verdict
   end
   if verdict == "harmless" then
      self.harmless, self.last_a, self.last_b = self.harmless + 1, a, b
   else
      self.others = self.others + 1
   end
   return verdict
end

-- Both sides of one form are at the same node, so what precedes it is the same for both. Other
-- alternatives before it are compared after another common beginning, so one common end is enough,
-- unless an alternative selected after the node affects what precedes it. Returns true to stop,
-- "harmless" when nothing is left to examine, or something else.
function Search:joined(x, a, b)
   if same_path(a, b) then return "harmless" end
   if #x.sticky > 0 then return nil end
   return self:found(completed(self.left, a, x), completed(self.right, b, x))
end

-- A path, followed by the edges of another one.
local function extended(path, links)
   for _, link in ipairs(links) do path = { edge = link.edge, prev = path } end
   return path
end

-- Results for two nodes: `[last]` is `{left, right}`, ends of two paths; all ends after that state
-- were examined and found harmless. They are harmless after other beginnings, too, if this one is.
function Search:known_ends(x, y)
   self.ends[x] = self.ends[x] or {}
   self.ends[x][y] = self.ends[x][y] or {}
   return self.ends[x][y]
end

function Search:explore(x, y, rest, owner, last, ways, a, b)
   return self.walk:each(x, y, rest, owner, last, self:follow(ways, a, b)) or false
end

-- The same where neither side is ahead and nothing selected before matters.
function Search:explore_free(x, y, last, ways, a, b)
   local ends = self:known_ends(x, y)
   if ends[last] then
      local verdict = self:found(extended(a, ends[last].left), extended(b, ends[last].right))
      if verdict == true or verdict == "harmless" then return verdict == true end
   end
   local harmless, others = self.harmless, self.others
   if self:explore(x, y, "", 0, last, ways, a, b) then return true end
   if self.others == others and self.harmless > harmless then
      ends[last] = { left = lists.chain(self.last_a, a), right = lists.chain(self.last_b, b) }
   end
   return false
end

local function is_free(node) return node.sticky and #node.sticky == 0 end

-- Follows all pairs of paths from a state; true to stop. Where no pair was judged after a state,
-- none ever will be.
function Search:from(x, y, rest, owner, last, ways, a, b)
   if not x then return self:found(a, b) == true end
   if not self.walk:can(x, y, rest, owner, last) then return false end
   if x == y and owner == 0 and self.left == self.right then
      local verdict = self:joined(x, a, b)
      if verdict == true or verdict == "harmless" then return verdict == true end
   end
   local key = state_key(x, y, rest, owner, last, ways)
   if self.done[key] then return false end
   local asked, stop = self.asked
   if owner == 0 and is_free(x) and is_free(y) then
      stop = self:explore_free(x, y, last, ways, a, b)
   else
      stop = self:explore(x, y, rest, owner, last, ways, a, b)
   end
   if not stop and self.asked == asked then self.done[key] = true end
   return stop
end

-- Counts the steps after two paths against the budget.
function Search:follow(ways, a, b)
   return function(x, y, rest, owner, last, ex, ey)
      local longer_a = ex and { edge = ex, prev = a } or a
      local longer_b = ey and { edge = ey, prev = b } or b
      return self:from(x, y, rest, owner, last, taking(taking(ways, ex, 1), ey, 2), longer_a,
         longer_b) or nil
   end
end

local NUMBER = { [WORD] = true }

--- How an atom can end, as states `last` of a walk: a set.
function M.endings(edge, last)
   local atom = edge.atom
   if atom.text then return { [walk.last_after(atom.text, last)] = true } end
   local list = fields.texts(atom)
   if not list then return NUMBER end
   list.endings = list.endings or {}
   if not list.endings[last] then
      list.endings[last] = {}
      for _, text in ipairs(list) do list.endings[last][walk.last_after(text, last)] = true end
   end
   return list.endings[last]
end

-- Pairs of paths from one node --------------------------------------------------------------------

-- A search of pairs of paths: `{both (a walk), judge, judged (how often it was asked), done}`.
local Pairs = {}
Pairs.__index = Pairs

-- Where nothing was judged from a state on, nothing ever will be.
function Pairs:from(x, y, rest, owner, last, ways, a, b)
   if not x then
      if ways ~= PARTED then return nil end
      self.judged = self.judged + 1
      budget.spend(JUDGED)
      return self.judge(a, b) or nil
   end
   if ways == START and x == y and owner == 0 then return nil end -- another place to part
   if not self.both:can(x, y, rest, owner, last) then return nil end
   local key = ("%d %d %d %d %s\0%s"):format(x.id, y.id, owner, last, rest, ways.key)
   if self.done[key] then return nil end
   local judged = self.judged
   local found = self.both:each(x, y, rest, owner, last, self:follow(ways, a, b))
   if not found and self.judged == judged then self.done[key] = true end
   return found
end

function Pairs:follow(ways, a, b)
   return function(x, y, rest, owner, last, ex, ey)
      local more = taking(taking(ways, ex, 1), ey, 2)
      return self:from(x, y, rest, owner, last, more, ex and { edge = ex, prev = a } or a,
         ey and { edge = ey, prev = b } or b)
   end
end

--- Calls `judge(path, path)` for pairs of paths from `node` to the end that may print the same and
-- diverge at once, until it returns true. Returns whether it did. `both`: the automaton walked with
-- itself.
function M.each_from(automaton, both, node, last, judge)
   local search = setmetatable({ both = both, judge = judge, judged = 0, done = {} }, Pairs)
   local edges, follow = automaton:edges(node), search:follow(START, nil, nil)
   for i, edge in ipairs(edges) do
      for j = i, #edges do
         if both:pair(edge, edges[j], last, follow) then return true end
      end
   end
   return false
end

-- Where the texts of a form diverge ---------------------------------------------------------------

-- Calls `f(edge, other edge, last, path)` wherever two texts of one form diverge, where `path` is
-- their common beginning, until it returns true. Beginnings that leave the same open count once.
local function each_parting(automaton, f)
   local done = { [OTHER] = {}, [WORD] = {} }
   local function visit(node, last, path)
      if done[last][node] then return false end
      done[last][node] = true
      local edges = automaton:edges(node)
      for i, edge in ipairs(edges) do
         for j = i, #edges do
            if f(edge, edges[j], last, path) then return true end
         end
      end
      for _, edge in ipairs(edges) do
         local found = edge.atom and M.endings(edge, last) or {}
         for _, after in ipairs({ OTHER, WORD }) do
            if found[after]
               and visit(edge.next, after, { edge = edge, prev = path }) then return true end
         end
      end
      return false
   end
   return visit(automaton.start, OTHER, nil)
end

-- Do both sides take one edge with the same text?
local function is_common(edge, other, owner) return edge == other and owner == 0 end

local function new_search(left, right, judge)
   return setmetatable({ left = left, right = right, walk = walk.new(left, right), judge = judge,
      seen = {}, count = 0, full = false, ends = {}, harmless = 0, others = 0, asked = 0,
      done = {} }, Search)
end

--- Calls `judge(path, path)` for pairs of paths that may print the same text, until it returns
-- true. `judge` returns "harmless" when they do and it does not matter, "apart" when they do not.
-- Returns whether there were too many pairs. Both automata are pruned.
function M.each(left, right, judge)
   local search = new_search(left, right, judge)
   search:from(left.start, right.start, "", 0, OTHER, PARTED, nil, nil)
   return search.full or left:is_full() or right:is_full()
end

--- The same for pairs of paths of one form, each pair once at least.
function M.each_within(automaton, judge)
   local search = new_search(automaton, automaton, judge)
   each_parting(automaton, function(edge, other, last, path)
      local follow, possible = search:follow(START, path, path), nil
      return search.walk:pair(edge, other, last, function(x, y, rest, owner, after, ex, ey)
         if is_common(edge, other, owner) then return nil end
         if possible == nil and edge ~= other and search.walk:can(x, y, rest, owner, after) then
            possible = pattern.may_diverge(automaton.form, path, edge, other)
         end
         if possible == false then return nil end
         return follow(x, y, rest, owner, after, ex, ey)
      end)
   end)
   return search.full or automaton:is_full()
end

return M

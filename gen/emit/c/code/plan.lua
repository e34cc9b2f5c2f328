-- When the stores of a form may take effect.
--
-- All reads of an instruction see the state before it, and a trap leaves everything as it was. Most
-- stores can still be written where they are, because nothing after them reads what they change
-- and nothing after them can trap. This file finds those that cannot, and says how they wait:
--    "direct"    where it is
--    "deferred"  computed where it is, stored at the end of the function; for stores outside of
-- `if` and `for`
--    "shadow"    a copy of the one register that is stored to takes the stores, and is written last
--    "copy"      a copy of the whole file does
--    "before"    reads look at a copy of the state, stores act at once; for files of which entries
-- stand for other state
--    "list"      stores to a space are noted down and take effect at the end
local lists = require("gen.base.lists")
local state = require("gen.emit.c.state")
local nodes = require("gen.emit.c.code.fn").nodes

local M = {}

-- Where the words of a bundle execute together, stores never change what is read, and a trap drops
-- the state that they went to: all are direct.

-- What one piece of code does, in the order in which it happens: reads and writes of roots (files,
-- spaces), traps.

-- May an operation leave at an access, as if it trapped?
local function is_left(fn, access) return fn.in_op and state.is_near(fn.model, access) end

local Walk = {}
Walk.__index = Walk

function Walk:read(root)
   self.reads[root] = true
   if self.written[root] then self.conflict[root] = true end
end

function Walk:write(root, target)
   if self.at_once then return end
   self.written[root] = true
   local list = self.stores[root]
   if not list then
      list = { nested = false }
      self.stores[root], self.order[#self.order + 1] = list, root
   end
   list[#list + 1] = target
   if self.nesting > 0 then list.nested = true end
   list.size = (list.size or 0) + self.times
   list.is_wide = list.is_wide or (target.width or 0) > 64
end

function Walk:trap()
   self.traps = true
   -- cleared before anything else happens
   for _, file in ipairs(self.bundle) do self.conflict[file] = true end
   for _, root in ipairs(self.order) do
      if self.written[root] then self.conflict[root] = true end
   end
end

-- A file with alias entries is read and written together with what they stand for.
local function each_alias(file, f)
   for _, entry in ipairs(file.entry_list or {}) do
      local code = entry.code
      if code then
         for _, node in ipairs(nodes(code.value, "reg")) do f(node.file) end
      end
   end
end

function Walk:expression(e)
   for _, node in ipairs(nodes(e, "reg")) do
      if not state.is_bundle(node.file) then
         self:read(node.file)
         each_alias(node.file, function(file) self:read(file) end)
      end
   end
   for _, node in ipairs(nodes(e, "space")) do
      self:read(node.space)
      if self.fn:may_trap(node) or is_left(self.fn, node) then self:trap() end
   end
   for _, node in ipairs(nodes(e, "top")) do
      if not (self.not_empty or node.is_guarded) then self:trap() end
   end
end

-- Expressions inside a target: which register, which bits, which cell.
function Walk:address(target)
   if target.index then self:expression(target.index) end
   if target.from then self:expression(target.from) end
   if target.base then self:address(target.base) end
   for _, part in ipairs(target.parts or {}) do
      if part.target then self:address(part.target) end
   end
   if target.tag == "choice" then
      for _, line in ipairs(target.choice.lines) do
         if line.code.target then
            for _, nested in ipairs(line.code.choices or {}) do self:choice(nested) end
            self:address(line.code.target)
         end
      end
   end
end

-- What is tested before a store to what an alternative stands for.
function Walk:store_checks(code)
   self:block(code.before)
   self:block(code.checks)
end

function Walk:target(target, whole)
   local tag = target.tag
   if tag == "reg" then
      self:write(target.file, whole)
      each_alias(target.file, function(file) self:write(file, whole) end)
   elseif tag == "space" then
      if state.access_traps(target) or is_left(self.fn, target) then self:trap() end
      self:write(target.space, whole)
   elseif tag == "slice" or tag == "gather" then
      self:target(target.base, whole)
   elseif tag == "cat" then
      for _, part in ipairs(target.parts) do self:target(part.target, part.target) end
   elseif tag == "choice" then
      for _, line in ipairs(target.choice.lines) do
         if line.code.unknown then self:trap() end
         if line.code.checks then self:store_checks(line.code) end
         if line.code.target then self:target(line.code.target, target) end
      end
   end
end

function Walk:choice(choice)
   for _, line in ipairs(choice.lines) do
      local code = line.code
      if code.unknown then self:trap() end
      for _, nested in ipairs(code.choices or {}) do self:choice(nested) end
      self:block(code.before or {})
      if code.value then self:expression(code.value) end
   end
end

-- By line, of other lines: whether some word takes both.
local meetings = setmetatable({}, { __mode = "k" })

local function meet_in(form, a, b)
   for _, sets in pairs(form.sets or {}) do -- any of them will do
      local x, y = sets.taken[a], sets.taken[b]
      if x and y and not sets.space:is_empty(sets.space:band(x, y)) then return true end
   end
   return false
end

-- Whether some word takes both lines.
local function meet(form, a, b)
   local known = lists.entry(meetings, a, {})
   if known[b] == nil then known[b] = meet_in(form, a, b) end
   return known[b]
end

-- What is after `then` in one line: it sees what the page wrote, and what lines wrote that the
-- same word can take.
function Walk:after_line(line, late)
   local written = {}
   for _, other in ipairs(late.lines) do
      if meet(self.fn.form, other.line, line) then
         for root in pairs(other.written) do written[root] = true end -- a set
      end
   end
   self.written = setmetatable(written, { __index = late.page })
   self:block(line.code.after.body)
   table.insert(late.lines, { line = line, written = written })
end

-- What is after `then` is in one arm of many. `late` = {page = what was written before the
-- first of them, lines = {line, written}}.
function Walk:after(choice, late)
   self.nesting = self.nesting + 1
   for _, line in ipairs(choice.lines) do
      for _, inner in ipairs(line.choices) do self:after(inner, late) end
      if line.code.after then self:after_line(line, late) end
   end
   self.nesting = self.nesting - 1
end

function Walk:thens(choice)
   local late = self.late or { page = self.written, lines = {} }
   self:after(choice, late)
   self.late = late
   self.written = setmetatable({}, { __index = late.page })
   for _, entry in ipairs(late.lines) do
      for root in pairs(entry.written) do self.written[root] = true end -- a set
   end
end

--- Whether a block always leaves the function.
function M.always_leaves(block)
   local last = block[#block]
   if not last then return false end
   if last.tag == "trap" or last.tag == "unknown" or last.tag == "raise" then return true end
   return last.tag == "if" and #last.no > 0 and M.always_leaves(last.yes)
      and M.always_leaves(last.no)
end

local statements = {
   let = function(self, s) self:expression(s.value) end,
   store = function(self, s)
      self:expression(s.value)
      self:address(s.target)
      if s.delay then return end
      self:target(s.target, s.target)
   end,
   ["if"] = function(self, s, is_last)
      self:expression(s.test)
      is_last = is_last and not (#s.no == 0 and M.always_leaves(s.yes))
      if is_last then self.tails[s] = true else self.nesting = self.nesting + 1 end
      local before = self.written
      self.written = setmetatable({}, { __index = before })
      self:block(s.yes, is_last)
      local yes = self.written
      self.written = setmetatable({}, { __index = before })
      self:block(s.no, is_last)
      for root in pairs(yes) do self.written[root] = true end -- a set: order is of no consequence
      if not is_last then self.nesting = self.nesting - 1 end
   end,
   ["for"] = function(self, s)
      local times = self.times
      self.nesting, self.times = self.nesting + 1, times * (s.last - s.first + 1)
      self:block(s.body)
      self:again(s.body)
      self.nesting, self.times = self.nesting - 1, times
   end,
   contribute = function(self, s) self:expression(s.value) end,
   -- What it stores is there at once, and what comes after sees it.
   atomic = function(self, s)
      self.at_once = true
      self:block(s.body)
      self.at_once = false
   end,
   trap = function(self) self:trap() end,
   raise = function(self, s) -- its body has a plan of its own
      for _, value in ipairs(s.values) do self:expression(value) end
      self:trap()
   end,
   unknown = function(self) self:trap() end,
   halt = function() end,
   occupy = function() end,
   wait = function(self, s)
      self:expression(s.test)
      self:trap()
   end,
   push = function(self, s)
      for _, value in ipairs(s.values) do self:expression(value) end
      if not s.is_guarded then self:trap() end
   end,
   drop = function(self, s)
      if not s.is_guarded then self:trap() end
   end,
   drop_while = function(self, s)
      self.not_empty = true
      self:block(s.body)
      self:expression(s.test)
      self.not_empty = nil
   end,
   use = function(self, s) self:choice(s.choice) end,
   ["then"] = function(self, s) self:thens(s.choice) end,
}

-- Runs a loop body once more, only to see what comes after what.
function Walk:again(body)
   local write = self.write
   self.write = function(walk, root) walk.written[root] = true end
   self:block(body)
   self.write = write
end

-- `is_last`: nothing comes after this block, so what waits in it can take effect at its end.
function Walk:block(list, is_last)
   for i, s in ipairs(list) do
      if s.tag ~= "then" then self.late = nil end
      statements[s.tag](self, s, is_last and i == #list)
   end
end

-- Which register a target means, as text, when that is fixed for the instruction and all parts of
-- the text are fields.
local function fixed_key(target)
   while target.tag == "slice" or target.tag == "gather" do target = target.base end
   if target.tag ~= "reg" then return nil end
   local index = target.index
   if not index then return "", target end
   if index.tag == "raw" then return index.field.name, target end
   if index.tag == "const" then return tostring(index.value), target end
   return nil
end

local function only_register(list)
   local key, first
   for _, target in ipairs(list) do
      local other, node = fixed_key(target)
      if not other or key and other ~= key then return nil end
      key, first = other, first or node
   end
   return first
end

local function is_file(root) return root.entry_list ~= nil end

-- Files that stand for each other wait in one way.
local function settle_aliases(walk, ways)
   for _, root in ipairs(walk.order) do
      if is_file(root) then
         each_alias(root, function(file)
            local a, b = ways[root], ways[file]
            if (a and a.way ~= "deferred") or (b and b.way ~= "deferred") then
               ways[root], ways[file] = { way = "before" }, { way = "before" }
            end
         end)
      end
   end
end

local function spread_conflicts(walk)
   for _, root in ipairs(walk.order) do
      if is_file(root) then
         each_alias(root, function(file)
            local both = walk.conflict[root] or walk.conflict[file]
            walk.conflict[root], walk.conflict[file] = both, both
         end)
      end
   end
end

local function way_of(root, list)
   if not list.nested then return { way = "deferred" } end
   if not is_file(root) then return { way = "list", size = list.size, is_wide = list.is_wide } end
   local target = only_register(list)
   if target then return { way = "shadow", target = target } end
   return { way = root.count and "copy" or "before" }
end

-- Stores to a space that take effect after all lanes (exec/old.lua).
local function wait_for_lanes(fn, walk, ways, order)
   for _, root in ipairs(walk.order) do
      if fn.hoisted and fn.hoisted[root] then
         if not ways[root] then order[#order + 1] = root end
         local list = walk.stores[root]
         ways[root] = { way = "list", size = list.size, is_wide = list.is_wide, is_hoisted = true }
      end
   end
end

local walks = setmetatable({}, { __mode = "k" }) -- by body, of one form

-- What a body reads and stores, and what of it collides.
local function walked(fn, body)
   local known = walks[body]
   if known and known.form == fn.form then return known end
   local walk = setmetatable({
      fn = fn, form = fn.form, reads = {}, written = {}, conflict = {}, stores = {}, order = {},
      nesting = 0, times = 1, traps = false, tails = {}, bundle = state.bundle_files(fn.model),
   }, Walk)
   walk:block(body, true)
   spread_conflicts(walk)
   walk.fn, walks[body] = nil, walk
   return walk
end

--- The plan of a body: `ways` of all roots that cannot be stored to directly, `{[root] = {way,
-- ..}}`, those roots in `order`, whether anything `traps`, and `tails`, the `if`s after which
-- nothing comes; what it `reads` and `stores`.
function M.make(fn, body)
   local walk = walked(fn, body)
   local ways, order = {}, {}
   for _, root in ipairs(state.is_together(fn.model) and {} or walk.order) do
      local is_pc = is_file(root) and state.is_pc(root)
      if walk.conflict[root] and not is_pc then
         ways[root] = way_of(root, walk.stores[root])
         order[#order + 1] = root
      end
   end
   settle_aliases(walk, ways)
   wait_for_lanes(fn, walk, ways, order)
   return { ways = ways, order = order, traps = walk.traps, tails = walk.tails, reads = walk.reads,
      stores = walk.stores }
end

return M

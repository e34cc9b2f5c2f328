-- `for`: a loop is typed once per iteration, because only then are its intervals exact, and
-- iterations that came out alike are one body again; others stay written out. The body of `for any`
-- is typed for all iterations at once: intervals are wider, and it stays a loop.
local ir = require("gen.ir.node").make
local lists = require("gen.base.lists")
local num = require("gen.num")
local interval = require("gen.ir.interval")
local merge = require("gen.values.loop.merge")
local Walker = require("gen.values.walker")

local MOST_ITERATIONS = 1024
-- Rounds over a `for any`, until what iterations leave in locals has all its values: at first these
-- are what they are, then all of so many bits.
local EXACT, MOST = 2, 20
local FEW, WIDTHS = 16, { 32, 40, 48, 64 }

-- Does a bound have a name, whose value may make the range empty: a static, constant or parameter?
local function is_named(ast)
   if type(ast) ~= "table" then return false end
   if ast.name then return true end
   for key, part in pairs(ast) do -- in any order: only whether there is one matters
      if key ~= "at" and is_named(part) then return true end
   end
   return false
end

-- A range runs upward. The number before the first one as the last makes it empty, which is meant
-- only where it is a matter of what a name has for a value.
local function check_direction(self, ast, first, last)
   if first <= last then return end
   local may_be_empty = is_named(ast.lo) or is_named(ast.hi)
   if may_be_empty and last == first - 1 then return end
   self:fail("E59", ast.lo.at or ast.at,
      ("this range runs backwards: `for` counts up, from %d to %d"):format(first, last),
      { hint = ("`for %s%s in %d..%d`, and `%d - %s` in it to count down"):format(
         ast.any and "any " or "", ast.name, last, first, first + last, ast.name) })
end

-- What is known of a loop: {ast, id = its counter, first, last}.
local function bounds_of(self, ast)
   local first = self:constant(ast.lo, "E59", "`for` needs constant bounds")
   local last = self:constant(ast.hi, "E59", "`for` needs constant bounds")
   if last - first >= MOST_ITERATIONS then
      self:fail("E59", ast.at,
         ("`for` over %d numbers; at most %d"):format(last - first + 1, MOST_ITERATIONS))
   end
   check_direction(self, ast, first, last)
   return first, last
end

-- The statements of the body while the counter is in lo..hi, and how the block ends.
local function run_body(self, loop, lo, hi)
   local ast, entry = loop.ast, self.locals[loop.id]
   self:count_work(ast.at)
   entry.version = (entry.version or 0) + 1
   local node = ir["local"]({ id = loop.id, name = ast.name, version = entry.version, lo = lo,
      hi = hi, at = ast.at })
   self.scope.names[ast.name] = { node = node, counter = true }
   return self:part(self.run, self, ast.body)
end

local function put_loop(self, loop, body)
   if #body == 0 then return end
   self.out[#self.out + 1] = ir["for"]({ id = loop.id, name = loop.ast.name, first = loop.first,
      last = loop.last, body = body, at = loop.ast.at })
end

-- Each iteration ----------------------------------------------------------------------------------

local function spell_out(self, loop, iterations)
   for i, statements in ipairs(iterations) do
      self.out[#self.out + 1] = ir.let({ id = loop.id, name = loop.ast.name,
         value = self:const(loop.first + i - 1, loop.ast.at), at = loop.ast.at })
      lists.append(self.out, statements)
   end
end

local function widen_renamed(self, renamed)
   for _, map in ipairs(renamed) do
      for later, first in pairs(map) do
         local a, b = self.locals[first], self.locals[later]
         a.lo, a.hi = num.min(a.lo, b.lo), num.max(a.hi, b.hi)
      end
   end
end

local function each_iteration(self, loop)
   local inner_id, iterations, stopped = self.next_id, {}, nil
   local flags = self.read_flags
   for i = loop.first, loop.last do
      local statements, status = run_body(self, loop, i, i)
      iterations[#iterations + 1] = statements
      if self.failed then break end
      stopped = stopped or status
      if stopped then break end
   end
   -- the last ones may be under conditions that never hold for them
   while #iterations > 1 and #iterations[#iterations] == 0 do
      iterations[#iterations] = nil
      loop.last = loop.last - 1
   end
   self.locals[loop.id].hi = loop.last
   local body, renamed
   if #iterations > 1 and flags == self.read_flags then
      body, renamed = merge(iterations, function(n) return n >= inner_id end)
   end
   if not body or stopped then
      spell_out(self, loop, iterations)
      return stopped
   end
   widen_renamed(self, renamed)
   put_loop(self, loop, body)
   return nil
end

-- All at once -------------------------------------------------------------------------------------

-- Are all values of a node among those of another one?
local function holds(all, node) return num.le(all.lo, node.lo) and num.le(node.hi, all.hi) end

-- Does all that is known of a local when an iteration begins hold when it ends, too?
local function stays(head, node)
   return holds(head, node) and (head.w == nil or head.w == node.w)
      and (not head.nonzero or node.nonzero) and (head.is_undefined or not node.is_undefined)
end

-- Widens a node to all numbers of a width: the least that holds it, or the next usual one.
local function widen(node)
   local is_signed = num.is_negative(node.lo)
   local width = num.width_unsigned(num.max(node.hi, num.bnot(node.lo))) + (is_signed and 1 or 0)
   if width > FEW then
      width = lists.find(WIDTHS, function(usual) return usual >= width end) or width
   end
   node.lo, node.hi = interval.of_type(width, is_signed)
end

-- A local as it is when an iteration begins: with the values of the last round, too.
local function begin_with(self, one, round)
   local entry, last = one.before, one.node
   local node = self:join_local(entry.id, last or entry.node, one.after or entry.node)
   if round > EXACT and not holds(last, one.after) then widen(node) end
   one.node = node
   self.scope.names[one.name] = { id = entry.id, node = node }
end

-- The locals that the body assigns and that have a value before, as variables.
local function carried(self, ast)
   local names, found = self.scope.names, {}
   for _, name in ipairs(self:assigned_locals(ast.body)) do
      local entry = names[name]
      if entry and entry.node then
         if not entry.id then self:set_local(name, entry.node, ast.at) end
         found[#found + 1] = { name = name, before = names[name] }
      end
   end
   return found
end

local function all_at_once(self, loop)
   local ast, reads = loop.ast, self.noted and #self.noted or 0
   local list, growing, stored, same, statements, status = carried(self, ast)
   for round = 1, MOST do
      local stores = #self.stored
      for _, one in ipairs(list) do begin_with(self, one, round) end
      statements, status = run_body(self, loop, loop.first, loop.last)
      if self.failed then return nil end
      if status then break end
      same = stores == #self.stored or stored -- what one stores matters to the next one
      stored = true
      for _, one in ipairs(list) do
         one.after = self.scope.names[one.name].node
         if not stays(one.node, one.after) then same, growing = false, one end
      end
      if same then break end
   end
   if self.noted and #self.noted > reads then
      self:fail("E04", ast.at, "a register that has a `read` in a `for any` is not built yet",
         { hint = "`for`, without `any`" })
   end
   if not status and not same then
      self:fail("E59", ast.at, ("`%s` may leave each iteration of a `for any` with more values: %s")
         :format(growing.name, interval.text(growing.after.lo, growing.after.hi)),
         { hint = "a cast where it is assigned, such as u8(..), or `for` without `any`" })
   end
   if status then
      spell_out(self, loop, { statements })
   else
      put_loop(self, loop, statements)
   end
   return status
end

--- A `for`.
function Walker:loop(ast)
   local first, last = bounds_of(self, ast)
   if last < first then return nil end
   self:check_local_name(ast.name, ast.at)
   local scope, id = self.scope, self:reserve(ast.name)
   local entry, outer = self.locals[id], scope.names[ast.name]
   entry.lo, entry.hi = first, last
   local loop = { ast = ast, id = id, first = first, last = last }
   local status = (ast.any and all_at_once or each_iteration)(self, loop)
   scope.names[ast.name] = outer
   return status
end

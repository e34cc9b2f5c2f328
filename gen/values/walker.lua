-- The walker: what is known while one piece of code becomes IR, the code of a form, of an operand
-- line or of a register entry. This file has the parts that need no knowledge of the language:
-- errors, building of nodes with their intervals, what an `if` has shown (facts), and locals. The
-- other files of this folder add methods to it.
local constant = require("gen.ir.node").constant
local ir = require("gen.ir.node").make
local num = require("gen.num")
local interval = require("gen.ir.interval")
local tree = require("gen.ir.tree")
local unread = require("gen.values.notes.unread")

local Walker = {}
Walker.__index = Walker

--- `context = {model, report, names, complain}`; `root = {binds, statics, tests, roles, form,
-- line}`.
function Walker.new(context, root)
   local self = setmetatable({
      context = context, model = context.model, report = context.report, root = root,
      out = {}, touched = {}, stored = {}, locals = {}, next_id = 1, facts = nil, keys = false,
      depth = 0, blocks = 0, work = 0, under = 0,
   }, Walker)
   self.frame = { out = self.out, at = 1 }
   self.scope = { kind = root.kind or "page", names = {}, statics = root.statics or {} }
   return self
end

-- Errors ------------------------------------------------------------------------------------------

local Failure = {}

--- Stops the statement at hand with a diagnostic.
function Walker.fail(_, code, at, message, more)
   error(setmetatable({ code = code, at = at, message = message, more = more }, Failure))
end

--- Stops the current statement; the diagnostic was reported before.
function Walker.give_up()
   error(setmetatable({}, Failure))
end

-- Lua nests some 190 protected calls; each nested block needs one.
local DEEPEST_BLOCK = 120

-- After a protected call: its results, or the walker as it was and the diagnostic.
local function settle(self, scope, out, facts, depth, placing, fine, failure, ...)
   self.blocks = self.blocks - 1
   if fine then return true, failure, ... end
   if getmetatable(failure) ~= Failure then error(failure, 0) end
   unread.stumble(self)
   self.scope, self.out, self.facts, self.depth, self.placing = scope, out, facts, depth, placing
   if failure.code then self:complain(failure.code, failure.at, failure.message, failure.more) end
   return false
end

--- Calls f(...); a failure becomes a diagnostic and `false` is returned, else `true` and the
-- results.
function Walker:guard(f, ...)
   if self.blocks == DEEPEST_BLOCK then
      self.blocks = self.blocks + 1
      self:fail("E03", self.near, "this code is nested too deeply")
   end
   self.blocks = self.blocks + 1
   return settle(self, self.scope, self.out, self.facts, self.depth, self.placing, pcall(f, ...))
end

--- A diagnostic that does not stop anything. One that occurs in many forms is reported once (see
-- `gen/values`).
function Walker:complain(code, at, message, more)
   self.failed = true
   unread.stumble(self)
   self.context.complain(self.root, "error", code, at, message, more)
end

function Walker:warn(code, at, message, more)
   self.context.complain(self.root, "warning", code, at, message, more)
end

-- Facts -------------------------------------------------------------------------------------------

-- Structural keys: two nodes with one key have one value, because all state is read as it was
-- before the instruction and a local carries the number of its last assignment. Texts are interned
-- so that keys stay short.
local interned, interned_count = {}, 0

local function intern(text)
   local key = interned[text]
   if not key then
      interned_count = interned_count + 1
      key, interned[text] = interned_count, interned_count
   end
   return key
end

local WEAK = { __mode = "k" }

local function word_of(value)
   return num.is_num(value) and num.tostring(value) or tostring(value)
end

local function key_of(self, node)
   self.keys = self.keys or setmetatable({}, WEAK)
   local key = self.keys[node]
   if not key then
      key = intern(table.concat(tree.words(node, word_of, function(part)
         return key_of(self, part)
      end), " "))
      self.keys[node] = key
   end
   return key
end

--- True if two nodes are the same expression, so that they have the same value.
--- Equal for nodes that are surely equal.
function Walker:key(node) return key_of(self, node) end

function Walker:same(a, b) return key_of(self, a) == key_of(self, b) end

--- Adds the fact that `node` is in lo..hi. Returns false when that is impossible.
function Walker:learn(node, lo, hi)
   lo, hi = num.max(lo, node.lo), num.min(hi, node.hi)
   if num.lt(hi, lo) then return false end
   if node.tag ~= "const" and not (num.eq(lo, node.lo) and num.eq(hi, node.hi)) then
      self.facts =
         { key = key_of(self, node), tag = node.tag, lo = lo, hi = hi, outer = self.facts }
   end
   return true
end

--- Adds the fact that `node` is not 0, which an interval around 0 cannot express.
function Walker:learn_nonzero(node)
   if node.tag == "const" or not num.is_negative(node.lo) then return end
   self.facts = {
      key = key_of(self, node), tag = node.tag, lo = node.lo, hi = node.hi, nonzero = true,
      outer = self.facts,
   }
end

--- The node, or a copy with the narrower interval that is known here.
function Walker:narrowed(node)
   local lo, hi, fact, key, nonzero = node.lo, node.hi, self.facts, nil, node.nonzero
   while fact do
      if fact.tag == node.tag then
         key = key or key_of(self, node)
         if fact.key == key then
            lo, hi, nonzero = num.max(lo, fact.lo), num.min(hi, fact.hi), nonzero or fact.nonzero
         end
      end
      fact = fact.outer
   end
   local same = num.eq(lo, node.lo) and num.eq(hi, node.hi) and nonzero == node.nonzero
   if same or num.lt(hi, lo) then return node end
   local copy = tree.copy(node)
   copy.lo, copy.hi, copy.nonzero = lo, hi, nonzero
   return copy
end

-- Nodes -------------------------------------------------------------------------------------------

function Walker.const(_, value, at, width)
   if not width and (value == 0 or value == 1) then width = 1 end
   return constant(value, at, width)
end

--- The single value of a node, or nil.
function Walker.value_of(_, node)
   return num.eq(node.lo, node.hi) and node.lo or nil
end

--- The interval of a node as messages show it.
function Walker.bounds(_, node) return interval.text(node.lo, node.hi) end

-- The way a bound took to its size: through the locals it came from, oldest first.
function Walker.growth(_, node, lo, hi)
   local steps, seen = {}, {}
   local function widest(n)
      local best
      for _, name in ipairs({ "a", "b", "yes", "no" }) do
         local child = n[name]
         if child and child.tag ~= "const" and child.lo
            and (not best or num.lt(num.abs(best.hi), num.abs(child.hi))) then
            best = child
         end
      end
      return best
   end
   local current = widest(node)
   while current and #steps < 6 do
      local origin = current.tag == "local" and current.origin or nil
      local at = origin and origin.at or current.at
      if not seen[current] and (origin or #steps == 0) then
         table.insert(steps, 1, ("%s (line %d)"):format(interval.rough(current.lo, current.hi),
            at and at.line or 0))
      end
      seen[current] = true
      current = origin and widest(origin) or not origin and widest(current) or nil
      if current and seen[current] then break end
   end
   steps[#steps + 1] = ("%s (line %d)"):format(interval.rough(lo, hi),
      node.at and node.at.line or 0)
   return table.concat(steps, " → ")
end

-- Functions are inlined and loops typed number by number, so a few lines can stand for very much
-- code.
local MOST_WORK = 200000

--- Counts one step of work; code that unfolds without end is refused.
function Walker:count_work(at)
   self.work = self.work + 1
   if self.work > MOST_WORK then
      self:fail("E03", at, "this code unfolds to more than 200,000 expressions",
         { hint = "a shorter `for`, or a local" })
   end
end

--- Sets the interval of `node`. An interval beyond 128 bits is E50; `what` is the expression in the
-- source.
function Walker:make(node, lo, hi, what)
   self:count_work(node.at)
   if not interval.fits(lo, hi) then
      self:fail("E50", node.at,
         ("%s does not fit in 128 bits: %s"):format(what and ("`%s`"):format(what())
         or "this expression", self:growth(node, lo, hi)),
            { hint = "a cast such as u32(..) where the value may wrap" })
   end
   node.lo, node.hi = lo, hi
   if self.facts then return self:narrowed(node) end
   return node
end

-- Locals ------------------------------------------------------------------------------------------

local function new_id(self, name)
   local id = self.next_id
   self.next_id = id + 1
   self.locals[id] = { name = name }
   return id
end

local function widen(entry, lo, hi)
   entry.lo = entry.lo and num.min(entry.lo, lo) or lo
   entry.hi = entry.hi and num.max(entry.hi, hi) or hi
end

--- Emits `let` for the local `id` and returns the node that reads it.
function Walker:let_id(id, value, at)
   local entry = self.locals[id]
   widen(entry, value.lo, value.hi)
   entry.version = (entry.version or 0) + 1
   self.out[#self.out + 1] = ir.let({ id = id, name = entry.name, value = value, at = at })
   return ir["local"]({
      id = id, name = entry.name, version = entry.version, lo = value.lo,
      hi = value.hi, w = value.w,
      at = at, origin = value, is_undefined = value.is_undefined, nonzero = value.nonzero,
   })
end

--- A fresh local that holds `value` from here on.
function Walker:let_temp(name, value, at)
   if self.root.kind == "entry" then return value end -- entries are one expression
   return self:let_id(new_id(self, name), value, at)
end

--- A fresh id for a local that several branches assign.
function Walker:reserve(name) return new_id(self, name) end

--- Assigns the local `name` of this scope. One name of one scope is one variable, whatever branch
-- assigns it.
function Walker:set_local(name, value, at)
   local ids = self.scope.ids or {}
   self.scope.ids = ids
   ids[name] = ids[name] or new_id(self, name)
   self.scope.names[name] = { id = ids[name], node = self:let_id(ids[name], value, at) }
end

--- The variable `id` where two arms merge that left `a` and `b` in it.
function Walker:join_local(id, a, b)
   local entry = self.locals[id]
   entry.version = (entry.version or 0) + 1
   return ir["local"]({
      id = id, name = entry.name, version = entry.version, lo = num.min(a.lo, b.lo),
      hi = num.max(a.hi, b.hi),
      w = a.w == b.w and a.w or nil, at = a.at,
      origin = num.lt(a.hi, b.hi) and b.origin or a.origin,
      is_undefined = a.is_undefined or b.is_undefined, nonzero = a.nonzero and b.nonzero,
   })
end

-- Results of code ---------------------------------------------------------------------------------

--- Runs f with an empty list of statements, which are executed where the list is; returns that list
-- and what f returns. `facts` are kept to it.
function Walker:part(f, ...)
   local out, facts = self.out, self.facts
   local inner = {}
   self.out = inner
   local a, b = f(...)
   self.out, self.facts = out, facts
   return inner, a, b
end

--- The same of statements that are executed under a condition.
function Walker:branch(f, ...)
   local under = self.under
   self.under = under + 1
   local inner, a, b = self:part(f, ...)
   self.under = under
   return inner, a, b
end

local function copy_names(names)
   local copy = {}
   for name, entry in pairs(names) do copy[name] = entry end
   return copy
end

Walker.copy_names = copy_names

return Walker

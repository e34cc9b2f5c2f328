-- From the IR of a form, or of what stands behind a register entry, to rows of uses: what is read
-- and written, under which condition, with which latency.
--
-- A read counts where its value is needed, not where it is computed: locals are followed to the
-- registers behind them from each place that asks for them, under the condition that holds there.
-- What an operand reads, writes or keeps is one row with rows of its own (`Walk:operand`), so that
-- all forms that have the operand can share it.
local ir = require("gen.ir.node").make
local lists = require("gen.base.lists")
local tree = require("gen.ir.tree")
local state = require("gen.emit.c.state")
local kept = require("gen.emit.uses.kept")
local value = require("gen.emit.uses.value")

local M = {}

local UNROLLED = 128 -- rounds of a loop that are looked at one by one

local Walk = {}
Walk.__index = Walk

--- A walk over one form (nil: over an entry); `where` = {terms, file_of = {[file] = index}}.
function M.new(where, form)
   return setmetatable({
      terms = where.terms, where = where, form = form, rows = {}, seen = {}, asked = {}, line_envs =
         {},
      when = where.terms.always,
   }, Walk)
end

function Walk:file_index(file) return self.where.file_of[file] end

-- Runs f under one more condition.
function Walk:under(test, f)
   if test == self.terms.zero then return end
   local saved = self.when
   self.when = self.terms:both(saved, test)
   f()
   self.when = saved
end

local ROW = { "kind", "file", "latency", "engine", "width", "jump", "what" }

-- What tells a row from others, but for its condition.
local function key_of(row)
   local key = { row.index and row.index.id or "-", row.from and row.from.id or "-" }
   for _, name in ipairs(ROW) do key[#key + 1] = tostring(row[name]) end
   for _, inner in ipairs(row.rows or {}) do
      key[#key + 1] = ("(%d %s)"):format(inner.when.id, inner.key)
   end
   return table.concat(key, " ")
end

function Walk:add(row)
   row.when, row.key = self.when, key_of(row)
   local text = row.when.id .. " " .. row.key
   if self.seen[text] then return end
   self.seen[text] = true
   self.rows[#self.rows + 1] = row
end

-- A walk over a part of the same form, whose rows are its own.
function Walk:within()
   local inner = M.new(self.where, self.form)
   inner.line_envs, inner.waiting = self.line_envs, self.waiting
   return inner
end

--- Notes what `visit(walk, line)` notes for each alternative of an operand.
function Walk:operand(choice, what, visit)
   local inner = self:within()
   for _, line in ipairs(choice.lines) do
      inner:under(value.takes(self, choice, line), function() visit(inner, line) end)
   end
   if #inner.rows == 0 then return end
   if #choice.lines > 1 then
      self:add({ kind = "OPERAND", what = what, choice = choice, rows = inner.rows })
      return
   end
   self:take(inner.rows)
end

-- Reads -------------------------------------------------------------------------------------------

-- What is read through an unforwarded file, and of its entries, is seen a cycle late; counters
-- count on.
local function read_kind(self, file)
   if self.waiting then return "WAIT" end
   return (self.late or file.unforwarded) and not file.counts and "LATE" or "READ"
end

-- By how many cycles a register that a field names, or any of a file, is read before the others, or
-- behind them.
local function early(self, file, index)
   local schedule, found = self.where.schedule, nil
   if not schedule then return nil end
   local function look(key, what)
      for _, row in ipairs(schedule.early) do
         if row[key][what] and (not row.forms or row.forms[self.form]) then found = row.n end
      end
   end
   look("files", file)
   if index then
      tree.each_node(index, function(node)
         if node.field then look("fields", node.field) end
      end, {})
   end
   return found
end

function Walk:read_register(node, env, from, width)
   local index = self.terms.zero
   if node.index then
      self:read(node.index, env)
      index = value.of(self, node.index, env)
   end
   self:add({ kind = read_kind(self, node.file), file = self:file_index(node.file), index = index,
      from = from or self.terms.zero, width = width or node.file.width,
      latency = early(self, node.file, node.index) })
end

-- What a local was given, each definition under the condition of its place.
local function read_local(self, node, env)
   local found = env[node.id]
   if not found then return end
   local key = ("%d %s"):format(self.when.id, tostring(found))
   if self.asked[key] then return end
   self.asked[key] = true
   for _, def in ipairs(found.defs) do
      self:under(def.when, function() self:read(def.node, def.env) end)
   end
end

local function read_line(self, line)
   local code = line.code
   if code.value then
      self:read(code.value, self:env_of(line))
   elseif code.touched then
      self:block({ code.touched }, self:env_of(line))
   end
end

local reads = {
   ["local"] = read_local,
   choice = function(self, node) self:operand(node.choice, "READS", read_line) end,
   reg = function(self, node, env) self:read_register(node, env) end,
   cond = function(self, node, env)
      self:read(node.test, env)
      local test = value.of(self, node.test, env)
      self:under(test, function() self:read(node.yes, env) end)
      self:under(self.terms:negated(test), function() self:read(node.no, env) end)
   end,
   land = function(self, node, env)
      self:read(node.a, env)
      self:under(value.of(self, node.a, env), function() self:read(node.b, env) end)
   end,
   lor = function(self, node, env)
      self:read(node.a, env)
      local test = value.of(self, node.a, env)
      self:under(self.terms:negated(test), function() self:read(node.b, env) end)
   end,
}

-- One of several: only what its number chooses is needed.
function reads.pick(self, node, env)
   self:read(node.k, env)
   local number = value.of(self, node.k, env)
   for i, arg in ipairs(node.args) do
      local chosen = self.terms:make("EQ", number, self.terms:const(i - 1))
      self:under(chosen, function() self:read(arg, env) end)
   end
end

function reads.slice(self, node, env)
   if node.base.tag ~= "reg" then return self:parts(node, env) end
   self:read(node.from, env)
   self:read_register(node.base, env, value.of(self, node.from, env), node.width)
end

function reads.gather(self, node, env)
   if node.base.tag ~= "reg" then return self:parts(node, env) end
   for _, part in ipairs(node.parts) do
      self:read_register(node.base, env, self.terms:const(part.lo), part.width)
   end
end

function Walk:parts(node, env)
   tree.each_part(node, function(part) self:read(part, env) end)
end

--- Notes the registers that an expression needs.
function Walk:read(node, env)
   local handler = reads[node.tag] or self.parts
   handler(self, node, env)
end

-- Writes ------------------------------------------------------------------------------------------

local function link_kind(block)
   if block.links then return "CALLS" end
   return block.drops and "RETURNS" or "JUMPS"
end

local targets = {}

-- `how` = {latency, engine, value, env, block}; from, width: the bits of the target that are meant
-- (nil: all).
function Walk:write(target, env, how, from, width)
   local handler = targets[target.tag]
   if handler then handler(self, target, env, how, from, width) end
end

-- A jump to one of two places is two jumps, each under its condition; to the next instruction it is
-- none.
local function jump(self, to, how)
   if to.tag == "next" and how.latency == 1 then return end
   if to.tag ~= "cond" then
      self:add({ kind = "JUMP", latency = how.latency, index = value.of(self, to, how.env),
         jump = link_kind(how.block) })
      return
   end
   local test = value.of(self, to.test, how.env)
   self:under(test, function() jump(self, to.yes, how) end)
   self:under(self.terms:negated(test), function() jump(self, to.no, how) end)
end

-- Where no lane is left, the program is over.
local function leave(self, how)
   local left = value.of(self, how.value, how.env)
   self:under(self.terms:make("EQ", left, self.terms.zero), function()
      self:add({ kind = "HALT" })
   end)
end

function targets.reg(self, target, env, how, from, width)
   if state.is_pc(target.file) then return jump(self, how.value, how) end
   if target.file.masks then return leave(self, how) end
   local index = self.terms.zero
   if target.index then
      self:read(target.index, env)
      index = value.of(self, target.index, env)
   end
   self:add({ kind = "WRITE", file = self:file_index(target.file), index = index,
      latency = how.latency,
      engine = how.engine, from = from or self.terms.zero, width = width or target.file.width })
end

function targets.slice(self, target, env, how, from, width)
   self:read(target.from, env)
   local place = value.of(self, target.from, env)
   if from then place = self.terms:make("ADD", place, from) end
   self:write(target.base, env, how, place, width or target.width)
end

function targets.gather(self, target, env, how, from)
   for _, part in ipairs(target.parts) do
      if from then
         self:write(target.base, env, how, self.terms.unknown, part.width)
      else
         self:write(target.base, env, how, self.terms:const(part.lo), part.width)
      end
   end
end

function targets.cat(self, target, env, how)
   for _, part in ipairs(target.parts) do self:write(part.target, env, how) end
end

function targets.choice(self, target, _, how, from, width)
   self:operand(target.choice, "WRITES", function(inner, line)
      if line.code.target and not line.code.none then
         inner:write(line.code.target, inner:env_of(line), how, from, width)
      end
   end)
end

function targets.space(self, target, env) self:read(target.index, env) end

-- Statements --------------------------------------------------------------------------------------

-- What another walk has noted, under the condition of this place.
function Walk:take(rows)
   for _, row in ipairs(rows) do
      self:under(row.when, function() self:add(setmetatable({}, { __index = row })) end)
   end
end

--- Definitions of the locals of an operand's line, whose conditions are those within the line; what
-- its statements do is noted once.
function Walk:env_of(line)
   local env = self.line_envs[line]
   if not env then
      self.line_envs[line] = {}
      local inner = self:within()
      env = inner:block(line.code.before or {}, {})
      self.line_envs[line] = env
      self:take(inner.rows)
   end
   return env
end

local function with(env, id, definition)
   return setmetatable({ [id] = definition }, { __index = env })
end

-- Locals that a branch has given, down to the environment before it.
local function given(env, before)
   local ids, seen = {}, {}
   while env ~= before do
      for id in next, env do
         if not seen[id] then
            seen[id], ids[#ids + 1] = true, id
         end
      end
      env = getmetatable(env).__index
   end
   table.sort(ids)
   return ids
end

local function append(list, more)
   lists.append(list, more and more.defs or {})
end

-- After an `if`, a local is what either side gave it.
local function merged(self, test, before, yes, no)
   local env, done = before, {}
   for _, side in ipairs({ yes, no }) do
      for _, id in ipairs(given(side, before)) do
         if not done[id] then
            done[id] = true
            local a, b = yes[id], no[id]
            local defs = {}
            append(defs, a)
            if b ~= a then append(defs, b) end
            local unknown = self.terms.unknown
            local term = self.terms:cond(test, a and a.term or unknown, b and b.term or unknown)
            env = with(env, id, { term = term, defs = defs })
         end
      end
   end
   return env
end

-- A value that is the address behind this instruction, or so: what a call leaves for the way back.
local function is_way_back(node)
   local tag = node.tag
   if tag == "next" then return true end
   if tag == "trunc" or tag == "slice" then return is_way_back(node.a or node.base) end
   return (tag == "add" or tag == "sub") and node.b.tag == "const"
      and (node.a.tag == "pc" or is_way_back(node.a))
end

local function is_jump(target) return target.tag == "reg" and state.is_pc(target.file) end

-- Does a block leave a way back, or take one?
local function links_of(block)
   local links, drops = false, false
   for _, s in ipairs(block) do
      links = links or s.tag == "push" or s.tag == "store" and not is_jump(s.target)
         and is_way_back(s.value)
      drops = drops or s.tag == "drop"
   end
   return { links = links, drops = drops }
end

-- What the lines do behind the page.
function Walk:after(choice)
   for _, line in ipairs(choice.lines) do
      self:under(value.takes(self, choice, line), function()
         for _, inner in ipairs(line.choices) do self:after(inner) end
         if line.code.after then self:block(line.code.after.body, {}) end
      end)
   end
end

local statements = {
   use = function(self, s)
      for _, line in ipairs(s.choice.lines) do
         self:under(value.takes(self, s.choice, line), function() self:env_of(line) end)
      end
   end,
   ["then"] = function(self, s) self:after(s.choice) end,
   occupy = function(self, s) self:add({ kind = "BUSY", engine = s.engine.index,
      latency = s.n }) end,
   halt = function(self) self:add({ kind = "HALT" }) end,
   push = function(self, s, env)
      for _, pushed in ipairs(s.values) do self:read(pushed, env) end
   end,
}

function statements.let(self, s, env)
   local def = { node = s.value, env = env, when = self.when }
   return with(env, s.id, { term = value.of(self, s.value, env), defs = { def } })
end

function statements.store(self, s, env, block)
   local how = { latency = s.delay or 1, engine = s.engine and s.engine.index, value = s.value,
      env = env, block = block }
   self:read(s.value, env)
   self:write(s.target, env, how)
end

function statements.atomic(self, s, env) return self:block(s.body, env) end

function statements.wait(self, s, env)
   self.waiting = true
   self:read(s.test, env)
   self.waiting = false
end

-- What is not executed still says which registers matter to it; where a jump leads is unknown.
local nowhere = ir.undefined({ width = 0 })

function statements.unknown(self, s, env)
   env = self:block(s.before or {}, env)
   for _, node in ipairs(s.reads or {}) do self:read(node, env) end
   local how = { latency = 1, value = nowhere, env = env, block = {} }
   for _, written in ipairs(s.writes or {}) do
      local test = self.terms.always
      if written.test then
         self:read(written.test, env)
         test = value.of(self, written.test, env)
      end
      self:under(test, function() self:write(written.target, env, how) end)
   end
end

statements["if"] = function(self, s, env)
   self:read(s.test, env)
   local test = value.of(self, s.test, env)
   local yes, no = env, env
   self:under(test, function() yes = self:block(s.yes, env) end)
   self:under(self.terms:negated(test), function() no = self:block(s.no, env) end)
   return merged(self, test, env, yes, no)
end

statements["for"] = function(self, s, env)
   if s.last - s.first >= UNROLLED then
      return self:block(s.body, with(env, s.id, { term = self.terms.unknown, defs = {} }))
   end
   for i = s.first, s.last do
      env = self:block(s.body, with(env, s.id, { term = self.terms:const(i), defs = {} }))
   end
   return env
end

--- Notes what a block of statements does; the environment behind it.
function Walk:block(list, env)
   local block = links_of(list)
   for _, s in ipairs(list) do
      local handler = statements[s.tag]
      env = handler and handler(self, s, env, block) or env
   end
   return env
end

-- Entries -----------------------------------------------------------------------------------------

--- What stands behind an entry of a file: {reads = rows, writes = rows, value = term}.
function M.entry(where, file, entry)
   local code = entry.code
   local reading, writing = M.new(where), M.new(where)
   reading.late = file.unforwarded
   reading:read(code.value, {})
   if code.target then
      local how = { latency = 0, value = code.value, env = {}, block = { links = false } }
      writing:write(code.target, {}, how)
   end
   return { reads = reading.rows, writes = writing.rows, value = value.of(reading, code.value, {}) }
end

--- The rows of a form.
function M.form(where, form)
   local walk = M.new(where, form)
   if form.code then
      walk:block(form.code.body, {})
      walk:block(form.code.touched, {})
   end
   if where.schedule then kept.note(walk, form, where.schedule.reuse) end
   return walk.rows
end

return M

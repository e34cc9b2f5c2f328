-- From the IR of a form, or of what a register entry stands for, to rows of uses: what is read
-- and written, under which condition, with which latency.
--
-- A read counts where its value is needed, not where it is computed: locals are followed to the
-- registers they come from at each place that asks for them, under the condition that holds there.
-- What an operand reads, writes or keeps is one row with rows of its own (`Walk:operand`), so that
-- all forms that have the operand can share it.
local ir = require("gen.ir.node").make
local lists = require("gen.base.lists")
local tree = require("gen.ir.tree")
local state = require("gen.emit.c.state")
local kept = require("gen.emit.uses.kept")
local reads = require("gen.emit.uses.reads")
local targets = require("gen.emit.uses.targets")
local value = require("gen.emit.uses.value")

local M = {}

local UNROLLED = 128 -- rounds of a loop that are looked at one by one

local Walk = {}
Walk.__index = Walk

--- A walk over one form (nil: over an entry); `where` = {terms, schedule}.
function M.new(where, form)
   return setmetatable({ terms = where.terms, where = where, form = form, rows = {}, seen = {},
      asked = {}, line_envs = {}, when = where.terms.always }, Walk)
end

-- Runs f under one more condition.
function Walk:under(test, f)
   if test == self.terms.zero then return end
   local saved = self.when
   self.when = self.terms:both(saved, test)
   f()
   self.when = saved
end

-- Runs one function where the test holds, the other where it does not.
function Walk:either(test, yes, no)
   self:under(test, yes)
   self:under(self.terms:negated(test), no)
end

--- Runs f(line) for each alternative of an operand, where it is taken.
function Walk:each_line(choice, f)
   for _, line in ipairs(choice.lines) do
      self:under(value.takes(self, choice, line), function() f(line) end)
   end
end

local ROW = { "kind", "latency", "engine", "width", "jump", "what" }

-- What tells a row from others, but for its condition.
local function key_of(row)
   local key = { row.file and row.file.name or "-", row.index and row.index.id or "-",
      row.from and row.from.id or "-" }
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
   inner:each_line(choice, function(line) visit(inner, line) end)
   if #inner.rows == 0 then return end
   if #choice.lines > 1 then
      self:add({ kind = "OPERAND", what = what, choice = choice, rows = inner.rows })
      return
   end
   self:take(inner.rows)
end

-- Expressions and targets -------------------------------------------------------------------------

--- Notes the registers that an expression needs.
function Walk:read(node, env)
   local handler = reads[node.tag]
   if handler then return handler(self, node, env) end
   self:parts(node, env)
end

function Walk:parts(node, env)
   tree.each_part(node, function(part) self:read(part, env) end)
end

--- The number of a register in its file, which is needed.
function Walk:index_of(node, env)
   if not node.index then return self.terms.zero end
   self:read(node.index, env)
   return value.of(self, node.index, env)
end

--- Notes what a store changes. `how` = {latency, engine, value, env, block}; from, width: the bits
-- of the target that are meant (nil: all).
function Walk:write(target, env, how, from, width)
   local handler = targets[target.tag]
   if handler then handler(self, target, env, how, from, width) end
end

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

-- A value that is the address after this instruction, or near it: the return address of a call.
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

-- What the alternatives do after the body of the form.
function Walk:after(choice)
   self:each_line(choice, function(line)
      for _, inner in ipairs(line.choices) do self:after(inner) end
      if line.code.after then self:block(line.code.after.body, {}) end
   end)
end

local statements = {
   use = function(self, s)
      self:each_line(s.choice, function(line) self:env_of(line) end)
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
   self:either(test, function() yes = self:block(s.yes, env) end,
      function() no = self:block(s.no, env) end)
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

--- Notes what a block of statements does; the environment after it.
function Walk:block(list, env)
   local block = links_of(list)
   for _, s in ipairs(list) do
      local handler = statements[s.tag]
      env = handler and handler(self, s, env, block) or env
   end
   return env
end

-- Entries -----------------------------------------------------------------------------------------

--- What an entry of a file stands for: {reads = rows, writes = rows, value = term}.
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

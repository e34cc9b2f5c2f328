-- From the IR of a form, or of what a register entry stands for, to a C function that notes what
-- is read and written, in the same order and under the same conditions as the code does it
-- (tools/lib/analysis/uses.h has its words).
--
-- A read counts where its value is needed, not where it is computed: what a local needs is only
-- noted for it (LET, MORE), and happens where the local is read (NEED). What an operand reads,
-- writes or keeps, and its value, are functions of their own, which all forms with it share.
local ir = require("gen.ir.node").make
local lists = require("gen.base.lists")
local tree = require("gen.ir.tree")
local state = require("gen.emit.c.state")
local folding = require("gen.emit.uses.folding")
local kept = require("gen.emit.uses.kept")
local reads = require("gen.emit.uses.reads")
local targets = require("gen.emit.uses.targets")
local expression = require("gen.emit.uses.expression")
local value = require("gen.emit.uses.value")
local fn = require("gen.emit.uses.fn")
require("gen.emit.uses.operand")

local M = {}

local Walk = fn.Walk

-- Expressions, targets, locals --------------------------------------------------------------------

--- Notes the registers that an expression needs.
function Walk:read(node)
   local handler = reads[node.tag]
   if handler then return handler(self, node) end
   self:parts(node)
end

function Walk:parts(node)
   tree.each_part(node, function(part) self:read(part) end)
end

--- Notes a use of a register: its number is needed. `from(walk)`: the first of `width` bits; nil:
--- all of it.
function Walk:register(how, node, from, width)
   if self.silent then return end
   local index = value.const(0)
   if node.index then
      self:read(node.index)
      index = expression.of(self, node.index)
   end
   self:use(how, node.file, index, from and from(self), width)
end

--- The same with a number and a first bit that are values.
function Walk:use(how, file, index, from, width)
   local only = self.only_writes
   if only and not (only[file] and how:find("^WRITE")) then return end
   local name, bits = self.where.file(file), nil
   if from and not (from.const == 0 and width >= file.width) then
      bits = ("BITS(%s, %d)"):format(value.place(from), width)
   end
   if index.kind == "int" and not bits then
      return self:note(("USE(%s, %s, %s);"):format(how, name, index.text))
   end
   self:note(("USE_PART(%s, %s, %s, %s);"):format(how, name, value.number(index), bits or "ALL"))
end

--- Notes what a store changes. `how` = {latency, engine, value, block}; from, width: the bits
-- of the target that are meant (nil: all).
function Walk:write(target, how, from, width)
   local handler = targets[target.tag]
   if handler then handler(self, target, how, from, width) end
end

--- What an alternative does before its value and target are there.
function Walk:before(line)
   if not line.code.before or self.seen[line] then return end
   self.seen[line] = true
   self:block(line.code.before)
end

--- Do stores to `$pc` say where the instruction leads to, and is that what this walk notes?
function Walk:notes_stores_to_pc() return self.only_paths and not self.where.has_paths end

--- The value of a local, where it has one here.
function Walk:local_value(id)
   if not self.value_of[id] then self.early[id] = true end
   return self.value_of[id] or value.unknown
end

-- Gives a local a value; what was computed of another one is computed again.
local function set_local(self, id, v)
   if self.value_of[id] or self.early[id] then self.values = {} end
   self.value_of[id] = v
end

--- Has a local one value for all of the instruction?
function Walk:is_constant(id)
   return self.value_of[id] and not self.several[id] and self.rounds == 0
end

--- What a local was given is needed.
function Walk:need(id)
   for _, line in ipairs(self.needs[id] or {}) do self:note(line) end
   if self.several[id] and self.noted[id] then
      if self.deferred == id then self.adds = true
      else self:note(("NEED(%d);"):format(id)) end
   end
end

-- Statements --------------------------------------------------------------------------------------

local statements = {
   use = function(self, s)
      self:operand(s.choice, "use", function(inner, line) inner:before(line) end)
   end,
   occupy = function(self, s) self:note(("BUSY(%d, %d);"):format(s.engine.index, s.n)) end,
   halt = function(self)
      if self:notes_stores_to_pc() then self:note("HALT;") end
   end,
   push = function(self, s)
      for _, pushed in ipairs(s.values) do self:read(pushed) end
   end,
}

-- What the alternatives do after the body of the form.
local function after(self, choice)
   self:operand(choice, "after", function(walk, line)
      for _, inner in ipairs(line.choices) do after(walk, inner) end
      if line.code.after then walk:block(line.code.after.body) end
   end)
end
statements["then"] = function(self, s) after(self, s.choice) end

local FEW = 3 -- lines that are repeated where a local is read

-- Are these lines few, and do they say the same wherever they are?
local function are_plain(self, lines)
   return #lines <= FEW and lists.all(lines, function(line)
      local id = tonumber(line:match("^NEED%((%d+)%)"))
      return fn.is_statement(line) and not line:find(fn.VARIABLE) and not self.several[id]
   end)
end

-- Is a value short, and the same everywhere?
local function is_plain(self, v)
   local plain = #v.text <= 24
   for id in v.text:gmatch(fn.VARIABLE .. "(%d+)") do
      plain = plain and self:is_constant(tonumber(id))
   end
   return plain
end

-- Does a local with several values need the same few lines for each, as far as is known?
local function is_alike(self, id, lines)
   if self.differs[id] then return false end
   local text = table.concat(lines, "\n")
   self.alike[id] = self.alike[id] or text
   if self.alike[id] == text and are_plain(self, lines) then return true end
   self.differs[id], self.again = true, true
   return false
end

-- The local that stands for the same lines here, this one if it is the first.
local function same_needs(self, id, lines)
   local text = table.concat(lines, "\n"):gsub("(IF%()%d+", "%1"):gsub("(END%()%d+", "%1")
   if text:find(fn.VARIABLE) or text:find("ELSE") then return id end
   for needed in text:gmatch("NEED%((%d+)%)") do
      if self.several[tonumber(needed)] then return id end
   end
   local key = "LET " .. text
   self.seen[key] = self.seen[key] or id
   return self.seen[key]
end

-- Notes for a local what its value needs; of one with several values `noted` says whether any
-- needs something. A value that is made of the old one, as of a sum, needs more (MORE).
local function give_needs(self, id, node)
   local outer, outer_adds = self.deferred, self.adds
   self.deferred, self.adds = id, false
   local lines = self:lines_of(function() self:read(node) end, true)
   local word = self.adds and "MORE" or "LET"
   self.deferred, self.adds = outer, outer_adds
   local plain
   if self.several[id] then plain = is_alike(self, id, lines)
   else plain = are_plain(self, lines) end
   if plain then
      self.needs[id] = lines
      return
   end
   if #lines == 0 then return end
   local same = not self.several[id] and same_needs(self, id, lines) or id
   if same ~= id then
      self.needs[id] = self.needs[same]
      return
   end
   local need = ("NEED(%d)"):format(id)
   if self.several[id] then
      self.again = self.again or not self.noted[id]
      self.noted[id] = true
   else
      self.needs[id] = { need .. ";" }
   end
   self:asks_for(need, lines)
   if self.asked[need] then
      self:under(("%s(%d)"):format(word, id), lines, ("END_%s(%d)"):format(word, id))
      self.changes = self.changes + 1
   end
end

local ASSIGNED = { int = "x%d = %s;", test = "x%d = rt_answer(u, %s);", number = "x%d = %s;",
   joined = "rt_assign(u, &x%d, %s);" }

-- Gives a local a value; of one of two numbers the variable says which.
local function give_value(self, id, v)
   local several = self.several[id]
   if is_plain(self, v) and not several then
      set_local(self, id, v)
      return
   end
   local two = not several and v.two
   if two then v = two.test end
   local kind = several and "joined" or v.kind
   local text = value.text_of[kind](v)
   self.data[id] = self.data[id] or kind ~= "int" and self:is_data(text)
   self.opaque[id] = self.opaque[id] or kind ~= "int" and self:is_opaque(text)
   self:asks_for("x" .. id, { text })
   if self.folds then table.insert(self.given, ("x%d = %s"):format(id, text)) end
   if self.asked["x" .. id] then
      self:line(ASSIGNED[kind]:format(id, text))
      self.kinds[id] = kind
      self.changes = self.changes + 1
   end
   v = { kind = several and "number" or kind, width = kind == "test" and 1 or nil,
      per = not several and v.per or nil,
      text = ("x%d%s"):format(id, several and ".number" or "") }
   set_local(self, id, two and value.one_of_two(value.test(v), two.yes, two.no) or v)
end

function statements.let(self, s)
   local id = s.id
   if self.first[id] and self.first[id] ~= s and not self.several[id] then
      self.several[id], self.again = true, true
   end
   self.first[id] = s
   if not self.silent then give_needs(self, id, s.value) end
   give_value(self, id, expression.of(self, s.value))
end

function statements.store(self, s, block)
   self:read(s.value)
   self:write(s.target, { latency = s.delay or 1, engine = s.engine and s.engine.index,
      value = s.value, block = block })
   if self.gives and self.lines == self.gives then folding.give(self, s) end
end

function statements.atomic(self, s) self:block(s.body) end

function statements.wait(self, s)
   self.waiting = true
   self:read(s.test)
   self.waiting = false
end

local JUMPS = { jump = "JUMPS", call = "CALLS", ["return"] = "RETURNS" }

function statements.path(self, s)
   local key = s.key and value.number(expression.of(self, s.key))
   local to = s.to and value.number(expression.of(self, s.to)) or "UNKNOWN"
   if s.kind == "end" then
      self:note("HALT;")
   elseif s.kind == "open" then
      self:note(("OPENS(%s, %s);"):format(key, to))
   elseif s.kind == "meet" then
      self:note(("MEETS(%s);"):format(key))
   else
      self:note(("JUMP(%s, 1, %s);"):format(JUMPS[s.kind], to))
   end
end

-- What is not executed still says which registers matter to it; where a jump leads is unknown.
local nowhere = ir.undefined({ width = 0 })

function statements.unknown(self, s)
   self:block(s.before or {})
   for _, node in ipairs(s.reads or {}) do self:read(node) end
   local how = { latency = 1, value = nowhere, block = {} }
   for _, written in ipairs(s.writes or {}) do
      local function write() self:write(written.target, how) end
      if written.test then
         self:read(written.test)
         self:either(expression.of(self, written.test), write)
      else
         write()
      end
   end
end

-- What decides about a path is no address: contents of registers do not matter to it.
local function test_of(self, node)
   local folds, values = self.folds, self.values
   if not folds then return expression.of(self, node) end
   self.folds, self.values = false, {}
   local test = expression.of(self, node)
   self.folds, self.values = folds, values
   return test
end

statements["if"] = function(self, s)
   self:read(s.test)
   self:either(test_of(self, s.test), function() self:block(s.yes) end,
      function() self:block(s.no) end)
end

-- Are the lines of a loop the same, and say no more, the second time?
local function says_no_more(lines)
   return lists.all(lines, function(line)
      return line:find("^ *rt_assign%(u, &x%d+, UNKNOWN%);$")
         or not line:find(fn.VARIABLE) and not line:find("NEED")
   end)
end

local UNROLLED = 128 -- rounds of a loop that are looked at one by one

statements["for"] = function(self, s)
   self.changes = self.changes + 1
   if s.last - s.first >= UNROLLED then
      set_local(self, s.id, value.unknown)
      return self:block(s.body)
   end
   set_local(self, s.id, { kind = "int", text = "x" .. s.id })
   self.rounds, self.values = self.rounds + 1, {}
   local lines = self:lines_of(function() self:block(s.body) end)
   self.rounds, self.values = self.rounds - 1, {}
   if says_no_more(lines) then
      lists.append(self.lines, lines)
   else
      self:under(("for (uint64_t x%d = %d; x%d <= %d; x%d++) {"):format(s.id, s.first, s.id, s.last,
         s.id), lines, "}")
   end
   self.changes = self.changes + 1
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

--- Notes what a block of statements does.
function Walk:block(list)
   local block = links_of(list)
   for _, s in ipairs(list) do
      local handler = statements[s.tag]
      if handler then handler(self, s, block) end
   end
end

-- Entries and forms -------------------------------------------------------------------------------

local function written(where, form, kind, name, how, f)
   local lines = fn.body_of(fn.walk_over(where, form, function() return fn.FORM end, how, f))
   return #lines == 0 and "NULL" or where.put(kind, name, {}, lines)
end

--- The names of the functions of an entry: its value, where that is one bit and no number, and what
--- happens where it is read, written.
function M.entry(where, file, entry, name)
   local code = entry.code
   local value_name = written(where, nil, "rt_value", name .. "_value", { silent = true },
      function(walk)
         local found = expression.of(walk, code.value)
         if file.width > 1 or found.const or found.is_unknown then return end
         walk:line(("return %s;"):format(value.number(found)))
      end)
   local reading = written(where, nil, "void", name .. "_reads", { late = file.unforwarded },
      function(walk) walk:read(code.value) end)
   local writing = written(where, nil, "void", name .. "_writes", {}, function(walk)
      if not code.target then return end
      walk:write(code.target, { latency = 0, value = code.value, block = { links = false } })
   end)
   return value_name, reading, writing
end

--- The name of the function that notes where a form leads to.
function M.paths(where, form)
   return written(where, form, "void", "paths_" .. form.ident:lower(),
      { only_paths = true, folds = where.folds },
      function(walk)
         local code = form.code
         if code then walk:block(where.has_paths and code.paths or code.body) end
      end)
end

--- The name of the function that notes which of these files a form writes, and what is known of it.
function M.folds(where, form, files)
   if not form.code then return "NULL" end
   return written(where, form, "void", "folds_" .. form.ident:lower(),
      { only_writes = files, folds = true }, function(walk)
         walk.gives = folding.stores_once(form, files) and walk.lines
         walk:block(form.code.body)
         walk:block(form.code.touched)
      end)
end

--- The name of the function of a form that notes all; `paths` is that of where it leads to.
function M.form(where, form, paths)
   return written(where, form, "void", "uses_" .. form.ident:lower(), {}, function(walk)
      if form.code then
         walk:block(form.code.body)
         walk:block(form.code.touched)
      end
      if paths ~= "NULL" then walk:note(paths .. "(u);") end
      if where.schedule then kept.note(walk, form, where.schedule.reuse) end
   end)
end

return M

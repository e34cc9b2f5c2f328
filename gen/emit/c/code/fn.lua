-- One function of the interpreter while it is written: how everything an expression can name is
-- spelled in C.
--
-- Constants of the instruction (fields, the address after it) become locals at the head of the
-- function, or of the operand line that carries them, when they are first used. Statements go to
-- `fn.w`; `exec/statement.lua` drives.
local constant = require("gen.ir.node").constant
local ir = require("gen.ir.node").make
local lists = require("gen.base.lists")
local num = require("gen.num")
local c = require("gen.emit.c")
local state = require("gen.emit.c.state")
local ctype = require("gen.emit.c.ctype")
local expr = require("gen.emit.c.code.expr")
local tree = require("gen.ir.tree")

local M = {}

local Fn = {}
Fn.__index = Fn

local function new_scope(fn)
   return { head = c.writer(), names = {}, depth = fn and fn.w.depth or 1 }
end

--- A function for `form`. `shared` collects what the whole file needs: `{model, prefix, columns}`.
function M.new(shared, form)
   local fn = setmetatable({
      shared = shared, model = shared.model, prefix = shared.prefix, form = form,
      taken = { m = true, s = true, ["in"] = true, before = true, lane = true, active = true,
         commit = true },
      w = c.writer(), memo = {}, not_called = {}, temporaries = {}, local_info = {},
         choice_codes = {}, lines = {},
      left = {}, lane = "m->lane", types = {}, guarded = 0,
      small = {}, roundings = {}, known = { lines = {}, values = {}, masks = {} },
   }, Fn)
   for _, name in ipairs({ "now", "far", "way" }) do fn.taken[name] = shared.has_ops or nil end
   fn.w.depth = 1
   fn.root = new_scope()
   fn.root.head.depth = 1
   fn.scope = fn.root
   return fn
end

-- Names -------------------------------------------------------------------------------------------

--- Expressions as C: the value; a number that agrees with it in its low bits; either, where the
-- rest is cut.
Fn.value, Fn.modulo, Fn.low = expr.value, expr.modulo, expr.low

--- A name of the function's own that reads like `wanted`. Names of an operand line are free again
-- after it, but only for other lines: at the head of the function they would hide nothing there,
-- but be hidden.
function Fn:name(wanted)
   local base = c.ident(wanted):lower()
   if base:match("^_") then base = "x" .. base end
   local name, n = base, 1
   local inside = self.scope.outer ~= nil
   while self.taken[name] or state.keywords[name] or not inside and self.left[name] do
      n = n + 1
      name = base .. "_" .. n
   end
   self.taken[name] = true
   if inside then self.scope.own[#self.scope.own + 1] = name end
   return name
end

--- Forgets what was computed for the statement before.
function Fn:next_statement()
   self.memo, self.temporaries = {}, {}
end

-- Scopes: the function, or one operand line -------------------------------------------------------

--- Writes what `f` writes into a block whose own constants are at its head. `line` is the operand
-- line it is for.
function Fn:in_line(line, f)
   local saved_scope, saved_w = self.scope, self.w
   self.scope = { head = c.writer(), names = {}, own = {}, outer = saved_scope }
   self.scope.head.depth = saved_w.depth
   self.w = c.writer()
   self.w.depth = saved_w.depth
   self.lines[#self.lines + 1] = line
   self:next_statement()
   f()
   self.lines[#self.lines] = nil
   local inner, head = self.w, self.scope.head
   for _, name in ipairs(self.scope.own) do self.taken[name], self.left[name] = nil, true end
   self.scope, self.w = saved_scope, saved_w
   self:next_statement()
   return head.lines, inner.lines
end

--- Appends lines that were written before.
function Fn:append(lines)
   lists.append(self.w.lines, lines)
end

--- A constant of the function or line: declared once, in the outermost scope where it holds. `make`
-- gives its Code.
function Fn:constant(key, wanted, scope, make)
   local look = scope
   while look do
      if look.names[key] then return look.names[key] end
      look = look.outer
   end
   local code = make()
   local here = self.scope
   self.scope = scope
   local name = self:name(wanted)
   self.scope = here
   scope.head:line("const %s %s = %s;", ctype.c(code.type), name, code.text)
   self.types[name] = ctype.c(code.type) .. " "
   scope.names[key] = ctype.atom(name, code.type)
   return scope.names[key]
end

-- Locals ------------------------------------------------------------------------------------------

--- Makes known how the locals of a piece of code are called. `info[id] = {name, type, mutable}`.
function Fn:enter_code(info)
   local saved = self.local_info
   self.local_info = info
   return saved
end

function Fn:local_(e)
   local entry = assert(self.local_info[e.id], "local without a let")
   if entry.has_parts then
      local both = ctype.call("rt_joined", { ctype.atom(entry.name) }, "u128")
      return ctype.cast(both, entry.type)
   end
   return ctype.atom(entry.name, entry.type)
end

local function is_simple(text) return text:match("^%-?[%w_]+$") ~= nil end

--- A constant for the value of a code, declared here.
function Fn:declare(wanted, code, type)
   type = type or code.type
   local name = self:name(wanted)
   self.w:line("const %s %s = %s;", ctype.c(type), name, ctype.as(code, type).text)
   self.types[name] = ctype.c(type) .. " "
   return ctype.atom(name, type)
end

--- A node with the value of `e` whose text may appear several times.
function Fn:once(e)
   if e.tag == "const" or e.tag == "code" then return e end
   local known = self.temporaries[e]
   if known then return known end
   local code = expr.value(self, e)
   if not is_simple(code.text) and not self:may_trap(e) then code = self:declare("t", code) end
   local node = ir.code({ code = code, lo = e.lo, hi = e.hi })
   self.temporaries[e] = node
   return node
end

-- Program counter and word ------------------------------------------------------------------------

local function pc_width(model)
   for _, file in ipairs(model.files) do
      if state.is_pc(file) then return file.width end
   end
   return 64
end

local IN_OP = { pc = "in->op.pc", next = "in[1].op.pc" }

local function of_machine(self, member)
   return self:constant("machine " .. member, member, self.root, function()
      local text = self.in_op and IN_OP[member] or "m->" .. member
      return ctype.exactly(ctype.atom(text, "u64"),
         ctype.of(0, num.mask(pc_width(self.model))))
   end)
end

--- The address of this instruction, and of the one after it.
function Fn:pc() return of_machine(self, "pc") end
function Fn:next() return of_machine(self, "next") end

--- Is the configuration one of these bits?
function Fn:config(mask)
   return self:constant("config " .. mask, "here", self.root, function()
      local text = ("(%s >> m->context.config & 1)"):format(c.hex(mask))
      return ctype.cast(ctype.atom(text, "u64"), ctype.of(0, 1))
   end)
end

--- The bits of the instruction.
function Fn:word()
   return self:constant("word", "word", self.root, function()
      local bits, text = self.model.word_bits, "rt_word(m, in)"
      if self.in_op then text, self.shared.needs_word = "in->word", true end
      if bits <= 64 then
         return ctype.exactly(ctype.atom(text .. ".half[0]", "u64"), ctype.of(0, num.mask(bits)))
      end
      return ctype.atom(("rt_wide(%s)"):format(text), "u128")
   end)
end

-- State -------------------------------------------------------------------------------------------

--- Whether reads of a file go through a function, because some entries stand for other state.
function M.has_aliases(file)
   return lists.any(file.entry_list or {}, function(entry)
      return entry.value and not state.wired(entry)
   end)
end

local function const_index(e)
   return e and e.tag == "const" and num.is_small(e.value) and e.value or nil
end

--- A register as it was before the instruction.
function Fn:register(e)
   local file = e.file
   if state.is_pc(file) then return self:pc() end
   if state.is_bundle(file) then return expr.literal(0) end -- every bundle begins without it
   local ident, type = state.ident(file), ctype.promoted(file.width, file.signed)
   local way = self.ways and self.ways[file]
   local before = way and way.way == "before"
   local from = self.reads_old and "old." or before and "before." or "s->"
   local function found(text)
      local code = ctype.atom(text, type)
      return file.signed and file.width <= 16 and ctype.short(code) or code
   end
   -- What passes through an unforwarded file is what was there a cycle ago.
   local is_late = (self.is_late or file.unforwarded and not self.reads_now)
      and self.shared.time.late[file]
   local whole = ctype.atom(self.reads_old and "&old" or before and "&before" or "s")
   local function late(index)
      local arguments = { ctype.atom("m"), whole, index and ctype.as(index, "i32") }
      return ctype.call("late_" .. ident, arguments, type)
   end
   local lane = state.lane_index(file, self.lane)
   if not e.index then return is_late and late() or found(from .. state.path(file) .. lane) end
   local number = const_index(e.index)
   local entry = number and file.entries[number]
   local wired = entry and state.wired(entry)
   if wired then return expr.literal(wired) end
   local index = expr.value(self, e.index)
   if is_late and (number and not (entry and entry.code) or not M.has_aliases(file)) then
      return late(index)
   end
   if is_late and self.is_entry and entry then return expr.value(self, entry.code.value) end
   if M.has_aliases(file) then
      self.shared.aliased[file] = true
      return ctype.call(("read_%s"):format(ident),
         { ctype.atom("m"), whole, ctype.as(index, "i32") }, type)
   end
   return found(("%s%s[%s]%s"):format(from, state.path(file), index.text, lane))
end

--- Name of the constant that stands for a space.
function M.space_name(prefix, space)
   return ("%s_SPACE_%s"):format(prefix:upper(), state.ident(space):upper())
end

--- Cells that an access of `width` bits joins.
function M.cells(space, width) return width // space.type.width end

--- The index as the runtime takes it.
function Fn:space_index(e)
   local index, space = e.index, e.space
   if num.is_negative(index.lo) and space.outside == "wrap" then
      local size = constant(space.size)
      index = ir.mod({ a = index, b = size, lo = 0, hi = num.sub(space.size, 1) })
   end
   if num.lt(num.mask(64), index.hi) then
      local most = constant(num.mask(64))
      index = ir.min({ args = { index, most }, lo = index.lo, hi = num.mask(64) })
   end
   return ctype.as(expr.value(self, index), "u64")
end

function Fn:load(e)
   local space, cells = e.space, M.cells(e.space, e.width)
   local name, index = M.space_name(self.prefix, space), self:space_index(e)
   if state.access_traps(e) then self.trap_pending = true end
   if self.in_op and self.guarded == 0 and state.is_near(self.model, e) then
      self:leave_if(("!rt_is_near(m, %s, %s, %d, far)"):format(name, index.text, cells), "RT_FAR")
   end
   if e.width > 64 then
      local word = ctype.call("rt_load_word",
         { ctype.atom("m"), ctype.atom(name), index, expr.literal(cells) })
      return ctype.call("rt_wide", { word }, "u128")
   end
   local code = ctype.call("rt_load", { ctype.atom("m"), ctype.atom(name), index,
      expr.literal(cells) }, "u64")
   if e.signed then
      local type = ctype.signed(e.width)
      if e.width == ctype.bits(type) then return ctype.cast(code, type) end
      local bits = ctype.bits(type)
      return ctype.call("rt_sext_" .. bits,
         { ctype.exactly(code, ctype.unsigned(bits)), expr.literal(e.width) }, type)
   end
   local type = ctype.of(0, num.mask(e.width))
   if type == "u64" then return code end
   local cast = ctype.cast(code, type)
   cast.origin = code
   return cast
end

--- Whether evaluating an expression can trap: a space access that may fail.
function Fn:may_trap(e)
   return lists.any(M.nodes(e, "space"), state.access_traps)
end

local of_tag = setmetatable({}, { __mode = "k" }) -- by node

--- The nodes of an expression or target that have a tag, itself among them, each once: code that
--- lines share is one node with many parents.
function M.nodes(e, tag)
   local known = of_tag[e]
   if not known then
      known = {}
      local seen = {}
      local function visit(node)
         if seen[node] then return end
         seen[node] = true
         local list = known[node.tag]
         if list then list[#list + 1] = node else known[node.tag] = { node } end
         tree.each_part(node, visit)
      end
      visit(e)
      of_tag[e] = known
   end
   return known[tag] or {}
end

-- Stacks: the depth is a local until the end, so that a trap changes nothing ----------------------

function Fn:depth(stack)
   return ctype.atom(self.is_entry and "s->" .. state.stack_depth(stack) or self.stack_names[stack],
      "i32")
end

function Fn:top(e)
   local member
   for _, m in ipairs(e.stack.members) do
      if m.name == e.member then member = m end
   end
   local signed = member.type.kind == "s"
   local path, depth = state.stack_member(e.stack, e.member), self:depth(e.stack).text
   local type = ctype.promoted(member.type.width, signed)
   -- The value of an entry is asked for before anybody could see that the stack is empty.
   local code = self.is_entry and ctype.atom(("(%s ? s->%s[%s - 1] : 0)"):format(depth, path,
      depth), type)
      or ctype.atom(("%s%s[%s - 1]"):format(self.reads_old and "old." or "s->", path, depth), type)
   return signed and member.type.width <= 16 and ctype.short(code) or code
end

-- Operands ----------------------------------------------------------------------------------------

function Fn:choice(choice)
   return assert(self.choice_codes[choice], "operand is read before it is evaluated")
end

-- Tables ------------------------------------------------------------------------------------------

local function all_constant(args)
   return lists.all(args, function(arg) return arg.tag == "const" end)
end

--- A constant of a table row: an array where all are numbers, else a chain of tests.
function Fn:column(e)
   if not all_constant(e.args) then
      return expr.value(self, ir.pick({ k = e.k, args = e.args, lo = e.lo, hi = e.hi }))
   end
   local values, lo, hi = {}, e.args[1].value, e.args[1].value
   for i, arg in ipairs(e.args) do
      values[i] = arg.value
      lo, hi = num.min(lo, arg.value), num.max(hi, arg.value)
   end
   local type = ctype.of(lo, hi)
   local name = self.shared:column(("%s_%s"):format(e.table.name, e.column), values, type)
   return ctype.atom(("%s[%s]"):format(name, expr.value(self, e.k).text), type)
end

M.Fn = Fn

return M

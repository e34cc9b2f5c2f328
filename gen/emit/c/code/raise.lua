-- Exceptions in C: the code of one is executed where it is raised, with a plan of its own for its
-- stores, and leaves the function. Whatever waits to take effect is dropped, since nothing writes
-- it back: the plan of the instruction lets a `raise` find the state as it was, as for a trap.
local tree = require("gen.ir.tree")
local lists = require("gen.base.lists")
local c = require("gen.emit.c")
local state = require("gen.emit.c.state")
local ctype = require("gen.emit.c.ctype")
local expr = require("gen.emit.c.code.expr")
local helper = require("gen.emit.c.code.helper")
local part = require("gen.emit.c.code.part")
local Fn = require("gen.emit.c.code.fn").Fn

-- Does a form have statements that `wanted` is true of, outside of exceptions?
local function has(form, wanted)
   local found = false
   local function look(s) found = found or wanted(s) end
   tree.each_usual(form.code and form.code.body or {}, look)
   for _, line in lists.nested(form.choices or {}, "lines") do
      local after = line.code and line.code.after
      if after then tree.each_usual(after.body, look) end
   end
   return found
end

local M = {}

local function is_later(s) return s.delay ~= nil or s.tag == "occupy" end

local function stores_pc(s)
   local found = false
   if s.tag == "store" and not s.delay then
      tree.each_place(s.target, function(place)
         found = found or place.tag == "reg" and state.is_pc(place.file)
      end)
   end
   return found
end

-- What the instruction has done already that is not in its plan: delayed stores that it started,
-- the address after it.
local function undo(fn)
   if fn.keeps_before then fn.w:line("*s = before;") end
   if has(fn.form, is_later) then
      local pending = fn:constant("pending", "pending", fn.root, function()
         return ctype.atom("m->pending_count", "u32")
      end)
      fn.w:line("rt_forget_later(m, %s);", pending.text)
   end
   if has(fn.form, stores_pc) and not fn.in_op then
      fn.w:line("m->next = %s;", ctype.as(fn:next(), "u64").text)
   end
end

--- Calls f with each register that a form reads or stores to, outside of exceptions.
function M.each_file(form, f)
   local function note(node)
      if node.tag ~= "reg" then return end
      f(node.file)
      for _, entry in ipairs(node.file.entry_list or {}) do
         if entry.code then
            tree.each_node(entry.code.value, function(inner)
               if inner.tag == "reg" then f(inner.file) end
            end, {})
         end
      end
   end
   local function look(s) tree.each_node_of(s, note) end
   tree.each_usual(form.code and form.code.body or {}, look)
   for _, line in lists.nested(form.choices or {}, "lines") do
      local code = line.code or {}
      for _, block in ipairs({ code.before or {}, code.checks or {},
         code.after and code.after.body or {} }) do
         tree.each_usual(block, look)
      end
      for _, e in ipairs({ code.value or false, code.target or false }) do
         if e then tree.each_node(e, note, {}) end
      end
   end
end

-- Of so many arguments the lowest 64 bits are kept for messages: ISADORA_RAISED_VALUES.
local KEPT_VALUES = 4

-- The arguments, for messages: the state may be another one when they are asked for. 0 is there
-- already.
local function put_values(fn, s)
   for i, value in ipairs(s.values) do
      if i > KEPT_VALUES then return end
      local text = ctype.as(expr.value(fn, value), "u64").text
      if text ~= "0" then fn.w:line("rt_raise_value(m, %d, %s);", i - 1, text) end
   end
end

local OWN = { "plan", "ways", "commits", "keeps_before", "head_end", "stack_names", "not_empty",
   "memo", "temporaries" }

--- Writes a `raise`.
function Fn:raise(s)
   local saved = {}
   for _, key in ipairs(OWN) do saved[key] = self[key] end
   undo(self)
   if self.in_op then self.w:line("RT_GO_FAR(far);") end
   local raising = "rt_raise(m, %s);"
   if self.in_op then raising = "rt_raise_at(m, &in->op, in[1].op.pc, now, %s);" end
   self.w:line(raising, c.string(s.exception.name))
   put_values(self, s)
   self.in_exception = true
   local lines = helper.capture(self, function()
      if part.put(self, s.body, saved.keeps_before) then
         self.w:line(self.in_op and "return RT_WENT;" or "return 0;")
      end
   end)
   self.in_exception = false
   local outline = self.shared.outline
   local call = outline and outline.leaving(self, s.exception, lines)
   if call then self.w:line("return %s;", call) else helper.append(self, lines) end
   for _, key in ipairs(OWN) do self[key] = saved[key] end
end

return M

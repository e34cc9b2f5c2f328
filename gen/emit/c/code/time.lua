-- Stores that take effect later (`after`, `occupy`), and files whose values pass on a cycle late
-- (`unforwarded`).
--
-- The runtime receives a delayed store as file, register, mask and bits (machine/delayed.c), and
-- later calls the function PREFIX_write_back for it. Stores at once to files that have delayed ones
-- notify the runtime, because they win over an older one that is due in the same cycle. Registers
-- that are read through an unforwarded file keep what they held before the last cycle, and which
-- cycle that was.
local constant = require("gen.ir.node").constant
local ir = require("gen.ir.node").make
local num = require("gen.num")
local tree = require("gen.ir.tree")
local c = require("gen.emit.c")
local state = require("gen.emit.c.state")
local ctype = require("gen.emit.c.ctype")
local expr = require("gen.emit.c.code.expr")
local freeze = require("gen.emit.c.code.freeze")
local fns = require("gen.emit.c.code.fn")

local M = {}

-- Stores that take effect later ----------------------------------------------------------------

local function mask_of(from, width) return num.shl(num.mask(width), from) end

-- One call of rt_later: `width` bits of the value go to the bits of the register from `from` up.
local function call_later(fn, delay, file, index, from, width, value)
   local code
   width = math.min(width, file.width - from)
   if value.tag == "undefined" then
      code = expr.literal(0)
   else
      code = ctype.as(expr.truncate(fn, value, width), "u64")
      if from > 0 then
         code = ctype.atom(("%s << %d"):format(ctype.operand(code, ctype.UNARY), from), "u64")
      end
   end
   fn.w:line("rt_later(m, %s, %d, %s, %s, %s);", delay, file.index, index,
      c.hex(mask_of(from, width)), code.text)
end

local put -- forward

local function slice_of(value, at, width)
   local from = constant(at)
   return ir.slice({ base = value, from = from, width = width, lo = 0, hi = num.mask(width) })
end

local function put_register(fn, delay, target, from, width, value)
   local file = target.file
   if state.is_pc(file) then
      fn.w:line("rt_later_pc(m, %s, %s);", delay,
         ctype.as(expr.truncate(fn, value, file.width), "u64").text)
      return
   end
   local index = target.index
   local number = index and index.tag == "const" and index.value
   local entry = number and file.entries[number]
   if entry and entry.code then
      if entry.code.target then put(fn, delay, entry.code.target, from, width, value) end
      return
   end
   if index and not number and fns.has_aliases(file) then
      fn.shared.later_aliased[file] = true
      fn.shared.aliased[file] = true
      local type = ctype.promoted(file.width, file.signed)
      fn.w:line("later_%s(m, %s, %s, %s);", state.ident(file), delay, expr.value(fn, index).text,
         ctype.as(expr.truncate(fn, value, file.width), type).text)
      return
   end
   local text = index and expr.value(fn, fn:once(index)).text or "0"
   local test = not number and state.unwired(file, index, text)
   if test then fn.w:open("if (%s) {", test) end
   call_later(fn, delay, file, ctype.as(ctype.atom(text, "i32"), "u64").text, from, width, value)
   if test then fn.w:close() end
end

-- `from`, `width`: the bits of the target that the value goes to.
function put(fn, delay, target, from, width, value)
   if target.tag == "slice" then
      put(fn, delay, target.base, from + target.from.value, math.min(width, target.width), value)
   elseif target.tag == "gather" then
      local at = 0
      for _, part in ipairs(target.parts) do
         put(fn, delay, target.base, part.lo, part.width, slice_of(value, at, part.width))
         at = at + part.width
      end
   else
      put_register(fn, delay, target, from, width, value)
   end
end

--- A store with a delay.
function M.store(fn, s)
   local target = s.target
   local value = s.value
   if fn:may_trap(value) then -- also where nothing takes it, as a wired register
      value = freeze.value(fn, target, value)
      fn:check_trap()
   elseif value.tag ~= "const" and value.tag ~= "undefined" then
      value = fn:once(value)
   end
   put(fn, tostring(s.delay), target, 0, target.w or tree.base_of(target).file.width, value)
   if s.engine then fn.w:line("rt_engine(m, %d);", s.engine.index) end
end

--- The body of the function that stores later to a file of which some entries stand for other
-- state.
function M.later_aliases(fn, file, value)
   fn.w:line("switch (index) {")
   for _, entry in ipairs(file.entry_list) do
      if entry.code then
         fn.w:line("case %d:", entry.number)
         fn.w.depth = fn.w.depth + 1
         if entry.code.target then put(fn, "delay", entry.code.target, 0, file.width, value) end
         fn.w:line("break;")
         fn.w.depth = fn.w.depth - 1
      end
   end
   fn.w:line("default:")
   fn.w.depth = fn.w.depth + 1
   call_later(fn, "delay", file, "(uint64_t)index", 0, file.width, value)
   fn.w:line("break;")
   fn.w.depth = fn.w.depth - 1
   fn.w:line("}")
end

-- Stores at once ----------------------------------------------------------------------------------

-- Bits of a register that a store of `path` (the slices around the value, the outermost first) may
-- change.
local function stored_mask(file, path)
   local step = path and #path == 1 and path[1]
   if step and step.from.tag == "const" and num.is_small(step.from.value) then
      return mask_of(step.from.value, step.width)
   end
   return num.mask(file.width)
end

--- Lines before a store at once: keeps the old value and notifies the runtime. `index` is C, nil
-- for one register.
function M.before_store(fn, file, index, path)
   local time = fn.shared.time
   if time.late[file] then
      fn.w:line("keep_%s(m, s%s);", state.ident(file), index and ", " .. index or "")
   end
   if time.timed[file] then
      fn.w:line(fn.in_op and "if (far && m->pending_count)" or "if (m->pending_count)")
      fn.w:line("    rt_stored(m, %d, %s, %s);", file.index,
         index and ctype.as(ctype.atom(index, "i32"), "u64").text or "0",
            c.hex(stored_mask(file, path)))
   end
end

-- Members and functions ---------------------------------------------------------------------------

--- Further members of the state: for each late file what it held, and since which cycle it holds
-- something else.
function M.put_members(model, time, w)
   for _, file in ipairs(model.files) do
      if time.late[file] then
         local ident = state.ident(file)
         local count = file.count and ("[%d]"):format(file.count) or ""
         w:line("%s %s_before%s; /* %s before the last store */",
            (ctype.stored(file.width, file.signed)), ident, count,
            file.name)
         w:line("uint64_t %s_since%s; /* the cycle of that store */", ident, count)
      end
   end
end

--- The functions that keep and read what a late file held.
function M.put_late(shared, w)
   for _, file in ipairs(shared.model.files) do
      if shared.time.late[file] then
         local ident, at = state.ident(file), file.count and "[index]" or ""
         local parameter = file.count and ", int32_t index" or ""
         local type = ctype.c(ctype.promoted(file.width, file.signed))
         w:line("/* Keeps what %s holds until the cycle after the next, for those who read it "
            .. "late. */", file.name)
         w:line("static inline void keep_%s(const struct isadora_machine *m, struct %s_state "
            .. "*s%s)\n{", ident,
            shared.prefix, parameter)
         w:line("    if (s->%s_since%s != m->now) {", ident, at)
         w:line("        s->%s_before%s = s->%s%s;", ident, at, ident, at)
         w:line("        s->%s_since%s = m->now;", ident, at)
         w:line("    }\n}\n")
         w:line("static inline %s late_%s(const struct isadora_machine *m, const struct %s_state "
            .. "*s%s)\n{", type, ident,
            shared.prefix, parameter)
         w:line("    return s->%s_since%s + 1 == m->now ? s->%s_before%s : s->%s%s;\n}\n", ident,
            at, ident, at, ident, at)
      end
   end
end

local function put_write_back_file(shared, file, w)
   local ident, at = state.ident(file), file.count and "[index]" or ""
   local type = ctype.stored(file.width, file.signed)
   w:line("case %d: /* %s */", file.index, file.name)
   if shared.time.late[file] then
      w:line("    keep_%s(m, s%s);", ident, file.count and ", (int32_t)index" or "")
   end
   if #state.held(shared.model, file) > 0 then
      w:line("    mask &= %s_writable[m->context.config];", shared:held(file))
   end
   w:line("    s->%s%s = (%s)(((uint64_t)s->%s%s & ~mask) | (value & mask));", ident, at, type,
      ident, at)
   w:line("    break;")
end

--- PREFIX_write_back and PREFIX_tick, where the description needs them.
function M.put_functions(shared, w)
   local model, prefix = shared.model, shared.prefix
   if shared.time.any then
      w:line("%s\n{", c.signature("void " .. prefix .. "_write_back", { "struct isadora_machine *m",
         "unsigned file", "uint64_t index", "uint64_t mask", "uint64_t value" }))
      w:line("    struct %s_state *const s = m->state;", prefix)
      w:line("    (void)s, (void)index, (void)mask, (void)value;")
      w:line("    switch (file) {")
      w.depth = w.depth + 1
      for _, file in ipairs(model.files) do
         if shared.time.timed[file] and not state.is_pc(file) then
            put_write_back_file(shared, file, w)
         end
      end
      w:line("default:\n        break;\n    }")
      w.depth = w.depth - 1
      w:line("}\n")
   end
   local counters = state.counters(model)
   if #counters > 0 then
      w:line("void %s_tick(void *state, uint64_t cycles)\n{", prefix)
      w:line("    struct %s_state *const s = state;", prefix)
      for _, file in ipairs(counters) do
         local ident = state.ident(file)
         w:line("    s->%s = (%s)((s->%s + cycles) & %s);", ident,
            ctype.stored(file.width, false), ident, c.hex(num.mask(file.width)))
      end
      w:line("}\n")
   end
end

return M

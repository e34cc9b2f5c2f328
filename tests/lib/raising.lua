-- Random code that raises exceptions, as text and as a naive reading of it: one that keeps a list of stores
-- while it goes through the code, and throws it away where an exception is raised. It knows nothing
-- of intervals, of locals that depend on conditions, or of tests before accesses.
local Random = require("tests.lib.random_isa").Random

local M = {}

M.HEAD = [==[
isa raising "Random code that raises exceptions"
unit 16 little
fields
    OP 8..15 u; REST 0..7
regs
    $pc u16 counts bytes
    $r 4 u16
    $csr 4 u16
        entry 1
            read: $seen = $seen + 1
        entry 2
            read: raise note(7)
            write v:
                $csr[2] = v & 0xff
                $log = v
    $seen u8; $log u16; $cause u8; $value u16; $epc u16
exception fault(cause u8, value u16)
    $cause = cause
    if $r[0][0]: $csr[3] = value
    $value = value
    $epc = here
    push $trace(pc = here)
    $pc = 0x40
exception note(n u16)
    $value = n
    mem.u8[n & 31] = n & 0xff
space mem u8 size 32 access 8, 16 unaligned raise fault(4 + is_store, u16(index)) \
        outside raise fault(6 + is_store, u16(index))
stack $s 2 : v u16 overflow raise fault(8, depth($s)) underflow raise fault(9, 0)
stack $trace 4 : pc u16
func chosen(x)
    if x == 0: return old $csr[1]
    if x == 1: return old mem.u16[old $r[1]]
    return 3
]==]

-- What the code does ------------------------------------------------------------------------------

local Raised = {}

local function store(c, file, index, value, delay)
   table.insert(c.stores, { file = file, index = index, value = value, delay = delay or 1,
      order = #c.stores })
end

local function read(c, file, index) return (c.state[file] or {})[index] or 0 end

local function put(stores, state)
   table.sort(stores, function(a, b)
      if a.delay ~= b.delay then return a.delay < b.delay end
      return a.order < b.order
   end)
   for _, s in ipairs(stores) do
      state[s.file] = state[s.file] or {}
      state[s.file][s.index] = s.value
   end
end

local function raise(c, name, ...)
   local cause, value = ...
   c.stores, c.s, c.halted, c.raised = {}, c.start_s, false, name
   if name == "note" then
      store(c, "$value", 0, cause)
      store(c, "mem", cause & 31, cause & 0xff)
      error(Raised, 0)
   end
   store(c, "$cause", 0, cause)
   if read(c, "$r", 0) & 1 == 1 then store(c, "$csr", 3, value) end
   store(c, "$value", 0, value)
   store(c, "$epc", 0, c.here)
   if #c.trace == 4 then
      c.trap = true
      error(Raised, 0)
   end
   c.trace = { table.unpack(c.trace) }
   table.insert(c.trace, c.here)
   store(c, "$pc", 0, 0x40)
   error(Raised, 0)
end

local function check(c, index, cells, is_store)
   if index % cells ~= 0 then raise(c, "fault", 4 + is_store, index & 0xffff) end
   if index < 0 or index > 32 - cells then raise(c, "fault", 6 + is_store, index & 0xffff) end
end

local function load(c, index, cells)
   check(c, index, cells, 0)
   local value = 0
   for i = 0, cells - 1 do value = value | read(c, "mem", index + i) << 8 * i end
   return value
end

local function read_csr(c, k)
   c.reads[k] = true
   return read(c, "$csr", k)
end

local function chosen(c, x)
   if x == 0 then return read_csr(c, 1) end
   if x == 1 then return load(c, read(c, "$r", 1), 2) end
   return 3
end

-- Expressions: text, and a function of the context ------------------------------------------------

local expression

local function constant(n) return tostring(n), function() return n end end

local LEAVES = {
   function(r) return constant(r:below(40)) end,
   function(r) return constant(r:below(3)) end,
   function(r)
      local k = r:below(4)
      return ("old $r[%d]"):format(k), function(c) return read(c, "$r", k) end
   end,
   function(r)
      local k = r:below(4)
      return ("old $csr[%d]"):format(k), function(c) return read_csr(c, k) end
   end,
   function(_, names)
      local name = names[#names]
      if not name then return constant(1) end
      return name, function(c) return c.locals[name] end
   end,
}

local function two(f, format)
   return function(r, names, depth)
      local a, va = expression(r, names, depth - 1)
      local b, vb = expression(r, names, depth - 1)
      return format:format(a, b), function(c)
         return f(c, va, vb)
      end
   end
end

local function truth(b) return b and 1 or 0 end

local SHAPES = {
   two(function(c, a, b) local x = a(c); return x + b(c) end, "(%s + %s)"),
   two(function(c, a, b) local x = a(c); return x - b(c) end, "(%s - %s)"),
   two(function(c, a, b) local x = a(c); return x & b(c) end, "(%s & %s)"),
   two(function(c, a, b) local x = a(c); return truth(x < b(c)) end, "(%s < %s)"),
   two(function(c, a, b) return truth(a(c) ~= 0 and b(c) ~= 0) end, "(%s and %s)"),
   two(function(c, a, b) return truth(a(c) ~= 0 or b(c) ~= 0) end, "(%s or %s)"),
   function(r, names, depth)
      local t, vt = expression(r, names, depth - 1)
      local a, va = expression(r, names, depth - 1)
      local b, vb = expression(r, names, depth - 1)
      return ("(%s if %s else %s)"):format(a, t, b), function(c)
         if vt(c) ~= 0 then return va(c) end
         return vb(c)
      end
   end,
   function(r, names, depth)
      local a, va = expression(r, names, depth - 1)
      local cells = 1 + r:below(2)
      return ("old mem.u%d[%s]"):format(8 * cells, a), function(c) return load(c, va(c), cells) end
   end,
   function(r, names, depth)
      local a, va = expression(r, names, depth - 1)
      return ("chosen(%s)"):format(a), function(c) return chosen(c, va(c)) end
   end,
   function(r, names, depth)
      local k, vk = expression(r, names, 0)
      local texts, values = {}, {}
      for i = 1, 2 do texts[i], values[i] = expression(r, names, depth - 1) end
      return ("pick(%s & 1, %s)"):format(k, table.concat(texts, ", ")), function(c)
         return values[1 + (vk(c) & 1)](c)
      end
   end,
}

function expression(r, names, depth)
   if depth <= 0 or r:chance(25) then return r:pick(LEAVES)(r, names) end
   return r:pick(SHAPES)(r, names, depth)
end

-- Statements: lines and a function of the context -------------------------------------------------

local block

local function line(text, f) return { text }, f end

local function indented(lines)
   local out = {}
   for i, text in ipairs(lines) do out[i] = "    " .. text end
   return out
end

local STATEMENTS = {
   function(r, names)
      local k, e, v = r:below(4), expression(r, names, 2)
      return line(("$r[%d] = %s"):format(k, e), function(c)
         store(c, "$r", k, v(c) & 0xffff)
      end)
   end,
   function(r, names)
      local k, e, v = r:below(4), expression(r, names, 2)
      return line(("after 3: $r[%d] = %s"):format(k, e), function(c)
         store(c, "$r", k, v(c) & 0xffff, 3)
      end)
   end,
   function(r, names)
      local k, e, v = r:below(4), expression(r, names, 2)
      return line(("$csr[%d] = %s"):format(k, e), function(c)
         local value = v(c) & 0xffff
         if k == 2 then
            store(c, "$csr", 2, value & 0xff)
            store(c, "$log", 0, value)
         else
            store(c, "$csr", k, value)
         end
      end)
   end,
   function(r, names)
      local a, va = expression(r, names, 2)
      local e, v = expression(r, names, 1)
      local cells = 1 + r:below(2)
      return line(("mem.u%d[%s] = u%d(%s)"):format(8 * cells, a, 8 * cells, e), function(c)
         local index = va(c)
         local value = v(c)
         check(c, index, cells, 1)
         for i = 0, cells - 1 do store(c, "mem", index + i, value >> 8 * i & 0xff) end
      end)
   end,
   function(r, names)
      local e, v = expression(r, names, 2)
      local name = "x" .. r.count
      r.count = r.count + 1
      names[#names + 1] = name
      return line(("%s = %s"):format(name, e), function(c) c.locals[name] = v(c) end)
   end,
   function(r, names, depth)
      local t, vt = expression(r, names, 2)
      local yes, do_yes = block(r, names, depth - 1)
      local no, do_no = block(r, names, depth - 1)
      local lines = { ("if %s:"):format(t), table.unpack(indented(yes)) }
      lines[#lines + 1] = "else:"
      table.move(indented(no), 1, #no, #lines + 1, lines)
      return lines, function(c)
         if vt(c) ~= 0 then do_yes(c) else do_no(c) end
      end
   end,
   function(r, names, depth)
      local name = "x" .. r.count
      r.count = r.count + 1
      local inner = { table.unpack(names) }
      inner[#inner + 1] = name
      local body, does = block(r, inner, depth - 1)
      return { ("for %s in 0..2:"):format(name), table.unpack(indented(body)) }, function(c)
         for i = 0, 2 do
            c.locals[name] = i
            does(c)
         end
      end
   end,
   function(r, names)
      local t, vt = expression(r, names, 1)
      local a, va = expression(r, names, 1)
      local b, vb = expression(r, names, 1)
      return line(("if %s: raise fault(u8(%s), u16(%s))"):format(t, a, b), function(c)
         if vt(c) == 0 then return end
         local cause = va(c) & 0xff
         raise(c, "fault", cause, vb(c) & 0xffff)
      end)
   end,
   function(r, names)
      local t, vt = expression(r, names, 1)
      local a, va = expression(r, names, 1)
      return line(("if %s: raise note(u16(%s))"):format(t, a), function(c)
         if vt(c) ~= 0 then raise(c, "note", va(c) & 0xffff) end
      end)
   end,
   function(r, names)
      local e, v = expression(r, names, 1)
      return line(("push $s(v = u16(%s))"):format(e), function(c)
         local value = v(c) & 0xffff
         if #c.s == 2 then raise(c, "fault", 8, 2) end
         c.s = { table.unpack(c.s) }
         table.insert(c.s, value)
      end)
   end,
   function(r)
      local k = r:below(4)
      local name = "e" .. r.count
      r.count = r.count + 1
      return { ("%s = pop($s)"):format(name), ("$r[%d] = %s.v"):format(k, name) }, function(c)
         if #c.s == 0 then raise(c, "fault", 9, 0) end
         c.s = { table.unpack(c.s) }
         store(c, "$r", k, table.remove(c.s))
      end
   end,
   function() return line("halt", function(c) c.halted = true end) end,
}

function block(r, names, depth)
   local lines, parts = {}, {}
   names = { table.unpack(names) }
   for i = 1, 1 + r:below(3) do
      local one, does
      repeat one, does = r:pick(STATEMENTS)(r, names, depth)
      until depth > 0 or not one[1]:find("^if .*:$") and not one[1]:find("^for")
      table.move(one, 1, #one, #lines + 1, lines)
      parts[i] = does
   end
   return lines, function(c) for _, does in ipairs(parts) do does(c) end end
end

--- Code with this seed: its text, indented for a `do`, and `run(state, here)`, which changes the state
--- `{[file] = {[index] = n}, s = {..}, trace = {..}}` and returns `{raised, halted, trap}`.
function M.code(seed)
   local r = Random.new(seed)
   r.count = 0
   local lines, does = block(r, {}, 2)
   local function run(state, here)
      local c = { state = state, here = here, stores = {}, reads = {}, locals = {}, s = state.s,
         start_s = state.s, trace = state.trace, halted = false }
      local fine, problem = pcall(function()
         does(c)
         for k = 0, 3 do
            if k == 1 and c.reads[k] then store(c, "$seen", 0, (read(c, "$seen", 0) + 1) & 0xff) end
            if k == 2 and c.reads[k] then raise(c, "note", 7) end
         end
      end)
      if not fine and problem ~= Raised then error(problem, 0) end
      if c.trap then return { trap = true } end
      put(c.stores, state)
      state.s, state.trace = c.s, c.trace
      return { raised = c.raised, halted = c.halted }
   end
   return table.concat(indented(indented(lines)), "\n") .. "\n", run
end

return M

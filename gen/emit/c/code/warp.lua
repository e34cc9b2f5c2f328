-- The function of a form where a warp of lanes runs each instruction: what happens once for the
-- warp, and a loop over the active lanes for the rest.
--
-- An instruction that cannot go on leaves everything as it was. So where a lane may trap, the lanes
-- are run twice: first without any store, to see that all can go on, then what happens once, then
-- the lanes with their stores. Nothing is read that the instruction stored before, so the second
-- round finds what the first one found.
local lanes = require("gen.semantics.lanes")
local state = require("gen.emit.c.state")
local ctype = require("gen.emit.c.ctype")
local expr = require("gen.emit.c.code.expr")
local fns = require("gen.emit.c.code.fn")
local frame = require("gen.emit.c.code.frame")
local old = require("gen.emit.c.code.old")
local part = require("gen.emit.c.code.part")
local plan = require("gen.emit.c.code.plan")
local compute = require("gen.ir.compute")
local tree = require("gen.ir.tree")

local M = {}

local Fn = fns.Fn

local LEAST_SHARED = 12 -- lines; shorter ones stay in the function

-- Lanes and launches ------------------------------------------------------------------------------

function Fn:lane_number() return ctype.atom(self.lane, "i32") end

local AXES = { x = 0, y = 1, z = 2 }
local ARRAYS = { grid = "grid", block = "block", at = "at" }

function Fn:launch(e)
   local function exact(text)
      return ctype.exactly(ctype.atom(text, "u32"), ctype.of(e.lo, e.hi))
   end
   if e.option then
      return ctype.exactly(ctype.atom(("m->launch.option[%d]"):format(e.option.index), "u64"),
         "i32")
   end
   local what, axis = e.name:match("^(%a+)_(%a)$")
   if what == "thread" then return exact(("rt_thread(m, %d, %s)"):format(AXES[axis], self.lane)) end
   if axis then return exact(("m->launch.%s[%d]"):format(ARRAYS[what], AXES[axis])) end
   if e.name == "steps" then return ctype.atom("m->launch.steps", "u64") end
   return exact("m->launch." .. e.name)
end

--- Where the values of all lanes are that `lane_of` asks for.
function Fn:keep_array(s, array)
   self.lane_arrays[s.node] = array
   for _, node in ipairs(s.others) do self.lane_arrays[node] = array end
end

--- A value as another lane has it: all lanes put theirs into an array before.
function Fn:lane_of(e)
   local array = assert(self.lane_arrays[e.source or e], "lane_of before its values")
   local k = expr.value(self, self:once(e.k))
   local type = ctype.of(e.lo, e.hi)
   local other = ctype.as(expr.value(self, e.other), type)
   return ctype.code(("(%s >> %s & 1 ? %s : %s)"):format(array.here, ctype.operand(k, ctype.UNARY),
      ctype.as(ctype.atom(("%s[%s]"):format(array.name, k.text), array.type), type).text,
      ctype.operand(other, ctype.UNARY)), ctype.UNARY, type)
end

-- Loops -------------------------------------------------------------------------------------------

-- A loop over the active lanes; what f writes knows its lane.
local function each_lane(fn, f)
   local saved, codes = fn.lane, fn.choice_codes
   fn.lane, fn.choice_codes = "lane", {}
   fn.w:open("for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {")
   fn.w:line("m->lane = lane;")
   f()
   fn.w:close()
   fn.lane, fn.choice_codes = saved, codes
   fn:next_statement()
   fn.w:line("m->lane = -1;")
end

local function own_operands(fn, f)
   local codes = fn.choice_codes
   fn.choice_codes = {}
   local result = f()
   fn.choice_codes = codes
   fn:next_statement()
   return result
end

-- What all lanes make together. Each lane that comes to the place gives its part: its value into an
-- array, or a bit where it is not 0; `here` are the lanes that came.
local function put_collect(fn, s)
   local info, node = fn.local_info[s.id], s.node
   local is_top = s.body[#s.body].tag == "contribute"
   local collect = {}
   if s.op == "lane_of" then
      collect.type = ctype.of(node.a.lo, node.a.hi)
      collect.array = fn:name((s.name or "value") .. "_of")
      fn.w:line("%s %s[%d] = {0};", ctype.c(collect.type), collect.array, fn.model.lanes)
   else
      collect.bits = s.op == "ballot" and info.name or fn:name(info.name .. "_lanes")
      fn.w:line("uint32_t %s = 0;", collect.bits)
   end
   collect.here = "active"
   if not is_top and s.op ~= "ballot" and s.op ~= "any" then
      collect.here = fn:name("here")
      fn.w:line("uint32_t %s = 0;", collect.here)
   end
   fn.collect = collect
   each_lane(fn, function()
      fn.plan, fn.ways, fn.commits = plan.make(fn, s.body), {}, {}
      fn:block(s.body)
   end)
   fn.collect = nil
   if s.op == "lane_of" then
      fn:keep_array(s, { name = collect.array, type = collect.type, here = collect.here })
   elseif s.op == "ballot" then
      info.type = "u32"
   else
      info.type = "i32"
      fn.w:line("const int32_t %s = %s %s;", info.name, collect.bits,
         s.op == "any" and "!= 0" or "== " .. collect.here)
   end
end

--- The place where a lane gives its part (see `put_collect`).
function Fn:contribute(s)
   local fn, collect = self, self.collect
   if collect.array then
      fn.w:line("%s[lane] = %s;", collect.array,
         ctype.as(expr.value(fn, s.value), collect.type).text)
   else
      fn.w:line("%s |= (uint32_t)((%s) != 0) << lane;", collect.bits, expr.truth(fn, s.value).text)
   end
   fn:check_trap()
   if collect.here ~= "active" then fn.w:line("%s |= UINT32_C(1) << lane;", collect.here) end
end

-- The parts ---------------------------------------------------------------------------------------

-- Where the first statement that may wait is.
local function wait_at(block)
   for i, s in ipairs(block) do
      if tree.has({ s }, "wait") then return i end
   end
   return nil
end

--- Whether code may wait.
function M.waits(block) return wait_at(block) ~= nil end

-- What happens once. What is before a wait happens when the instruction is issued, not when it
-- asks again. False when every way through it leaves the function.
local function put_warp(fn, block)
   local i = wait_at(block)
   local function put(list)
      return own_operands(fn, function() return part.put(fn, list) end)
   end
   if not i then return put(block) end
   local before = table.move(block, 1, i - 1, 1, {})
   if not lanes.only_computes(before) then
      local hoisted = fn.hoisted
      fn.hoisted = nil
      fn.w:open("if (!m->again) {")
      put(lanes.needed(before))
      fn.w:close()
      fn.hoisted = hoisted
      old.again(fn)
   end
   local rest = table.move(block, i, #block, 1, {})
   for k = i - 1, 1, -1 do -- computes locals that it still reads
      if lanes.only_computes({ block[k] }) then table.insert(rest, 1, block[k]) end
   end
   return put(lanes.needed(rest))
end

-- The locals that a block assigns, as a piece of code of its own.
local function alone(code, block)
   local locals = {}
   tree.each_statement(block, function(s)
      if s.id then locals[s.id] = code.locals[s.id] end
   end)
   return { body = block, locals = locals }
end

local function count_lines(lines)
   local count = 0
   for _, line in ipairs(lines) do count = count + #line // 100 + 1 end
   return count
end

local FIXED = { const = true, raw = true, slice = true, eq = true, ne = true, lt = true, le = true,
   gt = true,
   ge = true, logical_and = true, logical_or = true, logical_not = true }

local function is_fixed(node)
   local fixed = FIXED[node.tag]
   tree.each_part(node, function(part_of) fixed = fixed and is_fixed(part_of) end)
   return fixed
end

--- Where all that happens is under conditions over fields of the instruction: whether one of them
-- holds, in C.
function M.happens(fn, block)
   local terms = {}
   for _, s in ipairs(block) do
      if s.tag == "if" and #s.no == 0 and is_fixed(s.test) then
         terms[#terms + 1] = ctype.operand(expr.truth(fn, s.test), ctype.LOGICAL_OR)
      elseif s.tag ~= "let" and s.tag ~= "use" then
         return nil
      end
   end
   return #terms > 0 and table.concat(terms, " || ") or nil
end

--- Fields with which none of the conditions of `happens` holds where they are 0; nil where one
-- would.
function M.idle_fields(block)
   local fields = {}
   local function zero(node)
      if node.tag ~= "raw" then return nil end
      fields[#fields + 1] = node.field
      return 0
   end
   for _, s in ipairs(block) do
      if s.tag == "if" and compute.known(s.test, zero) ~= 0 then return nil end
   end
   return fields
end

local PARAMETERS = {
   { name = "m", text = "struct isadora_machine *m" },
   { name = "in", text = "const struct isadora_insn *in" },
}

-- The same as a function that other forms share, where it is long and needs nothing of this form.
-- The second result is true for such a function. `happens`: a condition in C without which it does
-- nothing.
function M.put_once(fn, parts, code, happens)
   if not parts.is_apart or fn.hoisted or not fn.form.page then -- a start is of no form
      return put_warp(fn, parts.warp), false
   end
   local other = frame.new(fn.shared, fn.form)
   other.local_info, other.lane_arrays = other:info_of(alone(code, parts.warp)), {}
   local goes_on = put_warp(other, parts.warp)
   if not goes_on or count_lines(other.w.lines) < LEAST_SHARED then
      return put_warp(fn, parts.warp), false
   end
   other.w:line("return 0;")
   local call = fn.shared:once(fn.form, "for_warp", "int", PARAMETERS, frame.text(other))
   happens = happens or M.happens(fn, parts.warp)
   local status = fn:name("status")
   fn.w:line("const int %s = %s;", status, happens and ("%s ? %s : 0"):format(
      happens:find(" ", 1, true) and ("(%s)"):format(happens) or happens, call) or call)
   fn.w:line("if (%s)", status)
   fn.w:line("    return %s;", status)
   return true, true
end

--- Constants that both parts need have names of their own in the second.
function M.rename_shared(fn, parts, code)
   local first, second = alone(code, parts.warp).locals, alone(code, parts.lanes).locals
   local ids, infos = {}, {}
   for id, info in pairs(fn.local_info) do
      infos[id] = info
      if first[id] and second[id] and not info.mutable then ids[#ids + 1] = id end
   end
   table.sort(ids)
   for _, id in ipairs(ids) do infos[id] = { name = fn:name(code.locals[id].name or "t") } end
   fn.local_info = infos
end

local function put_lanes(fn, block, gate)
   fn.gate, fn.rounds = gate, fn.model.lanes
   each_lane(fn, function()
      old.reading(fn, function() part.put(fn, block) end)
   end)
   fn.gate, fn.rounds = nil, nil
end

-- Lanes first without stores, then what happens once, then the lanes.
local function put_both(fn, parts, code)
   local once = #parts.warp > 0
   if not plan.make(fn, parts.lanes).traps then
      if once then
         local goes_on, is_shared = M.put_once(fn, parts, code)
         if not goes_on then return false end
         if not is_shared then M.rename_shared(fn, parts, code) end
      end
      put_lanes(fn, parts.lanes, nil)
      return true
   end
   fn.w:open("for (int commit = 0; commit < 2; commit++) {")
   local goes_on = true
   if once then
      fn.w:open("if (commit) {")
      goes_on = M.put_once(fn, parts, code)
      fn.w:close()
   end
   put_lanes(fn, parts.lanes, "commit")
   fn.w:close()
   return goes_on
end

local function reads_lanes(lines)
   local text = table.concat(lines, "\n")
   return text:find("[^>%w_]active%f[^%w_]") ~= nil
end

--- The lines of a function that runs `code`: that of a form, or of a start (no instruction then).
function M.form(fn, code)
   local parts = lanes.split(code)
   fn.local_info, fn.lane_arrays = fn:info_of(code), {}
   for _, s in ipairs(parts.first) do put_collect(fn, s) end
   local goes_on = true
   if #parts.lanes > 0 then
      old.find(fn, parts)
      goes_on = put_both(fn, parts, code)
      old.open(fn)
      if goes_on then old.write_back(fn) end
   elseif #parts.warp > 0 then
      goes_on = put_warp(fn, parts.warp)
   end
   if goes_on then fn.w:line("return 0;") end
   if reads_lanes(fn.w.lines) then
      fn.root.head:line("const uint32_t active = s->%s;", state.path(fn.model.masks))
   end
   return frame.lines(fn)
end


return M

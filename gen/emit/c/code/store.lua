-- Stores: from the target of the IR to an assignment in C, in the place or at the time that the
-- plan gives it.
local ir = require("gen.ir.node").make
local tree = require("gen.ir.tree")
local lists = require("gen.base.lists")
local num = require("gen.num")
local state = require("gen.emit.c.state")
local ctype = require("gen.emit.c.ctype")
local expr = require("gen.emit.c.code.expr")
local fns = require("gen.emit.c.code.fn")
local freeze = require("gen.emit.c.code.freeze")
local helper = require("gen.emit.c.code.helper")
local time = require("gen.emit.c.code.time")
local value_of = require("gen.emit.c.code.value")

local M = {}

local put -- forward

-- A value may be stored in one of three phases:
--    "check"   only what may trap: unknown operand lines, cells of spaces
--    "place"   where the statement is
--    "end"     at the end of the function, for roots that the plan defers

local const = require("gen.ir.node").constant

local function in_phase(fn, root, phase)
   local way = fn.ways[root]
   local deferred = way ~= nil and way.way == "deferred"
   return phase == "end" and deferred or phase == "place" and not deferred
end

-- Registers ---------------------------------------------------------------------------------------

local function assign(fn, place, file, path, value, old)
   local type = ctype.promoted(file.width, file.signed)
   local code
   if #path > 0 then
      code = value_of.merged(fn, file, ctype.atom(old or place, type), path, value)
   else
      code = value_of.finished(value_of.keep_held(fn, file, value_of.fitted(fn, file, value)), file)
   end
   fn.w:line("%s = %s;", place, code.text)
end

local function put_pc(fn, file, path, value)
   local code
   local together = state.is_together(fn.model)
   local place = together and "m->leave" or "m->next"
   if #path > 0 then
      code = value_of.merged(fn, file, ctype.atom(place, "u64"), path, value)
   elseif value.tag == "undefined" then
      code = expr.literal(0)
   else
      code = value_of.keep_held(fn, file, expr.truncate(fn, value, file.width))
   end
   if state.has_ops(fn.model) and not fn.in_exception then
      return fn.w:line("rt_go(m, %s);", ctype.as(code, "u64").text)
   end
   fn.w:line("%s = %s;", place, ctype.as(code, "u64").text)
   if together then fn.w:line("m->leaves = true;") end
end

-- A file some of whose entries stand for other state is stored to by a function.
local function put_aliased(fn, file, index, path, value)
   local ident = state.ident(file)
   fn.shared.aliased[file] = true
   local text = index.text
   local code
   if #path > 0 then
      local whole = state.is_together(fn.model) and "s + 1" or "s"
      local old = ctype.atom(("read_%s(m, %s, %s)"):format(ident, whole, text),
         ctype.promoted(file.width, file.signed))
      code = value_of.merged(fn, file, old, path, value)
   else
      code = value_of.fitted(fn, file, value)
   end
   local type = ctype.promoted(file.width, file.signed)
   fn.w:line("write_%s(m, %s, %s);", ident, text, ctype.as(code, type).text)
end

-- Ends an `if` whose block began after line `before`; one line needs no braces.
local function close_if(fn, before)
   if #fn.w.lines > before + 1 then return fn.w:close() end
   fn.w.lines[before] = fn.w.lines[before]:gsub(" {$", "")
   fn.w.depth = fn.w.depth - 1
end

local function put_register(fn, target, path, value)
   local file = target.file
   if state.is_pc(file) then return put_pc(fn, file, path, value) end
   if state.is_apart(file) then fn.w:line("m->woke = true;") end
   local path_in_state, way = state.stored_in(fn.model) .. state.path(file), fn.ways[file]
   if way and way.way == "shadow" then return assign(fn, way.name, file, path, value) end
   local lane = state.lane_index(file, fn.lane)
   if not target.index then
      time.before_store(fn, file, nil, path)
      return assign(fn, path_in_state .. lane, file, path, value)
   end
   local index = expr.value(fn, #path > 0 and fn:once(target.index) or target.index)
   if fns.has_aliases(file) then return put_aliased(fn, file, index, path, value) end
   if state.unwired(file, target.index, "") then
      index = expr.value(fn, fn:once(target.index))
      if num.eq(target.index.lo, target.index.hi) then return end
   end
   local test = state.unwired(file, target.index, index.text)
   local base = way and way.way == "copy" and way.name or path_in_state
   if base ~= path_in_state then lane = "" end
   if test then fn.w:open("if (%s) {", test) end
   local before = #fn.w.lines
   if base == path_in_state then time.before_store(fn, file, index.text, path) end
   assign(fn, ("%s[%s]%s"):format(base, index.text, lane), file, path, value)
   if test then close_if(fn, before) end
end

-- Spaces ------------------------------------------------------------------------------------------

local function cell_value(fn, target, value)
   if value.tag == "undefined" then return expr.literal(0) end
   if target.width > 64 then return ctype.exactly(expr.modulo(fn, value, 128), "u128") end
   local code = expr.value(fn, value)
   if code.const and not num.is_negative(code.const) then return code end
   return ctype.as(ctype.bits(code.type) == 128 and expr.modulo(fn, value, 64) or code, "u64")
end

local function put_space(fn, target, value)
   local space, cells = target.space, fns.cells(target.space, target.width)
   local name = fns.space_name(fn.prefix, space)
   local index, code = fn:space_index(target), cell_value(fn, target, value)
   local way = fn.ways[space]
   if way and way.way == "list" then
      if way.is_hoisted and fn.gate then fn.w:open("if (%s) {", fn.gate) end
      fn.w:line("%s[%s_count].index = %s;", way.name, way.name, index.text)
      fn.w:line("%s[%s_count].cells = %d;", way.name, way.name, cells)
      fn.w:line("%s[%s_count++].value = %s;", way.name, way.name, code.text)
      if way.is_hoisted and fn.gate then fn.w:close() end
   elseif state.is_together(fn.model) then
      local word = target.width > 64 and "rt_word_of(%s)" or "(struct isadora_word){{%s, 0}}"
      fn.w:line("rt_keep_store(m, %s, %s, %d, %s);", name, index.text, cells,
         word:format(code.text))
   elseif target.width > 64 then
      fn.w:line("rt_store_word(m, %s, %s, %d, rt_word_of(%s));", name, index.text, cells, code.text)
   else
      fn.w:line("rt_store(m, %s, %s, %d, %s);", name, index.text, cells, code.text)
   end
end

local function check_space(fn, target)
   local space, cells = target.space, fns.cells(target.space, target.width)
   local name = fns.space_name(fn.prefix, space)
   if fn.in_op and state.is_near(fn.model, target) then
      fn:leave_if(("!rt_can_store(m, %s, %s, %d, far)"):format(name, fn:space_index(target).text,
         cells), "RT_FAR")
   end
   if not state.access_traps(target) then return end
   fn:leave_if(("!rt_may_store(m, %s, %s, %d)"):format(name, fn:space_index(target).text, cells),
      "(int)m->trap.kind")
end

-- Operands ----------------------------------------------------------------------------------------

-- Whether a target has anything to write in this phase.
local function has_work(fn, target, phase)
   local tag = target.tag
   if tag == "none" then return false end
   if tag == "reg" then return in_phase(fn, target.file, phase) end
   if tag == "space" then
      if phase ~= "check" then return in_phase(fn, target.space, phase) end
      return state.access_traps(target) or fn.in_op and state.is_near(fn.model, target)
   end
   if tag == "slice" or tag == "gather" then return has_work(fn, target.base, phase) end
   if tag == "cat" then
      return lists.any(target.parts, function(part) return has_work(fn, part.target, phase) end)
   end
   for _, line in ipairs(target.choice.lines) do
      if phase == "check" and (line.code.unknown or line.code.checks) then return true end
      local inner = target.frozen and target.frozen[line] or line.code.target
      if inner and has_work(fn, inner, phase) then return true end
   end
   return false
end

local function reads_locals(e) return #fns.nodes(e, "local") > 0 or #fns.nodes(e, "choice") > 0 end

-- Does the address of a place need what only its alternative has: locals, operands inside it?
local function is_relative(target)
   if target.index and reads_locals(target.index) or target.from and reads_locals(target.from) then
      return true
   end
   if target.base and is_relative(target.base) then return true end
   return lists.any(target.parts or {}, function(part)
      return part.target ~= nil and is_relative(part.target)
   end)
end

-- A target of an operand line whose addresses are C already, because locals of the line mean
-- nothing outside of it.
local function spelled(fn, target)
   local copy = tree.copy(target)
   for _, key in ipairs({ "index", "from" }) do
      local e = target[key]
      if e and reads_locals(e) then
         copy[key] = ir.code({ code = expr.value(fn, e), lo = e.lo, hi = e.hi })
      end
   end
   if target.base then copy.base = spelled(fn, target.base) end
   return copy
end

-- What is stored where one line of an operand is taken.
local function put_line(fn, target, line, path, value, phase)
   if phase == "check" and line.code.unknown then
      fn:trap_return("ISADORA_TRAP_UNKNOWN", line.code.unknown)
      return
   end
   local inner, checks = target.frozen and target.frozen[line] or line.code.target, nil
   if phase == "check" then checks = line.code.checks end
   if not inner or not checks and not has_work(fn, inner, phase) then return end
   if checks or is_relative(inner) then
      local saved = fn:enter_code(fn:info_of(line.code))
      fn:line_locals(line.code, phase)
      if checks then fn:block(checks) end
      fn:next_statement()
      inner = spelled(fn, inner)
      fn.local_info = saved
   end
   put(fn, inner, path, value, phase)
end

local function choice_lines(fn, target, path, value, phase)
   return helper.capture(fn, function()
      local arms = lists.map(target.choice.lines, function(line)
         local head, body = fn:in_line(line,
            function() put_line(fn, target, line, path, value, phase) end)
         return { line = line, head = head, body = body }
      end)
      fn:switch(target.choice, arms)
   end)
end

-- The store as a call of a function that other forms share; nil where it must appear in the form.
-- Wide values stay, because what is stored of them may be had for less than all of them.
local function shared_store(fn, target, path, value, phase)
   local type = value.tag ~= "undefined" and ctype.of(value.lo, value.hi)
   if type ~= "i32" and type ~= "u32" then return nil end
   local pending = fn.trap_pending
   local name = fn:name("value")
   local inner = ir.code({ code = ctype.atom(name, type), lo = value.lo, hi = value.hi })
   local lines = choice_lines(fn, target, path, inner, phase)
   fn.taken[name] = nil
   local call = helper.call(fn, "store_" .. (target.choice.operand or target.choice.role), "void",
      lines,
      { name = name, type = ctype.c(type) })
   if not call then fn.trap_pending = pending end
   return call and call:format(ctype.as(expr.value(fn, value), type).text)
end

local function put_choice(fn, target, path, value, phase)
   local call = phase ~= "check" and not target.frozen
      and shared_store(fn, target, path, value, phase)
   if call then
      fn.w:line("%s;", call)
   else
      helper.append(fn, choice_lines(fn, target, path, value, phase))
   end
end

-- Any target --------------------------------------------------------------------------------------

local function with_step(path, from, width)
   local longer = { table.unpack(path) }
   longer[#longer + 1] = { from = from, width = width }
   return longer
end

local function part_of(fn, value, at, width)
   local base = fn:once(value)
   return ir.slice({ base = base, from = const(at), width = width, lo = 0,
      hi = num.mask(width) })
end

-- Pieces of a gathered place, one after another; bits after a slice of it are picked one by one.
local function put_gather(fn, target, path, value, phase)
   local first, _, width = 0, nil, nil
   if #path > 0 then first, _, width = value_of.position(path) end
   local at = 0
   for _, part in ipairs(target.parts) do
      if not width then
         local piece = part_of(fn, value, at, part.width)
         put(fn, target.base, { { from = const(part.lo), width = part.width } }, piece, phase)
      else
         for i = 0, part.width - 1 do
            local bit = at + i - first
            if bit >= 0 and bit < width then
               put(fn, target.base, { { from = const(part.lo + i), width = 1 } },
                  part_of(fn, value, bit, 1), phase)
            end
         end
      end
      at = at + part.width
   end
end

local function put_cat(fn, target, value, phase)
   local at = 0
   for _, part in ipairs(target.parts) do
      put(fn, part.target, {}, part_of(fn, value, at, part.width), phase)
      at = at + part.width
   end
end

function put(fn, target, path, value, phase)
   if not has_work(fn, target, phase) then return end
   local tag = target.tag
   if tag == "slice" then
      put(fn, target.base, with_step(path, target.from, target.width), value, phase)
   elseif tag == "gather" then
      put_gather(fn, target, path, value, phase)
   elseif tag == "cat" then
      put_cat(fn, target, value, phase)
   elseif tag == "choice" then
      put_choice(fn, target, path, value, phase)
   elseif tag == "reg" then
      put_register(fn, target, path, value)
   elseif phase == "check" then
      check_space(fn, target)
   else
      put_space(fn, target, value)
   end
end

-- Statements --------------------------------------------------------------------------------------

-- Test of a set of lines, as short as it can be said.
local function lines_test(choice, wanted)
   local slot, first, last, count = choice.slot, nil, nil, 0
   local terms, others = {}, {}
   for _, line in ipairs(choice.lines) do
      if wanted[line] then
         first, last, count = first or line.index, line.index, count + 1
         terms[#terms + 1] = ("in->alt[%d] == %d"):format(slot, line.index)
      else
         others[#others + 1] = ("in->alt[%d] != %d"):format(slot, line.index)
      end
   end
   if count == 0 then return "0" end
   if #others == 1 then return others[1] end
   if count == 1 then return terms[1] end
   if last - first + 1 == count and first == 0 then
      return ("in->alt[%d] <= %d"):format(slot, last)
   end
   if last - first + 1 == count and last == #choice.lines - 1 then
      return ("in->alt[%d] >= %d"):format(slot, first)
   end
   return table.concat(terms, " || ")
end

-- C test that a choice has a value in the line taken; nil when it always has.
local function present(choice)
   local wanted, absent, inner_terms = {}, false, {}
   for _, line in ipairs(choice.lines) do
      local value = line.code.value
      local inner = value and value.tag == "choice" and present(value.choice)
      if line.code.none then
         absent = true
      elseif inner then
         absent = true
         inner_terms[#inner_terms + 1] =
            ("(in->alt[%d] == %d && (%s))"):format(choice.slot, line.index, inner)
      else
         wanted[line] = true
      end
   end
   if not absent then return nil end
   local plain = lines_test(choice, wanted)
   if #inner_terms == 0 then return plain end
   if plain ~= "0" then table.insert(inner_terms, 1, plain) end
   return table.concat(inner_terms, " || ")
end

local function guarded(fn, guard, f)
   if guard then fn.w:open("if (%s) {", guard) end
   f()
   if guard then fn.w:close() end
end

-- What must not happen before all lanes were looked at. Copies that take stores are written to
-- freely.
local function gated(fn, f)
   if not fn.gate then return f() end
   fn.w:open("if (%s) {", fn.gate)
   f()
   fn.w:close()
end

--- Writes a store statement.
function M.statement(fn, s)
   fn:next_statement()
   local target, value = s.target, s.value
   local guard = value.tag == "choice" and present(value.choice) or nil
   local waits = has_work(fn, target, "end")
   if waits or fn:may_trap(value) then value = freeze.value(fn, target, value) end
   if waits or fn:may_trap(target) then target = freeze.target(fn, target) end
   fn:check_trap()
   if has_work(fn, target, "check") or has_work(fn, target, "place") then
      guarded(fn, guard, function()
         put(fn, target, {}, value, "check")
         fn:next_statement()
         if has_work(fn, target, "place") then
            gated(fn, function() put(fn, target, {}, value, "place") end)
         end
      end)
   end
   if waits then
      local info = fn.local_info
      fn.commits[#fn.commits + 1] = function()
         fn.local_info = info
         fn:next_statement()
         guarded(fn, guard, function()
            gated(fn, function() put(fn, target, {}, value, "end") end)
         end)
      end
   end
end

M.fitted = value_of.fitted

return M

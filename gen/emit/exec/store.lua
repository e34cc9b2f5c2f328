-- Stores: from the target of the IR to an assignment in C, in the place or at the time that the plan gives it.
local num = require("gen.num")
local state = require("gen.emit.state")
local ctype = require("gen.emit.exec.ctype")
local expr = require("gen.emit.exec.expr")
local fns = require("gen.emit.exec.fn")

local M = {}

local put, is_simple_code -- forward

-- A value may be stored in one of three phases:
--    "check"   only what may trap: unknown operand lines, cells of spaces
--    "place"   where the statement stands
--    "end"     at the end of the function, for roots that the plan defers

local function const(n) return { tag = "const", value = n, lo = n, hi = n } end

local function in_phase(fn, root, phase)
   local way = fn.ways[root]
   local deferred = way ~= nil and way.way == "deferred"
   return phase == "end" and deferred or phase == "place" and not deferred
end

-- Whole registers --------------------------------------------------------------------------------------------------

--- The value cut to a register's width, ready to be assigned.
function M.fitted(fn, file, value)
   local stored, bits = ctype.stored(file.width, file.signed)
   if value.tag == "undefined" then return expr.literal(0) end
   local code
   if file.signed then
      code = expr.extend(fn, value, file.width)
   elseif bits < 32 and file.width == bits then
      code = expr.low(fn, value, 32)
   else
      code = expr.truncate(fn, value, file.width)
   end
   if bits >= 32 then return ctype.as(code, file.signed and ctype.signed(bits) or ctype.unsigned(bits)) end
   return M.narrowed(code, stored, file)
end

--- Cast to a C type of 8 or 16 bits, where the value is not a literal that fits.
function M.narrowed(code, stored, file)
   if code.const and not num.is_negative(code.const) and num.le(code.const, num.mask(file.width)) then return code end
   local cast = ("(%s)"):format(stored)
   if code.text:sub(1, #cast) == cast and code.level == ctype.UNARY then return code end
   return ctype.code(cast .. ctype.operand(code, ctype.UNARY), ctype.UNARY, "i32")
end

-- `code` with the bits that no write changes put back. `lo, width`: the bits that are written, nil when not constant.
local function keep_held(fn, file, code, lo, width)
   local _, bits = ctype.stored(file.width, file.signed)
   local mask, value, varies = 0, 0, false
   local all = state.configs(fn.model)
   for _, held in ipairs(state.held(fn.model, file)) do
      local written = lo and num.shl(num.mask(width), lo) or num.mask(file.width)
      if not num.eq(num.band(held.mask, written), 0) then
         mask, value = num.bor(mask, held.mask), num.bor(value, held.value)
         varies = varies or held.configs ~= all
      end
   end
   if num.eq(mask, 0) then return code end
   local type = bits <= 16 and code.type == "i32" and "i32" or ctype.unsigned(bits)
   local keep, fixed
   if varies then
      local table_name = fn.shared:held(file)
      keep = ctype.atom(table_name .. "_writable[m->context.config]", ctype.promoted(bits, false))
      fixed = ctype.atom(table_name .. "_fixed[m->context.config]", ctype.promoted(bits, false))
   else
      keep = expr.literal(num.band(num.mask(file.width), num.bnot(mask)))
      keep = ctype.literal(keep.const, keep.type, true)
      fixed = ctype.literal(value, ctype.of(value, value), true)
   end
   local a, b = ctype.pair(ctype.as(code, type), keep, type)
   local result = ctype.binary("&", ctype.AND, a, b, type)
   if varies or not num.eq(value, 0) then
      a, b = ctype.pair(result, fixed, type)
      result = ctype.binary("|", ctype.OR, a, b, type)
   end
   return result
end

-- An assigned value in the type of the register.
local function finished(code, file)
   local stored, bits = ctype.stored(file.width, file.signed)
   if bits > 16 then return ctype.as(code, file.signed and ctype.signed(bits) or ctype.unsigned(bits)) end
   return M.narrowed(code, stored, file)
end

-- Parts of registers -----------------------------------------------------------------------------------------------

-- Position and width of the bits that a chain of slices leaves.
local function position(path)
   local width, from, fixed = path[1].width, nil, 0
   for _, step in ipairs(path) do
      if step.from.tag == "const" then
         fixed = num.add(fixed, step.from.value)
      elseif from then
         from = { tag = "add", a = from, b = step.from, lo = num.add(from.lo, step.from.lo),
            hi = num.add(from.hi, step.from.hi) }
      else
         from = step.from
      end
   end
   if not from then return fixed, nil, width end
   if fixed ~= 0 then
      from = { tag = "add", a = from, b = const(fixed), lo = num.add(from.lo, fixed), hi = num.add(from.hi, fixed) }
   end
   return nil, from, width
end

local function is_zero(code) return code.const ~= nil and num.eq(code.const, 0) end

-- `old` with `width` bits from a place up replaced.
local function merged(fn, file, old, path, value)
   local _, bits = ctype.stored(file.width, file.signed)
   local fixed, from, width = position(path)
   local part = value.tag == "undefined" and expr.literal(0) or expr.truncate(fn, value, width)
   local type = bits <= 16 and part.type == "i32" and "i32" or ctype.unsigned(bits)
   local code
   if fixed then
      local keep = num.band(num.mask(file.width), num.bnot(num.shl(num.mask(width), fixed)))
      local a, b = ctype.pair(ctype.as(old, type), ctype.literal(keep, type, true), type)
      code = ctype.binary("&", ctype.AND, a, b, type)
      part = ctype.as(part, type)
      if fixed > 0 and not is_zero(part) then
         part = ctype.binary("<<", ctype.SHIFT, ctype.exactly(part, type), expr.literal(fixed), type)
      end
   else
      type = ctype.unsigned(bits)
      local count = expr.value(fn, fn:once(from))
      local ones = ctype.exactly(ctype.literal(num.mask(width), type, true), type)
      local hole = ctype.binary("<<", ctype.SHIFT, ones, count, type)
      hole = ctype.code("~(" .. hole.text .. ")", ctype.UNARY, type)
      code = ctype.binary("&", ctype.AND, ctype.as(old, type), hole, type)
      part = ctype.binary("<<", ctype.SHIFT, ctype.exactly(part, type), count, type)
   end
   if not is_zero(part) then
      local a, b = ctype.pair(code, part, type)
      code = ctype.binary("|", ctype.OR, a, b, type)
   end
   code = keep_held(fn, file, code, fixed, width)
   if file.signed then
      return M.fitted(fn, file, { tag = "code", code = code, lo = 0, hi = num.mask(file.width) })
   end
   return finished(code, file)
end

-- Registers --------------------------------------------------------------------------------------------------------

-- Entries that an index may mean and that writes do not reach.
local function wired_in_reach(file, index)
   local list = {}
   for _, entry in ipairs(file.entry_list or {}) do
      if state.wired(entry) and num.le(index.lo, entry.number) and num.le(entry.number, index.hi) then
         list[#list + 1] = entry.number
      end
   end
   return list
end

local function assign(fn, place, file, path, value, old)
   local type = ctype.promoted(file.width, file.signed)
   local code
   if #path > 0 then
      code = merged(fn, file, ctype.atom(old or place, type), path, value)
   else
      code = finished(keep_held(fn, file, M.fitted(fn, file, value)), file)
   end
   fn.w:line("%s = %s;", place, code.text)
end

local function put_pc(fn, file, path, value)
   local code
   if #path > 0 then
      code = merged(fn, file, ctype.atom("m->next", "u64"), path, value)
   elseif value.tag == "undefined" then
      code = expr.literal(0)
   else
      code = keep_held(fn, file, expr.truncate(fn, value, file.width))
   end
   fn.w:line("m->next = %s;", ctype.as(code, "u64").text)
end

-- A file some of whose entries stand for other state is stored to by a function.
local function put_aliased(fn, file, index, path, value)
   local ident = state.ident(file)
   fn.shared.aliased[file] = true
   local text = index.text
   local code
   if #path > 0 then
      local old = ctype.atom(("read_%s(m, s, %s)"):format(ident, text), ctype.promoted(file.width, file.signed))
      code = merged(fn, file, old, path, value)
   else
      code = M.fitted(fn, file, value)
   end
   local type = ctype.promoted(file.width, file.signed)
   fn.w:line("write_%s(m, %s, %s);", ident, text, ctype.as(code, type).text)
end

-- Ends an `if` whose block began behind line `before`; one line needs no braces.
local function close_if(fn, before)
   if #fn.w.lines > before + 1 then return fn.w:close() end
   fn.w.lines[before] = fn.w.lines[before]:gsub(" {$", "")
   fn.w.depth = fn.w.depth - 1
end

local function put_register(fn, target, path, value)
   local file = target.file
   if state.is_pc(file) then return put_pc(fn, file, path, value) end
   local path_in_state, way = "s->" .. state.path(file), fn.ways[file]
   if way and way.way == "shadow" then return assign(fn, way.name, file, path, value) end
   if not target.index then return assign(fn, path_in_state, file, path, value) end
   local index = expr.value(fn, #path > 0 and fn:once(target.index) or target.index)
   if fns.has_aliases(file) then return put_aliased(fn, file, index, path, value) end
   local wired = wired_in_reach(file, target.index)
   if #wired > 0 then index = expr.value(fn, fn:once(target.index)) end
   if #wired == 1 and num.eq(target.index.lo, target.index.hi) then return end
   local base = way and way.way == "copy" and way.name or path_in_state
   if #wired > 0 then
      local tests = {}
      for i, number in ipairs(wired) do tests[i] = ("%s != %d"):format(index.text, number) end
      fn.w:open("if (%s) {", table.concat(tests, " && "))
   end
   local before = #fn.w.lines
   assign(fn, ("%s[%s]"):format(base, index.text), file, path, value)
   if #wired > 0 then close_if(fn, before) end
end

-- Spaces -----------------------------------------------------------------------------------------------------------

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
      fn.w:line("%s[%s_count].index = %s;", way.name, way.name, index.text)
      fn.w:line("%s[%s_count].cells = %d;", way.name, way.name, cells)
      fn.w:line("%s[%s_count++].value = %s;", way.name, way.name, code.text)
   elseif target.width > 64 then
      fn.w:line("rt_store_word(m, %s, %s, %d, rt_word_of(%s));", name, index.text, cells, code.text)
   else
      fn.w:line("rt_store(m, %s, %s, %d, %s);", name, index.text, cells, code.text)
   end
end

local function check_space(fn, target)
   local space, cells = target.space, fns.cells(target.space, target.width)
   if not state.access_traps(space, cells, target.index.lo, target.index.hi) then return end
   local name = fns.space_name(fn.prefix, space)
   fn:leave_if(("!rt_may_store(m, %s, %s, %d)"):format(name, fn:space_index(target).text, cells), "(int)m->trap.kind")
end

-- Operands ---------------------------------------------------------------------------------------------------------

-- Whether a target has anything to write in this phase.
local function has_work(fn, target, phase)
   local tag = target.tag
   if tag == "none" then return false end
   if tag == "reg" then return in_phase(fn, target.file, phase) end
   if tag == "space" then
      if phase ~= "check" then return in_phase(fn, target.space, phase) end
      return state.access_traps(target.space, fns.cells(target.space, target.width), target.index.lo, target.index.hi)
   end
   if tag == "slice" or tag == "gather" then return has_work(fn, target.base, phase) end
   if tag == "cat" then
      for _, part in ipairs(target.parts) do
         if has_work(fn, part.target, phase) then return true end
      end
      return false
   end
   for _, line in ipairs(target.choice.lines) do
      if phase == "check" and line.code.unknown then return true end
      local inner = target.frozen and target.frozen[line] or line.code.target
      if inner and has_work(fn, inner, phase) then return true end
   end
   return false
end
M.has_work = has_work

local function reads_locals(e)
   if e.tag == "local" then return true end
   local found = false
   fns.each_part(e, function(part) found = found or reads_locals(part) end)
   return found
end

-- A target of an operand line whose addresses are C already, because locals of the line mean nothing outside of it.
local function spelled(fn, target)
   local copy = {}
   for k, v in pairs(target) do copy[k] = v end
   for _, key in ipairs({ "index", "from" }) do
      local e = target[key]
      if e and reads_locals(e) then copy[key] = { tag = "code", code = expr.value(fn, e), lo = e.lo, hi = e.hi } end
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
   local inner = target.frozen and target.frozen[line] or line.code.target
   if not inner or not has_work(fn, inner, phase) then return end
   if reads_locals(inner) then
      local saved = fn:enter_code(fn:info_of(line.code))
      fn:block(line.code.before)
      fn:next_statement()
      inner = spelled(fn, inner)
      fn.local_info = saved
   end
   put(fn, inner, path, value, phase)
end

local function put_choice(fn, target, path, value, phase)
   local arms = {}
   for _, line in ipairs(target.choice.lines) do
      local head, body = fn:in_line(line, function() put_line(fn, target, line, path, value, phase) end)
      arms[#arms + 1] = { line = line, head = head, body = body }
   end
   fn:switch(target.choice, arms)
end

-- Any target -------------------------------------------------------------------------------------------------------

local function with_step(path, from, width)
   local longer = { table.unpack(path) }
   longer[#longer + 1] = { from = from, width = width }
   return longer
end

local function part_of(fn, value, at, width)
   local base = fn:once(value)
   return { tag = "slice", base = base, from = const(at), width = width, lo = 0, hi = num.mask(width) }
end

-- Pieces of a gathered place, one after another; bits behind a slice of it are picked one by one.
local function put_gather(fn, target, path, value, phase)
   local first, _, width = 0, nil, nil
   if #path > 0 then first, _, width = position(path) end
   local at = 0
   for _, part in ipairs(target.parts) do
      if not width then
         local piece = part_of(fn, value, at, part.width)
         put(fn, target.base, { { from = const(part.lo), width = part.width } }, piece, phase)
      else
         for i = 0, part.width - 1 do
            local bit = at + i - first
            if bit >= 0 and bit < width then
               put(fn, target.base, { { from = const(part.lo + i), width = 1 } }, part_of(fn, value, bit, 1), phase)
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

-- Values and addresses that wait -----------------------------------------------------------------------------------

-- Whether an expression still has its value at the end of the function.
local function is_stable(fn, e)
   if e.tag == "reg" or e.tag == "space" or e.tag == "top" or e.tag == "depth" then return false end
   if e.tag == "local" then return not fn.local_info[e.id].mutable end
   local stable = true
   fns.each_part(e, function(part) stable = stable and is_stable(fn, part) end)
   return stable
end

-- Bits that a target takes; nil if that is not one number.
local function width_of(target)
   local tag = target.tag
   if tag == "reg" then return target.file.width end
   if tag == "slice" or tag == "space" then return target.width end
   if tag == "choice" then
      local most = 0
      for _, line in ipairs(target.choice.lines) do
         local width = line.code.target and width_of(line.code.target)
         if width then most = math.max(most, width) end
      end
      return most > 0 and most or nil
   end
   return target.w
end

local function name_of(target)
   while target.base do target = target.base end
   if target.tag == "choice" then return target.choice.role or target.choice.operand end
   if target.tag == "reg" then
      local index = target.index
      return index and index.tag == "raw" and index.field.name or state.ident(target.file)
   end
   return target.tag == "space" and state.ident(target.space) or "result"
end

--- The value as a constant of its own, unless it is as good as one.
local function freeze_value(fn, target, value)
   if value.tag == "undefined" or value.tag == "const" then return value end
   if is_stable(fn, value) and is_simple_code(fn, value) then return value end
   local width, lo, hi = width_of(target), value.lo, value.hi
   local half = width and num.pow2(width - 1)
   local fits = not width or num.le(0, lo) and num.le(hi, num.mask(width))
      or num.le(num.neg(half), lo) and num.lt(hi, half)
   if not fits then lo, hi = 0, num.mask(width) end
   local code = fits and expr.value(fn, value) or expr.truncate(fn, value, width)
   return { tag = "code", code = fn:declare(name_of(target) .. "_new", code), lo = lo, hi = hi }
end

local function freeze_node(fn, e, wanted)
   if is_stable(fn, e) then return e end
   return { tag = "code", code = fn:declare(wanted, expr.value(fn, e)), lo = e.lo, hi = e.hi }
end

local freeze -- forward

-- The lines of an operand compute their addresses where the statement stands.
local function freeze_choice(fn, target)
   local frozen, names, any = {}, {}, false
   for _, line in ipairs(target.choice.lines) do
      local inner = line.code.target
      local saved = fn:enter_code(fn:info_of(line.code))
      if inner and inner.index and not is_stable(fn, inner.index) then
         local type = ctype.of(inner.index.lo, inner.index.hi)
         local name = fn:name(name_of(target) .. "_at")
         fn.w:line("%s %s = 0;", ctype.c(type), name)
         names[line], any = { name = name, type = type }, true
         local copy = {}
         for k, v in pairs(inner) do copy[k] = v end
         copy.index = { tag = "code", code = ctype.atom(name, type), lo = inner.index.lo, hi = inner.index.hi }
         frozen[line] = copy
      end
      fn.local_info = saved
   end
   if not any then return target end
   local arms = {}
   for _, line in ipairs(target.choice.lines) do
      local head, body = fn:in_line(line, function()
         if not names[line] then return end
         local saved = fn:enter_code(fn:info_of(line.code))
         fn:block(line.code.before)
         fn:next_statement()
         local code = expr.value(fn, line.code.target.index)
         fn.w:line("%s = %s;", names[line].name, ctype.as(code, names[line].type).text)
         fn:check_trap()
         fn.local_info = saved
      end)
      arms[#arms + 1] = { line = line, head = head, body = body }
   end
   fn:switch(target.choice, arms)
   return { tag = "choice", choice = target.choice, frozen = frozen }
end

function freeze(fn, target)
   if target.tag == "choice" then return freeze_choice(fn, target) end
   local copy = {}
   for k, v in pairs(target) do copy[k] = v end
   if target.index then copy.index = freeze_node(fn, target.index, name_of(target) .. "_at") end
   if target.from then copy.from = freeze_node(fn, target.from, name_of(target) .. "_bit") end
   if target.base then copy.base = freeze(fn, target.base) end
   if target.tag == "cat" then
      copy.parts = {}
      for i, part in ipairs(target.parts) do
         copy.parts[i] = { target = freeze(fn, part.target), width = part.width }
      end
   end
   return copy
end

function is_simple_code(fn, e)
   local code = expr.value(fn, e)
   return code.text:match("^%-?[%w_]+$") ~= nil
end

-- Statements -------------------------------------------------------------------------------------------------------

-- Test of a set of lines, as short as it can be said.
local function lines_test(choice, wanted)
   local slot, first, last, count = choice.slot, nil, nil, 0
   local terms, others = {}, {}
   for _, line in ipairs(choice.lines) do
      if wanted[line] then
         first, last, count = first or line.index, line.index, count + 1
         terms[#terms + 1] = ("in->line[%d] == %d"):format(slot, line.index)
      else
         others[#others + 1] = ("in->line[%d] != %d"):format(slot, line.index)
      end
   end
   if count == 0 then return "0" end
   if #others == 1 then return others[1] end
   if count == 1 then return terms[1] end
   if last - first + 1 == count and first == 0 then return ("in->line[%d] <= %d"):format(slot, last) end
   if last - first + 1 == count and last == #choice.lines - 1 then return ("in->line[%d] >= %d"):format(slot, first) end
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
         inner_terms[#inner_terms + 1] = ("(in->line[%d] == %d && (%s))"):format(choice.slot, line.index, inner)
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

--- Writes a store statement.
function M.statement(fn, s)
   fn:next_statement()
   local target, value = s.target, s.value
   local guard = value.tag == "choice" and present(value.choice) or nil
   local waits = has_work(fn, target, "end")
   if waits or fn:may_trap(value) then value = freeze_value(fn, target, value) end
   if waits or fn:may_trap(target) then target = freeze(fn, target) end
   fn:check_trap()
   if has_work(fn, target, "check") or has_work(fn, target, "place") then
      guarded(fn, guard, function()
         put(fn, target, {}, value, "check")
         fn:next_statement()
         put(fn, target, {}, value, "place")
      end)
   end
   if waits then
      local info = fn.local_info
      fn.commits[#fn.commits + 1] = function()
         fn.local_info = info
         fn:next_statement()
         guarded(fn, guard, function() put(fn, target, {}, value, "end") end)
      end
   end
end

return M

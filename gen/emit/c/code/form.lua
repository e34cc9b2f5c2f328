-- The function of a form around its statements, and the functions of entries that stand for other
-- state.
local ir = require("gen.ir.node").make
local lists = require("gen.base.lists")
local num = require("gen.num")
local interval = require("gen.ir.interval")
local state = require("gen.emit.c.state")
local ctype = require("gen.emit.c.ctype")
local expr = require("gen.emit.c.code.expr")
local store = require("gen.emit.c.code.store")
local time = require("gen.emit.c.code.time")
local value_of = require("gen.emit.c.code.value")
local tidy = require("gen.emit.c.tidy")
local frame = require("gen.emit.c.code.frame")
local part = require("gen.emit.c.code.part")
local warp = require("gen.emit.c.code.warp")
require("gen.emit.c.code.field")
require("gen.emit.c.code.operand")
local raise = require("gen.emit.c.code.raise")

local M = {}

-- Entries that stand for other state --------------------------------------------------------------

local NO_FORM = { slot_of = {}, carried = {}, top = {} } -- entries are no part of an instruction

-- Constants, then the rest; these functions have no instruction, and those that read are given the
-- state.
local function whole_lines(fn, has_state)
   local body = table.move(fn.root.head.lines, 1, #fn.root.head.lines, 1, {})
   lists.append(body, fn.w.lines)
   local lines = lists.collect(frame.head_lines(fn, body), function(line)
      local is_given = line:find("(void)in;", 1, true) or has_state
         and line:find("*const s =", 1, true)
      return not is_given and line
   end)
   if has_state and not table.concat(body, "\n"):find("%f[%w_]m%f[^%w_]") then
      lines[#lines + 1] = "    (void)m;"
   end
   return tidy.broken(lists.append(lines, body))
end

-- The entries of a file that stand for other state, and whether none is left that does not: then
-- the last one is the `default`, because a compiler would see that nothing else can come there.
local function aliases_of(file)
   local list = lists.filter(file.entry_list, function(entry) return entry.code end)
   return list, #list == (file.count or 1)
end

local function label_of(entry, is_default)
   return is_default and "default:" or ("case %d:"):format(entry.number)
end

--- The body of the function that reads a file of which some entries stand for other state.
function M.read_aliases(shared, file)
   local fn, type = frame.new(shared, NO_FORM), ctype.promoted(file.width, file.signed)
   fn.taken.index, fn.is_entry, fn.is_late = true, true, file.unforwarded
   fn.w:line("switch (index) {")
   local list, is_whole = aliases_of(file)
   for i, entry in ipairs(list) do
      fn:next_statement()
      local code = file.signed and expr.extend(fn, entry.code.value, file.width)
         or expr.truncate(fn, entry.code.value, file.width)
      fn.w:line("%s", label_of(entry, is_whole and i == #list))
      fn.w:line("    return %s;", ctype.as(code, type).text)
   end
   if not is_whole then
      fn.w:line("default:")
      fn.w:line(file.unforwarded and "    return late_%s(m, s, index);"
         or "    return s->%s[index]%s;", state.path(file), state.lane_index(file, fn.lane))
   end
   fn.w:line("}")
   return whole_lines(fn, true)
end

--- The body of the function that stores to one: to what the entry stands for, or nowhere.
function M.write_aliases(shared, file)
   local fn, type = frame.new(shared, NO_FORM), ctype.promoted(file.width, file.signed)
   fn.taken.index, fn.taken.value = true, true
   local lo, hi = interval.of_type(file.width, file.signed)
   local value = ir.code({ code = ctype.atom("value", type), lo = lo, hi = hi })
   fn.local_info = {}
   fn.w:line("switch (index) {")
   local list, is_whole = aliases_of(file)
   for i, entry in ipairs(list) do
      fn.w:line("%s", label_of(entry, is_whole and i == #list))
      fn.w.depth = fn.w.depth + 1
      if entry.code.target then
         store.statement(fn, { target = entry.code.target, value = value })
      end
      fn.w:line("break;")
      fn.w.depth = fn.w.depth - 1
   end
   if not is_whole then
      fn.w:line("default:")
      fn.w.depth = fn.w.depth + 1
      time.before_store(fn, file, "index")
      fn.w:line("%s%s[index]%s = %s;", state.stored_in(fn.model), state.path(file),
         state.lane_index(file, fn.lane), value_of.fitted(fn, file, value).text)
      fn.w:line("break;")
      fn.w.depth = fn.w.depth - 1
   end
   fn.w:line("}")
   return whole_lines(fn)
end

--- The body of the function that stores to one later.
function M.later_aliases(shared, file)
   local fn, type = frame.new(shared, NO_FORM), ctype.promoted(file.width, file.signed)
   fn.taken.index, fn.taken.value, fn.taken.delay = true, true, true
   fn.local_info = {}
   local value = ir.code({ code = ctype.atom("value", type), lo = 0,
      hi = num.mask(file.width) })
   time.later_aliases(fn, file, value)
   return whole_lines(fn)
end

-- Forms -------------------------------------------------------------------------------------------

-- Does a form look at registers that count cycles, or store to them?
local function counts(form)
   local found = false
   raise.each_file(form, function(file) found = found or file.counts == "cycles" end)
   return found
end

--- The lines of the body of a form's function.
function M.form(shared, form)
   if shared.model.lanes > 0 then return warp.form(frame.new(shared, form), form.code) end
   local fn = frame.new(shared, form)
   fn.in_op = shared.has_ops
   fn.local_info = fn:info_of(form.code)
   if fn.in_op and counts(form) then fn.w:line("rt_settle_time(m, &in->op, now);") end
   if part.put(fn, form.code.body) then fn.w:line("return 0;") end
   return frame.lines(fn)
end

--- The lines of the body of the function for words that are no instruction.
function M.undefined(shared, undefined)
   local fn = frame.new(shared, NO_FORM)
   fn.local_info = fn:info_of(undefined.code)
   part.put(fn, undefined.code.body)
   return frame.lines(fn)
end

--- The lines of the body of the function of a start: code without an instruction.
function M.start(shared, start)
   local lines, kept = warp.form(frame.new(shared, NO_FORM), start.code), {}
   for _, line in ipairs(lines) do
      if not line:find("(void)in;", 1, true) then kept[#kept + 1] = line end
   end
   return kept
end

return M

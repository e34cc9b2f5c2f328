-- The function of a form around its statements: copies that take stores until the end, stacks, what
-- lands last.
local num = require("gen.num")
local state = require("gen.emit.state")
local ctype = require("gen.emit.exec.ctype")
local expr = require("gen.emit.exec.expr")
local fns = require("gen.emit.exec.fn")
local plan = require("gen.emit.exec.plan")
local store = require("gen.emit.exec.store")
local time = require("gen.emit.exec.time")
local value_of = require("gen.emit.exec.value")
local tidy = require("gen.emit.exec.tidy")
local ends_in_tail = require("gen.emit.exec.statement").ends_in_tail
require("gen.emit.exec.field")
require("gen.emit.exec.operand")

local M = {}

local Fn = fns.Fn

-- Head of a loop over `count` things; the name of its variable.
local function each_entry(fn, count)
   local i = fn:name("i")
   fn.w:line("for (int32_t %s = 0; %s < %s; %s++)", i, i, count, i)
   return i
end

-- Copies that take stores until the end.
local function open_copy(fn, root, way)
   if way.way == "shadow" then
      local index = way.target.index
      way.name = fn:name((index and index.tag == "raw" and index.field.name or state.ident(root))
         .. "_new")
      local stored = ctype.stored(root.width, root.signed)
      fn:next_statement()
      fn.reads_now = true
      fn.w:line("%s %s = %s;", stored, way.name, expr.value(fn, way.target).text)
      fn.reads_now = false
   elseif way.way == "copy" then
      way.name = fn:name(state.ident(root) .. "_new")
      local stored = ctype.stored(root.width, root.signed)
      if state.is_bundle(root) then
         fn.w:line("%s %s[%d] = {0};", stored, way.name, root.count)
      else
         fn.w:line("%s %s[%d];", stored, way.name, root.count)
         local i = each_entry(fn, root.count)
         fn.w:line("    %s[%s] = s->%s[%s];", way.name, i, state.path(root), i)
      end
   elseif way.way == "list" then
      way.name = fn:name(state.ident(root) .. "_new")
      fn.w:open("struct {")
      fn.w:line("uint64_t index, value;")
      fn.w:line("unsigned cells;")
      fn.w:close(("} %s[%d];"):format(way.name, way.size))
      fn.w:line("int32_t %s_count = 0;", way.name)
   end
end

local function close_copy(fn, root, way)
   if way.way == "shadow" then
      fn:next_statement()
      local name, old = way.name, fn.ways[root]
      fn.ways[root] = nil
      local range = ctype.promoted(root.width, root.signed)
      local lo, hi = 0, num.mask(root.width)
      if root.signed then lo, hi = num.neg(num.pow2(root.width - 1)), num.mask(root.width - 1) end
      fn:block({ { tag = "store", target = way.target,
         value = { tag = "code", code = ctype.atom(name, range), lo = lo, hi = hi } } })
      fn.ways[root] = old
   elseif way.way == "copy" then
      local time_of = fn.shared.time
      local i = each_entry(fn, root.count)
      if time_of.late[root] or time_of.timed[root] then
         fn.w:open("    if (s->%s[%s] != %s[%s]) {", state.path(root), i, way.name, i)
         time.before_store(fn, root, i)
         fn.w:line("s->%s[%s] = %s[%s];", state.path(root), i, way.name, i)
         fn.w:close("    }")
      else
         fn.w:line("    s->%s[%s] = %s[%s];", state.path(root), i, way.name, i)
      end
   elseif way.way == "list" then
      local i, name = each_entry(fn, way.name .. "_count"), way.name
      fn.w:line("    rt_store(m, %s, %s[%s].index, %s[%s].cells, %s[%s].value);",
         fns.space_name(fn.prefix, root), name, i,
         name, i, name, i)
   end
end

local function open_copies(fn)
   for _, root in ipairs(fn.plan.order) do
      if fn.plan.ways[root].way == "before" then fn.keeps_before = true end
      open_copy(fn, root, fn.plan.ways[root])
   end
   fn.head_end = #fn.w.lines
   fn.ways = fn.plan.ways
end

-- The state as it was, where something looks at it.
local function keep_before(fn)
   for _, line in ipairs(fn.w.lines) do
      if line:find("%f[%w_]before%f[^%w_]") then
         table.insert(fn.w.lines, fn.head_end + 1,
            ("    const struct %s_state before = *s;"):format(fn.prefix))
         return
      end
   end
end

local function close_copies(fn)
   for _, root in ipairs(fn.plan.order) do close_copy(fn, root, fn.plan.ways[root]) end
end

-- Stacks that the code looks at or changes.
local function stacks_of(body)
   local seen, list, changed = {}, {}, {}
   local function note(stack, changes)
      if not seen[stack] then
         seen[stack] = true
         list[#list + 1] = stack
      end
      changed[stack] = changed[stack] or {}
      if changes then changed[stack][changes] = true end
   end
   local function visit(e)
      if e.tag == "top" or e.tag == "depth" then note(e.stack, nil) end
      fns.each_part(e, visit)
   end
   local function walk(block)
      for _, s in ipairs(block) do
         for _, part in ipairs({ s.value or false, s.target or false, s.test or false }) do
            if part then visit(part) end
         end
         for _, value in ipairs(s.values or {}) do visit(value) end
         if s.tag == "push" or s.tag == "drop" then note(s.stack, s.tag) end
         for _, key in ipairs({ "yes", "no", "body" }) do
            if type(s[key]) == "table" then walk(s[key]) end
         end
      end
   end
   walk(body)
   return list, changed
end

local function open_stacks(fn, list, changed)
   fn.stack_names = {}
   for _, stack in ipairs(list) do
      local member = state.stack_depth(stack)
      -- What is pushed where something was dropped before overwrites an entry, which a trap has to
      -- bring back.
      if changed[stack].push and changed[stack].drop then fn.keeps_before = true end
      fn.stack_names[stack] = fn:name(member)
      fn.w:line("%sint32_t %s = s->%s;", next(changed[stack]) and "" or "const ",
         fn.stack_names[stack], member)
   end
end

local function close_stacks(fn, list, changed)
   for _, stack in ipairs(list) do
      if next(changed[stack]) then
         local stored = ctype.stored(num.width_unsigned(stack.depth), false)
         fn.w:line("s->%s = (%s)%s;", state.stack_depth(stack), stored, fn.stack_names[stack])
      end
   end
end

-- What lives for one bundle starts at 0 in each; here every instruction is a bundle of its own.
local function clear_bundle(fn)
   if #state.bundle_files(fn.model) > 0 then
      fn.w:line("s->bundle = (struct %s_bundle){0};", fn.prefix)
   end
end

--- Stores that waited.
function Fn:land()
   if self.plan.traps then clear_bundle(self) end
   for _, commit in ipairs(self.commits) do commit() end
   self.commits = {}
end

-- What the function needs before its first line: the state, or a word that parameters are not used.
local function head_lines(fn, body)
   local lines, text = {}, table.concat(body, "\n")
   if text:find("%f[%w_]s%->") or text:find("[(%s]s[,)]") then
      lines[#lines + 1] = ("    struct %s_state *const s = m->state;"):format(fn.prefix)
   elseif not text:find("%f[%w_]m%f[^%w_]") then
      lines[#lines + 1] = "    (void)m;"
   end
   if not text:find("%f[%w_]in%->") and not text:find("%(m, in%)") then
      lines[#lines + 1] = "    (void)in;"
   end
   return lines
end

local function new_function(shared, form)
   local fn = fns.new(shared, form)
   fn.infos, fn.variables, fn.commits, fn.ways, fn.not_empty = {}, {}, {}, {}, {}
   fn.plan = { tails = {} }
   return fn
end

-- Entries that stand for other state --------------------------------------------------------------

local NO_FORM = { slot_of = {}, carried = {}, top = {} } -- entries are no part of an instruction

-- Constants, then the rest; these functions have no instruction, and those that read are given the
-- state.
local function whole_lines(fn, has_state)
   local body = table.move(fn.root.head.lines, 1, #fn.root.head.lines, 1, {})
   table.move(fn.w.lines, 1, #fn.w.lines, #body + 1, body)
   local lines = {}
   for _, line in ipairs(head_lines(fn, body)) do
      local is_given = line:find("(void)in;", 1, true) or has_state
         and line:find("*const s =", 1, true)
      if not is_given then lines[#lines + 1] = line end
   end
   if has_state and not table.concat(body, "\n"):find("%f[%w_]m%f[^%w_]") then
      lines[#lines + 1] = "    (void)m;"
   end
   return tidy.broken(table.move(body, 1, #body, #lines + 1, lines))
end

-- The entries of a file that stand for other state, and whether none is left that does not: then
-- the last one is the `default`, because a compiler would see that nothing else can come there.
local function aliases_of(file)
   local list = {}
   for _, entry in ipairs(file.entry_list) do
      if entry.code then list[#list + 1] = entry end
   end
   return list, #list == (file.count or 1)
end

local function label_of(entry, is_default)
   return is_default and "default:" or ("case %d:"):format(entry.number)
end

--- The body of the function that reads a file of which some entries stand for other state.
function M.read_aliases(shared, file)
   local fn, type = new_function(shared, NO_FORM), ctype.promoted(file.width, file.signed)
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
         or "    return s->%s[index];", state.path(file))
   end
   fn.w:line("}")
   return whole_lines(fn, true)
end

--- The body of the function that stores to one: to what the entry stands for, or nowhere.
function M.write_aliases(shared, file)
   local fn, type = new_function(shared, NO_FORM), ctype.promoted(file.width, file.signed)
   fn.taken.index, fn.taken.value = true, true
   local lo, hi = 0, num.mask(file.width)
   if file.signed then lo, hi = num.neg(num.pow2(file.width - 1)), num.mask(file.width - 1) end
   local value = { tag = "code", code = ctype.atom("value", type), lo = lo, hi = hi }
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
      fn.w:line("s->%s[index] = %s;", state.path(file), value_of.fitted(fn, file, value).text)
      fn.w:line("break;")
      fn.w.depth = fn.w.depth - 1
   end
   fn.w:line("}")
   return whole_lines(fn)
end

--- The body of the function that stores to one later.
function M.later_aliases(shared, file)
   local fn, type = new_function(shared, NO_FORM), ctype.promoted(file.width, file.signed)
   fn.taken.index, fn.taken.value, fn.taken.delay = true, true, true
   fn.local_info = {}
   local value = { tag = "code", code = ctype.atom("value", type), lo = 0,
      hi = num.mask(file.width) }
   time.later_aliases(fn, file, value)
   return whole_lines(fn)
end

-- Forms -------------------------------------------------------------------------------------------

--- The lines of the body of a form's function.
function M.form(shared, form)
   local fn = new_function(shared, form)
   local code = form.code
   fn.plan = plan.make(fn, code.body)
   fn.local_info = fn:info_of(code)
   local stacks, changed = stacks_of(code.body)
   open_stacks(fn, stacks, changed)
   open_copies(fn)
   if not fn.plan.traps then clear_bundle(fn) end
   fn:block(code.body)
   if not plan.always_leaves(code.body) then
      if not ends_in_tail(fn, code.body) then fn:land() end
      close_copies(fn)
      close_stacks(fn, stacks, changed)
      fn.w:line("return 0;")
   end
   if fn.keeps_before then keep_before(fn) end
   local all = table.move(fn.root.head.lines, 1, #fn.root.head.lines, 1, {})
   for _, line in ipairs(fn.variables) do all[#all + 1] = "    " .. line end
   table.move(fn.w.lines, 1, #fn.w.lines, #all + 1, all)
   all = tidy.without_unused(all)
   return tidy.broken(table.move(all, 1, #all, #head_lines(fn, all) + 1, head_lines(fn, all)))
end

return M

-- One piece of code of an instruction with the plan for its stores: copies that take them until the
-- end, stacks, what takes effect last.
local ir = require("gen.ir.node").make
local lists = require("gen.base.lists")
local num = require("gen.num")
local interval = require("gen.ir.interval")
local tree = require("gen.ir.tree")
local state = require("gen.emit.c.state")
local ctype = require("gen.emit.c.ctype")
local expr = require("gen.emit.c.code.expr")
local fns = require("gen.emit.c.code.fn")
local plan = require("gen.emit.c.code.plan")
local time = require("gen.emit.c.code.time")
local ends_in_tail = require("gen.emit.c.code.statement").ends_in_tail

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
         fn.w:line("    %s[%s] = s->%s[%s]%s;", way.name, i, state.path(root), i,
            state.lane_index(root, fn.lane))
      end
   elseif way.way == "list" then
      way.name = fn:name(state.ident(root) .. "_new")
      local w = way.is_hoisted and fn.root.head or fn.w
      w:open("struct {")
      w:line(way.is_wide and "uint64_t index; rt_u128 value;" or "uint64_t index, value;")
      w:line("unsigned cells;")
      w:close(("} %s[%d];"):format(way.name, way.size * (way.is_hoisted and fn.rounds or 1)))
      w:line("int32_t %s_count = 0;", way.name)
   end
end

local function close_copy(fn, root, way)
   if way.way == "shadow" then
      fn:next_statement()
      local name, old = way.name, fn.ways[root]
      fn.ways[root] = nil
      local range = ctype.promoted(root.width, root.signed)
      local lo, hi = interval.of_type(root.width, root.signed)
      fn:block({ ir.store({ target = way.target,
         value = ir.code({ code = ctype.atom(name, range), lo = lo, hi = hi }) }) })
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
         fn.w:line("    s->%s[%s]%s = %s[%s];", state.path(root), i,
            state.lane_index(root, fn.lane), way.name, i)
      end
   elseif way.way == "list" then
      local function write_list()
         local i, name = each_entry(fn, way.name .. "_count"), way.name
         local call = way.is_wide
            and "    rt_store_word(m, %s, %s[%s].index, %s[%s].cells, rt_word_of(%s[%s].value));"
            or "    rt_store(m, %s, %s[%s].index, %s[%s].cells, %s[%s].value);"
         fn.w:line(call, fns.space_name(fn.prefix, root), name, i, name, i, name, i)
      end
      if way.is_hoisted then fn.write_backs[#fn.write_backs + 1] = write_list else write_list() end
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

-- The state before the instruction, where code reads it.
local function keep_before(fn)
   for _, line in ipairs(fn.w.lines) do
      if line:find("%f[%w_]before%f[^%w_]") then
         table.insert(fn.w.lines, fn.head_end + 1,
            ("%sconst struct %s_state before = *s;"):format(("    "):rep(fn.w.depth), fn.prefix))
         return
      end
   end
end

local WRITTEN_LAST = { shadow = true, copy = true, list = true }

local function is_written_here(way) return WRITTEN_LAST[way.way] and not way.is_hoisted end

local function close_copies(fn)
   local any = false
   for _, root in ipairs(fn.plan.order) do any = any or is_written_here(fn.plan.ways[root]) end
   if any and fn.gate then fn.w:open("if (%s) {", fn.gate) end
   for _, root in ipairs(fn.plan.order) do close_copy(fn, root, fn.plan.ways[root]) end
   if any and fn.gate then fn.w:close() end
end

-- May a statement raise an exception, without the blocks inside it?
local function may_raise(s)
   if s.tag == "raise" then return true end
   local choice = s.choice or s.tag == "store" and s.target.tag == "choice" and s.target.choice
   return choice and lists.any(choice.lines, function(line)
      local code = line.code
      return tree.has(code.before or {}, "raise") or tree.has(code.checks or {}, "raise")
         or tree.has(code.after and code.after.body or {}, "raise")
   end)
end

-- Stacks that something was pushed on when an exception is raised, which has to take it away.
local function raised_after_push(body)
   local pushed, found = {}, {}
   local function visit(s)
      if s.tag == "push" then pushed[s.stack] = true end
      if may_raise(s) then
         for stack in pairs(pushed) do found[stack] = true end -- a set
      end
   end
   tree.each_usual(body, function(s)
      visit(s)
      if s.tag == "for" then tree.each_usual(s.body, visit) end -- as if it came twice
   end)
   return found
end

-- Copies that are never written back, since the code leaves in every way.
local function drop_copies(fn)
   for _, root in ipairs(fn.plan.order) do
      local way = fn.plan.ways[root]
      if is_written_here(way) then
         local indent = ("    "):rep(fn.w.depth)
         table.insert(fn.w.lines, fn.head_end + 1, ("%s(void)%s;"):format(indent, way.name))
         if way.way == "list" then
            table.insert(fn.w.lines, fn.head_end + 1,
               ("%s(void)%s_count;"):format(indent, way.name))
         end
      end
   end
end

--- Stacks that the code looks at or changes, in order; what of it changes them. Nothing where
-- `model` is given and has none.
local function stacks_of(body, model)
   local seen, list, changed = {}, {}, {}
   if model and #model.stacks == 0 then return list, changed end
   local function note(stack, changes)
      lists.add_once(list, seen, stack)
      changed[stack] = changed[stack] or {}
      if changes then changed[stack][changes] = true end
   end
   local function visit(e)
      for _, tag in ipairs({ "top", "depth" }) do
         for _, node in ipairs(fns.nodes(e, tag)) do note(node.stack, nil) end
      end
   end
   tree.each_usual(body, function(s)
      tree.each_expression(s, visit)
      if s.tag == "push" or s.tag == "drop" then note(s.stack, s.tag) end
      if s.tag == "drop_while" then note(s.stack, "drop") end
   end)
   return list, changed
end

local function open_stacks(fn, list, changed, body)
   local raised = #(fn.model.exceptions or {}) > 0 and raised_after_push(body) or {}
   fn.stack_names = {}
   for _, stack in ipairs(list) do
      local member = state.stack_depth(stack)
      -- What is pushed where something was dropped before overwrites an entry, which a trap has to
      -- bring back.
      if changed[stack].push and (changed[stack].drop or raised[stack]) then
         fn.keeps_before = true
      end
      fn.stack_names[stack] = fn:name(member)
      fn.w:line("%sint32_t %s = %s%s;", next(changed[stack]) and "" or "const ",
         fn.stack_names[stack], fn.reads_old and "old." or "s->", member)
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

M.stacks_of = stacks_of

--- Delayed stores take effect.
function Fn:write_back()
   if self.plan.traps then clear_bundle(self) end
   for _, commit in ipairs(self.commits) do commit() end
   self.commits = {}
end

--- Writes a piece of code at this place; false when every way through it leaves the function.
--- `is_kept`: the state before the instruction is kept around it.
function M.put(fn, body, is_kept)
   fn.plan, fn.ways, fn.commits, fn.keeps_before = plan.make(fn, body), {}, {}, is_kept or false
   local stacks, changed = stacks_of(body, fn.model)
   open_stacks(fn, stacks, changed, body)
   open_copies(fn)
   if not fn.plan.traps then clear_bundle(fn) end
   fn:block(body)
   local goes_on = not plan.always_leaves(body)
   if goes_on then
      if not ends_in_tail(fn, body) then fn:write_back() end
      close_copies(fn)
      close_stacks(fn, stacks, changed)
   end
   if not goes_on then drop_copies(fn) end
   if fn.keeps_before and not is_kept then keep_before(fn) end
   return goes_on
end

return M

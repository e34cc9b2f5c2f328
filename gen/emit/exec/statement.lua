-- Statements of the IR as C, and the function of a form around them.
local num = require("gen.num")
local c = require("gen.emit.c")
local state = require("gen.emit.state")
local ctype = require("gen.emit.exec.ctype")
local expr = require("gen.emit.exec.expr")
local fns = require("gen.emit.exec.fn")
local plan = require("gen.emit.exec.plan")
local store = require("gen.emit.exec.store")
local tidy = require("gen.emit.exec.tidy")

local M = {}

local Fn = fns.Fn

-- Locals -----------------------------------------------------------------------------------------------------------

local function visit_locals(e, f)
   if e.tag == "local" then f(e.id) end
   fns.each_part(e, function(part) visit_locals(part, f) end)
end

-- Which locals are assigned once, where all that read them can see it: those become constants.
local function find_mutable(block, results)
   local lets, home, mutable = {}, {}, {}
   local chain = {}
   local function read(e)
      visit_locals(e, function(id)
         if not (home[id] and chain[home[id]]) then mutable[id] = true end
      end)
   end
   local function walk(list)
      chain[list] = true
      for _, s in ipairs(list) do
         if s.tag == "for" then
            home[s.id], chain[s.body] = s.body, true
            walk(s.body)
         else
            for _, part in ipairs({ s.value or false, s.target or false, s.test or false }) do
               if part then read(part) end
            end
            for _, value in ipairs(s.values or {}) do read(value) end
            if s.tag == "let" then
               lets[s.id] = (lets[s.id] or 0) + 1
               home[s.id] = list
               if lets[s.id] > 1 then mutable[s.id] = true end
            elseif s.tag == "if" then
               walk(s.yes)
               walk(s.no)
            end
         end
      end
      chain[list] = nil
   end
   walk(block)
   chain[block] = true
   for _, e in ipairs(results) do read(e) end
   return mutable, lets
end

--- How the locals of a piece of code are called: `info[id] = {name, type, mutable}`. Variables are declared at the head.
function Fn:info_of(code)
   local info = self.infos[code]
   if info then return info end
   info = {}
   self.infos[code] = info
   local results = {}
   for _, e in ipairs({ code.value or false, code.target or false }) do
      if e then results[#results + 1] = e end
   end
   local mutable, lets = find_mutable(code.body or code.before or {}, results)
   local ids = {}
   for id in pairs(code.locals or {}) do ids[#ids + 1] = id end
   table.sort(ids)
   for _, id in ipairs(ids) do
      local entry = code.locals[id]
      info[id] = { name = self:name(entry.name or "t"), mutable = mutable[id] and lets[id] ~= nil }
      if info[id].mutable then
         info[id].type = ctype.of(entry.lo, entry.hi)
         self.variables[#self.variables + 1] = ("%s %s = 0;"):format(ctype.c(info[id].type), info[id].name)
      end
   end
   return info
end

-- Traps ------------------------------------------------------------------------------------------------------------

--- Leaves the function with a trap; nothing was stored yet.
function Fn:trap_return(kind, why)
   if self.keeps_before then self.w:line("*s = before;") end
   self.w:line("return rt_trap(m, %s, %s);", kind, c.string(why))
end

--- Leaves the function if an access of the statement trapped.
function Fn:check_trap()
   if not self.trap_pending then return end
   self.trap_pending = false
   self:leave_if("m->trap.kind", "(int)m->trap.kind")
end

--- Leaves the function with a status if a test holds.
function Fn:leave_if(test, status)
   if self.keeps_before then
      self.w:open("if (%s) {", test)
      self.w:line("*s = before;")
      self.w:line("return %s;", status)
      self.w:close()
   else
      self.w:line("if (%s)", test)
      self.w:line("    return %s;", status)
   end
end

local function stack_check(fn, test, why)
   fn:leave_if(test, ("rt_trap(m, ISADORA_TRAP_STACK, %s)"):format(c.string(why)))
end

-- That a stack is not empty is known once it was looked at, until the code branches or changes it.
local function check_not_empty(fn, stack)
   if fn.not_empty[stack] then return end
   fn.not_empty[stack] = true
   stack_check(fn, fn.stack_names[stack] .. " == 0", ("`%s` is empty"):format(stack.name))
end

-- A stack must not be empty before an expression looks at its top.
local function check_tops(fn, e)
   local function visit(node)
      if node.tag == "top" then check_not_empty(fn, node.stack) end
      fns.each_part(node, visit)
   end
   visit(e)
end

-- Branching --------------------------------------------------------------------------------------------------------

local function needs_braces(arm)
   if #arm.head > 0 then return true end
   for _, line in ipairs(arm.body) do
      if line:match("^%s*const ") then return true end
   end
   return false
end

local function indented(lines)
   local out = {}
   for i, line in ipairs(lines) do out[i] = line == "" and "" or "    " .. line end
   return out
end

local function append_arm(fn, arm)
   fn:append(indented(arm.head))
   fn:append(indented(arm.body))
end

-- Lines that do the same stand together.
local function merge_arms(arms)
   local merged = {}
   for _, arm in ipairs(arms) do
      local text = table.concat(arm.head, "\n") .. "\n--\n" .. table.concat(arm.body, "\n")
      local same
      for _, other in ipairs(merged) do
         if other.text == text then same = other end
      end
      if same then
         same.lines[#same.lines + 1] = arm.line
      else
         merged[#merged + 1] = { text = text, lines = { arm.line }, head = arm.head, body = arm.body }
      end
   end
   return merged
end

local function if_else(fn, choice, merged)
   local function test(arm, sign) return ("in->line[%d] %s %d"):format(choice.slot, sign, arm.lines[1].index) end
   local a, b = merged[1], merged[2]
   if #a.body == 0 or #a.lines > 1 then a, b = b, a end
   if #b.body == 0 and #a.lines > 1 then
      fn.w:open("if (%s) {", test(b, "!="))
   else
      fn.w:open("if (%s) {", test(a, "=="))
   end
   fn.w.depth = fn.w.depth - 1
   append_arm(fn, a)
   if #b.body > 0 then
      fn.w:line("} else {")
      append_arm(fn, b)
   end
   fn.w:line("}")
end

local function case(fn, choice, arm, is_last)
   local braces = needs_braces(arm) and " {" or ""
   for i, line in ipairs(arm.lines) do
      local label = is_last and i == #arm.lines and "default:" or ("case %d:"):format(line.index)
      fn.w:line("%s%s", label, i == #arm.lines and braces or "")
   end
   append_arm(fn, arm)
   local last = arm.body[#arm.body]
   if not (last and last:match("^%s*return ")) or #arm.body > 1 and arm.body[#arm.body - 1]:match("^%s*if ") then
      fn.w:line("    break;")
   end
   if braces ~= "" then fn.w:line("}") end
   return choice
end

--- Runs what each line of an operand does. `arms` = {line, head, body}: lines of C, written at this depth.
function Fn:switch(choice, arms)
   local merged = merge_arms(arms)
   local full = {}
   for _, arm in ipairs(merged) do
      if #arm.body > 0 then full[#full + 1] = arm end
   end
   if #full == 0 then return end
   if #merged == 1 then
      if #merged[1].head == 0 then return self:append(merged[1].body) end
      self.w:line("{")
      append_arm(self, merged[1])
      self.w:line("}")
   elseif #merged == 2 and (#merged[1].lines == 1 or #merged[2].lines == 1) then
      if_else(self, choice, merged)
   else
      self.w:line("switch (in->line[%d]) {", choice.slot)
      local complete = #full == #merged
      for i, arm in ipairs(full) do case(self, choice, arm, complete and i == #full) end
      if not complete then
         self.w:line("default:")
         self.w:line("    break;")
      end
      self.w:line("}")
   end
end

-- Operands ---------------------------------------------------------------------------------------------------------

local function has_value(choice)
   for _, line in ipairs(choice.lines) do
      if line.code.value then return true end
   end
   return false
end

local function hull(choice)
   local lo, hi
   for _, line in ipairs(choice.lines) do
      local e = line.code.value
      if line.code.none or not e then e = { lo = 0, hi = 0 } end
      lo, hi = lo and num.min(lo, e.lo) or e.lo, hi and num.max(hi, e.hi) or e.hi
   end
   return lo, hi
end

local function evaluate_line(fn, line, name, type)
   local code = line.code
   if code.unknown then return fn:trap_return("ISADORA_TRAP_UNKNOWN", code.unknown) end
   for _, nested in ipairs(code.choices or {}) do fn:use(nested) end
   local saved = fn:enter_code(fn:info_of(code))
   fn:block(code.before or {})
   fn:next_statement()
   local value = code.value and not code.none and expr.value(fn, code.value) or expr.literal(0)
   if name then fn.w:line("%s = %s;", name, ctype.as(value, type).text) end
   fn:check_trap()
   fn.local_info = saved
end

--- Evaluates an operand into a local.
function Fn:use(choice)
   if self.choice_codes[choice] then return end
   local name, type
   if has_value(choice) then
      type = ctype.of(hull(choice))
      name = self:name(choice.role or choice.operand)
   end
   local arms = {}
   for _, line in ipairs(choice.lines) do
      local head, body = self:in_line(line, function() evaluate_line(self, line, name, type) end)
      arms[#arms + 1] = { line = line, head = head, body = body }
   end
   if name then self.w:line("%s %s;", ctype.c(type), name) end
   self:switch(choice, arms)
   self.choice_codes[choice] = name and ctype.atom(name, type) or expr.literal(0)
end

-- Statements -------------------------------------------------------------------------------------------------------

-- Wide arithmetic whose result is small is kept small.
local function local_type(code, e)
   local least = ctype.of(e.lo, e.hi)
   return ctype.bits(least) < ctype.bits(code.type) and least or code.type
end

local emit = {}

function emit.let(fn, s)
   check_tops(fn, s.value)
   local info, code = fn.local_info[s.id], expr.value(fn, s.value)
   if info.mutable then
      fn.w:line("%s = %s;", info.name, ctype.as(code, info.type).text)
   else
      info.type = local_type(code, s.value)
      fn.w:line("const %s %s = %s;", ctype.c(info.type), info.name, ctype.as(code, info.type).text)
   end
   fn:check_trap()
end

function emit.store(fn, s)
   check_tops(fn, s.value)
   store.statement(fn, s)
end

-- The test of an `if` in C; its traps are looked at before anything depends on it.
local function test_of(fn, s)
   local code = expr.truth(fn, s.test)
   if fn.trap_pending then
      code = fn:declare("test", code)
      fn:check_trap()
   end
   if #s.yes == 0 then return "!" .. ctype.operand(code, ctype.UNARY) end
   return code.text
end

-- Whether an `else` can go on as `else if`: its only statement is an `if` whose test needs no lines of its own.
local function goes_on(fn, block)
   local s = block[1]
   if #block ~= 1 or s.tag ~= "if" or fn:may_trap(s.test) then return false end
   local before = #fn.w.lines
   fn:next_statement()
   expr.truth(fn, s.test)
   local same = #fn.w.lines == before
   while #fn.w.lines > before do table.remove(fn.w.lines) end
   fn:next_statement()
   return same
end

local function ends_in_tail(fn, block)
   local last = block[#block]
   return last ~= nil and fn.plan.tails[last] == true
end

-- A block behind which nothing comes: what waits lands at its end.
local function last_block(fn, block, waiting)
   fn.commits = table.move(waiting, 1, #waiting, 1, {})
   fn:block(block)
   if not ends_in_tail(fn, block) and not fn.always_leaves(block) then fn:land() end
end

local function arm(fn, block, waiting)
   if waiting then last_block(fn, block, waiting) else fn:block(block) end
end

local function else_arm(fn, block, waiting)
   fn.w:close("} else {")
   fn.w.depth = fn.w.depth + 1
   local before = #fn.w.lines
   arm(fn, block, waiting)
   if #fn.w.lines == before then -- nothing: the `else` goes
      fn.w.lines[before] = nil
   end
end

emit["if"] = function(fn, s)
   local waiting = fn.plan.tails[s] and fn.commits or nil
   local text = test_of(fn, s)
   if #s.yes == 0 and #s.no == 0 and not waiting then return end
   fn.w:open("if (%s) {", text)
   while s do
      local no = #s.yes > 0 and s.no or {}
      arm(fn, #s.yes > 0 and s.yes or s.no, waiting)
      s = nil
      if #no > 0 and goes_on(fn, no) then
         s = no[1]
         fn.w:close(("} else if (%s) {"):format(test_of(fn, s):gsub("%%", "%%%%")))
         fn.w.depth = fn.w.depth + 1
      elseif #no > 0 or waiting then
         else_arm(fn, no, waiting)
      end
   end
   fn.w:close()
end

emit["for"] = function(fn, s)
   local info = fn.local_info[s.id]
   info.type = "i32"
   local declared = info.mutable and "" or "int32_t "
   fn.w:open("for (%s%s = %d; %s <= %d; %s++) {", declared, info.name, s.first, info.name, s.last, info.name)
   fn:block(s.body)
   fn.w:close()
end

function emit.trap(fn, s) fn:trap_return("ISADORA_TRAP_STATED", s.why) end
function emit.unknown(fn, s) fn:trap_return("ISADORA_TRAP_UNKNOWN", s.why) end
function emit.halt(fn) fn.w:line("m->halted = true;") end
function emit.use(fn, s) fn:use(s.choice) end

function emit.push(fn, s)
   local stack, depth = s.stack, fn.stack_names[s.stack]
   stack_check(fn, ("%s == %d"):format(depth, stack.depth), ("`%s` is full"):format(stack.name))
   for i, member in ipairs(stack.members) do
      local file = { width = member.type.width, signed = member.type.kind == "s" }
      local code = store.fitted(fn, file, s.values[i])
      fn:check_trap()
      fn.w:line("s->%s[%s] = %s;", state.stack_member(stack, member.name), depth, code.text)
   end
   fn.w:line("%s++;", depth)
   fn.not_empty[stack] = true
end

function emit.drop(fn, s)
   check_not_empty(fn, s.stack)
   fn.w:line("%s--;", fn.stack_names[s.stack])
   fn.not_empty[s.stack] = nil
end

--- Writes a list of statements.
function Fn:block(list)
   self.not_empty = {}
   for _, s in ipairs(list) do
      self:next_statement()
      emit[s.tag](self, s)
   end
   self.not_empty = {}
end

-- Functions --------------------------------------------------------------------------------------------------------

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
      way.name = fn:name((index and index.tag == "raw" and index.field.name or state.ident(root)) .. "_new")
      local stored = ctype.stored(root.width, root.signed)
      fn:next_statement()
      fn.w:line("%s %s = %s;", stored, way.name, expr.value(fn, way.target).text)
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
      local i = each_entry(fn, root.count)
      fn.w:line("    s->%s[%s] = %s[%s];", state.path(root), i, way.name, i)
   elseif way.way == "list" then
      local i, name = each_entry(fn, way.name .. "_count"), way.name
      fn.w:line("    rt_store(m, %s, %s[%s].index, %s[%s].cells, %s[%s].value);", fns.space_name(fn.prefix, root), name, i,
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
         table.insert(fn.w.lines, fn.head_end + 1, ("    const struct %s_state before = *s;"):format(fn.prefix))
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
      -- What is pushed where something was dropped before overwrites an entry, which a trap has to bring back.
      if changed[stack].push and changed[stack].drop then fn.keeps_before = true end
      fn.stack_names[stack] = fn:name(member)
      fn.w:line("%sint32_t %s = s->%s;", next(changed[stack]) and "" or "const ", fn.stack_names[stack], member)
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

local function always_leaves(body)
   local last = body[#body]
   if not last then return false end
   if last.tag == "trap" or last.tag == "unknown" then return true end
   return last.tag == "if" and #last.no > 0 and always_leaves(last.yes) and always_leaves(last.no)
end

-- What the function needs before its first line: the state, or a word that parameters are not used.
local function head_lines(fn, body)
   local lines, text = {}, table.concat(body, "\n")
   if text:find("%f[%w_]s%->") or text:find("(m, s,", 1, true) then
      lines[#lines + 1] = ("    struct %s_state *const s = m->state;"):format(fn.prefix)
   elseif not text:find("%f[%w_]m%f[^%w_]") then
      lines[#lines + 1] = "    (void)m;"
   end
   if not text:find("%f[%w_]in%->") and not text:find("%(m, in%)") then lines[#lines + 1] = "    (void)in;" end
   return lines
end

local function new_function(shared, form)
   local fn = fns.new(shared, form)
   fn.infos, fn.variables, fn.commits, fn.ways, fn.not_empty = {}, {}, {}, {}, {}
   fn.plan, fn.always_leaves = { tails = {} }, always_leaves
   return fn
end

-- Entries that stand for other state ---------------------------------------------------------------------------------

local NO_FORM = { slot_of = {}, carried = {}, top = {} } -- entries are no part of an instruction

-- Constants, then the rest; these functions have no instruction, and those that read are given the state.
local function whole_lines(fn, has_state)
   local body = table.move(fn.root.head.lines, 1, #fn.root.head.lines, 1, {})
   table.move(fn.w.lines, 1, #fn.w.lines, #body + 1, body)
   local lines = {}
   for _, line in ipairs(head_lines(fn, body)) do
      local is_given = line:find("(void)in;", 1, true) or has_state and line:find("*const s =", 1, true)
      if not is_given then lines[#lines + 1] = line end
   end
   if has_state and not table.concat(body, "\n"):find("%f[%w_]m%f[^%w_]") then lines[#lines + 1] = "    (void)m;" end
   return tidy.broken(table.move(body, 1, #body, #lines + 1, lines))
end

--- The body of the function that reads a file of which some entries stand for other state.
function M.read_aliases(shared, file)
   local fn, type = new_function(shared, NO_FORM), ctype.promoted(file.width, file.signed)
   fn.taken.index = true
   fn.w:line("switch (index) {")
   for _, entry in ipairs(file.entry_list) do
      if entry.code then
         fn:next_statement()
         local code = file.signed and expr.extend(fn, entry.code.value, file.width)
            or expr.truncate(fn, entry.code.value, file.width)
         fn.w:line("case %d:", entry.number)
         fn.w:line("    return %s;", ctype.as(code, type).text)
      end
   end
   fn.w:line("default:")
   fn.w:line("    return s->%s[index];", state.path(file))
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
   for _, entry in ipairs(file.entry_list) do
      if entry.code then
         fn.w:line("case %d:", entry.number)
         fn.w.depth = fn.w.depth + 1
         if entry.code.target then store.statement(fn, { target = entry.code.target, value = value }) end
         fn.w:line("break;")
         fn.w.depth = fn.w.depth - 1
      end
   end
   fn.w:line("default:")
   fn.w.depth = fn.w.depth + 1
   fn.w:line("s->%s[index] = %s;", state.path(file), store.fitted(fn, file, value).text)
   fn.w:line("break;")
   fn.w.depth = fn.w.depth - 1
   fn.w:line("}")
   return whole_lines(fn)
end

-- Forms ------------------------------------------------------------------------------------------------------------

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
   if not always_leaves(code.body) then
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

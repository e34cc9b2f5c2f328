-- Statements of the IR as C.
local lists = require("gen.base.lists")
local c = require("gen.emit.c")
local state = require("gen.emit.c.state")
local ctype = require("gen.emit.c.ctype")
local expr = require("gen.emit.c.code.expr")
local float = require("gen.emit.c.code.float")
local fns = require("gen.emit.c.code.fn")
local plan = require("gen.emit.c.code.plan")
local store = require("gen.emit.c.code.store")
local time = require("gen.emit.c.code.time")
local tree = require("gen.ir.tree")
local value_of = require("gen.emit.c.code.value")

local M = {}

local Fn = fns.Fn

-- Locals ------------------------------------------------------------------------------------------

local function visit_locals(e, f)
   for _, node in ipairs(fns.nodes(e, "local")) do f(node.id) end
end

-- Which locals are assigned once, where all that read them can see it: those become constants.
local function find_mutable(block, results)
   local lets, home, mutable, reads = {}, {}, {}, {}
   local chain = {}
   local function read(e)
      visit_locals(e, function(id)
         reads[id] = (reads[id] or 0) + 1
         if not (home[id] and chain[home[id]]) then mutable[id] = true end
      end)
   end
   local walk
   local function walk_each(list, home_of)
      for _, s in ipairs(list) do
         if s.tag == "atomic" then
            walk_each(s.body, home_of)
         elseif s.tag == "for" then
            home[s.id], chain[s.body] = s.body, true
            walk(s.body)
         elseif s.tag == "drop_while" then
            walk(s.body)
            chain[s.body] = true
            read(s.test)
            chain[s.body] = nil
         else
            tree.each_expression(s, read)
            if s.tag == "let" then
               lets[s.id] = (lets[s.id] or 0) + 1
               home[s.id] = home_of
               if lets[s.id] > 1 then mutable[s.id] = true end
            end
            tree.each_block(s, walk)
         end
      end
   end
   function walk(list)
      chain[list] = true
      walk_each(list, list)
      chain[list] = nil
   end
   walk(block)
   chain[block] = true
   for _, e in ipairs(results) do read(e) end
   return mutable, lets, reads
end

--- How the locals of a piece of code are called: `info[id] = {name, type, mutable}`, and how often
-- it assigns and reads them: `lets`, `reads`. Variables are declared at the head, those of an
-- operand's alternative with it (`inner_variables`), as it may become a function.
function Fn:info_of(code)
   local info = self.infos[code]
   if info then return info end
   info = {}
   self.infos[code] = info
   local results = lists.filter({ code.value or false, code.target or false }, function(e)
      return e
   end)
   local block = code.body or code.before or {}
   if code.checks then block = lists.append(table.move(block, 1, #block, 1, {}), code.checks) end
   local mutable, lets, reads = find_mutable(block, results)
   local variables = self.variables
   if code.before then
      variables = {}
      self.inner_variables[code] = variables
   end
   local ids = lists.sorted_keys(code.locals or {})
   for _, id in ipairs(ids) do
      local entry = code.locals[id]
      info[id] = { name = self:name(entry.name or "t"), mutable = mutable[id] and lets[id] ~= nil,
         lets = lets[id] or 0, reads = reads[id] or 0 }
      if info[id].mutable then
         info[id].type = ctype.of(entry.lo, entry.hi)
         self.types[info[id].name] = ctype.c(info[id].type) .. " "
         variables[#variables + 1] =
            ("%s %s = 0;"):format(ctype.c(info[id].type), info[id].name)
      end
   end
   return info
end

-- Traps -------------------------------------------------------------------------------------------

--- Leaves the function with a trap; nothing was stored yet.
function Fn:trap_return(kind, why)
   if self.slow then return self.w:line("return %s;", self.slow) end
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
   status = self.slow or status
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
   for _, node in ipairs(fns.nodes(e, "top")) do
      if not node.is_guarded then check_not_empty(fn, node.stack) end
   end
end

-- Statements --------------------------------------------------------------------------------------

-- Wide arithmetic whose result is small is kept small.
local function local_type(code, e)
   local least = ctype.of(e.lo, e.hi)
   return ctype.bits(least) < ctype.bits(code.type) and least or code.type
end

local emit = {}

-- A result with its flags as a struct of both; false where it is something else.
local function let_parts(fn, s, info)
   local call = not info.mutable and float.parts(fn, expr, s.value)
   if not call then return false end
   info.type, info.has_parts = ctype.of(s.value.lo, s.value.hi), true
   fn.w:line("const rt_flagged %s = %s;", info.name, call)
   fn.types[info.name] = "rt_flagged "
   return true
end

function emit.let(fn, s)
   check_tops(fn, s.value)
   local info = fn.local_info[s.id]
   if let_parts(fn, s, info) then return fn:check_trap() end
   local code = expr.value(fn, s.value)
   if info.mutable then
      local text = ctype.as(code, info.type).text
      if text ~= info.name then fn.w:line("%s = %s;", info.name, text) end
   else
      info.type = local_type(code, s.value)
      fn.w:line("const %s %s = %s;", ctype.c(info.type), info.name, ctype.as(code, info.type).text)
      fn.types[info.name] = ctype.c(info.type) .. " "
   end
   fn:check_trap()
end

function emit.store(fn, s)
   check_tops(fn, s.value)
   if s.delay then time.store(fn, s) else store.statement(fn, s) end
end

function emit.occupy(fn, s) fn.w:line("rt_occupy(m, %d, %d);", s.n, s.engine.index) end

-- Whether a condition is the same for all warps of a block: it looks at the instruction and at what
-- the block or the grid has.
local function is_shared(test)
   local shared = true
   tree.each_node(test, function(node)
      local tag = node.tag
      local own = tag == "reg" and node.file.scope ~= "block" and node.file.scope ~= "grid"
      if own or tag == "local" or tag == "choice" or tag == "space" or tag == "launch"
         or tag == "lane"
         or tag == "top" or tag == "depth" or tag == "pc" then
         shared = false
      end
   end, {})
   return shared
end

function emit.wait(fn, s)
   local code = expr.truth(fn, s.test)
   fn:check_trap()
   local test = "!" .. ctype.operand(code, ctype.UNARY)
   if fn.model.lanes == 0 then return fn:leave_if(test, "RT_WAIT") end
   fn.w:open("if (%s) {", test)
   fn.w:line("m->again = true;")
   fn.w:line("return %s;", is_shared(s.test) and "RT_WAIT_ALIKE" or "RT_WAIT")
   fn.w:close()
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

-- Whether an `else` can go on as `else if`: its only statement is an `if` whose test needs no lines
-- of its own.
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

--- Whether a block ends in an `if` that writes what waits back itself.
function M.ends_in_tail(fn, block)
   local last = block[#block]
   return last ~= nil and fn.plan.tails[last] == true
end

-- A block after which nothing comes: what waits takes effect at its end.
local function last_block(fn, block, waiting)
   fn.commits = table.move(waiting, 1, #waiting, 1, {})
   fn:block(block)
   if not M.ends_in_tail(fn, block) and not plan.always_leaves(block) then fn:write_back() end
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
   fn.types[info.name] = "int32_t "
   local declared = info.mutable and "" or "int32_t "
   if fn.both_ways then fn.w:line("RT_UNROLL") end
   fn.w:open("for (%s%s = %d; %s <= %d; %s++) {", declared, info.name, s.first, info.name, s.last,
      info.name)
   fn:block(s.body)
   fn.w:close()
end

function emit.contribute(fn, s) fn:contribute(s) end

function emit.raise(fn, s) fn:raise(s) end
function emit.trap(fn, s) fn:trap_return("ISADORA_TRAP_STATED", s.why) end
function emit.unknown(fn, s) fn:trap_return("ISADORA_TRAP_UNKNOWN", s.why) end
function emit.halt(fn) fn.w:line("m->halted = true;") end
-- The stores of its body are where they are written (`plan.lua`).
function emit.atomic(fn, s)
   fn:block(s.body)
end

emit["then"] = function(fn, s)
   local gate = fn.gate
   if gate then fn.w:open("if (%s) {", gate) end
   fn.gate = nil
   fn:after(s.choice)
   fn.gate = gate
   if gate then fn.w:close() end
end
function emit.use(fn, s) fn:use(s.choice) end

function emit.push(fn, s)
   local stack, depth = s.stack, fn.stack_names[s.stack]
   if not s.is_guarded then
      stack_check(fn, ("%s == %d"):format(depth, stack.depth), ("`%s` is full"):format(stack.name))
   end
   for i, member in ipairs(stack.members) do
      local file = { width = member.type.width, signed = member.type.kind == "s" }
      local code = value_of.fitted(fn, file, s.values[i])
      if fn.trap_pending then
         code = value_of.finished(fn:declare("pushed", code), file)
         fn:check_trap()
      end
      fn.w:line("s->%s[%s] = %s;", state.stack_member(stack, member.name), depth, code.text)
   end
   fn.w:line("%s++;", depth)
   fn.not_empty[stack] = true
end

function emit.drop(fn, s)
   if not s.is_guarded then check_not_empty(fn, s.stack) end
   fn.w:line("%s--;", fn.stack_names[s.stack])
   fn.not_empty[s.stack] = nil
end

function emit.drop_while(fn, s)
   local depth = fn.stack_names[s.stack]
   fn.w:open("while (%s > 0) {", depth)
   for _, inner in ipairs(s.body) do
      fn:next_statement()
      fn.not_empty[s.stack] = true
      emit[inner.tag](fn, inner)
   end
   fn:next_statement()
   fn.w:line("if (!%s)", ctype.operand(expr.truth(fn, s.test), ctype.UNARY))
   fn.w:line("    break;")
   fn.w:line("%s--;", depth)
   fn.w:close()
   fn.not_empty[s.stack] = nil
end

-- The call of a function of the description that made a statement, `depth` calls inside; nil, none
-- did.
local function call_of(s, depth)
   return s.calls and s.calls[#s.calls - depth]
end

-- Where the statements of one call end that begin at `i`.
local function end_of_call(list, i, depth)
   local call = call_of(list[i], depth)
   while list[i + 1] and call_of(list[i + 1], depth) == call do i = i + 1 end
   return i
end

-- `depth`: of so many calls the statements are known to be.
local function put_statements(fn, list, depth)
   local i, outline = 1, fn.shared.outline
   while i <= #list do
      local s = list[i]
      local call = outline and call_of(s, depth)
      if call then
         local last = end_of_call(list, i, depth)
         local inner = table.move(list, i, last, 1, {})
         outline.block(fn, call.func, inner, function() put_statements(fn, inner, depth + 1) end)
         i = last
      else
         fn:next_statement()
         emit[s.tag](fn, s)
      end
      i = i + 1
   end
end

--- Writes a list of statements.
function Fn:block(list)
   self.not_empty = {}
   put_statements(self, list, 0)
   self.not_empty = {}
end

return M

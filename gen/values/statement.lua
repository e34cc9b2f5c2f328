-- Statements: assignment, `if`, `for`, stacks, traps, and bodies of functions. Each statement is
-- typed on its own, so one that fails hides nothing of the next; what it would have assigned is
-- poison, and using that is silent.
local ir = require("gen.ir.node").make
local lists = require("gen.base.lists")
local names = require("gen.resolve.names")
local asttext = require("gen.syntax.asttext")
local tree = require("gen.ir.tree")
local types = require("gen.values.notes.types")
local unread = require("gen.values.notes.unread")
local Walker = require("gen.values.walker")

local exec = {}

-- Blocks end "open", or they leave: "stopped" by a trap, "returned" by a return.

-- Names that a statement assigns, so that they can be poisoned when it fails.
local function assigned_names(node, out)
   if type(node) ~= "table" then return out end
   if node.tag == "assign" and node.target.tag == "name" then out[#out + 1] = node.target.name end
   if not node.tag and node.option == "flags" then out[#out + 1] = node.name end
   for key, child in pairs(node) do
      if key ~= "at" and type(child) == "table" then assigned_names(child, out) end
   end
   return out
end

--- The locals of this scope that statements assign.
function Walker:assigned_locals(statements)
   local found, seen = {}, {}
   for _, name in ipairs(assigned_names(statements, {})) do
      if self:is_local(name) then lists.add_once(found, seen, name) end
   end
   return found
end

local function poison(self, statement)
   for _, name in ipairs(self:assigned_locals(statement)) do
      self.scope.names[name] = { poison = true }
   end
end

-- Results are kept, since every form that calls the function needs them.
local returns = setmetatable({}, { __mode = "k" })

local function has_return(list)
   return lists.any(list, function(statement)
      local known = returns[statement]
      if known == nil then
         known = statement.tag == "return"
         for _, arm in ipairs(statement.arms or {}) do known = known or has_return(arm.body) end
         if statement.otherwise then known = known or has_return(statement.otherwise) end
         if statement.tag == "for" then known = known or has_return(statement.body) end
         returns[statement] = known
      end
      return known
   end)
end

-- The list after statement i, then `rest`.
local function continuation(list, i, rest)
   local out = table.move(list, i + 1, #list, 1, {})
   if rest then lists.append(out, rest) end
   return out
end

--- Runs a block, then `after`. An `if` or `match` that returns in some arm moves all statements
-- after it, to the end of the function, into the other arms.
function Walker:run(list, after)
   for i, written in ipairs(list) do
      local statement = self:guarded(written)
      local status, rest
      if statement then
         if statement.arms and self.scope.kind == "func" and (i < #list or after)
               and has_return({ statement }) then
            rest = continuation(list, i, after)
         end
         self.near = statement.at
         local ok = self:guard(function()
            self:check_at_once(statement)
            self:check_in_exception(statement)
            self:check_together(statement)
            status = exec[statement.tag](self, statement, rest)
         end)
         if ok == false then poison(self, statement) end
      end
      if status == "stopped" or status == "returned" or rest then return status end
   end
   return after and self:run(after) or nil
end

-- Assignment --------------------------------------------------------------------------------------

-- Declarations whose names no local may have.
local HIDDEN = { field = "a field", operand = "an operand", const = "a constant" }

local function taken_name(self, name, at)
   local word = self.model.sym.words[name]
   local only_called = name == "u" or name == "s"
   if not only_called and (names.builtin[name] or self:is_builtin(name)) then
      self:fail("E12", at, ("local `%s` has the name of a built-in"):format(name),
         { hint = "choose another name" })
   end
   local kind = word and HIDDEN[word.kind]
   if kind then
      self:fail("E12", at, ("local `%s` has the name of %s"):format(name, kind),
         { also = { at = word.node.at, text = "declared here" }, hint = "choose another name" })
   end
end

--- Refuses a local that would hide something.
function Walker:check_local_name(name, at)
   taken_name(self, name, at)
   if self.scope.kind == "page" and self.root.roles and self.root.roles[name] then
      self:fail("E12", at, ("local `%s` has the name of a role of this instruction"):format(name))
   end
end

--- True if a bare name on the left of `=` makes a local.
function Walker:is_local(name)
   if self.scope.names[name] then return true end
   local word = self.model.sym.words[name]
   if word and (word.kind == "field" or word.kind == "operand") then return false end
   local sees_roles = self.scope.kind == "page" or self.scope.kind == "line"
   if sees_roles and self.root.binds and self.root.binds[name] then return false end
   return not (self.scope.kind == "page" and self.root.roles and self.root.roles[name])
end

local function assign_local(self, name, ast)
   self:check_local_name(name, ast.target.at)
   unread.note_assigned(self, name, ast.target.at)
   local value = self:plain(ast.value)
   if value.tag == "call" and (value.name == "top" or value.name == "pop") then
      self.scope.names[name] = { record = self:record(value) }
      return
   end
   local node = self:eval_any(ast.value)
   if node.tag == "none" then return end
   if node.absent_at or node.no_value then self:definite(node, ast.value) end
   self:readable(node, ast.value)
   types.note(self, "local", name, node, ast.at or ast.target.at)
   self:set_local(name, node, ast.at or ast.target.at)
end

local function refuse_field(self, ast)
   local word = ast.tag == "name" and self.model.sym.words[ast.name]
   if word and word.kind == "field" and word.field.kind ~= "register" then
      taken_name(self, ast.name, ast.at)
   end
end

local function store(self, target_ast, ast)
   refuse_field(self, target_ast)
   local place = self:place(target_ast)
   if place.tag == "none" and not self.flagged then return end -- flags are assigned anyway
   local node = self:eval_any(ast.value)
   if place.tag == "none" or node.tag == "none" then return end
   if node.no_value then self:definite(node, ast.value) end
   self:readable(node, ast.value)
   local target = self:target(place, target_ast)
   self:check_effect(ast.at or target_ast.at, asttext.expr(target_ast) .. " = ..")
   self:check_store(target, node, ast.value)
   types.note(self, "store", asttext.expr(target_ast), node, ast.at or target_ast.at)
   return self:put_store(target, node, ast.at or target_ast.at)
end

function exec.assign(self, ast)
   local target, scope = self:plain_target(ast.target)
   self:note_assignment(target, ast.value)
   if target.tag == "name" and scope == self.scope and self:is_local(target.name) then
      return assign_local(self, target.name, { target = target, value = ast.value, at = ast.at })
   end
   return store(self, ast.target.tag == "static" and ast.target or target, ast)
end

exec["if"] = function(self, ast, rest) return self:branches(ast, rest) end

function exec.match(self, ast, rest) return self:match(ast, rest) end

-- Time --------------------------------------------------------------------------------------------

local LONGEST_DELAY = 64

local function engine_named(self, ast)
   local entry = self.model.sym.words[ast.engine]
   if not entry or entry.kind ~= "engine" then
      self:fail("E10", ast.at, ("`%s` is not an engine"):format(ast.engine),
         { hint = 'engine NAME "title"' })
   end
   entry.used = true
   return entry.node
end

-- `after N: ..` and `occupy ENGINE N: ..`: the stores of the block get the delay.
function exec.later(self, ast)
   local word = ast.engine and "occupy" or "after"
   local engine = ast.engine and engine_named(self, ast)
   local n = self:constant(ast.n, "E63", ("`%s` needs a constant number of cycles"):format(word))
   if n < 1 or n > LONGEST_DELAY then
      self:fail("E63", ast.n.at, ("`%s` needs 1 to %d cycles, this is %d"):format(word,
         LONGEST_DELAY, n))
   end
   if engine then
      self:check_effect(ast.at, "occupy")
      self.out[#self.out + 1] = ir.occupy({ engine = engine, n = n, at = ast.at })
   end
   local saved = self.later
   self.later = { n = n, engine = engine or nil }
   local status = self:run(ast.body)
   self.later = saved
   return status
end

-- `atomic: ..`: what it stores is there at once (`gen/values/atomic.lua`).
function exec.atomic(self, ast)
   self:check_effect(ast.at, "atomic")
   local outer = self.in_atomic
   self.in_atomic = true
   local body, status = self:part(self.run, self, ast.body)
   self.in_atomic = outer
   self.out[#self.out + 1] = ir.atomic({ body = body, at = ast.at })
   return status
end

function exec.wait(self, ast)
   self:check_effect(ast.at, "wait until")
   self.stored = {} -- the test and what follows see what was stored
   local test = self:eval(ast.test)
   local decided = self:decided(test)
   if decided ~= 1 then self.out[#self.out + 1] = ir.wait({ test = test, at = ast.at }) end
end

-- What cannot wait: everything but stores and what leads to them.
local AT_ONCE = { push = true, drop = true, halt = true, trap = true, unknown = true, later = true,
   wait = true, path = true, raise = true }

local function check_at_once(self, statement)
   if self.later and AT_ONCE[statement.tag] then
      self:fail("E63", statement.at,
         ("`%s` cannot come later: only stores to registers can"):format(
         statement.tag == "later" and (statement.engine and "occupy" or "after") or statement.tag))
   end
end
Walker.check_at_once = check_at_once

-- Loops -------------------------------------------------------------------------------------------

exec["for"] = function(self, ast)
   if has_return(ast.body) then
      self:fail("E04", ast.at, "`return` inside `for` is not built yet")
   end
   return self:loop(ast)
end

-- Others ------------------------------------------------------------------------------------------

function exec.trap(self, ast)
   self.out[#self.out + 1] = ir.trap({ why = ast.why, at = ast.at })
   return "stopped"
end

function exec.raise(self, ast) return self:raise(ast) end

-- Locals are not kept for `reads` and `writes`, which are never executed.
local function check_locals(self, node, before, ast)
   local inside = {}
   tree.each_statement(before, function(s) inside[s.id or 0] = true end)
   tree.each_node(node, function(part)
      if part.tag == "local" and not inside[part.id] then
         self:fail("E04", ast.at, "`reads` and `writes` of locals are not built yet",
            { hint = "the expression itself" })
      end
   end, {})
end

-- `reads E, E writes PLACE, PLACE if E`: registers that matter to what is not executed. Statements
-- of functions that the expressions call are in `before`.
local function put_touched(self, ast, statement)
   local out, reads_old = self.out, self.reads_old
   self.out, self.reads_old = {}, true
   statement.before, statement.reads, statement.writes = self.out, {}, {}
   for i, expr in ipairs(ast.reads or {}) do
      local node = self:eval_any(expr)
      check_locals(self, node, statement.before, expr)
      statement.reads[i] = node
   end
   for _, written in ipairs(ast.writes or {}) do
      local place = self:place(written.place)
      local test = written.test and self:eval(written.test)
      if test then check_locals(self, test, statement.before, written.test) end
      if place.tag ~= "none" and self:decided(test or self:const(1)) ~= 0 then
         statement.writes[#statement.writes + 1] =
            { target = self:target(place, written.place), test = test }
      end
   end
   self.out, self.reads_old = out, reads_old
end

--- What is only touched, as a statement that is never executed.
function Walker:touches(ast)
   local statement = ir.unknown({ at = ast.at })
   put_touched(self, ast, statement)
   return statement
end

local function stop(self, ast, why, outside)
   local statement = ir.unknown({ why = why, at = ast.at, outside = outside })
   if ast.reads or ast.writes then put_touched(self, ast, statement) end
   self.out[#self.out + 1] = statement
   return "stopped"
end

function exec.unknown(self, ast) return stop(self, ast, ast.why) end

-- Behaviour that is known, but not described, stops a run like unknown behaviour; only the reason
-- differs.
function exec.unmodelled(self, ast) return stop(self, ast, "not modelled: " .. ast.why) end

-- So does what a description leaves out as a whole; it is counted apart.
function exec.outside(self, ast) return stop(self, ast, "not modelled: " .. ast.why, true) end

-- Kept beside the code: it is not executed.
function exec.nothing(self, ast)
   self.does_nothing = true
   if ast.reads then self.touched[#self.touched + 1] = self:touches(ast) end
   return nil
end

-- Accesses of a run are in order anyway: what `fence` says is for tools.
function exec.fence(self, ast)
   self:check_effect(ast.at, "fence")
   self.fences = true
end

function exec.halt(self, ast)
   self:check_effect(ast.at, "halt")
   self.out[#self.out + 1] = ir.halt({ at = ast.at })
end

-- `path jump E`: said of the thread, beside what the code does (`gen/values/prune.lua`).
function exec.path(self, ast)
   self:check_effect(ast.at, "path")
   if not self.root.form or self.root.kind ~= "page" then
      self:fail("E57", ast.at, "`path` belongs in the `do` of instructions and formats")
   end
   if self.in_atomic then self:fail("E57", ast.at, "`path` belongs before or after `atomic`") end
   local node = { kind = ast.kind, at = ast.at }
   if ast.key then node.key = self:eval(ast.key) end
   if ast.to then node.to = self:eval(ast.to) end
   self.model.has_paths = true
   self.out[#self.out + 1] = ir.path(node)
end

local function stack_of(self, ast)
   local entry = self:state_named(ast.name, ast.at)
   if entry.kind ~= "stack" then self:fail("E10", ast.at,
      ("`%s` is not a stack"):format(ast.name)) end
   return entry.node
end

-- `push $cs(pc = ..)`: every member once, in any order.
function exec.push(self, ast)
   local stack, values = stack_of(self, ast), {}
   self:check_effect(ast.at, "push")
   local given = {}
   for _, bind in ipairs(ast.binds) do
      if given[bind.name] then
         self:fail("E11", bind.at or ast.at, ("member `%s` is given twice"):format(bind.name))
      end
      given[bind.name] = bind
   end
   for i, member in ipairs(stack.members) do
      local bind = given[member.name]
      if not bind then
         self:fail("E05", ast.at, ("`push %s` does not set `%s`"):format(stack.name, member.name))
      end
      given[member.name] = nil
      values[i] = self:eval(bind.expr)
      self:check_member(stack, member, values[i], bind.expr)
   end
   for _, bind in ipairs(ast.binds) do
      if given[bind.name] then
         self:fail("E10", bind.at or ast.at,
            ("stack `%s` has no member `%s`"):format(stack.name, bind.name))
      end
   end
   local is_guarded = self:guard_push(stack, ast.at)
   self.out[#self.out + 1] = ir.push({ stack = stack, values = values, at = ast.at,
      is_guarded = is_guarded })
end

-- Entries are dropped from the top while the test holds for the top one.
local function drop_while(self, stack, ast)
   local before, test = self:branch(function() return self:eval(ast.test) end)
   self.out[#self.out + 1] = ir.drop_while({ stack = stack, body = before, test = test,
      at = ast.at })
end

function exec.drop(self, ast)
   local stack = stack_of(self, ast)
   self:check_effect(ast.at, "drop")
   if ast.test then return drop_while(self, stack, ast) end
   local is_guarded = self:guard_top(stack, ast.at)
   self.out[#self.out + 1] = ir.drop({ stack = stack, at = ast.at, is_guarded = is_guarded })
end

function exec.call(self, ast) self:call_statement(ast) end

function exec.star(self, ast)
   if not self.star then self:fail("E57", ast.at, "`*` belongs in the `do` of a format") end
   return self.star()
end

exec["return"] = function(self, ast)
   local scope = self.scope
   if scope.kind ~= "func" then
      self:fail("E03", ast.at, "`return` belongs in a func or proc")
   end
   local node = ast.value and self:eval_any(ast.value)
   if not node then return "returned" end
   node = self:returned(node, ast.value.at)
   if not scope.result_id then
      scope.result = node
   else
      local read = self:let_id(scope.result_id, node, ast.at)
      scope.result = scope.result and self:join_local(scope.result_id, scope.result, read) or read
   end
   return "returned"
end

--- Types the body of a func or proc. One `return` at its very end returns its value directly;
-- others assign it to a local.
function Walker:function_body(func, at)
   local scope, body = self.scope, func.body
   if not body then self:give_up() end
   local last = body[#body]
   local others = has_return({ table.unpack(body, 1, #body - 1) })
      or last and last.tag ~= "return" and has_return({ last })
   if others then scope.result_id = self:reserve("result") end
   local failed = self.failed
   self.failed = false
   local status = self:run(body)
   if self.failed then self:give_up() end
   self.failed = failed
   if func.kind == "func" and not scope.result and status ~= "stopped" then
      self:fail("E57", func.at or at, ("`%s` returns no value"):format(func.name))
   end
   if others and not status then
      self:fail("E58", at, ("`%s` does not return on every path"):format(func.name),
         { also = { at = func.at, text = "declared here" } })
   end
   return scope.result
end

--- Calls f for the instruction inside its formats: the meaning of `*`.
function Walker:with_star(f, body)
   local saved = self.star
   self.star = f
   local status = self:run(body)
   self.star = saved
   return status
end

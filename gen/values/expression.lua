-- Expressions: what a name means where it stands, and each kind of expression of the tree as a node of the IR.
local num = require("gen.num")
local constant = require("gen.constant")
local asttext = require("gen.asttext")
local Walker = require("gen.values.walker")

local handlers = {}

local function text_of(ast) return function() return asttext.expr(ast) end end
Walker.text_of = function(_, ast) return asttext.expr(ast) end

-- Values that may be missing -----------------------------------------------------------------------------------------

--- The node for `ast`, which may be `none`, an `undefined`, or a choice that has `none` in some line.
function Walker:eval_any(ast)
   local handler = handlers[ast.tag]
   if not handler then
      self:fail("E04", ast.at, ("`%s` is not built yet"):format(ast.tag))
   end
   if self.depth > 2000 then self:fail("E03", ast.at, "this expression is nested too deeply") end
   self.depth = self.depth + 1
   local node = handler(self, ast)
   self.depth = self.depth - 1
   return node
end

local function where(self)
   local root = self.root
   return root.form and ("form `%s`"):format(root.form.name) or "this line"
end

--- Refuses what only an assignment may take.
function Walker:definite(node, ast)
   if node.tag == "none" then
      self:fail("E55", ast.at, ("`%s` is `none` in %s; only an assignment may use it"):format(asttext.expr(ast), where(self)))
   end
   if node.tag == "choice" and node.absent_at then
      self:fail("E55", ast.at, ("`%s` is `none` in a line of `%s`; only an assignment may use it"):format(
         asttext.expr(ast), node.choice.operand), { also = { at = node.absent_at, text = "this line" } })
   end
   if node.no_value then
      self:fail("E57", ast.at, ("a line of operand `%s` has quoted text, or not exactly one item, and no `=`, so it has no value"
         ):format(node.choice.operand), { also = { at = node.no_value, text = "this line" }, hint = "= VALUE behind the line" })
   end
   if node.is_undefined then
      self:fail("E67", ast.at, "`undefined` may only be stored or stand in a `cat`")
   end
   return node
end

--- The node for `ast`, a value that is there.
function Walker:eval(ast)
   return self:definite(self:eval_any(ast), ast)
end

--- The node for an expression that must have one value; `code` and `message` say so where it has not.
function Walker:constant(ast, code, message)
   local node = self:eval(ast)
   local value = self:value_of(node)
   if not value or not num.is_small(value) then self:fail(code, ast.at, message) end
   return value
end

--- f() with another scope.
function Walker:within(scope, f)
   local saved = self.scope
   self.scope = scope
   local node = f()
   self.scope = saved
   return node
end

-- Names ------------------------------------------------------------------------------------------------------------

--- What a static stands for: its tree, and the scope that the tree belongs to.
function Walker:static(name, at)
   local cell = self.scope.statics[name]
   if not cell then
      self:fail("E08", at, ("`%s` is no column of this page and no parameter"):format(name))
   end
   local scope = self.scope
   if cell.scope then cell, scope = cell.tree, cell.scope end
   local tree = constant.tree(cell, self.report)
   if not tree then self:give_up() end
   return tree, scope
end

--- `ast`, or what it stands for if it is a static.
function Walker:plain(ast)
   local saved, steps = self.scope, 0
   while ast.tag == "static" and steps < 50 do
      ast, self.scope = self:static(ast.name, ast.at)
      steps = steps + 1
   end
   self.scope = saved
   return ast
end

function handlers.static(self, ast)
   local tree, scope = self:static(ast.name, ast.at)
   if tree.tag == "static" and tree.name == ast.name and scope == self.scope then
      self:fail("E14", ast.at, ("`%s` stands for itself"):format(ast.name))
   end
   if scope == self.scope then return self:eval_any(tree) end
   return self:within(scope, function() return self:eval_any(tree) end)
end

local function page_scope(self, statics)
   return { kind = self.root.kind or "page", names = {}, statics = statics or self.root.statics or {} }
end

--- The value of a role: what the form, or the line, binds to the name.
function Walker:bound(name, bind, at)
   if bind.tag == "field" then return self:field(bind.field, at) end
   if bind.tag == "choice" then return self:choice(bind.choice, at) end
   if bind.tag == "reg" then return self:reg_item(bind.item, at) end
   if bind.busy then self:fail("E14", bind.at or at, ("`%s` uses itself"):format(name)) end
   bind.busy = true
   local ok, node = pcall(self.within, self, page_scope(self, bind.statics), function()
      return self:eval_any(bind.expr)
   end)
   bind.busy = nil
   if not ok then error(node, 0) end
   return node
end

local function local_value(self, entry, name, at)
   if entry.poison then self:give_up() end
   if entry.record then
      self:fail("E10", at, ("`%s` is an entry of a stack; write `%s.member`"):format(name, name))
   end
   if entry.partly then
      self:fail("E58", at, ("`%s` is not assigned on every path to here"):format(name),
         { also = { at = entry.partly, text = "assigned here" } })
   end
   return self:narrowed(entry.node)
end

local WORDS = {}

local function pc_value(tag)
   return function(self, at)
      local file = self:program_counter(at)
      return self:make({ tag = tag, at = at, w = file.width, file = tag == "pc" and file or nil }, 0, num.mask(file.width))
   end
end

WORDS.next, WORDS.here = pc_value("next"), pc_value("here")

function WORDS.word(self, at)
   local form = self.root.form
   local bits = form and form.unit.bits or self.model.units[#self.model.units].bits
   return self:make({ tag = "word", at = at, w = bits }, 0, num.mask(bits))
end

function WORDS.none(_, at) return { tag = "none", lo = 0, hi = 0, at = at } end

function WORDS.undefined(self, at)
   self:fail("E67", at, "`undefined` needs a width here", { hint = "undefined(1)" })
end

local function unknown_name(self, name, at)
   local entry = self.model.sym.words[name]
   if self.root.roles and self.root.roles[name] or entry and entry.kind == "operand" and self.root.kind ~= "line" then
      self:fail("E56", at, ("role `%s` is read by `do` but not bound in %s"):format(name, where(self)),
         { hint = ("with %s=.."):format(name) })
   end
   if entry then
      self:fail("E10", at, ("`%s` is a %s; it has no value of its own"):format(name, entry.kind))
   end
   self:fail("E10", at, ("`%s` is not declared"):format(name))
end

--- What a bare name means here: a local, a role, a field, a word of the language.
function Walker:name(name, at)
   local entry = self.scope.names[name]
   if entry then return local_value(self, entry, name, at) end
   local word = self.model.sym.words[name]
   local is_field = word and word.kind == "field"
   local bind = self.root.binds and self.root.binds[name]
   local sees_roles = self.scope.kind == "page" or self.scope.kind == "line"
   if bind and self.scope.kind ~= "field" and (sees_roles or is_field) then
      if word then word.used = true end
      return self:bound(name, bind, at)
   end
   if is_field then
      word.used = true
      return self:field(word.field, at)
   end
   if WORDS[name] then return WORDS[name](self, at) end
   return unknown_name(self, name, at)
end

function handlers.name(self, ast) return self:name(ast.name, ast.at) end

function handlers.num(self, ast) return self:const(ast.value, ast.at) end

function handlers.none(_, ast) return WORDS.none(nil, ast.at) end

function handlers.state(self, ast) return self:state(ast.name, ast.at) end

-- Operators --------------------------------------------------------------------------------------------------------

local BINARY = {
   ["+"] = "add", ["-"] = "sub", ["*"] = "mul", ["&"] = "band", ["|"] = "bor", ["^"] = "bxor", ["<<"] = "shl",
   [">>"] = "shr", ["=="] = "eq", ["!="] = "ne", ["<"] = "lt", ["<="] = "le", [">"] = "gt", [">="] = "ge",
}

-- `a and b`: b is looked at only where a holds, so it is typed with what a shows.
local function logical(self, ast)
   local op = ast.op == "and" and "land" or "lor"
   local a = self:eval(ast.left)
   local decided = self:decided(a)
   if decided == (op == "land" and 0 or 1) then return self:const(decided, ast.at, 1) end
   local out, b = self:branch(function()
      if not self:assume(a, op == "land") then return self:const(op == "land" and 0 or 1, ast.at, 1) end
      return self:eval(ast.right)
   end)
   if #out == 0 then return self:logical(op, a, b, ast.at) end
   return self:choose(a, op == "land" and b or self:const(1, ast.at), op == "land" and self:const(0, ast.at) or b,
      op == "land" and out or {}, op == "land" and {} or out, ast.at)
end

local function divide(self, ast)
   local a, b = self:eval(ast.left), self:eval(ast.right)
   local x, y = self:value_of(a), self:value_of(b)
   if not x or not y or num.eq(y, 0) or not num.eq(num.mod(x, y), 0) then
      self:fail("E66", ast.at, ("`%s`: `/` is for constants that divide"):format(asttext.expr(ast)),
         { hint = "quo(a, b) truncates, div(a, b) floors" })
   end
   return self:const(num.div(x, y), ast.at)
end

function handlers.binary(self, ast)
   if ast.op == "and" or ast.op == "or" then return logical(self, ast) end
   if ast.op == "/" then return divide(self, ast) end
   local a, b = self:eval(ast.left), self:eval(ast.right)
   return self:binary(BINARY[ast.op], a, b, ast.at, text_of(ast))
end

local UNARY = { ["-"] = "neg", ["~"] = "bnot", ["not"] = "lnot" }

function handlers.unary(self, ast)
   return self:unary(UNARY[ast.op], self:eval(ast.arg), ast.at, text_of(ast))
end

--- A value that differs by a test, where the ways to it need statements: an `if` and a local.
function Walker:choose(test, yes, no, yes_out, no_out, at)
   local id = self:reserve("t")
   local function finish(out, node)
      local saved = self.out
      self.out = out
      local read = self:let_id(id, node, at)
      self.out = saved
      return read
   end
   local a, b = finish(yes_out, yes), finish(no_out, no)
   self.out[#self.out + 1] = { tag = "if", test = test, yes = yes_out, no = no_out, at = at }
   b.lo, b.hi = num.min(a.lo, b.lo), num.max(a.hi, b.hi)
   b.w = a.w == b.w and a.w or nil
   b.is_undefined = a.is_undefined or b.is_undefined
   return b
end

-- `yes if test else no`. A branch that cannot be taken is not looked at: statics decide most of them.
function handlers.cond(self, ast)
   local test = self:eval(ast.test)
   local decided = self:decided(test)
   local possible = { [true] = decided ~= 0, [false] = decided ~= 1 }
   local function way(expr, holds)
      if not possible[holds] then return {}, nil end
      return self:branch(function()
         if not self:assume(test, holds) then return nil end
         local node = self:eval_any(expr)
         if node.tag == "none" or node.absent_at then self:definite(node, expr) end
         return node
      end)
   end
   local yes_out, yes = way(ast.yes, true)
   local no_out, no = way(ast.no, false)
   if not yes or not no then
      local only, out = yes or no, yes and yes_out or no_out
      if not only then self:give_up() end
      table.move(out, 1, #out, #self.out + 1, self.out)
      return only
   end
   if #yes_out == 0 and #no_out == 0 then return self:cond(test, yes, no, ast.at) end
   return self:choose(test, yes, no, yes_out, no_out, ast.at)
end

-- Slices -----------------------------------------------------------------------------------------------------------

local function is_index(parts)
   local part = parts[1]
   return #parts == 1 and not part.hi and not part.count and not part.open
end

local function one_index(self, ast, what)
   if not is_index(ast.parts) then self:fail("E52", ast.at, ("%s takes one index"):format(what)) end
   return self:eval(ast.parts[1].lo)
end

-- `{lo, width}` of one part; both as nodes or numbers.
local function part_extent(self, base, part, ast)
   local from = self:eval(part.lo)
   if part.count then
      return from, self:constant(part.count, "E52", "the width of a slice must be constant")
   end
   if not part.hi and not part.open then return from, 1 end
   local first = self:value_of(from)
   local last
   if part.open then
      last = base.w and base.w - 1
      if not last then self:fail("E54", ast.at, ("`%s` has no width"):format(asttext.expr(ast.base)), { hint = "u32(..)[n..]" }) end
   else
      last = self:value_of(self:eval(part.hi))
   end
   if not first or not last then
      self:fail("E52", part.lo.at or ast.at, "the ends of a slice must be constant", { hint = "x[lo +: n]" })
   end
   local width = num.add(num.sub(last, first), 1)
   if num.lt(width, 1) then
      self:fail("E52", ast.at, ("slice %s..%s is empty"):format(num.tostring(first), num.tostring(last)))
   end
   return from, num.is_small(width) and width or 129
end

--- `base[..]`: bits of a node.
function Walker:slice_of(base, ast)
   local parts = ast.parts
   if #parts == 1 then
      local from, width = part_extent(self, base, parts[1], ast)
      return self:slice(base, from, width, ast.at)
   end
   local pieces = {}
   for i, part in ipairs(parts) do
      local from, width = part_extent(self, base, part, ast)
      local lo = self:value_of(from)
      if not lo or not num.is_small(lo) or lo < 0 then
         self:fail("E52", part.lo.at or ast.at, "a gathered slice needs constant bits of 0 or more")
      end
      pieces[i] = { lo = lo, width = width }
   end
   return self:gather(base, pieces, ast.at)
end

-- Width and space of `mem.u8`, `mem.u(%w)`, `mem.cell`; nil where `ast` is something else.
local function space_access(self, member)
   if member.tag ~= "member" then return nil end
   local base = self:plain(member.base)
   local entry = base.tag == "name" and self.model.sym.words[base.name]
   if not entry or entry.kind ~= "space" then return nil end
   local digits = member.name:match("^u(%d+)$")
   local width = digits and math.tointeger(tonumber(digits))
   if member.name == "cell" then width = entry.node.type.width end
   if member.name == "u" and member.args and member.args[1] then
      width = self:constant(member.args[1].value or member.args[1], "E52", "the width of an access must be constant")
   end
   if not width then
      if self.scope.names[base.name] then return nil end
      self:fail("E10", member.at, ("`.%s` is no access to space `%s`"):format(member.name, base.name),
         { hint = ("%s.u%d[..]"):format(base.name, entry.node.type.width) })
   end
   entry.used = true
   return entry.node, width
end

-- Base of a slice or member. Where it is to be stored to, a choice may have `none` in some lines.
local function base_of(self, ast, as_target)
   if as_target then return self:place(ast) end
   return self:eval(ast)
end

--- `base[..]` of any kind: register of a file, access to a space, member of a view, bits.
function Walker:slice_ast(ast, as_target)
   local base = self:plain(ast.base)
   if base.tag == "state" then
      local entry = self:state_named(base.name, base.at)
      if entry.kind == "file" and entry.file.count then
         return self:reg(entry.file, one_index(self, ast, ("`%s`"):format(base.name)), ast.at)
      end
   end
   local space, width = space_access(self, base)
   if space then return self:space(space, width, one_index(self, ast, "a space"), ast.at) end
   if base.tag == "member" and not base.args then
      local owner, view = self:member_view(base, as_target)
      if view and view.count then return self:view(owner, view, one_index(self, ast, "a view"), ast.at) end
   end
   return self:slice_of(base_of(self, ast.base, as_target), ast)
end

function handlers.slice(self, ast) return self:slice_ast(ast, false) end

-- Members ----------------------------------------------------------------------------------------------------------

-- The node before the dot and the view behind it, if it is one.
function Walker:member_view(ast, as_target)
   local base = self:plain(ast.base)
   if base.tag == "call" or base.tag == "name" and self.scope.names[base.name] then return nil end
   local node
   local field = base.tag == "name" and self:field_named(base.name)
   if field and field.kind ~= "register" then return nil end
   if base.tag == "state" then
      local entry = self:state_named(base.name, base.at)
      if entry.kind == "stack" then return nil end
      node = self:reg(entry.file, entry.number and self:const(entry.number, base.at), base.at)
   else
      node = base_of(self, ast.base, as_target)
   end
   if not node.file then return nil end
   local view, flag = self:part_of_file(node.file, ast.name)
   return node, view, flag
end

--- The field that a bare name means, through a role or by itself; nil for anything else.
function Walker:field_named(name)
   local bind = self.root.binds and self.root.binds[name]
   if bind and bind.tag == "field" then return bind.field end
   if bind and bind.tag == "choice" then return bind.choice.absent end
   if bind then return nil end
   local word = self.model.sym.words[name]
   return word and word.kind == "field" and word.field or nil
end

local function member_of_local(self, entry, ast)
   if entry.poison then self:give_up() end
   if entry.record then
      local node = entry.record[ast.name]
      if node then return node end
      self:fail("E10", ast.at, ("the stack has no member `%s`"):format(ast.name))
   end
   self:fail("E10", ast.at, ("a local has no member `.%s`"):format(ast.name))
end

-- `.n`: the number behind a register.
local function number_of(self, ast, base)
   local field = base.tag == "name" and self:field_named(base.name)
   if field and field.kind == "register" then return self:raw(field, ast.at) end
   local node = self:eval(ast.base)
   if node.tag == "reg" and node.index then return node.index end
   self:fail("E10", ast.at, ("`%s` has no number"):format(asttext.expr(ast.base)))
end

--- `base.name`.
function Walker:member_ast(ast, as_target)
   local base = self:plain(ast.base)
   local entry = base.tag == "name" and self.scope.names[base.name]
   if entry then return member_of_local(self, entry, ast) end
   if base.tag == "call" and (base.name == "top" or base.name == "pop") then
      return member_of_local(self, { record = self:record(base) }, ast)
   end
   local field = base.tag == "name" and self:field_named(base.name)
   if field and field.kind == "table" then return self:column(field, ast) end
   if ast.name == "n" then return number_of(self, ast, base) end
   local space = space_access(self, ast)
   if space then self:fail("E52", ast.at, ("`%s` needs an index"):format(asttext.expr(ast))) end
   local node, view, flag = self:member_view(ast, as_target)
   if view then return self:view(node, view, nil, ast.at) end
   if flag then return self:slice(node, self:const(flag.lo, ast.at), 1, ast.at) end
   self:fail("E10", ast.at, ("`%s` has no member `.%s`"):format(asttext.expr(ast.base), ast.name))
end

function handlers.member(self, ast) return self:member_ast(ast, false) end

-- A column of a table: one expression for each code, the parameters of the table replaced by the arguments.
local function column_index(self, tab, ast)
   for i, name in ipairs(tab.columns or {}) do
      if name == ast.name then return i + 1 end
   end
   self:fail("E10", ast.at, ("table `%s` has no column `.%s`"):format(tab.name, ast.name))
end

local function table_scope(self, tab, ast)
   local names, args = {}, ast.args or {}
   if #args ~= #(tab.params or {}) then
      self:fail("E05", ast.at, ("table `%s` takes %d arguments, here are %d"):format(tab.name, #(tab.params or {}), #args))
   end
   for i, param in ipairs(tab.params or {}) do
      local arg = args[i]
      names[param.name or param] = { node = self:eval(arg.tag and arg or arg.value) }
   end
   return { kind = "func", names = names, statics = {} }
end

local function in_ranges(ranges, code)
   for _, range in ipairs(ranges) do
      if num.le(range.lo, code) and num.le(code, range.hi) then return true end
   end
   return false
end

--- `F.column` or `F.column(..)`.
function Walker:column(field, ast)
   if ast.name == "n" then return self:raw(field, ast.at) end
   local tab = field.table
   if not tab then self:fail("E10", ast.at, ("`%s` is no table; it has no column `.%s`"):format(field.name, ast.name)) end
   local index = column_index(self, tab, ast)
   local scope, cells, args = table_scope(self, tab, ast), {}, {}
   for _, row in ipairs(tab.rows) do cells[row.code] = row.cells[index] end
   local lo, hi, w
   for code = 0, 2 ^ field.width - 1 do
      code = math.tointeger(code)
      local cell = cells[code]
      local reached = in_ranges(self:codes_of(field), code)
      if reached and not cell then
         self:fail("E52", ast.at, ("code %d of `%s` has no row in table `%s`"):format(code, field.name, tab.name),
            { also = { at = tab.at, text = "the table" } })
      end
      local node = self:const(0, ast.at)
      if reached then
         local tree = constant.tree(cell, self.report) or self:give_up()
         node = self:within(scope, function() return self:eval(tree) end)
         lo, hi = lo and num.min(lo, node.lo) or node.lo, hi and num.max(hi, node.hi) or node.hi
         if w == nil then w = node.w or false elseif w ~= node.w then w = false end
      end
      args[code + 1] = node
   end
   return self:make({
      tag = "column", table = tab, column = ast.name, k = self:raw(field, ast.at), args = args, at = ast.at, w = w or nil,
   }, lo, hi)
end

-- Calls ------------------------------------------------------------------------------------------------------------

function handlers.call(self, ast) return self:call(ast) end

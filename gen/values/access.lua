-- Postfixes: `x[..]` as bits, registers of a file, accesses to a space, members of a view; `x.name`
-- as views, flags, numbers of registers, members of stack entries, columns of tables.
local ir = require("gen.ir.node").make
local lists = require("gen.base.lists")
local num = require("gen.num")
local constant = require("gen.resolve.constant")
local asttext = require("gen.syntax.asttext")
local unread = require("gen.values.notes.unread")
local Walker = require("gen.values.walker")

-- Slices ------------------------------------------------------------------------------------------

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
      if not last then
         self:fail("E54", ast.at, ("`%s` has no width"):format(asttext.expr(ast.base)),
            { hint = "u32(..)[n..]" })
      end
   else
      last = self:value_of(self:eval(part.hi))
   end
   if not first or not last then
      self:fail("E52", part.lo.at or ast.at, "the ends of a slice must be constant",
         { hint = "x[lo +: n]" })
   end
   local width = num.add(num.sub(last, first), 1)
   if num.lt(width, 1) then
      self:fail("E52", ast.at,
         ("slice %s..%s is empty"):format(num.tostring(first), num.tostring(last)))
   end
   return from, num.is_small(width) and width or 129
end

--- `base[..]`: bits of a node.
function Walker:slice_of(base, ast)
   local parts = ast.parts
   if #parts == 1 and parts[1].hi and not self.placing then
      return self:each_constant({ parts[1].lo, parts[1].hi }, ast.at, function()
         local from, width = part_extent(self, base, parts[1], ast)
         return self:slice(base, from, width, ast.at)
      end)
   elseif #parts == 1 then
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
      width =
         self:constant(member.args[1].value or member.args[1], "E52",
            "the width of an access must be constant")
   end
   if not width then
      if self.scope.names[base.name] then return nil end
      self:fail("E10", member.at,
         ("`.%s` is not an access to space `%s`"):format(member.name, base.name),
         { hint = ("%s.u%d[..]"):format(base.name, entry.node.type.width) })
   end
   entry.used = true
   return entry.node, width
end

--- An access to the space as a hint shows it: `mem.u8`.
function Walker.access_text(space)
   local widths = space.access or {}
   return ("%s.u%d"):format(space.name, widths[1] or space.type.width)
end

-- `mem[i]`: refused, because an access shows its width.
local function check_bare_space(self, ast, base)
   local name = base.tag == "name" and base.name
   local entry = name and self.model.sym.words[name]
   if not entry or entry.kind ~= "space" or self.scope.names[name] then return end
   if self.root.binds and self.root.binds[name] then return end
   entry.used = true
   local access = self.access_text(entry.node)
   local index = is_index(ast.parts) and asttext.expr(ast.parts[1].lo) or ".."
   self:fail("E10", ast.at, ("`%s` is a space; an access needs a width"):format(name),
      { hint = ("`%s[%s]`"):format(access, index) })
end

-- Base of a slice or member. Where it is to be stored to, a choice may have `none` in some lines.
local function base_of(self, ast, as_target)
   if as_target then return self:place(ast) end
   self.names_base = true -- what is read of it is checked, not all of it
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
   check_bare_space(self, ast, base)
   if base.tag == "member" and not base.args then
      local tab = self:number_table(self:plain(base.base))
      if tab then return self:lookup(tab, base, one_index(self, ast, "a table")) end
      local owner, view = self:member_view(base, as_target)
      if view and view.count then
         return self:view(owner, view, one_index(self, ast, "a view"), ast.at)
      end
   end
   return self:slice_of(base_of(self, ast.base, as_target), ast)
end

-- Members -----------------------------------------------------------------------------------------

-- The node before the dot and the view after it, if it is one.
function Walker:member_view(ast, as_target)
   local base = self:plain(ast.base)
   if base.tag == "call" or base.tag == "name" and self.scope.names[base.name] then return nil end
   local node
   local field = base.tag == "name" and self:field_named(base.name, base.at)
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
function Walker:field_named(name, at)
   local word = self.model.sym.words[name]
   local is_field = word and word.kind == "field"
   if is_field then self:check_no_accessor(name, at) end
   local bind = not self.in_accessor and self.root.binds and self.root.binds[name]
   if bind and bind.tag == "field" then return bind.field end
   if bind and bind.tag == "choice" then return bind.choice.absent end
   if bind then return nil end
   return is_field and word.field or nil
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

-- `.n` of a register does not read the register.
local function named_only(self, ast)
   local placing = self.placing
   self.placing = true
   local node = self:definite(self:eval_any(ast, true), ast)
   self.placing = placing
   return node
end

-- `.n`: the number after a register.
local function number_of(self, ast, base)
   local field = base.tag == "name" and self:field_named(base.name, base.at)
   if field and field.kind == "register" then return self:raw(field, ast.at) end
   local node = named_only(self, ast.base)
   if node.tag == "reg" and node.index then return node.index end
   self:fail("E10", ast.at, ("`%s` has no number"):format(asttext.expr(ast.base)))
end

--- `base.name`.
function Walker:member_ast(ast, as_target)
   local base = self:plain(ast.base)
   if base.tag == "name" and base.name == "launch" then
      return self:launch_value(ast.name, ast.at)
   end
   local entry = base.tag == "name" and self.scope.names[base.name]
   if entry then
      unread.note_read(self, base.name, entry)
      return member_of_local(self, entry, ast)
   end
   if base.tag == "call" and (base.name == "top" or base.name == "pop") then
      return member_of_local(self, { record = self:record(base) }, ast)
   end
   local field = base.tag == "name" and self:field_named(base.name, base.at)
   if field and field.kind == "table" then return self:column(field, ast) end
   if ast.name == "n" then return number_of(self, ast, base) end
   local space = space_access(self, ast)
   if space then self:fail("E52", ast.at, ("`%s` needs an index"):format(asttext.expr(ast))) end
   local node, view, flag = self:member_view(ast, as_target)
   if view then return self:view(node, view, nil, ast.at) end
   if flag then return self:slice(node, self:const(flag.lo, ast.at), 1, ast.at) end
   self:fail("E10", ast.at, ("`%s` has no member `.%s`"):format(asttext.expr(ast.base), ast.name))
end

-- A column of a table: one expression for each code, the parameters of the table replaced by the
-- arguments.
local function column_index(self, tab, ast)
   for i, name in ipairs(tab.columns or {}) do
      if name == ast.name then return i + 1 end
   end
   self:fail("E10", ast.at, ("table `%s` has no column `.%s`"):format(tab.name, ast.name))
end

local function table_scope(self, tab, ast)
   local names, args = {}, ast.args or {}
   if #args ~= #(tab.params or {}) then
      self:fail("E05", ast.at,
         ("arguments of table `%s`: %d expected, %d given"):format(tab.name, #(tab.params or {}),
            #args))
   end
   for i, param in ipairs(tab.params or {}) do
      local arg = args[i]
      names[param.name or param] = { node = self:eval(arg.tag and arg or arg.value) }
   end
   return { kind = "func", names = names, statics = {} }
end

local function in_ranges(ranges, code)
   return lists.any(ranges, function(range)
      return num.le(range.lo, code) and num.le(code, range.hi)
   end)
end

--- `F.column` or `F.column(..)`.
function Walker:column(field, ast)
   if ast.name == "n" then return self:raw(field, ast.at) end
   local tab = field.table
   if not tab then
      self:fail("E10", ast.at,
         ("`%s` is not a table; it has no column `.%s`"):format(field.name, ast.name))
   end
   local index = column_index(self, tab, ast)
   local scope, cells, args = table_scope(self, tab, ast), {}, {}
   for _, row in ipairs(tab.rows) do cells[row.code] = row.cells[index] end
   local lo, hi, w
   for code = 0, 2 ^ field.width - 1 do
      code = math.tointeger(code)
      local cell = cells[code]
      local reached = in_ranges(self:codes_of(field), code)
      if reached and not cell then
         self:fail("E52", ast.at,
            ("code %d of `%s` has no row in table `%s`"):format(code, field.name, tab.name),
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
   return self:make(ir.column({
      table = tab, column = ast.name, k = self:raw(field, ast.at), args = args,
      at = ast.at, w = w or nil,
   }), lo, hi)
end


-- Places that can be stored to, and what may be stored there without losing bits in silence.
local ir = require("gen.ir.node").make
local suggest = require("gen.base.suggest")
local ir_tree = require("gen.ir.tree")
local num = require("gen.num")
local grammar = require("gen.syntax.grammar")
local asttext = require("gen.syntax.asttext")
local group = require("gen.values.group")
local interval = require("gen.ir.interval")
local Walker = require("gen.values.walker")

local function not_assignable(self, ast, more)
   self:fail("E57", ast.at, ("`%s` cannot be assigned"):format(asttext.expr(ast)), more)
end

--- What a static stands for at a place that is stored to.
function Walker:static_target(name, at)
   local cell = self.scope.statics[name]
   if not cell then
      self:fail("E08", at,
         ("`%s` is neither a column of this instruction nor a parameter"):format(name),
         suggest.hint(name, self.scope.statics))
   end
   if cell.scope then return cell.tree, cell.scope end
   if cell.tag then return cell, self.scope end
   if cell.target == nil then
      cell.target = grammar.match("target", cell.text, cell.at, self.report) or false
   end
   return cell.target or self:give_up(), self.scope
end

-- Places ------------------------------------------------------------------------------------------

local places = {}

function places.name(self, ast) return self:name(ast.name, ast.at) end
function places.state(self, ast) return self:state(ast.name, ast.at) end
function places.slice(self, ast) return self:slice_ast(ast, true) end
function places.member(self, ast) return self:member_ast(ast, true) end
function places.none(_, ast) return ir.none({ lo = 0, hi = 0, at = ast.at }) end

-- A cell that stands for another cell is followed; one that stands for itself leads nowhere.
local DEEPEST_CELL = 50

--- What is stored to by an assignment to `ast`, and the scope it belongs to.
function Walker:plain_target(ast)
   local scope, saved, steps = self.scope, self.scope, 0
   while ast.tag == "static" do
      steps = steps + 1
      if steps > DEEPEST_CELL then
         self:fail("E14", ast.at, ("`%s` is declared as itself"):format(ast.name))
      end
      ast, self.scope = self:static_target(ast.name, ast.at)
      scope = self.scope
   end
   self.scope = saved
   return ast, scope
end

function places.static(self, ast)
   local tree, scope = self:plain_target(ast)
   return self:within(scope, function() return self:place(tree) end)
end

-- `cat(a, b)`: the low bits go to a.
function places.call(self, ast)
   if ast.name ~= "cat" then not_assignable(self, ast) end
   local parts, width = {}, 0
   for i, arg in ipairs(ast.args) do
      local tree = arg.value
      local target = self:target(self:place(tree), tree)
      if not target.w then
         self:fail("E54", tree.at, ("part %d of `cat` has no width"):format(i))
      end
      parts[i] = { target = target, width = target.w }
      width = width + target.w
   end
   return ir.cat({ parts = parts, w = width, at = ast.at, is_target = true, lo = 0,
      hi = num.mask(width) })
end

--- The node of a place; a choice may have `none` in some lines.
function Walker:place(ast)
   local handler = places[ast.tag]
   if not handler then not_assignable(self, ast) end
   if self.depth > 2000 then self:fail("E03", ast.at, "this expression is nested too deeply") end
   local placing = self.placing
   self.depth, self.placing = self.depth + 1, true
   local node = handler(self, ast)
   self.depth, self.placing = self.depth - 1, placing
   return node
end

-- Targets -----------------------------------------------------------------------------------------

local targets = {}

function targets.none(_, node) return node end
function targets.reg(_, node) return node end
function targets.pc(_, node)
   return ir.reg({ file = node.file, at = node.at, w = node.w, lo = node.lo, hi = node.hi })
end

function targets.space(self, node, ast)
   if node.space.ro and not self.root.of_grid then -- a launch stores where programs only read
      self:fail("E57", ast.at, ("space `%s` is read only"):format(node.space.name),
         { also = { at = node.space.at, text = "declared here" } })
   end
   return self:guarded_place(node, ast.at)
end

function targets.choice(self, node, ast)
   for _, line in ipairs(node.choice.lines) do
      local code = line.code
      if not (code.target or code.none or code.unknown) then
         self:fail("E57", ast.at,
            ("`%s` cannot be assigned: an alternative of operand `%s` is not a place"):format(
            asttext.expr(ast),
            node.choice.operand), { also = { at = line.at, text = "this line" } })
      end
   end
   return node
end

-- Bits of several registers at once are no place, be it in one line of an operand.
local function joins(target)
   if target.tag == "choice" then
      for _, line in ipairs(target.choice.lines) do
         if line.code.target and joins(line.code.target) then return true end
      end
   end
   return target.tag == "cat"
end

local function based(self, node, ast)
   local base = self:target(node.base, ast)
   if base.tag == "space" or base.tag == "none" or joins(base) then not_assignable(self, ast) end
   return ir_tree.copy(node, { base = base }), base
end

-- The highest bit of a slice or of several bits.
local function top_of(node)
   if node.tag == "slice" then return num.add(node.from.hi, node.width - 1) end
   local top = 0
   for _, part in ipairs(node.parts) do top = num.max(top, part.lo + part.width - 1) end
   return top
end

local function leaves(node, base) return base.w ~= nil and num.le(base.w, top_of(node)) end

local function check_inside(self, node, base, ast)
   if leaves(node, base) then
      self:fail("E52", ast.at,
         ("bit %s may leave the %d bits of `%s`"):format(num.tostring(top_of(node)), base.w,
         base.file and base.file.name or asttext.expr(ast)))
   end
end

function targets.slice(self, node, ast)
   local copy, base = based(self, node, ast)
   check_inside(self, node, base, ast)
   return copy
end

targets.gather = targets.slice

function targets.cat(self, node, ast)
   if node.is_group and not node.is_target then return group.target(self, node, ast) end
   if not node.is_target then not_assignable(self, ast) end
   return node
end

--- The target for the node of a place. `ast` is the source of it.
function Walker:target(node, ast)
   local handler = targets[node.tag]
   if not handler then not_assignable(self, ast) end
   return handler(self, node, ast)
end

--- The target that a value could be stored to, or nil: lines of an operand are places only if
-- someone stores to them.
function Walker:target_or_nil(node)
   local tag = node.tag
   if tag == "reg" or tag == "pc" then return targets[tag](self, node) end
   if tag == "cat" then return node.is_group and group.target(self, node) or nil end
   if tag == "space" then return not node.space.ro and node or nil end
   if tag == "slice" or tag == "gather" then
      local base = self:target_or_nil(node.base)
      if not base or base.tag == "space" or joins(base) or leaves(node, base) then return nil end
      return ir_tree.copy(node, { base = base })
   end
   if tag == "choice" then
      for _, line in ipairs(node.choice.lines) do
         local code = line.code
         if not (code.target or code.none or code.unknown) then return nil end
      end
      return node
   end
   return nil
end

--- The target of an entry that stands for `node`, if that is a place; its bits must be there.
function Walker:entry_target(node, ast)
   if node.tag == "slice" or node.tag == "gather" then
      local base = self:target_or_nil(node.base)
      if base then check_inside(self, node, base, ast) end
   end
   return self:target_or_nil(node)
end

-- Stores ------------------------------------------------------------------------------------------

local function fits(self, node, lo, hi, ast, what, hint)
   if num.lt(node.lo, lo) or num.lt(hi, node.hi) then
      self:fail("E53", ast.at, ("storing %s in %s loses bits"):format(self:bounds(node), what),
         { hint = hint })
   end
end

--- Registers truncate; what else would lose bits is an error.
function Walker:check_store(target, node, ast)
   if node.tag == "undefined" then return end
   if target.tag == "space" then
      local name = ("%s.u%d[..]"):format(target.space.name, target.width)
      local lo, hi = interval.of_type(target.width, target.signed) -- whatever it holds now
      fits(self, node, lo, hi, ast, "`" .. name .. "`",
         ("u%d(..)"):format(target.width))
   elseif target.tag == "cat" and not target.is_group then
      local lo, hi = interval.unsigned(target.w)
      fits(self, node, lo, hi, ast, ("a `cat` of %d bits"):format(target.w),
         ("u%d(..)"):format(target.w))
   elseif target.tag == "choice" then
      for _, line in ipairs(target.choice.lines) do
         if line.code.target then self:check_store(line.code.target, node, ast) end
      end
   end
end

--- A value for a member of a stack.
function Walker:check_member(stack, member, node, ast)
   local lo, hi = self.member_bounds(member)
   fits(self, node, lo, hi, ast, ("`%s` of `%s`"):format(member.name, stack.name),
      ("%s%d(..)"):format(member.type.kind, member.type.width))
end

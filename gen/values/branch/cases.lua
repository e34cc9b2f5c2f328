-- The values that a case of a `match` names, and those that its subject can have.
local lists = require("gen.base.lists")
local num = require("gen.num")
local ranges = require("gen.num.ranges")
local fieldcodes = require("gen.resolve.fieldcodes")
local sets = require("gen.syntax.sets")

local M = {}

--- The field whose codes a subject is, `F` or `F.n`, or nil.
function M.field_of(self, ast)
   ast = self:plain(ast)
   if ast.tag == "member" and ast.name == "n" then ast = self:plain(ast.base) end
   if ast.tag ~= "name" or self.scope.names[ast.name] then return nil end
   local field = self:field_named(ast.name, ast.at)
   return field and field.kind == "table" and field or nil
end

-- A field whose value is its bits as they are.
local function is_plain(node)
   local field = node.field
   return node.tag == "raw"
      or node.tag == "field" and not field.signed and field.scale == 1 and not field.rel
end

--- The values that a node can have here.
function M.possible(self, node)
   local all = { { lo = node.lo, hi = node.hi } }
   if not is_plain(node) then return all end
   return ranges.intersect(ranges.new(self:codes_of(node.field)), all)
end

-- The parts of a set, where statics are replaced by what they stand for.
local expand -- forward

local function expand_static(self, part, out)
   local tree, scope = self:static(part.static, part.at)
   local cell = self.scope.statics[part.static]
   if cell.text then return expand(self, sets.of_cell(cell, self), out) end
   self:within(scope, function()
      if tree.tag == "static" then
         expand_static(self, { static = tree.name, at = tree.at }, out)
      elseif tree.tag == "name" then
         out[#out + 1] = { name = tree.name, at = tree.at }
      else
         local value = self:constant(tree, "E16", "a case of a `match` needs a constant")
         out[#out + 1] = { lo = value, hi = value, at = tree.at }
      end
   end)
end

function expand(self, set, out)
   for _, part in ipairs(set or self:give_up()) do
      if part.static then expand_static(self, part, out) else out[#out + 1] = part end
   end
   return out
end

-- Pictures and names as numbers, for a subject that is no field with codes.
local function plain_part(self, part, context)
   if part.lo then return part end
   if part.name then
      local value = context.value_of(part.name, part.at)
      if value then return { lo = value, hi = value } end
      self:fail("E10", part.at, ("`%s` is not a constant"):format(part.name),
         { hint = "the texts of codes belong to a field: `match F`" })
   end
   if part.picture:find("[^01]") then
      self:fail("E03", part.at, "a case of a `match` has no `-` or `.`",
         { hint = "numbers and ranges" })
   end
   local value = num.parse("0b" .. part.picture)
   return { lo = value, hi = value }
end

-- Diagnostics of `sets` as complaints, which are the same ones for many forms.
local function reporter(self)
   return { error = function(_, ...) self:complain(...) end }
end

local function refuse_pictures(self, parts)
   for _, part in ipairs(parts) do
      if part.picture and part.picture:find("[^01]") then plain_part(self, part) end
   end
end

--- The values of one case, as ranges.
function M.of_case(self, arm, field)
   local parts = expand(self, arm.set, {})
   local context = fieldcodes.context(field, self.model.sym, reporter(self))
   if not field then
      return lists.map(parts, function(part) return plain_part(self, part, context) end)
   end
   refuse_pictures(self, parts)
   local resolved = sets.resolve(parts, field.width, context, arm.at) or self:give_up()
   return lists.map(resolved, function(part)
      local lo = part.picture and part.value or part.lo
      return { lo = lo, hi = part.hi or lo }
   end)
end

-- A value as a case names it.
local function text_of(field, value)
   for _, row in ipairs(field and field.code_list or {}) do
      if num.eq(row.code, value) then
         return row.text:match("^[%a_][%w_]*$") or ('"%s"'):format(row.text)
      end
   end
   return num.tostring(value)
end

local MOST_SHOWN = 4

--- The first values of a set in the notation of a case, and how many more there are.
function M.text(set, field)
   local shown, more = {}, 0
   for _, range in ipairs(set) do
      local value = range.lo
      while field and num.le(value, range.hi) and #shown < MOST_SHOWN do
         shown[#shown + 1] = text_of(field, value)
         value = num.add(value, 1)
      end
      local left = num.add(num.sub(range.hi, value), 1)
      if not field and #shown < MOST_SHOWN then
         shown[#shown + 1] = num.tostring(range.lo)
            .. (num.eq(range.lo, range.hi) and "" or ".." .. num.tostring(range.hi))
      else
         more = num.add(more, left)
      end
   end
   return table.concat(shown, ", "), more
end

return M

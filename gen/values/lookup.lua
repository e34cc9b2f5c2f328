-- Tables of numbers: `TABLE.column[index]` is the number of a row that is found when the
-- instruction runs, while `F.column` belongs to the code of a field.
local ir = require("gen.ir.node").make
local num = require("gen.num")
local constant = require("gen.resolve.constant")
local Walker = require("gen.values.walker")

local MOST_ROWS = 4096

--- The table of numbers that an expression names, or nil.
function Walker:number_table(ast)
   if ast.tag ~= "name" or self.scope.names[ast.name] then return nil end
   if self.root.binds and self.root.binds[ast.name] then return nil end
   local entry = self.model.sym.words[ast.name]
   if not entry or entry.kind ~= "table" or not entry.node.numbers then return nil end
   entry.used = true
   return entry.node
end

local function column_of(self, tab, ast)
   for i, name in ipairs(tab.columns) do
      if name == ast.name then return i + 1 end
   end
   self:fail("E10", ast.at, ("table `%s` has no column `.%s`"):format(tab.name, ast.name))
end

-- The numbers of a column by code, and the last code. They are the same in all code.
local function numbers_of(self, tab, index)
   tab.lookups = tab.lookups or {}
   local known = tab.lookups[index]
   if known then return known.by_code, known.last end
   local by_code, last = {}, 0
   for _, row in ipairs(tab.rows) do
      local cell = row.cells[index]
      local value = cell and constant.value(constant.tree(cell, self.report) or self:give_up(), nil)
      if not value then
         self:fail("E57", cell and cell.at or row.at, "a table of numbers has constants only")
      end
      if not num.is_small(row.code) or row.code >= MOST_ROWS then
         self:fail("E86", row.at, ("a table of numbers has codes below %d"):format(MOST_ROWS))
      end
      by_code[row.code], last = value, math.max(last, row.code)
   end
   tab.lookups[index] = { by_code = by_code, last = last }
   return by_code, last
end

--- `TABLE.column[index]`.
function Walker:lookup(tab, ast, index)
   local by_code, last = numbers_of(self, tab, column_of(self, tab, ast))
   if num.is_negative(index.lo) or num.lt(last, index.hi) then
      self:fail("E52", ast.at,
         ("index %s may leave table `%s` (0..%d)"):format(self:bounds(index), tab.name, last))
   end
   local args, lo, hi = {}, nil, nil
   for code = 0, last do
      local value = by_code[code]
      local reached = num.le(index.lo, code) and num.le(code, index.hi)
      if reached and not value then
         self:fail("E52", ast.at, ("table `%s` has no row %d"):format(tab.name, code),
            { also = { at = tab.at, text = "the table" } })
      end
      if reached then
         lo, hi = lo and num.min(lo, value) or value, hi and num.max(hi, value) or value
      end
      args[code + 1] = self:const(value or 0, ast.at)
   end
   if index.tag == "const" then return self:const(by_code[index.value], ast.at) end
   return self:make(ir.column({ table = tab, column = ast.name, k = index, args = args,
      at = ast.at }), lo, hi)
end

-- The stores of the instruction so far. Every read sees the state before the instruction, so a read
-- that follows a store to the same place does not return the stored value: it must be written with
-- `old`, else it is an error.
local asttext = require("gen.syntax.asttext")
local num = require("gen.num")
local Walker = require("gen.values.walker")

-- The register, operand or cell that a place is, or is bits of, and which bits: an array of
-- {lo, width}, nil for all of it; false where their number is not constant.
local function extent(self, node)
   if node.tag == "slice" then
      local root, bits = extent(self, node.base)
      local from = self:value_of(node.from)
      local is_run = bits == nil or bits and #bits == 1
      if not root or not is_run or not from then return root, false end
      return root, { { lo = num.add(bits and bits[1].lo or 0, from), width = node.width } }
   elseif node.tag == "gather" then
      local root, bits = extent(self, node.base)
      return root, not bits and bits ~= false and node.parts
   elseif node.tag == "reg" or node.tag == "pc" or node.tag == "space" or node.tag == "choice" then
      return node, nil
   end
   return nil
end

local function overlap(a, b)
   for _, x in ipairs(a) do
      for _, y in ipairs(b) do
         if num.lt(x.lo, num.add(y.lo, y.width)) and num.lt(y.lo, num.add(x.lo, x.width)) then
            return true
         end
      end
   end
   return false
end

--- Notes a store that is done at once, or at the end of the instruction.
function Walker:note_store(target, at, value)
   if self.later or self.in_atomic then return end
   if target.tag == "cat" then
      for _, part in ipairs(target.parts) do self:note_store(part.target, at) end
      return
   end
   local root, bits = extent(self, target)
   if root then
      self.stored[#self.stored + 1] = { key = self:key(root), whole = self:key(target),
         bits = bits, at = at, value = value }
   end
end

--- The stores of one of several ways; `first` is what `#self.stored` was before them.
function Walker:take_stores(first)
   local stores = table.move(self.stored, first + 1, #self.stored, 1, {})
   for i = #self.stored, first + 1, -1 do self.stored[i] = nil end
   return stores
end

-- The store that a read of `node` comes after, or nil.
local function store_before(self, node)
   local root, bits = extent(self, node)
   if not root then return nil end
   local key = self:key(root)
   for i = #self.stored, 1, -1 do
      local one = self.stored[i]
      if one.key == key then
         local same = bits == nil or one.bits == nil
         if bits and one.bits then same = overlap(bits, one.bits) end
         if bits == false or one.bits == false then same = one.whole == self:key(node) end
         if same then return one end
      end
   end
   return nil
end

--- Is an expression a place, as far as can be seen?
function Walker.names_a_place(ast)
   while ast.tag == "slice" or ast.tag == "member" do ast = ast.base end
   return ast.tag == "state" or ast.tag == "name"
end

-- Does an expression name state, and no local?
local function names_state(self, ast)
   local scope = self.scope
   while ast.tag == "slice" or ast.tag == "member" or ast.tag == "static" do
      if ast.tag == "static" then
         local cell = scope.statics[ast.name]
         if not cell then return false end
         if cell.scope then ast, scope = cell.tree, cell.scope else ast = self:static(ast.name) end
      else
         ast = ast.base
      end
   end
   return ast.tag == "state" or ast.tag == "name" and not scope.names[ast.name]
end

-- The local of this scope that holds what a read of the place returns now, or nil: it was stored to
-- exactly this place, which has room for all its values.
local function local_with(self, store, node)
   local value = store.value
   if not value or value.tag ~= "local" or store.whole ~= self:key(node) then return nil end
   if num.lt(value.lo, node.lo) or num.lt(node.hi, value.hi) then return nil end
   local entry = self.scope.names[value.name]
   return entry and entry.node == value and value.name
end

local function advice(self, store, node, text)
   local name = local_with(self, store, node)
   if name then
      return ("`%s` for the stored value, `old %s` for the one before"):format(name, text)
   end
   return ("keep the value in a local and read that; `old %s` is the value before the instruction")
      :format(text)
end

--- Refuses a read of what was stored before.
function Walker:check_earlier(node, ast)
   if #self.stored == 0 or self.reads_old then return end
   local store = names_state(self, ast) and store_before(self, node)
   if not store then return end
   local text = asttext.expr(ast)
   self:complain("E69", ast.at,
      ("`%s` is stored to above, but read as it was before the instruction"):format(text),
      { hint = advice(self, store, node, text),
         also = { at = store.at, text = "the store" } })
end

--- `old PLACE`.
function Walker:old_value(ast)
   if not names_state(self, ast) then
      self:fail("E57", ast.at,
         ("`old` needs state, and `%s` is not state"):format(asttext.expr(ast)),
         { hint = ("`%s`"):format(asttext.expr(ast)) })
   end
   local saved = self.reads_old
   self.reads_old = true
   local node = self:eval(ast)
   self.reads_old = saved
   return node
end

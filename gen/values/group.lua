-- Groups of registers (`F.x2`): as a value and as a place they are the `cat` of their registers.
-- Where the first one is at a multiple of the size must be known from tests, or be found out
-- when the instruction runs.
local ir = require("gen.ir.node").make
local lists = require("gen.base.lists")
local num = require("gen.num")
local group = require("gen.resolve.group")
local Walker = require("gen.values.walker")

local M = {}

-- Trailing zeros ----------------------------------------------------------------------------------

local ALL = 64 -- no limit

local function zeros_of_number(n)
   local count = 0
   while count < ALL and num.bit(n, count) == 0 do count = count + 1 end
   return count
end

local low_zeros -- forward

local zeros = {}

function zeros.const(_, node) return zeros_of_number(node.value) end

function zeros.raw(self, node)
   local least = ALL
   for _, range in ipairs(self:codes_of(node.field)) do
      local here = num.eq(range.lo, range.hi) and zeros_of_number(range.lo) or range.zeros or 0
      least = math.min(least, here)
   end
   return least
end

function zeros.mul(self, node)
   return math.min(ALL, low_zeros(self, node.a) + low_zeros(self, node.b))
end

function zeros.shl(self, node)
   local count = node.b.tag == "const" and num.is_small(node.b.value) and node.b.value or 0
   return math.min(ALL, low_zeros(self, node.a) + count)
end

function zeros.band(self, node)
   return math.max(low_zeros(self, node.a), low_zeros(self, node.b))
end

local function common_zeros(self, node)
   return math.min(low_zeros(self, node.a), low_zeros(self, node.b))
end
zeros.add, zeros.sub, zeros.bor, zeros.bxor = common_zeros, common_zeros, common_zeros, common_zeros

function zeros.trunc(self, node) return low_zeros(self, node.a) end

-- How many of the lowest bits of a node are surely 0.
function low_zeros(self, node)
   local handler = zeros[node.tag]
   return handler and handler(self, node) or 0
end

-- The registers of a group ------------------------------------------------------------------------

local function is_of_fields(node)
   local tag = node.tag
   if tag == "const" or tag == "raw" or tag == "field" then return true end
   if tag == "slice" then return is_of_fields(node.base) and is_of_fields(node.from) end
   return node.a ~= nil and is_of_fields(node.a) and (node.b == nil or is_of_fields(node.b))
end

-- A group at a hardwired register would be that register several times.
local function check_wired(self, file, view, index, at)
   for _, entry in ipairs(file.entry_list) do
      local number, value = entry.number, entry.value
      local wired = value and value.tag == "num"
      if wired and number % view.group == 0 and num.le(index.lo, number)
         and num.le(number, index.hi) then
         self:fail("E04", at,
            ("a group `.%s` that may begin at the hardwired `%s%d` is not built yet")
            :format(view.name, file.name, number))
      end
   end
end

local function misaligned(self, view, index, at)
   self:fail("E68", at,
      ("group `.%s` may begin at a register that is no multiple of %d (%s)"):format(view.name,
      view.group, self:bounds(index)),
      { hint = ("a test of its low bits, such as F=0b......0, or `unaligned ok`"),
         also = { at = view.at, text = "the group" } })
end

-- Whether a trap before this place showed it.
local function was_checked(self, index, bits)
   local fact, key = self.facts, self:key(index)
   while fact do
      if fact.tag == "aligned" and fact.key == key and fact.zeros >= bits then return true end
      fact = fact.outer
   end
   return false
end

-- Sees to it that the group begins at a multiple of its size: by what is known, else by a trap.
local function align(self, view, index, at)
   local bits = zeros_of_number(view.group)
   if low_zeros(self, index) >= bits or was_checked(self, index, bits) then return end
   if self.root.kind == "line" or self.root.kind == "entry" then
      misaligned(self, view, index, at)
   end
   local low = self:binary("band", index, self:const(view.group - 1, at), at)
   local test = self:binary("ne", low, self:const(0, at), at)
   local why = ("`.%s` of a register that is no multiple of %d"):format(view.name, view.group)
   self.out[#self.out + 1] = ir["if"]({ test = test, no = {}, at = at,
      yes = { ir.trap({ why = why, at = at }) } })
   self.facts = { key = self:key(index), tag = "aligned", zeros = bits, outer = self.facts }
end

local function check_end(self, file, view, last, index, at)
   if num.le(num.add(last, view.group), file.count) then return end
   self:fail("E68", at,
      ("group `.%s` at %s may pass the end of `%s` (%d registers)"):format(view.name,
      self:bounds(index), file.name, file.count),
      { hint = "guard it with `if`, or take only the low bits" })
end

-- Register `index` + i; `last` is the highest that `index` can be.
local function member(self, file, index, last, i, at)
   if i == 0 then return self:reg(file, index, at) end
   if index.tag == "const" then return self:reg(file, self:const(index.value + i, at), at) end
   local sum = self:make(ir.add({ a = index, b = self:const(i, at), at = at }),
      num.add(index.lo, i), num.add(last, i))
   return self:reg(file, sum, at)
end

--- The registers from the register `base` on, as one value and place.
function Walker:group(base, view, at)
   local index, file = base.index, base.file
   if base.tag ~= "reg" or not index then
      self:fail("E57", at, ("`.%s` needs a register of `%s`"):format(view.name, file.name),
         { hint = ("%s[..].%s"):format(file.name, view.name) })
   end
   if self.root.kind == "line" and not is_of_fields(index) then
      self:fail("E04", at,
         ("`.%s` in an operand, of a register whose number is computed from state,"
         .. " is not built yet"):format(view.name))
   end
   check_wired(self, file, view, index, at)
   local last = index.hi
   if view.unaligned == "trap" then
      align(self, view, index, at)
      last = group.last_aligned(last, view.group)
   end
   check_end(self, file, view, last, index, at)
   local parts = {}
   for i = 0, view.group - 1 do
      parts[i + 1] = { a = member(self, file, index, last, i, at), width = file.width }
   end
   return self:make(ir.cat({ parts = parts, at = at, w = view.width, is_group = true }),
      0, num.mask(view.width))
end

--- The place of a group: its registers as places.
function M.target(self, node, ast)
   local parts = lists.map(node.parts, function(part)
      return { target = self:target(part.a, ast), width = part.width }
   end)
   return ir.cat({ parts = parts, w = node.w, at = node.at, is_target = true, lo = 0,
      hi = num.mask(node.w), is_group = true })
end

return M

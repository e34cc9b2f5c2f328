-- Words in generated C: one variable of up to 64 bits, or two of them, as compilers are quicker
-- with these than with 128-bit integers, and the code is shorter. Shared by the emitters that take
-- words apart and put them together.
local lists = require("gen.base.lists")
local num = require("gen.num")
local condition = require("gen.resolve.condition")
local wordcover = require("gen.wordset.cover")

local M = {}

local LOW = num.mask(64)

--- A constant. C gives a hexadecimal one the type that holds it.
function M.hex(n) return "0x" .. num.hex(n) end

local Halves = {}
Halves.__index = Halves

--- How the words of a model are held: `{names, wide, type}`.
function M.of(model)
   local wide = model.word_bits > 64
   return setmetatable({ wide = wide, names = wide and { "lo", "hi" } or { "word" },
      type = model.word_bits <= 32 and "uint32_t" or "uint64_t" }, Halves)
end

--- Declarations of variables for a word, each with `before` in front: `uint64_t lo, hi`.
function Halves:declare() return "uint64_t " .. table.concat(self.names, ", ") end

--- The parts of a constant that are not 0: `{ {name, value}.. }`, low part first.
function Halves:split(n)
   local parts = {}
   for i, name in ipairs(self.names) do
      local value = i == 1 and num.band(n, LOW) or num.shr(n, 64)
      if not num.eq(value, 0) then parts[#parts + 1] = { name = name, value = value } end
   end
   return parts
end

--- A constant as the initialisers of all parts: `0x21, 0x0`.
function Halves:list(n)
   if not self.wide then return M.hex(n) end
   return M.hex(num.band(n, LOW)) .. ", " .. M.hex(num.shr(n, 64))
end

--- Calls `put(name, lo, low, width)` for each piece of a field within one part: its bits from `lo`
-- on are `width` bits of the value from bit `low` on.
function Halves:pieces(field, put)
   local low = 0
   for _, piece in ipairs(field.pieces) do
      local lo = piece.lo
      while lo <= piece.hi do
         local part = lo // 64
         local hi = math.min(piece.hi, 64 * part + 63)
         put(self.names[part + 1], lo - 64 * part, low, hi - lo + 1)
         low, lo = low + hi - lo + 1, hi + 1
      end
   end
end

--- The bits of a field: `hi >> 8 & 0x1`.
function Halves:extract(field)
   local parts = {}
   self:pieces(field, function(name, lo, low, width)
      local text = lo > 0 and ("%s >> %d"):format(name, lo) or name
      if lo + width < 64 then text = ("%s & %s"):format(text, M.hex(num.mask(width))) end
      if low > 0 then text = ("(%s) << %d"):format(text, low) end
      parts[#parts + 1] = text
   end)
   if #parts > 1 then
      for i, text in ipairs(parts) do parts[i] = "(" .. text .. ")" end
   end
   return table.concat(parts, " | ")
end

-- Tests of words ----------------------------------------------------------------------------------

-- Tests that a word has `value` in the bits `mask`: one for each part.
function Halves:tests(mask, value)
   return lists.map(self:split(mask), function(part)
      local wanted = part.name == "hi" and num.shr(value, 64) or num.band(value, LOW)
      return { name = part.name, mask = part.value, value = wanted }
   end)
end

local function test_text(test, op)
   return ("(%s & %s) %s %s"):format(test.name, M.hex(test.mask), op, M.hex(test.value))
end

-- Several texts as one; in parentheses where `bound`.
local function joined(list, op, bound)
   local text = table.concat(list, op)
   return bound and #list > 1 and "(" .. text .. ")" or text
end

-- That all tests hold, or with `negated` that one does not.
function Halves:all(mask, value, negated, bound)
   local list = lists.map(self:tests(mask, value), function(test)
      return test_text(test, negated and "!=" or "==")
   end)
   return joined(list, negated and " || " or " && ", bound)
end

--- What all cubes test alike: a mask and a value.
function M.common_of(cubes)
   local mask, value = cubes[1].mask, cubes[1].value
   for _, cube in ipairs(cubes) do
      mask = num.without(num.band(mask, cube.mask), num.bxor(value, cube.value))
   end
   return mask, num.band(value, mask)
end

local function is_bit(mask)
   return not num.eq(mask, 0) and num.eq(num.band(mask, num.sub(mask, 1)), 0)
end

--- Cubes that each test one bit besides `common`: some of these bits is not as in the result, a
-- mask and a value; nil where they test more.
function M.unlike(cubes, common)
   local mask, value = 0, 0
   for _, cube in ipairs(cubes) do
      local bit = num.without(cube.mask, common)
      if not is_bit(bit) then return nil end
      mask = num.bor(mask, bit)
      value = num.bor(value, num.without(bit, cube.value))
   end
   return mask, value
end

-- Conditions as trees: {op="&&"|"||", ...} of these and texts.
local function render(tree, bound)
   if type(tree) == "string" then return tree end
   local list = lists.map(tree, function(part) return render(part, true) end)
   return joined(list, tree.op, bound)
end

-- Cubes as alternatives: `{op, ..}` or a text.
local function alternatives(self, cubes, negated)
   local list = { op = negated and " && " or " || " }
   for i, cube in ipairs(cubes) do list[i] = self:all(cube.mask, cube.value, negated, true) end
   return list
end

-- Conditions between fields -----------------------------------------------------------------------

local C_OP = { ["="] = "==" }

local function relation_text(self, relation, space, bound)
   if relation.other then
      return ("(%s) %s (%s)"):format(self:extract(relation.field), C_OP[relation.op] or relation.op,
         self:extract(relation.other))
   end
   local words = condition.words_of_relation(relation, space)
   local cond = wordcover.condition(space, words, words)
   return cond and self:condition(cond, bound) or "1"
end

--- A condition between fields, `{groups}` of `gen/resolve/condition.lua`, as C; in parentheses
-- where it has alternatives and `bound`.
function Halves:when(when, space, bound)
   local is_one = #when.groups == 1
   local groups = lists.map(when.groups, function(group)
      local text = lists.join(group, " && ", function(relation)
         return relation_text(self, relation, space, #group > 1 or is_one and bound)
      end)
      return not is_one and text:find(" && ", 1, true) and "(" .. text .. ")" or text
   end)
   return joined(groups, " || ", bound)
end

--- A condition `{negated, cubes, also}` as C; in parentheses where it is an alternative and
-- `bound`.
function Halves:condition(cond, bound)
   local cubes, negated = cond.cubes, cond.negated
   if cond.also then
      local rest = negated and #cubes == 0 and {}
         or { self:condition({ cubes = cubes, negated = negated }, true) }
      local whens = cond.also.whens
      for _, when in ipairs(whens) do
         rest[#rest + 1] = self:when(when, cond.space, bound or #rest + #whens > 1)
      end
      return table.concat(rest, " && ")
   end
   if #cubes == 0 then return negated and "1" or "0" end
   local mask, value = M.common_of(cubes)
   if #cubes == 1 then return self:all(mask, value, negated, bound and negated) end
   local rest, unwanted = M.unlike(cubes, mask)
   if not rest then return render(alternatives(self, cubes, negated), bound) end
   local other = self:all(rest, unwanted, not negated, true)
   if num.eq(mask, 0) then return render({ op = " && ", other }, bound) end
   return render({ op = negated and " || " or " && ", self:all(mask, value, negated, false),
      other },
      bound)
end

return M

-- The order in which sets of words (`gen/wordset`) test bits: those that the tests of most forms
-- and alternatives name come first. They distinguish the forms; tested last, as the low opcode bits
-- of a word of 128 bits would be, every set would repeat everything above them for each opcode.
local lists = require("gen.base.lists")

local M = {}

local function add(weight, bit) weight[bit] = (weight[bit] or 0) + 1 end

local function count_field(name, fields, weight)
   local entry = name and fields[name]
   if not entry or entry.kind ~= "field" or not entry.field then return end
   for _, piece in ipairs(entry.field.pieces) do
      for bit = piece.lo, piece.hi do add(weight, bit) end
   end
end

local function width_of(drawn, fields)
   if drawn.bits then return #drawn.bits end
   local width = 0
   for _, part in ipairs(drawn.parts or {}) do width = width + part.hi - part.lo + 1 end
   local entry = fields[drawn.test and drawn.test.field or drawn.name]
   return drawn.parts and width or entry and entry.field and entry.field.width
end

-- A drawn word, from the low end up to the first cell whose width depends on a row.
local function count_drawn(cells, fields, weight)
   local bit = 0
   for i = #cells, 1, -1 do
      local drawn = cells[i]
      local width = width_of(drawn, fields)
      if not width then return end
      for k, digit in (drawn.bits or ""):reverse():gmatch("()(.)") do
         if digit ~= "." then add(weight, bit + k - 1) end
      end
      count_field(drawn.test and drawn.test.field, fields, weight)
      bit = bit + width
   end
end

local function count(clauses, fields, weight)
   for _, clause in ipairs(clauses or {}) do
      if clause.tag == "test" then count_field(clause.field, fields, weight) end
      if clause.tag == "drawing" then count_drawn(clause.cells, fields, weight) end
   end
end

-- The rank in its field of each bit that a condition compares with those of another field.
local function rank_field(name, fields, rank)
   local entry = name and fields[name]
   if not entry or entry.kind ~= "field" or not entry.field then return end
   local place = 0
   for _, piece in ipairs(entry.field.pieces) do
      for bit = piece.lo, piece.hi do
         rank[bit], place = rank[bit] or place, place + 1
      end
   end
end

local function rank_condition(when, fields, rank)
   for _, group in ipairs(when and when.groups or {}) do
      for _, relation in ipairs(group) do
         local only = relation.set and #relation.set == 1 and relation.set[1].name
         local other = relation.other or only and fields[only] and only
         if other then
            rank_field(relation.field, fields, rank)
            rank_field(other, fields, rank)
         end
      end
   end
end

local function weights(sym)
   local weight, rank = {}, {}
   local function add_line(line)
      count(line.clauses, sym.words, weight)
      rank_condition(line.when, sym.words, rank)
   end
   for _, page in ipairs(sym.tree.insns) do
      for _, form in ipairs(page.forms) do add_line(form) end
   end
   for _, list in ipairs({ sym.tree.operands, sym.tree.formats }) do
      for _, line in lists.nested(list, "lines") do add_line(line) end
   end
   return weight, rank
end

-- Bits that are compared with each other are neighbours, after those that tests name and before
-- others: a class, and a number within it. The lower class and the higher number come first.
local function place_of(bit, weight, rank)
   if rank[bit] then return 2, rank[bit] end
   if weight[bit] then return 1, weight[bit] end
   return 3, 0
end

--- Sets the `order` of every unit: all its bits, the first to test first; equals from the top down.
function M.give(sym)
   local weight, rank = weights(sym)
   for _, unit in ipairs(sym.units) do
      unit.order = {}
      for bit = unit.bits - 1, 0, -1 do unit.order[#unit.order + 1] = bit end
      table.sort(unit.order, function(a, b)
         local class, x = place_of(a, weight, rank)
         local other, y = place_of(b, weight, rank)
         if class ~= other then return class < other end
         if x ~= y then return x > y end
         return a > b
      end)
   end
end

return M

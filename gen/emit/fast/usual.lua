-- What instructions of a form usually are: each operand has its first line, or one of them another that
-- often comes up, a word of memory or flags that are wanted; fields of one or two bits, such as signs and
-- roundings, are 0. For those a form has functions of their own, in which nothing is left to decide and
-- all lanes run; which one an instruction gets is settled when it is decoded.
--
-- While such a function is written, `choice.lines` holds the chosen line alone, and `shared.usual` notes
-- the fields that were taken for 0.
local num = require("gen.num")
local lanes = require("gen.lanes")
local tree = require("gen.values.tree")
local fns = require("gen.emit.exec.fn")

local M = {}

local Fn = fns.Fn

-- Choices -----------------------------------------------------------------------------------------

-- Choices of the code that have several lines, those inside of others left out.
local function choices_of(code)
   local list, seen = {}, {}
   local function add(choice)
      if not seen[choice] and #choice.lines > 1 then list[#list + 1] = choice end
      seen[choice] = true
   end
   local function visit(node)
      if node.tag == "choice" then add(node.choice) return end
      tree.each_part(node, visit)
   end
   local function walk(block)
      for _, s in ipairs(block) do
         if s.choice then add(s.choice) end
         tree.each_expression(s, visit)
         tree.each_block(s, walk)
      end
   end
   walk(code.body)
   return list
end

local function has_before(line) return line.code.unknown or #line.code.before > 0 end

-- A line that is a word of memory.
local function is_memory(line)
   local value = line.code.value
   while value and value.tag == "choice" and #value.choice.lines == 1 do
      value = value.choice.lines[1].code.value
   end
   return value ~= nil and value.tag == "space" and value.width == 32
end

-- A line whose value needs a register where that of the first one is a number.
local function is_address(choice, line)
   local first, value = choice.lines[1].code.value, line.code.value
   if line.code.after or not first or not value or not lanes.is_lane_choice(choice) then return false end
   local registers = 0
   local function count(node)
      if node.tag == "reg" then registers = registers + 1 end
      if node.tag ~= "choice" then tree.each_part(node, count) end
   end
   count(first)
   if registers > 0 or first.tag == "space" then return false end
   count(value)
   return registers == 1
end

-- A line that stores where the first one does not.
local function is_wanted(choice, line)
   return choice.lines[1].code.none and line.code.target and not line.code.none
end

-- A line that stores nothing where the first one does.
local function is_dropped(choice, line)
   return choice.lines[1].code.target and line.code.none
end

--- The combinations of lines that are usual: arrays of {choice, line}.
function M.of(form)
   local base, choices = {}, choices_of(form.code)
   for i, choice in ipairs(choices) do
      if has_before(choice.lines[1]) then return {} end
      base[i] = { choice = choice, line = choice.lines[1] }
   end
   local all = { base }
   local function vary(from, test)
      local added = {}
      for i, choice in ipairs(choices) do
         for _, line in ipairs(choice.lines) do
            if line ~= choice.lines[1] and not has_before(line) and test(choice, line) then
               local other = table.move(from, 1, #from, 1, {})
               other[i] = { choice = choice, line = line }
               added[#added + 1] = other
            end
         end
      end
      table.move(added, 1, #added, #all + 1, all)
      return added
   end
   vary(base, function(choice, line) return is_memory(line) or is_address(choice, line) end)
   for _, wanted in ipairs(vary(base, is_wanted)) do vary(wanted, is_dropped) end
   return all
end

--- Runs f while every choice has its chosen line alone.
function M.with(shared, picks, f)
   local saved = {}
   for i, pick in ipairs(picks) do
      saved[i] = pick.choice.lines
      pick.choice.lines = { pick.line }
   end
   shared.usual = { zeros = {}, ones = {} }
   local results = table.pack(pcall(f))
   local usual = shared.usual
   shared.usual = nil
   for i, pick in ipairs(picks) do pick.choice.lines = saved[i] end
   if not results[1] then error(results[2], 0) end
   return results[2], usual
end

local function sorted(slots)
   local list = {}
   for slot in pairs(slots) do list[#list + 1] = slot end
   table.sort(list)
   return list
end

--- The condition, in C, that an instruction is of that kind; `true` where all of them are.
function M.test(picks, usual)
   local terms, values = {}, {}
   for _, pick in ipairs(picks) do
      terms[#terms + 1] = ("line[%d] == %d"):format(pick.choice.slot, pick.line.index)
   end
   for _, slot in ipairs(sorted(usual.ones)) do
      terms[#terms + 1] = ("value[%d] == %s"):format(slot, usual.ones[slot])
   end
   for _, slot in ipairs(sorted(usual.zeros)) do values[#values + 1] = ("value[%d]"):format(slot) end
   if #values > 0 then terms[#terms + 1] = ("!(%s)"):format(table.concat(values, " | ")) end
   return table.concat(terms, " && ")
end

-- Conditions --------------------------------------------------------------------------------------

local BINARY = {
   eq = num.eq, lt = num.lt, le = num.le,
   ne = function(a, b) return not num.eq(a, b) end,
   gt = function(a, b) return num.lt(b, a) end,
   ge = function(a, b) return num.le(b, a) end,
}

local fixed -- forward

-- A number where it is known, else nil.
local function number(fn, node)
   if node.tag == "const" then return node.value end
   if node.tag == "raw" and fn:is_zero(node.field) then return 0 end
   local truth = fixed(fn, node)
   if truth == nil then return nil end
   return truth and 1 or 0
end

-- True or false where a condition is settled, else nil.
fixed = function(fn, node)
   if BINARY[node.tag] then
      local a, b = number(fn, node.a), number(fn, node.b)
      if a and b then return BINARY[node.tag](a, b) end
   elseif node.tag == "lnot" then
      local a = fixed(fn, node.a)
      if a ~= nil then return not a end
   elseif node.tag == "raw" and fn:is_zero(node.field) then
      return false
   end
   return nil
end

-- The value of an expression over the number of the lane and fields of ones, or nil.
local function of_lane(node, lane, fields)
   if node.tag == "const" then return node.value end
   if node.tag == "lane" then return lane end
   if node.tag == "raw" then
      fields[node.field] = true
      return num.mask(node.field.width)
   end
   if node.tag == "slice" and node.from then
      local base, from = of_lane(node.base, lane, fields), of_lane(node.from, lane, fields)
      return base and from and base >> from & num.mask(node.width)
   end
   if not ({ shr = true, band = true, ne = true, mod = true })[node.tag] then return nil end
   local a, b = of_lane(node.a, lane, fields), of_lane(node.b, lane, fields)
   if not a or not b or type(a) ~= "number" or type(b) ~= "number" then return nil end
   if node.tag == "shr" then return a >> b end
   if node.tag == "band" then return a & b end
   if node.tag == "mod" then return b > 0 and a % b or nil end
   return a ~= b and 1 or 0
end

--- Whether a condition over lanes and a field holds for all of them where the field is all ones; notes it.
function Fn:holds_with_ones(test)
   local fields, only = {}, nil
   for lane = 0, self.model.lanes - 1 do
      local value = of_lane(test, lane, fields)
      if not value or value == 0 then return false end
   end
   for field in pairs(fields) do
      if only then return false end
      only = field
   end
   return only ~= nil and self:take_ones(only)
end

--- Whether a block does nothing then: all is under conditions that do not hold.
function Fn:does_nothing(block)
   if not self.shared.usual then return false end
   for _, s in ipairs(block) do
      local pure = s.tag == "let" or s.tag == "use"
      if not pure and not (s.tag == "if" and #s.no == 0 and fixed(self, s.test) == false) then return false end
   end
   return true
end

return M

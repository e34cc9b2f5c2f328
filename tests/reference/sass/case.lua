-- A vector in the making: registers, predicates and constants are given numbers, what they hold
-- goes into `in`, their numbers into the fields of the word, and the results into `out`.
--
-- `words` is the module with the words of a machine (volta.lua, maxwell.lua). Numbers are drawn with `random`
-- (`below(n)`), and differ from each other; registers that always are 0 stand for zeros
-- now and then.

local M = {}
M.__index = M

local ZERO, TRUE = 255, 7
local FILES = {
   r = {name = "$R", count = 255, zero = ZERO}, u = {name = "$UR", count = 63, zero = 63},
   p = {name = "$P", count = 7}, up = {name = "$UP", count = 7},
}

function M.new(words, random, variant, op, form)
   return setmetatable({
      words = words, random = random, variant = variant, ins = {}, outs = {}, constants = {},
      used = {r = {}, u = {}, p = {}, up = {}}, holds = {},
      fields = {op = words.OP[op], form = form and words.FORM[form] or 4}, form = form or "I",
      registers = "r", predicates = "p",
   }, M)
end

--- From here on the operands are those of the uniform datapath, whose words have bit 91 set.
function M:uniform()
   self.registers, self.predicates, self.fields.uniform = "u", "up", 1
end

local function name_of(file, number, lane)
   return FILES[file].name .. number .. (lane and lane > 0 and "@" .. lane or "")
end

-- A number of a file that nothing has yet; of pairs the even one.
function M:fresh(file, pair)
   local used, count = self.used[file], FILES[file].count
   while true do
      local n = self.random.below(pair and count // 2 or count)
      if pair then n = 2 * n end
      if not used[n] and not (pair and used[n + 1]) then
         used[n] = true
         if pair then used[n + 1] = true end
         return n
      end
   end
end

-- Says what a register holds before.
function M:set(file, number, value, lane)
   local name = name_of(file, number, lane)
   self.holds[name] = value
   if value ~= 0 then self.ins[#self.ins + 1] = {name, value} end
end

--- A register that holds `value`, as field `field`.
function M:register(field, value, file)
   file = file or self.registers
   local n = FILES[file].zero
   if value ~= 0 or self.random.below(3) > 0 then
      n = self:fresh(file)
      self:set(file, n, value)
      self.last = file == self.registers and n or self.last
   end
   self.fields[field] = n
end

--- A pair of them for 64 bits.
function M:pair(field, value)
   local n = ZERO
   if value ~= 0 or self.random.below(3) > 0 then
      n = self:fresh("r", true)
      self:set("r", n, value & 0xffffffff)
      self:set("r", n + 1, value >> 32)
   end
   self.fields[field] = n
end

--- The kind of source that the form selects: register, number, constant, uniform register.
function M:source(value, form)
   form = form or self.form
   local fields, random = self.fields, self.random
   if form == "R" then
      self:register("b", value)
   elseif form == "I" or form == "RI" or form == "L" then
      fields.number = value
   elseif form == "C" or form == "RC" then
      fields.bank, fields.offset = random.below(18), random.below(0x4000)
      self.constants[#self.constants + 1] = {fields.bank << 16 | fields.offset << 2, value}
   else
      fields.uniform = 1
      self:register("b", value, "u")
   end
end

--- A constant of 64 bits.
function M:constant64(at, value)
   self.constants[#self.constants + 1] = {at, value & 0xffffffff}
   self.constants[#self.constants + 1] = {at + 4, value >> 32}
end

--- The third source of 64 bits where it is no register: two constants, two uniform registers.
function M:source64(value)
   local fields, random = self.fields, self.random
   if self.form == "RC" or self.form == "C" then
      fields.bank, fields.offset = random.below(18), random.below(0x2000) * 2
      self:constant64(fields.bank << 16 | fields.offset << 2, value)
   else
      fields.uniform, fields.b = 1, self:fresh("u", true)
      self:set("u", fields.b, value & 0xffffffff)
      self:set("u", fields.b + 1, value >> 32)
   end
end

--- Second and third source of what can have them the other way round.
function M:two_sources(b, c)
   if #self.form == 1 then
      self:source(b)
      self:register("c", c)
   else
      self:register("c", b)
      self:source(c)
   end
end

--- A source predicate with field `field` and `field`_not, such that the operand is `value`.
function M:predicate(field, value)
   local is_not, n = self.random.below(2), TRUE
   local held = value ~ is_not
   if held == 0 or self.random.below(3) > 0 then
      n = self:fresh(self.predicates)
      self:set(self.predicates, n, held)
   end
   self.fields[field], self.fields[field .. "_not"] = n, is_not
end

--- The constants true and false, as words have them where no predicate is asked for.
function M:constant_predicate(field, value)
   self.fields[field], self.fields[field .. "_not"] = TRUE, 1 - value
end

--- The condition code before, and what the instruction makes of it.
function M:condition(before)
   self.holds["$CC"] = before
   if before ~= 0 then self.ins[#self.ins + 1] = {"$CC", before} end
end

function M:condition_after(value)
   if self.off or value == (self.holds["$CC"] or 0) then return end
   self.outs[#self.outs + 1] = {"$CC", value}
end

--- A guard, now and then; where it does not hold nothing happens.
function M:guarded()
   local kind = self.random.below(8)
   if kind > 1 then return end
   local n = self:fresh(self.predicates)
   self.fields.guard, self.fields.guard_not = n, self.random.below(2)
   self:set(self.predicates, n, self.fields.guard_not ~ (kind == 0 and 1 or 0))
   self.off = kind == 1
end

--- Says what an instruction writes; a register as it was is left out.
function M:write(file, number, value, lane)
   local name = name_of(file, number, lane)
   if self.off or value == (self.holds[name] or 0) then return end
   self.outs[#self.outs + 1] = {name, value}
end

--- The register that is written: a new one, a source, rarely none.
function M:result(value, field)
   local n, file = self:fresh(self.registers), self.registers
   local kind = self.random.below(16)
   if kind < 3 and self.last then n = self.last elseif kind == 15 then n = FILES[file].zero end
   self.fields[field or "d"] = n
   if n ~= FILES[file].zero then self:write(file, n, value) end
end

function M:result_pair(value)
   local file = self.registers
   local n = self:fresh(file, true)
   self.fields.d = n
   self:write(file, n, value & 0xffffffff)
   self:write(file, n + 1, value >> 32)
end

--- A predicate that is written, in field `field`; without a value none is.
function M:result_predicate(field, value)
   if not value or self.random.below(6) == 0 then
      self.fields[field] = TRUE
      return
   end
   local n = self:fresh(self.predicates)
   self.fields[field] = n
   if self.random.below(2) == 0 then self:set(self.predicates, n, 1) end -- it may have to change
   self:write(self.predicates, n, value)
end

-- Text --------------------------------------------------------------------------------------------

local function members(list)
   local texts = {}
   for i, entry in ipairs(list) do texts[i] = ('"%s":"0x%x"'):format(entry[1], entry[2]) end
   return table.concat(texts, ",")
end

-- Constants are bytes; of other memory (`cells`, `stored`: words by space) those before and after.
function M:memory()
   local bytes, spaces, after = {}, {}, {}
   for _, entry in ipairs(self.constants) do
      for i = 0, 3 do
         local byte = entry[2] >> 8 * i & 255
         if byte ~= 0 then bytes[#bytes + 1] = {("0x%x"):format(entry[1] + i), byte} end
      end
   end
   if #bytes > 0 then spaces[1] = ('"c":{%s}'):format(members(bytes)) end
   for _, space in ipairs(self.spaces or {}) do
      spaces[#spaces + 1] = ('"%s":{%s}'):format(space.name, members(space.cells))
      if #space.stored > 0 then
         after[#after + 1] = ('"%s":{%s}'):format(space.name, members(space.stored))
      end
   end
   local text = #spaces > 0 and (',"mem_in":{%s}'):format(table.concat(spaces, ",")) or ""
   return text .. (#after > 0 and (',"mem_out":{%s}'):format(table.concat(after, ",")) or "")
end

--- The line of the vector; `code` where the word does not come from the fields.
function M:text(isa, code)
   return ('{"isa":"%s","variant":"%s","code":"%s","in":{%s}%s,"out":{%s}}'):format(isa,
      self.variant, code or self.words.word(self.fields), members(self.ins), self:memory(), members(self.outs))
end

return M

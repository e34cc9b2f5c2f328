-- A vector whose instruction is a text: operands are drawn as texts, what they hold goes into
-- `in`, the results into `out`. The program assembles the texts, so that words come from the
-- description here; what is computed does not.

local base = require("tests.reference.sass.case")

local M = setmetatable({}, {__index = base})
M.__index = M

local NO_WORDS = {OP = {}, FORM = {}}

function M.new(random, isa, variant)
   local self = setmetatable(base.new(NO_WORDS, random, variant), M)
   self.isa = isa
   return self
end

local function chance(self, n) return self.random.below(n) == 0 end

--- A guard, now and then; where it does not hold nothing happens.
function M:guard()
   self:guarded()
   local f = self.fields
   self.prefix = f.guard and ("@%sP%d "):format(f.guard_not == 1 and "!" or "", f.guard) or ""
   return self
end

local NAMES = {r = "R%d", u = "UR%d", p = "P%d", up = "UP%d"}

-- The first of `count` registers that nothing has yet, at a multiple of `count`.
local function fresh_row(self, count)
   local n, free
   repeat
      n, free = self.random.below(252 // count) * count, true
      for i = n, n + count - 1 do free = free and not self.used.r[i] end
   until free
   for i = n, n + count - 1 do self.used.r[i] = true end
   return n
end

--- A register with a value, RZ for 0 now and then.
function M:reg(value)
   if value == 0 and chance(self, 3) then return "RZ" end
   local n = self:fresh("r")
   self:set("r", n, value)
   self.kept = n
   return NAMES.r:format(n)
end

--- Registers n, n + 1, .. with the words of `values`, aligned to their number.
function M:regs(values)
   local n = fresh_row(self, #values)
   for i, value in ipairs(values) do self:set("r", n + i - 1, value) end
   return NAMES.r:format(n), n
end

function M:pair64(value) return (self:regs({value & 0xffffffff, value >> 32})) end

function M:ureg(value)
   if value == 0 and chance(self, 3) then return "URZ" end
   local n = self:fresh("u")
   self:set("u", n, value)
   return NAMES.u:format(n)
end

function M:ureg64(value)
   local n = self:fresh("u", true)
   self:set("u", n, value & 0xffffffff)
   self:set("u", n + 1, value >> 32)
   return NAMES.u:format(n)
end

local function predicate(self, file, value)
   local is_not = self.random.below(2)
   local held = value ~ is_not
   local text = is_not == 1 and "!" or ""
   if held == 1 and chance(self, 3) then return text .. (file == "p" and "PT" or "UPT") end
   local n = self:fresh(file)
   self:set(file, n, held)
   return text .. NAMES[file]:format(n)
end

function M:pred(value) return predicate(self, "p", value) end
function M:upred(value) return predicate(self, "up", value) end

--- A constant of 32 bits, of 64 with `wide`.
function M:const(value, wide)
   local bank, offset = self.random.below(18), self.random.below(wide and 0x1000 or 0x2000) * (wide and 8 or 4)
   self.constants[#self.constants + 1] = {bank << 16 | offset, value & 0xffffffff}
   if wide then self.constants[#self.constants + 1] = {(bank << 16 | offset) + 4, value >> 32} end
   return ("c[0x%x][0x%x]"):format(bank, offset)
end

--- A source of 32 bits as one of `kinds`: r register, c constant, u uniform register, i number.
function M:source32(value, kinds)
   local kind = kinds:sub(self.random.below(#kinds) + 1):sub(1, 1)
   self.kind = kind
   if kind == "c" then return self:const(value) end
   if kind == "u" then return self:ureg(value) end
   if kind == "i" then return ("0x%x"):format(value) end
   return self:reg(value)
end

function M:source64bits(value, kinds)
   local kind = kinds:sub(self.random.below(#kinds) + 1):sub(1, 1)
   if kind == "c" then return self:const(value, true) end
   if kind == "u" then return self:ureg64(value) end
   return self:pair64(value)
end

--- A source text with signs: -|x|.
function M.signs(text, absolute, minus)
   if absolute == 1 then text = "|" .. text .. "|" end
   return minus == 1 and "-" .. text or text
end

--- The register that is written: a new one, a source now and then.
function M:out(value)
   local n = self.kept
   if not n or self.random.below(6) > 0 then n = self:fresh("r") end
   self:write("r", n, value & 0xffffffff)
   return NAMES.r:format(n)
end

--- Registers that are written.
function M:outs32(values)
   local n = fresh_row(self, #values)
   for i, value in ipairs(values) do self:write("r", n + i - 1, value & 0xffffffff) end
   return NAMES.r:format(n)
end

function M:out64(value) return self:outs32({value & 0xffffffff, value >> 32}) end

function M:uout(value)
   local n = self:fresh("u")
   self:write("u", n, value & 0xffffffff)
   return NAMES.u:format(n)
end

function M:uout64(value)
   local n = self:fresh("u", true)
   self:write("u", n, value & 0xffffffff)
   self:write("u", n + 1, value >> 32)
   return NAMES.u:format(n)
end

local function predicate_out(self, file, value)
   if chance(self, 6) then return file == "p" and "PT" or "UPT" end
   local n = self:fresh(file)
   if chance(self, 2) then self:set(file, n, 1) end
   self:write(file, n, value)
   return NAMES[file]:format(n)
end

function M:pout(value) return predicate_out(self, "p", value) end
function M:upout(value) return predicate_out(self, "up", value) end

--- Words of memory before: `cells` by address; `stored` what differs afterwards.
function M:memory_of(space, cells, stored)
   self.spaces = self.spaces or {}
   local before, after = {}, {}
   local function sorted(list)
      local keys = {}
      for at in pairs(list) do keys[#keys + 1] = at end
      table.sort(keys)
      return keys
   end
   for _, at in ipairs(sorted(cells)) do before[#before + 1] = {("0x%x"):format(at), cells[at]} end
   if not self.off then
      for _, at in ipairs(sorted(stored or {})) do
         if stored[at] ~= (cells[at] or 0) then after[#after + 1] = {("0x%x"):format(at), stored[at]} end
      end
   end
   self.spaces[#self.spaces + 1] = {name = space, cells = before, stored = after}
end

--- The text of the instruction.
function M:line(format, ...)
   self.asm = (self.prefix or "") .. format:format(...)
   return self
end

return M

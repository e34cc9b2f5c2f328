-- A 6502 of its own, written from its documents without looking at mos6502.isa. Memory `m` has the
-- cells that are set; others are what its metatable says, 0 by default.
local M = {}

-- Each mnemonic with its addressing modes and their opcodes
local CODES = [[
   ADC imm 69 zp 65 zpx 75 abs 6d abx 7d aby 79 izx 61 izy 71
   AND imm 29 zp 25 zpx 35 abs 2d abx 3d aby 39 izx 21 izy 31
   CMP imm c9 zp c5 zpx d5 abs cd abx dd aby d9 izx c1 izy d1
   EOR imm 49 zp 45 zpx 55 abs 4d abx 5d aby 59 izx 41 izy 51
   LDA imm a9 zp a5 zpx b5 abs ad abx bd aby b9 izx a1 izy b1
   ORA imm 09 zp 05 zpx 15 abs 0d abx 1d aby 19 izx 01 izy 11
   SBC imm e9 zp e5 zpx f5 abs ed abx fd aby f9 izx e1 izy f1
   STA zp 85 zpx 95 abs 8d abx 9d aby 99 izx 81 izy 91  ASL acc 0a zp 06 zpx 16 abs 0e abx 1e
   LSR acc 4a zp 46 zpx 56 abs 4e abx 5e  INC zp e6 zpx f6 abs ee abx fe
   ROL acc 2a zp 26 zpx 36 abs 2e abx 3e  ROR acc 6a zp 66 zpx 76 abs 6e abx 7e
   DEC zp c6 zpx d6 abs ce abx de  LDX imm a2 zp a6 zpy b6 abs ae aby be
   LDY imm a0 zp a4 zpx b4 abs ac abx bc  BIT zp 24 abs 2c  STX zp 86 zpy 96 abs 8e
   STY zp 84 zpx 94 abs 8c  CPX imm e0 zp e4 abs ec  CPY imm c0 zp c4 abs cc  BPL rel 10
   BMI rel 30  BVC rel 50  BVS rel 70  BCC rel 90  BCS rel b0  BNE rel d0  BEQ rel f0
   JMP abs 4c ind 6c  JSR abs 20  BRK imp 00  RTI imp 40  RTS imp 60  NOP imp ea  CLC imp 18
   SEC imp 38  CLI imp 58  SEI imp 78  CLV imp b8  CLD imp d8  SED imp f8  PHP imp 08  PLP imp 28
   PHA imp 48  PLA imp 68  TAX imp aa  TXA imp 8a  TAY imp a8  TYA imp 98  TSX imp ba  TXS imp 9a
   INX imp e8  DEX imp ca  INY imp c8  DEY imp 88 ]]
local LENGTH = { imp = 1, acc = 1, abs = 3, abx = 3, aby = 3, ind = 3 }
local NAMES, MODES, defined = {}, {}, 0
for name, list in CODES:gmatch("(%u%u%u)([^%u]+)") do
   for mode, code in list:gmatch("(%l+) (%x%x)") do
      code, defined = tonumber(code, 16), defined + 1
      assert(not NAMES[code], code)
      NAMES[code], MODES[code] = name, mode
   end
end
assert(defined == 151)

local Cpu = {}
Cpu.__index = Cpu

--- A processor after a reset: registers pc a x y s, flags n v d i z c as 0 or 1.
function M.new(memory)
   local cpu = { pc = 0, a = 0, x = 0, y = 0, s = 0, n = 0, v = 0, d = 0, i = 1, z = 0, c = 0 }
   cpu.m = setmetatable(memory or {}, { __index = function() return 0 end })
   return setmetatable(cpu, Cpu)
end

function Cpu:word(low, high) return self.m[low & 0xffff] | self.m[high & 0xffff] << 8 end

function Cpu:push(value)
   self.m[0x100 + self.s] = value
   self.s = (self.s - 1) & 0xff
end

function Cpu:pull()
   self.s = (self.s + 1) & 0xff
   return self.m[0x100 + self.s]
end

function Cpu:get_status()
   return self.n << 7 | self.v << 6 | 0x30 | self.d << 3 | self.i << 2 | self.z << 1 | self.c
end

function Cpu:set_status(p)
   self.n, self.v, self.d = p >> 7 & 1, p >> 6 & 1, p >> 3 & 1
   self.i, self.z, self.c = p >> 2 & 1, p >> 1 & 1, p & 1
end

-- Sets N and Z, returns the byte.
function Cpu:see(value)
   value = value & 0xff
   self.n, self.z = value >> 7, value == 0 and 1 or 0
   return value
end

-- The address of the operand of an instruction at `at`.
local ADDRESS = {
   imm = function(_, at) return at + 1 end,
   zp = function(cpu, at) return cpu.m[at + 1] end,
   zpx = function(cpu, at) return cpu.m[at + 1] + cpu.x & 0xff end,
   zpy = function(cpu, at) return cpu.m[at + 1] + cpu.y & 0xff end,
   abs = function(cpu, at) return cpu:word(at + 1, at + 2) end,
   abx = function(cpu, at) return cpu:word(at + 1, at + 2) + cpu.x & 0xffff end,
   aby = function(cpu, at) return cpu:word(at + 1, at + 2) + cpu.y & 0xffff end,
   izx = function(cpu, at)
      local z = cpu.m[at + 1] + cpu.x
      return cpu:word(z & 0xff, z + 1 & 0xff)
   end,
   izy = function(cpu, at)
      local z = cpu.m[at + 1]
      return cpu:word(z, z + 1 & 0xff) + cpu.y & 0xffff
   end,
   ind = function(cpu, at)
      local low, page = cpu.m[at + 1], cpu.m[at + 2] << 8
      return cpu:word(page | low, page | low + 1 & 0xff)
   end,
   rel = function(cpu, at)
      local by = cpu.m[at + 1]
      return at + 2 + (by < 0x80 and by or by - 0x100) & 0xffff
   end,
}

local function signed(value, bits)
   return value < 1 << bits - 1 and value or value - (1 << bits)
end

-- Is a + b + carry, as signed numbers of so many bits, none of them?
local function overflow(a, b, carry, bits)
   local sum = signed(a, bits) + signed(b, bits) + carry
   return (sum < -(1 << bits - 1) or sum >= 1 << bits - 1) and 1 or 0
end

local function add(cpu, b)
   local sum = cpu.a + b + cpu.c
   cpu.v = overflow(cpu.a, b, cpu.c, 8)
   cpu.c, cpu.a = sum >> 8, cpu:see(sum)
end

-- Digit by digit; N and V are those of the upper digit before it is adjusted, Z is that of
-- binary mode.
local function add_decimal(cpu, b)
   local a, low = cpu.a, (cpu.a & 15) + (b & 15) + cpu.c
   local carry = low > 9 and 1 or 0
   local high = (a >> 4) + (b >> 4) + carry
   local over = high > 9 and 1 or 0
   cpu:see(a + b + cpu.c)
   cpu.n, cpu.v = high >> 3 & 1, overflow(a >> 4, b >> 4, carry, 4)
   cpu.a, cpu.c = (high + 6 * over & 15) << 4 | low + 6 * carry & 15, over
end

-- Digit by digit; the flags are those of binary mode.
local function subtract_decimal(cpu, b)
   local a, low = cpu.a, (cpu.a & 15) - (b & 15) - (1 - cpu.c)
   local borrow = low < 0 and 1 or 0
   local high = (a >> 4) - (b >> 4) - borrow
   local under = high < 0 and 1 or 0
   add(cpu, b ~ 0xff)
   cpu.a = (high - 6 * under & 15) << 4 | low - 6 * borrow & 15
end

local function compare(register)
   return function(cpu, at)
      cpu.c = cpu[register] >= cpu.m[at] and 1 or 0
      cpu:see(cpu[register] - cpu.m[at])
   end
end

local function load(register) return function(cpu, at) cpu[register] = cpu:see(cpu.m[at]) end end
local function store(register) return function(cpu, at) cpu.m[at] = cpu[register] end end
local function move(from, to) return function(cpu) cpu[to] = cpu:see(cpu[from]) end end
local function step(register, by)
   return function(cpu) cpu[register] = cpu:see(cpu[register] + by) end
end
local function count(by) return function(cpu, at) cpu.m[at] = cpu:see(cpu.m[at] + by) end end
local function set(flag, value) return function(cpu) cpu[flag] = value end end
local function branch(flag, value)
   return function(cpu, at) if cpu[flag] == value then cpu.pc = at end end
end

-- The accumulator has no address.
local function shift(change)
   return function(cpu, at)
      local old = at and cpu.m[at] or cpu.a
      local new = change(old, cpu.c)
      cpu.c = new >> 8 & 1
      new = cpu:see(new)
      if at then cpu.m[at] = new else cpu.a = new end
   end
end

local DO = {
   LDA = load("a"), LDX = load("x"), LDY = load("y"),
   STA = store("a"), STX = store("x"), STY = store("y"),
   CMP = compare("a"), CPX = compare("x"), CPY = compare("y"),
   TAX = move("a", "x"), TXA = move("x", "a"), TAY = move("a", "y"), TYA = move("y", "a"),
   TSX = move("s", "x"),
   INX = step("x", 1), DEX = step("x", -1), INY = step("y", 1), DEY = step("y", -1),
   INC = count(1), DEC = count(-1),
   CLC = set("c", 0), SEC = set("c", 1), CLI = set("i", 0), SEI = set("i", 1), CLV = set("v", 0),
   CLD = set("d", 0), SED = set("d", 1),
   BPL = branch("n", 0), BMI = branch("n", 1), BVC = branch("v", 0), BVS = branch("v", 1),
   BCC = branch("c", 0), BCS = branch("c", 1), BNE = branch("z", 0), BEQ = branch("z", 1),
   ASL = shift(function(old) return old << 1 end),
   ROL = shift(function(old, c) return old << 1 | c end),
   LSR = shift(function(old) return old >> 1 | (old & 1) << 8 end), -- bit 8 is the new carry
   ROR = shift(function(old, c) return old >> 1 | c << 7 | (old & 1) << 8 end),
   ORA = function(cpu, at) cpu.a = cpu:see(cpu.a | cpu.m[at]) end,
   AND = function(cpu, at) cpu.a = cpu:see(cpu.a & cpu.m[at]) end,
   EOR = function(cpu, at) cpu.a = cpu:see(cpu.a ~ cpu.m[at]) end,
   ADC = function(cpu, at) (cpu.d == 1 and add_decimal or add)(cpu, cpu.m[at]) end,
   SBC = function(cpu, at)
      if cpu.d == 1 then subtract_decimal(cpu, cpu.m[at]) else add(cpu, cpu.m[at] ~ 0xff) end
   end,
   BIT = function(cpu, at)
      local value = cpu.m[at]
      cpu:see(cpu.a & value)
      cpu.n, cpu.v = value >> 7, value >> 6 & 1
   end,
   JMP = function(cpu, at) cpu.pc = at end,
   JSR = function(cpu, at)
      local last = cpu.pc - 1 & 0xffff
      cpu:push(last >> 8)
      cpu:push(last & 0xff)
      cpu.pc = at
   end,
   RTS = function(cpu)
      local low = cpu:pull()
      cpu.pc = (low | cpu:pull() << 8) + 1 & 0xffff
   end,
   BRK = function(cpu)
      local back = cpu.pc + 1 & 0xffff
      cpu:push(back >> 8)
      cpu:push(back & 0xff)
      cpu:push(cpu:get_status())
      cpu.i, cpu.pc = 1, cpu:word(0xfffe, 0xffff)
   end,
   RTI = function(cpu)
      cpu:set_status(cpu:pull())
      local low = cpu:pull()
      cpu.pc = low | cpu:pull() << 8
   end,
   PHA = function(cpu) cpu:push(cpu.a) end,
   PHP = function(cpu) cpu:push(cpu:get_status()) end,
   PLA = function(cpu) cpu.a = cpu:see(cpu:pull()) end,
   PLP = function(cpu) cpu:set_status(cpu:pull()) end,
   TXS = function(cpu) cpu.s = cpu.x end,
   NOP = function() end,
}

--- Bytes of the instruction with this opcode; nil where there is none.
function M.length(code) return NAMES[code] and (LENGTH[MODES[code]] or 2) end

--- Executes an instruction.
function Cpu:step()
   local code = self.m[self.pc]
   local name, mode = assert(NAMES[code], "undefined opcode"), MODES[code]
   local address = ADDRESS[mode] and ADDRESS[mode](self, self.pc)
   self.pc = self.pc + (LENGTH[mode] or 2) & 0xffff
   DO[name](self, address)
end

return M

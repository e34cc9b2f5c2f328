-- Makes volta.jsonl and maxwell.jsonl: conformance vectors of SASS from the second model.
--
--   lua5.4 tests/vectors/sass_sample.lua volta build/isadora [ROUNDS] > tests/vectors/volta.jsonl
--   lua5.4 tests/vectors/sass_sample.lua maxwell build/isadora [ROUNDS] > tests/vectors/maxwell.jsonl
--
-- README.md beside this file says in words what is drawn; with ROUNDS all of it as often, each time
-- with other numbers. The seed is fixed, so that the vectors are always the same. Words come from the
-- tables of tests/reference/sass, not from the description, but for what tests/vectors/text draws: the
-- program assembles that.

package.path = "./?.lua;" .. package.path
local case = require("tests.reference.sass.case")

local exact = require("tests.reference.sass.exact")
local text_case = require("tests.vectors.text.case")

local isa, program, rounds = arg[1], arg[2], math.tointeger(tonumber(arg[3] or "1"))
if not program then
   io.stderr:write("usage: sass_sample.lua volta|maxwell PROGRAM [ROUNDS]\n")
   os.exit(2)
end
local words = require("tests.reference.sass." .. isa)

-- Numbers -----------------------------------------------------------------------------------------

local EDGES = {
   0, 1, 2, 3, 0x7f, 0x80, 0xff, 0x7fff, 0x8000, 0xffff, 0x10000, 0x7ffffffe, 0x7fffffff,
   0x80000000, 0x80000001, 0xffff0000, 0xfffffffe, 0xffffffff,
}
local COUNTS = {0, 1, 7, 8, 15, 16, 24, 30, 31, 32, 33, 40, 63, 64, 65, 95, 0x80000000, 0xffffffff}
-- Zeros, denormal numbers, ones, what lies beside them, infinities, NaNs of both kinds.
local FLOATS = {
   0, 1, 0x7fffff, 0x800000, 0x800001, 0x33800000, 0x3f000000, 0x3f7fffff, 0x3f800000, 0x3f800001,
   0x40000000, 0x40490fdb, 0x4b000000, 0x7effffff, 0x7f7fffff, 0x7f800000, 0x7f800001, 0x7fc00000,
   0x400001, 0x20000000,
}

local DOUBLES = {
   0, 0x3ff0000000000000, 0x4000000000000000, 0x3fe0000000000000, 0x3ff8000000000000,
   0x4330000000000000, 0x41dfffffffc00000, 0x43e0000000000000, 0x7ff0000000000000,
   0x7ff8000000000000, 0x3fefffffffffffff, 0x3ff0000000000001,
}

-- A generator of its own, so that the numbers do not depend on the library of a Lua.
local state = 1
local pick = {}

function pick.below(n)
   state = state * 6364136223846793005 + 1442695040888963407
   return (state >> 33) % n
end

function pick.bits() return pick.below(0x10000) << 16 | pick.below(0x10000) end
local function one_of(list) return list[pick.below(#list) + 1] end

--- 32 bits: often an edge, often a power of two, else random ones.
function pick.word()
   local kind = pick.below(8)
   if kind < 3 then return one_of(EDGES) end
   if kind == 3 then return 1 << pick.below(32) end
   if kind == 4 then return pick.bits() >> pick.below(32) end
   return pick.bits()
end

--- How far to shift.
function pick.count()
   return pick.below(2) == 0 and one_of(COUNTS) or pick.below(32)
end

--- A float: an edge with either sign, one near 1, a random pattern.
function pick.float()
   local kind = pick.below(8)
   local sign = pick.below(2) << 31
   if kind < 3 then return one_of(FLOATS) | sign end
   if kind == 3 then return pick.below(0x800000) | sign end
   if kind < 6 then return 0x3e800000 + (pick.bits() & 0x1ffffff) | sign end
   return pick.bits()
end

--- 64 bits of the same kinds.
function pick.double()
   local kind = pick.below(8)
   local sign = pick.below(2) << 63
   if kind < 2 then return one_of(DOUBLES) | sign end
   local fraction = pick.bits() << 20 | pick.below(0x100000)
   if pick.below(4) == 0 then fraction = fraction & -1 << pick.below(52) end
   local exponent = kind < 6 and 0x3ff + pick.below(5) - 2 or 0x300 + pick.below(0x200)
   return exponent << 52 | fraction | sign
end

--- A float of any format: an edge with either sign, one near 1, any pattern.
function pick.float_of(name)
   local f = exact.format(name)
   local sign, kind = pick.below(2) == 1 and f.top or 0, pick.below(8)
   local bits = (pick.bits() << 32 | pick.bits()) & (f.top - 1)
   local one, fraction = f.bias << f.fraction, bits & (1 << f.fraction) - 1
   if pick.below(4) == 0 then fraction = fraction & -1 << pick.below(f.fraction) end
   if kind == 0 then return one_of({ 0, 1, one - 1, one, one + 1, f.inf - 1, f.inf, f.inf | 1, f.nan,
      1 << f.fraction, (1 << f.fraction) - 1, (1 << f.fraction) + 1 }) | sign end
   if kind == 1 then return fraction | sign end
   if kind < 6 then return one + (pick.below(7) - 3 << f.fraction) | fraction | sign end
   return bits | sign
end

-- Cases -------------------------------------------------------------------------------------------

local turn = 0

-- A form with a uniform register, or an operation of them, exists since sm_75.
local function since_of(op, form)
   return (op:find("^U") or form and form:find("U")) and "sm_75" or nil
end

--- Begins a case: the variants take turns among those that have the instruction.
local function make(op, form, since)
   since = since or op ~= "SHFL" and since_of(op, form) or words.VARIANTS[1]
   local first = 1
   while words.VARIANTS[first] ~= since do first = first + 1 end
   turn = turn + 1
   local variant = words.VARIANTS[first + turn % (#words.VARIANTS - first + 1)]
   return case.new(words, pick, variant, op, form)
end

-- A text: `since` is the first variant that has it, "sm_75+", or the only one.
local function begin(since)
   local first, last = 1, #words.VARIANTS
   while words.VARIANTS[first] ~= since:match("^sm_%d+") do first = first + 1 end
   if not since:find("+", 1, true) then last = first end
   turn = turn + 1
   return text_case.new(pick, isa, words.VARIANTS[first + turn % (last - first + 1)])
end

local cases = {}

local function emit(c) cases[#cases + 1] = c end

local PARTS = {
   volta = {
      {"sass.integer", "add3", "mad", "mad_wide", "lea", "compare"},
      {"sass.logic", "lop3", "plop3", "shf", "prmt", "select", "min_max", "unary", "constants",
         "runs"},
      {"sass.warp", "vote", "match", "shuffle", "swizzle", "special"},
      {"sass.float", "add", "multiply", "fused", "compare", "choose"},
   },
   maxwell = {
      {"maxwell.integer", "add", "add3", "scaled", "lea", "multiply", "short_products", "min_max",
         "compare"},
      {"maxwell.logic", "shift", "funnel", "logic", "lop3", "fields", "unary", "prmt", "copies",
         "constants"},
      {"maxwell.predicate", "join", "code_tests", "to_register", "from_register"},
      {"sass.warp", "vote", "shuffle", "swizzle", "special"},
      {"maxwell.float", "add", "multiply", "fused", "compare", "choose"},
      {"maxwell.convert", "integers", "to_float", "to_integer", "floats"},
      {"maxwell.double", "add", "multiply", "fused", "compare", "choose"},
      {"maxwell.video", "combine", "shifts", "compare", "mad", "bytes"},
   },
}

local TEXTS = {
   volta = {
      {"halves", "add", "multiply", "fused", "complex", "single", "compare", "min_max"},
      {"wide", "add", "multiply", "fused", "compare"},
      {"single", "add", "multiply", "fused", "min_max"},
      {"conversions", "to_integer", "from_integer", "floats", "packed", "eighths", "single"},
      {"integers", "dots", "differences", "min_max", "predicates", "signs"},
      {"uniform", "unary", "binary", "sums", "products", "predicates", "votes"},
      {"functions", "roots", "checks"},
      {"memory", "load", "store", "shared", "atomics", "exchanges"},
   },
   maxwell = {
      {"halves", "add", "multiply", "fused", "compare", "numbers"},
      {"wide", "add", "multiply", "fused", "compare"},
      {"single", "add", "multiply", "fused"},
      {"integers", "dots"},
      {"functions", "roots", "checks"},
      {"memory", "load", "store", "shared", "atomics", "exchanges"},
   },
}

for _ = 1, rounds do
   for _, part in ipairs(PARTS[isa]) do
      local draw = require("tests.vectors." .. part[1])
      for i = 2, #part do draw[part[i]](make, pick, emit) end
   end
   for _, part in ipairs(TEXTS[isa]) do
      local draw = require("tests.vectors.text." .. part[1])
      for i = 2, #part do draw[part[i]](begin, pick, emit, isa) end
   end
end

-- Words of texts ----------------------------------------------------------------------------------

-- As numbers, in the order of the instructions: Volta has one of 128 bits in 16 bytes, Maxwell three
-- of 64 after one word with 21 bits for each.
local function codes_of(bytes)
   local codes = {}
   if isa == "volta" then
      for at = 1, #bytes, 16 do
         local low, high = ("<I8I8"):unpack(bytes, at)
         codes[#codes + 1] = ("%016x%016x"):format(high, low)
      end
      return codes
   end
   for at = 1, #bytes, 32 do
      local control = ("<I8"):unpack(bytes, at)
      for i = 0, 2 do
         codes[#codes + 1] = ("%06x%016x"):format(control >> 21 * i & 0x1fffff, (("<I8"):unpack(bytes, at + 8 + 8 * i)))
      end
   end
   return codes
end

local function assemble(variant)
   local path, list = os.tmpname(), {}
   local file = assert(io.open(path, "w"))
   for _, c in ipairs(cases) do
      if c.asm and c.variant == variant then
         list[#list + 1] = c
         file:write(c.asm, "\n")
      end
   end
   file:close()
   local pipe = assert(io.popen(("%s as -m %s -V %s -i %s"):format(program, isa, variant, path)))
   local codes = codes_of(pipe:read("a"))
   local good = pipe:close()
   os.remove(path)
   if not good then os.exit(1) end
   for i, c in ipairs(list) do c.code = assert(codes[i]) end
end

for _, variant in ipairs(words.VARIANTS) do assemble(variant) end
for _, c in ipairs(cases) do io.write(c:text(isa, c.code), "\n") end

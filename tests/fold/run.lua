-- What ptxas computes of constants, against what its instructions compute: `run.lua --help`.
local here = arg[0]:match("^(.*)/[^/]*$") or "."
package.path = here .. "/?.lua;" .. package.path
local operations_of = require("operations")

local USAGE = [[
usage: run.lua -p ISADORA --ptxas PTXAS [--target sm_80] [--seed N] [--rounds N]

For each operation of operations.lua two kernels: in one all operands are constants, which ptxas folds,
in the other they are loaded. Both are run; prints where they store different results. The status is 1
if an operation differs that is not known to, see below.
]]

-- Where the two are known to differ with ptxas 11.8, why, and for which operands.
local KNOWN = {
   { "^v%a+%.u32%.u32%.s32", "ptxas puts numbers from 0x8000 into an immediate that has a sign",
      function(v) return v[2] >= 0x8000 and v[2] <= 0xffff end },
   { "^sub%.sat%.s32", "ptxas computes a - 0x80000000 as a + 0x80000000", function(v) return v[2] == 0x80000000 end },
   { "^mad%.hi%.s32", "ptxas forgets that a product with 0 has no sign",
      function(v) return v[1] == 0 or v[2] == 0 end },
   { "^m%a%a%..*f%d", "ptxas takes the smaller of two equal numbers as that, NaN or not",
      function(v) return v[1] == v[2] end },
   { "^add%.rn.*f32", "ptxas rounds some differences that are halfway down", function() return true end },
}

local COUNT = 16 -- operands of an operation
local EDGES = { 0, 1, 2, 3, 5, 7, 8, 15, 16, 31, 32, 33, 63, 64, 0x7f, 0x80, 0xff, 0x100, 0x7fff, 0x8000, 0xffff, 0x10000,
   0x7fffffff, 0x80000000, 0x80000001, 0xfffffffe, 0xffffffff, 0x12345678 }
local FLOATS = {
   bf16 = { 0, 1, 0x7f, 0x80, 0x3f80, 0x3f81, 0x3f00, 0x3fc0, 0x7f7f, 0x7f80, 0x7fc0, 0x7f81, 0x4300 },
   f16 = { 0, 1, 0x3ff, 0x400, 0x3c00, 0x3c01, 0x3800, 0x3e00, 0x7bff, 0x7c00, 0x7e00, 0x7c01, 0x5800 },
   f32 = { 0, 1, 0x7fffff, 0x800000, 0x800001, 0x33800000, 0x3f000000, 0x3f7fffff, 0x3f800000, 0x3f800001, 0x3fc00000,
      0x40000000, 0x40490fdb, 0x4b000000, 0x4f000000, 0x5f000000, 0x7e800000, 0x7f7fffff, 0x7f800000, 0x7f800001,
      0x7fc00000, 0x42fe0000, 0x47800000 },
   f64 = { 0, 1, 0xfffffffffffff, 0x10000000000000, 0x3ff0000000000000, 0x3ff0000000000001, 0x3fefffffffffffff,
      0x3ff8000000000000, 0x4330000000000000, 0x41dfffffffc00000, 0x41e0000000000000, 0x43e0000000000000,
      0x7fefffffffffffff, 0x7ff0000000000000, 0x36a0000000000000, 0x3810000000000000, 0x47efffffe0000000 },
}
local WIDTH = { bf16 = { 8, 7 }, f16 = { 5, 10 }, f32 = { 8, 23 }, f64 = { 11, 52 } }

local random = math.random
local function one(list) return list[random(#list)] end

-- Any pattern, one near 1, an edge; NaNs of f64 are edges alone, which are none.
local function draw_float(type)
   local exponents, fraction = table.unpack(WIDTH[type])
   local sign, most = random(0, 1) << exponents + fraction, (1 << exponents) - 1
   local kind = random(4)
   if kind == 1 then return one(FLOATS[type]) | sign end
   local exponent = kind < 4 and (most >> 1) + random(-4, 4) or random(0, most - 1)
   return exponent << fraction | random(0) & (1 << fraction) - 1 | sign
end

local function draw(type)
   local half = type:match("^(b?f16)x2$")
   if half then return draw_float(half) << 16 | draw_float(half) end
   if WIDTH[type] then return draw_float(type) end
   local bits = tonumber(type:match("%d+"))
   if random(2) == 1 then return one(EDGES) & (1 << bits) - 1 end
   if bits == 64 then return random(0) >> random(0, 63) end
   return random(0) & (1 << bits) - 1
end

-- How registers of a type are called, and moves, loads and stores of it.
local REGISTER = { u16 = "h", s16 = "h", f16 = "h", bf16 = "h", u32 = "r", s32 = "r", b32 = "r", f16x2 = "r",
   bf16x2 = "r", f32 = "f", u64 = "d", s64 = "d", b64 = "d", f64 = "g" }
local MOVED = { f16 = "b16", bf16 = "b16", f16x2 = "b32", bf16x2 = "b32" }
local function moved(type) return MOVED[type] or type end
local PREFIX = { f32 = "0f%08x", f64 = "0d%016x" }
local function literal(type, value) return (PREFIX[type] or "0x%x"):format(value) end

local function kernel(o, name, operands, is_loaded)
   local lines = { (".visible .entry %s(.param .u64 po, .param .u64 pi)\n{"):format(name),
      ".reg .b64 %o, %i; .reg .b16 %h<6>; .reg .b32 %r<6>; .reg .f32 %f<6>; .reg .b64 %d<6>; .reg .f64 %g<6>;",
      "ld.param.u64 %o, [po]; ld.param.u64 %i, [pi];" }
   for i, values in ipairs(operands) do
      local names = {}
      for j, type in ipairs(o.operands) do
         names[j] = ("%%%s%d"):format(REGISTER[type], j)
         lines[#lines + 1] = is_loaded
            and ("ld.volatile.global.%s %s, [%%i+%d];"):format(moved(type), names[j], 32 * i + 8 * j - 40)
            or ("mov.%s %s, %s;"):format(moved(type), names[j], literal(type, values[j]))
      end
      if o.number then names[#names + 1] = o.number end
      local result = ("%%%s5"):format(REGISTER[o.result])
      lines[#lines + 1] = ("%s %s, %s; st.global.%s [%%o+%d], %s;"):format(o.text, result, table.concat(names, ", "),
         moved(o.result), 8 * i - 8, result)
   end
   lines[#lines + 1] = "ret; }"
   return table.concat(lines, "\n")
end

local function write(path, text)
   local file = assert(io.open(path, "wb"))
   file:write(text)
   file:close()
end

local function read(path)
   local file <close> = assert(io.open(path, "rb"))
   return file:read("a")
end

-- What it printed, and whether its status was 0.
local function run(words)
   local pipe <close> = io.popen(table.concat(words, " ") .. " 2>&1")
   local printed = pipe:read("a")
   return printed, pipe:close()
end

local function fail(message)
   io.stderr:write("run.lua: ", message, "\n")
   os.exit(3)
end

local function known(text, values)
   for _, entry in ipairs(KNOWN) do if text:find(entry[1]) and entry[3](values) then return entry[2] end end
end

local function compare(options, target, work)
   local list = operations_of(math.tointeger(tonumber(target:match("%d+"))))
   local texts, cells = { ".version 7.8", ".target " .. target, ".address_size 64" }, {}
   for n, o in ipairs(list) do
      o.values = {}
      for i = 1, COUNT do
         o.values[i] = {}
         for j, type in ipairs(o.operands) do o.values[i][j] = draw(type) end
         for j = 1, 4 do cells[#cells + 1] = string.pack("<i8", o.values[i][j] or 0) end
      end
      texts[#texts + 1] = kernel(o, "f" .. n, o.values, false)
      texts[#texts + 1] = kernel(o, "r" .. n, o.values, true)
   end
   write(work .. "/k.ptx", table.concat(texts, "\n") .. "\n")
   write(work .. "/cells", table.concat(cells))
   local printed, good = run({ options.ptxas, "-arch", target, work .. "/k.ptx", "-o", work .. "/k.cubin" })
   if not good then fail(printed) end
   local words = { options.program, "run", work .. "/k.cubin", "--block", "1", "--buffer", "cells=" .. work .. "/cells" }
   for _, kind in ipairs({ "f", "r" }) do
      table.move({ "--buffer", ("%s=%d:%s/%s"):format(kind, #list * COUNT * 8, work, kind) }, 1, 2, #words + 1, words)
   end
   for n = 1, #list do
      for _, kind in ipairs({ "f", "r" }) do
         if n > 1 or kind == "r" then words[#words + 1] = "--then" end
         table.move({ "--function", kind .. n, "--param", ("@%s+%d"):format(kind, (n - 1) * COUNT * 8), "--param",
            ("@cells+%d"):format((n - 1) * COUNT * 32) }, 1, 6, #words + 1, words)
      end
   end
   printed, good = run(words)
   if not good then fail(printed) end
   local folded, executed, wrong = read(work .. "/f"), read(work .. "/r"), 0
   for n, o in ipairs(list) do
      local shown, is_wrong = 0, false
      for i = 1, COUNT do
         local at = ((n - 1) * COUNT + i - 1) * 8 + 1
         local x, y = ("<i8"):unpack(folded, at), ("<i8"):unpack(executed, at)
         if x ~= y then
            local why = known(o.text, o.values[i])
            is_wrong, shown = is_wrong or not why, shown + 1
            local values = {}
            for j, v in ipairs(o.values[i]) do values[j] = ("0x%x"):format(v) end
            if shown <= 3 then
               print(("%s  %s %s: folded 0x%x, executed 0x%x%s"):format(target, o.text, table.concat(values, ", "), x, y,
                  why and " (known: " .. why .. ")" or ""))
            end
         end
      end
      if is_wrong then wrong = wrong + 1 end
   end
   print(("%s: %d operations, %d operands each, %d differ"):format(target, #list, COUNT, wrong))
   return wrong == 0
end

local NAMES = { ["-p"] = "program", ["--ptxas"] = "ptxas", ["--target"] = "target", ["--seed"] = "seed",
   ["--rounds"] = "rounds" }
local options = { seed = "1", rounds = "1" }
if arg[1] == "--help" then print(USAGE) os.exit(0) end
for i = 1, #arg, 2 do
   if not NAMES[arg[i]] or not arg[i + 1] then fail("`" .. arg[i] .. "`; see --help") end
   options[NAMES[arg[i]]] = arg[i + 1]
end
if not (options.program and options.ptxas) then fail("-p and --ptxas are needed; see --help") end

math.randomseed(math.tointeger(tonumber(options.seed)))
local work, good = io.popen("mktemp -d"):read("l"), true
for _ = 1, math.tointeger(tonumber(options.rounds)) do
   for target in (options.target or "sm_52 sm_61 sm_70 sm_75 sm_80 sm_90"):gmatch("%S+") do
      good = compare(options, target, work) and good
   end
end
run({ "rm", "-r", work })
os.exit(good)

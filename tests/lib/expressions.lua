-- Random expressions of the language, each on a page of its own, for comparing what runs them.
local check = require("gen.check")

local M = {}

local HEAD = [[
isa expressions "Random expressions"
variant v0; variant v1 = more; variant v2 = more other
const wide = 9 on v0
const wide = 33 on more
source T "made up" document
unit 32 little
fields
    OP 0..7 u; RA 8..11 $r; RB 12..15 $r; W 16..19 $w; IM 20..31 s; UM 20..31 u
regs
    $r 16 u32
    $w 16 u64
    $q 4 u128
    $o 4 u64
    $b 4 u8
    $t 4 s20
space mem u8 size 256 access 8,16 outside wrap
]]

local LEAVES = { "RA", "RB", "W", "IM", "s32(RA)", "s32(RB)", "s64(W)", "$q[1]", "$b[2]", "$t[3]",
   "u16(RB)", "s8(RA)",
   "(on(more))", "(on(v0 & !other))",
   "RA[3..9]", "W[40..63]", "$q[2][60..90]", "IM[0..4]", "mem.u8[RA[0..7]]", "mem.u16[RB]", "UM" }
local NUMBERS = { "0", "1", "-1", "5", "255", "65535", "2147483647", "2147483648", "4294967295",
   "-2147483648",
   "1000000000000" }
local COUNTS = { "RA[0..2]", "RB[0..4]", "3", "7", "UM[0..5]", "W[0..3]", "RA[0..6]", "31", "1" }
local WIDTHS = { 1, 5, 8, 16, 31, 32, 33, 48, 64, 100 }
local TARGETS = { "$o[0]", "$b[1]", "$t[2]", "$r[3]", "$q[0]", "$r[2][4..11]", "$q[3][50 +: 33]",
   "$w[RB[0..3]]",
   "$r[1][RB[0..3] +: 7]" }

-- `E` is an expression, `C` a count, `N` a width, `D` digits below 20, `O` an operator.
local SHAPES = { "(E + E)", "(E - E)", "(E * E)", "(E & E)", "(E | E)", "(E ^ E)", "(E << C)",
   "(E >> C)", "uN(E)",
   "u(E, wide)", "s(E, wide)", "(E if on(more) else E)",
   "sN(E)", "(E < E)", "(E <= E)", "(E == E)", "(E != E)", "(E > E)", "(E if E else E)", "(-E)",
      "(~E)", "(not E)",
   "(E and E)", "(E or E)", "min(E, E, E)", "max(E, E)", "abs(E)", "clamp(E, -D000, D0000000)",
   "cat(u9(E), s1D(E), RB[3..9])", "popcount(u64(E))", "clz(u32(E), 32)", "ctz(u32(E), 32)",
      "pick(RB[0..1], E, E, 3, E)",
   "quo(E, E[0..3] + 1)", "rem(E, -E[0..3] - 1)", "div(E, -E[0..3] - 1)", "mod(E, E[0..3] + 1)",
      "E[D +: N]", "E[C +: 1D]",
   "E[C]", "E[1, 4..9, 30]", "lut3(u8(E), u32(E), RA, RB)" }

local function any(list) return list[math.random(#list)] end

local function expression(depth)
   if depth <= 0 or math.random(5) == 1 then
      return math.random(5) == 1 and any(NUMBERS) or any(LEAVES)
   end
   return (any(SHAPES):gsub("[ECND]", function(letter)
      if letter == "E" then return expression(depth - 1) end
      if letter == "C" then return any(COUNTS) end
      return tostring(letter == "N" and any(WIDTHS) or math.random(2, 9))
   end))
end

-- `match` over 3 bits: each value in one of three cases, the last of which may be the `else`.
local function match()
   local cases = { {}, {}, {} }
   for value = 0, 7 do table.insert(any(cases), tostring(value)) end
   local lines = { ("match (%s)[0..2]"):format(expression(2)) }
   for i, case in ipairs(cases) do
      local values = #case == 0 and "8" or table.concat(case, ", ")
      if i == 3 and (#case == 0 or math.random(2) == 1) then values = "else" end
      lines[#lines + 1] = ("    %s: x = %s"):format(values, expression(2))
   end
   lines[#lines + 1] = "$o[2] = u64(x)"
   return "\n        " .. table.concat(lines, "\n        ")
end

local FORMATS = { f16 = 16, bf16 = 16, f32 = 32, f64 = 64 }
local FORMAT_NAMES = { "f16", "bf16", "f32", "f64" }
local OPTIONS = {
   round = { "near", "down", "up", "zero", "away", "RA[0..1]", "min(RB[3..5], 4)" },
   flush = { "all", "inputs", "results", "none", "UM[0]" },
   tiny = { "before", "after" }, signalling = { "0", "1", "RA[3]" }, nan = { "RB[0..15]", "7" },
}
local ROUNDED = { "round", "flush", "tiny", "nan" }
local NEVER_TINY = { "round", "flush", "nan" }
-- Arguments, of which F is a float, and options.
local FLOAT_OPERATIONS = {
   add = { "F, F", ROUNDED }, mul = { "F, F", ROUNDED }, mul_add = { "F, F, F", ROUNDED },
   div = { "F, F", ROUNDED }, sqrt = { "F", NEVER_TINY }, rint = { "F", NEVER_TINY },
   min = { "F, F", { "flush", "nan" } }, max = { "F, F", { "flush", "nan" } },
   compare = { "F, F", { "flush", "signalling" } }, from_int = { "E", { "round" } },
   to_int = { "F, -1000, 70000", NEVER_TINY },
}
for name in pairs(FORMATS) do FLOAT_OPERATIONS["from_" .. name] = { "G", ROUNDED, from = name } end
local FLOAT_NAMES = {}
for name in pairs(FLOAT_OPERATIONS) do FLOAT_NAMES[#FLOAT_NAMES + 1] = name end
table.sort(FLOAT_NAMES)

-- An operation on floats with some of its options, and with `flags x`.
local function float(flags)
   local format, op = any(FORMAT_NAMES), any(FLOAT_NAMES)
   local known = FLOAT_OPERATIONS[op]
   local width = FORMATS[known.from or format]
   local parts = { (known[1]:gsub("[EFG]", function(letter)
      local e = expression(2)
      return letter == "E" and e or ("u%d(%s)"):format(width, e)
   end)) }
   for _, name in ipairs(known[2]) do
      if math.random(2) == 1 then parts[#parts + 1] = name .. " " .. any(OPTIONS[name]) end
   end
   if flags then parts[#parts + 1] = "flags x" end
   return ("%s.%s(%s)"):format(format, op, table.concat(parts, ", "))
end

local function floats()
   local lines = { "x = RB[0..4]", "y = " .. float(math.random(3) > 1) }
   if math.random(2) == 1 then
      table.insert(lines, "if " .. expression(2) .. ":")
      table.insert(lines, "    y = " .. float(true))
   end
   table.insert(lines, "$o[0] = u64(y)")
   table.insert(lines, "$b[1] = x")
   return "\n        " .. table.concat(lines, "\n        ")
end

-- Statements that differ by variant: the first ones are those of some, the store is that of all.
local function guarded()
   local lines = { "x = " .. expression(2), "$o[1] = 3 on !more", "if on(v1): x = " .. expression(3),
      ("$b[0] = u8(%s) on other"):format(expression(2)), "$o[0] = u64(x)" }
   return "\n        " .. table.concat(lines, "\n        ")
end

local function page(n)
   local body
   if math.random(6) == 1 then
      body = guarded()
   elseif math.random(5) == 1 then
      body = match()
   elseif math.random(4) == 1 then
      body = floats()
   elseif math.random(2) == 1 then
      body = ("%s = %s"):format(any(TARGETS), expression(math.random(2, 5)))
   else
      body = ("x = %s; %s = x; $o[3] = u64(x + %s)"):format(expression(math.random(2, 5)),
         any(TARGETS), expression(1))
   end
   return ('insn p%d "Page" {T}\n    form p%d RA RB W IM : OP=%d\n    share IM, UM "x"\n    do %s\n'):format(n, n, n, body)
end

--- Text of a description with `count` (at most 256) pages that the checker accepts. `usable(model)`
-- may refuse more.
function M.description(count, usable)
   local pages = {}
   while #pages < count do
      local candidate = page(#pages)
      local model = check.text("expressions.isa", HEAD .. candidate, { stop_after = "values" })
      if model and usable(model) then pages[#pages + 1] = candidate end
   end
   return HEAD .. table.concat(pages)
end

return M

-- A machine whose instructions are the operations on floats, each form one of a format: what the
-- oracle of this folder executes in lanes, by plain and by vectorised functions.
local M = {}

local FORMATS = { "f16", "bf16", "f32", "f64" }
local WIDTH = { f16 = 16, bf16 = 16, f32 = 32, f64 = 64 }

local HEAD = [[
isa ieeeops "Operations on floats"
unit 32 little
fields
    OP 0..7 u; RND 8..10 (near down up zero away); FTZ 11 u; SIG 12 u
regs
    $active u32 masks
    $pc u32
    $a u64 per lane; $b u64 per lane; $c u64 per lane; $d u64 per lane; $x u5 per lane
insn ops "Operations"
    form %name.{RND} FTZ, SIG : OP=%op ignored 13..31
    ops  %name                   %op  %v
]]

local TAIL = [[
    do
        x = 0
        r = %v
        $d = u64(r)
        $x = x
]]

local ROUNDED = { "add(a, b", "mul(a, b", "fma(a, b, c", "div(a, b" }
local BOUNDS = { i32 = "-0x80000000, 0x7fffffff", u32 = "0, 0xffffffff",
   i64 = "-0x8000000000000000, 0x7fffffffffffffff", u64 = "0, 0xffffffffffffffff" }
local INTEGERS = { "i32", "u32", "i64", "u64" }

local function rows_of(format, put)
   local function args(text, width)
      return (text:gsub("%f[%a][abc]%f[%A]", function(name)
         return ("$%s[0..%d]"):format(name, (width or WIDTH[format]) - 1)
      end))
   end
   local function row(name, call) put(format .. "_" .. name, format .. "." .. call) end
   local function plain(name, call) row(name .. "_plain", call .. ", round RND.n, flush FTZ)") end
   local function both(name, call)
      plain(name, call)
      row(name .. "_after", call .. ", round RND.n, flush FTZ, flags x)")
      row(name .. "_before", call .. ", round RND.n, flush FTZ, tiny before, flags x)")
   end
   for _, call in ipairs(ROUNDED) do
      both(call:match("^%a+"), args((call:gsub("^fma", "mul_add"))))
   end
   for _, name in ipairs({ "sqrt", "rint" }) do
      plain(name, args(name .. "(a"))
      row(name, args(name .. "(a, round RND.n, flush FTZ, flags x)"))
   end
   for _, name in ipairs({ "min", "max" }) do
      row(name .. "_plain", args(name .. "(a, b, flush FTZ)"))
      row(name, args(name .. "(a, b, flush FTZ, flags x)"))
   end
   row("compare", args("compare(a, b, flush FTZ, signalling SIG, flags x)"))
   for _, from in ipairs(FORMATS) do
      both("from_" .. from, args("from_" .. from .. "(a", WIDTH[from]))
   end
   row("from_i64", "from_int(s64($a), round RND.n, flags x)")
   row("from_u64", "from_int($a, round RND.n, flags x)")
   for _, type in ipairs(INTEGERS) do
      row("to_" .. type .. "_plain", args(("to_int(a, %s, round RND.n, flush FTZ, nan %s)"):format(
         BOUNDS[type], BOUNDS[type]:match(", (.*)"))))
      row("to_" .. type, args(("to_int(a, %s, round RND.n, flush FTZ, nan %s, flags x)"):format(
         BOUNDS[type], BOUNDS[type]:match(", (.*)"))))
   end
end

--- The text of the description.
function M.text()
   local lines, code = {}, 0
   for _, format in ipairs(FORMATS) do
      rows_of(format, function(name, value)
         lines[#lines + 1] = ("         %-22s  %-3d  %s\n"):format(name, code, value)
         code = code + 1
      end)
   end
   return HEAD .. table.concat(lines) .. TAIL
end

return M

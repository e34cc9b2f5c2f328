-- Random operators of sources. With `isa`: a description that has them; with `source`: data that
-- applies each to random numbers; with `expected`: what these are, computed here.
package.path = (os.getenv("ROOT") or ".") .. "/?.lua;" .. package.path
local Random = require("tests.lib.random_isa").Random

local COUNT, USES = 60, 8
local r = Random.new(tonumber(os.getenv("SEED") or 7))

-- Values are integers of Lua, 64 bits with a sign; what would not fit is thrown away.
local LIMIT = 1 << 40
local function fits(v) return v and v > -LIMIT and v < LIMIT end
local function shift_right(a, n) return a // (1 << n) end
local function cut(v, width) return v & (1 << width) - 1 end
local function signed(v, width)
   local low = cut(v, width)
   return low >= 1 << (width - 1) and low - (1 << width) or low
end
local function zeros(v, n)
   local count = 0
   while count < n and v >> count & 1 == 0 do count = count + 1 end
   return count
end
local function truth(b) return b and 1 or 0 end

local BINARY = {
   { "+", function(a, b) return a + b end }, { "-", function(a, b) return a - b end },
   { "&", function(a, b) return a & b end }, { "|", function(a, b) return a | b end },
   { "^", function(a, b) return a ~ b end }, { "==", function(a, b) return truth(a == b) end },
   { "!=", function(a, b) return truth(a ~= b) end }, { "<", function(a, b) return truth(a < b) end },
   { "<=", function(a, b) return truth(a <= b) end }, { ">", function(a, b) return truth(a > b) end },
   { ">=", function(a, b) return truth(a >= b) end },
   { "and", function(a, b) return truth(a ~= 0 and b ~= 0) end },
   { "or", function(a, b) return truth(a ~= 0 or b ~= 0) end },
}

-- An expression as text, all in parentheses, and as a function of x and here.
local function expression(depth)
   local what = depth == 0 and r:below(4) or r:below(12)
   if what < 2 then return "x", function(x) return x end end
   if what == 2 then return "here", function(_, here) return here end end
   if what == 3 then
      local n = r:below(5000)
      return tostring(n), function() return n end
   end
   local text, f = expression(depth - 1)
   if what == 4 then
      local width = 1 + r:below(40)
      if r:chance(50) then
         return ("u%d(%s)"):format(width, text), function(...) return cut(f(...), width) end
      end
      return ("s(%s, %d)"):format(text, width), function(...) return signed(f(...), width) end
   elseif what == 5 then
      local n = 1 + r:below(60)
      return ("ctz(%s, %d)"):format(text, n), function(...) return zeros(f(...), n) end
   elseif what == 6 then
      local lo, count = r:below(20), r:below(20)
      return ("(%s)[%d..%d]"):format(text, lo, lo + count),
         function(...) return cut(shift_right(f(...), lo), count + 1) end
   elseif what == 7 then
      local n = r:below(12)
      if r:chance(50) then
         return ("((%s) << %d)"):format(text, n), function(...) return f(...) << n end
      end
      return ("((%s) >> %d)"):format(text, n), function(...) return shift_right(f(...), n) end
   elseif what == 8 then
      local kind = r:below(3)
      if kind == 0 then return ("(-(%s))"):format(text), function(...) return -f(...) end end
      if kind == 1 then return ("(~(%s))"):format(text), function(...) return ~f(...) end end
      return ("(not (%s))"):format(text), function(...) return truth(f(...) == 0) end
   end
   local other, g = expression(depth - 1)
   if what == 9 then
      local third, h = expression(depth - 1)
      return ("((%s) if (%s) else (%s))"):format(text, other, third),
         function(...) if g(...) ~= 0 then return f(...) else return h(...) end end
   end
   local op = BINARY[1 + r:below(#BINARY)]
   return ("((%s) %s (%s))"):format(text, op[1], other),
      function(...) return op[2](f(...), g(...)) end
end

-- An operator whose values stay small for all numbers it is applied to.
local function operator(index)
   while true do
      local text, f = expression(5)
      local uses, fine = {}, true
      for i = 1, USES do
         local x = r:chance(30) and r:below(9000) - 4500 or r:below(1 << 28) - (1 << 27)
         local here = 8 * (index * USES + i - 1)
         local value = f(x, here)
         fine = fine and fits(value)
         uses[i] = { x = x, value = value }
      end
      if fine then return { name = "%op" .. index, text = text, uses = uses } end
   end
end

local list = {}
for i = 0, COUNT - 1 do list[#list + 1] = operator(i) end

local out = {}
if arg[1] == "isa" then
   out[1] = [[
isa ops "Random operators"
unit 8 little
fields
    OP 0..7
regs
    $pc u16 counts bytes
insn nop "Nothing"
    form nop : OP=1
    do nothing]]
end
for _, one in ipairs(list) do
   if arg[1] == "isa" then
      out[#out + 1] = ("operator %s(x) = %s"):format(one.name, one.text)
   end
   for _, use in ipairs(arg[1] ~= "isa" and one.uses or {}) do
      out[#out + 1] = arg[1] == "source" and (".quad %s(%d)"):format(one.name, use.x)
         or ("%016x"):format(use.value)
   end
end
print(table.concat(out, "\n"))

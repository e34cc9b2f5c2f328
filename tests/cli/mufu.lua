-- Arguments of MUFU in SASS, and whether its results are the exact function, rounded: the functions of
-- Lua have 53 bits, so a result may be away from theirs by a little more than half of its last bit.
-- usage: mufu.lua write FUNCTION FILE  |  mufu.lua check FUNCTION ARGUMENTS RESULTS
local COUNT <const> = 2048

local function tanh(x)
   if math.abs(x) < 0.01 then return x - x ^ 3 / 3 + 2 * x ^ 5 / 15 - 17 * x ^ 7 / 315 end
   local e = math.exp(2 * x)
   return (e - 1) / (e + 1)
end

-- Of whole turns the rest counts; sine and cosine of an eighth at most.
local function of_turns(x, quarters)
   local rest = math.fmod(x, 1)
   local q = math.floor(rest * 4 + 0.5)
   local y, k = (rest - q / 4) * 2 * math.pi, (q + quarters) % 4
   local v = k % 2 == 0 and math.sin(y) or math.cos(y)
   return k >= 2 and -v or v
end

-- Of each function: its value, the exponents of arguments, whether these may be negative.
local FUNCTIONS = {
   RCP = { function(x) return 1 / x end, -126, 127, true },
   RSQ = { function(x) return 1 / math.sqrt(x) end, -126, 127 },
   SQRT = { math.sqrt, -126, 127 },
   EX2 = { function(x) return 2.0 ^ x end, -30, 7, true },
   LG2 = { function(x) return math.log(x, 2) end, -126, 127 },
   SIN = { function(x) return of_turns(x, 0) end, -30, 30, true },
   COS = { function(x) return of_turns(x, 1) end, -30, 30, true },
   TANH = { tanh, -20, 4, true },
}

local how, name, arguments, results = table.unpack(arg)
local f, low, high, signed = table.unpack(FUNCTIONS[name])

local function write()
   math.randomseed(1)
   local out = assert(io.open(arguments, "wb"))
   for _ = 1, COUNT do
      local sign = signed and math.random(0, 1) or 0
      local exponent = math.random(low, high) + 127
      out:write(string.pack("<I4", sign << 31 | exponent << 23 | math.random(0, 0x7fffff)))
   end
   out:close()
end

local function check()
   local from = assert(io.open(arguments, "rb")):read("a")
   local to = assert(io.open(results, "rb")):read("a")
   assert(#to == 4 * COUNT, "too few results")
   local wrong = 0
   for i = 1, 4 * COUNT, 4 do
      local x, r, bits = string.unpack("<f", from, i), string.unpack("<f", to, i),
         string.unpack("<I4", to, i)
      local exact = f(x)
      local last = 2.0 ^ ((bits >> 23 & 255) - 150)
      local near = math.abs(r - exact) <= last * 0.5001 + math.abs(exact) * 2.0 ^ -50
      local too_small = r == 0 and math.abs(exact) < 2.0 ^ -126
      local too_large = math.abs(r) == math.huge and math.abs(exact) >= 2.0 ^ 128
      if not (near or too_small or too_large) then
         wrong = wrong + 1
         if wrong < 4 then print(("%s %a: %a, not %a"):format(name, x, r, exact)) end
      end
   end
   os.exit(wrong == 0)
end

if how == "write" then write() else check() end

-- What the programs of this folder must leave in registers, computed another way: lines
-- `PROGRAM "PLACE":"0xN"`, as `run --json --dump` prints them.
local function put(program, place, value)
   print(("%s \"%s\":\"0x%x\""):format(program, place, value))
end

-- sort.s
do
   local list, x, sum = {}, 1, 0
   for i = 1, 40 do
      x = x * 0x41c64e6d + 12345
      list[i] = x >> 16
   end
   table.sort(list)
   for _, value in ipairs(list) do sum = 31 * sum + value end
   put("sort", "$x10", sum)
end

-- traps.s: how often each cause is raised, and how many instructions complete
do
   local causes = { [2] = 6, [3] = 1, [4] = 1, [6] = 1, [8] = 1, [11] = 1 }
   local traps = 0
   for cause = 0, 11 do
      local count = causes[cause]
      if count then
         put("traps", ("0x%x"):format(0x2000 + 8 * cause), count)
         traps = traps + count
      end
   end
   -- Of the 26 words before `end` those that raise do not complete. The handler has 16, of which
   -- words of 2 bytes skip one.
   local short = 1
   put("traps", "$minstret", 26 - traps + 16 * traps - short)
end

-- float.s
do
   local function bits(x) return string.unpack("<I8", string.pack("<d", x)) end
   local function single(x) return string.unpack("<f", string.pack("<f", x)) end
   local root = math.sqrt(2)
   put("float", "$x13", bits(root))
   local x = 2.0
   for _ = 1, 6 do x = (x + 2 / x) / 2 end
   put("float", "$f11", bits(x))
   local sum = 0.0
   for n = 10, 1, -1 do
      local part = single(1 / n)
      if part > 1 / n then -- round down: the number before
         part = string.unpack("<f", string.pack("<I4", string.unpack("<I4", string.pack("<f", part)) - 1))
      end
      sum = single(sum + part)
   end
   put("float", "$x14", string.unpack("<I4", string.pack("<f", sum)))
   put("float", "$x15", 2)
   put("float", "$x16", 1)
   put("float", "$x17", 0x200)
end

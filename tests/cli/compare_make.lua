-- Text cubins with many functions of random words: a.cubin, b.cubin; in most.txt how many lines of each function can belong
-- together at most. compare_make.lua FOLDER FUNCTIONS WORDS
local folder, functions, most = arg[1], tonumber(arg[2]), tonumber(arg[3])
math.randomseed(19)

-- Words of 4 bytes, as few as make pairs frequent.
local function random_words(kinds)
   local words = {}
   for i = 1, math.random(0, most) do words[i] = ("0x%08x"):format(0x10000800 + 4 * math.random(kinds)) end
   return words
end

-- Some of the words and others between.
local function edited(words, kinds)
   local out = {}
   for _, word in ipairs(words) do
      local choice = math.random(8)
      if choice == 1 then out[#out + 1] = ("0x%08x"):format(0x10000800 + 4 * math.random(kinds)) end
      if choice ~= 2 then out[#out + 1] = word end
   end
   return out
end

local function common(a, b)
   local before = {}
   for j = 0, #b do before[j] = 0 end
   for i = 1, #a do
      local row = { [0] = 0 }
      for j = 1, #b do row[j] = a[i] == b[j] and before[j - 1] + 1 or math.max(before[j], row[j - 1]) end
      before = row
   end
   return before[#b]
end

local function put(file, name, words)
   file:write(("code {\n name = %s\n lmem = 0\n smem = 0\n reg = 1\n bar = 0\n bincode { %s }\n}\n"):format(name,
      table.concat(words, " ")))
end

local a <close> = assert(io.open(folder .. "/a.cubin", "w"))
local b <close> = assert(io.open(folder .. "/b.cubin", "w"))
local best <close> = assert(io.open(folder .. "/most.txt", "w"))
for _, file in ipairs { a, b } do file:write("architecture {sm_10}\nabiversion {1}\nmodname {cubin}\n") end
for i = 1, functions do
   local kinds = math.random(1, 12)
   local one = random_words(kinds)
   local other = i % 3 == 0 and random_words(kinds) or edited(one, kinds)
   put(a, "f" .. i, one)
   put(b, "f" .. i, other)
   if most <= 1000 then best:write(("f%d %d %d %d\n"):format(i, #one, #other, common(one, other))) end
end

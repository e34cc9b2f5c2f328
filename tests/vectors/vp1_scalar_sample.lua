-- Makes vp1-scalar.jsonl: a small, fixed choice out of a large set of conformance vectors.
--
--   lua5.4 tests/vectors/vp1_scalar_sample.lua CORPUS.jsonl > tests/vectors/vp1-scalar.jsonl
--
-- README.md beside this file says in words what is chosen and what is derived. The choice depends
-- on nothing but the corpus: no chance, no clock.

package.path = "./?.lua;" .. package.path
local json = require("dkjson")
local model = require("tests.reference.vp1_scalar")
local vectors = require("tests.reference.vp1_vectors")

local PER_OPCODE = 12      -- vectors for each opcode and variant
local PER_MANY = 48        -- for the opcodes of MANY
-- RFILE of 6a and 6b is a second opcode; 04 and 05 combine register numbers
local MANY = {
   [0x04] = true, [0x05] = true, [0x6a] = true, [0x6b] = true,
}

local function field(word, low, width)
   return word >> low & ((1 << width) - 1)
end

-- Reading the corpus ------------------------------------------------------------------------------

--- All vectors, by variant and opcode, in the order of the file.
local function read_corpus(path)
   local groups = {g80 = {}, nv41 = {}}
   for line in io.lines(path) do
      local vector = json.decode(line)
      vector.word = tonumber(vector.code, 16)
      local opcode = vector.word >> 24
      local list = groups[vector.variant][opcode] or {}
      groups[vector.variant][opcode] = list
      list[#list + 1] = vector
   end
   return groups
end

--- True when the condition registers hold nothing that only a G80 has.
local function without_g80_flags(vector)
   for i = 0, 3 do
      local value = vector["in"]["$c" .. i]
      if value and tonumber(value) & 0xc0 ~= 0 then return false end
   end
   return true
end

--- NV41 vectors for an opcode that the corpus has for G80 only: where no G80 flag is set the
--- variants agree.
local function derive_nv41(list)
   local result = {}
   for _, vector in ipairs(list) do
      if without_g80_flags(vector) then
         local copy = {}
         for key, value in pairs(vector) do copy[key] = value end
         copy.variant = "nv41"
         copy.note = "derived: the g80 vector, whose $c bits 6 and 7 are clear"
         result[#result + 1] = copy
      end
   end
   return result
end

-- Choosing ----------------------------------------------------------------------------------------

--- What a vector exercises, as a list of strings; the choice tries to see each string once.
local function features(vector)
   local word, list = vector.word, {}
   local function add(kind, value) list[#list + 1] = kind .. ":" .. tostring(value) end
   local function add_field(kind, low, width) add(kind, field(word, low, width)) end
   add_field("cdst", 0, 3)
   add_field("cond", 3, 2)
   add_field("slct", 5, 4)
   add_field("signs", 1, 2)
   add("rnd", field(word, 8, 1) .. field(word, 1, 2))
   add("dst31", field(word, 19, 5) == 31)
   add("src31", (field(word, 14, 5) == 31 and 1 or 0) + (field(word, 9, 5) == 31 and 2 or 0))
   add("xfrm", field(word, 22, 2) + 4 * (word & 1))
   -- two condition bits, added or combined; the next one up must not count
   if field(word, 5, 4) == 4 then
      local flags = tonumber(vector["in"]["$c" .. field(word, 3, 2)] or "0x8000")
      add("quad", (flags >> 4 & 7) .. " " .. field(word, 9, 3))
   end
   local immediate = field(word, 3, 11)
   add("imm", immediate < 8 and "low" or immediate > 0x7f8 and "minus" or immediate >> 9)
   if word >> 25 == 0x35 then
      add_field("rfile", 3, 5)
      local entry = field(word, word >> 24 == 0x6a and 19 or 14, 5)
      add("rfile past the end", field(word, 3, 5) .. tostring(entry > 3))
   end
   local target = vector.out["$r" .. field(word, 19, 5)]
   if target then
      local value = tonumber(target)
      add("result", value == 0 and "zero" or value == 0x80000000 and "lowest" or value >> 31)
      for i = 0, 3 do
         local byte = value >> 8 * i & 0xff
         if byte == 0 or byte == 0x7f or byte == 0x80 or byte == 0xff then add("byte", byte) end
      end
   end
   local flags = vector.out["$c" .. field(word, 0, 3)]
   if flags then
      for bit = 0, 7 do add("flag" .. bit, tonumber(flags) >> bit & 1) end
   end
   for i = 0, 3 do
      local factor = tonumber(vector.out["s2v.factor" .. i])
      add("factor" .. i, factor < 0 and "-" or factor == 0 and "0" or "+")
   end
   return list
end

--- Vectors that together show most features: each next one adds the most, the first of equals wins.
local function choose(list, count)
   local pool = {}
   for i, vector in ipairs(list) do
      pool[i] = {vector = vector, features = features(vector), index = i}
   end
   local seen, chosen = {}, {}
   while #chosen < count and #pool > 0 do
      local best, best_gain = 1, -1
      for i, entry in ipairs(pool) do
         local gain = 0
         for _, feature in ipairs(entry.features) do gain = gain + (seen[feature] and 0 or 1) end
         if gain > best_gain then best, best_gain = i, gain end
      end
      local entry = table.remove(pool, best)
      for _, feature in ipairs(entry.features) do seen[feature] = true end
      chosen[#chosen + 1] = entry
   end
   table.sort(chosen, function(a, b) return a.index < b.index end)
   for i, entry in ipairs(chosen) do chosen[i] = entry.vector end
   return chosen
end

-- Making vectors small ----------------------------------------------------------------------------

--- Numbers of the general registers that the model reads for a vector.
local function registers_read(vector)
   local state = vectors.read_state(vector["in"])
   local values, read = state.r, {}
   state.r = setmetatable({}, {__index = function(_, index)
      read[index] = true
      return values[index]
   end})
   model.step(vector.variant, vector.word, state)
   return read
end

--- Drops registers that the instruction neither reads nor could be suspected of touching, and
--- unchanged `out` entries.
local function shrink(vector)
   local word, keep = vector.word, registers_read(vector)
   local source2 = field(word, 9, 5)
   local named = {field(word, 19, 5), field(word, 14, 5), source2, source2 ~ 1}
   for _, index in ipairs(named) do keep[index] = true end
   local before, after = {}, {}
   for name, value in pairs(vector["in"]) do
      local index = name:match("^%$r(%d+)$")
      if not index or keep[math.tointeger(tonumber(index))] then before[name] = value end
   end
   for name, value in pairs(vector.out) do
      local changed = value ~= (vector["in"][name] or "0x0")
      if changed or name:sub(1, 1) ~= "$" then after[name] = value end
   end
   return {variant = vector.variant, code = vector.code, word = word, note = vector.note,
      ["in"] = before, out = after}
end

-- Vectors with vector conditions, which the corpus lacks ------------------------------------------

local FLAGS = {
   ["$vc0"] = 0x1234c0a5, ["$vc1"] = 0xdead9e37, ["$vc2"] = 0x0f0ff3c1, ["$vc3"] = 0x80017bde,
}

--- The vector again with the fields that choose the mask set, and the mask in `out`.
local function with_mask(vector, transform, part, index)
   local word = vector.word & ~0xf80001 | transform >> 2
   word = word | (transform & 3) << 22 | part << 21 | index << 19
   local copy = {variant = vector.variant, code = string.format("%08x", word), word = word,
      ["in"] = {}, out = {}, note = "derived: vcmask from the model in tests/reference"}
   for name, value in pairs(vector["in"]) do copy["in"][name] = value end
   for name, value in pairs(FLAGS) do copy["in"][name] = string.format("0x%x", value) end
   local state = vectors.read_state(copy["in"])
   local after = vectors.write_state(state, model.step(copy.variant, word, state))
   for name, value in pairs(after) do
      if name:find("^s2v") then
         copy.out[name] = string.format(name:find("mask") and "0x%04x" or "%d", value)
      elseif tonumber(copy["in"][name] or 0) ~= value then
         copy.out[name] = string.format("0x%x", value)
      end
   end
   return copy
end

--- All transforms on both halves through `vec`, and some through the other senders.
local function mask_vectors(groups)
   local result = {}
   for _, variant in ipairs {"g80", "nv41"} do
      local source = groups[variant][0x24] or derive_nv41(groups.g80[0x24])
      for i = 0, 15 do
         result[#result + 1] = shrink(with_mask(source[i + 1], i & 7, i >> 3, (i * 5 + 2) & 3))
      end
   end
   for _, opcode in ipairs {0x04, 0x05, 0x0f, 0x45} do
      for i = 0, 3 do
         result[#result + 1] = shrink(with_mask(groups.g80[opcode][i + 1], i * 2 + 1, i & 1, 3 - i))
      end
   end
   return result
end

-- Writing -----------------------------------------------------------------------------------------

--- Names in the order file, number, word, so that the lines read well.
local function sorted_names(values)
   local names = {}
   for name in pairs(values) do
      local file, digits, part = name:match("^(%D+)(%d*)(.*)$")
      names[#names + 1] = {name, file, tonumber(digits) or 0, part}
   end
   table.sort(names, function(a, b)
      if a[2] ~= b[2] then return a[2] < b[2] end
      if a[3] ~= b[3] then return a[3] < b[3] end
      return a[4] < b[4]
   end)
   return names
end

local function object(values)
   local parts = {}
   for _, entry in ipairs(sorted_names(values)) do
      parts[#parts + 1] = string.format('"%s":"%s"', entry[1], values[entry[1]])
   end
   return "{" .. table.concat(parts, ",") .. "}"
end

local function write(vector)
   local differences = vectors.compare(vector)
   assert(#differences == 0, "the model disagrees with " .. vector.code)
   io.write(string.format('{"isa":"vp1-scalar","variant":"%s","code":"%s","in":%s,"out":%s%s}\n',
      vector.variant, vector.code, object(vector["in"]), object(vector.out),
      vector.note and string.format(',"note":"%s"', vector.note) or ""))
end

local function main(path)
   local groups = read_corpus(path)
   for _, variant in ipairs {"g80", "nv41"} do
      for opcode = 0, 0x7f do
         local list = groups[variant][opcode] or derive_nv41(groups.g80[opcode])
         local count = MANY[opcode] and PER_MANY or PER_OPCODE
         for _, vector in ipairs(choose(list, count)) do write(shrink(vector)) end
      end
   end
   for _, vector in ipairs(mask_vectors(groups)) do write(vector) end
end

main(assert(arg[1], "usage: vp1_scalar_sample.lua CORPUS.jsonl"))

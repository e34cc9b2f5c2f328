-- Makes vuc.jsonl: a small choice of conformance vectors from the second model of the vuc.
--
--   lua5.4 tests/vectors/vuc_sample.lua > tests/vectors/vuc.jsonl
--
-- README.md beside this file says in words what is chosen. Words and states are random, the seed is
-- fixed, so that the choice is always the same.

package.path = "./?.lua;" .. package.path
local model = require("tests.reference.vuc")
local random = require("tests.reference.vuc.random")
local vectors = require("tests.reference.vuc.vectors")

local SEED = 1
local PER_KIND = 12      -- vectors for each kind of word and variant
local PER_LUT = 48       -- lut is like sixteen operations
local POOL = 5           -- times as many are looked at
local DRAWN = 400000     -- words of each variant, which is enough to fill the pool of most kinds

local function field(word, low, width)
   return word >> low & ((1 << width) - 1)
end

-- Kinds of words ----------------------------------------------------------------------------------

--- What kinds a variant has more of than base operations: numbers of specials that only differ in
--- ignored bits are one kind.
local function kind_of(word)
   local source = field(word, 28, 1) << 1 | field(word, 26, 1)
   local number, immediate, guarded = word & 0xff, field(word, 27, 1), field(word, 29, 1)
   if source ~= 3 then
      local operation = word & 31
      local form = operation == 1 and (source >> 1) .. immediate or source
      return ("base %02x %s"):format(operation, form)
   elseif number >= 0x40 and number < 0x60 then
      return ("logic %x %d"):format(number & 3, number & 3 == 3 and 0 or guarded)
   end
   return ("special %02x"):format(number)
end

local function is_lut(word)
   return word & 31 == 0x1c and word & 5 << 26 ~= 5 << 26
end

local function count_for(word)
   return is_lut(word) and PER_LUT or PER_KIND
end

-- States that hold what the instruction reads, and no more ----------------------------------------

local function copy(list)
   local new = {}
   for key, value in pairs(list) do new[key] = value end -- into a table: order is of no consequence
   return new
end

--- A table that reads like `list` and notes in `seen` what is read.
local function watched(list, seen)
   return setmetatable({}, {
      __index = function(_, key)
         seen[key] = true
         return list[key]
      end,
      __len = function()
         seen.depth = true
         return #list
      end,
   })
end

local FILES = {"r", "p", "sr", "cs"}

--- What running the word reads: sets of keys by file, and of the values of the state itself.
local function reads_of(variant, word, state)
   local seen, twin = {self = {}}, {}
   for _, name in ipairs(FILES) do
      seen[name] = {}
      twin[name] = watched(state[name], seen[name])
   end
   for _, name in ipairs(random.SPACES) do twin[name] = copy(state[name]) end
   model.step(variant, word, setmetatable(twin, getmetatable(watched(state, seen.self))))
   return seen
end

--- A copy that holds what the instruction reads, and the registers that its fields name, because
--- there a wrong choice would show.
local function reduced(variant, word, state)
   local seen, new = reads_of(variant, word, state), {}
   for _, n in ipairs {field(word, 8, 4), field(word, 12, 4), field(word, 16, 4)} do
      seen.r[n] = true
   end
   for _, n in ipairs {field(word, 20, 4), field(word, 16, 4)} do seen.p[n] = true end
   for _, name in ipairs(FILES) do
      new[name] = {}
      for key in pairs(seen[name]) do new[name][key] = state[name][key] end -- sets: no order
   end
   new.cs = next(seen.cs) and copy(state.cs) or {}
   for _, name in ipairs(random.SPACES) do new[name] = copy(state[name]) end
   for name in pairs(seen.self) do
      if type(state[name]) == "number" then new[name] = state[name] end
   end
   return new
end

-- The choice --------------------------------------------------------------------------------------

--- What a vector shows, as an array of names; the fewer vectors show a thing, the higher its value.
local function shown_by(word, state, text, outcome)
   local list = {
      outcome, outcome .. " pom" .. field(word, 5, 2), "pon" .. field(word, 7, 1),
      "pe" .. field(word, 29, 1), "immediate" .. field(word, 27, 1),
      outcome .. " src2 " .. field(word, 12, 4), "ext" .. field(word, 24, 2),
   }
   if is_lut(word) then
      local n = field(word, 12, 4)
      local number = field(word, 27, 1) == 1 and n or n > 0 and (state.r[n] or 0) & 15 or 0
      list[#list + 1] = "table " .. number
      list[#list + 1] = ("table %d %s"):format(number, outcome)
   end
   local out = text:match('"out":(.*)') or ""
   for name, value in out:gmatch('"%$?([%a]+)[%w.]*":"0x(%x+)"') do
      local bits = tonumber(value, 16)
      list[#list + 1] = name .. " changes"
      list[#list + 1] = name .. (bits == 0 and " zero" or bits & 0x8000 ~= 0 and " negative"
         or " positive")
   end
   if out:find('"mem_out"', 1, true) then list[#list + 1] = "memory changes" end
   if word >> 30 ~= 0x3ff then list[#list + 1] = "side branch" end
   return list
end

--- Those of the candidates that together show most, in the order in which they were drawn.
local function choose(candidates, wanted)
   local shown, taken = {}, {}
   local function value_of(candidate)
      local sum = candidate.outcome == "ok" and 0.6 or 0
      for _, name in ipairs(candidate.shows) do sum = sum + 1 / (1 + (shown[name] or 0)) ^ 2 end
      return sum
   end
   for _ = 1, math.min(wanted, #candidates) do
      local best, most = nil, -1
      for i, candidate in ipairs(candidates) do
         local value = taken[i] and -1 or value_of(candidate)
         if value > most then best, most = i, value end
      end
      taken[best] = true
      for _, name in ipairs(candidates[best].shows) do shown[name] = (shown[name] or 0) + 1 end
   end
   local list = {}
   for i, candidate in ipairs(candidates) do
      if taken[i] then list[#list + 1] = candidate.text end
   end
   return list
end

--- Candidates of a variant by kind of word, and the kinds in order.
local function draw(variant)
   local groups, kinds = {}, {}
   random.start(SEED)
   for _ = 1, DRAWN do
      local word = random.word(variant)
      local kind = kind_of(word)
      local list = groups[kind]
      if not list or #list < POOL * count_for(word) then
         local state = reduced(variant, word, random.state(variant, word))
         local text, outcome = vectors.make(variant, word, state)
         if text then
            if not list then
               list, kinds[#kinds + 1] = {wanted = count_for(word)}, kind
               groups[kind] = list
            end
            local shows = shown_by(word, state, text, outcome)
            list[#list + 1] = {text = text, outcome = outcome, shows = shows}
         end
      end
   end
   table.sort(kinds)
   return groups, kinds
end

for _, variant in ipairs {"vp2", "vp3", "vp4"} do
   local groups, kinds = draw(variant)
   for _, kind in ipairs(kinds) do
      local wanted = groups[kind].wanted
      local list = choose(groups[kind], wanted)
      assert(#list == wanted, variant .. " has too few words of the kind " .. kind)
      for _, text in ipairs(list) do print(text) end
   end
end

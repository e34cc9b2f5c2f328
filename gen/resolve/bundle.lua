-- Bundles, units of several words: `word 64..127, 0..20 at 8` gathers a word from anywhere in its
-- unit. In all later passes, and in generated code, the word is a unit of its own with fewer bits,
-- to which forms belong. Only code that loads and stores programs combines words to bundles
-- (`<isadora/bundle.h>`), and only addresses show that words are not contiguous. `zero N` are bits
-- that are always 0; `prev 64..68=0x10` is a bit that depends on the previous word, for the first
-- word of a bundle the last one of the bundle before.
local lists = require("gen.base.lists")
local num = require("gen.num")

local M = {}

local MOST_BYTES, MOST_WORDS = 64, 8

-- What is declared --------------------------------------------------------------------------------

local function width_of(part)
   return part.zero or part.prev and 1 or part.hi - part.lo + 1
end

local function word_bits(word)
   local bits = 0
   for _, part in ipairs(word.parts) do bits = bits + width_of(part) end
   return bits
end

-- `prev A..B=N` is one bit: do these bits of the word before have that value?
local function check_prev(part, word, report)
   if part.hi >= word_bits(word) or part.hi - part.lo >= 32 then
      report:error("E62", part.at,
         ("`prev` compares up to 32 of the %d bits of a word"):format(word_bits(word)))
   elseif num.lt(part.value, 0) or num.lt(num.mask(part.hi - part.lo + 1), part.value) then
      report:error("E62", part.at, ("%d bits are never %s"):format(part.hi - part.lo + 1,
         num.tostring(part.value)))
   end
end

local function check_word(unit, word, taken, report)
   for _, part in ipairs(word.parts) do
      if part.prev then
         check_prev(part, word, report)
      elseif part.lo then
         if part.hi >= unit.bits then
            report:error("E62", part.at,
               ("bit %d is outside a unit of %d bits"):format(part.hi,
               unit.bits))
            return
         end
         for bit = part.lo, part.hi do
            if taken[bit] then
               report:error("E62", part.at, ("bit %d is in two words"):format(bit),
                  { also = { at = taken[bit], text = "the other" } })
               return
            end
            taken[bit] = part.at
         end
      end
   end
end

local function check_offset(unit, words, i, report)
   local word, before = words[i], words[i - 1]
   if word.offset >= unit.bits // 8 then
      report:error("E62", word.at,
         ("a unit of %d bytes has no place %d"):format(unit.bits // 8, word.offset))
   elseif before and word.offset <= before.offset then
      report:error("E62", word.at, "list words in the order of their places")
   elseif word_bits(word) ~= word_bits(words[1]) then
      report:error("E62", word.at,
         ("this word has %d bits, the first one %d"):format(word_bits(word),
         word_bits(words[1])), { hint = "`zero N` for bits that this word lacks" })
   end
end

local function check_bits(unit, taken, report)
   for bit = 0, unit.bits - 1 do
      if not taken[bit] then
         report:error("E62", unit.at, ("bit %d is in no word"):format(bit))
         return
      end
   end
end

local function check(unit, report)
   local words, taken = unit.words, {}
   if unit.bits % 8 ~= 0 or unit.bits // 8 > MOST_BYTES or #words > MOST_WORDS then
      report:error("E62", unit.at,
         ("a unit of words has whole bytes, at most %d, and at most %d words")
         :format(MOST_BYTES, MOST_WORDS))
      return
   end
   for i, word in ipairs(words) do
      check_word(unit, word, taken, report)
      check_offset(unit, words, i, report)
   end
   check_bits(unit, taken, report)
   if unit.align and unit.align ~= unit.bits // 8 then
      report:error("E62", unit.at, ("a unit of words is at multiples of its %d bytes"):format(
         unit.bits // 8), { hint = "leave `align` out" })
   end
end

--- Units with words become units of one word with `bundle`: {bits, bytes, words, fill, together}.
function M.resolve(units, report)
   for _, unit in ipairs(units) do
      if unit.words then
         check(unit, report)
         if #units > 1 then
            report:error("E62", unit.at, "a unit of words is the only unit of its instruction set")
         elseif unit.endian ~= "little" or unit.stored then
            report:error("E62", unit.at, "a unit of words is `little`, and stored as it is")
         end
         unit.bundle = { bits = unit.bits, bytes = unit.bits // 8, words = unit.words,
            fill = unit.fill, together = unit.together }
         unit.bits, unit.align = word_bits(unit.words[1]), 1
      elseif unit.fill then
         report:error("E62", unit.fill.at, "`fill` is for units of several words")
      elseif unit.together then
         report:error("E62", unit.together.at, "`together` is for units of several words")
      end
   end
end

--- The bundle of a model or of symbols; nil where units are words.
function M.of(model)
   return model.units[1] and model.units[1].bundle
end

-- What does not go together with addresses that words do not follow one by one.
local function check_pc(bundle, file, report)
   if file.counts == "units" then
      report:error("E62", file.at, "`$pc` counts bytes where a unit has several words")
   elseif not num.eq(num.mod(file.reset or 0, bundle.bytes), 0) then
      report:error("E62", file.at,
         ("programs begin at a multiple of the %d bytes of a unit"):format(
         bundle.bytes))
   end
end

-- What is declared and would need a meaning of its own where words execute together.
local function check_together(sym, report)
   local tree = sym.tree
   local function refuse(nodes, what)
      for _, node in ipairs(nodes) do
         report:error("E04", node.at, ("%s beside `together` is not built yet"):format(what))
      end
   end
   local function files(key, value)
      return lists.filter(tree.regs, function(node) return node[key] == value end)
   end
   refuse(lists.filter(tree.regs, function(node) return node.masks end), "`masks`")
   refuse(sym.stacks, "a stack")
   refuse(tree.exceptions, "an exception")
   refuse(tree.schedules, "a schedule")
   refuse(files("unforwarded", true), "`unforwarded`")
   refuse(files("scope", "bundle"), "`per bundle`")
end

--- Reports what the state of an instruction set cannot have where units have several words.
function M.check_state(sym, report)
   local bundle = M.of(sym)
   if not bundle then return end
   for _, file in ipairs(sym.files) do
      if file.name == "$pc" then check_pc(bundle, file, report) end
   end
   for _, space in ipairs(sym.spaces) do
      if space.code then
         report:error("E62", space.at, "no space holds the code where a unit has several words",
            { hint = "leave `code` out: programs cannot see their own words" })
      end
   end
   if bundle.together then check_together(sym, report) end
end

--- `fill` is the text of some example, which is known to have an encoding.
function M.check_fill(model, report)
   local bundle = M.of(model)
   local fill = bundle and bundle.fill
   if not fill then return end
   for _, example in lists.nested(model.pages, "examples") do
      if example.text == fill.text then return end
   end
   report:error("E62", fill.at, ("no `example` has the text `%s`"):format(fill.text),
      { hint = "an example of the instruction that fills a unit, with this text" })
end

-- Addresses ---------------------------------------------------------------------------------------

--- The address of the word at an address: that of a bundle means its first word.
function M.arrive(bundle, address)
   if not bundle or not num.eq(num.mod(address, bundle.bytes), 0) then return address end
   return num.add(address, bundle.words[1].offset)
end

--- The address of the word after the one at an address.
function M.next_address(bundle, address)
   local at = M.arrive(bundle, address)
   local inside = num.mod(at, bundle.bytes)
   local unit = num.sub(at, inside)
   for _, word in ipairs(bundle.words) do
      if num.lt(inside, word.offset) then return num.add(unit, word.offset) end
   end
   return num.add(unit, bundle.bytes + bundle.words[1].offset)
end

return M

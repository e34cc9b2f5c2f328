-- What texts begin with: for each first character which second ones there may be. The matcher asks
-- it before it tries a row or a form, and it says where a word that was read cannot be taken back.
--
-- A character is a bit of 64: see rt_bit in `tools/lib/asm/match/matcher.h`. A set maps first bits
-- to masks of second ones; it may be too large, never too small.

local M = {}

local ANY = -1

-- The bit of a character; cases are alike.
local function bit_of(byte)
   byte = byte >= 0x60 and byte - 0x20 or math.max(byte, 0x20)
   return byte - 0x20 & 63
end

local function mask_of(chars)
   local mask = 0
   for i = 1, #chars do mask = mask | 1 << bit_of(chars:byte(i)) end
   return mask
end

local END = bit_of((";"):byte()) -- where a statement ends, as if it were a comment
local DIGITS = mask_of("0123456789")
local SEPARATORS = mask_of(" ,")
local NAMES = mask_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ_.$")
local NUMBERS = DIGITS | NAMES | mask_of("-`")
local FLOATS = DIGITS | mask_of("+-IQS")

-- Sets --------------------------------------------------------------------------------------------

local function add(set, bit, second) set[bit] = (set[bit] or 0) | second end

local function add_mask(set, mask)
   for bit = 0, 63 do
      if mask >> bit & 1 == 1 then add(set, bit, ANY) end
   end
end

local function add_all(set, more)
   for bit = 0, 63 do
      if more[bit] then add(set, bit, more[bit]) end
   end
end

local function firsts(set)
   local mask = 0
   for bit = 0, 63 do
      if set[bit] then mask = mask | 1 << bit end
   end
   return mask
end

-- A text, after which `after` follows.
local function add_text(set, text, after)
   if text == "" then return end
   add(set, bit_of(text:byte()), #text > 1 and 1 << bit_of(text:byte(2)) or firsts(after))
end

local function set_of(mask)
   local set = {}
   add_mask(set, mask)
   return set
end

local ANYTHING, A_DIGIT = set_of(ANY), set_of(DIGITS)

--- The end of a statement.
function M.ending() return { [END] = ANY } end

-- Words of a list that are printed; of registers with numbers, as far as they are fixed.
local function add_words(set, words, after)
   for _, rule in ipairs(words.rules) do
      if not rule.also then add_text(set, rule.text, after) end
   end
   if words.prefix == "" then
      add_all(set, A_DIGIT)
   elseif words.prefix then
      add_text(set, words.prefix, A_DIGIT)
   end
end

-- Items -------------------------------------------------------------------------------------------

local before

-- What the rows of a choice begin with that are printed, and whether one may print nothing.
local function choice_first(choice)
   if not choice.first then
      choice.first, choice.empty = {}, false
      for _, row in ipairs(choice.rows) do
         if not row.also then
            local set, empty = before(row.items, 1, ANYTHING, true)
            add_all(choice.first, set)
            choice.empty = choice.empty or empty
         end
      end
   end
   return choice.first, choice.empty
end

local function add_number(set) add_mask(set, NUMBERS) return false end

local function add_word(set, item, after)
   add_words(set, item.words, after)
   return item.empty
end

-- Adds what an item begins with; may it print nothing?
local ADD = {
   text = function(set, item, after) add_text(set, item.s, after) return false end,
   none = function() return true end,
   FIXED = add_number,
   NUMBER = add_number,
   FLOAT = function(set) add_mask(set, FLOATS) return false end,
   LOGIC = function(set) add_mask(set, ANY) return false end,
   WORD = add_word,
   REGISTER = add_word,
   choice = function(set, item)
      local inside, empty = choice_first(item.choice)
      add_all(set, inside)
      return empty
   end,
}

-- What items from `from` on begin with; may they print nothing? `after` follows them, and is none
-- of it. `bare`: without the separator before the first.
before = function(items, from, after, bare)
   local set, empty = {}, true
   for i = #items, from, -1 do
      local own, follows = {}, set
      if empty then
         follows = {}
         add_all(follows, set)
         add_all(follows, after)
      end
      if ADD[items[i].tag](own, items[i], follows) then add_all(own, set) else empty = false end
      if items[i].sep and not (bare and i == from) then add_mask(own, SEPARATORS) end
      set = own
   end
   return set, empty
end

--- What items from `from` on begin with, and, as far as they may print nothing, what is after them.
function M.from(items, from, after, bare)
   local set, empty = before(items, from, after, bare)
   if empty then add_all(set, after) end
   return set
end

--- The same, when the separator before the first item has been read.
function M.bare(items, from, after) return M.from(items, from, after, true) end

--- May items print nothing?
function M.may_be_empty(items) return select(2, before(items, 1, ANYTHING)) end

--- Is what may come next none of the words of the item? Then it is read where one is there.
function M.is_sure(item, after)
   local own = {}
   add_words(own, item.words, ANYTHING)
   for bit = 0, 63 do
      if own[bit] and after[bit] and own[bit] & after[bit] ~= 0 then return false end
   end
   return true
end

-- Choices -----------------------------------------------------------------------------------------

--- Adds what follows the choices in `items` to them; those inside rows are done by M.spread.
function M.note(items, after)
   for i, item in ipairs(items) do
      if item.tag == "choice" then
         local choice = item.choice
         choice.after = choice.after or {}
         add_all(choice.after, M.from(items, i + 1, after))
      end
   end
end

--- The same for choices within choices: `choices`, inner ones before those around them.
function M.spread(choices)
   for i = #choices, 1, -1 do
      for _, row in ipairs(choices[i].rows) do M.note(row.items, choices[i].after or {}) end
   end
end

-- C -----------------------------------------------------------------------------------------------

--- Two masks: the first characters, and the second ones after those that are neither separator nor
-- end. No mask is 0, as those of rows that are only read.
function M.masks(set)
   local second = 0
   for bit = 0, 63 do
      if (SEPARATORS | 1 << END) >> bit & 1 == 0 then second = second | (set[bit] or 0) end
   end
   return firsts(set), second ~= 0 and second or ANY
end

--- A mask of the first characters of texts.
function M.of_texts(texts)
   local mask = 0
   for _, text in ipairs(texts) do mask = mask | 1 << bit_of(text:byte()) end
   return mask
end

--- Is there a text that begins like both sets, by their masks?
function M.may_meet(masks, others)
   local both = masks[1] & others[1]
   return both ~= 0 and (masks[2] & others[2] ~= 0 or both & (SEPARATORS | 1 << END) ~= 0)
end

return M

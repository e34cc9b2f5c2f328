-- What a buffer holds, and what it should hold: byte for byte, but for the rules that a reference
-- made (kernels.h says what each is for). A cell with several rules is right by any of them.
local M = {}

local function near(got, want, relative, absolute)
   if want ~= want then return got ~= got end
   return got == want or math.abs(got - want) <= relative * math.abs(want) + absolute
end

local function word(bytes, at) return (string.unpack("<I4", bytes, at + 1)) end

local function same_set(got, want, at, count, stride)
   local left, right = {}, {}
   for i = 0, count - 1 do
      left[#left + 1] = word(got, at + i * stride)
      right[#right + 1] = word(want, at + i * stride)
   end
   table.sort(left)
   table.sort(right)
   return table.concat(left, " ") == table.concat(right, " ")
end

-- Whether a rule holds, and the bytes that it is about: { from, size }, ..
local RULES = {}

function RULES.any(_, _, at, bytes) return true, { { at, bytes } } end

function RULES.masked(got, want, at, mask)
   return word(got, at) & mask == word(want, at) & mask, { { at, 4 } }
end

function RULES.or_else(got, _, at, other) return word(got, at) == other, { { at, 4 } } end

function RULES.within(got, _, at, from, to)
   return word(got, at) >= from and word(got, at) <= to, { { at, 4 } }
end

function RULES.same_set(got, want, at, count, stride)
   local places = {}
   for i = 0, count - 1 do places[#places + 1] = { at + i * stride, 4 } end
   return same_set(got, want, at, count, stride), places
end

function RULES.near32(got, want, at, relative, absolute)
   return near(string.unpack("<f", got, at + 1), string.unpack("<f", want, at + 1), relative,
      absolute), { { at, 4 } }
end

function RULES.near64(got, want, at, relative, absolute)
   return near(string.unpack("<d", got, at + 1), string.unpack("<d", want, at + 1), relative,
      absolute), { { at, 8 } }
end

-- Places of a buffer that are right by a rule, in their order.
local function right_by_rule(got, want, buffer, rules)
   local right = {}
   for _, rule in ipairs(rules) do
      if rule[2] == buffer then
         local numbers = {}
         for i = 3, #rule do numbers[#numbers + 1] = tonumber(rule[i]) end
         local holds, places = RULES[rule[1]](got, want, table.unpack(numbers))
         if holds then table.move(places, 1, #places, #right + 1, right) end
      end
   end
   table.sort(right, function(a, b) return a[1] < b[1] end)
   return right
end

-- WANT with what is right by a rule taken from GOT.
local function excused(got, want, buffer, rules)
   local pieces, at = {}, 0
   for _, place in ipairs(right_by_rule(got, want, buffer, rules)) do
      local from, to = math.max(place[1], at), place[1] + place[2]
      if to > from then
         pieces[#pieces + 1] = want:sub(at + 1, from)
         pieces[#pieces + 1] = got:sub(from + 1, to)
         at = to
      end
   end
   return table.concat(pieces) .. want:sub(at + 1)
end

local function first_difference(got, want, buffer)
   local count, first = 0, nil
   for at = 0, #want - 1, 4 do
      if got:sub(at + 1, at + 4) ~= want:sub(at + 1, at + 4) then
         count = count + 1
         first = first or at
      end
   end
   local function hex(bytes)
      return (bytes:sub(first + 1, first + 4):reverse():gsub(".", function(c)
         return ("%02x"):format(c:byte())
      end))
   end
   return ("buffer %s differs in %d places of 4 bytes, first at %#x: %s, expected %s"):format(
      buffer, count, first, hex(got), hex(want))
end

local function contents(path)
   local file = io.open(path, "rb")
   if not file then return nil end
   local bytes = file:read("a")
   file:close()
   return bytes
end

--- Nil if both files are alike; else where they differ, as a text.
function M.files(got_path, want_path, buffer, rules)
   local got, want = contents(got_path), contents(want_path)
   if not got then return "buffer " .. buffer .. " was not written" end
   if got == want then return nil end
   if #got ~= #want then
      return ("buffer %s has %d bytes, expected %d"):format(buffer, #got, #want)
   end
   want = excused(got, want, buffer, rules)
   return got ~= want and first_difference(got, want, buffer) or nil
end

return M

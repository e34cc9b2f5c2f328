-- Records, whose keys have an order, and arrays, as JSON and `isadora diff` have them; how values
-- are written in them.
local lists = require("gen.base.lists")
local num = require("gen.num")

--- A record from `{ {key, value}, .. }`; a nil value leaves its key out.
local function record(pairs_list)
   local order, out = {}, {}
   for i = 1, #pairs_list do
      local key, value = pairs_list[i][1], pairs_list[i][2]
      if value ~= nil then
         order[#order + 1] = key
         out[key] = value
      end
   end
   return setmetatable(out, { __jsonorder = order, __jsontype = "object" })
end

local function array(list)
   return setmetatable(list, { __jsontype = "array" })
end

--- A function from a thing to its record. Each of `keys` is the name of a field that is taken as it
-- is, or `{key, how [, field]}`: how(value, thing, context) of the field, which is called like the
-- key where it is not given.
local function record_of(keys)
   return function(thing, context)
      return record(lists.map(keys, function(key)
         if type(key) == "string" then return { key, thing[key] } end
         return { key[1], (key[2](thing[key[3] or key[1]], thing, context)) }
      end))
   end
end

-- Functions from a list to the array of fill(x, context): `each` leaves out an empty one.
local function all(fill)
   return function(list, _, context)
      local out = lists.map(list or {}, function(x) return fill(x, context) end)
      return array(out)
   end
end

local function each(fill)
   local make = all(fill)
   return function(list, ...) return list and #list > 0 and make(list, ...) or nil end
end

local function name_of(x) return x.name end

local function as_it_is(x) return x end

--- A number if every reader of JSON keeps it exactly, else its decimal digits.
local function number(n)
   if n == nil then return nil end
   if num.is_small(n) and n < 1 << 53 and n > -(1 << 53) then return n end
   return num.tostring(n)
end

local function word_text(n, bits) return "0x" .. num.hex(n, (bits + 3) // 4) end

-- A word of the unit in which the context is.
local function word(n, _, context) return word_text(n or 0, context.bits) end

local function yes(b) return b and true or nil end

return { record = record, array = array, record_of = record_of, all = all, each = each,
   name_of = name_of, as_it_is = as_it_is, number = number, word = word, yes = yes }

-- What functions of forms may do besides going on with the next instruction, by their text and that
-- of all that they call: store to `$pc`, which is rt_go; halt, or store to a space.
local M = {}

-- The functions of a text, { name, text }.
local function functions_in(text)
   local list = {}
   for head, body in ("\n" .. text):gmatch("\n(static inline [^{};]-)\n(%b{})") do
      list[#list + 1] = { name = head:match("([%w_]+)%("), text = body }
   end
   return list
end

local function own(text)
   local named = {}
   for name in text:gmatch("[%a_][%w_]*") do named[name] = true end
   return { goes = named.rt_go, ends = named.halted or named.rt_store or named.rt_store_word },
      named
end

-- Adds what the functions do that a text names; whether that is new.
local function add(found, named, known)
   local is_new = false
   for name, other in next, known do
      if named[name] then
         for _, key in ipairs({ "goes", "ends" }) do
            if other[key] and not found[key] then found[key], is_new = true, true end
         end
      end
   end
   return is_new
end

--- `common`: the text of functions that others call. Returns a function of a text: the constants of
-- machine/op.h for what it does.
function M.reader(common)
   local known, names = {}, {}
   for _, f in ipairs(functions_in(common)) do known[f.name], names[f.name] = own(f.text) end
   local again = true
   while again do
      again = false
      for name, found in next, known do again = add(found, names[name], known) or again end
   end
   return function(text)
      local found, named = own(text)
      add(found, named, known)
      return found.goes and found.ends and "RT_GOES | RT_ENDS" or found.goes and "RT_GOES"
         or found.ends and "RT_ENDS" or "0"
   end
end

return M

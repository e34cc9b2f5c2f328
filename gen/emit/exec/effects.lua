-- What functions of forms may do besides going on with the next instruction, by their text and that
-- of all that they call: store to `$pc`, which is rt_go; halt, or store to a space; start a store
-- that takes effect later; lead to what is in a register.
local lists = require("gen.base.lists")

local M = {}

local EFFECTS = { { key = "goes", flag = "RT_GOES" }, { key = "ends", flag = "RT_ENDS" },
   { key = "later", flag = "RT_LATER" }, { key = "anywhere", flag = "RT_ANYWHERE" },
   { key = "bundle" } }

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
   return { goes = named.rt_go, anywhere = text:find("rt_go%(m, [^;]*s%->") ~= nil,
      ends = named.halted or named.rt_store or named.rt_store_word, bundle = named.bundle,
      later = named.rt_later or named.rt_later_pc or named.rt_occupy }, named
end

-- Adds what the functions do that a text names; whether that is new.
local function add(found, named, known)
   local is_new = false
   for name, other in next, known do
      if named[name] then
         for _, effect in ipairs(EFFECTS) do
            local key = effect.key
            if other[key] and not found[key] then found[key], is_new = true, true end
         end
      end
   end
   return is_new
end

-- Does nothing in a text leave but its end?
local function goes_on(text)
   return not text:gsub("\n    return 0;$", ""):find("%f[%w_]return%f[^%w_]")
      and not text:find("%f[%w_]far%f[^%w_]")
end

--- `common`: the text of functions that others call. Returns a function of a text: the constants of
-- operations/op.h for what it does; and whether it does nothing but go on, and writes what lives
-- for one bundle itself.
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
      local is_own = found.bundle
      found.bundle = nil
      add(found, named, known)
      local flags = lists.collect(EFFECTS, function(effect)
         return found[effect.key] and effect.flag
      end)
      local what = #flags > 0 and table.concat(flags, " | ") or "0"
      return what, is_own and not found.bundle and what == "0" and goes_on(text)
   end
end

return M

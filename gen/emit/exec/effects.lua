-- What functions of forms may do besides going on with the next instruction, by their text and that
-- of all that they call: store to `$pc`, which is rt_lead in a form and rt_go elsewhere, or look
-- for the address after them in the machine, which must be there then; halt, or store to a space;
-- start a store that takes effect later; lead always to one place, or to what is in a register;
-- lead there after delay slots.
local lists = require("gen.base.lists")
local near = require("gen.emit.exec.near")

local M = {}

local EFFECTS = { { key = "leads", flag = "RT_LEADS" }, { key = "fixed", flag = "RT_FIXED" },
   { key = "goes", flag = "RT_GOES" }, { key = "ends", flag = "RT_ENDS" },
   { key = "stores", flag = "RT_STORES" },
   { key = "later", flag = "RT_LATER" }, { key = "anywhere", flag = "RT_ANYWHERE" },
   { key = "delays", flag = "RT_DELAYS" },
   { key = "bundle" }, { key = "next" } }

-- The functions of a text, { name, text }.
local function functions_in(text)
   local list = {}
   for head, body in ("\n" .. text):gmatch("\n(static inline [^{};]-)\n(%b{})") do
      list[#list + 1] = { name = head:match("([%w_]+)%("), text = body }
   end
   return list
end

-- Are all stores to spaces known to be within reach in what is near?
local function stores_near(text, named)
   local _, stores = text:gsub("rt_store%(", "")
   local _, known = text:gsub("rt_can_store%(", "")
   return stores == known and not named.rt_store_word
end

local function own(text)
   local named = {}
   for name in text:gmatch("[%a_][%w_]*") do named[name] = true end
   local stores = named.rt_store or named.rt_store_word
   local is_near = stores and stores_near(text, named)
   local reads_next = text:gsub("m%->next = ", ""):find("m%->next%f[^%w_]")
   return { goes = named.rt_go or reads_next ~= nil, leads = named.rt_lead,
      fixed = near.is_fixed(text),
      anywhere = text:find("rt_lead%(way, [^;]*s%->") ~= nil,
      next = named.rt_raise_at or text:find("in[1]", 1, true) ~= nil,
      ends = named.halted or stores and not is_near, stores = is_near, bundle = named.bundle,
      delays = named.rt_lead_after,
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

local FITS_SLOTS = lists.set({ "0", "RT_ENDS", "RT_STORES" })
local FITS_DELAY = lists.set({ "0", "RT_ENDS", "RT_STORES", "RT_DELAYS", "RT_FIXED" })

local function only(what, flags)
   for flag in what:gmatch("[%w_]+") do
      if not flags[flag] then return false end
   end
   return true
end

--- Do the flags allow a later store to `$pc` that is apart?
function M.fits_delay(what) return only(what, FITS_DELAY) end

--- `common`: the text of functions that others call. Returns a function of a text: the constants of
-- operations/op.h for what it does; whether it does nothing but go on, and writes what lives
-- for one bundle itself; and whether it may be executed in a delay slot as if there were none.
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
      return what, is_own and not found.bundle and what == "0" and goes_on(text),
         only(what, FITS_SLOTS) and not found.next
   end
end

return M

-- `check --types`: the intervals that the checker found, in the order of the source.
local lists = require("gen.base.lists")
local num = require("gen.num")
local places = require("gen.base.place")
local interval = require("gen.ir.interval")

local M = {}

-- Text --------------------------------------------------------------------------------------------

local LARGE = 65536

local function number(n, in_hex)
   if num.is_negative(n) then return "-" .. number(num.neg(n), in_hex) end
   return in_hex and num.lt(9, n) and "0x" .. num.hex(n) or num.tostring(n)
end

-- Where one bound is large both are in hex.
local function interval_text(lo, hi)
   local in_hex = num.le(LARGE, num.max(num.abs(lo), num.abs(hi)))
   if num.eq(lo, hi) then return number(lo, in_hex) end
   return number(lo, in_hex) .. ".." .. number(hi, in_hex)
end

--- The smallest type that holds an interval.
local function type_text(lo, hi)
   local is_signed = num.is_negative(lo)
   for width = 1, 128 do
      local least, most = interval.of_type(width, is_signed)
      if num.le(least, lo) and num.le(hi, most) then return (is_signed and "s" or "u") .. width end
   end
   return "s129"
end

-- What forms have in common: array of {lo, hi, forms = names}.
local function groups_of(entry)
   local groups, by_text = {}, {}
   for _, one in ipairs(entry.forms) do
      local key = interval_text(one.lo, one.hi)
      local group = by_text[key]
      if not group then
         group = { lo = one.lo, hi = one.hi, forms = {} }
         by_text[key], groups[#groups + 1] = group, group
      end
      table.insert(group.forms, one.name)
   end
   return groups
end

local SHAPE = { ["local"] = "%s", store = "%s =", result = "%s(..)", value = "= %s",
   returns = "returns" }
local FORMS_SHOWN = 4

-- Forms of a page by what follows its name.
local function forms_text(group, groups, page)
   if #groups == 1 then return "" end
   local names = {}
   for i = 1, math.min(FORMS_SHOWN, #group.forms) do
      names[i] = group.forms[i]:gsub("^" .. page .. "%.", "", 1)
   end
   local more = #group.forms - FORMS_SHOWN
   return "  " .. table.concat(names, ", ") .. (more > 0 and (" and %d more"):format(more) or "")
end

local function owner_text(owner)
   return (owner.kind or owner.tag) .. " " .. (owner.short or owner.name or owner.scope)
end

-- Order of the source: the files as they were read, then lines.
local function in_order(model_types)
   local entries, files = {}, {}
   for i, entry in ipairs(model_types) do
      local at, owner_at = places.physical(entry.at), places.physical(entry.owner.at)
      entries[i] = { entry = entry, at = at, owner_at = owner_at, number = i }
      files[owner_at.source] = owner_at.source.path
   end
   local function less(a, b)
      local first, second = files[a.owner_at.source], files[b.owner_at.source]
      if first ~= second then return first < second end
      if a.owner_at.line ~= b.owner_at.line then return a.owner_at.line < b.owner_at.line end
      if a.at.line ~= b.at.line then return a.at.line < b.at.line end
      if a.at.col ~= b.at.col then return a.at.col < b.at.col end
      return a.number < b.number
   end
   table.sort(entries, less)
   return entries
end

--- Lines for people; `say` writes one.
function M.print(model_types, say)
   local owner
   for _, one in ipairs(in_order(model_types)) do
      local entry = one.entry
      if entry.owner ~= owner then
         owner = entry.owner
         say(("%s:%d: %s"):format(one.owner_at.source.path, one.owner_at.line, owner_text(owner)))
      end
      local groups = groups_of(entry)
      for i, group in ipairs(groups) do
         local name = i == 1 and SHAPE[entry.kind]:format(entry.name) or ""
         say((("%6s  %-20s  %-24s  %-4s%s"):format(i == 1 and one.at.line or "", name,
            interval_text(group.lo, group.hi), type_text(group.lo, group.hi),
            forms_text(group, groups, owner.name)):gsub(" +$", "")))
      end
   end
end

-- JSON --------------------------------------------------------------------------------------------

M.KEYS = { "in", "file", "line", "col", "kind", "name", "intervals", "lo", "hi", "type", "forms" }

--- The same as records.
function M.records(model_types)
   local out = lists.map(in_order(model_types), function(one)
      local entry, groups = one.entry, groups_of(one.entry)
      local intervals = lists.map(groups, function(group)
         return { lo = num.tostring(group.lo), hi = num.tostring(group.hi),
            type = type_text(group.lo, group.hi), forms = #groups > 1 and group.forms or nil }
      end)
      return { ["in"] = owner_text(entry.owner), file = one.at.source.path, line = one.at.line,
         col = places.column(one.at), kind = entry.kind, name = entry.name, intervals = intervals }
   end)
   return setmetatable(out, { __jsontype = "array" })
end

return M

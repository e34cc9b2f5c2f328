-- What is done with lists (arrays) everywhere: the usual functions, so that a loop that is written
-- out does something else.
local M = {}

--- {f(x) for each x}.
function M.map(list, f)
   local results = {}
   for i = 1, #list do results[i] = f(list[i]) end
   return results
end

--- The elements for which f is true, in their order.
function M.filter(list, f)
   local kept = {}
   for i = 1, #list do
      if f(list[i]) then kept[#kept + 1] = list[i] end
   end
   return kept
end

--- The results of f(x) that are not nil or false, in their order.
function M.collect(list, f)
   local results = {}
   for i = 1, #list do
      local result = f(list[i])
      if result then results[#results + 1] = result end
   end
   return results
end

--- The first element for which f is true; nil when there is none.
function M.find(list, f)
   for i = 1, #list do
      if f(list[i]) then return list[i] end
   end
end

--- Is f true for some element?
function M.any(list, f)
   for i = 1, #list do
      if f(list[i]) then return true end
   end
   return false
end

--- Is f true for every element?
function M.all(list, f)
   for i = 1, #list do
      if not f(list[i]) then return false end
   end
   return true
end

local NONE = {}

--- For a loop over lists in a list: `for form, choice in lists.nested(forms, "choices") do`. An
--- element without the inner list is passed over.
function M.nested(list, key)
   local i, inner, k = 0, NONE, 0
   return function()
      k = k + 1
      while k > #inner do
         i, k = i + 1, 1
         if list[i] == nil then return nil end
         inner = list[i][key] or NONE
      end
      return list[i], inner[k]
   end
end

--- The links of a chain `{.., prev}` after the link `from`, the oldest first.
function M.chain(last, from)
   local links = {}
   while last ~= from do
      table.insert(links, 1, last)
      last = last.prev
   end
   return links
end

--- Is it one of the elements?
function M.contains(list, element)
   for i = 1, #list do
      if list[i] == element then return true end
   end
   return false
end

--- The elements as keys of a table whose values are true.
function M.set(list)
   local set = {}
   for i = 1, #list do set[list[i]] = true end
   return set
end

--- Appends all elements of another list; returns the first.
function M.append(list, more) return table.move(more, 1, #more, #list + 1, list) end

--- Appends an element unless it, or `key`, is in `seen`.
function M.add_once(list, seen, element, key)
   key = key == nil and element or key
   if seen[key] then return end
   seen[key] = true
   list[#list + 1] = element
end

--- The entry of a table under `key`, which is `new` (and appended to `list`) if there was none.
function M.entry(of, key, new, list)
   local entry = of[key]
   if entry then return entry end
   of[key] = new
   if list then list[#list + 1] = new end
   return new
end

--- A name that `taken` does not have: `wanted`, or with a number after it. It is taken from now on.
function M.unique_name(taken, wanted, separator)
   local name, n = wanted, 1
   while taken[name] do
      n = n + 1
      name = wanted .. (separator or "_") .. n
   end
   taken[name] = true
   return name
end

--- f(x) of all elements as one text, `separator` between them.
function M.join(list, separator, f) return table.concat(M.map(list, f), separator) end

--- Adds the flags that are set in `flags` to those in `into`.
function M.merge_flags(into, flags)
   for i, flag in ipairs(flags or {}) do into[i] = into[i] or flag end
end

--- The keys of a table, sorted.
function M.sorted_keys(set, before)
   local keys = {}
   for key in pairs(set) do keys[#keys + 1] = key end
   table.sort(keys, before)
   return keys
end

return M

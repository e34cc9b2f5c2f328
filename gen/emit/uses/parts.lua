-- Parts that functions of uses have in common (`emit/c/parts.lua`): they may differ in slots of the
-- instruction, numbers of locals and of tests, and names of variables (rows.lua).
local lists = require("gen.base.lists")
local parts = require("gen.emit.c.parts")
local rows_of = require("gen.emit.uses.rows")

local M = {}

local LEAST = 100 -- characters of a part
local MOST_PARAMETERS = 9

-- What a part names, in the order of first places, and a text that is the same for parts that are
-- alike; nil where it assigns a variable of others.
local function names_of(place)
   local own, seen, names, key, counts = place.own, {}, {}, {}, {}
   local assigned, counters = {}, {}
   for i = place.from, place.to do
      local row = own.rows[i]
      if row.assigned then assigned[row.assigned] = true end
      if row.counter then counters[row.counter] = true end
      for _, token in ipairs(row.tokens) do
         local name = token.name
         if not seen[name] then
            names[#names + 1] = { kind = token.kind, text = token.text, name = name }
            seen[name] = #names
         end
         counts[name] = (counts[name] or 0) + 1
         key[#key + 1] = seen[name]
      end
   end
   for _, found in ipairs(names) do
      key[#key + 1] = found.kind
      if found.kind == "variable" then
         local name = found.text
         local is_all = not own.given[name] and own.counts[name] == counts[name]
         if assigned[name] and (not is_all or place.in_loop) then return nil end
         found.is_inner = is_all and own.types[name] ~= nil
         found.type = own.types[name] or "uint64_t"
         if counters[name] then found.is_inner, found.type = true, "of a loop" end
         key[#key + 1] = found.type .. tostring(found.is_inner)
      end
   end
   return names, table.concat(key, " ")
end

local TYPES = { slot = "int v", ["local"] = "unsigned n" }

-- The lines of a part, and its parameters as C.
local function written(place, parameters)
   local new, types, inner, given, tests, variables = {}, {}, {}, {}, 0, 0
   local is_given = {}
   for _, i in ipairs(parameters) do is_given[i] = true end
   for i, found in ipairs(place.names) do
      if found.kind == "test" then
         tests = tests + 1
         new[found.name] = tostring(tests)
      elseif found.kind == "variable" then
         variables = variables + 1
         local name = "x" .. variables
         new[found.name], types[name] = name, found.type
         if is_given[i] then given[#given + 1] = found.type .. " " .. name
         elseif found.is_inner then inner[#inner + 1] = name
         end
      elseif is_given[i] then
         given[#given + 1] = TYPES[found.kind] .. #given + 1
         new[found.name] = given[#given]:match("%S+$")
      end
   end
   local lines = parts.lines(place, function(token) return new[token.name] end)
   return lists.append(rows_of.declarations(inner, types), lines), given
end

local function call_of(part, place, parameters)
   local words = lists.map(parameters, function(i) return ", " .. place.names[i].text end)
   return { ("%s(u%s);"):format(part.name, table.concat(words)) }
end

-- Lines with the declarations that they still need.
local function left(own, lines)
   local text = table.concat(lines, "\n")
   local named = lists.filter(own.names, function(name)
      return text:find("%f[%w_]" .. name .. "%f[^%w_]") ~= nil
   end)
   return lists.append(rows_of.declarations(named, own.types), lines)
end

--- Functions { name, parameters, lines }, in the order of calls, with the parts of them:
--- `put(name of a user, parameters, lines)` makes one; `known` are all by name.
function M.share(functions, known, put)
   return parts.share(functions, { least = LEAST, most_given = MOST_PARAMETERS, names = names_of,
      call = call_of, left = left,
      read = function(f) return rows_of.read(f, known) end,
      is_given = function(found) return found.kind ~= "test" and not found.is_inner end,
      new = function(place, parameters)
         local lines, given = written(place, parameters)
         return put(place.own.f.name, given, lines)
      end })
end

return M

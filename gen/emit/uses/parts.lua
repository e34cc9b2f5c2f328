-- Parts that functions of uses have in common, as functions of their own (rows.lua says what they
-- may differ in). A round takes out what saves most; the next one looks at what is left, and into
-- the parts.
local lists = require("gen.base.lists")
local rows_of = require("gen.emit.uses.rows")

local M = {}

local LEAST, MOST = 100, 20000 -- characters of a part
local LEAST_GAIN = 160 -- characters
local MOST_PARAMETERS = 9
local WINDOW = 12 -- statements of a part that is not the end of a block
local MOST_ROUNDS = 6

-- Candidates --------------------------------------------------------------------------------------

-- The last row of the statement that begins with a row.
local function end_of(rows, i)
   local depth = rows[i].depth
   while rows[i + 1] and (rows[i + 1].depth > depth
      or rows[i + 1].depth == depth and rows[i + 1].is_tail) do
      i = i + 1
   end
   return i
end

-- A statement: its rows, its size, and a number that all have which differ in holes alone.
local function statement_of(rows, from, numbers)
   local to, size, is_fixed, words = end_of(rows, from), 0, false, {}
   for i = from, to do
      local row = rows[i]
      words[#words + 1] = (row.depth - rows[from].depth) .. row.skeleton
      size = size + #row.skeleton + 4 * (row.depth - rows[from].depth)
      is_fixed = is_fixed or row.is_fixed
   end
   local key = table.concat(words, "\n")
   numbers[key] = numbers[key] or #numbers + 1
   numbers[numbers[key]] = (numbers[numbers[key]] or 0) + 1
   return { from = from, to = to, size = size, is_fixed = is_fixed, number = numbers[key] }
end

-- The blocks of statements in rows: { statements, in_loop }.
local function add_blocks(rows, from, to, in_loop, numbers, blocks)
   local block = { in_loop = in_loop }
   blocks[#blocks + 1] = block
   while from <= to do
      local s = statement_of(rows, from, numbers)
      block[#block + 1] = s
      local first = s.from + 1
      for i = first, s.to + 1 do
         if i > s.to or rows[i].depth == rows[from].depth then
            if i > first then
               add_blocks(rows, first, i - 1, in_loop or rows[from].counter ~= nil, numbers, blocks)
            end
            first = i + 1
         end
      end
      from = s.to + 1
   end
   return blocks
end

-- Calls f(place, key) for runs of statements that may be alike. Where a statement is like no other,
-- no run with it is.
local function each_run(own, numbers, f)
   for _, block in ipairs(own.blocks) do
      for a = 1, #block do
         local size, words = 0, {}
         for b = a, #block do
            local s = block[b]
            if s.is_fixed or numbers[s.number] < 2 then break end
            size = size + s.size
            if size > MOST then break end
            words[#words + 1] = s.number
            if size >= LEAST and (b - a < WINDOW or b == #block) then
               f({ own = own, from = block[a].from, to = s.to, size = size,
                  in_loop = block.in_loop }, table.concat(words, " "))
            end
         end
      end
   end
end

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

-- Places in groups that say the same.
local function groups_of(all)
   local numbers, counts, groups, of_key = {}, {}, {}, {}
   for _, own in ipairs(all) do
      own.blocks = add_blocks(own.rows, 1, #own.rows, false, numbers, {})
   end
   local function each(f)
      for _, own in ipairs(all) do each_run(own, numbers, f) end
   end
   each(function(_, key) counts[key] = (counts[key] or 0) + 1 end)
   each(function(place, key)
      if counts[key] < 2 then return end
      local names, more = names_of(place)
      if not names then return end
      place.names = names
      local group = lists.entry(of_key, key .. ":" .. more,
         { size = place.size, number = #groups + 1 }, groups)
      group[#group + 1] = place
   end)
   return groups
end

-- Choice ------------------------------------------------------------------------------------------

-- Which names are parameters: those that not all places have in common.
local function parameters_of(group)
   local list = {}
   for i, found in ipairs(group[1].names) do
      local is_free = found.kind ~= "test" and not found.is_inner
      local is_same = found.text:find("^%d+$") and lists.all(group, function(place)
         return place.names[i].text == found.text
      end)
      if is_free and not is_same then list[#list + 1] = i end
   end
   return list
end

-- Characters that are saved: not exactly.
local function gain_of(group, parameters)
   return group.size * (#group - 1) - (34 + 6 * #parameters) * #group - 60 - 12 * #parameters
end

-- The places of a group where nothing is taken yet; no two overlap.
local function free_places(group)
   local free = { size = group.size }
   for _, place in ipairs(group) do
      local last = free[#free]
      local overlaps = last and last.own == place.own and place.from <= last.to
         or lists.any(place.own.taken, function(taken)
            return place.from <= taken.to and taken.from <= place.to
         end)
      if not overlaps then free[#free + 1] = place end
   end
   return free
end

-- Groups that may be worth it, the best first.
local function best_of(groups)
   local list = lists.filter(groups, function(group)
      if #group < 2 then return false end
      group.gain = gain_of(group, parameters_of(group))
      return group.gain >= LEAST_GAIN
   end)
   table.sort(list, function(a, b)
      if a.gain ~= b.gain then return a.gain > b.gain end
      return a.number < b.number
   end)
   return list
end

-- Writing -----------------------------------------------------------------------------------------

local function indent(depth) return ("    "):rep(depth) end

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
   local lines, rows = rows_of.declarations(inner, types), place.own.rows
   for i = place.from, place.to do
      lines[#lines + 1] = indent(rows[i].depth - rows[place.from].depth)
         .. rows_of.text(rows[i], function(token) return new[token.name] or token.text end)
   end
   return lines, given
end

local function call_of(part, place, parameters)
   local words = lists.map(parameters, function(i) return ", " .. place.names[i].text end)
   return ("%s(u%s);"):format(part.name, table.concat(words))
end

local function same_text(token) return token.text end

-- The lines of a function with calls in the place of parts.
local function without_parts(own)
   local at, lines, i = {}, {}, 1
   for _, place in ipairs(own.taken) do at[place.from] = place end
   while own.rows[i] do
      local row, place = own.rows[i], at[i]
      local text = place and place.call or rows_of.text(row, same_text)
      lines[#lines + 1] = indent(row.depth) .. text
      i = (place and place.to or i) + 1
   end
   local text = table.concat(lines, "\n")
   local named = lists.filter(own.names, function(name)
      return text:find("%f[%w_]" .. name .. "%f[^%w_]") ~= nil
   end)
   return lists.append(rows_of.declarations(named, own.types), lines)
end

-- Rounds ------------------------------------------------------------------------------------------

-- Takes a group out where that still saves something: the part, before the function that has it
-- first.
local function take(group, put)
   local free = free_places(group)
   local parameters = #free > 1 and parameters_of(free)
   if not parameters or #parameters > MOST_PARAMETERS
      or gain_of(free, parameters) < LEAST_GAIN then
      return false
   end
   local first = free[1]
   local lines, given = written(first, parameters)
   local part = put(first.own.f.name, given, lines)
   table.insert(first.own.parts, part)
   for _, place in ipairs(free) do
      place.call = call_of(part, place, parameters)
      table.insert(place.own.taken, place)
   end
   return true
end

--- Functions { name, parameters, lines }, in the order of calls, with the parts of them:
--- `put(name of a user, parameters, lines)` makes one; `known` are all by name.
function M.share(functions, known, put)
   local read = {} -- by function
   for _ = 1, MOST_ROUNDS do
      local all = lists.map(functions, function(f)
         local own = read[f] or rows_of.read(f, known)
         own.taken, own.parts, read[f] = {}, {}, own
         return own
      end)
      local found, list = false, {}
      for _, group in ipairs(best_of(groups_of(all))) do found = take(group, put) or found end
      if not found then break end
      for _, own in ipairs(all) do
         lists.append(list, own.parts)
         if #own.taken > 0 then own.f.lines, read[own.f] = without_parts(own), nil end
         list[#list + 1] = own.f
      end
      functions = list
   end
   return functions
end

return M

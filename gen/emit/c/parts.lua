-- Parts that functions of C have in common, as functions of their own. Lines are rows with blanks
-- for what may differ: an emitter reads them, and says what may be a part and how it is written. A
-- round takes out what saves most; the next one looks at what is left, and into the parts.
--
-- A row: { pieces, tokens, skeleton, depth, is_tail (belongs to the statement before), is_fixed
-- (stays where it is), leaves (the row of the loop or `switch` that it goes out of), in_loop (what
-- is inside happens again) }. What an emitter gives (`how`):
--    least          characters of a part
--    most_given     parameters
--    read(f)        -> { f, rows }
--    names(place)   -> what a part names, a text that tells it from others; nil where it is none
--    is_given(name) -> a parameter, where not all places have the same number
--    new(place, parameters)        -> the function of a part
--    call(part, place, parameters) -> lines of a call
--    left(own, lines)              -> lines of a function without the parts
local lists = require("gen.base.lists")

local M = {}

local MOST = 20000 -- characters of a part
local LEAST_GAIN = 160 -- characters
local WINDOW = 12 -- statements of a part that is not the end of a block
local MOST_ROUNDS = 6

-- Rows --------------------------------------------------------------------------------------------

--- A row of a text: `blanks` = { {kind, from, to, name}.. } in their order.
function M.row(text, blanks)
   local pieces, tokens, at = {}, {}, 1
   for _, blank in ipairs(blanks) do
      local inside = text:sub(blank.from, blank.to)
      pieces[#pieces + 1] = text:sub(at, blank.from - 1)
      tokens[#tokens + 1] = { kind = blank.kind, text = inside, name = blank.name or inside }
      at = blank.to + 1
   end
   pieces[#pieces + 1] = text:sub(at)
   return { pieces = pieces, tokens = tokens, skeleton = table.concat(pieces, "\1") }
end

--- The text of a row; `word_of(token)` is what a blank is filled with: nil, with what was there.
function M.text(row, word_of)
   local out = {}
   for i, piece in ipairs(row.pieces) do
      local token = row.tokens[i]
      out[#out + 1] = piece
      if token then out[#out + 1] = word_of and word_of(token) or token.text end
   end
   return table.concat(out)
end

local function indent(depth) return ("    "):rep(depth) end

--- The lines of a part, in which `word_of(token)` fills blanks.
function M.lines(place, word_of)
   local lines, rows = {}, place.own.rows
   for i = place.from, place.to do
      lines[#lines + 1] = indent(rows[i].depth - rows[place.from].depth)
         .. M.text(rows[i], word_of)
   end
   return lines
end

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

-- A statement: its rows, its size, and a number that all have which differ in blanks alone.
local function statement_of(rows, from, numbers)
   local to, size, is_fixed, words = end_of(rows, from), 0, false, {}
   for i = from, to do
      local row = rows[i]
      words[#words + 1] = (row.depth - rows[from].depth) .. row.skeleton
      size = size + #row.skeleton + 4 * (row.depth - rows[from].depth)
      is_fixed = is_fixed or row.is_fixed or row.leaves and row.leaves < from
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
               add_blocks(rows, first, i - 1, in_loop or rows[from].in_loop, numbers, blocks)
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
local function each_run(own, numbers, least, f)
   for _, block in ipairs(own.blocks) do
      for a = 1, #block do
         local size, words = 0, {}
         for b = a, #block do
            local s = block[b]
            if s.is_fixed or numbers[s.number] < 2 then break end
            size = size + s.size
            if size > MOST then break end
            words[#words + 1] = s.number
            if size >= least and (b - a < WINDOW or b == #block) then
               f({ own = own, from = block[a].from, to = s.to, size = size,
                  in_loop = block.in_loop }, table.concat(words, " "))
            end
         end
      end
   end
end

-- Places in groups that say the same.
local function groups_of(all, how)
   local numbers, counts, groups, of_key = {}, {}, {}, {}
   for _, own in ipairs(all) do
      own.blocks = add_blocks(own.rows, 1, #own.rows, false, numbers, {})
   end
   local function each(f)
      for _, own in ipairs(all) do each_run(own, numbers, how.least, f) end
   end
   each(function(_, key) counts[key] = (counts[key] or 0) + 1 end)
   each(function(place, key)
      if counts[key] < 2 then return end
      local names, more = how.names(place)
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
local function parameters_of(group, how)
   local list = {}
   for i, found in ipairs(group[1].names) do
      local is_same = found.text:find("^[@VL]*%d+$") and lists.all(group, function(place)
         return place.names[i].text == found.text
      end)
      if how.is_given(found) and not is_same then list[#list + 1] = i end
   end
   return list
end

local CALL = 34 -- characters of a call without parameters, where `names` say nothing of its `cost`

-- Characters that are saved: not exactly.
local function gain_of(group, parameters)
   local call = (group[1].names.cost or CALL) + 6 * #parameters
   return group.size * (#group - 1) - call * #group - 60 - 12 * #parameters
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

-- Groups that save enough, the best first.
local function best_of(groups, how)
   local list = lists.filter(groups, function(group)
      if #group < 2 then return false end
      group.gain = gain_of(group, parameters_of(group, how))
      return group.gain >= LEAST_GAIN
   end)
   table.sort(list, function(a, b)
      if a.gain ~= b.gain then return a.gain > b.gain end
      return a.number < b.number
   end)
   return list
end

-- Rounds ------------------------------------------------------------------------------------------

-- The lines of a function with calls in the place of parts.
local function without_parts(own, how)
   local at, lines, i = {}, {}, 1
   for _, place in ipairs(own.taken) do at[place.from] = place end
   while own.rows[i] do
      local row, place = own.rows[i], at[i]
      for _, line in ipairs(place and place.call or { M.text(row) }) do
         lines[#lines + 1] = indent(row.depth) .. line
      end
      i = (place and place.to or i) + 1
   end
   return how.left(own, lines)
end

-- Takes a group out where that still saves something: the part, before the function that has it
-- first.
local function take(group, how)
   local free = free_places(group)
   local parameters = #free > 1 and parameters_of(free, how)
   if not parameters or #parameters > how.most_given
      or gain_of(free, parameters) < LEAST_GAIN then
      return false
   end
   local part = how.new(free[1], parameters)
   table.insert(free[1].own.parts, part)
   for _, place in ipairs(free) do
      place.call = how.call(part, place, parameters)
      table.insert(place.own.taken, place)
   end
   return true
end

--- Functions, which have `lines`, in the order of calls, with the parts of them.
function M.share(functions, how)
   local read = {} -- by function
   for _ = 1, MOST_ROUNDS do
      local all = lists.map(functions, function(f)
         local own = read[f] or how.read(f)
         own.taken, own.parts, read[f] = {}, {}, own
         return own
      end)
      local found, list = false, {}
      for _, group in ipairs(best_of(groups_of(all, how), how)) do
         found = take(group, how) or found
      end
      if not found then break end
      for _, own in ipairs(all) do
         lists.append(list, own.parts)
         if #own.taken > 0 then own.f.lines, read[own.f] = without_parts(own, how), nil end
         list[#list + 1] = own.f
      end
      functions = list
   end
   return functions
end

return M

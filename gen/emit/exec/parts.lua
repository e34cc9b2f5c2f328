-- Parts that functions of forms in one file have in common (`emit/c/parts.lua`): they may differ in
-- the names of locals and in slots of the instruction. A part that may trap returns the trap; what
-- it gives to a local of its caller goes through a pointer.
local lists = require("gen.base.lists")
local parts = require("gen.emit.c.parts")
local tidy = require("gen.emit.c.tidy")

local M = {}

local LEAST = 300 -- characters of a part
local MOST_PARAMETERS = 12
local CALL, STATUS = 40, 110 -- characters of a call, and of a test whether it trapped

-- Reading -----------------------------------------------------------------------------------------

local TYPES = { ["int"] = true, ["unsigned"] = true, ["rt_u128"] = true, ["rt_i128"] = true }

local function is_type(word) return TYPES[word] or word:find("^u?int%d+_t$") ~= nil end

local OTHER = "?" -- the type of what cannot be a parameter

-- The name that a line declares, its type, and whether it is an array or begins as 0.
local function declared(text)
   local head = text:match("^for %((.*)$") or text
   local type, name = head:match("^struct ([%w_]+) %*const ([%a_][%w_]*) =")
   if name then return name, ("struct %s *"):format(type) end
   name = head:match("^struct [%w_]+ ([%a_][%w_]*)[ ;%[]") or head:match("^} ([%a_][%w_]*)[;%[]")
   if name then return name, OTHER end
   local const, after
   const, type, name, after = head:match("^(c?o?n?s?t? ?)([%a_][%w_]*) ([%a_][%w_]*)([ ;%[].*)$")
   if not name or not is_type(type) then return nil end
   if after:find("^%b[]%[") then return name, OTHER end
   if after:find("^%[") then return name, const .. type .. " *", true end
   return name, type .. " ", false, text == ("%s %s = 0;"):format(type, name)
end

-- Parameters of a function: "struct x *m", "int32_t lane".
local function read_parameters(own, parameters)
   for _, text in ipairs(parameters) do
      local type, name = text:match("^(.-)([%a_][%w_]*)$")
      own.places[name] = { { row = 0, type = type } }
   end
end

local SLOTS = { "in%->value%[()%d+()%]", "in%->alt%[()%d+()%]", "@V()%d+()", "@L()%d+()",
   "rt_taken%(in, known, ()%d+()%)", "rt_value%(in, known, ()%d+()%)" }

-- Where a line names slots, by first column: { kind, from, to }.
local function slots_in(text)
   local found = {}
   for i, pattern in ipairs(SLOTS) do
      local kind = (i == 1 or i == 3 or i == 6) and "slot" or "line"
      for from, to in text:gmatch(pattern) do
         local first = i > 2 and i < 5 and from - 2 or from
         found[first] = { kind = kind, from = first, to = to - 1,
            name = kind .. text:sub(from, to - 1) }
      end
   end
   return found
end

-- The blanks of a line: slots, and names of locals. What follows `.` or `->`, what is called, and
-- what is in a string, is no local.
local function blanks_of(own, text)
   local blanks, slots, at, quoted = {}, slots_in(text), 1, false
   while true do
      local s, e = text:find('["@%w_]+', at)
      if not s then return blanks end
      local word, before = text:sub(s, e), text:sub(math.max(1, s - 2), s - 1)
      if word:find('"', 1, true) then
         e = text:find('"', s, true)
         if text:sub(e - 1, e - 1) ~= "\\" then quoted = not quoted end
      elseif not quoted then
         local is_member = before == "->" or before:sub(-1) == "."
         if slots[s] then blanks[#blanks + 1] = slots[s]
         elseif own.places[word] and not is_member and text:sub(e + 1, e + 1) ~= "(" then
            blanks[#blanks + 1] = { kind = "local", from = s, to = e }
         end
      end
      at = e + 1
   end
end

-- What a line does to locals: the name of one that it changes.
local function changed(text)
   return text:match("^([%a_][%w_]*) [%+%-%*/|&^<>]*= ") or text:match("([%a_][%w_]*)%+%+")
      or text:match("([%a_][%w_]*)%-%-")
end

-- May the function go on after this line, or is it clear that it returns a trap?
local function is_trap(text, before)
   local name = text:match("^return ([%a_][%w_]*);$")
   return text:find("^return rt_trap%(") or text == "return (int)m->trap.kind;"
      or name and (before == ("if (%s)"):format(name) or before == ("if (%s) {"):format(name))
end

local function is_tail(text)
   return text:find("^}") ~= nil or text:find("^else%f[%W]") ~= nil or text:find("^case ") ~= nil
      or text:find("^default:") ~= nil
end

local ONCE_A_LANE = { "^for %(int commit = ", "rt_lane%(" } -- loops that are around all of a form

-- Rows whose `break` or `continue` leads out of a statement: which row it belongs to.
local function find_exits(rows)
   local around = {}
   for i, row in ipairs(rows) do
      while #around > 0 and rows[around[#around]].depth >= row.depth and not row.is_tail do
         around[#around] = nil
      end
      if row.is_exit then row.leaves = around[#around] or 0 end
      if row.takes_exits then around[#around + 1] = i end
   end
end

local function read_row(own, text, before)
   local row = parts.row(text, blanks_of(own, text))
   row.text, row.is_tail = text, is_tail(text)
   row.is_return = text:find("^return ") ~= nil
   row.is_fixed = row.is_return and not is_trap(text, before) or text == "RT_VECTOR"
      or before == "RT_VECTOR" or text:find("^%(void%)") ~= nil or text == ""
   row.is_exit = text == "break;" or text == "continue;"
   row.takes_exits = text:find("^for ") ~= nil or text:find("^switch ") ~= nil
   row.in_loop = text:find("^for ") ~= nil
      and not lists.any(ONCE_A_LANE, function(pattern) return text:find(pattern) end)
   return row
end

-- A function with its rows; `places` of a name: { row, type (where it is declared) } in order.
local function read(f)
   local own = { f = f, rows = {}, places = {} }
   read_parameters(own, f.parameters)
   local texts = lists.map(f.lines, function(line) return line:match("^ *(.*)$") end)
   for _, text in ipairs(texts) do
      local name = declared(text)
      if name then own.places[name] = own.places[name] or {} end
   end
   for i, text in ipairs(texts) do
      local row = read_row(own, text, texts[i - 1])
      row.depth = #f.lines[i]:match("^ *") // 4
      own.rows[i] = row
      local name, type, is_array, is_zero = declared(text)
      row.declares, row.is_zero = name, is_zero
      row.changes = changed(text)
      for _, token in ipairs(row.tokens) do
         if token.kind == "local" then
            local list = own.places[token.text]
            if not (list[#list] and list[#list].row == i) then
               list[#list + 1] = { row = i, type = token.text == name and type or nil,
                  is_array = is_array }
            end
         end
      end
   end
   find_exits(own.rows)
   return own
end

-- Parts -------------------------------------------------------------------------------------------

-- Is the address of a local taken in a line?
local function is_taken(text, name)
   return text:find("[%(%s]&" .. name .. "%f[^%w_%-%.%[]") ~= nil
end

-- Does a line give a local a value that does not depend on the one before?
local function sets_alone(text, name)
   local value = text:match("^" .. name .. " = (.*)$")
   return value and not value:find("%f[%w_]" .. name .. "%f[^%w_]") or is_taken(text, name)
end

-- How a part has a local: nil where that cannot be.
local function kind_of(place, name)
   local own, first, last, before, after = place.own, nil, nil, nil, nil
   for _, at in ipairs(own.places[name]) do
      if at.row < place.from then
         before = at.type and at or before
      elseif at.row > place.to then
         after = at
         break
      else
         first, last = first or at, at
      end
   end
   if first.type then return (not after or after.type) and { kind = "inner" } or nil end
   if not before or before.type == OTHER then return nil end
   local rows, is_changed = own.rows, false
   for i = first.row, last.row do
      local row = rows[i]
      is_changed = is_changed or row.changes == name or is_taken(row.text, name)
   end
   if before.is_array or before.type:find("%*") then
      return not is_changed and { kind = "given", type = before.type } or nil
   end
   if not is_changed then return { kind = "given", type = before.type } end
   local list = own.places[name]
   local is_only_here = before.row > 0 and rows[before.row].is_zero and list[1] == before
      and list[2] == first and list[#list] == last
   local is_moved = is_only_here and sets_alone(rows[first.row].text, name)
   return { kind = is_moved and "moved" or "pointer", type = before.type }
end

-- What a part names, in the order of first places.
local function names_of(place)
   if place.in_loop or place.own.rows[place.to].is_return
      and place.own.rows[place.to].depth == place.own.rows[place.from].depth then
      return nil
   end
   local own, seen, names, key = place.own, {}, {}, {}
   for i = place.from, place.to do
      local row = own.rows[i]
      if row.leaves and row.leaves < place.from then return nil end
      names.traps = names.traps or row.is_return
      for _, token in ipairs(row.tokens) do
         if not seen[token.name] then
            local found = { kind = token.kind, text = token.text, name = token.name }
            names[#names + 1] = found
            seen[token.name] = #names
            key[#key + 1] = "+"
            if token.kind == "local" then
               local how = kind_of(place, token.text)
               if not how then return nil end
               found.kind, found.type = how.kind, how.type
               key[#key + 1] = how.kind .. (how.type or "")
            else
               key[#key + 1] = token.kind
            end
         end
         key[#key + 1] = seen[token.name]
      end
   end
   names.cost = CALL + (names.traps and STATUS or 0)
   return names, table.concat(key, " ")
end

local GIVEN = { given = true, pointer = true, slot = true, line = true }

-- Writing -----------------------------------------------------------------------------------------

-- The part as a function; `put(user, type, parameters, lines)` makes it.
local function new_part(put)
   return function(place, parameters)
      local names, new, given, head = place.names, {}, {}, {}
      for _, i in ipairs(parameters) do
         local found = names[i]
         if found.kind == "pointer" then
            given[#given + 1] = found.type .. "*" .. found.text
            new[found.name] = ("(*%s)"):format(found.text)
         elseif found.kind == "given" then
            given[#given + 1] = found.type .. found.text
         else
            new[found.name] = ("%s_%d"):format(found.kind, #given + 1)
            given[#given + 1] = "int " .. new[found.name]
         end
      end
      for _, found in ipairs(names) do
         if found.kind == "moved" then
            head[#head + 1] = ("%s%s = 0;"):format(found.type, found.text)
         end
      end
      local lines = parts.lines(place, function(token) return new[token.name] end)
      lines = lists.map(lists.append(head, lines), function(line)
         return "    " .. line:gsub("^( *)%((%*[%w_]+)%) = ", "%1%2 = ")
      end)
      if names.traps then lines[#lines + 1] = "    return 0;" end
      return put(place.own.f.name, names.traps and "int" or "void", given, lines)
   end
end

local function call_of(part, place, parameters)
   local words = lists.map(parameters, function(i)
      local found = place.names[i]
      local number = found.text:gsub("^@[VL]", "")
      return found.kind == "pointer" and "&" .. found.text or number
   end)
   local call = ("%s(%s);"):format(part.name, table.concat(words, ", "))
   if not place.names.traps then return { call } end
   return { "{", "    const int part_trap = " .. call, "    if (part_trap)",
      "        return part_trap;", "}" }
end

--- Functions { name, parameters, lines }, in the order of calls, with the parts of them:
--- `put(name of a user, type, parameters, lines)` makes one.
function M.share(functions, put)
   return parts.share(functions, { least = LEAST, most_given = MOST_PARAMETERS, read = read,
      names = names_of, new = new_part(put), call = call_of,
      is_given = function(found) return GIVEN[found.kind] end,
      left = function(_, lines) return tidy.without_unused(lines) end })
end

return M

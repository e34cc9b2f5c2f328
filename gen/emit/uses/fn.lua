-- C functions of uses, line by line: what a walk (emit/uses/walk.lua) over code writes.
local lists = require("gen.base.lists")
local value = require("gen.emit.uses.value")

local M = {}

--- What walks are: their methods are here and in walk.lua.
local Walk = {}
Walk.__index = Walk
M.Walk = Walk

local VARIABLE = "%f[%w_]x%f[%d]"
M.VARIABLE = VARIABLE

-- Lines -------------------------------------------------------------------------------------------

--- The lines that f writes. They leave out what was said before. Lines for a local (`deferred`)
--- leave out only what happens here in any case, not what is noted for another local.
function Walk:lines_of(f, deferred)
   local lines, seen, happens = self.lines, self.seen, self.happens
   self.lines, self.seen = {}, setmetatable({}, { __index = deferred and happens or seen })
   if not deferred and seen == happens then self.happens = self.seen end
   f()
   local written = self.lines
   self.lines, self.seen, self.happens = lines, seen, happens
   return written
end

function Walk:line(text) self.lines[#self.lines + 1] = text end

local OF_REGISTERS = { USE = true, USE_PART = true, NEED = true, BUSY = true }

-- Is a line about registers, and not about where the instruction leads to?
local function not_of_paths(text) return OF_REGISTERS[text:match("^[%w_]+")] ~= nil end

local OF_OTHERS = { NEED = true, BUSY = true, JUMP = true, HALT = true, OPENS = true, MEETS = true }

-- Is a line about something else than registers that are written?
local function not_of_writes(text) return OF_OTHERS[text:match("^[%w_]+")] ~= nil end

--- A line that notes something, once in a block and those inside it; again where a local may have
--- changed.
function Walk:note(text)
   if self.only_paths and not_of_paths(text) then return end
   if self.only_writes and not_of_writes(text) then return end
   local key = (text:find(VARIABLE) or text:find("^NEED")) and text .. self.changes or text
   if self.silent or self.seen[key] then return end
   self.seen[key] = true
   self:line(text)
end

local MOST = 96 -- columns of a line that holds what is under its test, too

-- Is a line one statement of C?
function M.is_statement(line) return line:find("^[%w_]+[( ].*;$") ~= nil end

--- Lines under a head, with a tail (nil: none); in one line where there is room.
function Walk:under(head, lines, tail)
   local text = #lines == 1 and M.is_statement(lines[1]) and head .. " " .. lines[1]
   if text and tail == "}" then
      text = text:gsub(" { ", " ", 1)
   elseif text and tail then
      text = text .. " " .. tail
   elseif head:find("{$") then
      text = nil
   end
   if text and #text <= MOST then return self:line(text) end
   self:line(head)
   for _, line in ipairs(lines) do self:line("    " .. line) end
   if tail then self:line(tail) end
end

-- Are the lines one `if` with all that belongs to it?
local function is_if(lines)
   return lines[1]:find("^if ") and lists.all(lines, function(line)
      return line == lines[1] or line:find("^[ }]") ~= nil
   end)
end

local function put_if(self, test, yes, no)
   local text = test.text
   local head = ("if (%s) {"):format(text:match("^%b()$") and text:sub(2, -2) or text)
   if #no == 0 then return self:under(head, yes, "}") end
   self:under(head, yes)
   if not is_if(no) then return self:under("} else {", no, "}") end
   self:line("} else " .. no[1])
   table.move(no, 2, #no, #self.lines + 1, self.lines)
end

-- Statements at the start of both lists, taken out of them: they happen whatever the test says.
local function take_common(self, a, b)
   local common = 0
   while a[common + 1] and a[common + 1] == b[common + 1] and M.is_statement(a[common + 1]) do
      common = common + 1
   end
   if common == 0 then return a, b end
   for i = 1, common do
      if a[i]:find("^x%d+ = ") then self:line(a[i]) else self:note(a[i]) end
   end
   return table.move(a, common + 1, #a, 1, {}), table.move(b, common + 1, #b, 1, {})
end

local EFFECTS = { "WRITE", "JUMP%(", "HALT;", "OPENS%(", "MEETS%(", "BUSY%(",
   "_writes[_%d]*%(", "_after[_%d]*%(", "_use[_%d]*%(" }

-- Do lines note reads alone?
local function are_reads(lines)
   return lists.all(lines, function(line)
      return not lists.any(EFFECTS, function(effect) return line:find(effect) end)
   end)
end

--- Is a text about how numbers of registers compare? Analysis knows bits of registers, not such
--- numbers.
function Walk:is_opaque(text)
   if text:find("rt_[el][qte]%(u") and self:is_data(text) then return true end
   for id in text:gmatch(VARIABLE .. "(%d+)") do
      if self.opaque[tonumber(id)] then return true end
   end
   return false
end

-- Lines without the open tests in them, where an open test is around them already. What is the
-- same as a line before is not said again.
local function without_open(lines)
   local out, tails, said = {}, {}, {}
   local function put(line)
      local same = M.is_statement(line) and not line:find(VARIABLE) and not line:find("NEED")
      if not (same and said[line]) then out[#out + 1] = line end
      said[line] = same
   end
   for _, line in ipairs(lines) do
      local inner = line:sub(4 * #tails + 1)
      local n, statement = inner:match("^IF%((%d+), OPEN%) ?(.*)$")
      if #tails > 0 and line:sub(4 * #tails - 3) == tails[#tails] then
         table.remove(tails)
      elseif n and statement == "" then
         tails[#tails + 1] = ("END(%s)"):format(n)
      else
         put(n and statement:match("^(.*;) END%(%d+%)$") or inner)
      end
   end
   return out
end

--- Does a text speak of what a register wider than one bit holds, or of what is not known at all?
function Walk:is_data(text)
   if text:find("rt_content%(") or text:find("UNKNOWN", 1, true) then return true end
   for name in text:gmatch("[%w_]+_value[_%d]*%f[(]") do
      if self.where.numbers[name] then return true end
   end
   for id in text:gmatch(VARIABLE .. "(%d+)") do
      if self.data[tonumber(id)] then return true end
   end
   return false
end

local function is_open(self, test)
   return test.text == value.open.text or test.kind == "test" and self:is_opaque(test.text)
end

--- Runs one function where a test holds, the other (if any) where it does not.
function Walk:either(test, yes, no)
   no = no or function() end
   if test.const then return (test.const ~= 0 and yes or no)() end
   test = value.test(test)
   local a, b = self:lines_of(yes), self:lines_of(no)
   a, b = take_common(self, a, b)
   if #a == 0 and #b == 0 then return end
   if is_open(self, test) and are_reads(a) and are_reads(b) then
      test, a, b = value.open, without_open(lists.append(a, b)), {}
   end
   if #a == 0 then test, a, b = value.negated(test), b, a end
   if test.kind == "int" then return put_if(self, test, a, b) end
   self.tests = self.tests + 1
   local n = self.tests
   self:under(("IF(%d, %s)"):format(n, test.text), a, #b == 0 and ("END(%d)"):format(n) or nil)
   if #b > 0 then self:under(("ELSE(%d)"):format(n), b, ("END(%d)"):format(n)) end
end

-- Functions ---------------------------------------------------------------------------------------

-- Places of fields and choices of a form: its own numbers. Of the function of an operand: its
-- parameters, in the order in which they are asked for.
M.FORM = { field = tostring, line = tostring }

function M.parameters()
   local self = { given = {}, names = {} }
   local function named(prefix)
      return function(slot)
         local key = prefix .. slot
         if not self.names[key] then
            self.given[#self.given + 1] = { prefix = prefix, slot = slot }
            self.names[key] = prefix .. #self.given
         end
         return self.names[key]
      end
   end
   self.field, self.line = named("v"), named("l")
   return self
end

local ASKED = { VARIABLE .. "%d+", "NEED%(%d+%)" }

-- The variables that lines read, and the locals that they need, "x5", "NEED(5)", with those that
-- these ask for in turn.
local function asked_in(lines, asks)
   local asked, add = {}, nil
   local function note(name)
      if asked[name] then return end
      asked[name] = true
      if asks[name] then add(asks[name]) end
   end
   function add(more)
      for _, line in ipairs(more) do
         local read = line:gsub("x%d+ = ", ""):gsub("&x%d+", "")
         for _, pattern in ipairs(ASKED) do
            for name in read:gmatch(pattern) do note(name) end
         end
      end
   end
   add(lines)
   return asked
end

--- Says which lines give a variable, or what is needed for a local; they are written if it is asked
--- for.
function Walk:asks_for(name, lines)
   self.asks[name] = lists.append(self.asks[name] or {}, lines)
end

local function are_same(a, b)
   for name in next, a do if not b[name] then return false end end
   for name in next, b do if not a[name] then return false end end
   return true
end

-- A walk that has written a function: again until it gives its locals just what is asked of them.
-- The first one asks for nothing, and shows what will be.
function M.walk_over(where, form, new_places, how, f)
   local several, differs, noted, asked, walk, again = {}, {}, {}, {}
   repeat
      local seen = {}
      walk = setmetatable({ where = where, form = form, places = new_places(),
         waiting = how.waiting, only_paths = how.only_paths, silent = how.silent,
         late = how.late, folds = how.folds, only_writes = how.only_writes, given = {},
         lines = {}, seen = seen, happens = seen,
         known = how.known or {}, changes = 0, tests = 0, rounds = 0,
         asked = asked, asks = {}, first = {}, several = several,
         differs = differs, alike = {}, noted = noted, value_of = {}, values = {}, early = {},
         kinds = {}, data = {}, opaque = {}, needs = {} }, Walk)
      f(walk)
      local now = asked_in(walk.lines, walk.asks)
      again = walk.again or not are_same(now, asked)
      asked = now
   until not again
   return walk
end

--- What f() returns about an operand of the form; f is called once, as a walk goes over an operand
--- each time that one around it is written again.
function Walk:once(choice, what, f)
   local key = what .. (self.waiting and " waiting" or "") .. (self.late and " late" or "")
   local of_choice = self.known[choice] or {}
   self.known[choice] = of_choice
   of_choice[key] = of_choice[key] or f()
   return of_choice[key]
end

-- The variables of a function, by kind.
local DECLARED = { { kind = "int", head = "uint64_t ", text = "x%d = 0" },
   { kind = "test", head = "struct rt_test ", text = "x%d = OPEN" },
   { kind = "number", head = "rt_value ", text = "x%d = UNKNOWN" },
   { kind = "joined", head = "struct rt_local ", text = "x%d = NOTHING" } }

-- The body of a function, with its variables.
function M.body_of(walk)
   local lines, notes = {}, false
   for _, declared in ipairs(DECLARED) do
      local ids = {}
      for id in next, walk.kinds do
         if walk.kinds[id] == declared.kind then ids[#ids + 1] = id end
      end
      table.sort(ids)
      local text = lists.join(ids, ", ", function(id) return declared.text:format(id) end)
      if #ids > 0 then lines[#lines + 1] = declared.head .. text .. ";" end
   end
   for name in next, walk.asked do notes = notes or name:find("^NEED") ~= nil end
   if notes then lines[#lines + 1] = "rt_enter(u);" end
   lists.append(lines, walk.lines)
   if notes then lines[#lines + 1] = "rt_leave(u);" end
   return lines
end

--- A call of a function with that body: `put(kind, name, parameters, lines)` of `where` writes it
--- unless it is there.
function M.call(self, kind, name, inner)
   local lines, parameters, args = M.body_of(inner), {}, { "u" }
   local text = table.concat(lines, "\n")
   for i, given in ipairs(inner.places.given) do
      if text:find("%f[%w_]" .. given.prefix .. i .. "%f[^%w_]") then
         parameters[#parameters + 1] = "int " .. given.prefix .. i
         args[#args + 1] = given.prefix == "v" and self.places.field(given.slot)
            or self.places.line(given.slot)
      end
   end
   local put = self.where.put(kind, name, parameters, lines)
   if kind == "rt_value" then self.where.numbers[put] = true end
   return ("%s(%s)"):format(put, table.concat(args, ", "))
end

return M

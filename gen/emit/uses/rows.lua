-- Functions of uses as rows: lines with blanks for what may differ where the same is noted. These
-- are slots of the instruction, numbers of locals and of tests, and names of variables.
local lists = require("gen.base.lists")
local parts = require("gen.emit.c.parts")

local M = {}

local EXPECTED = { IF = "test", ELSE = "test", END = "test", LET = "local", END_LET = "local",
   MORE = "local", END_MORE = "local", NEED = "local", LINE = "slot" }

-- What kind an argument of a function is.
local function argument_kind(f, n)
   return f.parameters[n]:find("^unsigned") and "local" or "slot"
end

-- A line as a row.
local function read_line(line, functions)
   local blanks, at, expected, called, argument = {}, 1, nil, nil, 0
   local function blank(kind, s, e)
      local text = line:sub(s, e)
      blanks[#blanks + 1] = { kind = kind, from = s, to = e,
         name = kind == "variable" and text or kind .. text }
   end
   while true do
      local s, e = line:find("[%w_]+", at)
      if not s then break end
      local word, opens = line:sub(s, e), line:sub(e + 1, e + 1) == "("
      if called and line:sub(at, s - 1):find(")", 1, true) then called = nil end
      if called then argument = argument + 1 end
      if expected then
         if expected ~= "field" then blank(expected, s, e) end
         expected = expected == "field" and "slot" or nil
      elseif opens then
         expected = EXPECTED[word] or word == "V" and "field" or nil
         if functions[word] then called, argument = functions[word], -1 end
      elseif word:find("^x%d+$") then blank("variable", s, e)
      elseif called and argument > 0 then blank(argument_kind(called, argument), s, e)
      end
      at = e + 1
   end
   return parts.row(line, blanks)
end

-- Variables ---------------------------------------------------------------------------------------

local KINDS = { { type = "uint64_t", first = "0" }, { type = "struct rt_test", first = "OPEN" },
   { type = "rt_value", first = "UNKNOWN" }, { type = "struct rt_local", first = "NOTHING" } }

-- The type of what a line at the head of a function declares, and the names, or nil.
local function declared(line)
   local type, rest = line:match("^([%a_][%w_ ]-) (x%d+ = .*);$")
   return type, rest
end

--- Lines that declare variables, each with its type.
function M.declarations(names, types)
   local lines = {}
   for _, kind in ipairs(KINDS) do
      local list = lists.filter(names, function(name) return types[name] == kind.type end)
      local text = lists.join(list, ", ", function(name) return name .. " = " .. kind.first end)
      if #list > 0 then lines[#lines + 1] = ("%s %s;"):format(kind.type, text) end
   end
   return lines
end

local function read_variables(own, f)
   for _, parameter in ipairs(f.parameters) do
      local type, name = parameter:match("^(.*) (x%d+)$")
      if type then own.types[name], own.given[name] = type, true end
   end
   for _, row in ipairs(own.rows) do
      for _, token in ipairs(row.tokens) do
         if token.kind == "variable" then
            own.counts[token.text] = (own.counts[token.text] or 0) + 1
         end
      end
   end
end

local function is_tail(text)
   return text:find("^}") ~= nil or text:find("^END") ~= nil or text:find("^ELSE") ~= nil
end

-- Lines that stay in the function.
local function is_fixed(text)
   return text:find("return", 1, true) ~= nil or text == "rt_enter(u);" or text == "rt_leave(u);"
      or text:find("^case ") ~= nil
end

--- A function with its rows, the types of its variables, and how often it names each; `functions`
--- are all by name.
function M.read(f, functions)
   local own = { f = f, rows = {}, types = {}, names = {}, counts = {}, given = {} }
   for _, line in ipairs(f.lines) do
      local type, rest = declared(line)
      if type then
         for name in rest:gmatch("x%d+") do
            own.types[name] = type
            own.names[#own.names + 1] = name
         end
      else
         local indent, text = line:match("^( *)(.*)")
         local row = read_line(text, functions)
         row.depth, row.is_tail, row.is_fixed = #indent // 4, is_tail(text), is_fixed(text)
         row.counter = text:match("^for %(uint64_t (x%d+)")
         row.in_loop = row.counter ~= nil
         row.assigned = text:match("^(x%d+) = ") or text:match("&(x%d+)")
         own.rows[#own.rows + 1] = row
      end
   end
   read_variables(own, f)
   return own
end

return M

-- Rows and terms as the C that tools/lib/analysis/uses_tables.h explains. What an operand reads,
-- and its value, are macros, written once, whichever forms have it; their parameters are
-- the places of the fields and of the choices of alternatives, which each form counts for itself.
local lists = require("gen.base.lists")
local c = require("gen.emit.c")
local state = require("gen.emit.c.state")
local condition = require("gen.emit.uses.condition")

local M = {}

local Code = {}
Code.__index = Code

function M.new(terms)
   return setmetatable({ terms = terms, used = {}, macros = {}, of_text = {}, taken = {} }, Code)
end

--- The C name of a register file; `used` are those whose name was asked for.
function Code:file(file)
   self.used[file] = true
   return "F_" .. state.ident(file):upper()
end

-- Places ------------------------------------------------------------------------------------------

-- Of a form: its own numbers. Of a macro: its parameters, in the order in which they are asked for.
local FORM = { field = tostring, line = tostring }

local function parameters()
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

local function call_text(macro, places)
   local args = lists.map(macro.given, function(given)
      return given.prefix == "v" and places.field(given.slot) or places.line(given.slot)
   end)
   return ("%s(%s)"):format(macro.name, table.concat(args, ", "))
end

-- The macro of that body, new or as it is already there: with the places that this form has.
local function macro_of(self, wanted, inner, lines)
   local names = {}
   for i, given in ipairs(inner.given) do names[i] = given.prefix .. i end
   local text = ("(%s) \\\n%s"):format(table.concat(names, ", "), table.concat(lines, " \\\n"))
   local name = self.of_text[wanted .. text]
   if not name then
      name = lists.unique_name(self.taken, wanted)
      self.of_text[wanted .. text] = name
      self.macros[#self.macros + 1] = "#define " .. name .. text
   end
   return { name = name, given = inner.given }
end

local function operand_name(choice, what)
   return c.ident(choice.operand or "FIELD"):upper() .. "_" .. what
end

-- Terms -------------------------------------------------------------------------------------------

local term_text -- forward

local function term_of(name)
   return function(self, x, places) return term_text(self, x[name], places) end
end

local function number_of(name)
   return function(_, x) return tostring(x[name]) end
end

-- Arguments of macros by letter, from a term or a row.
local ARGUMENTS = {
   a = term_of("a"), b = term_of("b"), c = term_of("c"), i = term_of("index"), r = term_of("from"),
   n = number_of("n"), A = number_of("a"), B = number_of("b"), w = number_of("width"),
   t = number_of("latency"), e = number_of("engine"), j = number_of("jump"),
   S = function(_, term) return ("0x%x"):format(term.n) end,
   F = function(self, term) return self:file(term.file) end,
   f = function(self, row) return self:file(row.file) end,
   L = function(_, term, places) return places.line(term.a) end,
   T = function(_, term, places) return places.line(term.n) end,
   V = function(_, term, places)
      return ("%s, %s"):format(c.ident(term.field.name), places.field(term.n))
   end,
}

-- The arguments of each macro.
local SHAPES = { HERE = "", NEXT = "", UNKNOWN = "", V = "V", WORD = "AB", LINE = "Ln",
   TAKEN = "T", REG = "Fa", IN = "aS", SEXT = "an", CAT = "anb", SLICE = "abn", LOW = "an",
   COND = "abc", LNOT = "a", BNOT = "a", NEG = "a", READ = "fi", READ_BITS = "firw",
   READ_EARLY = "tfi", READ_BITS_EARLY = "tfirw", READ_LATE = "firw", WAIT = "firw", KEEP = "fi",
   WRITE = "tfi", WRITE_BITS = "tfirw", WRITE_BY = "etfirw", JUMP = "jti", BUSY = "et", HALT = "" }
for name in ("LAND LOR BAND BOR BXOR ADD SUB MUL SHL SHR EQ NE LT LE GT GE"):gmatch("%u+") do
   SHAPES[name] = "ab"
end

-- A macro with the parts of a term or a row.
local function macro_text(self, name, x, places)
   local args = {}
   for letter in SHAPES[name]:gmatch(".") do
      args[#args + 1] = ARGUMENTS[letter](self, x, places)
   end
   return #args == 0 and name or ("%s(%s)"):format(name, table.concat(args, ", "))
end

-- What is shorter than the macro of its operator.
local texts = {
   CONST = function(_, t)
      return t.n >= 0 and t.n <= 0xffff and ("K(%d)"):format(t.n) or ("LONG(%s)"):format(c.int(t.n))
   end,
   VALUE = function(self, t, places) return macro_text(self, "V", t, places) end,
   CHOICE = function(self, t, places)
      local inner = parameters()
      local body = term_text(self, t.a, inner)
      return call_text(macro_of(self, operand_name(t.choice, "VALUE"), inner, { "    " .. body }),
         places)
   end,
   SLICE = function(self, t, places)
      return macro_text(self, t.b == self.terms.zero and "LOW" or "SLICE", t, places)
   end,
   LNOT = function(self, t, places)
      if t.a.op == "EQ" then return macro_text(self, "NE", t.a, places) end
      return macro_text(self, "LNOT", t, places)
   end,
}

function term_text(self, t, places)
   local handler = texts[t.op]
   return handler and handler(self, t, places) or macro_text(self, t.op, t, places)
end

--- A term of a form, or of an entry.
function Code:term(term) return term_text(self, term, FORM) end

-- Rows --------------------------------------------------------------------------------------------

local block_lines -- forward

local function operand_row(self, row, places)
   local inner = parameters()
   local lines = block_lines(self, row.rows, inner, "    ")
   return call_text(macro_of(self, operand_name(row.choice, row.what), inner, lines), places)
end

-- The macro of a row.
local function row_name(self, row)
   local whole = row.file and row.from == self.terms.zero and row.width == row.file.width
   local bits = whole and "" or "_BITS"
   if row.kind == "LATE" then return "READ_LATE" end
   if row.kind == "READ" then
      return "READ" .. bits .. ((row.latency or 0) ~= 0 and "_EARLY" or "")
   end
   if row.kind == "WRITE" then return row.engine and "WRITE_BY" or "WRITE" .. bits end
   return row.kind
end

local function row_text(self, row, places)
   if row.kind == "OPERAND" then return operand_row(self, row, places) end
   return macro_text(self, row_name(self, row), row, places)
end

local MOST = 96 -- columns of a line that holds a row with its test

-- A block of one row is one line, where there is room.
local function end_block(lines, first, indent)
   local row = lines[first + 1]
   local text = row and #lines == first + 1
      and ("%s %s END"):format(lines[first], row:match("%S.*"))
   if text and #text <= MOST then
      lines[first], lines[first + 1] = text, nil
   else
      lines[#lines + 1] = indent .. "END"
   end
end

-- Lines of C for rows; those under the same tests are together.
function block_lines(self, list, places, indent)
   local lines, open, first = {}, {}, {}
   local function step() return indent .. ("    "):rep(#open) end
   local function close(depth)
      while #open > depth do
         table.remove(open)
         end_block(lines, table.remove(first), step())
      end
   end
   for _, entry in ipairs(condition.merge(self.terms, list)) do
      local same = 0
      while open[same + 1] and open[same + 1] == entry.tests[same + 1] do same = same + 1 end
      close(same)
      for i = same + 1, #entry.tests do
         lines[#lines + 1] = ("%sWHEN(%s)"):format(step(),
            term_text(self, entry.tests[i], places))
         open[i], first[i] = entry.tests[i], #lines
      end
      lines[#lines + 1] = step() .. row_text(self, entry.row, places)
   end
   close(0)
   return lines
end

--- Lines of C for the rows of a form, or of an entry.
function Code:rows(list) return block_lines(self, list, FORM, "    ") end

return M

-- Rows and terms as the C that tools/lib/analysis/uses_tables.h explains. What an operand reads,
-- and its value, are macros, so that it stands once, whichever forms have it; their parameters are
-- the places of the fields and of the choices of alternatives, which each form counts for itself.
local lists = require("gen.base.lists")
local c = require("gen.emit.c")
local condition = require("gen.emit.uses.condition")

local M = {}

local Code = {}
Code.__index = Code

--- `where` = {terms, files = {[index] = C name of a file}}.
function M.new(where)
   return setmetatable({ terms = where.terms, files = where.files, used = {}, macros = {}, of_text =
      {}, taken = {} }, Code)
end

--- The C name of a register file.
function Code:file(index)
   self.used[index] = true
   return self.files[index]
end

--- The same, if rows speak of that file.
function Code:name_if_used(index) return self.used[index] and self.files[index] end

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

local BINARY = {}
for name in ("LAND LOR BAND BOR BXOR ADD SUB MUL SHL SHR EQ NE LT LE GT GE"):gmatch("%u+") do
   BINARY[name] = true
end

local UNARY = { LNOT = true, BNOT = true, NEG = true }

local term_text -- forward

local function value_call(self, term, places)
   local inner = parameters()
   local body = term_text(self, term.a, inner)
   return call_text(macro_of(self, operand_name(term.choice, "VALUE"), inner, { "    " .. body }),
      places)
end

local texts = {
   CONST = function(_, t)
      return t.n >= 0 and t.n <= 0xffff and ("K(%d)"):format(t.n) or ("LONG(%s)"):format(c.int(t.n))
   end,
   VALUE = function(_, t, places)
      return ("V(%s, %s)"):format(c.ident(t.field.name), places.field(t.n))
   end,
   WORD = function(_, t) return ("WORD(%d, %d)"):format(t.a, t.b) end,
   LINE = function(_, t, places) return ("LINE(%s, %d)"):format(places.line(t.a), t.n) end,
   TAKEN = function(_, t, places) return ("TAKEN(%s)"):format(places.line(t.n)) end,
   CHOICE = value_call,
   REG = function(self, t, places)
      return ("REG(%s, %s)"):format(self:file(t.n), term_text(self, t.a, places))
   end,
   IN = function(self, t, places)
      return ("IN(%s, 0x%x)"):format(term_text(self, t.a, places), t.n)
   end,
}

-- `OP(a, n)`, `OP(a, b, n)`, ..: terms and a number behind the given one of them.
local function with_number(after)
   return function(self, t, places)
      local parts = {}
      for _, name in ipairs({ "a", "b" }) do
         if t[name] then parts[#parts + 1] = term_text(self, t[name], places) end
         if name == after then parts[#parts + 1] = t.n end
      end
      return ("%s(%s)"):format(t.op, table.concat(parts, ", "))
   end
end
texts.SEXT, texts.CAT = with_number("a"), with_number("a")

local slice_text = with_number("b")

function texts.SLICE(self, t, places)
   if t.b ~= self.terms.zero then return slice_text(self, t, places) end
   return ("LOW(%s, %d)"):format(term_text(self, t.a, places), t.n)
end

function texts.COND(self, t, places)
   return ("COND(%s, %s, %s)"):format(term_text(self, t.a, places), term_text(self, t.b, places),
      term_text(self, t.c, places))
end

function texts.LNOT(self, t, places)
   local inner = t.a
   if inner.op ~= "EQ" then return ("LNOT(%s)"):format(term_text(self, inner, places)) end
   return ("NE(%s, %s)"):format(term_text(self, inner.a, places), term_text(self, inner.b, places))
end

function term_text(self, t, places)
   local handler = texts[t.op]
   if handler then return handler(self, t, places) end
   if BINARY[t.op] then
      return ("%s(%s, %s)"):format(t.op, term_text(self, t.a, places), term_text(self, t.b, places))
   end
   if UNARY[t.op] then return ("%s(%s)"):format(t.op, term_text(self, t.a, places)) end
   return t.op -- HERE, NEXT, UNKNOWN
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

-- The place of a register: file, number, and where not all bits are meant, which.
local function register_text(self, row, places, with_bits)
   local text = ("%s, %s"):format(self:file(row.file), term_text(self, row.index, places))
   if not with_bits then return text end
   return ("%s, %s, %d"):format(text, term_text(self, row.from, places), row.width)
end

local function is_whole(self, row)
   return row.from == self.terms.zero and row.width == self.terms.width_of[row.file]
end

local function read_row(self, row, places)
   local whole = is_whole(self, row)
   local text = register_text(self, row, places, not whole)
   local name = whole and "READ" or "READ_BITS"
   if (row.latency or 0) == 0 then return ("%s(%s)"):format(name, text) end
   return ("%s_EARLY(%d, %s)"):format(name, row.latency, text)
end

local function write_row(self, row, places)
   if row.engine then
      return ("WRITE_BY(%d, %d, %s)"):format(row.engine, row.latency,
         register_text(self, row, places, true))
   end
   local whole = is_whole(self, row)
   return ("%s(%d, %s)"):format(whole and "WRITE" or "WRITE_BITS", row.latency,
      register_text(self, row, places, not whole))
end

local rows = {
   OPERAND = operand_row,
   READ = read_row,
   WRITE = write_row,
   LATE = function(self, row, places)
      return ("READ_LATE(%s)"):format(register_text(self, row, places, true))
   end,
   WAIT = function(self, row, places)
      return ("WAIT(%s)"):format(register_text(self, row, places, true))
   end,
   KEEP = function(self, row, places)
      return ("KEEP(%s)"):format(register_text(self, row, places))
   end,
   JUMP = function(self, row, places)
      return ("JUMP(%s, %d, %s)"):format(row.jump, row.latency, term_text(self, row.index, places))
   end,
   BUSY = function(_, row) return ("BUSY(%d, %d)"):format(row.engine, row.latency) end,
   HALT = function() return "HALT" end,
}

local MOST = 96 -- columns of a line that holds a row with its test

-- A block of one row stands in one line, where there is room.
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

-- Lines of C for rows; those under the same tests stand together.
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
      lines[#lines + 1] = step() .. rows[entry.row.kind](self, entry.row, places)
   end
   close(0)
   return lines
end

--- Lines of C for the rows of a form, or of an entry.
function Code:rows(list) return block_lines(self, list, FORM, "    ") end

return M

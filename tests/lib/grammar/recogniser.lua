-- A recogniser built from the rules of desc/GRAMMAR.rst alone. It reads the tree of lines of
-- `gen/syntax/layout.lua` as one text, in which "\n" ends a line, "\1" begins a block and "\2" ends
-- it.
local lpeg = require("lpeg")

local M = {}

local P, R, S, V, C, Cc, Ct = lpeg.P, lpeg.R, lpeg.S, lpeg.V, lpeg.C, lpeg.Cc, lpeg.Ct
local Cmt, Carg = lpeg.Cmt, lpeg.Carg

lpeg.setmaxstack(20000)

local wordchar = R("az", "AZ", "09") + P("_")
local blanks = P(" ")^0
local word = (R("az", "AZ") + P("_")) * wordchar^0

-- Tokens ------------------------------------------------------------------------------------------

local function run_of(set) return set * (P("_")^-1 * set)^0 end
local hex = R("09", "af", "AF")
local number = (P("0x") * run_of(hex) + P("0b") * run_of(S("01")) + run_of(R("09"))) * -wordchar

-- 1 to 128 bits.
local width = (P("12") * R("08") + P("1") * R("01") * R("09") + R("19") * R("09")^-1) * -wordchar

local function tokens(reserved)
   local key = P(false)
   for _, one in ipairs(reserved) do key = key + P(one) * -wordchar end
   local name = word - key
   return {
      NAME = name, WORD = word, LABEL = wordchar^1, STATIC = P("%") * word, STATE = P("$") * word,
      DOTTED = name * (P(".") * wordchar^1)^0, DASHED = (wordchar + S(".-"))^1,
      BARE = (wordchar + S(".^~!#")) * (wordchar + S(".^"))^0,
      STRING = P('"') * (1 - S('"\n'))^0 * P('"'), NUMBER = number, INT = number,
      PRINTED = P("-")^-1 * (P("0x") * hex^1 + R("09")^1) * -wordchar, HEX = hex^1 * -wordchar,
      PICTURE = P("0b") * run_of(S("01.-")), TYPE = S("us") * width,
      FTYPE = P("f") * R("09")^1 * -wordchar,
      FEATURE = name - P("elf") * P(" ")^1 * R("09"), SOURCE = word, CITED = (1 - S("{}\n"))^0,
      OPERAND = name, FIELD = name, TABLE = name, DIGITS = run_of(S("01.-")) * -wordchar,
   }
end

-- A chunk of a grid: up to two blanks or the end of the line; blanks in quotes part nothing.
local chunk = C((P('"') * (1 - S('"\n'))^0 * P('"') + (1 - P("  ") - S('"\n')))^1)
local is_tail = P("on") * -wordchar + P("{") * blanks * word * (1 - S("{}"))^0 * P("}") * -P(1)

local function cell_of(compiled)
   return Cmt(chunk * Carg(1), function(_, i, text, seen)
      if is_tail:match(text) then return false end
      return (text == "-" or compiled.cell:match(text .. "\n", 1, seen) ~= nil) and i
   end)
end

-- Nodes -------------------------------------------------------------------------------------------

-- Notes in the table of the match that a part of the page was used.
local function marked(node, pattern)
   return pattern * (Carg(1) * Cc(node) / function(seen, one) seen[one] = true end)
end

local compile -- forward

-- Two words need a blank between them.
local edge = -lpeg.B(wordchar) + -wordchar

local function loose(node, pattern) return node.tight and pattern or pattern * edge * blanks end

local make = {}

function make.literal(node)
   return loose(node, P(node[1]))
end

function make.name(node, context)
   local name = node[1]
   if name == "END" then return blanks * P("\n") * context.note_end end
   local is_capital = name:find("^%u") ~= nil
   local pattern = context.tokens[name] or V(name)
   return is_capital and loose(node, pattern) or pattern
end

function make.sequence(node, context)
   local pattern = P(true)
   for _, part in ipairs(node) do pattern = pattern * compile(part, context) end
   return pattern
end

function make.choice(node, context)
   local pattern = P(false)
   for _, part in ipairs(node) do pattern = pattern + marked(part, compile(part, context)) end
   return pattern
end

function make.optional(node, context) return marked(node, compile(node[1], context))^-1 end
function make.star(node, context) return marked(node, compile(node[1], context))^0 end
function make.plus(node, context) return compile(node[1], context)^1 end

function make.list(node, context)
   local part = compile(node[1], context)
   return part * marked(node, compile(node[2], context) * part)^0
end

-- Lines in any order: which part each is, then how many of each there may be.
function make.lines(node, context)
   local line = P(false)
   for i, part in ipairs(node) do
      local is_counted = part.tag == "optional" or part.tag == "star" or part.tag == "plus"
      line = line + marked(part, compile(is_counted and part[1] or part, context)) * Cc(i)
   end
   return Cmt(Ct(line^0), function(_, i, list)
      local counts = {}
      for _, which in ipairs(list) do counts[which] = (counts[which] or 0) + 1 end
      for n, part in ipairs(node) do
         local count, tag = counts[n] or 0, part.tag
         if count > 1 and tag ~= "star" and tag ~= "plus" then return false end
         if count == 0 and tag ~= "star" and tag ~= "optional" then return false end
      end
      return i
   end)
end

function make.block(node, context)
   local line = compile(node[1], context)
   return P("\1") * (node[1].tag == "lines" and line or line^1) * P("\2")
end

function make.refused() return P(false) end

function compile(node, context) return make[node.tag](node, context) end

-- Recognising -------------------------------------------------------------------------------------

--- A recogniser for a page: `M.match` reads a text with it, `tokens` are its patterns by name.
function M.new(page)
   local self, compiled = { far = 0 }, {}
   local context = { tokens = tokens(page.reserved) }
   context.tokens.CELL = cell_of(compiled)
   context.note_end = Cmt(P(true), function(_, i)
      self.far = math.max(self.far, i)
      return i
   end)
   local rules = {}
   for _, rule in ipairs(page.list) do rules[rule.name] = compile(rule.body, context) end
   -- a cell is read to its end by one of the alternatives
   rules.whole_cell = P(false)
   for _, part in ipairs(page.rules.cell) do
      local cell = marked(part, compile(part, context)) * blanks * V("also")^-1
      rules.whole_cell = rules.whole_cell + cell * P("\n")
   end
   local function entry(name)
      rules[1] = V(name)
      return P(rules) * Cc(true)
   end
   compiled.cell = entry("whole_cell")
   self.entry = entry
   self.file, self.tokens = entry("file") * -P(1), context.tokens
   return self
end

--- Whether it is a description, and where the last line ends that could be read; `seen` gets the
--- nodes of the page that were used.
function M.match(self, text, seen)
   self.far = 0
   return self.file:match(text, 1, seen) == true, self.far
end

--- Whether a text is what one rule says, with or without the end of a line.
function M.is(self, rule, text)
   local pattern = self.entry(rule) * -P(1)
   return (pattern:match(text, 1, {}) or pattern:match(text .. "\n", 1, {})) ~= nil
end

--- The lines of a layout as one text, without prose.
function M.stream(lines)
   local out = {}
   local function visit(list)
      for _, line in ipairs(list) do
         if line.text ~= "" then
            out[#out + 1] = line.text:sub(line.col) .. "\n"
            local before = #out + 1
            out[before] = "\1"
            visit(line.children)
            if #out == before then out[before] = nil else out[#out + 1] = "\2" end
         end
      end
   end
   visit(lines)
   return table.concat(out)
end

-- What a node leaves open: each of these should be used by some description.
local function open_parts(node)
   local tag = node.tag
   if tag == "choice" or tag == "lines" then return node end
   return (tag == "optional" or tag == "star" or tag == "list") and { node } or {}
end

local function is_refused(part)
   local inner = part[1]
   return part.tag == "refused" or type(inner) == "table" and inner.tag == "refused"
end

--- The parts of a page that an accepted text may leave out, in their order.
function M.parts(page)
   local parts = {}
   local function visit(node)
      if node.tag == "refused" then return end
      for _, part in ipairs(open_parts(node)) do
         if not is_refused(part) then parts[#parts + 1] = part end
      end
      for _, part in ipairs(node) do
         if type(part) == "table" then visit(part) end
      end
   end
   for _, rule in ipairs(page.list) do visit(rule.body) end
   return parts
end

return M

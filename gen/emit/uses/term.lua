-- Terms: expressions over the fields of an instruction, as tools/lib/analysis/uses.h evaluates
-- them. What a term cannot know, such as the content of a register, is `unknown`.
local num = require("gen.num")

local M = {}

local Terms = {}
Terms.__index = Terms

--- A new set of terms; each is a table {op, a, b, c, n, vague}, equal ones are the same table. Of
-- two places of a vague one, the values may differ: it has a part that is unknown without
-- saying which unknown it is.
function M.new()
   local self = setmetatable({ known = {}, count = 0, nodes = {}, node_count = 0, serial = {},
      serials = 0 }, Terms)
   self.unknown = self:make("UNKNOWN")
   self.always = self:const(1)
   self.zero = self:const(0)
   return self
end

local function key_of(part)
   if type(part) == "table" then return "t" .. part.id end
   return part == nil and "-" or tostring(part)
end

-- The number of a node of the IR, which tells it from all others.
local function number_of(self, node)
   if not self.nodes[node] then
      self.node_count = self.node_count + 1
      self.nodes[node] = self.node_count
   end
   return self.nodes[node]
end

--- What is unknown, but the same wherever this node is evaluated with the same `parts`, the terms
-- of its locals; where one of these is missing or vague, so is this.
function Terms:unknown_of(node, parts, count)
   local key = { number_of(self, node) }
   for i = 1, count do
      if not parts[i] or parts[i].vague then return self.unknown end
      key[i + 1] = parts[i].id
   end
   key = table.concat(key, " ")
   if not self.serial[key] then
      self.serials = self.serials + 1
      self.serial[key] = self:make("UNKNOWN", nil, nil, nil, self.serials)
   end
   return self.serial[key]
end

local function is_vague(op, a, b, c, n)
   if op == "UNKNOWN" then return n == nil end
   return type(a) == "table" and a.vague or type(b) == "table" and b.vague
      or type(c) == "table" and c.vague or false
end

-- Is it known that both are the same, or that they are not? nil where it is not.
local function settled(self, op, a, b)
   if a == nil or a ~= b or a.vague then return nil end
   if op == "EQ" then return self.always end
   return op == "NE" and self.zero or nil
end

--- The term `op` of terms or numbers a, b, c and the number n.
function Terms:make(op, a, b, c, n)
   local same = (op == "EQ" or op == "NE") and settled(self, op, a, b)
   if same then return same end
   local key = table.concat({ op, key_of(a), key_of(b), key_of(c), key_of(n) }, " ")
   local term = self.known[key]
   if not term then
      self.count = self.count + 1
      term = { id = self.count, op = op, a = a, b = b, c = c, n = n,
         vague = is_vague(op, a, b, c, n) }
      self.known[key] = term
   end
   return term
end

--- A number; one that 64 bits do not hold is unknown.
function Terms:const(n)
   if not num.is_small(n) then return self.unknown end
   return self:make("CONST", nil, nil, nil, n)
end

--- Is the alternative number n of an operand taken?
function Terms:line(choice, n)
   local term = self:make("LINE", choice.slot, nil, nil, n)
   term.choice = choice
   return term
end

function Terms:both(a, b)
   if a == self.always or a == b then return b end
   if b == self.always then return a end
   if b.op == "LAND" then return self:both(self:both(a, b.a), b.b) end
   local part = a
   while part.op == "LAND" do
      if part.b == b then return a end
      part = part.a
   end
   return part == b and a or self:make("LAND", a, b) -- what was said before need not be said again
end

function Terms:negated(a)
   if a.op == "CONST" then return self:const(a.n == 0 and 1 or 0) end
   return a.op == "LNOT" and a.a or self:make("LNOT", a)
end

function Terms:cond(test, yes, no)
   if yes == no then return yes end
   if test.op == "CONST" then return test.n ~= 0 and yes or no end
   return self:make("COND", test, yes, no)
end

--- One of several by number; `k` beyond them is unknown.
function Terms:pick(k, list)
   local out = self.unknown
   for i = #list, 1, -1 do
      out = self:cond(self:make("EQ", k, self:const(i - 1)), list[i], out)
   end
   return out
end

--- `width` bits of `a` from the term `from` up.
function Terms:slice(a, from, width)
   if a.op == "UNKNOWN" or width > 63 then return self.unknown end
   return self:make("SLICE", a, from, nil, width)
end

--- Parts {term, width}, the lowest first.
function Terms:cat(parts)
   local out, width = nil, 0
   for i = #parts, 1, -1 do
      width = width + parts[i].width
      out = out and self:make("CAT", parts[i].term, out, nil, parts[i].width) or parts[i].term
   end
   return width <= 63 and out or self.unknown
end

--- The value of an operand: `expansion` says what it is for each alternative. Only that is written
-- where it does not depend on the alternative.
function Terms:choice(choice, expansion)
   if expansion.op == "UNKNOWN" or expansion.op == "CONST" or #choice.lines == 1 then
      return expansion
   end
   local term = self:make("CHOICE", expansion, nil, nil, choice.slot)
   term.choice = choice
   return term
end

return M

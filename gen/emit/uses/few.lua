-- Terms that depend on a few bits of the instruction alone: what they are for each value of these.
local compute = require("gen.ir.compute")

local M = {}

local MOST = 4 -- bits

local BINARY = {}
for name in ("ADD SUB MUL BAND BOR BXOR EQ NE LT LE GT GE LAND LOR"):gmatch("%u+") do
   BINARY[name] = compute.binary[name:lower()]
end

-- How many bits a term is that is not computed from others.
local function width_of(term)
   if term.op == "VALUE" then return term.field.width end
   if term.op == "SLICE" and not term.vague then return term.n end
   if term.op == "WORD" then return term.b end
   return nil
end

-- The only leaf of a term that is no number; nil where there are several, or others.
local function leaf_of(term, found)
   if term.op == "CONST" then return found, true end
   if width_of(term) then return term, width_of(term) <= MOST and (not found or found == term) end
   if not BINARY[term.op] and term.op ~= "COND" and term.op ~= "LNOT" then return nil, false end
   for _, name in ipairs({ "a", "b", "c" }) do
      if term[name] then
         local leaf, fine = leaf_of(term[name], found)
         if not fine then return nil, false end
         found = leaf
      end
   end
   return found, true
end

local function value_of(term, n)
   if term.op == "CONST" then return term.n end
   if width_of(term) then return n end
   local a = value_of(term.a, n)
   if term.op == "LNOT" then return compute.unary.lnot(a) end
   if term.op == "COND" then return value_of(a ~= 0 and term.b or term.c, n) end
   return BINARY[term.op](a, value_of(term.b, n))
end

--- The bits, their values 0, 1 .. and what the term is for each of these; nil for other terms.
function M.table_of(term)
   local leaf, fine = leaf_of(term, nil)
   if not leaf or not fine then return nil end
   local values, results = {}, {}
   for n = 0, (1 << width_of(leaf)) - 1 do
      values[n + 1], results[n] = n, value_of(term, n)
   end
   return leaf, values, results
end

return M

-- Two automata walked together, from left to right: can they print the same text? Texts may differ
-- in blanks that the assembler does not need: one is needed only between two word characters.
--
-- A state is a node of each and what one of them is ahead by: `x`, `y`, `rest`, `owner` (1: the
-- left one printed `rest` already, 2: the right one, 0: none), `last`: what was printed last, as
-- far as blanks depend on it. `x` is nil after the end of both.
local budget = require("gen.base.budget")
local num = require("gen.num")
local fields = require("gen.asmtext.ambiguity.fields")
local floats = require("gen.asmtext.ambiguity.floats")

local M = {}

-- `last`: no word character; one; one after which a blank was omitted, so that none may follow.
local OTHER, WORD, CLOSED = 0, 1, 2
M.OTHER, M.WORD = OTHER, WORD

local BLANK, MINUS = 32, 45

local STEPS = 10 -- cost of the edges of one state

local Walk = {}
Walk.__index = Walk

local is_word_byte = {}
for byte = 0, 255 do is_word_byte[byte] = string.char(byte):find("^[%w_]") ~= nil end

--- The value of `last` after `text`.
local function last_after(text, last)
   if text == "" then return last end
   return is_word_byte[text:byte(-1)] and WORD or OTHER
end
M.last_after = last_after

-- Texts -------------------------------------------------------------------------------------------

-- May a blank be omitted between what was read and a character?
local function may_skip(last, byte) return last == OTHER or not is_word_byte[byte] end

local function compare_bytes(x, y, last)
   local p, n = 1, math.min(#x, #y)
   while p <= n and x:byte(p) == y:byte(p) do p = p + 1 end
   local text = x:sub(1, p - 1)
   if p > n then return x:sub(p), y:sub(p), text end
   local q = p
   while p <= #x and q <= #y do
      local c, d = x:byte(p), y:byte(q)
      if c == d then
         text, p, q = text .. x:sub(p, p), p + 1, q + 1
      elseif c == BLANK and may_skip(last_after(text, last), d) then
         p = p + 1
      elseif d == BLANK and may_skip(last_after(text, last), c) then
         q = q + 1
      else
         return nil
      end
   end
   return x:sub(p), y:sub(q), text
end

local compared = { [OTHER] = {}, [WORD] = {}, [CLOSED] = {} } -- [last][text][text]

-- Compares two texts to the end of the shorter one: the rest of each, and what was read; nil when
-- they differ. Results are kept, as there are few different texts.
local function compare(x, y, last)
   local known = compared[last][x]
   if not known then
      known = {}
      compared[last][x] = known
   end
   local found = known[y]
   if not found then
      found = { compare_bytes(x, y, last) }
      known[y] = found
   end
   return found[1], found[2], found[3]
end

-- Texts of a list by their first byte, in their order; under 0 those that begin with a blank.
local function by_first(list)
   if not list.by_first then
      list.by_first = {}
      for _, text in ipairs(list) do
         local byte = text:byte() == BLANK and 0 or text:byte()
         local group = list.by_first[byte] or {}
         list.by_first[byte] = group
         group[#group + 1] = text
      end
   end
   return list.by_first
end

-- The texts of a list that may begin like `text`.
local function candidates(list, text)
   local groups, byte = by_first(list), text:byte()
   if groups[0] or byte == BLANK or not byte then return list end
   return groups[byte] or {}
end

local outcomes = setmetatable({}, { __mode = "k" })

-- How a text can begin with texts of a list, or they with it: `{left, right, text}` each.
local function against_list(text, list, last)
   local known = outcomes[list]
   if not known then
      known = {}
      outcomes[list] = known
   end
   local key = last .. text
   if not known[key] then
      local found, seen = {}, {}
      for _, entry in ipairs(candidates(list, text)) do
         local left, right, read = compare(text, entry, last)
         local mark = left and left .. "\0" .. right .. "\0" .. last_after(read, last)
         if left and not seen[mark] then
            seen[mark] = true
            found[#found + 1] = { left = left, right = right, text = read }
         end
      end
      known[key] = found
   end
   return known[key]
end

-- First characters --------------------------------------------------------------------------------

local first_of_number, first_of_float = {}, {}
for byte = 0, 255 do
   first_of_number[byte] = string.char(byte):find("^[%d-]") and true or nil
   first_of_float[byte] = string.char(byte):find(floats.FIRST) and true or nil
end

-- The bytes that an edge may begin with, as a set; `any`: any byte, as far as is known here. An end
-- begins with blanks only.
local function first_of(edge)
   local atom = edge.atom
   if edge.base and not (atom and atom.tail) then return first_of(edge.base) end
   if edge.first then return edge.first end
   local first = {}
   edge.first = first
   if not atom then return first end
   local list = not atom.text and fields.texts(atom)
   if atom.text then
      local byte = atom.text:byte()
      if byte and byte ~= BLANK then first[byte] = true else first.any = true end
   elseif list then
      for byte in pairs(by_first(list)) do first[byte] = true end -- a set
      first.any = by_first(list)[0] ~= nil
   elseif atom.tail then
      first.any = true
   else
      local bytes = floats.is(atom) and first_of_float or first_of_number
      for byte in pairs(bytes) do first[byte] = true end -- a set
   end
   return first
end

-- The edges of a node by which `text` may be read, by its first byte. A blank need not be read.
local function edges_for(automaton, node, text)
   local byte, edges = text:byte(), automaton:edges(node)
   if byte == BLANK or not byte then return edges end
   node.edges_for = node.edges_for or {}
   local found = node.edges_for[byte]
   if not found then
      found = {}
      for _, edge in ipairs(edges) do
         local first = first_of(edge)
         if first[byte] or first.any then found[#found + 1] = edge end
      end
      node.edges_for[byte] = found
   end
   return found
end

local function may_begin(automaton, node, text)
   return #edges_for(automaton, node, text) > 0
end

-- Steps -------------------------------------------------------------------------------------------

-- One side continues at `own`, which has printed `left`; the other one has taken `edge` and printed
-- `right`.
local function emit(left, right, own, edge, owner, last, f, taken, text)
   local rest, ahead = "", 0
   if left ~= "" then
      rest, ahead = left, owner
   elseif right ~= "" then
      rest, ahead = right, 3 - owner
   end
   last = last_after(text, last)
   if owner == 1 then return f(own, edge.next, rest, ahead, last, taken, edge, text) end
   return f(edge.next, own, rest, ahead, last, edge, taken, text)
end

-- A node with this edge only.
local function only(automaton, edge)
   if not edge.only then
      automaton.last_id = automaton.last_id + 1
      edge.only = { id = automaton.last_id, edges = { edge }, configs = edge.configs }
   end
   return edge.only
end

-- A blank is omitted, and the other side continues with this edge.
local function leave_out(self, own, edge, owner, last, f, taken)
   if owner == 1 then return f(own, only(self.right, edge), "", 0, last, taken, nil, "") end
   return f(only(self.left, edge), own, "", 0, last, nil, taken, "")
end

-- Blanks at the end of a text are not read.
local function blank_against_end(self, rest, own, edge, owner, last, f, taken)
   if rest:find("[^ ]") then return nil end
   return leave_out(self, own, edge, owner, last, f, taken)
end

-- A blank at the end of what one side is ahead by, before a number of the other side, whose sign
-- needs no blank.
local function blank_against_number(self, own, edge, owner, last, f, taken)
   if last ~= OTHER then
      if not fields.may_read_negative(edge.atom) then return nil end
      last = CLOSED
   end
   return leave_out(self, own, edge, owner, last, f, taken)
end

-- The edge of a number of which something was read already: its `tail` is the rest after the
-- "sign", or after some "digits".
local function tail_of(edge, tail)
   local key = "tail_" .. tail
   if not edge[key] then
      local atom = edge.atom
      edge[key] = { id = edge.id, next = edge.next, steps = edge.steps, configs = edge.configs,
         base = edge.base,
         atom = { item = atom.item, words = atom.words, space = atom.space, tail = tail } }
   end
   return edge[key]
end

-- All that one side is ahead by was read as the beginning of a number of the other.
local function into_number(self, tail, own, edge, owner, f, taken, text)
   local automaton = owner == 1 and self.right or self.left
   local node, last = only(automaton, tail_of(edge, tail)), tail == "sign" and OTHER or WORD
   if owner == 1 then return f(own, node, "", 0, last, taken, nil, text) end
   return f(node, own, "", 0, last, nil, taken, text)
end

-- The digits of a number, and then what follows it, or more digits.
local function digits_of_number(self, digits, rest, own, edge, owner, last, f, taken)
   if not digits then return nil end
   local found = emit(rest:sub(#digits + 1), "", own, edge, owner, last, f, taken, digits)
   if found or digits ~= rest then return found end
   return into_number(self, "digits", own, edge, owner, f, taken, digits)
end

-- Each beginning of what one side is ahead by that is a float of the other, and all of it as the
-- beginning of a longer one.
local function text_against_float(self, rest, own, edge, owner, last, f, taken)
   local tail = edge.atom.tail
   if not tail and not first_of_float[rest:byte()] then return nil end
   if rest == " " and not tail then
      return blank_against_number(self, own, edge, owner, last, f, taken)
   end
   if rest:byte() == BLANK and not tail and may_skip(last, rest:byte(2)) then rest = rest:sub(2) end
   if last == CLOSED and is_word_byte[rest:byte()] then return nil end
   for n = #rest, 1, -1 do
      local text = rest:sub(1, n)
      local found = floats.is_float(text, tail)
         and emit(rest:sub(n + 1), "", own, edge, owner, last, f, taken, text)
      if found then return found end
   end
   local kind = rest:find("^[+-]$") and not tail and "sign" or "digits"
   return floats.begins(rest, tail) and into_number(self, kind, own, edge, owner, f, taken, rest)
      or nil
end

-- Does the text of the side that is ahead end at this node?
local function is_end(self, owner, own)
   local edges = (owner == 1 and self.left or self.right):edges(own)
   return not self.goes_on and #edges == 1 and not edges[1].atom
end

local function text_against_number(self, rest, own, edge, owner, last, f, taken)
   if floats.is(edge.atom) then
      return text_against_float(self, rest, own, edge, owner, last, f, taken)
   end
   local tail = edge.atom.tail
   if tail == "digits" then
      local digits = rest:match("^[%xxX]+")
      return digits_of_number(self, digits, rest, own, edge, owner, last, f, taken)
   end
   if rest == " " then return blank_against_number(self, own, edge, owner, last, f, taken) end
   if rest:byte() == BLANK and may_skip(last, rest:byte(2)) then rest = rest:sub(2) end
   if last == CLOSED and is_word_byte[rest:byte()] then return nil end
   if rest:byte() == MINUS and (tail or not fields.may_read_negative(edge.atom)) then return nil end
   if rest:find("^%- ?$") then
      return into_number(self, "sign", own, edge, owner, f, taken, rest)
   end
   local sign = rest:match("^%- ?") or ""
   local digits = rest:match("^0x%x+", #sign + 1) or rest:match("^%d+", #sign + 1)
   digits = digits and sign .. digits
   local whole = digits and not tail and (digits ~= rest or is_end(self, owner, own))
   if whole and not fields.may_read(edge.atom, digits) then return nil end
   return digits_of_number(self, digits, rest, own, edge, owner, last, f, taken)
end

-- Side `owner` is ahead by `rest` and continues at node `own`; the other takes `edge`. `taken` is
-- the edge that printed `rest`, when it is taken in this same step.
local function text_against(self, rest, own, edge, owner, last, f, taken)
   local atom = edge.atom
   if not atom then return blank_against_end(self, rest, own, edge, owner, last, f, taken) end
   if atom.text then
      local left, right, text = compare(rest, atom.text, last)
      return left and emit(left, right, own, edge, owner, last, f, taken, text)
   end
   local list = fields.texts(atom)
   if not list then
      return text_against_number(self, rest, own, edge, owner, last, f, taken)
   end
   for _, entry in ipairs(against_list(rest, list, last)) do
      local found = emit(entry.left, entry.right, own, edge, owner, last, f, taken, entry.text)
      if found then return found end
   end
   return nil
end

-- Texts of a list that begin like a number, with or without a blank before it.
local function numeric(list)
   if not list.numeric then
      list.numeric = {}
      for _, text in ipairs(list) do
         if text:find("^ ?%d") or text:find("^ ?%- ?%d") or text:find("^ ?%-? ?$") then
            list.numeric[#list.numeric + 1] = text
         end
      end
   end
   return list.numeric
end

-- Texts of a list that may begin a float, or the rest of one after a sign.
local function floating(list)
   if not list.floating then
      list.floating = {}
      for _, text in ipairs(list) do
         if text:find(floats.FIRST) then list.floating[#list.floating + 1] = text end
      end
   end
   return list.floating
end

-- One side has printed more than the other, which continues at `node`.
local function rests_meet(groups, automaton, node, ex, ey, owner, last, f)
   for _, rests in ipairs(groups) do
      for _, rest in ipairs(may_begin(automaton, node, rests[1].text) and rests or {}) do
         local found = f(ex.next, ey.next, rest.text, owner, last_after(rest.head, last), ex, ey,
            rest.head)
         if found then return found end
      end
   end
   return nil
end

local function lists_meet(self, ex, ey, tx, ty, last, f)
   local relation = fields.relate(tx, ty)
   for _, text in ipairs(relation.common) do
      local found = f(ex.next, ey.next, "", 0, last_after(text, last), ex, ey, text)
      if found then return found end
   end
   return rests_meet(relation.left, self.right, ey.next, ex, ey, 1, last, f)
      or rests_meet(relation.right, self.left, ex.next, ex, ey, 2, last, f)
end

local function numbers_meet(ex, ey, last, f)
   local a, b = ex.atom, ey.atom
   if a.tail or b.tail then
      local text = (floats.is(a) or floats.is(b)) and "1" or "0x1"
      return f(ex.next, ey.next, "", 0, WORD, ex, ey, text)
   end
   local number = fields.number_of_both(a, b, last == CLOSED)
   return number and f(ex.next, ey.next, "", 0, WORD, ex, ey, number)
end

local function fields_meet(self, ex, ey, last, f)
   local tx, ty = fields.texts(ex.atom), fields.texts(ey.atom)
   if tx and ty then return lists_meet(self, ex, ey, tx, ty, last, f) end
   if not tx and not ty then return numbers_meet(ex, ey, last, f) end
   local list, number = tx or ty, tx and ey.atom or ex.atom
   local texts = number.tail == "digits" and list or floats.is(number) and floating(list)
      or numeric(list)
   for _, text in ipairs(texts) do
      local found
      if tx then
         found = text_against(self, text, ex.next, ey, 1, last, f, ex)
      else
         found = text_against(self, text, ey.next, ex, 2, last, f, ey)
      end
      if found then return found end
   end
   return nil
end

--- Calls `f(x, y, rest, owner, last, left edge, right edge, text)` for all states that follow when
-- the two sides take these edges, until it returns something; returns that.
function Walk:pair(ex, ey, last, f)
   local a, b = ex.atom, ey.atom
   if not a and not b then return f(nil, nil, "", 0, last, ex, ey, "") end
   if a and a.text then
      if b and b.text then -- most pairs differ in their first character
         local c, d = a.text:byte(), b.text:byte()
         if c ~= d and c ~= BLANK and d ~= BLANK then return nil end
      end
      return text_against(self, a.text, ex.next, ey, 1, last, f, ex)
   end
   if b and b.text then return text_against(self, b.text, ey.next, ex, 2, last, f, ey) end
   return a and b and fields_meet(self, ex, ey, last, f)
end

--- The same for all states that follow a state. Where one side is ahead only the other takes an
-- edge.
function Walk:each(x, y, rest, owner, last, f)
   budget.spend(STEPS)
   if owner == 0 then
      local right = self.right:edges(y)
      for _, ex in ipairs(self.left:edges(x)) do
         local text = ex.atom and ex.atom.text
         for _, ey in ipairs(text and edges_for(self.right, y, text) or right) do
            local found = self:pair(ex, ey, last, f)
            if found then return found end
         end
      end
      return nil
   end
   local own, other, automaton = x, y, self.right
   if owner == 2 then own, other, automaton = y, x, self.left end
   for _, edge in ipairs(edges_for(automaton, other, rest)) do
      local found = text_against(self, rest, own, edge, owner, last, f)
      if found then return found end
   end
   return nil
end

-- Whole texts -------------------------------------------------------------------------------------

-- Do two nodes exist in one configuration? Nodes without `configs` exist everywhere.
local function together(x, y)
   return not x.configs or num.meets(x.configs, y.configs)
end

--- Is there a text that both print from this state to the end?
function Walk:can(x, y, rest, owner, last)
   if not x then return true end
   local known = self.known
   if owner ~= 0 then
      local automaton, other = self.right, y
      if owner == 2 then automaton, other = self.left, x end
      if not may_begin(automaton, other, rest) then return false end
      local rests = self.known_rest[owner]
      known = rests[rest]
      if not known then
         known = {}
         rests[rest] = known
      end
   end
   local key = (x.id << 28 | y.id) << 2 | last
   local result = known[key]
   if result == nil then
      result = together(x, y) and self:each(x, y, rest, owner, last, self.try) or false
      known[key] = result
   end
   return result
end

--- A text that both print, or nil.
function Walk:text(x, y, rest, owner, last)
   x, y = x or self.left.start, y or self.right.start
   return self:each(x, y, rest or "", owner or 0, last or OTHER,
      function(x2, y2, rest2, owner2, last2, _, _, text)
         if not x2 then return text end
         if not self:can(x2, y2, rest2, owner2, last2) then return nil end
         local more = self:text(x2, y2, rest2, owner2, last2)
         return more and text .. more
      end)
end

--- Two automata (`start`, `:edges(node)`) that are walked together; they may be the same one.
-- `goes_on`, if set in the result: more text follows what they print.
function M.new(left, right)
   local self = setmetatable({ left = left, right = right, known = {}, known_rest = { {}, {} } },
      Walk)
   self.try = function(x, y, rest, owner, last)
      return self:can(x, y, rest, owner, last) or nil
   end
   return self
end

return M

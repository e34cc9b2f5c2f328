-- Running together: neighbours without a separator that would be read as one, such as `1` and `0`,
-- `r1` and `0`, `0x1` and `b`. Two atoms decide; what follows a literal text matters as far as the
-- text before it can reach.
local budget = require("gen.base.budget")
local fields = require("gen.asmtext.ambiguity.fields")
local floats = require("gen.asmtext.ambiguity.floats")
local pattern = require("gen.asmtext.ambiguity.pattern")

local M = {}

local MOST = 20000 -- patterns that are examined one by one
local JUDGED = 200 -- steps that one of them costs

-- Two atoms ---------------------------------------------------------------------------------------

local function is_decimal(atom)
   local field = atom.item.field
   return field.radix == "dec" and not field.rel and not field.label
end

-- How a number can begin.
local function signs_of(atom)
   if floats.is(atom) then return floats.SIGNS end
   local decimal = atom.item.field.radix == "dec"
   local signs = { decimal and "0" or "0x0" }
   if decimal then
      for digit = 1, 9 do signs[#signs + 1] = tostring(digit) end
   end
   if fields.may_be_negative(atom) then signs[#signs + 1] = "-" .. signs[1] end
   return signs
end

local function beginnings(atom)
   if atom.text then return { atom.text } end
   return fields.texts(atom) or signs_of(atom)
end

-- A number that reads all digits that follow it; a decimal 0 also `x` or `b` of hex or binary.
local function number_takes(atom, text)
   if not is_decimal(atom) then return text:find("^%x") ~= nil end
   return text:find("^%d") ~= nil or text:find("^[xX]%x") ~= nil or text:find("^[bB][01]") ~= nil
end

-- A number that would read some of what follows it: `text`, or begins like that; nil when none
-- does. A number and a float with a plus would be a sum.
local function taker(atom, following, text)
   if floats.is(atom) then return floats.taker(text) end
   local sum = floats.is(following) and text:sub(1, 1) == "+"
   return (sum or number_takes(atom, text)) and signs_of(atom)[1] or nil
end

local function begins_alike(x, y)
   local n = math.min(#x, #y)
   return x:sub(1, n) == y:sub(1, n)
end

-- A text of the list that equals another one with the beginning of what follows it; numbers of
-- registers read all digits.
local function list_takes(list, text, is_register)
   for _, entry in ipairs(list) do
      if is_register and entry:find("%d$") and text:find("^%d") then return entry end
      for n = 1, #entry - 1 do
         local head = entry:sub(1, n)
         if list.has[head] and begins_alike(entry:sub(n + 1), text) then return head end
      end
   end
   return nil
end

-- Results for lists of texts: of registers, of others.
local of_registers, of_others = setmetatable({}, { __mode = "k" }),
   setmetatable({}, { __mode = "k" })

-- The texts of the first and the second where they run together, or nil.
local function taken(atom, following)
   local list = fields.texts(atom)
   local is_register = atom.item.tag == "reg" or atom.item.field.kind == "register"
   local known = is_register and of_registers or of_others
   local found = list and known[list]
   if list and not found then
      found = {}
      known[list] = found
   end
   local key = list and (following.text or fields.texts(following)
      or " " .. table.concat(signs_of(following), " "))
   if list and found[key] ~= nil then return found[key] or nil end
   local result = false
   for _, text in ipairs(beginnings(following)) do
      local head = list and list_takes(list, text, is_register)
         or not list and taker(atom, following, text)
      if head then
         result = { head, text }
         break
      end
   end
   if list then found[key] = result end
   return result or nil
end

-- Patterns and automata ---------------------------------------------------------------------------

local function in_pattern(entry)
   for k, atom in ipairs(entry.atoms) do
      local following = entry.atoms[k + 1]
      local found = atom.item and following and taken(atom, following)
      if found then return found end
   end
   return nil
end

-- This many characters of what follows matter.
local function reach(atom)
   local list, most = fields.texts(atom), 2
   for _, text in ipairs(list or {}) do most = math.max(most, #text) end
   return most
end

-- Calls `f(atom, path)` for all that can follow at a node, literal texts joined up to `length`
-- characters; until it returns something.
local function each_following(graph, node, length, path, before, f)
   for _, edge in ipairs(graph:edges(node)) do
      local atom, found = edge.atom, nil
      local longer = { edge = edge, prev = path }
      if atom and atom.text then
         local text = before .. atom.text
         if #text >= length then
            found = f({ text = text }, longer, edge.next)
         else
            found = each_following(graph, edge.next, length, longer, text, f)
         end
      elseif before ~= "" then
         found = f({ text = before }, path, node)
      elseif atom then
         found = f(atom, longer, edge.next)
      end
      if found then return found end
   end
   return nil
end

-- Calls `f(found, path, node)` for what runs together with the field of an edge, until it returns
-- something.
local function each_clash(graph, edge, path, f)
   if not edge.atom or not edge.atom.item then return nil end
   return each_following(graph, edge.next, reach(edge.atom), path, "",
      function(following, further, after)
         local both = taken(edge.atom, following)
         return both and f(both, further, after)
      end)
end

-- The same for all neighbours.
local function each_found(graph, f)
   local done = {}
   local function visit(node, path)
      done[node] = true
      for _, edge in ipairs(graph:edges(node)) do
         local longer = { edge = edge, prev = path }
         local found = each_clash(graph, edge, longer, f)
         if not found and edge.next and not done[edge.next] then
            found = visit(edge.next, longer)
         end
         if found then return found end
      end
      return nil
   end
   return visit(graph.start, nil)
end

local function always() return true end

--- May neighbours run together after a node, ignoring words? `known`: results by node, which this
-- adds to.
function M.may(graph, node, known)
   if known[node] ~= nil then return known[node] end
   known[node] = false
   for _, edge in ipairs(graph:edges(node)) do
      known[node] = known[node] or each_clash(graph, edge, nil, always)
         or edge.next ~= nil and M.may(graph, edge.next, known)
   end
   return known[node]
end

-- The pattern of a path with any continuation.
local function of_path(refined, path, node)
   while node do
      local edge = refined:way_out(node)
      if not edge then return nil end
      path, node = { edge = edge, prev = path }, edge.next
   end
   return pattern.of_path(refined.form, path)
end

--- The texts of the first and the second of two such neighbours, as an array; nil when there are
-- none.
function M.find(refined)
   local suspect
   local found = each_found(refined, function(both, path, node)
      local entry = of_path(refined, path, node)
      if entry then suspect = suspect or both end
      return entry and in_pattern(entry)
   end)
   if found or not suspect then return found end
   local count = 0
   return pattern.each_path(refined, function(path)
      count = count + 1
      budget.spend(JUDGED)
      if count > MOST then return suspect end
      return in_pattern(pattern.of_path(refined.form, path))
   end)
end

return M

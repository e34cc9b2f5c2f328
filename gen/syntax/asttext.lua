-- Nodes of the tree (the result of `parse.files`) as text in the language itself: expressions,
-- sets, bit clauses, templates.
--
-- The manual and the JSON quote a description with it where no whole source line is available: the
-- value of a register entry, the clauses of an alternative, the condition of an alias.
local lists = require("gen.base.lists")
local num = require("gen.num")
local sets = require("gen.syntax.sets")
local exprtext = require("gen.syntax.exprtext")

local M = {}

local atom, at_level = exprtext.atom, exprtext.at_level
local print_expr -- forward

--- Numbers below ten and negative ones in decimal, others in hex.
function M.number(value)
   if num.lt(value, 10) then return num.tostring(value) end
   return "0x" .. num.hex(value)
end

local function text_of(e) return print_expr(e).text end

--- Indices and positions of bits are decimal.
local function position(e)
   return e.tag == "num" and num.tostring(e.value) or text_of(e)
end

local function slice_part(p)
   local lo = position(p.lo)
   if p.open then return lo .. ".." end
   if p.hi then return lo .. ".." .. position(p.hi) end
   if p.count then return lo .. " +: " .. position(p.count) end
   return lo
end

local function slice_text(parts)
   return lists.join(parts, ", ", slice_part)
end

local function argument(a)
   local value = a.value and text_of(a.value) or ""
   if a.key == "else" then return "else " .. value end
   if a.key then return a.key .. ": " .. value end
   return value
end

local function arguments(args)
   return lists.map(args or {}, argument)
end

local function term_text(term)
   local text = term.static and term.static .. "==" .. M.number(term.value) or term.name
   return (term.neg and "!" or "") .. text
end

--- A guard, as after `on`.
function M.guard(on)
   return lists.join(on, " ", function(terms) return lists.join(terms, " & ", term_text) end)
end

local EXPR = {
   variant = function(e) return atom("on(" .. M.guard(e.on) .. ")") end,
   num = function(e) return atom(e.text or M.number(e.value)) end,
   name = function(e) return atom(e.name) end,
   static = function(e) return atom(e.name) end,
   state = function(e) return atom(e.name) end,
   none = function() return atom("none") end,
   unary = function(e) return exprtext.unary(e.op, print_expr(e.arg)) end,
   binary = function(e) return exprtext.binary(e.op, print_expr(e.left), print_expr(e.right)) end,
   cond = function(e) return exprtext.cond(print_expr(e.test), print_expr(e.yes),
      print_expr(e.no)) end,
   slice = function(e) return exprtext.index(print_expr(e.base), slice_text(e.parts)) end,
   member = function(e)
      local name = at_level(print_expr(e.base), exprtext.POST) .. "." .. e.name
      if not e.args then return atom(name) end
      local texts = lists.map(e.args, text_of)
      return exprtext.call(name, texts)
   end,
   call = function(e) return exprtext.call(e.name, arguments(e.args)) end,
   float = function(e)
      local texts = lists.map(e.args, text_of)
      for _, o in ipairs(e.options) do
         texts[#texts + 1] = o.option .. " " .. (o.name or text_of(o.value))
      end
      return exprtext.call(e.format .. "." .. e.op, texts)
   end,
}

function print_expr(e)
   local print = EXPR[e.tag]
   if not print then return atom("?" .. tostring(e.tag)) end
   return print(e)
end

--- An expression of a description.
function M.expr(e) return text_of(e) end

local function set_part(p, spell)
   if p.picture then return "0b" .. p.picture end
   if p.static then return p.static end
   if p.name then return p.name:find("^[%a_][%w_]*$") and p.name or '"' .. p.name .. '"' end
   if num.eq(p.lo, p.hi) then return spell(p.lo) end
   return spell(p.lo) .. ".." .. spell(p.hi)
end

--- A set of a test: `1,4..6` or `0b01.-`. Fields of up to five bits are small numbers, in decimal;
-- wider ones are opcodes, in hex.
function M.set(set, width)
   local spell = width and width <= 5 and num.tostring or M.number
   return lists.join(set, ",", function(p) return set_part(p, spell) end)
end

--- A soft clause without its word: `8..11=3`, `F=3`.
function M.soft_place(c)
   local place = c.name or c.static
   if not place then place = c.lo == c.hi and tostring(c.lo) or c.lo .. ".." .. c.hi end
   if c.value_name then place = place .. "=" .. c.value_name end
   if c.value then place = place .. "=" .. M.number(c.value) end
   return place
end

local function test_text(c, width_of)
   local width = width_of and c.field and width_of(c.field)
   return (c.field or c.static) .. (c.neg and "!=" or "=") .. M.set(c.set, width)
end

-- A cell of a drawn word.
local function cell_text(c, width_of)
   if c.test then return test_text(c.test, width_of) end
   local parts = c.parts and lists.join(c.parts, "|", function(part)
      return part.hi == part.lo and tostring(part.hi) or part.hi .. ":" .. part.lo
   end)
   return c.bits or c.static or c.name .. (parts and "[" .. parts .. "]" or "")
end

local CLAUSE = {
   test = test_text,
   drawing = function(c, width_of)
      return "[" .. lists.join(c.cells, " | ", function(cell)
         return cell_text(cell, width_of)
      end) .. "]"
   end,
   soft = function(c) return c.word .. " " .. M.soft_place(c) end,
   rest = function(c)
      local likes = lists.join(c.like or {}, ",", M.soft_place)
      return (c.word and c.word .. " " or "") .. "rest" .. (c.why and (" %q"):format(c.why) or "")
         .. (c.like and " like " .. likes or "")
   end,
   ["else"] = function() return "else" end,
}

--- The clauses after the colon of a line. `width_of(name)` returns the width of a field, if known.
function M.clauses(clauses, width_of)
   return lists.join(clauses, " ", function(c) return CLAUSE[c.tag](c, width_of) end)
end

--- A condition between fields, as after `when`.
function M.when(condition)
   return lists.join(condition.groups, " or ", function(group)
      return lists.join(group, " and ", function(relation)
         local name, op = relation.field or relation.static, relation.op
         local set = relation.set
         local is_name = set and #set == 1 and set[1].name and not set[1].quoted
         if set and not is_name then return name .. op .. M.set(set) end
         return ("%s %s %s"):format(name, op, set and set[1].name or relation.other
            or relation.other_static)
      end)
   end)
end

local function template_index(i)
   local text = i.name or i.static or (i.number and M.number(i.number)) or "?"
   if i.slice then text = text .. "[" .. slice_text(i.slice.parts or i.slice) .. "]" end
   if i.add then text = text .. "+" .. M.number(i.add) end
   return text
end

local function template_args(args)
   if not args then return "" end
   local texts = lists.map(args, function(a) return a.tag and text_of(a) or argument(a) end)
   return "(" .. table.concat(texts, ", ") .. ")"
end

local function item_text(p)
   local text = (p.role and p.role .. "=" or "") .. (p.file or p.static or p.name or "")
      .. template_args(p.args)
   for _, i in ipairs(p.index or {}) do text = text .. "[" .. template_index(i) .. "]" end
   if p.view then
      text = text .. "." .. p.view.name
      if p.view.index then text = text .. "[" .. template_index(p.view.index) .. "]" end
   end
   return text
end

local function affine_text(p)
   local text = p.field or p.static
   if p.signed then text = "signed(" .. text .. ")" end
   for _, o in ipairs(p.ops) do
      text = text .. o.op .. (o.num and M.number(o.num) or o.static or o.field)
   end
   return "{" .. text .. "}"
end

local PIECE = {
   sep = function(p) return p.s end,
   text = function(p) return p.s:match("^[%w_.^%[%]()+]+$") and p.s or '"' .. p.s .. '"' end,
   number = function(p) return p.text or M.number(p.value) end,
   star = function() return "*" end,
   static = function(p) return p.name end,
   item = item_text,
   affine = affine_text,
}

--- A template as it could appear in a description; braces separate two pieces that touch.
function M.template(pieces)
   local texts, was_item = {}, false
   for _, p in ipairs(pieces) do
      local text = PIECE[p.tag] and PIECE[p.tag](p) or "?"
      local is_item = p.tag == "item" or p.tag == "static"
      local joins = was_item or (texts[#texts] or ""):find("[%w_]$") and text:find("^[%a_]")
      if is_item and joins then text = "{" .. text .. "}" end
      texts[#texts + 1] = text
      was_item = is_item
   end
   return table.concat(texts)
end

--- `target = value`, the contents of `then` and `now` of an alternative.
function M.assign(statement)
   if statement.tag ~= "assign" then return statement.tag end
   return text_of(statement.target) .. " = " .. text_of(statement.value)
end

--- The value of an alternative as it is after its `=`; nil when the alternative has none.
function M.line_value(value)
   if not value then return nil end
   if value.unknown then return 'unknown "' .. value.unknown .. '"' end
   local text = text_of(value.expr)
   if value["then"] then text = text .. " then " .. M.assign(value["then"]) end
   if value.now then text = text .. " now " .. M.assign(value.now) end
   return text
end

--- Source lines of the block that begins at `at`: its own line and what is indented below it,
-- without the common indentation.
function M.source_block(at)
   local all, lines = at.source.lines, {}
   local indent = #all[at.line]:match("^ *")
   local last = at.line
   for n = at.line + 1, #all do
      if all[n]:match("%S") then
         if #all[n]:match("^ *") <= indent then break end
         last = n
      end
   end
   for n = at.line, last do lines[#lines + 1] = (all[n]:sub(indent + 1):gsub("%s+$", "")) end
   return lines
end

--- A resolved test of a form or alternative, `SLCT!=4,14`; nil for a domain: the values that the
-- text can express, which is not a test.
function M.test(test)
   if test.domain then return nil end
   local set, op = test.set, "="
   if test.neg and set[1] and not set[1].picture then
      set, op = sets.complement(set, test.field.width), "!="
   end
   return test.field.name .. op .. M.set(set, test.field.width)
end

--- All tests of a form or alternative as an array of texts.
function M.tests(tests)
   local texts = {}
   for _, t in ipairs(tests or {}) do texts[#texts + 1] = M.test(t) end
   return texts
end

--- The condition after `on`: blank is or, `&` is and.
function M.condition(on)
   local alternatives = {}
   for i, all in ipairs(on or {}) do
      local parts = {}
      for k, f in ipairs(all) do
         local text = f.static and f.static .. "==" .. M.number(f.value) or f.name
         parts[k] = (f.neg and "!" or "") .. text
      end
      alternatives[i] = table.concat(parts, " & ")
   end
   return table.concat(alternatives, " ")
end

--- `{HW 873}` or `{hardware}`.
function M.provenance(prov)
   return lists.join(prov or {}, "; ", function(p)
      return p.grade or (p.source .. ((p.text and p.text ~= "") and " " .. p.text or ""))
   end)
end

--- `raise fault(4, index)`.
function M.raise(node)
   return ("raise %s(%s)"):format(node.name, lists.join(node.args, ", ", M.expr))
end

return M

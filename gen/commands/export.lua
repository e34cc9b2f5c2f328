-- The checked model as JSON, for programs that are not ours (`isadora export json`). Shape
-- (desc/LANGUAGE.rst says more): one object with
--
--    generated, format   banner and version of this shape
--    isa, sources, errata, configs, units     what the description says of itself
--    tables, fields, files, spaces, stacks    what operands and code speak of
--    launch, options, starts, functions       lanes, what a run chooses, code of no instruction
--    pages               one entry per `insn`: title, forms, examples, prose
--    operands            each choice of an operand once; forms and other operands name it
--    forms               one entry per form: syntax, mask and value, runs of bits, operands,
--                        effects, code as text
--    encoding_space      how many words of each size fall into each class, as decimal texts
--
-- Words and masks are hex texts. Keys have a fixed order, arrays that of the description. The three
-- outer levels have a line for each part and everything deeper is on one line, so that a comparison
-- of two files shows what differs.
local json = require("dkjson")
local summary = require("gen.commands.summary")

local M = {}

M.FORMAT = 3 -- rises when a reader of the old shape would misread the new one

local DEEP = 3 -- levels that take a line for each part

local encode -- forward

local function encode_object(value, depth, indent, out)
   local keys = getmetatable(value).__jsonorder
   if #keys == 0 then
      out[#out + 1] = "{}"
      return
   end
   out[#out + 1] = "{\n"
   for i, key in ipairs(keys) do
      out[#out + 1] = indent .. " " .. json.encode(key) .. ": "
      encode(value[key], depth + 1, indent .. " ", out)
      out[#out + 1] = i < #keys and ",\n" or "\n"
   end
   out[#out + 1] = indent .. "}"
end

local function encode_array(value, depth, indent, out)
   if #value == 0 then
      out[#out + 1] = "[]"
      return
   end
   out[#out + 1] = "[\n"
   for i, element in ipairs(value) do
      out[#out + 1] = indent .. " "
      encode(element, depth + 1, indent .. " ", out)
      out[#out + 1] = i < #value and ",\n" or "\n"
   end
   out[#out + 1] = indent .. "]"
end

local function is_array(value) return getmetatable(value).__jsontype == "array" end

function encode(value, depth, indent, out)
   if type(value) ~= "table" or depth >= DEEP then
      out[#out + 1] = json.encode(value)
   elseif is_array(value) then
      encode_array(value, depth, indent, out)
   else
      encode_object(value, depth, indent, out)
   end
end

-- Any tree of `summary.record` and `summary.array` as text.
local function text_of(tree)
   local out = {}
   encode(tree, 0, "", out)
   out[#out + 1] = "\n"
   return table.concat(out)
end

-- Operands ----------------------------------------------------------------------------------------

-- Forms that use an operand have the same choice, unless alternatives of it cannot occur there: the
-- second and later sets of alternatives of one operand are NAME.2, NAME.3 ..
local Operands = {}
Operands.__index = Operands

function Operands:name(operand, lines)
   local key = operand .. "\0" .. json.encode(lines)
   if not self.name_of[key] then
      local n = (self.count[operand] or 0) + 1
      local name = n == 1 and operand or operand .. "." .. n
      self.count[operand], self.name_of[key] = n, name
      self.list[#self.list + 1] = summary.record { { "name", name }, { "lines", lines } }
   end
   return self.name_of[key]
end

-- `{operand, role, lines}` becomes `{operand, role}`, also within the alternatives.
function Operands:replace(choices)
   for i, choice in ipairs(choices or {}) do
      for _, line in ipairs(choice.lines) do self:replace(line.choices) end
      choices[i] = summary.record { { "operand", self:name(choice.operand, choice.lines) },
         { "role", choice.role } }
   end
end

--- The array of all operands; each choice of the forms then names its operand only.
local function take_operands(forms)
   local operands = setmetatable({ list = {}, count = {}, name_of = {} }, Operands)
   for _, form in ipairs(forms) do operands:replace(form.choices) end
   return summary.array(operands.list)
end

--- model → text.
function M.json(model)
   local tree = summary.of(model)
   local order = getmetatable(tree).__jsonorder
   table.insert(order, 1, "generated")
   table.insert(order, 2, "format")
   for i, key in ipairs(order) do
      if key == "forms" then
         table.insert(order, i, "operands")
         break
      end
   end
   tree.generated = "Generated from the description " .. model.isa.name
      .. " by gen/commands/export.lua. Do not edit."
   tree.format = M.FORMAT
   tree.operands = take_operands(tree.forms)
   return text_of(tree)
end

return M

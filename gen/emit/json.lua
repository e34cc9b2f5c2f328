-- The checked model as JSON, for programs that are not ours. Shape (desc/LANGUAGE.rst says more):
-- one object with
--
--    generated, format   banner and version of this shape
--    isa, sources, errata, configs, units     what the description says of itself
--    tables, fields, files, spaces, stacks    what operands and code speak of
--    launch, options, starts, functions       lanes, what a run chooses, code that stands in no page
--    pages               one entry an `insn`: title, forms, examples, prose
--    forms               one entry a form: syntax, mask and value, runs of bits, choices, effects,
--    code as text
--    ledger              how many words of each unit fall into each class, as decimal texts
--
-- Words and masks are hex texts. Keys have a fixed order, arrays that of the description. The three
-- outer levels stand a line each and everything deeper on one line, so that a change shows as the
-- lines it concerns.
local json = require("dkjson")
local summary = require("gen.summary")

local M = { name = "json" }

M.FORMAT = 1 -- rises when a reader of the old shape would misread the new one

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

--- Any tree of `summary.record` and `summary.array` as text.
function M.text(tree)
   local out = {}
   encode(tree, 0, "", out)
   out[#out + 1] = "\n"
   return table.concat(out)
end

--- model → `<isa>.json`.
function M.emit(model)
   local tree = summary.of(model)
   local order = getmetatable(tree).__jsonorder
   table.insert(order, 1, "generated")
   table.insert(order, 2, "format")
   tree.generated = "Generated from the description " .. model.isa.name
      .. " by gen/emit/json.lua. Do not edit."
   tree.format = M.FORMAT
   return { { path = model.isa.name .. ".json", text = M.text(tree) } }
end

return M

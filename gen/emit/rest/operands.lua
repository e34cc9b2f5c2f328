-- Operands, formats and functions: the parts of the description that instruction pages refer to by
-- name.
local asttext = require("gen.asttext")
local calls = require("gen.emit.rest.calls")
local rst = require("gen.emit.rest.rst")

local M = {}

-- Operands ----------------------------------------------------------------------------------------

local function parameters(node)
   local names = {}
   for i, p in ipairs(node.params or {}) do names[i] = p.name end
   return #names > 0 and "(" .. table.concat(names, ", ") .. ")" or ""
end

-- What is read besides: `, also |P0 directly behind what is in front`.
local function spellings(line)
   local text = ""
   for _, spelling in ipairs(line.also) do
      text = text .. ", read also " .. rst.code(asttext.template(spelling.template))
         .. (spelling.glued and " without a separator in front" or "")
   end
   return text
end

local function line_row(ctx, line)
   local text = asttext.template(line.template)
   local claims = asttext.claims(line.claims, ctx.width_of_field)
   local value = asttext.line_value(line.value)
   return {
      ((text == "" or text == '""') and "(nothing)" or rst.code(text)) .. spellings(line),
      rst.code(claims),
      value and rst.code(value) or "", ctx:remark(line.prose, line.prov, line.on),
   }
end

-- Words that only an operand writes, for the index: `rbra`.
local function words(ctx, operand)
   local entries, seen = {}, {}
   for _, line in ipairs(operand.lines) do
      for _, piece in ipairs(line.template) do
         local word = piece.tag == "text" and piece.s
         if word and word:match("^%a[%w_.]+$") and not seen[word] then
            seen[word] = true
            entries[#entries + 1] = rst.index_entry(word, ctx.model.isa.name .. " operand")
         end
      end
   end
   return entries
end

local function operand_section(ctx, doc, operand)
   doc:index(words(ctx, operand))
   doc:label(ctx:label("operand", operand.name))
   doc:title(operand.name .. parameters(operand), 3)
   doc:prose(operand.prose)
   local from = ctx:remark(nil, operand.prov, operand.on)
   if from ~= "" then doc:markup(from) end
   local rows = {}
   for i, line in ipairs(operand.lines) do rows[i] = line_row(ctx, line) end
   doc:csv({ "Text", "Bits", "Value", "Remarks" }, rows, { class = "operand-lines" })
end

-- Formats and functions ---------------------------------------------------------------------------

local function source_section(ctx, doc, kind, node)
   doc:label(ctx:label(kind, node.name))
   doc:title(node.name, 3)
   doc:prose(node.prose)
   local from = ctx:remark(nil, node.prov, node.on)
   if from ~= "" then doc:markup(from) end
   local lines = asttext.source_block(node.at)
   doc:literal(lines, "isa")
   local sentence = calls.sentence(ctx, lines, nil, node)
   if sentence then doc:markup(sentence) end
end

local function section(ctx, doc, title, intro, list, kind)
   if #list == 0 then return end
   doc:title(title, 2)
   doc:markup(intro)
   for _, node in ipairs(list) do
      if kind == "operand" then
         operand_section(ctx, doc, node)
      else
         source_section(ctx, doc, kind, node)
      end
   end
end

--- The page of operands, formats and functions.
function M.emit(ctx)
   local model = ctx.model
   local doc = ctx:doc()
   doc:label(ctx:label("page", "operands"))
   doc:title("Operands and functions", 1)
   section(ctx, doc, "Operands",
      "Each line of an operand is one way to write it: its text, the bits that choose it, and the "
      .. "value that the code of an instruction sees. Without a "
      .. "value of its own a line has that of the one field or "
      .. "register in its text.", model.operands or {}, "operand")
   section(ctx, doc, "Formats",
      "A format stands around the text and the code of instructions; ``*`` is their place in "
      .. "it.", model.formats or {}, "format")
   section(ctx, doc, "Functions",
      "Functions that the code of the instructions uses, as the description states them.",
      model.funcs or {}, "func")
   return doc:text()
end

return M

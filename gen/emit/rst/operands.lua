-- Operands, formats and functions: the parts of the description that instruction pages refer to by
-- name. In HTML the names of other parts are links (tools/sphinx/syntaxline.py).
local lists = require("gen.base.lists")
local asttext = require("gen.syntax.asttext")
local calls = require("gen.emit.rst.base.calls")
local effects = require("gen.emit.rst.page.effects")
local rst = require("gen.emit.rst.base.rst")

local M = {}

-- Operands ----------------------------------------------------------------------------------------

local function parameters(node)
   local names = lists.map(node.params or {}, function(p) return p.name end)
   return #names > 0 and "(" .. table.concat(names, ", ") .. ")" or ""
end

-- What is read besides: `, also |P0 directly after what is before`.
local function spellings(line)
   local text = ""
   for _, spelling in ipairs(line.also) do
      text = text .. ", read also " .. rst.code(asttext.template(spelling.template))
         .. (spelling.glued and " without a separator in front" or "")
   end
   return text
end

-- `[Ra+OFF]: OFF!=0, value u32(Ra); remark`.
local function line_text(ctx, line)
   local text = asttext.template(line.template)
   local clauses = rst.code(asttext.clauses(line.clauses, ctx.width_of_field))
   local value = asttext.line_value(line.value)
   local parts = { clauses ~= "" and clauses or nil }
   if line.when then parts[#parts + 1] = "only when " .. rst.code(asttext.when(line.when)) end
   if value then parts[#parts + 1] = "value " .. rst.code(value) end
   local remark = ctx:remark(line)
   return ((text == "" or text == '""') and "(nothing)" or rst.code(text)) .. spellings(line)
      .. (#parts > 0 and ": " .. table.concat(parts, ", ") or "")
      .. (remark ~= "" and "; " .. remark or "")
end

-- Words that only an operand writes, for the index: `rbra`.
local function words(ctx, operand)
   local entries, seen = {}, {}
   for _, piece in lists.nested(operand.lines, "template") do
      local word = piece.tag == "text" and piece.s
      if word and word:match("^%a[%w_.]+$") then
         lists.add_once(entries, seen, rst.index_entry(word, ctx.model.isa.name .. " operand"))
      end
   end
   return entries
end

local function operand_section(ctx, doc, operand)
   doc:index(words(ctx, operand))
   doc:title(operand.name .. parameters(operand), 3, ctx:label("operand", operand.name))
   doc:prose(operand.prose)
   doc:markup(ctx:source(operand))
   doc:bullets(lists.map(operand.lines, function(line) return line_text(ctx, line) end))
end

-- Formats and functions ---------------------------------------------------------------------------

-- What all instructions in a format do because of it.
local function format_notes(ctx, doc, format)
   local items = {}
   for _, line in ipairs(format.lines) do
      local text = effects.of_format_line(ctx.format_effects, line)
      if text then items[#items + 1] = rst.code(asttext.template(line.template)) .. ": " .. text end
   end
   if #items > 0 then doc:markup("Effects on all instructions in it:") end
   doc:bullets(items)
end

local function source_section(ctx, doc, kind, node)
   doc:title(node.name, 3, ctx:label(kind, node.name))
   doc:prose(node.prose)
   doc:markup(ctx:source(node))
   local lines = asttext.source_block(node.at)
   doc:literal(lines, "isa")
   doc:markup(calls.named_in(ctx, node, lines))
   if kind == "format" then format_notes(ctx, doc, node) end
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
   local doc = ctx:page("operands", "Operands and functions")
   section(ctx, doc, "Operands",
      "Each item of an operand is one alternative: its text, the bits that select it, and its "
         .. "value in the code of an instruction. The default is the value of the one field or "
         .. "register in its text.", model.operands or {}, "operand")
   section(ctx, doc, "Formats",
      "A format is what many instructions have in common: text and code before and after their "
         .. "own, which is ``*`` here.", model.formats or {}, "format")
   section(ctx, doc, "Functions",
      "Functions that the code of the instructions calls.",
      model.funcs or {}, "func")
   return doc:text()
end

return M

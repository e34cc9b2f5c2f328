-- The page of the notation of sources: comments, operators, macros.
local lists = require("gen.base.lists")
local asttext = require("gen.syntax.asttext")
local rst = require("gen.emit.rst.base.rst")

local M = {}

--- Whether there is such a page.
function M.has_page(model)
   return #(model.assemblies or {}) + #(model.operators or {}) + #(model.macros or {}) > 0
end

local function general(doc, node)
   local rows = {}
   if node.comment then
      rows[#rows + 1] = { "Comments", "begin with " .. rst.code(node.comment) .. ", too" }
   end
   if node.separator then
      rows[#rows + 1] = { "Statements of a line", rst.code(node.separator) .. " is between them"
         .. (node.separator == ";" and ", and begins no comment" or "") }
   end
   if node.power then
      rows[#rows + 1] = { rst.code(".align N"), "is about a power of two, as ``.p2align``" }
   end
   if node.pad then
      rows[#rows + 1] = { "Alignment of code", "is filled with "
         .. rst.code(table.concat(node.pad, "; ")) }
   end
   doc:csv({ "What", "How" }, rows, { stub = true })
   doc:prose(node.prose)
end

local function operator_row(ctx, node)
   local what = node.of and ("x and the address of the instruction with %s at the number")
      :format(rst.code(node.of.name)) or ""
   return { rst.code(node.name .. "(" .. node.param .. ")"), rst.code(asttext.expr(node.expr)),
      what, ctx:remark(node) }
end

-- `call TO`, `lb|lh RD, TO`.
local function macro_text(node)
   local params = lists.join(node.params, ", ", function(param) return param.name end)
   return (table.concat(node.names, "|") .. " " .. params):gsub(" $", "")
end

local function macro_row(ctx, node)
   return { rst.code(macro_text(node)), node.when and rst.code(asttext.expr(node.when)) or "",
      rst.code(lists.join(node.lines, "; ", function(line) return line.text end)),
      ctx:remark(node) }
end

--- The page.
function M.emit(ctx)
   local model, doc = ctx.model, ctx:page("sources", "Sources")
   doc:markup("What the assembler reads besides the texts of instructions. None of it is printed.")
   for _, node in ipairs(model.assemblies) do general(doc, node) end
   doc:csv({ "Operator", "Value", "Of", "Remarks" },
      lists.map(model.operators, function(node) return operator_row(ctx, node) end),
      { title = "Operators" })
   doc:csv({ "Statement", "When", "Stands for", "Remarks" },
      lists.map(model.macros, function(node) return macro_row(ctx, node) end),
      { title = "Macros", intro = "``*`` is the mnemonic of the statement." })
   return doc:text()
end

return M

-- How well the facts of the manual are known: grades of all forms, and everything that is
-- unknown, with its reason.
local lists = require("gen.base.lists")
local num = require("gen.num")
local asttext = require("gen.syntax.asttext")
local rst = require("gen.emit.rst.base.rst")
local shape = require("gen.emit.line.shape")
local context = require("gen.emit.rst.base.context")

local M = {}

local GRADES = { "hardware", "document", "inferred", "unknown" }
local MEANING = {
   hardware = "compared with the machine", document = "stated by a document",
   inferred = "concluded from other facts", unknown = "unknown, or without a source",
}

local function grade_table(ctx, doc)
   local count = {}
   for _, form in ipairs(ctx.model.forms) do
      local grade = form.grade or "unknown"
      count[grade] = (count[grade] or 0) + 1
   end
   local rows = lists.map(GRADES, function(grade)
      return { grade, MEANING[grade], tostring(count[grade] or 0) }
   end)
   doc:csv({ "Grade", "Meaning", "Forms" }, rows)
end

local function source_table(ctx, doc)
   local rows = lists.map(ctx.model.sources or {}, function(s)
      return { rst.code(s.name), rst.inline(s.title or ""), s.grade }
   end)
   doc:csv({ "Name", "Document", "Grade" }, rows, { title = "Sources" })
end

local UNKNOWN, LEFT_OUT = { unknown = true }, { unmodelled = true, outside = true }

--- Collects the reasons of statements with one of the tags below a list of statements.
local function reasons_of(tags, list, found)
   for _, s in ipairs(list or {}) do
      if tags[s.tag] then found[#found + 1] = s.why end
      if s.arms then
         for _, arm in ipairs(s.arms) do reasons_of(tags, arm.body, found) end
         reasons_of(tags, s.otherwise, found)
      end
      if s.tag == "for" then reasons_of(tags, s.body, found) end
   end
   return found
end

local function add(rows, seen, where, what, why)
   lists.add_once(rows, seen, { where, what, rst.inline(why) }, table.concat({ where, what, why },
      "\1"))
end

local function unknown_of_page(ctx, page, rows, seen)
   local where = ctx:page_link(page)
   if page.node.unknown then add(rows, seen, where, "what it does", page.node.unknown) end
   for _, why in ipairs(reasons_of(UNKNOWN, page.node.body, {})) do
      add(rows, seen, where, "a case of its code", why)
   end
   for _, form in ipairs(page.forms) do
      for _, reason in ipairs(shape.reasons(form)) do
         if reason.word == "unknown" then
            add(rows, seen, where, "bits " .. rst.code("0x" .. num.hex(reason.mask)), reason.why)
         end
      end
   end
end

local function unknown_of_operands(ctx, rows, seen)
   for operand, line in lists.nested(ctx.model.operands or {}, "lines") do
      if line.value and line.value.unknown then
         local text = rst.code(asttext.template(line.template))
         add(rows, seen, ctx:link("operand", operand.name), "the value of " .. text,
            line.value.unknown)
      end
   end
end

local function unknowns(ctx, doc)
   local rows, seen = {}, {}
   for _, page in ipairs(ctx.model.pages) do unknown_of_page(ctx, page, rows, seen) end
   unknown_of_operands(ctx, rows, seen)
   doc:title("What is not known", 2)
   if #rows == 0 then
      doc:markup("Nothing in this description is marked unknown.")
   else
      doc:markup("These decode, print and assemble; executing one traps with its reason.")
      doc:csv({ "Where", "What", "Reason" }, rows)
   end
end

--- What is known elsewhere and left out here: the pages of each reason.
local function unmodelled(ctx, doc)
   local rows, of_reason = {}, {}
   for _, page in ipairs(ctx.model.pages) do
      for _, why in ipairs(reasons_of(LEFT_OUT, page.node.body, {})) do
         local row = lists.entry(of_reason, why, { rst.inline(why) }, rows)
         table.insert(row, ctx:page_link(page))
      end
   end
   for i, row in ipairs(rows) do rows[i] = { row[1], table.concat(row, ", ", 2) } end
   doc:csv({ "Reason", "Where" }, rows, { title = "What is not described",
      intro = "These decode, print and assemble; executing one stops the run with its reason." })
end

local SOFT = { "ignored", "unknown", "zero" }

--- Reasons of `ignored rest` and its like: how many forms each one covers.
local function reasons(ctx, doc)
   local of_key, order = {}, {}
   for _, form in ipairs(ctx.model.forms) do
      for _, reason in ipairs(shape.reasons(form)) do -- of which no two are the same
         local one = lists.entry(of_key, reason.word .. "\1" .. reason.why,
            { word = reason.word, why = reason.why, forms = 0 }, order)
         one.forms = one.forms + 1
      end
   end
   if #order == 0 then return end
   doc:title("Bits covered by a reason", 2)
   local rows = {}
   for _, word in ipairs(SOFT) do
      for _, o in ipairs(order) do
         if o.word == word then
            rows[#rows + 1] = { word, rst.inline(o.why), tostring(o.forms) }
         end
      end
   end
   doc:csv({ "Class", "Reason", "Forms" }, rows)
end

--- The page of grades and unknowns.
function M.emit(ctx)
   local doc = ctx:page("grades", "What is known, and how well")
   doc:markup("Every fact of the description can name its source. "
      .. context.plural(#ctx.model.forms, "form") .. ":")
   grade_table(ctx, doc)
   source_table(ctx, doc)
   unknowns(ctx, doc)
   unmodelled(ctx, doc)
   reasons(ctx, doc)
   return doc:text()
end

return M

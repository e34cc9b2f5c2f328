-- The manual page of one `insn` page of the description: what it is called, how it is encoded, what
-- it does.
local lists = require("gen.base.lists")
local num = require("gen.num")
local asttext = require("gen.syntax.asttext")
local calls = require("gen.emit.rst.base.calls")
local rst = require("gen.emit.rst.base.rst")
local shape = require("gen.emit.line.shape")
local context = require("gen.emit.rst.base.context")
local effects = require("gen.emit.rst.page.effects")
local encoding = require("gen.emit.rst.page.encoding")
local syntax = require("gen.emit.rst.page.syntax")
local units_of = require("gen.resolve.bundle")
local roles = require("gen.emit.rst.page.roles")
local errata = require("gen.emit.rst.page.errata")
local lag = require("gen.emit.rst.timing.lag")
local schedule = require("gen.emit.rst.timing.schedule")
local mnemonics = require("gen.emit.rst.page.mnemonics")

local M = {}

-- Bits --------------------------------------------------------------------------------------------

local function collect_fields(forms)
   local list, seen = {}, {}
   for _, form in ipairs(forms) do
      for _, slot in ipairs(form.slots or {}) do lists.add_once(list, seen, slot.field) end
      for _, test in ipairs(form.tests or {}) do
         if not test.field.unnamed and not test.when then lists.add_once(list, seen, test.field) end
      end
   end
   return list
end

local function links(ctx, kind, names)
   return lists.join(names, ", ", function(name) return ctx:link(kind, name) end)
end

local SOFT_TEXT = {
   ignored = "Ignored bits",
   unknown = "Bits with an unknown effect",
   zero = "Bits that must be zero",
   visible = "Bits that the code reads and the text does not show",
   operand = "Bits that no operand uses",
}

--- Bits that are no operand and have a reason.
local function soft_notes(doc, page)
   local items, seen = {}, {}
   for _, form in ipairs(page.forms) do
      for _, r in ipairs(shape.reasons(form)) do
         local text = ("%s (%s): %s."):format(SOFT_TEXT[r.word] or r.word,
            rst.code("0x" .. num.hex(r.mask)), rst.inline(r.why))
         lists.add_once(items, seen, text)
      end
   end
   doc:bullets(items)
end

-- Forms with a condition between fields: those with the same one together.
local function conditions(page, items)
   local list, by_text = {}, {}
   for _, form in ipairs(page.forms) do
      local text = form.when and form.when.when.text
      if text then
         local one = lists.entry(by_text, text, { text = text, names = {}, seen = {} }, list)
         lists.add_once(one.names, one.seen, syntax.short_name(page,
            { name = syntax.base_name(form) }))
      end
   end
   for _, one in ipairs(list) do
      local names = #page.forms > 1 and " (" .. lists.join(one.names, ", ", rst.code) .. ")" or ""
      items[#items + 1] = ("Only when %s%s."):format(rst.code(one.text), names)
   end
end

local function shares_and_overs(ctx, doc, page)
   local items = {}
   conditions(page, items)
   for _, s in ipairs(page.shares or {}) do
      items[#items + 1] = "Shared bits: " .. rst.escape(table.concat(s.names, ", ")) .. ": "
         .. ctx:remark({ prose = s.why, prov = s.prov })
   end
   if page.otherwise then
      items[#items + 1] = "Has the words that no other instruction has."
   end
   for _, o in ipairs(page.overs or {}) do
      items[#items + 1] = "Overrides " .. rst.code(o.name) .. " in the words that both match: "
         .. ctx:remark({ prose = o.why, prov = o.prov })
   end
   doc:bullets(items)
end

-- Meaning -----------------------------------------------------------------------------------------

--- Source lines of `do`, without the indentation they share.
local function source_lines(node)
   local range, at = node.source, node.at
   if not range or not at or not at.source then return {} end
   local lines = {}
   for n = range.first or range[1], range.last or range[2] do
      local line = (at.source.lines[n] or ""):gsub("%s+$", "")
      if range.inline then line = line:gsub("^%s*do%s+", "") end
      lines[#lines + 1] = line
   end
   return rst.dedented(lines)
end

local function cell_text(cell)
   local also = lists.join(cell.also or {}, " ", rst.code)
   return rst.code(cell.text) .. (also ~= "" and ", read also " .. also or "")
end

--- One table for each `ops` of the page: the cells as they are in the description.
local function ops_tables(ctx, doc, page)
   for _, node in ipairs(page.ops or page.node.ops or {}) do
      local header, rows = {}, {}
      for i, static in ipairs(node.statics) do header[i] = rst.code(static.name or static) end
      header[#header + 1] = "Remarks"
      for _, row in ipairs(node.rows) do
         local cells = {}
         for i, static in ipairs(node.statics) do
            local cell = row.cells[static.name or static]
            cells[i] = cell and cell_text(cell) or ""
         end
         cells[#cells + 1] = ctx:remark(row)
         rows[#rows + 1] = cells
      end
      doc:csv(header, rows, { class = "ops", stub = true })
   end
end

-- Arguments of operands, which may be functions that the code of the operand calls.
local function argument_texts(page)
   local texts = {}
   for _, piece in lists.nested(page.node.forms or {}, "template") do
      local arguments = piece.args and asttext.template({ piece }):match("%b()") or ""
      for text in arguments:gmatch("[^(),]+") do texts[#texts + 1] = text end
   end
   return texts
end

local function cell_texts(page)
   local texts = argument_texts(page)
   for node, row in lists.nested(page.ops or page.node.ops or {}, "rows") do
      for _, static in ipairs(node.statics) do
         local cell = row.cells[static.name or static]
         if cell then texts[#texts + 1] = cell.text end
      end
   end
   return texts
end

local function meaning(ctx, doc, page)
   doc:title("Operation", 2)
   local node = page.node
   if node.unknown then
      doc:markup("**Unknown:** " .. rst.inline(node.unknown)
         .. ". Executing it traps with this text.")
   else
      doc:literal(source_lines(node), "isa")
   end
   local lines = node.unknown and {} or source_lines(node)
   doc:markup(calls.named_in(ctx, node, lines, cell_texts(page)))
   ops_tables(ctx, doc, page)
   if not node.unknown then roles.emit(ctx, doc, page) end
end

local function derived(ctx, doc, page)
   if page.node.unknown or not page.forms[1].effects then return end
   local rows, formats = effects.rows(ctx, page.forms)
   doc:title("Effects", 2)
   if #formats > 0 then
      doc:markup("Besides those of the format " .. links(ctx, "format", formats) .. ":")
   elseif #rows == 0 then
      doc:markup("Nothing but the next instruction.")
   end
   if #rows == 1 and not rows[1].who then
      doc:markup((rows[1].text:gsub("^%l", string.upper)))
   else
      local items = lists.map(rows, function(row) return (row.who or "all") .. ": " .. row.text end)
      doc:bullets(items)
   end
end

-- The rest ----------------------------------------------------------------------------------------

local function template_text(t) return type(t) == "string" and t or asttext.template(t) end

-- Aliases of the page itself and those that are on their own in the description. What cells of
-- `ops` are read as is in their table.
local function alias_nodes(page)
   local nodes, seen = {}, {}
   for _, node in ipairs(page.node.aliases or {}) do lists.add_once(nodes, seen, node) end
   for _, alias in ipairs(mnemonics.aliases(page)) do
      if not alias.respelled then lists.add_once(nodes, seen, alias.node) end
   end
   return nodes
end

local function aliases(ctx, doc, page)
   local rows = {}
   for _, a in ipairs(alias_nodes(page)) do
      rows[#rows + 1] = {
         rst.code(template_text(a.left)), rst.code(template_text(a.right)),
         a.when and rst.code(asttext.clauses(a.when, ctx.width_of_field)) or "",
         a.only and "printed only" or (a.print or a.printed) and "printed" or "read only",
         ctx:remark(a),
      }
   end
   doc:csv({ "Text", "Means", "When", "Use", "Remarks" }, rows, { title = "Other spellings" })
end

-- `mem[0x300]`: cells are counted in hex, as everywhere else.
local function place_text(target)
   local part = target.tag == "slice" and target.base.tag == "name" and target.parts[1]
   if not part or part.lo.tag ~= "num" then return asttext.expr(target) end
   return ("%s[%s]"):format(target.base.name, context.number(part.lo.value))
end

local function state_text(list)
   local texts = lists.map(list or {}, function(g)
      return rst.code(place_text(g.target) .. "=" .. context.number(g.value))
   end)
   return table.concat(texts, " ") -- one literal each, so that a long row can wrap
end

local STOPS = { wait = "waits", trap = "traps", unknown = "unknown" }

local function after_text(example)
   if example.stop then return STOPS[example.stop] end
   if example.after and #example.after == 0 then return "nothing changes" end
   return state_text(example.after)
end

-- Words as `isadora dis` prints them: long ones as words of 32 bits in the order of memory.
local LONGEST, PART = 16, 8 -- digits

local function words_text(model, code)
   local bundle, out = units_of.of(model), {}
   for _, word in ipairs(code) do
      if #word <= LONGEST then
         out[#out + 1] = word
      elseif bundle then
         out[#out + 1] = word:sub(-LONGEST) .. " " .. word:sub(1, -LONGEST - 1)
      else
         for last = #word, 1, -PART do
            out[#out + 1] = word:sub(math.max(1, last - PART + 1), last)
         end
      end
   end
   return table.concat(out, " ")
end

local function examples(ctx, doc, page)
   local rows = {}
   for _, e in ipairs(page.examples or {}) do
      rows[#rows + 1] = {
         rst.code(e.text), rst.code(words_text(ctx.model, e.code)), state_text(e.before),
         after_text(e), rst.escape(ctx:on_text(e.on)),
      }
   end
   doc:csv({ "Text", "Code", "Before", "After", "Variants" }, context.say_all(rows, 5),
      { title = "Examples" })
end

local function concerning(ctx, doc, page)
   local list = errata.concerning(ctx, page, collect_fields(page.forms))
   if #list == 0 then return end
   doc:title("Errata", 2)
   doc:bullets(list)
end

local function index_entries(ctx, page)
   local entries = {}
   for _, m in ipairs(mnemonics.of_page(page)) do
      entries[#entries + 1] = rst.index_entry(m, ctx.model.isa.name)
   end
   for _, alias in ipairs(mnemonics.aliases(page)) do
      if mnemonics.is_name(alias) then
         entries[#entries + 1] = rst.index_entry(alias.mnemonic, ("%s, another name of %s"):format(
            ctx.model.isa.name, table.concat(alias.of, " ")))
      end
   end
   return entries
end

--- One page as a document.
function M.emit(ctx, page)
   local doc = ctx:doc()
   doc:index(index_entries(ctx, page))
   doc:title(mnemonics.title(page), 1, ctx:label("insn", page.name))
   doc:prose(page.prose)
   syntax.emit(ctx, doc, page)
   aliases(ctx, doc, page)
   meaning(ctx, doc, page)
   examples(ctx, doc, page)
   encoding.emit(ctx, doc, page)
   soft_notes(doc, page)
   shares_and_overs(ctx, doc, page)
   derived(ctx, doc, page)
   lag.emit(ctx, doc, page)
   schedule.note(ctx, doc, page)
   concerning(ctx, doc, page)
   local from = ctx:provenance(page.prov)
   if from then doc:markup("Source: " .. from .. ".") end
   return doc:text()
end

return M

-- The page of the schedule, where words say how long the next one waits and for whom, and the notes
-- on the pages of instructions.
local lists = require("gen.base.lists")
local context = require("gen.emit.rst.base.context")
local rst = require("gen.emit.rst.base.rst")

local M = {}

local function field_link(ctx, field) return ctx:link("field", field.name) end

local function field_links(ctx, list)
   return lists.join(list, ", ", function(field) return field_link(ctx, field) end)
end

-- The fields of a set, in the order of the description.
local function fields_of(ctx, set)
   return lists.filter(ctx.model.fields, function(field) return set[field] end)
end

local function page_links(ctx, node)
   local out = {}
   for i, entry in ipairs(node.pages or {}) do
      out[i] = ctx:link("insn", entry.name)
      if entry.form then out[i] = out[i] .. " " .. rst.code(entry.form) end
   end
   return table.concat(out, ", ")
end

-- Fields ------------------------------------------------------------------------------------------

local function board_row(ctx, board, what)
   local codes = ("%d..%d"):format(board.lo, board.hi)
   local after = board.after > 0 and (", seen by waits after %s"):format(
      context.plural(board.after, "cycle")) or ""
   return { field_link(ctx, board.field), "all",
      ("sets a scoreboard, by codes %s from the first one on, until %s%s"):format(codes, what,
         after), ctx:remark(board.node) }
end

-- What a statement of the schedule says about the fields `links`.
local function row_of(ctx, links, row, meaning)
   return { links, row.forms and page_links(ctx, row.node) or "all", meaning, ctx:remark(row.node) }
end

-- When waits see a scoreboard, if that is not what the scoreboard says.
local function seen(row)
   return row.after and (", seen after %s"):format(context.plural(row.after, "cycle")) or ""
end

local function wait_rows(ctx, rows)
   local s = ctx.model.schedule
   for _, row in ipairs(s.waits) do
      rows[#rows + 1] = row_of(ctx, field_links(ctx, row.fields), row,
         ("waits until a scoreboard is clear: %d and on, in this order%s"):format(s.first,
            seen(row)))
   end
   for _, row in ipairs(s.drained) do
      rows[#rows + 1] = row_of(ctx, "", row,
         "waits until everything before it has read its sources")
   end
   for _, row in ipairs(s.counted) do
      rows[#rows + 1] = row_of(ctx, field_links(ctx, { row.field, row.left }), row,
         "waits until no more than the second of those that set the first scoreboard are under way"
            .. seen(row))
   end
end

-- The register files of a set, in the order of the description.
local function file_links(ctx, set)
   return lists.collect(ctx.model.sym.files, function(file)
      return set[file] and rst.code(file.name)
   end)
end

-- What is read early or late: registers that fields name, and whole files.
local function early_links(ctx, row)
   local list = file_links(ctx, row.files)
   for i, field in ipairs(fields_of(ctx, row.fields)) do
      table.insert(list, i, field_link(ctx, field))
   end
   return table.concat(list, ", ")
end

local function early_rows(ctx, rows)
   for _, row in ipairs(ctx.model.schedule.early) do
      local n = math.abs(row.n)
      rows[#rows + 1] = row_of(ctx, early_links(ctx, row), row,
         (next(row.fields) and "names a register that is read %s %s the others"
            or "is read %s %s the others"):format(context.plural(n, "cycle"),
            row.n > 0 and "before" or "after"))
   end
end

local function once_rows(ctx, rows)
   for _, row in ipairs(ctx.model.schedule.once) do
      rows[#rows + 1] = row_of(ctx, early_links(ctx, row), row,
         "has been read when the instruction begins: no scoreboard reports it")
   end
end

local function field_rows(ctx)
   local s, rows = ctx.model.schedule, {}
   rows[1] = { field_link(ctx, s.cycles), "all",
      "cycles from the beginning of this instruction to that of the next"
         .. (s.zero > 0 and ("; 0: %d"):format(s.zero) or "")
         .. (s.only and ("; %d..%d alone where %s is not 0"):format(s.only.lo, s.only.hi,
            field_link(ctx, s.only.with)) or ""), "" }
   if s.results then rows[#rows + 1] = board_row(ctx, s.results, "its results are available") end
   if s.sources then rows[#rows + 1] = board_row(ctx, s.sources, "its sources have been read") end
   wait_rows(ctx, rows)
   local kept = fields_of(ctx, s.reuse)
   if #kept > 0 then
      rows[#rows + 1] = { field_links(ctx, kept), "all",
         "the register before it is kept for the next instruction", "" }
   end
   early_rows(ctx, rows)
   once_rows(ctx, rows)
   return rows
end

-- Latencies ---------------------------------------------------------------------------------------

-- The latency of a row, and of which results, where it is not of all.
local function cycles_text(ctx, row)
   local text = row.n and tostring(row.n) or row.own and "with the sources" or "by scoreboard"
   if row.near then text = ("%s, %d among these"):format(text, row.near) end
   return row.own and ("%s: %s"):format(text, early_links(ctx, row)) or text
end

-- On which variants a row counts has a column of its own.
local function latency_rows(ctx)
   local rows = {}
   for _, row in ipairs(ctx.model.schedule.rows) do
      rows[#rows + 1] = { cycles_text(ctx, row), page_links(ctx, row.node),
         rst.escape(ctx:configs_text(row.where) or "all"),
         ctx:remark({ prose = row.node.prose, prov = row.node.prov }) }
   end
   return rows
end

local function unknown_pages(ctx)
   local list = {}
   for _, page in ipairs(ctx.model.pages) do
      local known = #page.forms == 0
      for _, form in ipairs(page.forms) do known = known or next(ctx.model.schedule.of[form]) end
      if not known then list[#list + 1] = ctx:link("insn", page.name) end
   end
   return list
end

--- Text of the page.
function M.emit(ctx)
   local doc = ctx:page("schedule", "Schedule")
   doc:markup("There are no interlocks: each word has the number of cycles until the next "
      .. "instruction and the scoreboards that it waits for. Results with a fixed latency are "
      .. "read after that many cycles; others set a scoreboard until they are available. "
      .. ":command:`isadora lint` finds instructions that begin too early.")
   doc:prose(ctx.model.schedule.node.prose)
   doc:title("Fields", 2)
   doc:csv({ "Field", "Instructions", "Meaning", "Remarks" }, field_rows(ctx))
   doc:title("Latencies", 2)
   doc:markup("Cycles from the beginning of an instruction until its results can be read. "
      .. "Instructions of one row *by scoreboard* are done in the order in which they begin.")
   doc:csv({ "Cycles", "Instructions", "Variants", "Remarks" }, latency_rows(ctx))
   local unknown = unknown_pages(ctx)
   if #unknown > 0 then
      doc:markup("Of these, no latency is known: " .. table.concat(unknown, ", ") .. ".")
   end
   return doc:text()
end

local function latency_text(latency)
   if not latency then return "Unknown latency" end
   if type(latency) == "table" and latency.queue then
      return "Variable latency: wait for a scoreboard"
   elseif type(latency) == "table" then
      return ("Latency: %s, %d for instructions of the same unit"):format(
         context.plural(latency.n, "cycle"), latency.near)
   end
   return ("Latency: %s"):format(context.plural(latency, "cycle"))
end

--- The note on the page of an instruction.
function M.note(ctx, doc, page)
   local s = ctx.model.schedule
   if not s or #page.forms == 0 then return end
   local texts, where = {}, {}
   for _, form in ipairs(page.forms) do
      for c in ipairs(ctx.model.configs) do
         local text = form.configs[c] and latency_text(s.of[form][c])
         if text and not where[text] then texts[#texts + 1], where[text] = text, {} end
         if text then where[text][c] = true end
      end
   end
   local items = {}
   for i, text in ipairs(texts) do
      local names = #texts > 1 and ctx:configs_text(where[text])
      items[i] = text .. (names and (" (%s)"):format(rst.escape(names)) or "") .. "."
   end
   doc:title("Timing", 2)
   doc:bullets(items)
   doc:markup((":ref:`%s`."):format(ctx:label("page", "schedule")))
end

return M

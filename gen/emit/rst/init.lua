-- The manual: reStructuredText pages of one instruction set, for Sphinx with
-- `tools/sphinx/conf.py`.
--
-- One file for each `insn` page of the description, in insn/, and some about the machine as a
-- whole: timing or a schedule only where the description states latencies, one for each file of
-- special registers; and the chapters that are beside the description, as they are. It reads the
-- checked model and nothing else.
local lists = require("gen.base.lists")
local private = require("gen.base.private")
local context = require("gen.emit.rst.base.context")
local effects = require("gen.emit.rst.page.effects")
local front = require("gen.emit.rst.front")
local state = require("gen.emit.rst.state")
local fields = require("gen.emit.rst.fields")
local numbers = require("gen.emit.rst.numbers")
local operands = require("gen.emit.rst.operands")
local exceptions = require("gen.emit.rst.exceptions")
local launch = require("gen.emit.rst.launch")
local sources = require("gen.emit.rst.sources")
local map = require("gen.emit.rst.map")
local page = require("gen.emit.rst.page")
local grades = require("gen.emit.rst.grades")
local errata = require("gen.emit.rst.page.errata")
local latency = require("gen.emit.rst.timing.latency")
local mnemonics = require("gen.emit.rst.page.mnemonics")
local schedule = require("gen.emit.rst.timing.schedule")
local special = require("gen.emit.rst.timing.special")
local timing = require("gen.emit.rst.timing")
local chapters = require("gen.emit.rst.chapters")
local timed = require("gen.semantics.timed")

local M = { name = "rest" }

local function by_name(list)
   local found = {}
   for _, node in ipairs(list or {}) do found[node.name] = node end
   return found
end

-- Pages about the machine as a whole: `{path (without ending), emit(ctx)}`.
local function machine_pages(ctx)
   local pages = { { "mnemonics", mnemonics.emit }, { "registers", state.emit } }
   for _, file in ipairs(ctx.model.files or {}) do
      if special.has_page(file) then
         local function emit() return special.emit(ctx, file) end
         pages[#pages + 1] = { special.path(ctx, file), emit }
      end
   end
   if exceptions.has_page(ctx.model) then
      pages[#pages + 1] = { "exceptions", exceptions.emit }
   end
   if launch.has_page(ctx.model) then pages[#pages + 1] = { "launch", launch.emit } end
   if sources.has_page(ctx.model) then pages[#pages + 1] = { "sources", sources.emit } end
   if ctx.timed then pages[#pages + 1] = { "timing", timing.emit } end
   table.move({ { "fields", fields.emit }, { "operands", operands.emit }, { "opcodes", map.emit } },
      1, 3, #pages + 1, pages)
   if ctx.model.schedule then pages[#pages + 1] = { "schedule", schedule.emit } end
   if #numbers.tables(ctx.model) > 0 then pages[#pages + 1] = { "numbers", numbers.emit } end
   return pages
end

-- Private names are as written on the page of an instruction; elsewhere with whose they are,
-- `memory.MSIZE`.
local function with_private_names(model, files)
   for _, file in ipairs(files) do
      local show = file.path:find("^insn/") and private.shorten or private.dotted
      file.text = show(model.private_of, file.text)
   end
   return files
end

--- model → array of `{path, text}`.
function M.emit(model)
   local ctx = context.new(model)
   ctx.operand_of_name, ctx.func_of_name = by_name(model.operands), by_name(model.funcs)
   ctx.field_kind = fields.kind
   fields.set_labels(ctx)
   local field_of_name = by_name(model.fields)
   ctx.width_of_field = function(name) return field_of_name[name] and field_of_name[name].width end
   ctx.latency, ctx.timed = latency.new(model), timed.states_latencies(model)
   ctx.format_effects = effects.of_format_lines(ctx)
   local machine = machine_pages(ctx)
   ctx.machine_pages = lists.map(machine, function(one) return one[1] end)
   ctx.chapter_pages = chapters.pages(ctx)
   local files = { { path = "index.rst", text = front.emit(ctx) } }
   for _, one in ipairs(machine) do
      files[#files + 1] = { path = one[1] .. ".rst", text = one[2](ctx) }
   end
   for _, p in ipairs(model.pages) do
      files[#files + 1] = { path = ctx:page_path(p) .. ".rst", text = page.emit(ctx, p) }
   end
   files[#files + 1] = { path = "grades.rst", text = grades.emit(ctx) }
   files[#files + 1] = { path = "errata.rst", text = errata.emit(ctx) }
   with_private_names(model, files)
   return table.move(chapters.emit(ctx), 1, #(model.chapters or {}), #files + 1, files)
end

return M

-- The manual: reStructuredText pages of one instruction set, for Sphinx with
-- `tools/sphinx/conf.py`.
--
-- One file for each `insn` page of the description, in insn/, and seven about the machine as a
-- whole. The parts of this emitter live in `rest/`; it reads the checked model and nothing else.
local context = require("gen.emit.rest.context")
local front = require("gen.emit.rest.front")
local state = require("gen.emit.rest.state")
local fields = require("gen.emit.rest.fields")
local operands = require("gen.emit.rest.operands")
local map = require("gen.emit.rest.map")
local page = require("gen.emit.rest.page")
local grades = require("gen.emit.rest.grades")
local errata = require("gen.emit.rest.errata")

local M = { name = "rest" }

local function by_name(list)
   local found = {}
   for _, node in ipairs(list or {}) do found[node.name] = node end
   return found
end

--- model → array of `{path, text}`.
function M.emit(model)
   local ctx = context.new(model)
   ctx.operand_of_name = by_name(model.operands)
   ctx.field_kind = fields.kind
   local field_of_name = by_name(model.fields)
   ctx.width_of_field = function(name) return field_of_name[name] and field_of_name[name].width end
   local files = {
      { path = "index.rst", text = front.emit(ctx) },
      { path = "registers.rst", text = state.emit(ctx) },
      { path = "fields.rst", text = fields.emit(ctx) },
      { path = "operands.rst", text = operands.emit(ctx) },
      { path = "opcodes.rst", text = map.emit(ctx) },
   }
   for _, p in ipairs(model.pages) do
      files[#files + 1] = { path = ctx:page_path(p) .. ".rst", text = page.emit(ctx, p) }
   end
   files[#files + 1] = { path = "grades.rst", text = grades.emit(ctx) }
   files[#files + 1] = { path = "errata.rst", text = errata.emit(ctx) }
   return files
end

return M

-- Which instructions use a register of a file without naming it: their code reads or changes it by
-- its number, or reads or changes what it stands for.
local lists = require("gen.base.lists")
local num = require("gen.num")
local tree = require("gen.ir.tree")
local latency = require("gen.emit.rst.timing.latency")
local producers = require("gen.emit.rst.timing.producers")

local M = {}

local function note_node(found, node)
   if node.file then
      found[node.file] = true
      local index = node.index
      if index and index.tag == "const" and num.is_small(index.value) then
         found[node.file.name .. index.value] = true
      end
   end
   if node.stack then found[node.stack] = true end
end

--- What the code of a form uses: files, stacks, and registers by number ("$sr18"); not what happens
--- beside a register that it names.
local function uses_of(ctx, form)
   local found, seen = {}, {}
   local function note(node) note_node(found, node) end
   local function each(node) tree.each_node(node, note, seen) end
   for _, line in lists.nested(form.choices or {}, "lines") do
      if line.code and line.code.value then each(line.code.value) end
   end
   latency.each_statement(form, function(s)
      local origin = ctx.latency:origin(s)
      if origin and origin.entry then return end
      tree.each_expression(s, each)
      if s.stack then found[s.stack] = true end
   end)
   return found
end

--- The instructions that use an entry of a file without naming it.
function M.users(ctx, file, entry)
   ctx.uses = ctx.uses or {}
   local list, others = producers.new(), latency.renamed_files(entry)
   for _, form in ipairs(ctx.model.forms) do
      local uses = ctx.uses[form] or uses_of(ctx, form)
      ctx.uses[form] = uses
      local used = uses[file.name .. entry.number]
      for _, other in ipairs(others) do used = used or uses[other] end
      if used then list:add(form) end
   end
   return list
end

return M

-- Code may read a field only where all its bits are tested, carried or `visible` (`zero` bits read
-- 0). Bits that another field carries need a `share`. Which bits those are depends on the
-- alternatives of the word, so only clauses of all alternatives of a choice count.
local lists = require("gen.base.lists")
local num = require("gen.num")
local coverage = require("gen.forms.coverage")
local fields = require("gen.resolve.field")
local tree = require("gen.ir.tree")

local M = {}

local cover_of_choice -- forward

-- Bits that a form or a line itself makes readable.
local function own_cover(source)
   local mask = 0
   for _, test in ipairs(source.tests) do
      if not test.domain then mask = num.bor(mask, coverage.test_mask(test)) end
   end
   for _, carry in ipairs(source.carried) do mask = num.bor(mask, carry.field.mask) end
   for _, soft in ipairs(source.soft) do
      if soft.word == "visible" or soft.word == "zero" then mask = num.bor(mask, soft.mask) end
   end
   return mask
end

local function cover_of(source, choices)
   local mask = own_cover(source)
   for _, choice in ipairs(choices) do mask = num.bor(mask, cover_of_choice(choice)) end
   return mask
end

function cover_of_choice(choice)
   if choice.cover then return choice.cover end
   local mask
   for _, line in ipairs(choice.lines) do
      local cover = cover_of(line, line.choices)
      mask = mask and num.band(mask, cover) or cover
   end
   choice.cover = mask or 0
   return choice.cover
end

local function cover_of_form(form)
   if not form.cover then
      form.cover = cover_of(form, form.top or {})
      if form.rest and form.rest.word == "zero" then form.cover = num.mask(form.unit.bits) end
   end
   return form.cover
end

-- Lines around a line, the outermost last.
local function lines_around(line, choice)
   local list = {}
   while line do
      list[#list + 1] = line
      line, choice = choice.parent_line, choice.parent
   end
   return list
end

-- Other fields that carry its bits, in the form, in the enclosing alternatives, and in all
-- alternatives of choices.
local function note_carriers(source, field, out)
   for _, carry in ipairs(source.carried) do
      local other = carry.field
      if fields.base(other) ~= fields.base(field) and num.meets(other.mask, field.mask) then
         out[#out + 1] = other
      end
   end
end

local function note_choice_carriers(choices, field, out)
   for _, line in lists.nested(choices, "lines") do
      note_carriers(line, field, out)
      note_choice_carriers(line.choices, field, out)
   end
end

local function carries(source, field)
   local base = fields.base(field)
   return lists.any(source.carried, function(carry) return fields.base(carry.field) == base end)
end

-- Bits of the field that it holds by its own right: carried by itself, tested, visible.
local function rightful(sources, field)
   local mask = 0
   for _, source in ipairs(sources) do
      if carries(source, field) then return field.mask end
      for _, test in ipairs(source.tests) do
         if not test.domain then mask = num.bor(mask, coverage.test_mask(test)) end
      end
      for _, soft in ipairs(source.soft) do
         if soft.word == "visible" then mask = num.bor(mask, soft.mask) end
      end
   end
   return mask
end

-- The soft word that covers one of the bits, for the message.
local function soft_word(sources, form, mask)
   for _, soft in lists.nested(sources, "soft") do
      if num.meets(soft.mask, mask) then return soft.word end
   end
   return form.rest and form.rest.word
end

local function check_field(walker, field, at, cover, sources)
   local form = walker.root.form
   local missing = num.without(field.mask, cover)
   if not num.eq(missing, 0) then
      local word = soft_word(sources, form, missing)
      walker:complain("E26", at,
         ("code reads %s of `%s`, which %s"):format(coverage.name_bits(missing), field.name,
         word and ("`%s` calls %s"):format(form.name, word)
            or ("some alternative of `%s` leaves out"):format(form.name)),
         { hint = ("`visible %s`, or carry or test them"):format(field.name) })
      return
   end
   local foreign = num.without(field.mask, rightful(sources, field))
   if num.eq(foreign, 0) then return end
   local carriers = {}
   for _, source in ipairs(sources) do note_carriers(source, field, carriers) end
   note_choice_carriers(form.top or {}, field, carriers)
   for _, other in ipairs(carriers) do
      if num.meets(foreign, other.mask) and not coverage.shared(form, field, other) then
         walker:complain("E21", at,
            ("code reads `%s` in %s, which `%s` carries"):format(field.name,
            coverage.name_bits(num.band(foreign, other.mask)), other.name),
            { hint = coverage.share_hint(field, other) })
         return
      end
   end
end

-- Clauses of all alternatives of a choice count for the field if each of them carries it.
local function choice_sources(choices, field, out)
   for _, choice in ipairs(choices) do
      local every = #choice.lines > 0
      for _, line in ipairs(choice.lines) do
         local inner = {}
         choice_sources(line.choices, field, inner)
         local here = carries(line, field)
         for _, source in ipairs(inner) do here = here or carries(source, field) end
         every = every and here
      end
      if every then out[#out + 1] = { carried = { { field = field } }, tests = {}, soft = {} } end
   end
end

-- A field that the form, or an enclosing alternative, carries itself needs no further check.
local function is_carried(sources, field)
   return lists.any(sources, function(source) return carries(source, field) end)
end

--- The fields that `nodes` and `blocks` read: `{ {field, at}.. }` in order of first occurrence.
function M.fields(nodes, blocks)
   local known, list, seen = {}, {}, {}
   local function visit(node)
      if (node.tag == "raw" or node.tag == "field") and not known[node.field] then
         known[node.field] = true
         list[#list + 1] = { field = node.field, at = node.at }
      end
   end
   for _, node in ipairs(nodes) do tree.each_node(node, visit, seen) end
   local function look(expr) tree.each_node(expr, visit, seen) end
   for _, block in ipairs(blocks) do
      tree.each_statement(block, function(statement)
         tree.each_expression(statement, look)
         tree.each_touched(statement, look)
      end)
   end
   return list
end

--- Checks the fields of `M.fields`. `choice, line`: set for the code of an operand line.
function M.check(walker, list, choice, line)
   local form = walker.root.form
   if not form or not form.carried then return end
   local sources = { form }
   lists.append(sources, lines_around(line, choice))
   local cover
   for _, entry in ipairs(list) do
      if not is_carried(sources, entry.field) then
         if not cover then
            cover = cover_of_form(form)
            for i = 2, #sources do cover =
               num.bor(cover, cover_of(sources[i], sources[i].choices)) end
         end
         local all = table.move(sources, 1, #sources, 1, {})
         choice_sources(form.top or {}, entry.field, all)
         check_field(walker, entry.field, entry.at, cover, all)
      end
   end
end

return M

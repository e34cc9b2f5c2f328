-- What generated code can hold: sizes of declarations, and of forms. Without these bounds a
-- description could pass all other checks and give C that does not compile, or tables that no
-- computer holds.
local num = require("gen.num")
local floattext = require("gen.num.float_text")

local M = {}

-- The same numbers are in `runtime/include/isadora/base.h`.
local MOST = {
   choices = 32,     -- ISADORA_CHOICES
   fields = 48,      -- ISADORA_VALUES
   text = 512,       -- ISADORA_TEXT_MAX
   lines = 255,      -- of one choice: their number is one byte
   literal = 255,    -- characters of a text that is printed as it is
   configs = 64,     -- bits of a mask
   registers = 65535,
   entries = 65535,  -- of a stack
   align = 128,
   strong_bits = 6,  -- of a field with `strong`: one bit a code
   code_bits = 16,   -- of a field with texts: one table entry a code
   forms = 65535,
}

-- Declarations ------------------------------------------------------------------------------------

local function refuse(report, at, message, ...) report:error("E86", at, message:format(...)) end

local function check_unit(unit, report)
   if unit.bits < 1 or unit.bits > 128 then
      refuse(report, unit.at, "a unit has 1 to 128 bits, this one %d", unit.bits)
   elseif unit.stored and (unit.stored < unit.bits or unit.stored > 128
      or unit.stored % 8 ~= 0) then
      refuse(report, unit.at,
         "%d bits are stored in a multiple of 8 bits, at most 128; not in %d", unit.bits,
         unit.stored)
   end
   if unit.align and (unit.align < 1 or unit.align > MOST.align) then
      refuse(report, unit.at, "a unit is aligned to 1 to %d bytes, this one to %d", MOST.align,
         unit.align)
   end
end

-- What counts is one register: `$pc` instructions or bytes, any other one cycles.
local function check_counts(node, report)
   if not node.counts then return end
   if node.counts == "cycles" and (node.count or node.name == "$pc") then
      report:error("E03", node.at,
         ("`counts cycles` is for one register, `%s` is %s"):format(node.name,
         node.count and "a file" or "the program counter"), { hint = "a register of its own" })
   elseif node.counts ~= "cycles" and node.name ~= "$pc" then
      report:error("E03", node.at, ("`counts %s` is for `$pc`, not for `%s`"):format(node.counts,
         node.name),
         { hint = "`counts cycles`" })
   end
end

local function check_file(node, report)
   check_counts(node, report)
   if node.count and (node.count < 1 or node.count > MOST.registers) then
      refuse(report, node.at, "a file has 1 to %d registers, `%s` has %d", MOST.registers,
         node.name, node.count)
   end
   if node.name == "$pc" and (node.count or node.type.width > 64) then
      refuse(report, node.at, "`$pc` is one register of at most 64 bits")
   end
end

local function check_stack(node, report)
   if node.depth < 1 or node.depth > MOST.entries then
      refuse(report, node.at, "a stack has 1 to %d entries, `%s` has %d", MOST.entries, node.name,
         node.depth)
   end
end

local function check_access(node, report)
   for _, width in ipairs(node.access or {}) do
      if width < 1 or width > 128 or width % node.type.width ~= 0 then
         refuse(report, node.at,
            "cells of `%s` have %d bits; an access has a multiple of that, at most 128; not %d",
            node.name, node.type.width, width)
      end
   end
end

local function check_space(node, report)
   if num.lt(node.size, 1) or num.lt(num.mask(64), node.size) then
      refuse(report, node.at, "a space has 1 to 2^64 - 1 cells, `%s` has %s", node.name,
         num.tostring(node.size))
   end
   if node.type.width > 64 then
      refuse(report, node.at, "a cell has at most 64 bits, those of `%s` have %d", node.name,
         node.type.width)
   end
   check_access(node, report)
end

--- Sizes of what the tree declares.
function M.declared(tree, report)
   for _, unit in ipairs(tree.units) do check_unit(unit, report) end
   for _, node in ipairs(tree.regs) do check_file(node, report) end
   for _, node in ipairs(tree.stacks) do check_stack(node, report) end
   for _, node in ipairs(tree.spaces) do check_space(node, report) end
end

-- The numbers that `bits * mul + add` can be fit 64 bits, signed when some are negative.
local function fits_64(width, is_signed, mul, add)
   local low = is_signed and num.neg(num.pow2(width - 1)) or 0
   local high = is_signed and num.mask(width - 1) or num.mask(width)
   low, high = num.add(num.mul(low, mul), add), num.add(num.mul(high, mul), add)
   if num.lt(high, low) then low, high = high, low end
   if num.lt(low, 0) then
      return num.le(num.neg(num.pow2(63)), low) and num.lt(high, num.pow2(63))
   end
   return num.le(high, num.mask(64))
end

--- A resolved field, before anything makes a table of its codes.
function M.field(field, report)
   if field.kind == "table" and field.width > MOST.code_bits then
      refuse(report, field.at, "a field with texts has at most %d bits, `%s` has %d",
         MOST.code_bits, field.name,
         field.width)
   end
   if field.strong_nodes and field.width > MOST.strong_bits then
      refuse(report, field.at, "a field with `strong` has at most %d bits, `%s` has %d",
         MOST.strong_bits, field.name, field.width)
   end
   local address = field.rel or field.label -- whose sum wraps
   if field.kind == "number" and not address
      and not fits_64(field.width, field.signed, field.scale, 0) then
      refuse(report, field.at, "values of `%s` (%d bits, times %s) need more than 64 bits",
         field.name, field.width,
         num.tostring(field.scale))
   end
end

-- Texts -------------------------------------------------------------------------------------------

-- Sums are computed with a sign.
local function is_small_sum(item)
   local beside = item.beside.field
   local most = num.add(num.mul(num.pow2(item.field.width), item.mul), num.abs(item.add))
   return num.le(num.add(most, num.mul(num.pow2(beside.width), beside.scale)), num.pow2(62))
end

local function longest_of(list, length)
   local most = 0
   for _, entry in ipairs(list) do most = math.max(most, length(entry)) end
   return most
end

-- Of texts that some syntax prints instead.
local function printed_length(entry)
   return longest_of(entry.printed or {}, function(spelling) return #spelling.text end)
end

local function register_length(file)
   local named = longest_of(file.entry_list, function(entry)
      return math.max(entry.prints and #entry.prints or 0, printed_length(entry))
   end)
   return math.max(#file.prints + 5, named)
end

local function view_length(view)
   if view.prints then return longest_of(view.prints, string.len) end
   return 1 + #view.name + 3
end

local function code_length(item)
   local field = item.field
   if not item.column then
      return longest_of(field.code_list, function(row)
         return math.max(#row.text, printed_length(row))
      end)
   end
   return longest_of(field.table.rows, function(row)
      local cell = row.cells[item.column + 1]
      return cell and cell.text and #cell.text or 0
   end)
end

local NUMBER = 21 -- the longest of 64 bits, decimal or hex, with its sign

local items_length

local function item_length(item)
   if item.tag == "text" or item.tag == "sep" then return #item.s end
   if item.tag == "number" then return #item.text end
   if item.tag == "reg" then
      return register_length(item.file) + (item.view and view_length(item.view.view) or 0)
   end
   if item.tag == "choice" then
      return longest_of(item.choice.lines, function(line)
         return math.max(items_length(line.items), longest_of(line.also or {}, function(spelling)
            return items_length(spelling.items)
         end))
      end)
   end
   if item.field.float then return floattext.longest(item.field.float) end
   if item.tag == "affine" or item.field.kind == "number" then return NUMBER end
   return item.field.kind == "register" and register_length(item.field.file) or code_length(item)
end

items_length = function(items)
   local total = 0
   for _, item in ipairs(items) do total = total + item_length(item) end
   return total
end

-- Its printed aliases too; with the mask and the terminator (text.h writes into that room before).
local function form_length(form)
   local most = items_length(form.items) + (form.mark and #form.mark + 1 or 0)
   for _, alias in ipairs(form.aliases or {}) do
      most = math.max(most, items_length(alias.items))
   end
   return most + 40
end

--- Room for the longest instruction text, suffix and terminator included.
function M.longest_text(model) return longest_of(model.forms, form_length) end

-- Forms -------------------------------------------------------------------------------------------

local function check_items(items, report, at)
   local literal = 0
   for _, item in ipairs(items) do
      literal = item.tag == "text" and literal + #item.s or 0
      if literal > MOST.literal then
         refuse(report, item.at or at, "%d characters in a row are in quotes here; at most %d",
            literal, MOST.literal)
         return
      end
      if item.tag == "affine" then
         local field = item.field
         if not fits_64(field.width, item.signed or field.signed, item.mul, item.add)
            or item.beside and not is_small_sum(item) then
            refuse(report, item.at or field.at,
               "the number that `%s` prints here needs more than %d bits", field.name,
               item.beside and 63 or 64)
         end
      elseif item.tag == "choice" then
         for _, line in ipairs(item.choice.lines) do check_items(line.items, report, line.at) end
      end
   end
end

local function check_form(form, report)
   if #form.choices > MOST.choices then
      refuse(report, form.at, "`%s` has %d operands and parts of operands; at most %d", form.name,
         #form.choices,
         MOST.choices)
   end
   local fields = #form.slots
   if fields > MOST.fields then
      refuse(report, form.at, "`%s` carries %d fields; at most %d", form.name, fields, MOST.fields)
   end
   for _, choice in ipairs(form.choices) do
      if #choice.lines > MOST.lines then
         refuse(report, choice.at, "this operand has %d alternatives; at most %d", #choice.lines,
            MOST.lines)
      end
   end
   local length = form_length(form)
   if length > MOST.text then
      refuse(report, form.at, "a text of `%s` may have %d characters; at most %d", form.name,
         length, MOST.text)
   else
      check_items(form.items, report, form.at)
   end
end

--- Sizes of forms and their texts.
function M.check(model, report)
   if #model.configs > MOST.configs then
      refuse(report, model.isa.at, "%d variants times modes; at most %d", #model.configs,
         MOST.configs)
   end
   if #model.forms == 0 and not report:failed() then
      report:error("E03", model.isa.at, "this description has no instruction",
         { hint = "an `insn` page" })
   end
   if #model.forms > MOST.forms then
      refuse(report, model.isa.at, "%d forms; at most %d", #model.forms, MOST.forms)
   end
   for _, form in ipairs(model.forms) do check_form(form, report) end
end

return M

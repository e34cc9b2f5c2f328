-- Fields of the instruction as C: out of the slot that carries one, out of parts of other fields,
-- out of the mask, or out of the whole word. They become constants at the head of the function, or
-- of the operand line that carries them.
local ir = require("gen.ir.node").make
local lists = require("gen.base.lists")
local num = require("gen.num")
local ctype = require("gen.emit.c.ctype")
local expr = require("gen.emit.c.code.expr")
local Fn = require("gen.emit.c.code.fn").Fn

local function carries(list, field)
   return lists.any(list or {}, function(carry) return carry.field == field end)
end

local every_line_carries -- forward

local function line_carries(line, field)
   if carries(line.carried, field) then return true end
   return lists.any(line.choices or {}, function(nested)
      return every_line_carries(nested, field)
   end)
end

function every_line_carries(choice, field)
   return lists.all(choice.lines, function(line) return line_carries(line, field) end)
end

-- Fields by form: whether all its words carry them.
local of_form = setmetatable({}, { __mode = "k" })

-- Whether the slot of a field is filled in for every word of the form.
local function form_carries(form, field)
   local known = lists.entry(of_form, form, {})
   if known[field] == nil then
      known[field] = carries(form.carried, field)
      for _, choice in ipairs(form.top or {}) do
         known[field] = known[field] or every_line_carries(choice, field)
      end
   end
   return known[field]
end

-- Where the slot of a field is known to be filled in: in the "form", in a "line" of those around,
-- or nil.
local function place_of_slot(form, lines, field)
   if not form.slot_of[field.name] then return nil end
   if form_carries(form, field) then return "form" end
   for _, line in ipairs(lines) do
      if line_carries(line, field) then return "line" end
   end
   return nil
end

-- The scope of that place.
local function scope_of_slot(self, field)
   local place = place_of_slot(self.form, self.lines, field)
   return place == "form" and self.root or place and self.scope
end

local MOST_SMALL_BITS = 3

-- `in->value[k]`, shifted and cut, in a type that holds `width` bits.
local function slot_code(slot, from, width, whole, type)
   local text = ("in->value[%d]"):format(slot)
   local code = ctype.atom(text, "u64")
   if from > 0 then code = ctype.binary(">>", ctype.SHIFT, code, expr.literal(from), "u64") end
   if from + width < whole then
      code = ctype.binary("&", ctype.AND, code, ctype.literal(num.mask(width), "u64", width > 3),
         "u64")
   end
   type = type or ctype.of(0, num.mask(width))
   return type == "u64" and code or ctype.cast(code, type)
end

-- Bits that some operand choice decides: what they are is only known with its lines.
local function chosen_mask(form)
   if form.exec_chosen then return form.exec_chosen end
   local mask = 0
   local function visit(choices)
      for _, line in lists.nested(choices, "lines") do
         for _, list in ipairs({ line.tests, line.carried, line.soft }) do
            for _, clause in ipairs(list or {}) do
               mask = num.bor(mask, clause.mask or clause.field.mask)
            end
         end
         visit(line.choices)
      end
   end
   visit(form.top or {})
   form.exec_chosen = mask
   return mask
end

-- Where one bit of the word is found: in a carried field, or in mask and canonical word; nil if
-- only in the word.
local function source_of_bit(self, bit)
   local form = self.form
   local carried_by = { form.carried }
   for _, line in ipairs(self.lines) do carried_by[#carried_by + 1] = line.carried end
   for _, list in ipairs(carried_by) do
      for _, carry in ipairs(list or {}) do
         local taken = 0
         for _, piece in ipairs(carry.field.pieces) do
            if bit >= piece.lo and bit <= piece.hi then
               return { slot = form.slot_of[carry.field.name], at = taken + bit - piece.lo,
                  field = carry.field }
            end
            taken = taken + piece.hi - piece.lo + 1
         end
      end
   end
   if num.bit(chosen_mask(form), bit) == 1 then return nil end
   return { mask = true, at = bit, value = num.bit(form.canonical.value, bit) }
end

-- Runs of neighbouring bits of a field that come from one place.
local function runs_of(self, field)
   local runs, at = {}, 0
   for _, piece in ipairs(field.pieces) do
      for bit = piece.lo, piece.hi do
         local source = source_of_bit(self, bit)
         if not source then return nil end
         local last = runs[#runs]
         if last and last.slot == source.slot and last.mask == source.mask and last.at
            + last.width == source.at then
            last.width = last.width + 1
            if source.mask then last.value = last.value | source.value << (last.width - 1) end
         else
            source.width, source.to = 1, at
            runs[#runs + 1] = source
         end
         at = at + 1
      end
   end
   return runs
end

local function run_code(fn, run)
   if run.slot then return slot_code(run.slot, run.at, run.width, run.field.width) end
   local half, from = run.at // 64, run.at % 64
   if from + run.width > 64 then return nil end
   fn.shared.needs_mask = true
   local code = ctype.atom(("in->mask.half[%d]"):format(half), "u64")
   if from > 0 then code = ctype.binary(">>", ctype.SHIFT, code, expr.literal(from), "u64") end
   code = ctype.binary("&", ctype.AND, code,
      ctype.literal(num.mask(run.width), "u64", run.width > 3), "u64")
   local type = ctype.of(0, num.mask(run.width))
   if type ~= "u64" then code = ctype.cast(code, type) end
   if run.value ~= 0 then
      code = ctype.binary("^", ctype.XOR, code, ctype.literal(run.value, type, true), type)
   end
   return code
end

-- A field out of the parts of others, or of the word that is put together again.
local function composed(self, field)
   local runs = runs_of(self, field)
   local type = ctype.of(0, num.mask(field.width))
   local result
   for _, run in ipairs(runs or {}) do
      local code = run_code(self, run)
      if not code then
         runs = nil
         break
      end
      if run.to > 0 then
         code = ctype.binary("<<", ctype.SHIFT, ctype.exactly(code, type), expr.literal(run.to),
            type)
      end
      result = result and ctype.binary("|", ctype.OR, result, ctype.as(code, type), type)
         or ctype.as(code, type)
   end
   if runs then return result end
   local word = ir.word({ lo = 0, hi = num.mask(self.model.word_bits) })
   local parts = {}
   for i, piece in ipairs(field.pieces) do parts[i] =
      { lo = piece.lo, width = piece.hi - piece.lo + 1 } end
   local gather = ir.gather({ base = word, parts = parts, lo = 0, hi = num.mask(field.width) })
   return ctype.as(expr.value(self, gather), type)
end

-- The number that a code stands for: sign and scale.
local function numeric(field, code)
   if field.signed then
      local bits = ctype.bits(ctype.signed(field.width))
      local type = ctype.signed(field.width)
      code = ctype.exactly(code, ctype.unsigned(bits))
      code = field.width == bits and ctype.cast(code, type)
         or ctype.call("rt_sext_" .. bits, { code, expr.literal(field.width) }, type)
   end
   if num.eq(field.scale, 1) then return code end
   local top = num.mul(num.mask(field.width), field.scale)
   local type = field.signed and ctype.of(num.neg(top), top) or ctype.of(0, top)
   local a, b = ctype.pair(code, expr.literal(field.scale), type)
   return ctype.binary("*", ctype.MUL, a, b, type)
end

-- Body code may read a field that every line of an operand gives in its own way: one line of C for
-- each.
local function by_lines(self, field, choice)
   local type, arms = ctype.of(0, num.mask(field.width)), {}
   for i, line in ipairs(choice.lines) do
      self.lines = { line }
      local runs = carries(line.carried, field) or runs_of(self, field)
      local code = carries(line.carried, field)
         and slot_code(self.form.slot_of[field.name], 0, field.width, field.width)
         or runs and composed(self, field)
      self.lines = {}
      if not code then return nil end
      arms[i] = { line = line, head = {}, code = ctype.as(code, type) }
   end
   local w, name = self.w, self:name(field.name)
   self.w = self.root.head
   self.w:line("%s %s;", ctype.c(type), name)
   self.types[name] = ctype.c(type) .. " "
   for _, arm in ipairs(arms) do
      arm.body = { ("%s%s = %s;"):format(("    "):rep(self.w.depth), name, arm.code.text) }
   end
   self:switch(choice, arms)
   self.w = w
   self.root.names[field.name] = ctype.atom(name, type)
   return self.root.names[field.name]
end

local function spread_over_lines(self, field)
   if #self.lines > 0 or self.root.names[field.name] or runs_of(self, field) then return nil end
   for _, choice in ipairs(self.form.top or {}) do
      local code = by_lines(self, field, choice)
      if code then return code end
   end
   return nil
end

--- A field: its code number when `raw`, else with sign and scale.
function Fn:field(field, raw)
   local is_plain = raw or not field.signed and num.eq(field.scale, 1)
   local key = is_plain and field.name or field.name .. "*"
   local scope = scope_of_slot(self, field)
   local whole = not scope and spread_over_lines(self, field)
   if whole and is_plain then return whole end
   local function make()
      local type = field.signed and not raw and ctype.unsigned(field.width) or nil
      local code = whole or scope and slot_code(self.form.slot_of[field.name], 0, field.width,
         field.width, type)
         or composed(self, field)
      return is_plain and code or numeric(field, code)
   end
   local code = self:constant(key, raw and not is_plain and field.name .. "_code" or field.name,
      scope
      or self.scope, make)
   if is_plain and scope == self.root and not field.signed and field.width <= MOST_SMALL_BITS then
      self.small[code.text] = self.form.slot_of[field.name]
   end
   return code
end

--- How code of `lines`, one inside the other, finds a field in words of a form, as a text; whether
--- it does not depend on the lines.
local function way_of(form, lines, field)
   local place = place_of_slot(form, lines, field)
   if place then return place, place == "form" end
   local parts = { "composed" }
   for _, run in ipairs(runs_of({ form = form, lines = lines }, field) or {}) do
      parts[#parts + 1] = ("%s %d %d %s"):format(run.slot and run.field.name or "mask", run.at,
         run.width, run.value or 0)
   end
   return table.concat(parts, ","), false
end

return { way_of = way_of }

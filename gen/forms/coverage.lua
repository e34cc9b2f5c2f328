-- Coverage: every bit of every form is exactly one of fixed, operand, visible, zero, unknown,
-- ignored. Bits are judged in regions (`coverage_regions.lua`), and each region only with the
-- choices that touch it. Groups of operands with equal clauses are judged once.
local lists = require("gen.base.lists")
local suggest = require("gen.base.suggest")
local budget = require("gen.base.budget")
local num = require("gen.num")
local regions = require("gen.forms.coverage_regions")
local choice_product = require("gen.forms.choice_product")
local clause = require("gen.resolve.clause")
local fields = require("gen.resolve.field")
local scopes = require("gen.forms.template.scope")
local structure = require("gen.forms.structure")

local M = {}

local strength = clause.strength

-- `3, 5..7` for rising positions.
local function list_positions(bits)
   local parts, i = {}, 1
   while i <= #bits do
      local first = bits[i]
      while bits[i + 1] == bits[i] + 1 do i = i + 1 end
      parts[#parts + 1] = first == bits[i] and tostring(first) or first .. ".." .. bits[i]
      i = i + 1
   end
   return table.concat(parts, ", ")
end

local function name_positions(bits)
   return (#bits == 1 and "bit " or "bits ") .. list_positions(bits)
end

--- The ones of a mask: `3, 5..7`.
function M.list_bits(mask) return list_positions(num.positions(mask)) end

--- The same with the word for them: `bit 3`, `bits 3, 5..7`.
function M.name_bits(mask) return name_positions(num.positions(mask)) end

M.test_mask = regions.test_mask

local function gather(source, region, into)
   local part = region.parts[source]
   if not part then return end
   for _, carry in ipairs(part.carries) do
      local known = false
      for _, other in ipairs(into.carries) do known = known or other.field == carry.field end
      if not known then into.carries[#into.carries + 1] = carry end
   end
   into.test = into.test or part.test
   lists.append(into.soft, part.soft)
end

-- The lists of `share` lines that apply to a form, those that are not empty.
local function shares_of(form)
   local found = {}
   local function add(list)
      if list and #list > 0 then found[#found + 1] = list end
   end
   add(form.page.shares)
   for _, step in ipairs(form.path) do add(step.format.shares) end
   return found
end

-- A field with a kind of its own is named like the field whose bits it has.
local function is_named(field, name) return name == fields.base(field).name end

--- The `share` line that both fields need: `A, B`, or `A` where they are uses of one field.
function M.share_hint(a, b)
   a, b = fields.base(a).name, fields.base(b).name
   return ('share %s "why"'):format(a == b and a or a .. ", " .. b)
end

--- Does a `share` of the instruction or its formats name both fields?
function M.shared(form, a, b)
   local function has(share)
      local has_a, has_b = false, false
      for _, name in ipairs(share.names) do
         has_a, has_b = has_a or is_named(a, name), has_b or is_named(b, name)
      end
      return has_a and has_b
   end
   for _, list in ipairs(shares_of(form)) do
      for _, share in ipairs(list) do
         if has(share) then return true end
      end
   end
   return false
end

-- One message for a line of the description, not one for each row that it is expanded in.
local function first_time(report, at, what)
   report.reported_places = report.reported_places or {}
   local reported_places = report.reported_places
   local key = ("%s:%d:%d:%s"):format(at.source.path, at.line, at.col, what)
   if reported_places[key] then return false end
   reported_places[key] = true
   return true
end

-- `A` (4..7)
local function with_bits(field)
   return ("`%s` (%s)"):format(field.name, M.list_bits(field.mask))
end

-- One message for all the bits that two fields have in common.
local function check_carries(form, carries, report)
   for i = 2, #carries do
      local a, b = carries[1].field, carries[i].field
      local common = M.name_bits(num.band(a.mask, b.mask))
      local what = "E21 " .. common
      if not M.shared(form, a, b) and first_time(report, carries[i].at or form.at, what) then
         report:error("E21", carries[i].at or form.at,
            ("`%s` encodes %s twice, as %s and as %s"):format(form.name, common,
            with_bits(a), with_bits(b)),
            { hint = M.share_hint(a, b),
              also = { at = carries[1].at or form.at, text = "the first one" } })
      end
   end
end

local function check_own_soft(form, soft, clauses, report)
   if not soft.own then return end
   local hard = clauses.carries[1] or clauses.test
   if hard then
      if not first_time(report, soft.at, "E23") then return end
      report:error("E23", soft.at,
         ("`%s %s` meets `%s`, which %s it, in this same form (`%s`)"):format(soft.word,
         soft.field and soft.field.name or M.list_bits(soft.mask), hard.field.name,
         clauses.carries[1] and "carries" or "tests", form.name),
         { also = hard.at and { at = hard.at, text = "here" } or nil })
      return
   end
   for _, other in ipairs(clauses.soft) do
      if other ~= soft and strength[other.word] > strength[soft.word]
         and first_time(report, soft.at, "E23") then
         report:error("E23", soft.at, ("`%s %s` meets the stronger `%s`"):format(soft.word,
            soft.field and soft.field.name or M.list_bits(soft.mask), other.word),
               { also = { at = other.at, text = "here" } })
      end
   end
end

local NO_WORD = { class = "fixed" }

-- Notes whether a `rest` covers a region, for it and for its canonical values in the region.
local function note_rest(rest, region, bit, uses)
   if not rest or bit == NO_WORD then return end
   local taken = bit.takes_rest or false
   for _, at in ipairs(rest.parts) do uses[at] = uses[at] or taken end
   for _, like in ipairs(rest.likes) do
      local here = lists.any(region.bits, function(i) return num.bit(like.mask, i) == 1 end)
      uses[like.at] = uses[like.at] or here and taken
   end
end

-- The strongest soft clause of a region, else `rest`. Equal ones merge, so each of them counts.
local function strongest(form, clauses, uses)
   local best
   for _, soft in ipairs(clauses.soft) do
      if not best or strength[soft.word] > strength[best.word] then best = soft end
   end
   for _, soft in ipairs(clauses.soft) do
      if strength[soft.word] == strength[best.word] then uses[soft.at] = true end
   end
   return best or form.rest
end

local function verdict(form, clauses, uses, report)
   check_carries(form, clauses.carries, report)
   for _, soft in ipairs(clauses.soft) do
      uses[soft.at] = uses[soft.at] or false
      check_own_soft(form, soft, clauses, report)
   end
   if clauses.carries[1] then return { class = "operand", field = clauses.carries[1].field } end
   local test = clauses.test
   if test then return { class = "fixed", field = test.field, test = test } end
   local soft = strongest(form, clauses, uses)
   if soft then
      return { class = soft.word, field = soft.field, why = soft.why, soft = soft,
         is_rest = soft == form.rest, takes_rest = soft == form.rest }
   end
   return nil
end

-- Bits of a region for one combination of lines.
local function judge(form, own, region, way, uses, report)
   local clauses = { carries = {}, test = nil, soft = {} }
   gather(own, region, clauses)
   for _, entry in ipairs(way) do gather(entry.line, region, clauses) end
   return verdict(form, clauses, uses, report)
end

-- A region that choices touch has one verdict per combination (`ways`); the form's picture shows
-- the first, or `operand` where they differ. nil and the combination where no clause covers it.
local function judge_region(form, own, region, uses, report)
   if not region.choices then return judge(form, own, region, {}, uses, report) end
   local ways = choice_product.ways(form, region.choices)
   if #ways > choice_product.LIMIT then
      report:error("E85", form.at,
         ("the operands of `%s` that share bits have more than %d combinations"):format(
         form.name, choice_product.LIMIT))
      return nil
   end
   if #ways == 0 then return NO_WORD end -- decode reports it
   local first, takes_rest
   for _, way in ipairs(ways) do
      local bit = judge(form, own, region, way, uses, report)
      if not bit then return nil, way end
      takes_rest = takes_rest or bit.takes_rest
      if not first then
         first = bit
      elseif bit.class ~= first.class or bit.field ~= first.field then
         first = { class = (bit.class == "operand" or first.class == "operand") and "operand"
            or first.class,
            field = first.field or bit.field, why = first.why }
      end
   end
   return { class = first.class, field = first.field, why = first.why, soft = first.soft,
      is_rest = first.is_rest, takes_rest = takes_rest,
      choice = region.choices[1], test = first.test }
end

-- The word of a form with `?` at the missing bits.
local function picture(form, missing)
   local text, is_missing = {}, {}
   for _, bit in ipairs(missing) do is_missing[bit] = true end
   for i = form.unit.bits - 1, 0, -1 do
      local bit = form.bits[i]
      text[#text + 1] = is_missing[i] and "?" or bit and bit.class == "fixed" and "o"
         or bit and bit.field and bit.field.short:sub(1, 1):lower() or "."
      if i % 8 == 0 and i > 0 then text[#text + 1] = " " end
   end
   return table.concat(text)
end

-- How to account for missing bits; drawing a field does not.
local function hint_of(form, missing)
   local field = lists.find(form.drawn and form.drawn.fields or {}, function(one)
      return lists.any(missing, function(bit) return num.bit(one.mask, bit) == 1 end)
   end)
   if not field then return "`ignored`, `unknown`, `zero` or `visible`" end
   return ("`%s` in the text, a test of it, or `visible %s`: drawing it says only where it is")
      :format(field.short, field.short)
end

local function report_missing(form, missing, way, report)
   table.sort(missing)
   local bits, where = name_positions(missing), ""
   if not first_time(report, form.at, "E20 " .. bits) then return end
   for _, entry in ipairs(way or {}) do
      where = where .. (" with line %d of `%s`"):format(entry.line.index + 1, entry.choice.operand)
   end
   report:error("E20", form.at, ("`%s`%s does not account for %s: `%s`"):format(form.name,
      where, bits, picture(form, missing)), { hint = hint_of(form, missing) })
end

-- The whole form at once, with its diagnostics.
local function judge_form(form, uses, report)
   form.bits = {}
   local missing, lines = {}, nil
   for _, region in ipairs(regions.of(form, form.top, form.unit.bits)) do
      local bit, way = judge_region(form, form, region, uses, report)
      if bit then
         note_rest(form.rest, region, bit, uses)
         for _, i in ipairs(region.bits) do form.bits[i] = bit end
      else
         lists.append(missing, region.bits)
         lines = lines or way
      end
   end
   if #missing > 0 then report_missing(form, missing, lines, report) end
end

-- Groups of operands with equal clauses -----------------------------------------------------------

-- The form's own clauses for the bits of a group of operands, or for bits that its tests tie to
-- these.
local function own_near(form, group)
   local tests, mask = choice_product.near(form, group.mask)
   local own = { tests = tests, carried = {}, soft = {} }
   for _, carry in ipairs(form.carried) do
      if num.meets(carry.field.mask, mask) then own.carried[#own.carried + 1] = carry end
   end
   for _, soft in ipairs(form.soft) do
      if num.meets(soft.mask, mask) then own.soft[#own.soft + 1] = soft end
   end
   return own
end

local function add_rest(rest, out)
   if not rest then return end
   out[#out + 1] = rest.word .. (rest.why or "")
   out[#out + 1] = num.tostring(rest.value)
end

-- Equal for groups with equal clauses, and so equal verdicts.
local function key_of(form, group, own)
   local out = { form.unit.bits }
   add_rest(form.rest, out)
   structure.add_own(own, form.space, out)
   for _, list in ipairs(shares_of(form)) do
      out[#out + 1] = structure.of_table(list, form.space)
   end
   out[#out + 1] = "choices"
   for _, choice in ipairs(group.choices) do
      out[#out + 1] = structure.of(choice, form.space)
   end
   return table.concat(out, " ")
end

-- A first pass only finds out whether there are mistakes; `judge_form` reports them.
local function silent_report()
   return { reported_places = {}, error = function(self) self.failed = true end }
end

-- Verdicts of the regions that the operands of a group touch: `{ {bits, bit}.. }`. False where
-- there is a mistake to report.
local function judge_group(form, own, group, uses)
   local found, silent = {}, silent_report()
   for _, region in ipairs(regions.of(own, group.choices, form.unit.bits)) do
      if region.choices then
         local bit = judge_region(form, own, region, uses, silent)
         if not bit or silent.failed then return false end
         found[#found + 1] = { bits = region.bits, bit = bit }
      end
   end
   return found
end

local function fill(form, bits, region, bit, uses)
   note_rest(form.rest, region, bit, uses)
   for _, i in ipairs(region.bits) do bits[i] = bits[i] or bit end
end

local function is_filled(bits, region)
   return lists.all(region.bits, function(i) return bits[i] end)
end

-- Bits that operands touch, from the verdicts of their groups; false where there is a mistake to
-- report.
local function fill_groups(form, bits, known, uses)
   for _, group in ipairs(choice_product.groups(form)) do
      local own = own_near(form, group)
      local key = key_of(form, group, own)
      if known[key] == nil then known[key] = judge_group(form, own, group, uses) end
      if not known[key] then return false end
      for _, region in ipairs(known[key]) do fill(form, bits, region, region.bit, uses) end
   end
   return true
end

-- The other bits.
local function fill_own(form, bits, uses)
   local silent = silent_report()
   for _, region in ipairs(regions.of(form, {}, form.unit.bits)) do
      if not is_filled(bits, region) then
         local bit = judge_region(form, form, region, uses, silent)
         if not bit or silent.failed then return false end
         fill(form, bits, region, bit, uses)
      end
   end
   return true
end

-- Checks a form; `judge_form` is only for messages, which name all of its bits together.
local function check_form(form, known, uses, report)
   form.bits = {}
   if fill_groups(form, form.bits, known, uses) and fill_own(form, form.bits, uses) then return end
   judge_form(form, uses, report)
end

-- Fields that have no bit in common need no `share`.
local function check_shares(model, report)
   local words = model.sym.words
   local function check(share)
      local all, met = 0, false
      for _, name in ipairs(share.names) do
         local entry = words[name]
         if not entry or entry.kind ~= "field" then
            report:error("E10", share.at, ("field `%s` is not declared"):format(name),
               suggest.hint(name, words, nil, nil, share.at))
            return
         end
         met = met or num.meets(entry.field.mask, all)
            or #share.names == 1 and (entry.field.uses or 0) > 1
         all = num.bor(all, entry.field.mask)
      end
      if not met then
         report:error("E24", share.at,
            ("`share %s` is not needed: these fields have no bit in common"):format(
            table.concat(share.names, ", ")))
      end
   end
   for _, share in lists.nested(model.pages, "shares") do check(share) end
   for _, share in lists.nested(model.formats, "shares") do check(share) end
end

--- Fills `form.bits`; reports E20, E21, E23, E24.
function M.check(model, report)
   local uses, order, known = {}, {}, {}
   for _, form in ipairs(model.forms) do
      budget.at(form.at, form.name)
      form.words = scopes.own_words(form.tests, form.space)
      check_form(form, known, uses, report)
   end
   -- A soft clause that never decides a bit has no effect.
   local function note(list)
      for _, soft in ipairs(list) do
         if not soft.own and uses[soft.at] == false and not order[soft.at] then
            order[soft.at] = true
            report:error("E24", soft.at,
               ("`%s %s` is overridden in every expansion and has no effect"):format(soft.word,
               soft.field and soft.field.name or M.list_bits(soft.mask)))
         end
      end
   end
   local function note_unused(at, what)
      if uses[at] ~= false or order[at] then return end
      order[at] = true
      report:error("E24", at, what)
   end
   local function note_own_rest(form)
      for _, at in ipairs(form.rest and form.rest.parts or {}) do
         note_unused(at, "no bits are left for this `rest`")
      end
      for _, like in ipairs(form.rest and form.rest.likes or {}) do
         note_unused(like.at, ("no `rest` covers the bits `%s`"):format(like.text))
      end
   end
   local function walk(choices)
      for _, line in lists.nested(choices, "lines") do
         note(line.soft)
         walk(line.choices)
      end
   end
   for _, form in ipairs(model.forms) do
      note(form.soft)
      note_own_rest(form)
      walk(form.top)
   end
   check_shares(model, report)
end

return M

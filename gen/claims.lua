-- Claims: every bit of every form is exactly one of fixed, operand, visible, zero, unknown,
-- ignored. Bits are looked at in regions, the largest sets of bits that the same claims name, and
-- each region only with the choices that touch it.
local num = require("gen.num")
local sets = require("gen.sets")
local combos = require("gen.combos")
local claim = require("gen.claim")
local scopes = require("gen.template.scope")

local M = {}

local strength = claim.strength

local function list_bits(mask)
   local parts, bit, top = {}, 0, num.width_unsigned(mask)
   while bit < top do
      if num.bit(mask, bit) == 1 then
         local first = bit
         while bit + 1 < top and num.bit(mask, bit + 1) == 1 do bit = bit + 1 end
         parts[#parts + 1] = first == bit and tostring(first) or first .. ".." .. bit
      end
      bit = bit + 1
   end
   return table.concat(parts, ", ")
end
M.list_bits = list_bits

-- Partition of the unit's bits by the masks of all claims.
local function regions_of(masks, all)
   local regions = { all }
   for _, mask in ipairs(masks) do
      local split = {}
      for _, region in ipairs(regions) do
         local inside = num.band(region, mask)
         if num.eq(inside, 0) or num.eq(inside, region) then
            split[#split + 1] = region
         else
            split[#split + 1] = inside
            split[#split + 1] = num.bxor(region, inside)
         end
      end
      regions = split
   end
   return regions
end

local function claim_masks(source, out)
   for _, test in ipairs(source.tests) do
      out[#out + 1] = test.field.mask
   end
   for _, carry in ipairs(source.carried) do out[#out + 1] = carry.field.mask end
   for _, soft in ipairs(source.soft) do out[#out + 1] = soft.mask end
end

local function line_masks(choices, out)
   for _, choice in ipairs(choices) do
      for _, line in ipairs(choice.lines) do
         claim_masks(line, out)
         line_masks(line.choices, out)
      end
   end
end

-- Bits of the word that a test claims: a picture leaves its `.` to others.
local function test_mask(test)
   if not test.claimed then
      local claimed, word, taken = sets.claimed(test.set, test.field.width), 0, 0
      for _, piece in ipairs(test.field.pieces) do
         local width = piece.hi - piece.lo + 1
         word = num.bor(word, num.shl(num.bits(claimed, taken, width), piece.lo))
         taken = taken + width
      end
      test.claimed = word
   end
   return test.claimed
end
M.test_mask = test_mask

local function covers(mask, region) return num.meets(mask, region) end

-- What one source (the form itself, or a line) says of a region. `cache` keeps it by source, for
-- one region.
local function parts_of(source, region, cache)
   local parts = cache[source]
   if parts then return parts end
   parts = { carries = {}, tests = {}, soft = {} }
   cache[source] = parts
   for _, carry in ipairs(source.carried) do
      if covers(carry.field.mask, region) then parts.carries[#parts.carries + 1] = carry end
   end
   for _, test in ipairs(source.tests) do
      if not test.domain and covers(test_mask(test), region) then
         parts.tests[1] = parts.tests[1] or test
      end
   end
   for _, soft in ipairs(source.soft) do
      if covers(soft.mask, region) then parts.soft[#parts.soft + 1] = soft end
   end
   return parts
end

local function gather(source, region, into, cache)
   local parts = parts_of(source, region, cache)
   for _, carry in ipairs(parts.carries) do
      local known = false
      for _, other in ipairs(into.carries) do known = known or other.field == carry.field end
      if not known then into.carries[#into.carries + 1] = carry end
   end
   into.test = into.test or parts.tests[1]
   for _, soft in ipairs(parts.soft) do into.soft[#into.soft + 1] = soft end
end

--- Does a `share` of the page or its formats name both fields?
function M.shared(form, a, b)
   local function lists(share)
      local has_a, has_b = false, false
      for _, name in ipairs(share.names) do
         has_a, has_b = has_a or name == a.name, has_b or name == b.name
      end
      return has_a and has_b
   end
   for _, share in ipairs(form.page.shares or {}) do
      if lists(share) then return true end
   end
   for _, step in ipairs(form.path) do
      for _, share in ipairs(step.format.shares or {}) do
         if lists(share) then return true end
      end
   end
   return false
end

-- The same line of the description is told once, not once for each row it is expanded in.
local function first_time(report, at, what)
   report.told_claims = report.told_claims or {}
   local told = report.told_claims
   local key = ("%s:%d:%d:%s"):format(at.source.path, at.line, at.col, what)
   if told[key] then return false end
   told[key] = true
   return true
end

local function check_carries(form, region, carries, report)
   for i = 2, #carries do
      local a, b = carries[1].field, carries[i].field
      if not M.shared(form, a, b)
         and first_time(report, carries[i].at or form.at, "E21 " .. num.hex(region)) then
         report:error("E21", carries[i].at or form.at,
            ("`%s` carries bits %s twice, as `%s` and as `%s`"):format(
            form.name, list_bits(region), a.name, b.name),
            { hint = ('share %s, %s "why"'):format(a.name, b.name),
              also = { at = carries[1].at or form.at, text = "the first one" } })
      end
   end
end

local function check_own_soft(form, soft, claims, report)
   if not soft.own then return end
   local hard = claims.carries[1] or claims.test
   if hard then
      if not first_time(report, soft.at, "E23") then return end
      report:error("E23", soft.at,
         ("`%s %s` meets `%s`, which %s it, in this same form (`%s`)"):format(soft.word,
         soft.field and soft.field.name or list_bits(soft.mask), hard.field.name,
         claims.carries[1] and "carries" or "tests", form.name),
         { also = hard.at and { at = hard.at, text = "here" } or nil })
      return
   end
   for _, other in ipairs(claims.soft) do
      if other ~= soft and strength[other.word] > strength[soft.word]
         and first_time(report, soft.at, "E23") then
         report:error("E23", soft.at, ("`%s %s` meets the stronger `%s`"):format(soft.word,
            soft.field and soft.field.name or list_bits(soft.mask), other.word),
               { also = { at = other.at, text = "here" } })
      end
   end
end

-- The strongest soft claim of a region, then `rest`. Equal ones merge, so each of them counts.
local function strongest(form, claims, uses)
   local best
   for _, soft in ipairs(claims.soft) do
      if not best or strength[soft.word] > strength[best.word] then best = soft end
   end
   for _, soft in ipairs(claims.soft) do
      if strength[soft.word] == strength[best.word] then uses[soft.at] = true end
   end
   return best or form.rests[1]
end

local function verdict(form, region, claims, uses, report)
   check_carries(form, region, claims.carries, report)
   for _, soft in ipairs(claims.soft) do
      uses[soft.at] = uses[soft.at] or false
      check_own_soft(form, soft, claims, report)
   end
   if claims.carries[1] then return { class = "operand", field = claims.carries[1].field } end
   if claims.test then return { class = "fixed", field = claims.test.field, test = claims.test } end
   local soft = strongest(form, claims, uses)
   if soft then
      if not soft.mask then soft.hit = true end
      return { class = soft.word, field = soft.field, why = soft.why, soft = soft }
   end
   return nil
end

-- Bits of a region for one combination of lines.
local function judge(form, region, way, cache, uses, report)
   local claims = { carries = {}, test = nil, soft = {} }
   gather(form, region, claims, cache)
   for _, entry in ipairs(way) do gather(entry.line, region, claims, cache) end
   return verdict(form, region, claims, uses, report)
end

local function touching(form, region)
   for _, group in ipairs(combos.groups(form)) do
      if covers(group.mask, region) then
         local choices = {}
         for _, choice in ipairs(group.choices) do
            if covers(combos.touched(choice), region) then choices[#choices + 1] = choice end
         end
         if #choices > 0 then return choices end
      end
   end
   return nil
end

local function set_bits(form, region, bit)
   for i = 0, form.unit.bits - 1 do
      if num.bit(region, i) == 1 then form.bits[i] = bit end
   end
end

-- A region that choices touch has one verdict per combination; the form's picture shows the first,
-- or `operand` where they differ.
local function judge_choices(form, region, choices, uses, report)
   local first, choice
   local ways = combos.possible(choices, form.words, form.space)
   if #ways > combos.LIMIT then
      report:error("E85", form.at,
         ("the operands of `%s` that share bits have more than %d combinations"):format(
         form.name, combos.LIMIT))
      return nil
   end
   if #ways == 0 then return { class = "fixed" } end -- no word at all: decode says so
   local cache = {}
   for _, way in ipairs(ways) do
      local bit = judge(form, region, way, cache, uses, report)
      if not bit then return nil, way end
      if not first then
         first = bit
      elseif bit.class ~= first.class or bit.field ~= first.field then
         choice = choices[1]
         first = { class = (bit.class == "operand" or first.class == "operand") and "operand"
            or first.class,
            field = first.field or bit.field, choice = choice, why = first.why }
      end
   end
   return first and { class = first.class, field = first.field, why = first.why, soft = first.soft,
      choice = choices[1], test = first.test }
end

-- The word of a form with `?` at the bits nobody claims.
local function picture(form, missing)
   local text = {}
   for i = form.unit.bits - 1, 0, -1 do
      local bit = form.bits[i]
      text[#text + 1] = num.bit(missing, i) == 1 and "?" or bit and bit.class == "fixed" and "o"
         or bit and bit.field and bit.field.name:sub(1, 1):lower() or "."
      if i % 8 == 0 and i > 0 then text[#text + 1] = " " end
   end
   return table.concat(text)
end

local function check_form(form, uses, report)
   form.words = form.words or form.space:all()
   form.bits = {}
   local masks = {}
   claim_masks(form, masks)
   for _, test in ipairs(form.tests) do masks[#masks + 1] = test_mask(test) end
   line_masks(form.top, masks)
   local missing, lines = 0, nil
   for _, region in ipairs(regions_of(masks, num.mask(form.unit.bits))) do
      local choices = touching(form, region)
      local bit, way
      if choices then
         bit, way = judge_choices(form, region, choices, uses, report)
      else
         bit = judge(form, region, {}, {}, uses, report)
      end
      if bit then set_bits(form, region, bit) else
         missing = num.bor(missing, region)
         lines = lines or way
      end
   end
   if not num.eq(missing, 0) and first_time(report, form.at, "E20 " .. num.hex(missing)) then
      local where = ""
      for _, entry in ipairs(lines or {}) do
         where = where .. (" with line %d of `%s`"):format(entry.line.index + 1,
            entry.choice.operand)
      end
      report:error("E20", form.at,
         ("`%s`%s says nothing about bits %s: `%s`"):format(form.name, where,
         list_bits(missing), picture(form, missing)),
            { hint = "`ignored`, `unknown`, `zero` or `visible`" })
   end
end

-- Fields that have no bit in common need no `share`.
local function check_shares(model, report)
   local words = model.sym.words
   local function check(share)
      local all, met = 0, false
      for _, name in ipairs(share.names) do
         local entry = words[name]
         if not entry or entry.kind ~= "field" then
            report:error("E10", share.at, ("field `%s` is not declared"):format(name))
            return
         end
         met = met or covers(entry.field.mask, all)
         all = num.bor(all, entry.field.mask)
      end
      if not met then
         report:error("E24", share.at,
            ("`share %s` is not needed: these fields have no bit in common"):format(
            table.concat(share.names, ", ")))
      end
   end
   for _, page in ipairs(model.pages) do
      for _, share in ipairs(page.shares or {}) do check(share) end
   end
   for _, format in ipairs(model.formats) do
      for _, share in ipairs(format.shares or {}) do check(share) end
   end
end

--- Fills `form.bits`; reports E20, E21, E23, E24.
function M.check(model, report)
   local uses, order = {}, {}
   for _, form in ipairs(model.forms) do
      form.words = scopes.own_words(form.tests, form.space)
      check_form(form, uses, report)
   end
   -- A soft claim that never wins a bit says nothing.
   local function note(list)
      for _, soft in ipairs(list) do
         if not soft.own and uses[soft.at] == false and not order[soft.at] then
            order[soft.at] = true
            report:error("E24", soft.at,
               ("`%s %s` yields in every expansion: nothing is left of it"):format(soft.word,
               soft.field and soft.field.name or list_bits(soft.mask)))
         end
      end
   end
   local function walk(choices)
      for _, choice in ipairs(choices) do
         for _, line in ipairs(choice.lines) do
            note(line.soft)
            walk(line.choices)
         end
      end
   end
   for _, form in ipairs(model.forms) do
      note(form.soft)
      walk(form.top)
   end
   check_shares(model, report)
end

return M

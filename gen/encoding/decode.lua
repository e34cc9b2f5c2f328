-- Decode selection: which form a word belongs to. Proves that no two forms overlap unless `over` is
-- stated, that every form has words of its own, that the alternatives of a choice exclude each
-- other and that lengths are prefix-free. A failed proof comes with the smallest counterexample.
local lists = require("gen.base.lists")
local budget = require("gen.base.budget")
local num = require("gen.num")
local disassemble = require("gen.encoding.disassemble")
local code_text = require("gen.encoding.code_text")
local conditions = require("gen.forms.conditions")
local coverage = require("gen.forms.coverage")
local formwords = require("gen.encoding.formwords")
local heads = require("gen.encoding.heads")
local otherwise = require("gen.encoding.otherwise")
local override = require("gen.encoding.override")
local formindex = require("gen.encoding.formindex")
local space_summary = require("gen.encoding.space_summary")
local decodetree = require("gen.encoding.decodetree")
local decodelines = require("gen.encoding.decodelines")

local M = {}

local MOST_PAIRS = 60 -- overlaps searched for in one configuration; more have one cause

-- Texts of messages -------------------------------------------------------------------------------

-- `OP=0x41, DST=0`: the values that the word has in the fields of a form.
local function fields_text(form, word)
   local parts = {}
   for _, slot in ipairs(form.slots or {}) do
      local value, taken = 0, 0
      for _, piece in ipairs(slot.field.pieces) do
         local lo, hi = piece.lo or piece[1], piece.hi or piece[2]
         value = num.bor(value, num.shl(num.bits(word, lo, hi - lo + 1), taken))
         taken = taken + hi - lo + 1
      end
      parts[#parts + 1] = slot.field.name .. "=" .. num.tostring(value)
   end
   return #parts > 0 and " " .. table.concat(parts, " ") or ""
end

-- A word as a form reads it: its text, or name and fields when it has no text (models made by
-- hand).
local function text_of(model, form, word, c)
   if form.items then return "`" .. disassemble.text(model, form, word, c) .. "`" end
   return "`" .. form.name .. fields_text(form, word) .. "`"
end

local function bit_list(bits)
   return #bits > 0 and table.concat(bits, ", ") or "none"
end

-- Bits of the counterexample that decide between two sets: changing one leaves the word in only one
-- of them.
local function deciding_bits(space, a, b, word, bits)
   local list = {}
   for bit = 0, bits - 1 do
      local other = num.bxor(word, num.pow2(bit))
      if space:contains(a, other) ~= space:contains(b, other) then
         list[#list + 1] = tostring(bit)
      end
   end
   return bit_list(list)
end

local Check = {}
Check.__index = Check

-- Forms -------------------------------------------------------------------------------------------

function Check:compute_forms()
   for _, form in ipairs(self.model.forms) do
      budget.at(form.at, form.name)
      formwords.compute(form, self.count)
      form.word = {}
      for c = 1, self.count do form.word[c] = form.sets[c] and form.sets[c].word end
   end
end

-- Fields of tests and operands of a form, each once.
local function fields_of(form)
   local list, seen = {}, {}
   for _, entry in lists.nested({ form }, "tests") do
      if not entry.when then lists.add_once(list, seen, entry.field, entry.field) end
   end
   for _, slot in ipairs(form.slots or {}) do lists.add_once(list, seen, slot.field, slot.field) end
   return list
end

-- Why no word of a form exists: two fields that share bits, most often because one is drawn too
-- wide, else the operands.
local function why_empty(form)
   local fields = fields_of(form)
   for i, a in ipairs(fields) do
      for j = i + 1, #fields do
         local b = fields[j]
         if num.meets(a.mask, b.mask) then
            return ("`%s` (%s) and `%s` (%s) share %s: change one"):format(a.name,
               coverage.list_bits(a.mask), b.name, coverage.list_bits(b.mask),
               coverage.name_bits(num.band(a.mask, b.mask)))
         end
      end
   end
   return "let the alternatives of its operands, and its tests, match a common word"
end

-- A form without words does not exist; an instruction without forms is an error.
function Check:drop_empty_forms()
   local function keep(forms)
      return lists.filter(forms, function(form) return next(form.sets) end)
   end
   for _, page in ipairs(self.model.pages) do
      local before = page.forms
      page.forms = keep(before)
      if #page.forms == 0 and #before > 0 then
         self.report:error("E27", before[1].at,
            ("the operands and tests of `%s` exclude every value; it has no expansion"):format(
               page.name), { hint = why_empty(before[1]) })
      end
   end
   self.model.forms = keep(self.model.forms)
   for i, form in ipairs(self.model.forms) do form.id = i - 1 end
end

function Check:unreachable()
   for _, form in ipairs(self.model.forms) do
      local alive = false
      for c = 1, self.count do alive = alive or (form.word[c] or 0) ~= 0 end
      if not alive and not self.in_ring[form.page] then
         local taker = form.taken_by
         if form.page.otherwise then
            self.report:error("E34", form.own_at,
               ("`%s` is unreachable: other instructions have every word of it"):format(form.name),
               { hint = "remove the form, or leave out `otherwise`" })
            goto continue
         end
         local by = taker and { at = taker.node.at,
            text = "matched by instruction `" .. taker.page.name .. "`" }
         self.report:error("E34", form.own_at, ("`%s` is unreachable: every word of it belongs to "
            .. "`over` forms"):format(form.name), { also = by,
            hint = "remove the form, or narrow the `over`" })
      end
      ::continue::
   end
end

-- Alternatives of a choice ------------------------------------------------------------------------

-- Number of an alternative in the source of the operand, 1-based.
local function line_number(choice, line)
   for i, node in ipairs(choice.node and choice.node.lines or {}) do
      if node == line.node then return i end
   end
   return line.index + 1
end

local function counterexample_text(form, a, b, shown)
   local parts, fields, seen = {}, {}, {}
   for _, test in lists.nested({ a, b }, "tests") do
      for _, field in ipairs(test.when and conditions.fields(test) or { test.field }) do
         lists.add_once(fields, seen, field)
      end
   end
   for i, field in ipairs(fields) do
      parts[i] = fields_text({ slots = { { field = field } } }, shown.word):sub(2)
   end
   parts[#parts + 1] = ("word %s of `%s`"):format(shown.text, form.name)
   return table.concat(parts, ", ")
end

function Check:meeting_lines(form, c, choice)
   local sets = form.sets[c]
   local any = sets.space:none()
   for j, line in ipairs(choice.lines) do
      local taken = sets.taken[line]
      if not sets.space:is_empty(sets.space:band(any, taken)) then
         for i = 1, j - 1 do
            local other = choice.lines[i]
            local both = sets.space:band(taken, sets.taken[other])
            if not sets.space:is_empty(both) then
               self:report_lines(form, choice, other, line, sets.space:smallest(both), c)
            end
         end
      end
      any = sets.space:bor(any, taken)
   end
end

--- A word as `dis` shows it.
function Check:code(word, unit, c) return code_text.of(word, unit, self.model, c) end

function Check:report_lines(form, choice, a, b, word, c)
   local key_a, key_b = a.node or a, b.node or b
   self.lines_seen[key_a] = self.lines_seen[key_a] or {}
   if self.lines_seen[key_a][key_b] then return end
   self.lines_seen[key_a][key_b] = true
   local shown = { word = word, text = self:code(word, form.unit, c) }
   self.report:error("E32", b.at or form.at,
      ("alternatives %d and %d of operand `%s` both match %s"):format(
      line_number(choice, a), line_number(choice, b), tostring(choice.operand),
      counterexample_text(form, a, b, shown)),
      { also = a.at and { at = a.at, text = "the other alternative" },
        hint = "let their tests exclude each other" })
end

function Check:choices()
   self.lines_seen = {}
   for _, form in ipairs(self.model.forms) do
      budget.at(form.at, form.name)
      local done = {}
      for c = 1, self.count do
         if form.sets[c] and not done[form.sets[c]] then
            done[form.sets[c]] = true
            for _, choice in ipairs(form.choices) do
               if not formwords.are_apart(form.sets[c], choice) then
                  self:meeting_lines(form, c, choice)
               end
            end
         end
      end
   end
end

-- Overlaps ----------------------------------------------------------------------------------------

local function find_pairs(space, a, b, out)
   if #out >= MOST_PAIRS or space:is_empty(space:band(a.set, b.set)) then return end
   if a.form and b.form then
      out[#out + 1] = { a.form, b.form }
   elseif a.form then
      find_pairs(space, a, b.left, out)
      find_pairs(space, a, b.right, out)
   else
      find_pairs(space, a.left, b, out)
      find_pairs(space, a.right, b, out)
   end
end

local function find_meetings(space, tree, out)
   if tree.form then return end
   find_meetings(space, tree.left, out)
   find_meetings(space, tree.right, out)
   find_pairs(space, tree.left, tree.right, out)
end

-- The line to write: the narrower form is over the wider one, so that both keep words.
local function advice(space, a, b, c)
   if a.page == b.page then return "change a bit, so that the two differ" end
   if a.word[c] == b.word[c] then
      return "both match the same words; give one of them another opcode"
   end
   if space:is_subset(a.word[c], b.word[c]) then a, b = b, a end
   return ('a line `over %s "why"` in `insn %s`, or change a bit'):format(a.name, b.page.name)
end

function Check:report_meeting(a, b, c)
   if a.id > b.id then a, b = b, a end
   self.pairs_seen[a] = self.pairs_seen[a] or {}
   if self.pairs_seen[a][b] then return end
   self.pairs_seen[a][b] = true
   local space = a.sets[c].space
   local word = space:smallest(space:band(a.word[c], b.word[c]))
   local where = self.count > 1 and (" (%s)"):format(self.model.configs[c].name) or ""
   self.report:error("E30", b.own_at,
      ("`%s` and `%s` both match %s%s, as %s and %s; deciding bits: %s"):format(a.name, b.name,
      self:code(word, a.unit, c), where,
      text_of(self.model, a, word, c), text_of(self.model, b, word, c),
      deciding_bits(space, a.word[c], b.word[c], word, a.unit.bits)),
      { also = { at = a.own_at, text = "`" .. a.name .. "`" }, hint = advice(space, a, b, c) })
end

function Check:overlaps()
   self.pairs_seen = {}
   local known = {}
   for c = 1, self.count do
      for _, unit in ipairs(self.model.units) do
         local tree = formindex.tree(self.model, unit, c)
         if tree and not known[tree] then
            known[tree] = true
            local out = {}
            find_meetings(tree.space, tree, out)
            for _, pair in ipairs(out) do self:report_meeting(pair[1], pair[2], c) end
         end
      end
   end
end

-- Lengths -----------------------------------------------------------------------------------------

local function first_with(list, c, test)
   return lists.find(list, function(form) return test(form.word[c]) end)
end

function Check:prefix(short, long, c)
   local shorts, longs = formindex.tree(self.model, short, c), formindex.tree(self.model, long, c)
   if not shorts or not longs then return end
   local space = shorts.space
   local function head(set) return heads.of(short, long, set, longs.space, space) end
   local both = space:band(shorts.set, head(longs.set))
   if space:is_empty(both) then return end
   local word = space:smallest(both)
   local a = formindex.form_of(self.model, word, short, c)
   local b = first_with(formindex.forms(self.model, long, c), c,
      function(set) return space:contains(head(set), word) end)
   self.report:error("E33", a.own_at,
      ("lengths are not prefix-free: `%s` (%d) begins `%s` (%d), counterexample %s"):format(
         a.name, short.bits, b.name, long.bits, self:code(word, short, c)),
      { also = { at = b.own_at, text = "`" .. b.name .. "`" },
        hint = "let a bit of the first unit distinguish the lengths" })
   return true
end

function Check:lengths()
   local units = self.model.units
   for i, short in ipairs(units) do
      for j = i + 1, #units do
         if units[j].bits ~= short.bits then
            for c = 1, self.count do
               local both = short.configs[c] and units[j].configs[c]
            if both and self:prefix(short, units[j], c) then break end
            end
         end
      end
   end
end

-- The pass ----------------------------------------------------------------------------------------

--- Fills `form.word`, `form.sets` and `model.encoding_space`; reports E27, E30 to E34 and E36.
function M.check(model, report)
   local check = { model = model, report = report, count = #model.configs, in_ring = {} }
   setmetatable(check, Check)
   check:compute_forms()
   check:drop_empty_forms()
   check:choices()
   override.apply(check)
   otherwise.apply(check)
   check:unreachable()
   check:overlaps()
   check:lengths()
   model.encoding_space = space_summary.compute(model)
end

--- The decision tree for the words of a unit in all configurations, see
-- `gen/encoding/decodetree.lua`; the second result is that of instructions with `otherwise`, for
-- words that the first one does not find. nil without such forms.
function M.tree(model, unit)
   model.trees = model.trees or {}
   if not model.trees[unit] then
      local normal, rest, all = {}, {}, 0
      for _, form in ipairs(model.forms) do
         local list = form.page.otherwise and rest or normal
         if form.unit == unit then list[#list + 1] = form end
      end
      for c = 1, #model.configs do
         if unit.configs[c] then all = all | 1 << c - 1 end
      end
      local function tree(list) return decodetree.build(list, #model.configs, all, unit) end
      model.trees[unit] = { normal = tree(normal), otherwise = tree(rest) }
   end
   return model.trees[unit].normal, model.trees[unit].otherwise
end

M.lines = decodelines.lines

return M

-- The rows of bit pictures: words of forms, and below them the alternatives of their operands.
--
-- Bits that are of the same field in all alternatives of an operand are drawn as this field. Where
-- alternatives have different fields the word shows the name of the operand, and a row for each
-- alternative follows.
local lists = require("gen.base.lists")
local num = require("gen.num")
local alternatives = require("gen.emit.line.alternatives")
local asttext = require("gen.syntax.asttext")
local bit_marks = require("gen.emit.rst.base.marks")
local resolved = require("gen.resolve.field")
local shape = require("gen.emit.line.shape")

local M = {}

local MOST_ROWS = 16 -- of one operand, with those of the operands within it

-- Alternatives ------------------------------------------------------------------------------------

local union

local function real_choices(line)
   return lists.filter(line.choices or {}, function(c) return not c.absent end)
end

-- Marks of bits that have none yet.
local function add_marks(into, marks)
   for bit, mark in pairs(marks) do into[bit] = into[bit] or mark end -- a set, no order
end

-- Marks of one line: names where it has fields, digits where it tests, and what operands within it
-- do. `carried` collects the fields.
local function line_marks(line, env, carried)
   local marks, digits = {}, {}
   for _, field in ipairs(shape.carried(line.items)) do
      bit_marks.field(field, marks)
      carried[field] = true
   end
   for _, test in ipairs(line.tests or {}) do bit_marks.test(test, digits) end
   add_marks(marks, digits)
   for _, child in ipairs(real_choices(line)) do add_marks(marks, union(child, env, carried)) end
   return marks
end

local function same_mark(a, b)
   return a.class == b.class and a.label == b.label and a.field == b.field and a.at == b.at
end

-- The mark of a bit that two lines mark differently: the bit of a field that both have or test,
-- else one of the operand.
local function joined_mark(a, b, name)
   local field, other = a.field or a.tested, b.field or b.tested
   if field and field == other and a.at == b.at then return bit_marks.of_field(field, a.at) end
   return { class = "operand", label = name, differs = true }
end

local function join_marks(into, marks, name)
   for bit, mark in pairs(marks) do -- a set, no order
      local old = into[bit]
      into[bit] = old and not same_mark(old, mark) and joined_mark(old, mark, name) or old or mark
   end
end

-- A digit of a test as a bit of the field.
local function without_digits(marks, name)
   for bit, mark in pairs(marks) do -- a set, no order
      if mark.class == "fixed" then
         marks[bit] = mark.tested and bit_marks.of_field(mark.tested, mark.at)
            or { class = "operand", label = name, differs = true }
      end
   end
end

-- Fields that have lost bits to others are not drawn.
local function without_parts(marks, name)
   local count = {}
   for _, mark in pairs(marks) do -- a set, no order
      if mark.field then count[mark.field] = (count[mark.field] or 0) + 1 end
   end
   for bit, mark in pairs(marks) do -- a set, no order
      if mark.field and count[mark.field] < mark.field.width then
         marks[bit] = { class = "operand", label = name, differs = true }
      end
   end
   return marks
end

-- What the alternatives of a choice do with each bit, together.
union = function(choice, env, carried)
   local marks, name = {}, shape.choice_name(choice)
   for _, line in ipairs(choice.lines) do
      if alternatives.exists(line, env.configs) then
         join_marks(marks, line_marks(line, env, carried), name)
      end
   end
   without_digits(marks, name)
   return without_parts(marks, name)
end

-- Bits that are of different fields, or tell alternatives apart and are of no field that one of
-- them prints; nil where there are none.
local function key_bits(choice, marks, carried)
   local bits = {}
   for _, test in lists.nested(choice.lines, "tests") do
      if not test.domain and not carried[test.field] then
         for _, bit in ipairs(resolved.positions(test.field)) do bits[bit] = true end
      end
   end
   for bit, mark in pairs(marks) do -- a set, no order
      if mark.differs then bits[bit] = true end
   end
   return next(bits) and bits or nil
end

-- Rows --------------------------------------------------------------------------------------------

-- What digits do not say of the tests of a single line.
local function unsaid_tests(group)
   if #group.lines > 1 then return nil end
   local texts = lists.collect(group.lines[1].tests or {}, function(t)
      return not bit_marks.test(t, {}) and asttext.test(t)
   end)
   return #texts > 0 and table.concat(texts, " ") or nil
end

local function note_of(name, group, depth)
   local text = group.text:match("^ *$") and "(nothing)" or group.text
   return ("  "):rep(depth) .. name .. " = " .. text
end

local function row_of(group, env, name, width, depth)
   local marks = {}
   for _, line in ipairs(group.lines) do join_marks(marks, line_marks(line, env, {}), name) end
   for _, line in ipairs(group.lines) do bit_marks.soft(line.soft, marks) end
   return { cells = bit_marks.cells(marks, width), note = note_of(name, group, depth),
      when = unsaid_tests(group) }
end

-- Operands within the lines of a group that have rows themselves; of equal ones the first.
local function add_children(group, env, width, depth, rows, bits)
   local seen = {}
   for _, line in ipairs(group.lines) do
      for _, child in ipairs(real_choices(line)) do
         local more, keys = M.rows_of(child, env, width, depth)
         local key = lists.join(more or {}, "\n", function(row) return row.note end)
         if more and not seen[key] then
            seen[key] = true
            lists.append(rows, more)
            for bit in pairs(keys) do bits[bit] = true end -- a set, no order
         end
      end
   end
end

--- Rows of the alternatives of a choice, and the set of bits that they are about; nil where the
--- word says it all.
function M.rows_of(choice, env, width, depth)
   local carried, name = {}, shape.choice_name(choice)
   local marks = union(choice, env, carried)
   local keys, groups = key_bits(choice, marks, carried), alternatives.groups(choice, env)
   if not keys or #groups < 2 then return nil end
   local rows, all = {}, lists.append({}, {})
   for _, group in ipairs(groups) do
      local row = row_of(group, env, name, width, depth)
      rows[#rows + 1], all[#all + 1] = row, row
      add_children(group, env, width, depth + 1, all, keys)
   end
   if #all <= MOST_ROWS then return all, keys end
   if #rows <= MOST_ROWS then return rows, keys end
   return nil
end

-- Words -------------------------------------------------------------------------------------------

local function top_choices(form)
   return lists.filter(form.choices or {}, function(c)
      return not c.parent and not c.absent
   end)
end

--- Bits that only a `rest` accounts for, and the names of fields that the code reads without text.
local function mark_rest(form, marks)
   for bit = 0, form.unit.bits - 1 do
      local b = form.bits[bit]
      if b and not marks[bit] then
         marks[bit] = { class = b.class, label = b.class == "fixed" and "*" or nil,
            value = b.is_rest and num.bit(b.soft.value, bit) }
      end
      local m = marks[bit]
      if b and m.class == "visible" then
         m.label = b.field and b.field.short or m.label or "read"
      end
   end
end

-- Operands of formats are drawn as a whole, as they are described with the format.
local function choice_marks(choice, env, others)
   if not others[choice.operand] then return union(choice, env, {}) end
   local marks, name = {}, shape.choice_name(choice)
   for bit in pairs(union(choice, env, {})) do -- a set, no order
      marks[bit] = { class = "operand", label = name }
   end
   return marks
end

-- What one form does with each of its bits.
local function form_marks(form, env)
   local marks, tested = {}, {}
   for _, field in ipairs(shape.carried(form.items)) do bit_marks.field(field, marks) end
   for _, test in ipairs(form.tests or {}) do bit_marks.test(test, tested) end
   for bit, m in pairs(tested) do -- a set, no order
      if not marks[bit] and m.label ~= "-" then marks[bit] = m end
   end
   for _, choice in ipairs(top_choices(form)) do
      add_marks(marks, choice_marks(choice, env, env.others))
   end
   add_marks(marks, tested)
   bit_marks.soft(form.soft, marks)
   mark_rest(form, marks)
   return marks
end

--- The cells of the word of all forms of a family; what is not the same in all is `*`.
function M.word(forms, env)
   local merged = form_marks(forms[1], env)
   for k = 2, #forms do
      local other = form_marks(forms[k], env)
      for bit, m in pairs(merged) do -- a set, no order
         if not (other[bit] and same_mark(other[bit], m)) then
            merged[bit] = { class = "fixed", label = "*" }
         end
      end
   end
   return bit_marks.cells(merged, forms[1].unit.bits)
end

--- Operands of the forms of a family that have rows: `{name, rows, bits}`, equal ones once.
function M.operands(forms, env)
   local list, by_key = {}, {}
   for _, form in ipairs(forms) do
      for _, choice in ipairs(top_choices(form)) do
         local rows, keys
         if not env.others[choice.operand] and not shape.is_silent(choice, form.configs) then
            rows, keys = M.rows_of(choice, env, form.unit.bits, 0)
         end
         if rows then
            local key = M.key(rows)
            lists.entry(by_key, key, { key = key, rows = rows, bits = keys,
               name = shape.choice_name(choice) }, list)
         end
      end
   end
   return list
end

--- A text that is the same for the same rows.
function M.key(rows)
   return lists.join(rows, "\n", function(row)
      return row.note .. lists.join(row.cells, "", function(cell)
         return ("|%d %d %s %s"):format(cell.hi, cell.lo, cell.class, cell.label or "")
      end)
   end)
end

return M

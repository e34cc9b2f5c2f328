-- The opcode map: which instructions the values of the bits that most forms test select, and how
-- much of the encoding space is allocated.
--
-- Every count is exact: it comes from the sets of words that the checker worked out, not from the
-- look of a table.
local lists = require("gen.base.lists")
local num = require("gen.num")
local space_summary = require("gen.encoding.space_summary")
local wordset = require("gen.wordset")
local rst = require("gen.emit.rst.base.rst")
local declared_map = require("gen.emit.rst.declared_map")

local M = {}

local MOST_BITS = 8 -- of the map: sixteen rows of sixteen

-- Which bits --------------------------------------------------------------------------------------

--- How many forms fix each bit by tests of their form line.
local function bit_counts(forms)
   local counts, top = {}, 0
   for _, form in ipairs(forms) do
      local seen = {}
      for _, test in ipairs(form.tests or {}) do
         for _, p in ipairs(test.domain and {} or test.field.pieces) do
            for bit = p.lo, p.hi do seen[bit] = true end
            top = math.max(top, p.hi)
         end
      end
      for bit = 0, top do
         if seen[bit] then counts[bit] = (counts[bit] or 0) + 1 end
      end
   end
   return counts, top
end

--- The bits that most forms test, at most eight and never one that fewer than half of them test;
--- highest first. `known` bits are left out.
local function map_bits(forms, known)
   local counts, top = bit_counts(forms)
   local bits = {}
   for bit = 0, top do
      if not known[bit] and (counts[bit] or 0) * 2 >= #forms then bits[#bits + 1] = bit end
   end
   table.sort(bits, function(a, b)
      if counts[a] ~= counts[b] then return counts[a] > counts[b] end
      return a > b
   end)
   while #bits > MOST_BITS do bits[#bits] = nil end
   table.sort(bits, function(a, b) return a > b end)
   return bits
end

--- The field that is exactly these bits, if there is one.
local function field_of(model, bits)
   return lists.find(model.fields, function(field)
      local p = field.pieces[1]
      return #field.pieces == 1 and p.hi == bits[1] and p.lo == bits[#bits]
         and p.hi - p.lo + 1 == #bits
   end)
end

-- Cells -------------------------------------------------------------------------------------------

--- All words whose map bits are `value`, as a set.
local function cell_set(space, bits, value)
   local mask, word = 0, 0
   for i, bit in ipairs(bits) do
      mask = num.bor(mask, num.shl(1, bit))
      if value >> (#bits - i) & 1 == 1 then word = num.bor(word, num.shl(1, bit)) end
   end
   return space:cube(mask, word)
end

--- The words of a form in any configuration.
local function words_of(space, form)
   local set
   for i = 1, #form.configs do
      local w = form.word and form.word[i]
      if w and w ~= set then set = set and space:bor(set, w) or w end
   end
   return set
end

-- What has the words that no other instruction has is not drawn: these stay dots.
local function drawn_forms(forms)
   return lists.filter(forms, function(form) return not form.page.otherwise end)
end

--- For each page its words in any configuration; empty ones are left out.
local function page_sets(model, space, forms)
   local list, wanted = {}, {}
   for _, form in ipairs(forms) do wanted[form] = true end
   for _, page in ipairs(model.pages) do
      local by_name = {}
      for _, form in ipairs(drawn_forms(page.forms)) do
         local set, name = words_of(space, form), form.mnemonic or page.name
         if set and wanted[form] then
            local one = lists.entry(by_name, name, { page = page, name = name, set = set }, list)
            one.set = space:bor(one.set, set)
         end
      end
   end
   return list
end

local MOST_NAMES = 4 -- in one cell

-- The markup of a cell, and how many names it has, or would have.
local function cell_markup(ctx, space, sets, cell)
   local names, seen = {}, {}
   for _, entry in ipairs(sets) do
      if not space:is_empty(space:band(entry.set, cell)) then
         lists.add_once(names, seen, ctx:map_name(entry.page, entry.name))
      end
   end
   if #names == 0 then return "·", 0 end
   local text = table.concat(names, " ", 1, math.min(#names, MOST_NAMES))
   return text .. (#names > MOST_NAMES and " …" or ""), #names
end

local function hex(value, bits) return num.hex(value, (bits + 3) // 4) end

-- The map over `bits` of the words in `within`. Returns the number of the fullest cell, if it has
-- more names than it can show, and how many such cells its row has.
local function map_table(ctx, doc, space, bits, sets, within)
   local low = math.min(4, #bits)
   local columns, rows_count = 1 << low, 1 << (#bits - low)
   local header, rows, most, fullest, full = { "" }, {}, MOST_NAMES, nil, {}
   for c = 0, columns - 1 do header[c + 2] = hex(c, low) end
   for r = 0, rows_count - 1 do
      local row, is_empty = { rows_count > 1 and hex(r, #bits - low) or "" }, true
      for c = 0, columns - 1 do
         local cell = space:band(cell_set(space, bits, r << low | c), within)
         local text, names = cell_markup(ctx, space, sets, cell)
         row[c + 2], is_empty = text, is_empty and names == 0
         if names > MOST_NAMES then full[r] = (full[r] or 0) + 1 end
         if names > most then most, fullest = names, r << low | c end
      end
      if not is_empty then rows[#rows + 1] = row end
   end
   doc:csv(header, rows, { class = "opcode-map", stub = rows_count > 1 })
   return fullest, fullest and full[fullest >> low]
end

local function bits_text(bits)
   local texts, i = {}, 1
   while i <= #bits do
      local k = i
      while bits[k + 1] == bits[k] - 1 do k = k + 1 end
      texts[#texts + 1] = rst.range(bits[k], bits[i])
      i = k + 1
   end
   return table.concat(texts, ", ")
end

-- What the map is over, and where its parts are.
local function map_words(ctx, bits)
   local field, of = field_of(ctx.model, bits), "bits " .. bits_text(bits)
   if field then of = ctx:link("field", field.name) .. " (" .. of .. ")" end
   return of, #bits > 4 and "The row is the high part, the column the low four bits"
      or "The column is the value"
end

local function forms_within(forms, space, within)
   return lists.collect(forms, function(form)
      local set = words_of(space, form)
      return set and not space:is_empty(space:band(set, within)) and form
   end)
end

-- Where a cell is too full, it is drawn once more, over what else its forms test; with its row,
-- where that has several.
local function full_section(ctx, doc, space, bits, sets, fullest, count, forms)
   local is_row = count > 1 and #bits > 4
   local value = is_row and fullest >> 4 or fullest
   local first = table.move(bits, 1, is_row and #bits - 4 or #bits, 1, {})
   local known, within = {}, cell_set(space, first, value)
   for _, bit in ipairs(first) do known[bit] = true end
   local more = map_bits(forms_within(forms, space, within), known)
   if #more == 0 then return end
   local of, where = map_words(ctx, more)
   doc:markup(("%s %s (bits %s are 0x%s) in detail, by %s. %s."):format(is_row and "Row" or "Cell",
      hex(value, #first), bits_text(first), hex(value, #first), of, where))
   map_table(ctx, doc, space, more, sets, within)
end

-- One map, of these forms.
local function map_of(ctx, doc, forms, title)
   local model = ctx.model
   local bits = map_bits(forms, {})
   if #bits == 0 or not forms[1].word then return end
   local space = wordset.of_unit(model.units[#model.units])
   local of, where = map_words(ctx, bits)
   doc:title(title, 2)
   doc:markup("Instructions by the value of " .. of .. ". " .. where
      .. ", in hex. A dot is an unallocated encoding; rows without instructions are left out.")
   local sets = page_sets(model, space, forms)
   local fullest, count = map_table(ctx, doc, space, bits, sets, space:all())
   if fullest then full_section(ctx, doc, space, bits, sets, fullest, count, forms) end
end

-- Words of each length have a map of their own: they test different bits.
local function map_section(ctx, doc)
   local model = ctx.model
   if #(model.maps or {}) > 0 then
      for _, map in ipairs(model.maps) do
         declared_map.emit(ctx, doc, map, page_sets(model, map.space, model.forms))
      end
      return
   end
   local forms, by_bits, lengths = drawn_forms(model.forms), {}, {}
   for _, form in ipairs(forms) do
      local list = lists.entry(by_bits, form.unit.bits, { bits = form.unit.bits }, lengths)
      list[#list + 1] = form
   end
   table.sort(lengths, function(a, b) return a.bits > b.bits end)
   if #lengths <= 1 then
      map_of(ctx, doc, forms, "Map")
      return
   end
   for _, list in ipairs(lengths) do
      map_of(ctx, doc, list, ("Map of words of %d bits"):format(list.bits))
   end
end

-- Encoding space ----------------------------------------------------------------------------------

local CLASSES = { "decoded", "reserved", "unknown", "unallocated" }
local TITLES = { "Decoded", "Reserved", "Unknown", "Unallocated" }

local MOST_DIGITS = 4 -- of a number that is written out

-- A number of words as its share of all words of a unit, and as a power of two.
local function share_of_unit(n, bits)
   if num.eq(n, 0) then return "0" end
   local share, power, exact = space_summary.share(n, bits)
   local digits = num.tostring(n)
   return ("%s (%s)"):format(share, #digits <= MOST_DIGITS and digits
      or exact and power or "about " .. power)
end

local function summary_section(ctx, doc)
   local encoding_space = ctx.model.encoding_space
   if not encoding_space or #encoding_space == 0 then return end
   local some = lists.any(encoding_space, function(entry)
      return not num.eq(entry.otherwise or 0, 0)
   end)
   local classes, titles = lists.append({}, CLASSES), lists.append({}, TITLES)
   if some then
      table.insert(classes, 4, "otherwise")
      table.insert(titles, 4, "Otherwise")
   end
   doc:title("Encoding space", 2)
   doc:markup("The share of all words that is in each class, with the number of words: *decoded* "
      .. "words are instructions; *reserved* ones have a bit set that must be zero; *unknown* ones "
      .. "decode, and trap when executed; *unallocated* ones are no instruction, or begin one of "
      .. "another length."
      .. (some and " *Otherwise* counts the words of instructions that have what no other one has."
         or ""))
   local rows = {}
   for _, entry in ipairs(encoding_space) do
      local row = { entry.unit.bits .. " bits", rst.escape(entry.config.name) }
      for _, class in ipairs(classes) do
         row[#row + 1] = share_of_unit(entry[class] or 0, entry.unit.bits)
      end
      rows[#rows + 1] = row
   end
   doc:csv(lists.append({ "Unit", "Variant" }, titles), rows, { class = "encoding-space" })
end

-- All forms ---------------------------------------------------------------------------------------

local function by_opcode(ctx, doc)
   local forms = lists.append({}, ctx.model.forms)
   table.sort(forms, function(a, b)
      local x, y = a.fixed, b.fixed
      if not num.eq(x.value, y.value) then return num.lt(x.value, y.value) end
      if not num.eq(x.mask, y.mask) then return num.lt(x.mask, y.mask) end
      return a.id < b.id
   end)
   local rows = lists.map(forms, function(form)
      return { rst.code(num.hex(form.fixed.value)), rst.code(num.hex(form.fixed.mask)),
         ctx:form_link(form) }
   end)
   doc:title("By opcode", 2)
   doc:markup("All forms in the order of the bits that they fix. *Value* and *mask* are in hex; a "
      .. "bit that is 0 in the mask is not fixed, or has one of several values.")
   doc:csv({ "Value", "Mask", "Form" }, rows, { class = "forms" })
end

--- The page of opcodes.
function M.emit(ctx)
   local doc = ctx:page("opcodes", "Opcodes")
   map_section(ctx, doc)
   summary_section(ctx, doc)
   by_opcode(ctx, doc)
   return doc:text()
end

return M

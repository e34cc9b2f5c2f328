-- Aliases: a second text for words that a form has. `li RD, II = addi RD, x0, II` means: match the
-- right side with the form's own text; names are operands and must be on the left too, anything
-- else is a value.
local lists = require("gen.base.lists")
local fields = require("gen.resolve.field")
local budget = require("gen.base.budget")
local num = require("gen.num")
local clause = require("gen.resolve.clause")
local condition = require("gen.resolve.condition")
local cells = require("gen.forms.template.cell")
local describe = require("gen.forms.describe")
local marked = require("gen.asmtext.marked")
local rank = require("gen.asmtext.ambiguity.rank")
local respelled = require("gen.forms.template.respelled")
local special = require("gen.asmtext.special")
local spelling = require("gen.forms.spelling")
local floattext = require("gen.num.float_text")
local logic = require("gen.resolve.logic")
local made = require("gen.forms.template.node")
local sums = require("gen.forms.template.sum")
local other = require("gen.forms.template.spelling")

local M = {}

-- The pieces of one side, with the statics of the row put in.
local function fill(pieces, form, report)
   local out = {}
   for _, piece in ipairs(pieces) do
      local name = piece.tag == "static" and piece.name or piece.tag == "item" and piece.static
      local cell = name and form.statics[name]
      if cell and cell.text then
         lists.append(out, cells.pieces(cell, piece, form, report))
      else
         out[#out + 1] = piece
      end
   end
   return out
end

-- Matching the right side -------------------------------------------------------------------------

local function literal_of(piece)
   if piece.tag == "text" then return piece.s end
   if piece.tag == "number" then return piece.text end
   if piece.tag == "item" and piece.file then return piece.file end
   if piece.tag == "item" and not piece.index and not piece.args then return piece.name end
   return nil
end

local numbers_of = setmetatable({}, { __mode = "k" }) -- [file][text]

-- The number of the register with this text, or nil.
local function register_number(file, text)
   local numbers = numbers_of[file]
   if not numbers then
      numbers = {}
      for number = (file.count or 1) - 1, 0, -1 do -- the first of two with the same text
         numbers[file.name .. number] = number
         numbers[spelling.register(file, number)] = number
      end
      numbers_of[file] = numbers
   end
   return numbers[text]
end

-- Raw bits that print as `text` at a field, or nil.
local function value_of(item, text)
   local field = item.field
   if not field or item.tag == "affine" then return nil end
   if field.kind == "register" then return register_number(field.file, text) end
   if field.kind == "table" then
      for _, row in ipairs(field.code_list) do
         if row.text == text then return row.code end
      end
      return nil
   end
   if field.float then return floattext.read(field.float, text) end
   local number = num.parse(text)
   if not number or not num.eq(num.mod(number, field.scale), 0) then return nil end
   number = num.div(number, field.scale)
   return num.band(number, num.mask(field.width))
end

-- The values for which the items from number `i` on print exactly `text`; nil when none do. The
-- text may be split between several items at any place: `!PT` is a sign and a register.
local function values_for(items, i, text)
   local item = items[i]
   if not item then return text == "" and {} or nil end
   local literal = item.tag == "text" and item.s or item.tag == "number" and item.text
   if literal then
      if text:sub(1, #literal) ~= literal then return nil end
      return values_for(items, i + 1, text:sub(#literal + 1))
   end
   for size = #text, item.tag == "field" and 0 or #text + 1, -1 do
      local value = value_of(item, text:sub(1, size))
      local values = value and values_for(items, i + 1, text:sub(size + 1))
      if values then
         table.insert(values, 1, { field = item.field, slot = item.slot, value = value })
         return values
      end
   end
   return nil
end

-- The words in which fields have these values.
local function words_with(space, words, values)
   for _, entry in ipairs(values) do
      words = space:band(words,
         space:field_in(entry.field.pieces, { { lo = entry.value, hi = entry.value } }))
   end
   return words
end

-- The alternative of a choice that prints exactly `text`, with the values it fixes, which some word
-- has: a field may exclude a value that it could print.
local function line_for(choice, text, form)
   for _, line in ipairs(choice.lines) do
      local values = values_for(line.items, 1, text)
      local words = values
         and words_with(form.space, form.space:band(form.words, line.words), values)
      if words and not form.space:is_empty(words) then return line, values end
   end
   return nil
end

local function fix(item, text, found, form)
   if item.tag == "choice" then
      local line, values = line_for(item.choice, text, form)
      if not line then return false end
      found.lines[#found.lines + 1] = { choice = item.choice, line = line }
      lists.append(found.fixed, values)
      return true
   end
   local value = value_of(item, text)
   if value then
      found.fixed[#found.fixed + 1] = { field = item.field, slot = item.slot, value = value }
   end
   return value ~= nil
end

-- Is `name` the form's name of this item: its role, or its field or operand?
local function is_called(form, item, name)
   local role, own = other.names(item)
   local bind = form.binds[name]
   return name == role or name == own
      or bind and (bind.tag == "field" and bind.field == item.field or bind.tag == "reg"
         and bind.item == item)
end

-- Without pieces that print nothing: empty cells, and separators after another one.
local function without_silent(list)
   local last
   return lists.filter(list, function(entry)
      local is_silent = entry.tag == "text" and entry.s == ""
         or entry.tag == "sep" and last == "sep"
      if not is_silent then last = entry.tag end
      return not is_silent
   end)
end

-- Is the name undeclared, and so free to name this operand?
local function is_any(form, name)
   return not form.sym.words[name] and not form.binds[name]
end

-- Can an alias say that these two operands have the same value: two registers of a file, two codes
-- of a table?
local function are_alike(a, b)
   if a.tag ~= "field" or b.tag ~= "field" or a.column or b.column then return false end
   local x, y = a.field, b.field
   return x.kind ~= "number" and x.kind == y.kind and x.file == y.file and x.table == y.table
      and x.width == y.width and x.width <= condition.WIDEST
end

-- An operand of the form is called `name` in the alias; two of one name have the same value.
local function open(found, name, item)
   local before = found.open[name]
   if before and not (item.slot and before.slot == item.slot) then
      if not are_alike(before, item) then found.twice = name end
      found.same[#found.same + 1] = { field = item.field, slot = item.slot,
         other = before.field, from = before.slot }
      return
   end
   found.open[name] = item
   found.order[#found.order + 1] = name
end

-- Does a piece name the register that a text always has, `$r[2]`, itself or by its text?
local function names_register(piece, item)
   if item.tag ~= "reg" or item.field then return false end
   if piece.tag == "text" then return piece.s == spelling.register(item.file, item.number) end
   local index = piece.tag == "item" and piece.file and piece.index and piece.index[1]
   if index then return piece.file == item.file.name and index.number == item.number end
   return piece.tag == "item" and piece.file == item.file.name .. (item.number or "")
end

-- Walks items and pieces together; text may be split differently on the two sides.
local function match(form, items, pieces)
   local found = { open = {}, order = {}, fixed = {}, lines = {}, same = {} }
   items, pieces = without_silent(items), without_silent(pieces)
   local j, rest = 1, ""
   for _, item in ipairs(items) do
      local piece = pieces[j]
      if item.tag == "text" or item.tag == "number" then
         local text = item.s or item.text
         while #rest < #text and piece and (piece.tag == "text" or piece.tag == "number") do
            rest, j = rest .. (piece.s or piece.text), j + 1
            piece = pieces[j]
         end
         if rest:sub(1, #text) ~= text then return nil end
         rest = rest:sub(#text + 1)
      elseif rest ~= "" or not piece then
         return nil
      elseif item.tag == "sep" then
         if piece.tag ~= "sep" then return nil end
         j = j + 1
      elseif item.tag == "reg" and not item.field then
         if not names_register(piece, item) then return nil end
         j = j + 1
      else
         local literal, name = literal_of(piece), piece.tag == "item" and piece.name
         local known = name and found.open[name]
         if name and is_called(form, item, name) or known and are_alike(known, item) then
            open(found, name, item)
         elseif not literal or not fix(item, literal, found, form) then
            if not name or literal ~= name or not is_any(form, name) then return nil end
            open(found, name, item)
         end
         j = j + 1
      end
   end
   return rest == "" and not pieces[j] and found or nil
end

--- Does the text of a form match these pieces, whose names are operands?
function M.matches(form, pieces) return match(form, form.own_items, pieces) ~= nil end

-- The left side -----------------------------------------------------------------------------------

-- A sum with a field to which the alias gives a value: the number alone.
local function settled_sum(item, fixed)
   local entry = item.tag == "affine" and item.beside and lists.find(fixed, function(one)
      return one.slot == item.beside.slot
   end)
   if not entry then return item end
   return made.item.affine({ field = item.field, mul = item.mul, signed = item.signed,
      slot = item.slot, at = item.at,
      add = num.add(item.add, spelling.beside(item, entry.value)) })
end

-- The operand of the right side that is written as the field `name` here, and its name there.
local function other_field(name, found, form)
   local entry = form.sym.words[name]
   if not entry or not entry.field then return nil end
   for _, called in ipairs(found.order) do
      local item = other.as_field(found.open[called], entry.field)
      if item then return item, called end
   end
   return nil
end

-- The register that a piece names outright, `$r[2]`; nil for others.
local function register_of(piece, form)
   local index = piece.tag == "item" and piece.file and piece.index and piece.index[1]
   local entry = index and index.number and form.sym.state[piece.file]
   if not (entry and entry.kind == "file") or index.number >= (entry.file.count or 1) then
      return nil
   end
   return made.item.reg({ file = entry.file, number = index.number, at = piece.at })
end

local function left_items(pieces, found, form, at, report)
   local items, used = {}, {}
   for _, piece in ipairs(pieces) do
      local name = piece.tag == "item" and piece.name
      local item, called = other.literal(piece) or name and found.open[name], name
      if name and not item then item, called = other_field(name, found, form) end
      item = item or register_of(piece, form)
      if item then
         items[#items + 1] = settled_sum(item, found.fixed)
         if called then used[called] = true end
      else
         report:error("E10", piece.at,
            ("`%s` is not an operand of the right side"):format(piece.name or piece.tag))
         return nil
      end
   end
   sums.check(items, report, at)
   return items, used
end

-- The slot of a field, or of the use of it with a kind that the form carries.
local function slot_of(form, field)
   if form.slot_of[field.name] then return form.slot_of[field.name] end
   for i, slot in ipairs(form.slots) do
      if fields.base(slot.field) == field then return i - 1 end
   end
   return nil
end

-- `when` as tests: `{field, slot, set}`. The disassembler checks fields that the form carries.
local function conditions(nodes, form, report)
   local read = clause.read(nodes, { sym = form.sym, report = report, statics = form.statics,
      bits = form.unit.bits })
   for _, test in ipairs(read.tests) do
      test.slot = slot_of(form, test.field)
      if not test.slot then
         report:error("E10", test.at,
            ("`%s` is not a field that `%s` carries"):format(test.field.name, form.name))
         return {}
      end
   end
   return read.tests
end

-- The words of the alias: own tests of its fixed values and of its condition.
local function words_of(alias, form)
   local space = form.space
   local set = words_with(space, form.words, alias.fixed)
   for _, entry in ipairs(alias.lines) do set = space:band(set, entry.line.words) end
   for _, test in ipairs(alias.when) do
      set = space:band(set, space:field_in(test.field.pieces, test.set))
   end
   for _, pair in ipairs(alias.same) do
      local equal = { op = "=", field = pair.field, other = pair.other }
      set = space:band(set, condition.words_of_relation(equal, space))
   end
   return set
end

-- The text of the form with other items instead of the instruction's own.
local function inside_formats(form, own)
   local first, count = nil, #form.own_items
   for i, item in ipairs(form.items) do
      if item == form.own_items[1] then first = i end
   end
   local items = table.move(form.items, 1, first - 1, 1, {})
   lists.append(items, own)
   return table.move(form.items, first + count, #form.items, #items + 1, items)
end

-- An alias replaces the instruction's own text; what formats put around that is around the alias.
local function apply(node, form, report)
   local found = match(form, form.own_items, fill(node.right, form, report))
   if not found then return false end
   if found.twice then
      report:error("E44", node.at, ("`%s` names two operands of `%s`"):format(found.twice,
         form.name), { hint = "a name for each" })
      return true
   end
   local own, used = left_items(fill(node.left, form, report), found, form, node.at, report)
   if not own then return true end
   if not logic.check_alias(own, node, report) then return true end
   local items = inside_formats(form, own)
   for _, name in ipairs(found.order) do
      if not used[name] then
         report:error("E44", node.at,
            ("the alias leaves operand `%s` open; write a literal for it"):format(name))
         return true
      end
   end
   local alias = { items = items, own_items = own, fixed = found.fixed, lines = found.lines,
      same = found.same,
      print = node.print or node.printed ~= nil, mask = node.printed and node.printed.mask,
      only = node.only, node = node, form = form, at = node.at,
      when = conditions(node.when or {}, form, report), mnemonic = spelling.mnemonic(own) }
   alias.words = words_of(alias, form)
   form.aliases[#form.aliases + 1] = alias
   return true
end

-- One more text of the form, or of one of its aliases (`of`), which no line of the description
-- declares. `fixed`, `lines` and `when` are those of the alias.
local function add_text(form, of, items, at, has_mark)
   local node = of.node or { at = at, left = describe.of_items(items), right = form.syntax }
   local alias = { items = items, fixed = of.fixed, lines = of.lines, when = of.when,
      same = of.same, words = of.words, form = form, node = node, at = at, respelled = true,
      marked = has_mark, of_alias = of.node ~= nil, mnemonic = spelling.mnemonic(items) }
   form.aliases[#form.aliases + 1] = alias
   return alias
end

-- Texts from other spellings of cells of `ops`.
local function respell(form, of)
   for _, items in ipairs(respelled.of(of.items)) do
      add_text(form, of, items, items.at, of.marked)
   end
   respelled.settle(of.items)
end

local NOTHING = { fixed = {}, lines = {}, when = {}, same = {} }

-- Texts that cells and suffixes make from those of a form and its aliases: `marked_items` of each.
-- Of what is only printed none is read.
local function add_texts(form)
   local own = setmetatable({ items = form.items, own_items = form.own_items, words = form.words },
      { __index = NOTHING })
   for _, of in ipairs({ own, table.unpack(form.aliases) }) do
      if form.mark_place then
         of.marked_items = inside_formats(form, marked.items(of.own_items, form))
         if not of.only then
            respell(form, add_text(form, of, of.marked_items, form.prefer.at, true))
         end
      end
      if of.only then respelled.settle(of.items) else respell(form, of) end
   end
   form.marked_items = own.marked_items
   respelled.settle(form.own_items)
end

--- Gives every form its `aliases`: `{items, fixed = {{field, slot, value}}, lines = {{choice,
-- line}}, same = {{slot, from}}, when, print, mask, only}`, `mask` the bits of the syntaxes that
-- alone print it, `only`: it is not read; those from cells of `ops` and with a suffix in them are
-- `respelled`.
function M.resolve(model, report)
   local brief = 0
   for _, syntax in ipairs(model.syntaxes or {}) do
      if syntax.brief then brief = brief | 1 << syntax.index end
   end
   for _, form in ipairs(model.forms) do form.aliases = {} end
   rank.forms(model, report)
   local function spread(node, forms)
      local any = false
      if node.only and node.printed.mask & ~brief ~= 0 then
         report:error("E44", node.at, "`print only` in a syntax that is not `brief`",
            { hint = "the text assembles to another word, so the syntax must say `brief`" })
      end
      for _, form in ipairs(forms) do any = apply(node, form, report) or any end
      if not any then
         report:error("E44", node.at,
            "the right side of this alias does not match the text of any form",
            { hint = "repeat the form's text with its names, and literals for what the alias "
               .. "leaves out" })
      end
   end
   for _, node in ipairs(model.aliases or {}) do spread(node, model.forms) end
   for page, node in lists.nested(model.pages, "aliases") do spread(node, page.forms) end
   for _, form in ipairs(model.forms) do
      budget.at(form.at, form.name)
      add_texts(form)
      special.check(form, model, report)
      form.aliases = special.first(form)
   end
end

return M

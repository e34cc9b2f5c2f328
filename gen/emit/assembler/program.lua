-- Programs: the items of all forms as rows of C tables that read like templates. Equal places, and
-- equal choices of forms that share an operand, are written once.
local lists = require("gen.base.lists")
local num = require("gen.num")
local c = require("gen.emit.c")
local place_of = require("gen.emit.assembler.place")
local lex_of = require("gen.emit.assembler.lex")
local scopes_of = require("gen.emit.assembler.scopes")
local first_of = require("gen.emit.assembler.first")

local M = {}

local Program = {}
Program.__index = Program

function M.new(model, lex)
   return setmetatable({
      model = model, lex = lex, prefix = model.isa.prefix, names = {},
      places = { by_key = {}, by_name = {} }, choices = { by_key = {}, by_name = {} },
      firsts = { by_key = {}, by_name = {} },
   }, Program)
end

-- Tables of C initialisers ------------------------------------------------------------------------

-- The C name of an entry of the list, which is written once: `wanted` if nothing else is called so.
local function intern(self, list, wanted, key, entry)
   if not list.by_key[key] then
      entry.name = lists.unique_name(self.names, wanted)
      list.by_key[key], list.by_name[entry.name] = entry.name, entry
      list[#list + 1] = entry
   end
   return list.by_key[key]
end

-- Items are tables: `tag` for first.lua; `macro` and `args` as they are written; `sep`, the
-- separator before them; `alike`, equal for items that read the same whatever their slots.
local function item_of(tag, macro, args, alike)
   return { tag = tag, macro = macro, args = args, alike = alike }
end

local function text_item(text)
   assert(#text < 256, "a literal text is longer than 255 characters")
   local item = item_of("text", "TEXT", c.string(text), text)
   item.s = text
   return item
end

-- One that prints nothing.
local function silent_item(macro, args) return item_of("none", macro, args) end

--- An item as it is written.
function M.written(item)
   if item.sep then
      return ("%s(%s, %s)"):format(item.sep, item.macro, item.args)
   end
   return item.args and ("%s(%s)"):format(item.macro, item.args) or item.macro
end

local function place_name(self, place)
   local wanted = "p_" .. c.ident(place.field and place.field.name or place.name)
   local members = place_of.initialisers(place, self.prefix)
   return intern(self, self.places, wanted, table.concat(members, ","), { members = members })
end

-- Sets --------------------------------------------------------------------------------------------

local function is_ranges(set)
   return lists.all(set, function(part) return part.lo end)
end

-- The raw values that two sets share; nil when a picture is among them
-- (then the finished word decides).
local function common(a, b)
   if not is_ranges(a) or not is_ranges(b) then return nil end
   local both = {}
   for _, x in ipairs(a) do
      for _, y in ipairs(b) do
         local lo, hi = num.max(x.lo, y.lo), num.min(x.hi, y.hi)
         if num.le(lo, hi) then both[#both + 1] = { lo = lo, hi = hi } end
      end
   end
   return both
end

-- The set for an item: nil when every value is allowed.
local function set_of(ctx, scope, field)
   local set
   for _, more in ipairs(scopes_of.sets_of(ctx.scopes, scope, field)) do
      set = set and common(set, more) or set or more
   end
   local whole = set and #set == 1 and set[1].lo and num.eq(set[1].lo, 0)
      and num.eq(set[1].hi, num.mask(field.width))
   return not whole and set or nil
end

-- Items -------------------------------------------------------------------------------------------

-- Where items share a field, the slot matters; an address after the next instruction depends on the
-- length of the form.
local function carry_item(self, ctx, kind, it, place)
   local slot, name, shared = it.slot - ctx.base.value, place_name(self, place), ctx.shared[it]
   if shared then ctx.any_shared = true end
   local item = item_of(kind, (shared and "SHARED_" or "") .. kind, ("%d, %s"):format(slot, name),
      name)
   item.relative = place.base == "NEXT"
   item.shared, item.empty = shared, place.empty ~= nil
   item.words = place.words and self.lex:words_of(place.words)
   return item
end

-- The kind of an item that spells a field, and its place.
local function field_place(self, it, set)
   local field = it.field
   if field.logic then return "LOGIC", place_of.logic(self.lex, it, set) end
   if field.kind == "register" then
      return "WORD", place_of.register(self.lex, it, field.file, set)
   end
   if field.kind == "table" then return "WORD", place_of.word(self.lex, it, set) end
   if field.float then return "FLOAT", place_of.float(it, set) end
   return "NUMBER", place_of.number(self.model, it, set)
end

local function view_item(self, ctx, it)
   local view = it.view
   if view.field then
      return carry_item(self, ctx, "WORD", view, place_of.view(self.lex, it, view))
   end
   return text_item(lex_of.view_texts(view.view)[(view.number or 0) + 1])
end

local function register_item(self, ctx, scope, it)
   if it.field then
      local set = set_of(ctx, scope, it.field)
      return carry_item(self, ctx, "WORD", it, place_of.register(self.lex, it, it.file, set))
   end
   local place = place_name(self, place_of.fixed_register(self.lex, it.file))
   local args = ("%s, %d"):format(place, it.number or 0)
   local item = item_of("REGISTER", "REGISTER", args, args)
   item.words = self.lex:words_of(self.lex:file(it.file))
   return item
end

local function exact(value)
   return ("%s, %s"):format(c.hex(num.bits(value, 0, 64)), num.is_negative(value) and "true"
      or "false")
end

-- May a register print nothing?
local function may_be_unnamed(file)
   return file.prints == "" or lists.any(file.entry_list, function(entry)
      return entry.prints == ""
   end)
end

-- May an item print nothing? The columns of a table may.
local MAY_BE_SILENT = {
   sep = function() return true end,
   reg = function(it) return may_be_unnamed(it.file) end,
}

function MAY_BE_SILENT.field(it)
   local field = it.field
   if field.kind == "register" then return may_be_unnamed(field.file) end
   if field.kind == "number" then return false end
   return it.column ~= nil or lists.any(field.code_list, function(row) return row.text == "" end)
end

local function may_be_silent(items)
   return lists.all(items, function(it)
      local asked = MAY_BE_SILENT[it.tag]
      return asked ~= nil and asked(it)
   end)
end

function MAY_BE_SILENT.choice(it)
   return lists.any(it.choice.lines, function(line) return may_be_silent(line.items) end)
end

local rows_of

-- Where the line exists, of the configurations of the form.
local function config_mask(line, form)
   local mask, all = 0, true
   for i, present in ipairs(line.configs) do
      if present then mask = mask | 1 << (i - 1) end
      all = all and (present or not form.configs[i])
   end
   if all then return "ALL" end
   return c.hex(mask < 0 and num.add(mask, num.pow2(64)) or mask)
end

-- One row; `also`: it is only read, "ALSO" or "GLUED".
local function option_row(self, ctx, line, items, also)
   return { configs = config_mask(line, ctx.form), line = line.index, also = also,
      items = rows_of(self, ctx, ctx.scope_of[items]) }
end

local function choice_key(rows)
   return lists.join(rows, "\n", function(row)
      return ("%s,%d,%s,%s"):format(row.configs, row.line, row.also or "",
         lists.join(row.items, ",", M.written))
   end)
end

-- The first slot of a value that some line of a choice carries; nil: none carries any.
local function value_base(choice)
   local least
   local function note(slot) least = slot and math.min(slot, least or slot) or least end
   local function visit(items)
      for _, it in ipairs(items) do
         note(it.slot)
         if it.view then note(it.view.slot) end
         if it.tag == "choice" then note(value_base(it.choice)) end
      end
   end
   for _, line in ipairs(choice.lines) do
      visit(line.items)
      for _, spelling in ipairs(line.also or {}) do visit(spelling.items) end
   end
   return least
end

-- What a choice is called: as its operand, or as the first field that it carries.
local function choice_name(choice)
   if choice.operand then return choice.operand end
   for _, line in ipairs(choice.lines) do
      if line.carried[1] then return line.carried[1].field.name end
   end
   return "none"
end

-- Does some item of the rows share a field, or depend on the length of the form?
local function row_shares(row)
   return lists.any(row.items, function(item)
      return item.shared or item.choice ~= nil and item.choice.any_shared
   end)
end

local function row_is_relative(row)
   return lists.any(row.items, function(item) return item.relative end)
end

-- Rows that may print nothing come last: what is in the text is read before nothing is.
local function choice_item(self, ctx, it, rows)
   local printing, silent, outer = {}, {}, ctx.base
   ctx.base = { line = it.choice.slot, value = value_base(it.choice) or outer.value }
   for _, line in ipairs(it.choice.lines) do
      local list = may_be_silent(line.items) and silent or printing
      list[#list + 1] = option_row(self, ctx, line, line.items)
   end
   for line, spelling in lists.nested(it.choice.lines, "also") do
      printing[#printing + 1] = option_row(self, ctx, line, spelling.items,
         spelling.glued and "GLUED" or "ALSO")
   end
   lists.append(printing, silent)
   local name = intern(self, self.choices, "op_" .. c.ident(choice_name(it.choice)),
      choice_key(printing), { rows = printing, any_shared = lists.any(printing, row_shares),
         any_relative = lists.any(printing, row_is_relative) })
   local line, value = ctx.base.line - outer.line, ctx.base.value - outer.value
   local item = item_of("choice", "CHOICE", ("%d, %d, %s"):format(line, value, name), name)
   item.choice = self.choices.by_name[name]
   item.relative = item.choice.any_relative
   rows[#rows + 1] = item
   ctx.base = outer
end

local function affine_place(self, it, set)
   local place, beside = place_of.number(self.model, it, set), it.beside
   if beside then
      place.beside = place_name(self, place_of.beside(self.model, it))
      place.beside_slot, place.minus = beside.slot - it.slot, beside.minus
   end
   return place
end

local SEPS = { [" "] = "BLANK", [", "] = "COMMA", [","] = "COMMA" }

local function put_item(self, ctx, scope, it, rows)
   if it.tag == "field" then
      -- A field may be read in the place of the one that the tests speak of.
      local set = set_of(ctx, scope, it.instead_of or it.field)
      local kind, place = field_place(self, it, set)
      rows[#rows + 1] = carry_item(self, ctx, kind, it, place)
   elseif it.tag == "affine" then
      local set = set_of(ctx, scope, it.field)
      rows[#rows + 1] = carry_item(self, ctx, "NUMBER", it, affine_place(self, it, set))
   elseif it.tag == "reg" then
      rows[#rows + 1] = register_item(self, ctx, scope, it)
      if it.view then rows[#rows + 1] = view_item(self, ctx, it) end
   elseif it.tag == "choice" then choice_item(self, ctx, it, rows)
   elseif it.tag == "number" then
      rows[#rows + 1] = item_of("FIXED", "FIXED", exact(it.value), exact(it.value))
   else error("unknown item " .. tostring(it.tag)) end
end

-- Of several separators without an item between them, the first one counts, or the last that takes
-- the place of others.
local function next_sep(before, it)
   local kind = assert(SEPS[it.s], "a separator is a blank or a comma")
   return it.own and "OWN_" .. kind or before or kind
end

-- The rows of a scope, with neighbouring texts joined. Slots count from `ctx.base`, those of the
-- choice around it. Nothing is due at an end.
rows_of = function(self, ctx, scope)
   local rows, text, sep = {}, "", nil
   local function flush()
      if text ~= "" then
         rows[#rows + 1] = text_item(text)
         rows[#rows].sep, sep, text = sep, nil, ""
      end
   end
   for _, it in ipairs(scope.items) do
      if it.tag == "text" then
         text = text .. it.s
      else
         flush()
         if it.tag == "sep" then
            sep = next_sep(sep, it)
         else
            local from = #rows + 1
            put_item(self, ctx, scope, it, rows)
            rows[from].sep, sep = sep, nil
         end
      end
   end
   flush()
   return rows
end

-- What an alias says without text, after its own items: the head stays first.
local function fixed_rows(alias, rows)
   for _, entry in ipairs(alias.lines) do
      rows[#rows + 1] = silent_item("LINE", ("%d, %d"):format(entry.choice.slot,
         entry.line.index))
   end
   for _, entry in ipairs(alias.fixed) do
      rows[#rows + 1] = silent_item("VALUE", ("%d, %s"):format(entry.slot, exact(entry.value)))
   end
   for _, pair in ipairs(alias.same) do
      rows[#rows + 1] = silent_item("SAME", ("%d, %d"):format(pair.slot, pair.from))
   end
end

local function context_of(form, scopes)
   local ctx = { form = form, scopes = scopes, shared = scopes_of.shared(scopes), scope_of = {},
      base = { line = 0, value = 0 } }
   for _, scope in ipairs(scopes) do ctx.scope_of[scope.items] = scope end
   return ctx
end

--- Compiles a form, or one of its aliases: `{rows = items, shared = do items share a field?}`.
function Program:form(form, alias)
   local scopes = scopes_of.of(form, alias and alias.items or form.items)
   local ctx = context_of(form, scopes)
   local rows = rows_of(self, ctx, scopes[1])
   if alias then fixed_rows(alias, rows) end
   return { rows = rows, shared = ctx.any_shared }
end

-- Text --------------------------------------------------------------------------------------------

-- The name of a set of first and second characters; it depends on these alone, so that others do
-- not move when one is added.
local function first_name(self, set)
   local a, b = first_of.masks(set)
   local hash = (a ~ b << 1 ~ a >> 31) * 0x9e3779b97f4a7c15 ~ b * 0x2545f4914f6cdd1d
   local name = ("F_%05x"):format((hash ~ hash >> 23) >> 36 & 0xfffff)
   local key = ("%x %x"):format(a, b)
   return intern(self, self.firsts, name, key, { a = a, b = b })
end

local function is_sure(items, i, after)
   local item = items[i]
   return item.tag == "WORD" and item.empty and not item.shared
      and first_of.is_sure(item, first_of.from(items, i + 1, after))
end

--- Items as they are written; `after` is what begins after them.
function Program.texts(items, after)
   local texts = {}
   for i, item in ipairs(items) do
      if is_sure(items, i, after) then item.macro = "SURE_WORD" end
      texts[i] = M.written(item)
   end
   return texts
end

-- May a text begin like both rows in one configuration?
local function may_meet(row, other)
   return row.masks and other.masks and first_of.may_meet(row.masks, other.masks)
      and (row.configs == "ALL" or other.configs == "ALL"
         or tonumber(row.configs) & tonumber(other.configs) ~= 0)
end

-- How many rows after it is the next one that may begin alike.
local function note_rivals(rows)
   for i, row in ipairs(rows) do
      for j = #rows, i + 1, -1 do
         if may_meet(row, rows[j]) then row.rival = j - i end
      end
   end
end

--- What follows choices is known when all forms are compiled.
function Program:finish(forms)
   for _, items in ipairs(forms) do first_of.note(items, first_of.ending()) end
   first_of.spread(self.choices)
   for _, choice in ipairs(self.choices) do
      for _, row in ipairs(choice.rows) do
         if not row.also then
            local set = first_of.bare(row.items, 1, choice.after)
            row.first, row.masks = first_name(self, set), { first_of.masks(set) }
         end
         row.texts = Program.texts(row.items, choice.after)
      end
      note_rivals(choice.rows)
   end
end

--- The name of what items from `from` on begin with.
function Program:first(items, from)
   return first_name(self, first_of.bare(items, from, first_of.ending()))
end

-- The macro of a row, up to its configurations.
local function row_macro(row)
   if row.also then return row.also .. "(" end
   if #row.items == 0 then
      return row.rival and ("NOTHING_RIVAL(%d, "):format(row.rival) or "NOTHING("
   end
   if first_of.may_be_empty(row.items) then return ("FAINT(%d, "):format(row.rival or 0) end
   return row.rival and ("RIVAL(%d, "):format(row.rival) or "ROW("
end

local function put_choice(choice, w)
   w:open("OPTIONS(%s) = {", choice.name)
   for _, row in ipairs(choice.rows) do
      local begins = ("%s%s, %d"):format(row_macro(row), row.configs, row.line)
      local more = row.first or #row.items == 0 and "END" -- a row that is only read needs an item
      if more then begins = begins .. ", " .. more end
      w:list("", table.move(row.texts, 1, #row.texts, 2, { begins }), "),")
   end
   w:close("};")
end

--- Writes the places, what texts begin with, and the choices.
function Program:put(w)
   for _, place in ipairs(self.places) do
      w:list(("PLACE(%s) = {"):format(place.name), place.members, "};")
   end
   w:line("")
   for _, first in ipairs(self.firsts) do
      w:line("#define %s 0x%x, 0x%x", first.name, first.a, first.b)
   end
   w:line("")
   for _, choice in ipairs(self.choices) do put_choice(choice, w) end
   w:line("")
end

return M

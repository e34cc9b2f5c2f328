-- Programs: the items of all forms as flat tables. Equal rows, places and texts are stored once.
local num = require("gen.num")
local c = require("gen.emit.c")
local place_of = require("gen.emit.assembler.place")
local lex_of = require("gen.emit.assembler.lex")
local clash = require("gen.emit.assembler.clash")

local M = {}

local Program = {}
Program.__index = Program

function M.new(model, lex)
   return setmetatable({
      model = model, lex = lex, prefix = model.isa.prefix, tables = {},
   }, Program)
end

-- Tables of C initialisers ------------------------------------------------------------------------

-- The index of `rows` (an array of texts) in the table `name`, where they stand one behind another.
local function intern(self, name, rows, about)
   local tab = self.tables[name]
   if not tab then
      tab = { rows = {}, at = {}, about = {} }
      self.tables[name] = tab
   end
   local key = table.concat(rows, "\n")
   if not tab.at[key] then
      tab.at[key] = #tab.rows
      tab.about[#tab.rows + 1] = about
      table.move(rows, 1, #rows, #tab.rows + 1, tab.rows)
   end
   return tab.at[key]
end

local function item(kind, flags, slot, size, index)
   assert(slot < 256 and size < 256, "a form has too many parts")
   return ("{%s, %s, %d, %d, %d}"):format(kind, flags, slot, size, index)
end

local function text_item(self, text)
   assert(#text < 256, "a literal text is longer than 255 characters")
   return item("TEXT", "0", 0, #text, intern(self, "texts", { c.string(text) }))
end

local function range_rows(set, width)
   local rows = {}
   for i, part in ipairs(set) do
      if part.picture then
         rows[i] = ("{0, %s, %s, %s}"):format(c.hex(num.mask(width)), c.hex(part.mask),
            c.hex(part.value))
      else
         rows[i] = ("{%s, %s, 0, 0}"):format(c.hex(part.lo), c.hex(part.hi))
      end
   end
   return rows
end

local function place_index(self, place)
   local ranges = place.set and intern(self, "ranges", range_rows(place.set, place.width)) or 0
   return intern(self, "places", { place_of.initialiser(place, self.prefix, ranges) })
end

-- Sets --------------------------------------------------------------------------------------------

local function is_ranges(set)
   for _, part in ipairs(set) do
      if not part.lo then return false end
   end
   return true
end

-- The raw values that two sets share; nil when a picture is among them, which only reading back can
-- tell.
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
local function set_of(ctx, scope, carry)
   local set
   for _, more in ipairs(clash.tests_on(ctx.scopes, scope, carry)) do
      local both = set and common(set, more) or nil
      if set and not both then ctx.check = true end
      set = both or set or more
   end
   local whole = set and #set == 1 and set[1].lo and num.eq(set[1].lo, 0)
      and num.eq(set[1].hi, num.mask(carry.field.width))
   return not whole and set or nil
end

-- Items -------------------------------------------------------------------------------------------

-- The field that the tests of a form speak of, whose bits an item spells.
local function tested(it) return { field = it.instead_of or it.field } end

local function carry_item(self, ctx, kind, it, place)
   local flags = "0"
   if ctx.shared[it] then
      flags, ctx.any_shared = "SHARED", true
   end
   return item(kind, flags, it.slot, 0, place_index(self, place))
end

local function field_item(self, ctx, scope, it, rows)
   local field, set = it.field, set_of(ctx, scope, tested(it))
   if field.logic then
      rows[#rows + 1] = carry_item(self, ctx, "LOGIC", it, place_of.logic(self.lex, it, set))
   elseif field.kind == "register" then
      rows[#rows + 1] = carry_item(self, ctx, "WORD", it,
         place_of.register(self.lex, it, field.file, set))
   elseif field.kind == "table" then
      rows[#rows + 1] = carry_item(self, ctx, "WORD", it, place_of.word(self.lex, it, set))
   elseif field.float then
      rows[#rows + 1] = carry_item(self, ctx, "FLOAT", it, place_of.float(it, set))
   else
      rows[#rows + 1] = carry_item(self, ctx, "NUMBER", it, place_of.number(self.model, it, set))
   end
end

local function affine_item(self, ctx, scope, it, rows)
   local set = set_of(ctx, scope, { field = it.field })
   rows[#rows + 1] = carry_item(self, ctx, "NUMBER", it, place_of.number(self.model, it, set))
end

local function view_item(self, ctx, it, rows)
   local view = it.view
   if view.field then
      rows[#rows + 1] = carry_item(self, ctx, "WORD", view, place_of.view(self.lex, it, view))
   else
      local texts = lex_of.view_texts(view.view)
      rows[#rows + 1] = text_item(self, texts[(view.number or 0) + 1])
   end
end

local function register_item(self, ctx, scope, it, rows)
   if it.field then
      local set = set_of(ctx, scope, { field = it.field })
      rows[#rows + 1] = carry_item(self, ctx, "WORD", it,
         place_of.register(self.lex, it, it.file, set))
   else
      local number = it.number or 0
      local index = place_index(self, place_of.fixed_register(self.lex, it.file, it.number))
      rows[#rows + 1] = item("REGISTER", "0", number & 255, number >> 8, index)
   end
   if it.view then view_item(self, ctx, it, rows) end
end

local function number_row(value)
   return ("{%s, %s}"):format(c.hex(num.bits(value, 0, 64)), num.is_negative(value) and "true"
      or "false")
end

-- What every text of the items begins with, at most two characters (nil: unknown), and whether they
-- may print nothing.
local first_of

local function common_head(texts)
   local head, empty = texts[1] and texts[1]:sub(1, 2) or "", false
   for _, text in ipairs(texts) do
      empty = empty or text == ""
      while text:sub(1, #head) ~= head do head = head:sub(1, -2) end
   end
   return not empty and head or nil, empty
end

-- Spellings that are only read do not count: where they are tried, so is every row.
local function file_head(file)
   local texts = { file.prints }
   for _, entry in ipairs(file.entry_list) do texts[#texts + 1] = entry.prints end
   return common_head(texts)
end

local FIRST = {
   text = function(it) return it.s:sub(1, 2), false end,
   number = function() return nil, false end,
   affine = function() return nil, false end,
   reg = function(it) return file_head(it.file) end,
}

function FIRST.field(it)
   local field = it.field
   if field.kind == "register" then return file_head(field.file) end
   if field.kind == "number" then return nil, false end
   if it.column then return nil, true end
   local texts = {}
   for i, row in ipairs(field.code_list) do texts[i] = row.text end
   return common_head(texts)
end

function FIRST.choice(it)
   local heads, empty = {}, false
   for i, line in ipairs(it.choice.lines) do
      local head, silent = first_of(line.items)
      heads[i] = head or ""
      empty = empty or silent
   end
   return not empty and common_head(heads) or nil, empty
end

first_of = function(items)
   local behind = false -- may something of these items have printed before?
   for _, it in ipairs(items) do
      if it.tag ~= "sep" then
         local first, empty = FIRST[it.tag](it)
         if not empty then
            local known = first and not behind and not first:match("^[, ]") and first ~= ""
            return known and first or nil, false
         end
         behind = true
      end
   end
   return nil, true
end

-- The C initialiser of `first`.
local function characters(text)
   local parts = {}
   for i = 1, 2 do
      local ch = text and text:sub(i, i) or ""
      parts[i] = ch == "" and "0" or ("'%s'"):format(ch:gsub("['\\]", "\\%0"))
   end
   return "{" .. table.concat(parts, ", ") .. "}"
end

local sequence

local function config_mask(configs)
   local mask = 0
   for i, present in ipairs(configs) do
      if present then mask = mask | 1 << (i - 1) end
   end
   return c.hex(mask < 0 and num.add(mask, num.pow2(64)) or mask)
end

local function option_row(self, ctx, line, items, first)
   return ("{%s, %d, %d, %s}"):format(config_mask(line.configs),
      sequence(self, ctx, ctx.scope_of[items]), line.index, first)
end

-- Rows that may print nothing come last: what stands in the text is read before nothing is.
local function choice_item(self, ctx, it, rows)
   local printing, silent = {}, {}
   for _, line in ipairs(it.choice.lines) do
      local first, empty = first_of(line.items)
      local list = empty and silent or printing
      list[#list + 1] = option_row(self, ctx, line, line.items, characters(first))
   end
   for _, line in ipairs(it.choice.lines) do
      for _, spelling in ipairs(line.also or {}) do
         printing[#printing + 1] = option_row(self, ctx, line, spelling.items,
            spelling.glued and "{GLUED, 0}" or "{ALSO, 0}")
      end
   end
   table.move(silent, 1, #silent, #printing + 1, printing)
   rows[#rows + 1] = item("CHOICE", "0", it.choice.slot, #printing,
      intern(self, "options", printing))
end

local SEPS = { [" "] = "BLANK", [", "] = "COMMA", [","] = "COMMA" }

local function put_item(self, ctx, scope, it, rows)
   if it.tag == "sep" then
      local kind = assert(SEPS[it.s], "a separator is a blank or a comma")
      rows[#rows + 1] = ("{%s, %d, 0, 0, 0}"):format(kind, it.own and 1 or 0)
   elseif it.tag == "field" then field_item(self, ctx, scope, it, rows)
   elseif it.tag == "affine" then affine_item(self, ctx, scope, it, rows)
   elseif it.tag == "reg" then register_item(self, ctx, scope, it, rows)
   elseif it.tag == "choice" then choice_item(self, ctx, it, rows)
   elseif it.tag == "number" then
      rows[#rows + 1] = item("FIXED", "0", 0, 0, intern(self, "numbers", { number_row(it.value) }))
   else error("unknown item " .. tostring(it.tag)) end
end

-- The rows of a scope, with neighbouring texts joined.
local function rows_of(self, ctx, scope)
   local rows, text = {}, ""
   local function flush()
      if text ~= "" then rows[#rows + 1] = text_item(self, text) end
      text = ""
   end
   for _, it in ipairs(scope.items) do
      if it.tag == "text" then
         text = text .. it.s
      else
         flush()
         put_item(self, ctx, scope, it, rows)
      end
   end
   flush()
   rows[#rows + 1] = "{END, 0, 0, 0, 0}"
   return rows
end

sequence = function(self, ctx, scope)
   return intern(self, "items", rows_of(self, ctx, scope), ctx.about(scope.items))
end

-- What an alias says without text, behind its own items: the head stays first.
local function fixed_rows(self, alias, rows)
   table.remove(rows)
   for _, entry in ipairs(alias.lines) do
      rows[#rows + 1] = item("LINE", "0", entry.choice.slot, entry.line.index, 0)
   end
   for _, entry in ipairs(alias.fixed) do
      rows[#rows + 1] = item("VALUE", "0", entry.slot, 0,
         intern(self, "numbers", { number_row(entry.value) }))
   end
   rows[#rows + 1] = "{END, 0, 0, 0, 0}"
end

local function context_of(scopes, about)
   local ctx = { scopes = scopes, shared = clash.shared(scopes), scope_of = {}, about = about }
   for _, scope in ipairs(scopes) do ctx.scope_of[scope.items] = scope end
   return ctx
end

--- Compiles a form, or one of its aliases: `{items = index, flags = {..}}`.
function Program:form(form, alias, about)
   local scopes, flags = clash.scopes(form, form.items), {}
   local check = clash.needs_check(self.model, form, scopes)
   if alias then scopes = clash.scopes(form, alias.items) end
   local ctx = context_of(scopes, about)
   local rows = rows_of(self, ctx, scopes[1])
   if check or ctx.check then flags[#flags + 1] = "CHECK" end
   if alias then fixed_rows(self, alias, rows) end
   if ctx.any_shared then flags[#flags + 1] = "SHARED_FIELDS" end
   return { items = intern(self, "items", rows, about(scopes[1].items)), flags = flags }
end

-- Text --------------------------------------------------------------------------------------------

local TABLES = {
   { "texts", "const char *const texts[]" },
   { "numbers", "const struct isadora_number numbers[]" },
   { "ranges", "const struct isadora_range ranges[]" },
   { "places", "const struct isadora_place places[]" },
   { "options", "const struct isadora_option options[]" },
   { "items", "const struct isadora_item items[]" },
}

-- A row that would pass the margin is folded before one of its designators.
local function put_row(w, row)
   while #row > 95 do
      local cut = row:sub(1, 95):match("^.+(), %.%l")
      if not cut then break end
      w:line("%s", row:sub(1, cut))
      row = " " .. row:sub(cut + 2)
   end
   w:line("%s", row)
end

--- Writes all tables; returns the fields of `struct isadora_syntax` that point to them.
function Program:put(w)
   local fields = {}
   for _, entry in ipairs(TABLES) do
      local tab = self.tables[entry[1]]
      if tab then
         w:open("static %s = {", entry[2])
         for i, row in ipairs(tab.rows) do
            if tab.about[i] then w:line("/* %s */", c.comment(tab.about[i])) end
            put_row(w, row .. ",")
         end
         w:close("};")
         w:line("")
         fields[#fields + 1] = (".%s = %s,"):format(entry[1], entry[1])
      end
   end
   return fields
end

return M

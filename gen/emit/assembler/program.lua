-- Programs: the items of all forms as rows of C tables that read like templates. Equal places, and
-- equal choices of forms that share an operand, are written once.
local lists = require("gen.base.lists")
local num = require("gen.num")
local c = require("gen.emit.c")
local place_of = require("gen.emit.assembler.place")
local lex_of = require("gen.emit.assembler.lex")
local scopes_of = require("gen.emit.assembler.scopes")

local M = {}

local Program = {}
Program.__index = Program

function M.new(model, lex)
   return setmetatable({
      model = model, lex = lex, prefix = model.isa.prefix, names = {},
      places = { by_key = {} }, choices = { by_key = {} },
   }, Program)
end

-- Tables of C initialisers ------------------------------------------------------------------------

-- The C name of an entry of the list, which is written once: `wanted` if nothing else is called so.
local function intern(self, list, wanted, key, entry)
   if not list.by_key[key] then
      entry.name = lists.unique_name(self.names, wanted)
      list.by_key[key] = entry.name
      list[#list + 1] = entry
   end
   return list.by_key[key]
end

local function text_item(text)
   assert(#text < 256, "a literal text is longer than 255 characters")
   return ("TEXT(%s)"):format(c.string(text))
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

local function carry_item(self, ctx, kind, it, place)
   if ctx.shared[it] then
      kind, ctx.any_shared = "SHARED_" .. kind, true
   end
   return ("%s(%d, %s)"):format(kind, it.slot - ctx.base.value, place_name(self, place))
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
   return ("REGISTER(%s, %d)"):format(place, it.number or 0)
end

local function exact(value)
   return ("%s, %s"):format(c.hex(num.bits(value, 0, 64)), num.is_negative(value) and "true"
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
   local texts = lists.map(field.code_list, function(row) return row.text end)
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
   local is_later = false -- may an earlier item have printed?
   for _, it in ipairs(items) do
      if it.tag ~= "sep" then
         local first, empty = FIRST[it.tag](it)
         if not empty then
            local known = first and not is_later and not first:match("^[, ]") and first ~= ""
            return known and first or nil, false
         end
         is_later = true
      end
   end
   return nil, true
end

-- The two characters of `first`.
local function characters(text)
   local parts = {}
   for i = 1, 2 do
      local ch = text and text:sub(i, i) or ""
      parts[i] = ch == "" and "0" or ("'%s'"):format(ch:gsub("['\\]", "\\%0"))
   end
   return table.concat(parts, ", ")
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

-- One row, as the arguments of `ROW`.
local function option_row(self, ctx, line, items, first)
   local rows = rows_of(self, ctx, ctx.scope_of[items])
   return table.move(rows, 1, #rows, 2, { ("ROW(%s, %d, %s"):format(config_mask(line, ctx.form),
      line.index, first) })
end

local function choice_key(rows)
   return lists.join(rows, "\n", function(row) return table.concat(row, ",") end)
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

-- Rows that may print nothing come last: what is in the text is read before nothing is.
local function choice_item(self, ctx, it, rows)
   local printing, silent, outer = {}, {}, ctx.base
   ctx.base = { line = it.choice.slot, value = value_base(it.choice) or outer.value }
   for _, line in ipairs(it.choice.lines) do
      local first, empty = first_of(line.items)
      local list = empty and silent or printing
      list[#list + 1] = option_row(self, ctx, line, line.items, characters(first))
   end
   for line, spelling in lists.nested(it.choice.lines, "also") do
      printing[#printing + 1] = option_row(self, ctx, line, spelling.items,
         spelling.glued and "GLUED, 0" or "ALSO, 0")
   end
   lists.append(printing, silent)
   local name = intern(self, self.choices, "op_" .. c.ident(choice_name(it.choice)),
      choice_key(printing), { rows = printing })
   rows[#rows + 1] = ("CHOICE(%d, %d, %s)"):format(ctx.base.line - outer.line,
      ctx.base.value - outer.value, name)
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
   if it.tag == "sep" then
      local kind = assert(SEPS[it.s], "a separator is a blank or a comma")
      rows[#rows + 1] = (it.own and "OWN_" or "") .. kind
   elseif it.tag == "field" then
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
   elseif it.tag == "number" then rows[#rows + 1] = ("FIXED(%s)"):format(exact(it.value))
   else error("unknown item " .. tostring(it.tag)) end
end

-- The rows of a scope, with neighbouring texts joined. Slots count from `ctx.base`, those of the
-- choice around it.
rows_of = function(self, ctx, scope)
   local rows, text = {}, ""
   local function flush()
      if text ~= "" then rows[#rows + 1] = text_item(text) end
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
   rows[#rows + 1] = "END"
   return rows
end

-- What an alias says without text, after its own items: the head stays first.
local function fixed_rows(alias, rows)
   table.remove(rows)
   for _, entry in ipairs(alias.lines) do
      rows[#rows + 1] = ("LINE(%d, %d)"):format(entry.choice.slot, entry.line.index)
   end
   for _, entry in ipairs(alias.fixed) do
      rows[#rows + 1] = ("VALUE(%d, %s)"):format(entry.slot, exact(entry.value))
   end
   for _, pair in ipairs(alias.same) do
      rows[#rows + 1] = ("SAME(%d, %d)"):format(pair.slot, pair.from)
   end
   rows[#rows + 1] = "END"
end

local function context_of(form, scopes)
   local ctx = { form = form, scopes = scopes, shared = scopes_of.shared(scopes), scope_of = {},
      base = { line = 0, value = 0 } }
   for _, scope in ipairs(scopes) do ctx.scope_of[scope.items] = scope end
   return ctx
end

--- Compiles a form, or one of its aliases: `{rows = texts, shared = do items share a field?}`.
function Program:form(form, alias)
   local scopes = scopes_of.of(form, alias and alias.items or form.items)
   local ctx = context_of(form, scopes)
   local rows = rows_of(self, ctx, scopes[1])
   if alias then fixed_rows(alias, rows) end
   return { rows = rows, shared = ctx.any_shared }
end

-- Text --------------------------------------------------------------------------------------------

--- Writes the places and the choices.
function Program:put(w)
   for _, place in ipairs(self.places) do
      w:list(("PLACE(%s) = {"):format(place.name), place.members, "};")
   end
   w:line("")
   for _, choice in ipairs(self.choices) do
      w:open("OPTIONS(%s) = {", choice.name)
      for _, row in ipairs(choice.rows) do w:list("", row, "),") end
      w:close("};")
   end
   w:line("")
end

return M

-- The disassembler: one function a form that prints its template, and one a choice of operand
-- lines, shared by all forms that print it alike. Separators are settled here where both neighbours
-- certainly print, and at run time (`runtime/text.h`) where an operand may print nothing.
local num = require("gen.num")
local c = require("gen.emit.c")
local marks = require("gen.emit.disasm.mark")
local tables = require("gen.emit.disasm.tables")
local relative = require("gen.emit.relative")
local spelling = require("gen.spelling")

local M = { name = "disasm" }

local OPEN, CLOSE = "[%(%[{]", "[%)%]}]"

-- Does the item print in every case, and never a bracket at its ends?
local plain

local function lines_plain(choice)
   for _, line in ipairs(choice.lines) do
      if #line.items == 0 then return false end
      for _, item in ipairs(line.items) do
         if not plain(item) then return false end
      end
   end
   return true
end

plain = function(item)
   if item.tag == "text" then
      return not item.s:match("^" .. CLOSE) and not item.s:match(OPEN .. "$")
   end
   if item.tag == "choice" then
      if item.choice.aside then return false end
      if item.choice.plain == nil then item.choice.plain = lines_plain(item.choice) end
      return item.choice.plain
   end
   if item.tag == "field" and item.field.kind == "table" then
      for _, row in ipairs(item.field.code_list) do
         local text = spelling.code(item, row.code)
         if text == "" or text:match("^" .. CLOSE) or text:match(OPEN .. "$") then return false end
      end
   end
   return item.tag ~= "sep"
end

-- Functions of operands are the same for all forms: they get the alternatives and the values from
-- their own on. M.inside is such a function while it is made: `{base, first}`, its slot and the first
-- slot of its values; nil in the function of a form. As that one is known only at the end, slots are
-- written between marks until then.

-- The C expression of the field in slot `slot` of the form.
local function slot_value(_, slot)
   local inside = M.inside
   if not inside then return ("in->value[%d]"):format(slot) end
   inside.first = math.min(inside.first or slot, slot)
   return ("value[\1%d\1]"):format(slot)
end

-- The values from slot `slot` on.
local function values_from(slot)
   local inside = M.inside
   if not inside then return slot > 0 and ("in->value + %d"):format(slot) or "in->value" end
   inside.first = math.min(inside.first or slot, slot)
   return ("value + \1%d\1"):format(slot)
end

-- A text with its slots counted from the first one.
local function counted(text, first)
   return (text:gsub("\1(%d+)\1", function(slot) return ("%d"):format(slot - first) end)
      :gsub("value %+ 0%f[^%d]", "value"))
end

local function value(item) return slot_value(item.field, item.slot) end

-- The lines from slot `slot` on.
local function lines_from(slot)
   local base = M.inside and M.inside.base or 0
   local array = M.inside and "line" or "in->line"
   return slot > base and ("%s + %d"):format(array, slot - base) or array
end

-- Numbers -----------------------------------------------------------------------------------------

local function put_number(item, field)
   local decimal = field.radix == "dec"
   local mul, add = item.mul or field.scale, item.add or 0
   local signed = item.signed or field.signed
   local text = signed and ("rt_sign(%s, %d)"):format(value(item), field.width) or value(item)
   if mul ~= 1 then text = ("%s * %s"):format(text, num.tostring(mul)) end
   if not num.eq(add, 0) then
      text = ("%s %s %s"):format(text, num.lt(add, 0) and "-" or "+", num.tostring(num.abs(add)))
      if not signed and num.lt(add, 0) then text, signed = "(int64_t)(" .. text .. ")", true end
   end
   return ("rt_%s(w, %s);"):format((signed and "signed_" or "") .. (decimal and "decimal" or "hex"),
      text)
end

local function put_address(item, field)
   return ("rt_hex(w, %s);"):format(relative.address(field, value(item), M.model))
end

local function put_field(item, w)
   local field = item.field
   if field.kind == "register" then
      local file = field.file
      if tables.has_names(file) then
         w:line("rt_code(w, &names_%s[%s]);", file.ident, value(item))
      else
         w:line("rt_register(w, %s, %d, %s);", c.string(file.prints), #file.prints, value(item))
      end
   elseif field.kind == "table" then
      w:line("rt_code(w, &%s[%s]);", tables.codes_name(item), value(item))
   elseif field.float then
      w:line("rt_float(w, &(const struct rt_float_kind){%d, %d, %d}, %s);", field.float.width,
         field.width, field.float.digits or 0, value(item))
   elseif field.rel or field.label then
      w:line("%s", put_address(item, field))
   else
      w:line("%s", put_number(item, field))
   end
end

local function part(item)
   local text = value(item)
   if item.shift and item.shift > 0 then text = ("%s >> %d"):format(text, item.shift) end
   if item.shift and (item.shift > 0 or item.take < item.field.width) then
      text = ("(%s & 0x%x)"):format(text, (1 << item.take) - 1)
   end
   if item.add and item.add ~= 0 then text = ("%s + %d"):format(text, item.add) end
   return text
end

local function put_view(view_item, w)
   local view = view_item.view
   if view.prints then
      if view_item.field then
         local texts = {}
         for _, text in ipairs(view.prints) do
            texts[#texts + 1] = ("{%s, %d}"):format(c.string(text), #text)
         end
         w:line("rt_code(w, &(const struct rt_code[]){%s}[%s]);", table.concat(texts, ", "),
            part(view_item))
      else
         local text = view.prints[(view_item.number or 0) + 1]
         w:line("rt_put(w, %s, %d);", c.string(text), #text)
      end
   else
      w:line("rt_put(w, %s, %d);", c.string("." .. view.name), #view.name + 1)
      if view_item.field then
         w:line("rt_decimal(w, %s);", part(view_item))
      elseif view_item.number then
         w:line("rt_decimal(w, %d);", view_item.number)
      end
   end
end

local function put_register(item, w)
   local file = item.file
   if item.field then
      if tables.has_names(file) and item.add == 0 then
         w:line("rt_code(w, &names_%s[%s]);", file.ident, part(item))
      else
         w:line("rt_register(w, %s, %d, %s);", c.string(file.prints), #file.prints, part(item))
      end
   else
      local text = spelling.register(file, item.number)
      w:line("rt_put(w, %s, %d);", c.string(text), #text)
   end
   if item.view then put_view(item.view, w) end
end

-- Templates ---------------------------------------------------------------------------------------

local put_items

-- Is the separator at place i certain: do both its neighbours print in every case?
local function settled(items, i)
   local before, after = items[i - 1], items[i + 1]
   return before ~= nil and after ~= nil and plain(before) and plain(after)
end

-- Has the template a separator that only the run decides?
local function has_seps(items)
   for i, item in ipairs(items) do
      if item.tag == "sep" and not settled(items, i) then return true end
   end
   return false
end

local function put_line(line, w, depth)
   if #line.items == 0 then return end
   if has_seps(line.items) then
      local mark = "mark" .. depth
      w:line("const char *%s = w->at;", mark)
      put_items(line.items, w, mark, depth + 1)
      w:line("rt_leave(w, %s);", mark)
   else
      put_items(line.items, w, nil, depth)
   end
end

local function put_switch(choice, w)
   w:line("switch (line[0]) {")
   for i, line in ipairs(choice.lines) do
      if #line.items > 0 then
         local braces = has_seps(line.items)
         w:line(i < #choice.lines and "case %d:%s" or "default:%s", table.unpack(i < #choice.lines
            and { line.index, braces and " {" or "" } or { braces and " {" or "" }))
         w.depth = w.depth + 1
         put_line(line, w, 0)
         w:line("break;")
         w.depth = w.depth - 1
         if braces then w:line("}") end
      else
         w:line(i < #choice.lines and "case %d:" or "default:", line.index)
         w:line("    break;")
      end
   end
   w:line("}")
end

-- What the function for `body` is given besides the text.
local function parameters_of(body, inside)
   local list = { "struct rt_text *w" }
   local context = body:find("c->", 1, true) or body:find("(w, c,", 1, true)
   local insn = body:find("in->", 1, true) or body:find(", in, line", 1, true)
   if context then list[#list + 1] = "const struct isadora_context *c" end
   if insn then list[#list + 1] = "const struct isadora_insn *in" end
   list[#list + 1] = "const uint8_t *line"
   if inside.first then list[#list + 1] = "const uint64_t *value" end
   return { list = list, context = context, insn = insn }
end

-- A name that does not change when other operands do: after the operand, then after the first form
-- that has this shape of it.
local function name_of(choice)
   local taken = M.shared.taken
   local name = "print_operand_" .. c.ident(choice.operand or choice.role or "choice"):lower()
   if taken[name] then name = name .. "_of_" .. M.form.ident:lower() end
   return c.unique(taken, name)
end

-- The function that prints one of several alternatives, and the first slot of its values; equal
-- functions are one.
local function printer_of(choice)
   local shared, outer = M.shared, M.inside
   local w, inside = c.writer(), { base = choice.slot }
   w.depth, M.inside = 1, inside
   put_switch(choice, w)
   M.inside = outer
   local body = counted(w:text(), inside.first)
   if not body:find("%f[%w_]w%f[^%w_]") then return nil end
   local printer = shared.call[body]
   if not printer then
      printer = parameters_of(body, inside)
      printer.name = name_of(choice)
      shared.text[#shared.text + 1] = ("%s\n{\n%s}\n"):format(
         c.signature("static void " .. printer.name, printer.list), body)
      shared.call[body] = printer
   end
   return printer, inside.first
end

-- nil where no line prints anything.
local function call_of(choice)
   local printer, first = printer_of(choice)
   if not printer then return nil end
   local list = { "w" }
   if printer.context then list[#list + 1] = "c" end
   if printer.insn then list[#list + 1] = "in" end
   list[#list + 1] = lines_from(choice.slot)
   if first then list[#list + 1] = values_from(first) end
   return ("%s(%s);"):format(printer.name, table.concat(list, ", "))
end

local function put_choice(choice, w, depth)
   if choice.aside then w:open("if (!c->brief) {") end
   if #choice.lines > 1 then
      local call = call_of(choice)
      if call then w:line("%s", call) end
   elseif has_seps(choice.lines[1].items) then
      w:open("{")
      put_line(choice.lines[1], w, depth)
      w:close("}")
   else
      put_line(choice.lines[1], w, depth)
   end
   if choice.aside then w:close("}") end
end

local function put_item(item, w, depth)
   if item.tag == "field" then put_field(item, w)
   elseif item.tag == "reg" then put_register(item, w)
   elseif item.tag == "affine" then w:line("%s", put_number(item, item.field))
   elseif item.tag == "choice" then put_choice(item.choice, w, depth)
   elseif item.tag == "number" then w:line("rt_put(w, %s, %d);", c.string(item.text), #item.text)
   else error("unknown item " .. tostring(item.tag)) end
end

local function emit_text(text, w)
   if text ~= "" then w:line("rt_put(w, %s, %d);", c.string(text), #text) end
end

put_items = function(items, w, mark, depth)
   local text = ""
   for i, item in ipairs(items) do
      if item.tag == "text" then
         text = text .. item.s
      elseif item.tag == "sep" then
         if settled(items, i) then
            text = text .. item.s
         else
            emit_text(text, w)
            text = ""
            w:line("rt_sep%s(w, %s, %s);", item.own and "_own" or "", mark or "w->at", c.string(item.s))
         end
      else
         emit_text(text, w)
         text = ""
         put_item(item, w, depth)
      end
   end
   emit_text(text, w)
end

local function needs_context(items)
   for _, item in ipairs(items) do
      if item.tag == "field" and item.field.rel then return true end
      if item.tag == "choice" then
         if item.choice.aside then return true end
         for _, line in ipairs(item.choice.lines) do
            if needs_context(line.items) then return true end
         end
      end
   end
   return false
end

local function needs_insn(items)
   for _, item in ipairs(items) do
      if item.tag == "choice" and #item.choice.lines == 1 then -- its line stands in its place
         if needs_insn(item.choice.lines[1].items) then return true end
      elseif item.tag ~= "text" and item.tag ~= "sep" and item.tag ~= "number" then
         return true
      end
   end
   return false
end

-- Is `bits` among those of a field that a set names here?
local function is_among(bits, among, field)
   if among.picture then
      return ("(%s & %s) == %s"):format(bits, c.hex(among.mask), c.hex(among.value))
   end
   if num.eq(among.lo, among.hi) then return ("%s == %s"):format(bits, c.hex(among.lo)) end
   local terms = {}
   if not num.eq(among.lo, 0) then terms[1] = ("%s >= %s"):format(bits, c.hex(among.lo)) end
   if num.lt(among.hi, num.mask(field.width)) then
      terms[#terms + 1] = ("%s <= %s"):format(bits, c.hex(among.hi))
   end
   local text = #terms > 0 and table.concat(terms, " && ") or "1"
   return #terms > 1 and "(" .. text .. ")" or text
end

local function alias_condition(alias)
   local terms = {}
   for _, entry in ipairs(alias.fixed) do
      terms[#terms + 1] = ("in->value[%d] == %s"):format(entry.slot, c.hex(entry.value))
   end
   for _, entry in ipairs(alias.lines) do
      terms[#terms + 1] = ("in->line[%d] == %d"):format(entry.choice.slot, entry.line.index)
   end
   for _, test in ipairs(alias.when) do
      local bits, tests = ("in->value[%d]"):format(test.slot), {}
      for i, among in ipairs(test.set) do tests[i] = is_among(bits, among, test.field) end
      local text = #tests > 0 and table.concat(tests, " || ") or "0"
      terms[#terms + 1] = text:find(" || ", 1, true) and "(" .. text .. ")" or text
   end
   return #terms > 0 and table.concat(terms, " && ") or "1"
end

-- A printed alias stands before the form's own text, for the words it speaks for.
local function put_aliases(form, w)
   for _, alias in ipairs(form.aliases) do
      if alias.print then
         w:wrap(("if (%s) {"):format(alias_condition(alias)))
         w.depth = w.depth + 1
         put_items(alias.items, w, "start", 0)
         w:line("return;")
         w:close("}")
      end
   end
end

local function prints_alias(form)
   for _, alias in ipairs(form.aliases) do
      if alias.print then return true end
   end
   return false
end

local function put_form(form, w)
   M.form = form
   w:open("static void print_%s(struct rt_text *w, const struct isadora_context *c,\n"
      .. "    const struct isadora_insn *in)\n{", form.ident:lower())
   local aliased = prints_alias(form)
   local seps = has_seps(form.items)
   for _, alias in ipairs(form.aliases) do seps = seps or alias.print and has_seps(alias.items) end
   if seps then w:line("const char *start = w->at;") end
   if not needs_context(form.items) then w:line("(void)c;") end
   if not needs_insn(form.items) and not aliased then w:line("(void)in;") end
   if #form.items == 0 then w:line("(void)w;") end
   put_aliases(form, w)
   put_items(form.items, w, "start", 0)
   w:close("}")
   w:line("")
end

local function has_floats(model)
   for _, field in ipairs(model.fields) do
      if field.float then return true end
   end
   return false
end

function M.emit(model)
   local prefix = model.isa.prefix
   M.model = model
   local w = c.writer()
   w:line("#include \"%s.h\"", prefix)
   w:line("#include \"%s.h\"\n", has_floats(model) and "float_text" or "text")
   w:line("#include <string.h>\n")
   tables.put(model, w)
   local forms = c.writer()
   M.shared = { call = {}, taken = {}, text = {} }
   for _, form in ipairs(model.forms) do put_form(form, forms) end
   for _, text in ipairs(M.shared.text) do w:line("%s", text) end
   for _, line in ipairs(forms.lines) do w:line("%s", line) end
   w:line("typedef void print_form(struct rt_text *, const struct isadora_context *,\n"
      .. "    const struct isadora_insn *);\n")
   w:open("static print_form *const printers[%s_FORMS] = {", prefix:upper())
   for _, form in ipairs(model.forms) do
      w:line("[%s_%s] = print_%s,", prefix:upper(), form.ident, form.ident:lower())
   end
   w:close("};")
   local put_marks = marks.emit(model, w)
   w:line([[

size_t %s_format(const struct isadora_context *c, const struct isadora_insn *in, char *out,
    size_t size)
{
    char own[%s_TEXT_MAX];
    char *text = size < sizeof own ? own : out;
    struct rt_text w = {text, NULL};
    if (in->form < %s_FORMS)
        printers[in->form](&w, c, in);
%s    rt_mask(&w, &in->mask);
    *w.at = '\0';
    size_t length = (size_t)(w.at - text);
    if (text == own && size > 0) {
        size_t shown = length < size ? length : size - 1;
        memcpy(out, own, shown);
        out[shown] = '\0';
    }
    return length;
}]], prefix, prefix:upper(), prefix:upper(), put_marks)
   return { { path = prefix .. "_disasm.c", text = c.banner(model, "disasm") .. w:text() } }
end

return M

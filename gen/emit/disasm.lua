-- The disassembler: one function a form that prints its template, and one a choice of operand
-- lines, shared by all forms that print it alike. Separators are settled here where both neighbours
-- certainly print, and at run time (`runtime/text.h`) where an operand may print nothing.
local num = require("gen.num")
local c = require("gen.emit.c")
local marks = require("gen.emit.disasm.mark")
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

local function codes_name(item)
   local name = "codes_" .. c.ident(item.field.name)
   return item.column and name .. "_" .. item.field.table.columns[item.column] or name
end

local function value(item) return ("in->value[%d]"):format(item.slot) end

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
      if M.has_names(file) then
         w:line("rt_code(w, &names_%s[%s]);", file.ident, value(item))
      else
         w:line("rt_register(w, %s, %d, %s);", c.string(file.prints), #file.prints, value(item))
      end
   elseif field.kind == "table" then
      w:line("rt_code(w, &%s[%s]);", codes_name(item), value(item))
   elseif field.rel or field.label then
      w:line("%s", put_address(item, field))
   else
      w:line("%s", put_number(item, field))
   end
end

--- Has a register of the file a name of its own?
function M.has_names(file)
   for _, entry in ipairs(file.entry_list) do
      if entry.prints then return true end
   end
   return false
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
      if M.has_names(file) and item.add == 0 then
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
   w:line("switch (in->line[%d]) {", choice.slot)
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

local SHARED = "static void %s(struct rt_text *w%s, const struct isadora_insn *in)\n{\n%s}\n"

-- The function that prints one of several lines; equal ones are one. It takes `c` where an address
-- is printed.
local function printer_of(choice)
   local shared = M.shared
   local w = c.writer()
   w.depth = 1
   put_switch(choice, w)
   local body = w:text()
   local call = shared.call[body]
   if not call then
      local name = "print_operand_" .. c.ident(choice.operand or choice.role or "choice"):lower()
      name = c.unique(shared.taken, name)
      local context = body:find("c->address", 1, true) or body:find("(w, c, in)", 1, true)
      shared.text[#shared.text + 1] = SHARED:format(name,
         context and ", const struct isadora_context *c" or "", body)
      call = ("%s(w, %sin);"):format(name, context and "c, " or "")
      shared.call[body] = call
   end
   return call
end

local function put_choice(choice, w, depth)
   if #choice.lines > 1 then
      w:line("%s", printer_of(choice))
   elseif has_seps(choice.lines[1].items) then
      w:open("{")
      put_line(choice.lines[1], w, depth)
      w:close("}")
   else
      put_line(choice.lines[1], w, depth)
   end
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
            w:line("rt_sep(w, %s, %s);", mark or "w->at", c.string(item.s))
         end
      else
         emit_text(text, w)
         text = ""
         put_item(item, w, depth)
      end
   end
   emit_text(text, w)
end

-- Tables ------------------------------------------------------------------------------------------

-- Every code field or register name table that some template prints.
local function collect(model)
   local codes, files, seen = {}, {}, {}
   local function add(list, name, entry)
      if not seen[name] then
         seen[name] = true
         list[#list + 1] = entry
      end
   end
   local function walk(items)
      for _, item in ipairs(items) do
         if item.tag == "choice" then
            for _, line in ipairs(item.choice.lines) do walk(line.items) end
         elseif item.tag == "field" and item.field.kind == "table" then
            add(codes, codes_name(item), item)
         elseif item.tag == "field" and item.field.kind == "register"
            and M.has_names(item.field.file) then
            add(files, item.field.file.name, item.field.file)
         elseif item.tag == "reg" and item.field and item.add == 0 and M.has_names(item.file) then
            add(files, item.file.name, item.file)
         end
      end
   end
   for _, form in ipairs(model.forms) do
      walk(form.items)
      for _, alias in ipairs(form.aliases) do walk(alias.items) end
   end
   return codes, files
end

local function put_codes(item, w)
   w:open("static const struct rt_code %s[%d] = {", codes_name(item), 1 << item.field.width)
   for _, row in ipairs(item.field.code_list) do
      local text = spelling.code(item, row.code)
      w:line("[%d] = {%s, %d},", row.code, c.string(text), #text)
   end
   w:close("};")
   w:line("")
end

local function put_names(file, w)
   w:open("static const struct rt_code names_%s[%d] = {", file.ident, file.count or 1)
   for number = 0, (file.count or 1) - 1 do
      local text = spelling.register(file, number)
      w:line("[%d] = {%s, %d},", number, c.string(text), #text)
   end
   w:close("};")
   w:line("")
end

local function needs_context(items)
   for _, item in ipairs(items) do
      if item.tag == "field" and item.field.rel then return true end
      if item.tag == "choice" then
         for _, line in ipairs(item.choice.lines) do
            if needs_context(line.items) then return true end
         end
      end
   end
   return false
end

local function needs_insn(items)
   for _, item in ipairs(items) do
      if item.tag ~= "text" and item.tag ~= "sep" and item.tag ~= "number" then return true end
   end
   return false
end

local function alias_condition(alias)
   local terms = {}
   for _, entry in ipairs(alias.fixed) do
      terms[#terms + 1] = ("in->value[%d] == %s"):format(entry.slot, c.hex(entry.value))
   end
   for _, entry in ipairs(alias.lines) do
      terms[#terms + 1] = ("in->line[%d] == %d"):format(entry.choice.slot, entry.line.index)
   end
   for _, entry in ipairs(alias.when) do
      terms[#terms + 1] = ("in->value[%d] %s %s"):format(entry.slot, entry.equal and "==" or "!=",
         c.hex(entry.value))
   end
   return #terms > 0 and table.concat(terms, " && ") or "1"
end

-- A printed alias stands before the form's own text, for the words it speaks for.
local function put_aliases(form, w)
   for _, alias in ipairs(form.aliases) do
      if alias.print then
         w:open("if (%s) {", alias_condition(alias))
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
   w:open("static void print_%s(struct rt_text *w, const struct isadora_context *c, const struct isadora_insn *in)\n{",
      form.ident:lower())
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

function M.emit(model)
   local prefix = model.isa.prefix
   M.model = model
   local w = c.writer()
   local codes, files = collect(model)
   w:line("#include \"%s.h\"", prefix)
   w:line("#include \"text.h\"\n")
   w:line("#include <string.h>\n")
   for _, item in ipairs(codes) do put_codes(item, w) end
   for _, file in ipairs(files) do put_names(file, w) end
   local forms = c.writer()
   M.shared = { call = {}, taken = {}, text = {} }
   for _, form in ipairs(model.forms) do put_form(form, forms) end
   for _, text in ipairs(M.shared.text) do w:line("%s", text) end
   for _, line in ipairs(forms.lines) do w:line("%s", line) end
   w:line("typedef void print_form(struct rt_text *, const struct isadora_context *, const struct isadora_insn *);\n")
   w:open("static print_form *const printers[%s_FORMS] = {", prefix:upper())
   for _, form in ipairs(model.forms) do
      w:line("[%s_%s] = print_%s,", prefix:upper(), form.ident, form.ident:lower())
   end
   w:close("};")
   local put_marks = marks.emit(model, w)
   w:line([[

size_t %s_format(const struct isadora_context *c, const struct isadora_insn *in, char *out, size_t size)
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

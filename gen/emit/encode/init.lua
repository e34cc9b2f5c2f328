-- The encoder: constants of the form and of the alternatives taken, the fields that they carry, and
-- the mask on top. One function for each field, operand and form; forms of which only the constants
-- differ share theirs.
local lists = require("gen.base.lists")
local num = require("gen.num")
local linebits = require("gen.forms.linebits")
local c = require("gen.emit.c")
local choices = require("gen.emit.encode.choice")
local conditions = require("gen.emit.encode.conditions")
local fields = require("gen.emit.encode.field")
local halves = require("gen.emit.c.halves")

local M = { name = "encode" }

-- Combinations for which the constants of their alternatives do not add up.
local function put_exceptions(list, out, w)
   for _, exception in ipairs(list) do
      local test = linebits.way_test(exception.way, "line")
      local parts = out.halves:split(exception.bits)
      if test then w:open(#parts > 1 and "if (%s) {" or "if (%s)", test) end
      for _, part in ipairs(parts) do
         w:line("%s%s ^= %s;", out.style.at, part.name, halves.hex(part.value))
      end
      if test then w.depth = w.depth - 1 end
      if test and #parts > 1 then w:line("}") end
   end
end

-- The function of a form, written when it is new, and the constant of the form.
local function function_of(form, out)
   local own, plan = linebits.of(form), choices.new_plan()
   out.form = form
   choices.add_fields(plan, form.carried)
   choices.add_choices(plan, form, out)
   local w = c.writer()
   w.depth = 1
   local pieces = choices.pieces_of(plan, { slot = 0, value = 0 }, out, {})
   if #pieces > 0 then w:pack(pieces) end
   put_exceptions(own.exceptions, out, w)
   local text = table.concat(w.lines, "\n")
   local name = out.forms[text]
   if not name then
      name = "encode_" .. form.ident:lower()
      out.forms[text] = name
      choices.put_function(name, w.lines, out)
   end
   return name, num.bor(own.value, plan.value)
end

-- The forms: their functions, lengths and constants.
local function put_forms(model, out, w)
   local rows = {}
   for i, form in ipairs(model.forms) do
      local name, value = function_of(form, out)
      local length = out.length and "" or form.length .. ", "
      rows[i] = ("[%s_%s] = {%s, %s%s},"):format(model.isa.prefix:upper(), form.ident, name, length,
         out.halves:list(value))
   end
   w:line("static const struct {")
   w:line("    encode_form *put;")
   if not out.length then w:line("    unsigned length;") end
   w:line("    %s; /* the constants of the form */", out.halves:declare())
   w:open("} forms[] = {")
   for _, row in ipairs(rows) do w:line("%s", row) end
   w:close("};\n")
end

-- How functions hand on what they put together: words of one part in registers, others by a
-- pointer.
local BY_VALUE = { at = "put.", set = "put = ", parameter = "struct put put",
   returns = "struct put " }
local BY_POINTER = { at = "put->", set = "", parameter = "struct put *put", returns = "void " }

-- How functions are spelled: their head and beginning; a field from a value; constants; a part by
-- the slots of its first alternative and value; an alternative that has one number; a wrong number.
local MACROS = [[
#define PART(name) \
    static RETURNSname(PARAMETER, const uint8_t *line, const uint64_t *value)
#define START (void)put; (void)line; (void)value;
#define F(field, slot) SETfield_##field(put, value[slot]);
#define SET(half, bits) AThalf |= bits;
#define CALL(name, choice, slot) SETname(put, line + (choice), value + (slot));
#define ONLY(choice, number) ATwrong |= line[choice] ^ number##u;
#define NONE ATwrong = 1;
]]

local function put_macros(out, w)
   local style = out.style
   local text = MACROS:gsub("RETURNS", style.returns):gsub("PARAMETER", style.parameter)
      :gsub("SET(%l)", style.set .. "%1"):gsub("AT(%l)", style.at .. "%1")
   w:line("%s", text)
end

-- What the functions put together. Where constants and fields may meet in a bit, the fields are
-- apart, and `given` has the bits that they give.
local function put_collected(out, w)
   w:line("/* A word as far as it is known. `wrong` is not 0 when a value or the number of an "
      .. "alternative\n * is too large. */")
   w:open("struct put {")
   w:line("%s;", out.halves:declare())
   if out.given then
      w:open("struct {")
      w:line("%s;", out.halves:declare())
      w:close("} field, given; /* bits of fields, and which these are: constants give way */")
   end
   w:line("uint64_t wrong;")
   w:close("};\n")
   w:line("typedef %sencode_form(%s, const uint8_t *line, const uint64_t *value);\n",
      out.style.returns, out.style.parameter)
   put_macros(out, w)
end

local STORE = [[
    for (unsigned i = 0; i < length; i++)
        bytes[%s] = (uint8_t)(%s);]]

-- Statements that write `length` bytes of the word.
local function put_store(model, out, w)
   local big = model.units[1].endian == "big"
   w:line(STORE, big and "length - 1 - i" or "i",
      out.halves.wide and "i < 8 ? lo >> 8 * i : hi >> 8 * (i - 8)" or "word >> 8 * i")
end

local function put_entry(model, out, w)
   w:line("%s", c.signature("int " .. model.isa.prefix .. "_encode", {
      "const struct isadora_context *c", "const struct isadora_insn *in", "uint8_t *bytes",
      "size_t size" }))
   w:open("{")
   w:line("(void)c;")
   w:line("if (in->form >= sizeof forms / sizeof *forms)")
   w:line("    return ISADORA_BAD_INSN;")
   w:line("const unsigned length = %s;", out.length or "forms[in->form].length")
   local start = lists.map(out.halves.names, function(name)
      return (".%s = forms[in->form].%s"):format(name, name)
   end)
   w:line("struct put put = {%s};", table.concat(start, ", "))
   w:line("%sforms[in->form].put(%sput, in->alt, in->value);", out.style.set,
      out.style == BY_POINTER and "&" or "")
   w:line("if (put.wrong)")
   w:line("    return ISADORA_BAD_INSN;")
   w:line("if (size < length)")
   w:line("    return ISADORA_NO_SPACE;")
   for i, name in ipairs(out.halves.names) do
      local put = "put." .. name
      if out.given then
         put = ("((put.%s & ~put.given.%s) | put.field.%s)"):format(name, name, name)
      end
      w:line("const uint64_t %s = %s ^ in->mask.half[%d];", name, put, i - 1)
   end
   conditions.put_tests(model, out, w)
   w.depth = w.depth - 1
   put_store(model, out, w)
   w.depth = w.depth + 1
   w:line("return (int)length;")
   w:close("}")
end

-- Bits that in some form both a constant and a field that it carries have.
local function clashing(model)
   local mask = 0
   for _, form in ipairs(model.forms) do
      for _, clash in ipairs(linebits.of(form).clashes) do mask = num.bor(mask, clash.bits) end
   end
   return mask
end

-- The length of all forms; nil where they have several.
local function common_length(model)
   local length = model.forms[1] and model.forms[1].length
   for _, form in ipairs(model.forms) do
      if form.length ~= length then return nil end
   end
   return length
end

function M.emit(model)
   local prefix = model.isa.prefix
   local w, table_of_forms = c.writer(), c.writer()
   local clashes, parts = clashing(model), halves.of(model)
   local given = not num.eq(clashes, 0)
   local out = { w = c.writer(), halves = parts, clashes = clashes, given = given,
      length = common_length(model),
      style = (parts.wide or given) and BY_POINTER or BY_VALUE, functions = {}, taken = {},
         fields = {}, forms = {} }
   put_forms(model, out, table_of_forms)
   w:line("#include <isadora/%s.h>\n", prefix)
   conditions.declare(model, w)
   put_collected(out, w)
   fields.put(model, out, w)
   for _, part in ipairs({ out.w, table_of_forms }) do
      lists.append(w.lines, part.lines)
   end
   conditions.put(model, out, w)
   put_entry(model, out, w)
   return { { path = prefix .. "_encode.c", text = c.banner(model, "encode") .. w:text() } }
end

return M

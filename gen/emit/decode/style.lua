-- How the functions of a decoder hand on the bits that they have accounted for. Words of one part are
-- parameters and the bits a result, in registers; the others are in one structure, by a pointer.
local num = require("gen.num")
local c = require("gen.emit.c")
local halves = require("gen.emit.halves")

local M = {}

--- Does a text of C, comments apart, have this name, other than as a member?
function M.mentions(text, name)
   return text:gsub("/%*.-%*/", ""):find("%f[%w_.]" .. name .. "%f[^%w_]") ~= nil
end

local BITS = [[
/* Bits that need no comparison, as a test or a field has them, and those of the others that are 1
 * in a canonical word. */
struct bits {
    uint64_t known, canon;
};
]]

local FOUND = [[
static inline int found(WORD word, struct isadora_insn *out, uint16_t form, uint8_t length,
    struct bits bits)
{
    out->form = form;
    out->length = length;
    out->mask.half[0] = (word ^ bits.canon) & ~bits.known;
    out->mask.half[1] = 0;
    return length;
}
]]

-- What only decoders with operands need.
local HELPERS = {
   { name = "with", text = [[
static inline struct bits with(struct bits a, struct bits b)
{
    const uint64_t known = a.known | b.known;
    return (struct bits){known, (a.canon | b.canon) & ~known};
}
]] },
   { name = "no_line", text = [[
/* Of an operand that has no alternative for the word; else no bit is both. */
static inline struct bits no_line(void)
{
    return (struct bits){1, 1};
}
]] },
   { name = "none", text = [[
static inline bool none(struct bits bits)
{
    return (bits.known & bits.canon) != 0;
}
]] },
}

local DECODING = [[
struct word {
    uint64_t lo, hi;
};

/* A word, and what is known of it: bits that need no comparison, as a test or a field has them, and
 * those of the others that are 1 in a canonical word. */
struct decoding {
    uint64_t lo, hi;
    unsigned config;
    struct isadora_insn *out;
    struct word known, canon;
};

static inline int found(const struct decoding *d, uint16_t form, uint8_t length)
{
    struct isadora_insn *const out = d->out;
    out->form = form;
    out->length = length;
    out->mask.half[0] = (d->lo ^ d->canon.lo) & ~d->known.lo;
    out->mask.half[1] = (d->hi ^ d->canon.hi) & ~d->known.hi;
    return length;
}
]]

-- Words of one part ---------------------------------------------------------------------------------

local Narrow = {}

--- What the functions of operands and forms, the C lines `body`, stand on; nothing that they do not
-- use, since compilers warn of it.
function Narrow.common(parts, body)
   local texts = { BITS }
   for _, helper in ipairs(HELPERS) do
      if M.mentions(body, helper.name) then texts[#texts + 1] = helper.text end
   end
   texts[#texts + 1] = FOUND:gsub("WORD", parts.type)
   return table.concat(texts, "\n")
end

--- The parameters of a function, `config` where it asks for the configuration.
function Narrow.word_parameters(f, parts)
   local list = {}
   if f.word then list[1] = parts.type .. " word" end
   if f.config then list[#list + 1] = "unsigned config" end
   return list
end

function Narrow.result() return "struct bits" end

--- What a function of an operand begins and ends with.
function Narrow.begin(_, w) w:line("struct bits bits = {0x0, 0x0};") end
function Narrow.finish(_, w) w:line("return bits;") end
Narrow.failure = "no_line()"

--- Adds constants to the bits.
function Narrow.add(_, known, canon, w)
   if not num.eq(known, 0) then w:line("bits.known |= %s;", halves.hex(known)) end
   if not num.eq(canon, 0) then w:line("bits.canon |= %s;", halves.hex(canon)) end
end

--- Changes bits of canonical words.
function Narrow.change(_, bits) return { ("bits.canon ^= %s;"):format(halves.hex(bits)) } end

--- Calls the function of an operand; `failure` is what the function around it returns when there is
-- no alternative for the word.
function Narrow.call(f, arguments, failure, w)
   local list = {}
   if f.word then list[1] = "word" end
   if f.config then list[#list + 1] = "config" end
   table.move(arguments, 1, #arguments, #list + 1, list)
   local text = ("%s(%s)"):format(f.name, table.concat(list, ", "))
   if f.fails then
      local name = "of_" .. (arguments[1]:match("%d+") or "0")
      w:line("const struct bits %s = %s;", name, text)
      w:line("if (none(%s))", name)
      w:line("    return %s;", failure)
      text = name
   end
   w:line("bits = with(bits, %s);", text)
end

--- What the function of a form begins and ends with.
function Narrow.begin_form(_, known, canon, w)
   w:line("struct bits bits = {%s, %s};", halves.hex(known), halves.hex(canon))
end

function Narrow.finish_form(length, w) w:line("return found(word, out, form, %d, bits);", length) end

function Narrow.form_parameters(f, parts)
   local list = { parts.type .. " word" }
   if f.config then list[2] = "unsigned config" end
   list[#list + 1] = "struct isadora_insn *out"
   list[#list + 1] = "uint16_t form"
   return list
end

local function put_names(type, names, w)
   for _, name in ipairs(names) do w:line("%s %s;", type, name) end
end

local function names_of(out, config, mark)
   local names = {}
   for _, f in ipairs(out.form_functions) do
      if f.config == config then names[#names + 1] = f.head:gsub("^int ", ""):gsub("\1", mark) end
   end
   return names
end

--- Declares the functions of all forms.
function Narrow.declare_forms(out, mark, w)
   for _, config in ipairs({ false, true }) do
      local name = config and "take_form_in" or "take_form"
      w:line("%s;", c.signature("typedef int " .. name,
         Narrow.form_parameters({ config = config }, out.parts)))
      put_names(name, names_of(out, config, mark), w)
   end
end

function Narrow.form_call(f, form)
   return ("%s(word, %sout, %s)"):format(f.name, f.config and "config, " or "", form)
end

Narrow.out, Narrow.config = "out", "config"

-- Words of two parts --------------------------------------------------------------------------------

local Wide = { failure = "false" }

function Wide.common() return DECODING end

function Wide.word_parameters() return { "struct decoding *d" } end
function Wide.result(f) return f.fails and "bool" or "void" end

-- The parts of the word as local variables, as far as `text` has them.
local function put_parts(text, w)
   local list = {}
   for _, name in ipairs({ "lo", "hi" }) do
      if M.mentions(text, name) then list[#list + 1] = ("%s = d->%s"):format(name, name) end
   end
   if #list > 0 then w:line("const uint64_t %s;", table.concat(list, ", ")) end
end

function Wide.begin(text, w) put_parts(text, w) end
function Wide.finish(f, w) if f.fails then w:line("return true;") end end

local PARTS = { { name = "lo", lo = 0 }, { name = "hi", lo = 64 } }

local function put_constant(member, n, op, out)
   for _, part in ipairs(PARTS) do
      local value = num.bits(n, part.lo, 64)
      if not num.eq(value, 0) then
         out[#out + 1] = ("d->%s.%s %s %s;"):format(member, part.name, op, halves.hex(value))
      end
   end
   return out
end

function Wide.add(_, known, canon, w)
   for _, line in ipairs(put_constant("canon", canon, "|=", put_constant("known", known, "|=", {}))) do
      w:line("%s", line)
   end
end

function Wide.change(_, bits) return put_constant("canon", bits, "^=", {}) end

function Wide.call(f, arguments, failure, w)
   local text = ("%s(d, %s)"):format(f.name, table.concat(arguments, ", "))
   if not f.fails then
      w:line("%s;", text)
   else
      w:line("if (!%s)", text)
      w:line("    return %s;", failure)
   end
end

local function word_text(n)
   return ("(struct word){%s, %s}"):format(halves.hex(num.bits(n, 0, 64)),
      halves.hex(num.bits(n, 64, 64)))
end

function Wide.begin_form(text, known, canon, w)
   put_parts(text, w)
   w:line("d->known = %s;", word_text(known))
   if not num.eq(canon, 0) then w:line("d->canon = %s;", word_text(canon)) end
end

function Wide.finish_form(length, w) w:line("return found(d, form, %d);", length) end
function Wide.form_parameters() return { "struct decoding *d", "uint16_t form" } end

function Wide.declare_forms(out, mark, w)
   w:line("typedef int take_form(struct decoding *, uint16_t form);")
   for _, config in ipairs({ false, true }) do
      put_names("take_form", names_of(out, config, mark), w)
   end
end

function Wide.form_call(f, form) return ("%s(d, %s)"):format(f.name, form) end
Wide.out, Wide.config = "d->out", "d->config"

--- The style for words held as `parts` (`gen/emit/halves.lua`).
function M.of(parts) return parts.wide and Wide or Narrow end

return M

-- The encoder: canonical bits of the form, canonical bits of each group of operand choices for the
-- lines taken, the carried fields, and the mask on top.
local num = require("gen.num")
local c = require("gen.emit.c")

local M = { name = "encode" }

--- C expression that places the raw bits `value` of a field.
function M.deposit(field, value, type)
   local parts, taken = {}, 0
   for _, piece in ipairs(field.pieces) do
      local width = piece.hi - piece.lo + 1
      local text = taken == 0 and value or ("%s >> %d"):format(value, taken)
      if #field.pieces > 1 then text = ("(%s & %s)"):format(text, c.hex(num.mask(width))) end
      if piece.lo > 0 then
         text = ("%s << %d"):format((text:match(" >> ") and text:sub(1, 1) ~= "(") and "(" .. text
            .. ")" or text, piece.lo)
      end
      parts[#parts + 1] = text
      taken = taken + width
   end
   if #parts > 1 then
      for i, text in ipairs(parts) do parts[i] = "(" .. text .. ")" end
   end
   local text = table.concat(parts, " | ")
   return type == "uint64_t" and text or ("(%s)(%s)"):format(type, text)
end

-- Fields that a list of carries names, each once, as slots: one range check, then their bits.
local function put_fields(carried, form, w, type, done)
   local checks, deposits = {}, {}
   for _, carry in ipairs(carried) do
      local slot = form.slot_of[carry.field.name]
      if not done[slot] then
         done[slot] = true
         if carry.field.width < 64 then
            checks[#checks + 1] = ("in->value[%d] >> %d"):format(slot, carry.field.width)
         end
         deposits[#deposits + 1] = ("word |= %s; /* %s */"):format(
            M.deposit(carry.field, ("in->value[%d]"):format(slot), type), carry.field.name)
      end
   end
   if #checks == 1 then
      w:line("if (%s)", checks[1])
   elseif #checks > 1 then
      local indent = ("    "):rep(w.depth + 1)
      for i, check in ipairs(checks) do checks[i] = "(" .. check .. ")" end
      w:line("if (%s)", M.wrap(checks, " |", indent))
   end
   if #checks > 0 then w:line("    return ISADORA_BAD_INSN;") end
   for _, deposit in ipairs(deposits) do w:line("%s", deposit) end
end

--- Joins terms, three on a line.
function M.wrap(terms, separator, indent)
   local lines = {}
   for i = 1, #terms, 3 do
      lines[#lines + 1] = table.concat(terms, separator .. " ", i, math.min(i + 2, #terms))
   end
   return table.concat(lines, separator .. "\n" .. indent)
end

local put_choice

local function copy(done)
   local out = {}
   for slot in pairs(done) do out[slot] = true end -- membership only
   return out
end

local function put_line(line, form, w, type, done)
   put_fields(line.carried, form, w, type, done)
   for _, nested in ipairs(line.choices) do put_choice(nested, form, w, type, done) end
end

local function carries(line)
   if #line.carried > 0 then return true end
   for _, nested in ipairs(line.choices) do
      for _, below in ipairs(nested.lines) do
         if carries(below) then return true end
      end
   end
   return false
end

put_choice = function(choice, form, w, type, done)
   w:line("switch (in->line[%d]) {", choice.slot)
   for _, line in ipairs(choice.lines) do
      w:line("case %d:", line.index)
      w.depth = w.depth + 1
      if carries(line) or #line.choices > 0 then put_line(line, form, w, type, copy(done)) end
      w:line("break;")
      w.depth = w.depth - 1
   end
   w:line("default:\n%s    return ISADORA_BAD_INSN;", ("    "):rep(w.depth))
   w:line("}")
end

--- Condition that the lines of one way through a group were taken.
function M.way_condition(way)
   local terms = {}
   for _, entry in ipairs(way) do
      if #entry.choice.lines > 1 then
         terms[#terms + 1] = ("in->line[%d] == %d"):format(entry.choice.slot, entry.line.index)
      end
   end
   return #terms > 0 and table.concat(terms, " && ") or "1"
end

-- Canonical bits of a group: an if-chain over its ways, those of equal value together; zero needs
-- no code.
local function put_group(group, w)
   local values, order = {}, {}
   for _, way in ipairs(group.ways) do
      local key = num.hex(way.canonical.value)
      if not values[key] then
         values[key] = { value = way.canonical.value, terms = {} }
         order[#order + 1] = values[key]
      end
      table.insert(values[key].terms, M.way_condition(way))
   end
   local first = true
   if #order == 1 then
      if not num.eq(order[1].value, 0) then w:line("word |= %s;", c.hex(order[1].value)) end
      return
   end
   for _, entry in ipairs(order) do
      if not num.eq(entry.value, 0) then
         local terms = entry.terms
         if #terms > 1 then
            for i, term in ipairs(terms) do
               terms[i] = term:match(" && ") and "(" .. term .. ")" or term
            end
         end
         w:line("%sif (%s)", first and "" or "else ", table.concat(terms, " || "))
         w:line("    word |= %s;", c.hex(entry.value))
         first = false
      end
   end
end

-- What is done for a form behind its `case`.
local function form_lines(form, type)
   local w, done = c.writer(), {}
   w.depth = 2
   put_fields(form.carried, form, w, type, done)
   for _, choice in ipairs(form.top) do put_choice(choice, form, w, type, copy(done)) end
   for _, group in ipairs(form.groups) do put_group(group, w) end
   w:line("length = %d;", form.length)
   w:line("break;")
   return w.lines
end

-- Forms of which only the fixed bits differ share their code; they stand where the first of them
-- does.
local function put_forms(model, w, type)
   local groups = c.grouped(model.forms, function(form) return form_lines(form, type) end)
   for _, group in ipairs(groups) do
      for _, form in ipairs(group.forms) do w:line("case %s_%s:", model.isa.prefix:upper(),
         form.ident) end
      table.move(group.lines, 1, #group.lines, #w.lines + 1, w.lines)
   end
end

-- The canonical bits that no operand changes, by form.
local function put_fixed(model, w, type)
   w:open("static const %s canonical[] = {", type)
   for _, form in ipairs(model.forms) do
      w:line("[%s_%s] = %s,", model.isa.prefix:upper(), form.ident, c.hex(form.canonical.value))
   end
   w:close("};\n")
end

--- Statements that write `length` bytes of `word`.
local function put_store(model, w)
   local big = model.units[1].endian == "big"
   w:open("for (unsigned i = 0; i < length; i++)")
   w:line(big and "bytes[i] = (uint8_t)(word >> 8 * (length - 1 - i));"
      or "bytes[i] = (uint8_t)(word >> 8 * i);")
   w.depth = w.depth - 1
end

function M.emit(model)
   local prefix = model.isa.prefix
   local type = model.word_bits <= 32 and "uint32_t" or "uint64_t"
   local w = c.writer()
   w:line("#include \"%s.h\"\n", prefix)
   put_fixed(model, w, type)
   w:open("int %s_encode(const struct isadora_context *c, const struct isadora_insn *in, uint8_t *bytes, size_t size)\n{",
      prefix)
   w:line("unsigned length;")
   w:line("(void)c;")
   w:line("if (in->form >= sizeof canonical / sizeof *canonical)")
   w:line("    return ISADORA_BAD_INSN;")
   w:line("%s word = canonical[in->form];", type)
   w:line("switch (in->form) {")
   put_forms(model, w, type)
   w:line("default:\n%s    return ISADORA_BAD_INSN;", ("    "):rep(w.depth))
   w:line("}")
   w:line("word ^= (%s)in->mask.half[0];", type)
   w:line("if (size < length)")
   w:line("    return ISADORA_NO_SPACE;")
   put_store(model, w)
   w:line("return (int)length;")
   w:close("}")
   return { { path = prefix .. "_encode.c", text = c.banner(model, "encode") .. w:text() } }
end

return M

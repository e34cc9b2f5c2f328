-- A small checked model made by hand, in the shape that gen/emit/README.md describes: the emitters of
-- manual and JSON are tested on it without any pass.
local M = {}

local source = { path = "desc/toy/toy.isa", lines = {
   "insn alu \"Add and *subtract*\"",
   "    do",
   "        r = a + b              -- wraps",
   "        DST = r",
   "insn odd \"Undocumented\"",
} }

local function at(line) return { source = source, line = line, col = 1 } end

local function field(name, index, pieces, more)
   local width = 0
   for _, p in ipairs(pieces) do width = width + p.hi - p.lo + 1 end
   local f = { name = name, short = name, index = index, pieces = pieces, width = width, kind = "number",
      signed = false,
      radix = "hex", scale = 1, at = at(1) }
   for k, v in pairs(more or {}) do f[k] = v end
   return f
end

local function build_state(model)
   local r = { name = "$r", ident = "r", index = 0, count = 8, width = 16, signed = false,
      reset = 0, prints = "$r",
      entries = { [7] = { number = 7, value = { tag = "num", value = 0 } } }, bits = {}, flags = {},
      views = { { name = "b", count = 2, width = 8, step = 8, lo = 0 } } }
   r.entry_list = { r.entries[7] }
   local f = { name = "$f", ident = "f", index = 1, width = 4, signed = false, reset = 8,
      prints = "$f", entries = {},
      entry_list = {}, views = {}, bits = { { lo = 3, hi = 3, value = 1 } }, flags =
         { { name = "Z", lo = 0 } } }
   model.files = { r, f }
   model.spaces = { { name = "mem", type = { kind = "u", width = 8 }, size = 256, outside = "wrap",
      code = true } }
   model.stacks = { { name = "$cs", depth = 4,
      members = { { name = "pc", type = { kind = "u", width = 8 } } } } }
   return r
end

local function build_fields(model, r)
   local list = {
      field("OP", 0, { { lo = 12, hi = 15 } }),
      field("DST", 1, { { lo = 9, hi = 11 } }, { kind = "register", file = r }),
      field("SRC_", 2, { { lo = 6, hi = 8 } }, { kind = "register", file = r }),
      field("IMM", 3, { { lo = 0, hi = 3 }, { lo = 5, hi = 5 } },
         { signed = true, prose = "Split | in *two*." }),
      field("CC", 4, { { lo = 4, hi = 4 } }, { kind = "table", codes = { [0] = "", "x" },
         code_list = { { code = 0, text = "" }, { code = 1, text = "x" } } }),
   }
   model.fields = list
   return table.unpack(list)
end

local function choice_b(src, imm, cc)
   local choice = { tag = "choice", slot = 0, operand = "B", shown = "B", role = "b", lines = {} }
   choice.lines[1] = { index = 0, items = { { tag = "field", field = src, slot = 1 } },
      choices = {},
      tests = { { field = cc, set = { { lo = 0, hi = 0 } } } }, configs = { true, true },
      soft = { { word = "ignored", mask = 0x2f, value = 0 } } }
   choice.lines[2] = { index = 1, items = { { tag = "text", s = "#" },
      { tag = "field", field = imm, slot = 2 } },
      choices = {}, tests = { { field = cc, set = { { lo = 1, hi = 1 } } } }, configs =
         { true, true },
      soft = { { word = "ignored", mask = 0x1c0, value = 0 } } }
   return choice
end

local function form(model, page, name, op, extra)
   local f = { id = #model.forms, name = name, ident = name:upper():gsub("%.", "_"), page = page,
      unit = model.units[1],
      length = 2, configs = { true, true }, mnemonic = name:match("^[^.]+%.([^.]+)") or name,
         choices = {}, slots = {},
      bits = {}, tests = { { field = model.fields[1], set = { { lo = op, hi = op } } } },
      fixed = { mask = 0xf000, value = op << 12 }, canonical = { mask = 0xffff, value = op << 12 },
         carried = 0x0e00,
      soft = {}, binds = {}, statics = {}, grade = "hardware", prov =
         { { source = "HW", text = "1" } }, row = {},
      code = { body = {}, locals = {}, choices = {} } }
   for bit = 12, 15 do f.bits[bit] = { class = "fixed", value = op >> (bit - 12) & 1,
      field = model.fields[1] } end
   for k, v in pairs(extra) do f[k] = v end
   page.forms[#page.forms + 1] = f
   model.forms[#model.forms + 1] = f
   return f
end

local function const(value) return { tag = "const", value = value } end

local function build_alu(model, dst, src, imm, cc)
   local node = { tag = "insn", name = "alu", at = at(1), source = { first = 2, last = 4 },
      ops = { {
      statics = { "%name", "%op", "%r" },
      rows = {
         { cells = { ["%name"] = { text = "add" }, ["%op"] = { text = "1" },
            ["%r"] = { text = "a + b" } } },
         { cells = { ["%name"] = { text = "sub" }, ["%op"] = { text = "2" },
            ["%r"] = { text = "a - b" } } },
      } } } }
   local page = { name = "alu", title = "Add and *subtract*",
      prose = "Adds `a` to b_.\n\n- not a list", node = node,
      forms = {}, shares = {}, overs = {},
      examples = { { text = "add $r1 $r2", code = { "1280" },
         before = { { target = { tag = "state", name = "$r2" }, value = 5 } },
         after = { { target = { tag = "state", name = "$r1" }, value = 5 } } } } }
   model.pages[1] = page
   local node_of_form = { at = at(1), template = {} }
   for i, name in ipairs { "alu.add", "alu.sub" } do
      local choice = choice_b(src, imm, cc)
      form(model, page, name, i, { node = node_of_form, choices = { choice },
         mnemonic = name:sub(5),
         slots = { { field = dst }, { field = src, choice = choice, line = 0 },
            { field = imm, choice = choice, line = 1 } },
         items = { { tag = "text", s = name:sub(5) }, { tag = "sep", s = " " },
            { tag = "field", field = dst, slot = 0 }, { tag = "sep", s = " " },
               { tag = "choice", choice = choice } },
         code = { body = { { tag = "store",
            target = { tag = "reg", file = model.files[1], index = { tag = "raw", field = dst } },
            value = { tag = i == 1 and "add" or "sub", a = { tag = "choice", choice = choice },
               b = const(1) } } },
            locals = {}, choices = { choice } } })
   end
end

--- A model of two pages, three forms, two variants.
function M.new()
   local model = { isa = { name = "toy", title = "A toy", prefix = "toy",
      prose = "A machine.\nWith two pages." },
      sources = { { name = "HW", title = "the toy itself", grade = "hardware" } },
      errata = { { said = "`add` sets flags", right = "it does not",
         prov = { { source = "HW", text = "2" } } } },
      configs = { { name = "a", variant = "a", features = { a = true } },
         { name = "b", variant = "b", features = { b = true } } },
      units = { { bits = 16, endian = "little", align = 2, stored = 16, length = 2,
         configs = { true, true } } },
      operands = {}, funcs = {}, formats = {}, tables = {}, pages = {}, forms = {},
      encoding_space = {
         { unit = { bits = 16 }, config = { name = "a" }, decoded = 8192, reserved = 0,
            unknown = 4096,
            unallocated = 53248 } } }
   local r = build_state(model)
   local op, dst, src, imm, cc = build_fields(model, r)
   assert(op)
   build_alu(model, dst, src, imm, cc)
   local page = { name = "odd", title = "Undocumented", forms = {}, shares = {}, overs = {},
      examples = {},
      node = { tag = "insn", name = "odd", at = at(5), unknown = "no document says it", ops = {} } }
   model.pages[2] = page
   form(model, page, "odd", 15, { node = { at = at(5), template = {} },
      items = { { tag = "text", s = "odd" } },
      configs = { true, false } })
   for bit = 0, 11 do model.forms[3].bits[bit] =
      { class = "ignored", value = 0, why = "never | looked *at*" } end
   return model
end

return M

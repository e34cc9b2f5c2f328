package.path = "./?.lua;" .. package.path
-- Parts that functions of forms have in common (gen/emit/exec/parts): which there are, and what
-- they are given. That programs do the same with them is seen wherever generated C runs.
local lu = require("luaunit")
local lists = require("gen.base.lists")
local parts = require("gen.emit.exec.parts")

local MACHINE = { "struct isadora_machine *m", "const struct isadora_insn *in" }

local function lines_of(text)
   local lines = {}
   for line in text:gmatch("[^\n]+") do lines[#lines + 1] = "    " .. line end
   return lines
end

-- Functions with these bodies, by name, and the names in order.
local function shared(bodies)
   local functions = {}
   for i, body in ipairs(bodies) do
      functions[i] = { name = "exec_" .. i, parameters = MACHINE, lines = lines_of(body) }
   end
   local found = parts.share(functions, function(user, type, parameters, lines)
      return { name = user .. "_part", type = type, parameters = parameters, lines = lines }
   end)
   local by_name = {}
   for _, f in ipairs(found) do by_name[f.name] = f end
   return by_name, lists.map(found, function(f) return f.name end)
end

-- Lines long enough for a part, with two locals and a slot.
local LONG = [[
const int32_t A = (int32_t)in->value[S];
s->r[A] = s->r[A] * s->r[A] + (s->r[A] >> 2 & 0xff) + (s->r[A] >> 11 & 0xff) + B + (s->r[B] >> 3 & s->r[A] >> 5 & 0xffff);
s->r[A] = s->r[A] * s->r[A] + (s->r[A] >> 3 & 0xff) + (s->r[A] >> 12 & 0xff) + B + (s->r[B] >> 4 & s->r[A] >> 6 & 0xffff);
s->r[A] = s->r[A] * s->r[A] + (s->r[A] >> 4 & 0xff) + (s->r[A] >> 13 & 0xff) + B + (s->r[B] >> 5 & s->r[A] >> 7 & 0xffff);]]

local function long(a, b, slot)
   return (LONG:gsub("%f[%w_][ABS]%f[^%w_]", { A = a, B = b, S = slot }))
end

local other = long("c", "b", "4"):gsub(">>", "<<")

local STATE = "struct x_state *const s = m->state;\n"

TestParts = {}

-- Names and slots may differ; what is the same everywhere is no parameter.
function TestParts:test_names_and_slots()
   local found, names = shared({
      STATE .. "const int32_t b = 1;\nif (b) {\n}\n" .. long("a", "b", "3") .. "\nreturn 0;",
      STATE .. "const int32_t d = 2;\n" .. long("c", "d", "4") .. "\ns->z = 1;\nreturn 0;" })
   lu.assertEquals(names, { "exec_1_part", "exec_1", "exec_2" })
   local part = found.exec_1_part
   lu.assertEquals(part.type, "void")
   lu.assertEquals(part.parameters,
      { "const struct isadora_insn *in", "int slot_2", "struct x_state *s", "int32_t b" })
   lu.assertEquals(part.lines[1], "    const int32_t a = (int32_t)in->value[slot_2];")
   lu.assertEquals(#part.lines, 4)
   lu.assertEquals(found.exec_2.lines, lines_of(STATE
      .. "const int32_t d = 2;\nexec_1_part(in, 4, s, d);\ns->z = 1;\nreturn 0;"))
end

-- A trap of a part is one of its caller.
function TestParts:test_traps()
   local inner = long("a", "b", "3") .. "\nif (s->r[3] == 0)\n"
      .. "    return rt_trap(m, ISADORA_TRAP_UNKNOWN, \"a (zero\");\n" .. other
   local found = shared({ STATE .. "const int32_t b = 1;\n" .. inner .. "\ns->z = 2;\nreturn 0;",
      STATE .. "const int32_t b = 2;\n" .. inner .. "\ns->z = 1;\nreturn 0;" })
   local part = found.exec_1_part
   lu.assertEquals(part.type, "int")
   lu.assertEquals(part.lines[#part.lines], "    return 0;")
   lu.assertEquals(found.exec_1.lines, lines_of(STATE .. [[
const int32_t b = 1;
{
    const int part_trap = exec_1_part(in, s, b, m);
    if (part_trap)
        return part_trap;
}
s->z = 2;
return 0;]]))
end

-- A local that the caller knows, too, is changed through a pointer; one that only the part needs
-- moves into it.
function TestParts:test_changed_locals()
   local function body(last)
      return STATE .. "int32_t t = 0;\nint32_t depth = s->depth;\n" .. last
         .. "const int32_t b = 1;\n" .. long("a", "b", "3")
         .. "\nt = s->r[1];\ns->r[t] = 1;\ndepth++;\ndepth = depth * 2;\n" .. other .. "\n"
         .. last .. "s->depth = depth;\nreturn 0;"
   end
   local found = shared({ body("s->y = 1;\n"), body("s->z = 1;\n") })
   local part = found.exec_1_part
   lu.assertEquals(part.parameters[#part.parameters], "int32_t *depth")
   lu.assertEquals(part.lines[1], "    int32_t t = 0;")
   local text = table.concat(part.lines, "\n")
   lu.assertStrContains(text, "\n    (*depth)++;\n    *depth = (*depth) * 2;\n")
   lu.assertEquals(found.exec_2.lines, lines_of(STATE .. [[
int32_t depth = s->depth;
s->z = 1;
const int32_t b = 1;
exec_1_part(in, s, b, &depth);
s->z = 1;
s->depth = depth;
return 0;]]))
end

-- What leads out of a part but for a trap stays, and what a compiler may make vectors of.
function TestParts:test_what_stays()
   local function names_of(head, tail)
      local function body(n)
         return STATE .. "const int32_t b = 1;\n" .. head .. " " .. n .. ") {\n    "
            .. long("a", "b", "3"):gsub("\n", "\n    ") .. tail
      end
      local _, names = shared({ body("s->y"), body("s->z") })
      return names
   end
   lu.assertEquals(names_of("if (1 &", "\n    return s->r[1];\n}\nreturn 0;"),
      { "exec_1_part", "exec_1", "exec_2" })
   lu.assertEquals(names_of("for (int32_t l = 0; l <", "\n}\nreturn 0;"), { "exec_1", "exec_2" })
   local found = shared({ STATE .. "const int32_t b = 1;\n" .. long("a", "b", "3")
      .. "\nreturn s->r[1];", STATE .. "const int32_t b = 2;\n" .. long("a", "b", "3")
      .. "\nreturn s->r[1];" })
   lu.assertEquals(found.exec_1.lines[#found.exec_1.lines], "    return s->r[1];")
   lu.assertEquals(found.exec_1_part.type, "void")
end

os.exit(lu.LuaUnit.run())

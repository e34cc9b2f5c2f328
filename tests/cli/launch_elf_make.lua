-- Writes the cubins of launch_elf_test.sh into the folder that is given, which has their code:
-- main.code, second.code, text.code, each 128-bit instructions. `main` is a kernel of sm_80 that
-- calls `text` by relocations, `second` one that calls functions of the system; files that have one
-- mistake each are called bad_..
package.path = (arg[0]:match("^(.*)/tests/") or ".") .. "/?.lua;" .. package.path
local elf = require("tests.lib.elf")
local folder = assert(arg[1], "launch_elf_make.lua FOLDER")

local function read(name)
   local file <close> = assert(io.open(folder .. "/" .. name, "rb"))
   return file:read("a")
end

local function write(name, text)
   local file <close> = assert(io.open(folder .. "/" .. name, "wb"))
   file:write(text)
end

local main, second, text = read("main.code"), read("second.code"), read("text.code")
local PROGBITS, SYMTAB, STRTAB, RELA, NOBITS, INFO = 1, 2, 3, 4, 8, 0x70000000
local ALLOC, CODE, ENTRY, SHARED = 2, 6, 0x10, 0x40

-- What `main` has relocations for, in its order: the instruction, the type, the symbol, the addend.
local USES = {
   { 0, 56, "table", 4 }, { 1, 57, "table", 4 },     -- MOV: address of a variable
   { 2, 56, "counter", 0 }, { 3, 57, "counter", 0 },
   { 4, 59, "limits", 8 },                           -- MOV: byte of bank 3
   { 5, 64, "limits", 4 },                           -- MOV: operand c[3][4]
   { 6, 66, "limits", 12 },                          -- LDC
   { 7, 56, "main", 0xa0 }, { 8, 57, "main", 0xa0 }, -- return address
   { 9, 58, "text", 0 },                             -- CALL.ABS
   { 9, 68, "main", 0x118 }, { 9, 69, "main", 0 },   -- what a linker may make of YIELD: left alone
}

-- The same of `second`.
local CALLS = {
   { 0, 56, "format", 0 }, { 1, 57, "format", 0 }, { 2, 56, "values", 0 }, { 3, 57, "values", 0 },
   { 4, 56, "second", 0x70 }, { 5, 57, "second", 0x70 }, { 6, 58, "vprintf", 0 },
   { 10, 56, "second", 0xd0 }, { 11, 57, "second", 0xd0 }, { 12, 58, "malloc", 0 },
   { 15, 56, "second", 0x120 }, { 16, 57, "second", 0x120 }, { 17, 58, "free", 0 },
}

local FORMAT <const> = "lane %d of %s, 0x%llx %5.2f|%-4c|%%\n\0"
local VALUES <const> = ("<i4I4I8I8dI4"):pack(-7, 0, 0, 0x123456789, 2.5, 65)

local function uses_of(list, number)
   local uses = {}
   for i, use in ipairs(list) do
      uses[i] = { offset = 16 * use[1], type = use[2], symbol = number[use[3]], addend = use[4] }
   end
   return uses
end

-- A DWARF line program of `main`: line 3, from 0xa0 on line 4. The address is 8 bytes at ADDRESS_AT.
local HEADER <const> = ("<BBbBB"):pack(1, 1, -5, 14, 10) .. "\0\1\1\1\1\0\0\0\1" .. "\0\0"
local ADDRESS_AT <const> = 4 + 2 + 4 + #HEADER + 3
local function lines()
   local program = "\0\9\2" .. ("\0"):rep(8) .. "\3\2\1" .. "\2\xa0\1\3\1\1" .. "\2\xb0\2\0\1\1"
   return ("<s4"):pack(("<I2s4"):pack(2, HEADER) .. program)
end

-- What `change` is called for may change the file.
local function cubin(change)
   local symbols = {
      { name = "main", section = 5, type = 2, binding = 1, size = #main, other = ENTRY },
      { name = "second", section = 6, type = 2, binding = 1, size = #second, other = ENTRY },
      { name = "text", section = 7, type = 2, binding = 1, size = #text },
      { name = "table", section = 11, type = 1, size = 8 },
      { name = "counter", section = 12, type = 1, size = 4, value = 16 },
      { name = "limits", section = 10, type = 1, size = 16 },
      { name = "elsewhere", section = 0, type = 2, binding = 1 },
      { name = "dynamic", section = 0, type = 1, binding = 1, other = SHARED },
      { name = "inside", section = 5, type = 0, value = 0xa0 },
      { name = "vprintf", section = 0, type = 2, binding = 1 },
      { name = "malloc", section = 0, type = 2, binding = 1 },
      { name = "free", section = 0, type = 2, binding = 1 },
      { name = "__assertfail", section = 0, type = 2, binding = 1 },
      { name = "values", section = 11, type = 1, value = 24, size = #VALUES },
      { name = "format", section = 11, type = 1, value = 24 + #VALUES, size = #FORMAT },
   }
   local number = {}
   for i, s in ipairs(symbols) do number[s.name] = i end
   local data = { { offset = 8, type = 4, symbol = number.limits, addend = 4 },
      { offset = 16, type = 2, symbol = number.text, addend = 0 },
      { offset = 32, type = 4, symbol = number.format, addend = #FORMAT } }
   local f = { flags = 0x00500550, uses = uses_of(USES, number), calls = uses_of(CALLS, number),
      number = number, data = data }
   f.sections = {
      { name = ".strtab", type = STRTAB },
      { name = ".symtab", type = SYMTAB, link = 1, entry = 24 },
      { name = ".nv.info", type = INFO, link = 2, bytes = elf.attribute(0x2f, elf.words(1, 40))
         .. elf.attribute(0x12, elf.words(1, 48)) },
      { name = ".nv.info.main", type = INFO, link = 2, info = 5, bytes =
         elf.attribute(0x0a, ("<I4I2I2"):pack(8, 0x160, 28)) .. elf.attribute(0x19, 28)
         .. elf.param(2, 16, 12) .. elf.param(1, 8, 4) .. elf.param(0, 0, 8) },
      { name = ".text.main", type = PROGBITS, flags = CODE, link = 2, info = 40 << 24 | 1,
         bytes = main, align = 128 },
      { name = ".text.second", type = PROGBITS, flags = CODE, link = 2, info = 9 << 24 | 2,
         bytes = second, align = 128 },
      { name = ".text.text", type = PROGBITS, flags = CODE, link = 2, info = 9 << 24 | 3,
         bytes = text, align = 128 },
      { name = ".rela.text.main", type = RELA, link = 2, info = 5, entry = 24 },
      { name = ".nv.constant2.main", type = PROGBITS, flags = ALLOC, info = 5,
         bytes = elf.words(5, 6) },
      { name = ".nv.constant3", type = PROGBITS, flags = ALLOC, bytes = elf.words(1, 2, 3, 4) },
      { name = ".nv.global.init", type = PROGBITS, flags = 3, align = 8,
         bytes = elf.words(100, 200, 0, 0, 0, 0) .. VALUES .. FORMAT .. "text\0" },
      { name = ".nv.global", type = NOBITS, flags = 3, size = 32, align = 8 },
      { name = ".nv.shared.main", type = NOBITS, flags = 3, info = 5, size = 64 },
      { name = ".rela.nv.global.init", type = RELA, link = 2, info = 11, entry = 24 },
      { name = ".rela.text.second", type = RELA, link = 2, info = 6, entry = 24 },
      { name = ".nv_debug_line_sass", type = PROGBITS, bytes = lines() },
      { name = ".nv_debug_ptx_txt", type = PROGBITS, bytes = "one\0two\0three\0  the fourth\0" },
      { name = ".rela.nv_debug_line_sass", type = RELA, link = 2, info = 16, entry = 24,
         bytes = elf.relocations({ { offset = ADDRESS_AT, type = 2, symbol = number.main,
            addend = 0 } }) },
   }
   if change then change(f, f.sections, symbols) end
   f.sections[2].bytes, f.sections[1].bytes = elf.symbols(symbols)
   f.sections[8].bytes = elf.relocations(f.uses)
   f.sections[14].bytes = elf.relocations(f.data)
   f.sections[15].bytes = elf.relocations(f.calls)
   return elf.file(f)
end

write("k.cubin", cubin())
write("plain.cubin", cubin(function(f, _, symbols)
   f.uses, f.data, f.calls = {}, {}, {}
   for i = 1, 2 do symbols[i].other = 0 end
end))
write("required.cubin", cubin(function(_, s)
   s[4].bytes = s[4].bytes .. elf.attribute(0x10, elf.words(2, 3, 1))
end))
write("most.cubin", cubin(function(_, s)
   s[4].bytes = s[4].bytes .. elf.attribute(0x05, elf.words(2, 3, 1))
end))
write("no_lines.cubin", cubin(function(_, s) s[16].name, s[17].name = ".x", ".y" end))
write("assert.cubin", cubin(function(f) f.calls[7].symbol = f.number.__assertfail end))
write("free.cubin", cubin(function(f) f.calls[10].symbol = f.number.free end))
write("no_string.cubin", cubin(function(f, _, symbols)
   f.calls[7].symbol = f.number.__assertfail
   symbols[f.number.format].value = 1 << 50
end))
write("clusters.cubin", cubin(function(_, s)
   s[4].bytes = s[4].bytes .. elf.attribute(0x3d, elf.words(2, 1, 1))
end))

local function bad(name, change) write("bad_" .. name, cubin(change)) end
local function use(f, i, what, value) f.uses[i][what] = value end
bad("type", function(f) use(f, 3, "type", 20) end)
bad("texture", function(f) use(f, 3, "type", 6) end)
bad("offset", function(f) use(f, 3, "offset", #main - 4) end)
bad("far", function(f) use(f, 3, "offset", 1 << 63) end)
bad("elsewhere", function(f) use(f, 10, "symbol", f.number.elsewhere) end)
bad("field", function(f) use(f, 6, "symbol", f.number.counter) end)
bad("zeros", function(f, s)
   f.data, s[14].info = { { offset = 0, type = 4, symbol = 4, addend = 0 } }, 12
end)
bad("registers", function(_, s) s[3].bytes = elf.attribute(0x2f, elf.words(1, 300)) end)
bad("many_registers", function(_, s) s[3].bytes = elf.attribute(0x2f, elf.words(1, 72)) end)
bad("stack", function(_, s) s[3].bytes = elf.attribute(0x12, elf.words(1, 1 << 24)) end)
bad("shared", function(_, s) s[13].size = 1 << 40 end)
bad("global", function(_, s) s[12].size = 1 << 60 end)
bad("globals", function(_, s) s[12].size = 1 << 41 end)
bad("align", function(_, s) s[12].align = 3 end)
bad("aligned", function(_, s) s[7].align = 1 << 13 end)
bad("bank", function(_, s) s[9].name = ".nv.constant40.main" end)
bad("constants", function(_, s) s[10].bytes = ("x"):rep(0x10001) end)
bad("place", function(_, s)
   s[4].bytes = elf.attribute(0x0a, ("<I4I2I2"):pack(8, 0x140, 28)) .. elf.param(0, 0, 8)
end)
bad("no_place", function(_, s) s[4].bytes = elf.param(0, 0, 8) end)
bad("param", function(_, s)
   s[4].bytes = elf.attribute(0x0a, ("<I4I2I2"):pack(8, 0x160, 8)) .. elf.param(0, 4, 8)
end)
bad("many", function(_, s)
   s[4].bytes = elf.attribute(0x0a, ("<I4I2I2"):pack(8, 0x160, 0xffff)) .. elf.param(0, 4, 8)
end)

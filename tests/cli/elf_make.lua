-- Writes the ELF files of elf_test.sh into the folder that is given: a cubin with two functions,
-- and files that have one mistake each.
package.path = (arg[0]:match("^(.*)/tests/") or ".") .. "/?.lua;" .. package.path
local elf = require("tests.lib.elf")
local folder = assert(arg[1], "elf_make.lua FOLDER")

local function write(name, text)
   local file = assert(io.open(folder .. "/" .. name, "wb"))
   file:write(text)
   file:close()
end

-- Code of tests/ok/config/elf.isa: `move`, `jump TO`, `load`, and a word that is none.
local function move(dst, src) return ("<I8"):pack(1 << 60 | src << 4 | dst) end
local function jump(to) return ("<I8"):pack(2 << 60 | to << 8) end
local function load(dst, at) return ("<I8"):pack(4 << 60 | at << 8 | dst) end
local none = ("<I8"):pack(0xf << 60 | 0x1234)

local first = move(1, 2) .. jump(0x18) .. none .. load(3, 0x14c) .. jump(8)
local second = move(5, 6) .. move(7, 8)

local PROGBITS, SYMTAB, STRTAB, RELA, NOBITS, REL, INFO = 1, 2, 3, 4, 8, 9, 0x70000000
local ALLOC, CODE = 2, 6

-- Sections: 1 .strtab, 2 .symtab, 3 .nv.info, 4 .nv.info.first, 5 .text.first, 6 .text.2nd one,
-- 7 .rela.text.first, 8 .nv.constant0.first, 9 .nv.constant3, 10 .nv.shared.first, 11 .rel.debug.
-- What `change` is called for may change them, and the file.
local function cubin(change)
   local symbols = {
      { name = "", section = 5, type = 3 },
      { name = "first", section = 5, type = 2, binding = 1, size = #first },
      { name = "inner$part", section = 5, type = 2, value = 0x18, size = 16 },
      { name = "odd name", section = 5, type = 0, value = 8 },
      { name = "2nd one", section = 6, type = 2, binding = 1, size = #second },
      { name = "outside", section = 0, type = 0, binding = 1 },
      { name = "move", section = 5, type = 2, value = 0x20 },
   }
   local relocations = {
      { offset = 0x10, type = 56, symbol = 6, addend = 4 },
      { offset = 0x10, type = 57, symbol = 6, addend = -4 },
      { offset = 0x20, type = 200, symbol = 1, addend = 0 },
   }
   local f = { flags = 0x00320534 }
   local table_of, names = elf.symbols(symbols)
   f.sections = {
      { name = ".strtab", type = STRTAB, bytes = names },
      { name = ".symtab", type = SYMTAB, bytes = table_of, link = 1, entry = 24 },
      { name = ".nv.info", type = INFO, link = 2, bytes = elf.attribute(0x2f, elf.words(2, 12))
         .. elf.attribute(0x11, elf.words(2, 32)) .. elf.attribute(0x12, elf.words(2, 48))
         .. elf.attribute(0x11, elf.words(3, 99)) },
      { name = ".nv.info.first", type = INFO, link = 2, info = 5, bytes =
         elf.attribute(0x0a, ("<I4I2I2"):pack(8, 0x140, 20)) .. elf.attribute(0x19, 20)
         .. elf.param(2, 16, 4) .. elf.param(1, 8, 8) .. elf.param(0, 0, 8)
         .. elf.attribute(0x35, true) .. elf.attribute(0xee, "\1\2\3") .. elf.attribute(0x05,
         elf.words(256, 1, 1)) },
      { name = ".text.first", type = PROGBITS, flags = CODE | 3 << 20, link = 2,
         info = 9 << 24 | 2, bytes = first, align = 32 },
      { name = ".text.2nd one", type = PROGBITS, flags = CODE, link = 2, info = 7 << 24 | 5,
         bytes = second, align = 32 },
      { name = ".rela.text.first", type = RELA, link = 2, info = 5,
         bytes = elf.relocations(relocations), entry = 24 },
      { name = ".nv.constant0.first", type = PROGBITS, flags = ALLOC, info = 5,
         bytes = ("\0"):rep(0x140) .. ("\xaa"):rep(20) },
      { name = ".nv.constant3", type = PROGBITS, flags = ALLOC, bytes = "constants!" },
      { name = ".nv.shared.first", type = NOBITS, flags = 3, info = 5, size = 512 },
      { name = ".rel.debug", type = REL, link = 2, info = 9,
         bytes = elf.relocations({ { offset = 0, type = 2, symbol = 2 } }), entry = 16 },
   }
   if change then change(f, f.sections) end
   return elf.file(f)
end

local good = cubin()
write("k.cubin", good)
-- The frame of the function within another; stacks without a bound.
write("frame.cubin", cubin(function(_, s) s[3].bytes = s[3].bytes:sub(1, -5) .. elf.words(100) end))
write("recursion.cubin", cubin(function(_, s)
   s[3].bytes = s[3].bytes:gsub(elf.words(48), elf.words(-1)) .. elf.attribute(0x12, elf.words(3, -1))
end))
write("new.cubin", cubin(function(f) f.os, f.abi, f.flags = 65, 8, 0x06005002 end))
write("number.cubin", cubin(function(f) f.flags = 53 end))
write("machine.elf", cubin(function(f) f.machine = 8 end))
write("other.elf", cubin(function(f) f.machine, f.os = 0xffff, 3 end))
write("os.elf", cubin(function(f) f.os = 3 end))
write("cut.cubin", good:sub(1, #good - 1))
write("empty.elf", elf.file({ sections = {} }))
-- SASS: `EXIT`, and a word that is no instruction. The flags say sm_80 in the way of either toolkit.
for _, f in ipairs({ { os = 51, flags = 0x00500550 }, { os = 65, flags = 0x06005002 } }) do
   write("sass" .. f.os .. ".cubin", elf.file({ os = f.os, flags = f.flags, sections = {
      { name = ".text.k", type = PROGBITS, flags = CODE, align = 128,
         bytes = elf.words(0x0000794d, 0, 0x03800000, 0x000fea00) .. ("\xff"):rep(16) } } }))
end

-- For tests/ok/length/bundled.isa, with bundles of several words: two functions, one with bytes after
-- its last bundle.
local any = {}
for i = 1, 16 * 9 + 6 do any[i] = string.char(i * 37 % 251) end
write("units.elf", elf.file({ machine = 7, sections = {
   { name = ".text.whole", type = PROGBITS, flags = CODE, bytes = table.concat(any, "", 1, 16 * 4),
      align = 32 },
   { name = ".text.rest", type = PROGBITS, flags = CODE, bytes = table.concat(any, "", 16 * 4 + 1),
      align = 32 } } }))

local function bad(name, change) write("bad_" .. name, cubin(change)) end
local function patched(name, at, bytes)
   write("bad_" .. name, good:sub(1, at) .. bytes .. good:sub(at + #bytes + 1))
end
write("bad_magic_only", "\127ELF")
write("bad_ident", good:sub(1, 63))
patched("class", 4, "\1")
patched("order", 5, "\2")
patched("version", 6, "\2")
patched("entry", 58, "\40")
bad("table", function(f) f.table = 1 << 60 end)
bad("no_table", function(f) f.table = 0 end)
bad("count", function(f) f.count = 0xfeff end)
bad("names", function(f) f.names = 99 end)
bad("names_kind", function(f) f.names = 5 end)
bad("outside", function(_, s) s[8].offset = 1 << 40 end)
bad("size", function(_, s) s[8].size = (1 << 63) + 5 end)
bad("strings", function(_, s) s[1].bytes = s[1].bytes .. "x" end)
bad("symbol_name", function(_, s) s[1].bytes = "\0first\0" end)
bad("symbol_section", function(_, s) s[2].bytes = elf.symbols({ { section = 77 } }) end)
bad("symbol_size", function(_, s) s[2].bytes = s[2].bytes .. "123" end)
bad("symbol_link", function(_, s) s[2].link = 0 end)
bad("two_symbols", function(_, s) s[9].type = SYMTAB end)
bad("relocation_size", function(_, s) s[7].bytes = s[7].bytes .. "1" end)
bad("relocation_symbol", function(_, s)
   s[7].bytes = elf.relocations({ { offset = 0, type = 1, symbol = 8, addend = 0 } })
end)
bad("relocation_section", function(_, s) s[7].info = 13 end)
bad("same_name", function(_, s) s[6].name = ".text.first" end)
bad("overlap", function(_, s) s[6].offset, s[6].size = 0, 0x200 end)
bad("shared_code", function(_, s)
   local at = s[5].offset or select(2, good:find(first, 1, true)) - #first
   s[6].offset, s[6].size = at + 8, 8
end)
bad("overlaps", function(_, s)
   for i = 7, 11 do s[i] = { name = ".x" .. i, type = PROGBITS, offset = 0, size = 600 } end
end)

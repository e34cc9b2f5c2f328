-- Writes the cubins of cfg_test.sh into the folder that is given, which has their code: table.code.
-- `near` has the targets of its jump beside the code; in `far` they are 0, and in constant bank 2;
-- `none` has neither, `odd` a table of another size; `inner` has no table, and a function in its code.
package.path = (arg[0]:match("^(.*)/tests/") or ".") .. "/?.lua;" .. package.path
local elf = require("tests.lib.elf")
local folder = assert(arg[1], "cfg_make.lua FOLDER")

local function read(name)
   local file <close> = assert(io.open(folder .. "/" .. name, "rb"))
   return file:read("a")
end

local code = read("table.code")
local PROGBITS, SYMTAB, STRTAB, INFO = 1, 2, 3, 0x70000000

local function write(name, targets, constants, inner)
   local symbols, names = elf.symbols({ { name = "table", section = 4, type = 2, binding = 1,
      size = #code }, inner })
   local info = targets and elf.attribute(0x34, elf.words(0x10, 0, #targets,
      table.unpack(targets))) or ""
   local file <close> = assert(io.open(("%s/%s.cubin"):format(folder, name), "wb"))
   file:write(elf.file({ flags = 0x00500550, sections = {
      { name = ".strtab", type = STRTAB, bytes = names },
      { name = ".symtab", type = SYMTAB, link = 1, entry = 24, info = 1, bytes = symbols },
      { name = ".nv.info.table", type = INFO, link = 2, info = 4, bytes = info },
      { name = ".text.table", type = PROGBITS, flags = 6, link = 2, info = 40 << 24 | 1,
         bytes = code },
      { name = ".nv.constant2.table", type = PROGBITS, flags = 2, info = 4,
         bytes = elf.words(table.unpack(constants or { 1 })) },
   } }))
end

write("near", { 0x20, 0x40, 0x20 })
write("far", { 0, 0 }, { 0x40, 0x20 })
write("odd", { 0, 0 }, { 0x40, 0x20, 0x20 })
write("none")
write("inner", nil, nil, { name = "inner", section = 4, type = 2, binding = 1, value = 0x20, size = 0x20 })

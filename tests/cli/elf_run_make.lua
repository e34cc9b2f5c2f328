-- Writes the ELF programs of elf_run_test.sh into the folder that is given, around the words that
-- `isadora as` made of the source: elf_run_make.lua FOLDER CODE, with the code of 4096 bytes at most.
package.path = (arg[0]:match("^(.*)/tests/") or ".") .. "/?.lua;" .. package.path
local elf = require("tests.lib.elf")
local folder, code_file = assert(arg[1]), assert(arg[2], "elf_run_make.lua FOLDER CODE")

local AT, DATA_AT, HEADER = 0x80000000, 0x80001000, 64
local PROGBITS, SYMTAB, STRTAB = 1, 2, 3

local file = assert(io.open(code_file, "rb"))
local code = file:read("a")
file:close()
assert(#code <= DATA_AT - AT)

-- The data of the program: `tohost`, `fromhost`, `text`, the call, and the signature, of which the
-- file has the first 8 bytes.
local names = { tohost = 0, fromhost = 8, text = 16, call = 32, begin_signature = 96, end_signature = 120 }
local data = ("\0"):rep(16) .. "by a call\n\0\0\0\0\0\0" .. ("<I8I8I8I8"):pack(64, 1, DATA_AT + 16, 10)
   .. ("\0"):rep(32) .. ("<I8"):pack(0x0123456789abcdef)

-- `change` may change segments, symbols, and the file.
local function program(change)
   local symbols = {
      { name = "$xrv64i", section = 1 }, { name = "_start", section = 1, binding = 1, value = AT },
      { name = "finish", section = 1, binding = 1, type = 2, value = AT + 0x18 },
      { name = "begin_signature", section = 2, value = DATA_AT + names.begin_signature },
      { name = "end_signature", section = 2, value = DATA_AT + names.end_signature },
      { name = "tohost", section = 2, type = 1, size = 8, value = DATA_AT },
      { name = "fromhost", section = 2, type = 1, size = 8, value = DATA_AT + names.fromhost },
   }
   local f = { machine = 243, os = 0, abi = 0, version = 1, entry = AT, segments = {
      { type = 0x70000003, flags = 4, offset = 0, bytes = 0, memory = 0 },
      { flags = 5, offset = HEADER, bytes = #code, address = AT },
      { flags = 6, offset = HEADER + #code, bytes = #data, memory = 0x200, address = DATA_AT },
   } }
   if change then change(f, f.segments, symbols) end
   local table_of, strings = elf.symbols(symbols)
   f.sections = {
      { name = ".text", type = PROGBITS, flags = 6, bytes = code, address = AT },
      { name = ".data", type = PROGBITS, flags = 3, bytes = data, address = DATA_AT },
      { name = ".symtab", type = SYMTAB, bytes = table_of, link = 4, entry = 24 },
      { name = ".strtab", type = STRTAB, bytes = strings },
   }
   table.move(f.more or {}, 1, #(f.more or {}), #f.sections + 1, f.sections)
   return elf.file(f)
end

-- Sections with lines of the source: `prog.c:10` from the begin of the code, `prog.c:12` from its
-- byte 8, `part.h:3` from byte 0x18.
local function lines(version, forms)
   local strings = "/src\0prog.c\0part.h\0"
   local place = forms.form == 8 and { "/src\0", "prog.c\0", "part.h\0" }
      or { ("<I4"):pack(0), ("<I4"):pack(5), ("<I4"):pack(12) }
   local form = string.char(1, forms.form)
   local files = version < 5 and "/src\0\0prog.c\0\1\0\0part.h\0\1\0\0\0"
      or "\1" .. form .. "\1" .. place[1]
         .. "\3" .. form .. "\2\11\5\30\3" -- a name, a folder, a sum of 16 bytes
         .. place[2] .. "\0" .. ("x"):rep(16) .. place[2] .. "\0" .. ("x"):rep(16)
         .. place[3] .. "\0" .. ("x"):rep(16)
   local head = "\1" .. (version >= 4 and "\1" or "") .. "\1\253\12\13" .. "\0\1\1\1\1\0\0\0\1\0\0\1" .. files
   local code_lines = "\0\9\2" .. ("<I8"):pack(AT) .. "\3\9\1" -- the address; line 10
      .. string.char(13 + 3 + 2 + 12 * 8) -- 8 bytes and 2 lines on
      .. "\4\2\3\119\9" .. ("<I2"):pack(0x10) .. "\1" -- file 2, line 3, 16 bytes on
      .. "\2" .. string.char(#code - 0x18) .. "\0\1\1"
   local rest = (version >= 5 and "\8\0" or "") .. ("<s4"):pack(head) .. code_lines
   local whole = ("<s4"):pack(("<I2"):pack(version) .. rest)
   return { { name = ".debug_line", type = PROGBITS, bytes = whole },
      { name = forms.section or ".debug_line_str", type = PROGBITS, bytes = strings } }
end

local function write(name, change)
   local out = assert(io.open(folder .. "/" .. name, "wb"))
   out:write(program(change))
   out:close()
end

local function without(symbols, name)
   for i = #symbols, 1, -1 do
      if symbols[i].name == name then table.remove(symbols, i) end
   end
end

write("good.elf")
for version = 2, 4 do
   write(("lines%d.elf"):format(version), function(f) f.more = lines(version, { form = 0x1f }) end)
end
write("lines5.elf", function(f) f.more = lines(5, { form = 0x1f }) end)
write("lines5_strp.elf", function(f) f.more = lines(5, { form = 0xe, section = ".debug_str" }) end)
write("lines5_string.elf", function(f) f.more = lines(5, { form = 8 }) end)
write("lines5_unknown.elf", function(f) f.more = lines(5, { form = 0x7f }) end)
write("lines6.elf", function(f) f.more = lines(6, { form = 0x1f }) end)
write("no_tohost.elf", function(_, _, symbols) without(symbols, "tohost") end)
write("no_signature.elf", function(_, _, symbols) without(symbols, "end_signature") end)
write("bad_signature.elf", function(_, _, symbols) symbols[5].value = DATA_AT + 1 end)
write("far_tohost.elf", function(_, _, symbols) symbols[6].value = -4 end)
write("object.elf", function(f) f.type = 1 end)
write("shared.elf", function(f) f.type = 3 end)
write("entry.elf", function(f) f.entry = DATA_AT end)
write("unmarked.elf", function(_, s) s[2].flags = 6 end)
write("outside.elf", function(_, s) s[3].offset = 0x10000 end)
write("shrinks.elf", function(_, s) s[3].memory = #data - 1 end)
write("last.elf", function(_, s) s[3].address = -0x100 end)
write("beyond.elf", function(_, s) s[3].address = 1 << 60 end)
write("overlap.elf", function(_, s) s[3].address = AT + #code - 1 end)
write("headers.elf", function(f) f.segment_table = 0x100000 end)
write("header_size.elf", function(f) f.segment_entry = 32 end)
write("many.elf", function(f) f.segment_count = 5000 end)
write("none.elf", function(f) f.segments = {} end)
-- Two segments of code without a gap are one program; with the second one elsewhere it ends.
write("split.elf", function(_, s)
   local half = 0x18
   s[2].bytes = half
   s[4] = { flags = 5, offset = HEADER + half, bytes = #code - half, address = AT + half }
end)

-- A program of Linux: the code of the third argument, and no data.
if arg[3] then
   local linux = assert(io.open(arg[3], "rb"))
   code, data = linux:read("a"), ("\0"):rep(16)
   linux:close()
   write("linux.elf", function(f, s, symbols)
      f.segment_table = nil
      s[2].offset, s[2].bytes, s[2].address = 0, HEADER + #code, AT - HEADER
      s[3].bytes, s[3].memory = #data, #data
      without(symbols, "tohost")
   end)
end

-- Makes a program of runs and executes it, here and in the emulator, with the same bytes at the
-- same addresses: states and memory, then the end, which writes these out by system calls, then the
-- runs.
local forms = require("tools.analysis.rv64.forms")
local values = require("tools.analysis.rv64.values")
local draw = require("tools.analysis.rv64.draw")

local M = {}

local BASE, MEMORY, STATE = 0x10000, 8192, 512

-- One line for each register from `first` on, but for the one with the address.
local function lines_for(harness, format, first, at)
   local lines = {}
   for i = first, 31 do
      if first == 0 or i ~= harness then
         lines[#lines + 1] = format:format(i, at + 8 * i, harness)
      end
   end
   return table.concat(lines, "\n")
end

local HEAD = [[
   .section .all, "awx"
   .option norvc
   .option norelax
   .macro load
   sc.w x1, x1, (x$harness) # ends a reservation of another run
   ld x1, 0(x$harness)
   fscsr x1
   $load_x
   $load_f
   .endm
   .macro save
   $save_x
   $save_f
   frcsr x1
   sd x1, 0(x$harness)
   .endm
data:
   .incbin "$folder/data.bin"
   li a7, 64
   li a0, 1
   lla a1, data
   li a2, $size
   ecall
   li a7, 93
   li a0, 0
   ecall
   .balign 64
   .globl _start
_start:
]]

local RUN = [[
   lla x$harness, data + $state
   load
   .incbin "$folder/code.bin", $at, $bytes
   lla x$harness, data + $state
   save
]]

local function source_of(folder, runs, harness, data)
   local parts = { (HEAD:gsub("%$([%w_]+)", {
      folder = folder, harness = harness, size = #data,
      load_x = lines_for(harness, "ld x%d, %d(x%d)", 1, 0),
      load_f = lines_for(harness, "fld f%d, %d(x%d)", 0, 256),
      save_x = lines_for(harness, "sd x%d, %d(x%d)", 1, 0),
      save_f = lines_for(harness, "fsd f%d, %d(x%d)", 0, 256),
   })) }
   local at = 0
   for i, run in ipairs(runs) do
      parts[#parts + 1] = RUN:gsub("%$([%w_]+)", { folder = folder, harness = harness, at = at,
         bytes = #run.code, state = (i - 1) * STATE })
      at = at + #run.code
   end
   parts[#parts + 1] = ("lla x%d, data + %d\njr x%d\n"):format(harness, #data, harness)
   return table.concat(parts)
end

local function data_of(runs, random)
   local parts, pointers = {}, {}
   if runs.memory then
      for _, number in ipairs(draw.POINTERS) do
         pointers[number] = BASE + STATE * #runs + MEMORY // 2 + 16 * number
      end
   end
   for i = 1, #runs do parts[i] = values.state(random, pointers) end
   for i = 1, MEMORY // 8 do parts[#runs + i] = string.pack("<i8", values.integer(random)) end
   return table.concat(parts)
end

-- The bytes that an ELF file loads from the base on, all in one segment.
local function loaded(elf)
   local table_at, size, number = ("<I8"):unpack(elf, 33), ("<I2I2"):unpack(elf, 55)
   for i = 0, number - 1 do
      local at = table_at + i * size + 1
      local kind, _, from, address, _, bytes = ("<I4I4I8I8I8I8"):unpack(elf, at)
      if kind == 1 and address <= BASE and address + bytes > BASE then
         return elf:sub(from + BASE - address + 1, from + bytes)
      end
   end
   error("no segment at the base")
end

-- Executes the program here until its end, to which traps would jump, too; returns the data.
local function ours_of(options, folder, ending)
   forms.run("%s run -m %s -V %s -i -b 0x%x -e 0x%x -u 0x%x -n 0 -s '$mstatus=0x2000' "
      .. "-s '$mtvec=0x%x' --save 'mem@0x%x+%d:%s/ours.bin' %s/run.bin >%s/ours.log",
      options.program, options.isa, options.variant, BASE, ending + 64, ending, ending, BASE,
      ending - BASE, folder, folder, folder)
   local trapped = forms.read(folder .. "/ours.log"):match("%$mepc = 0x(%x+)")
   if trapped then error(("our machine trapped at 0x%s, see %s"):format(trapped, folder), 0) end
   return forms.read(folder .. "/ours.bin")
end

--- Executes the runs: the data before, ours after, theirs after.
function M.execute(options, folder, runs, harness, random)
   runs.memory = options.memory
   local code, data = {}, data_of(runs, random)
   for i, run in ipairs(runs) do code[i] = run.code end
   forms.write(folder .. "/data.bin", data)
   forms.write(folder .. "/code.bin", table.concat(code))
   forms.write(folder .. "/run.s", source_of(folder, runs, harness, data))
   forms.run("%s -march=%s %s/run.s -o %s/run.o", options.as, options.march, folder, folder)
   forms.run("%s --section-start=.all=0x%x %s/run.o -o %s/run.elf", options.ld, BASE, folder,
      folder)
   forms.write(folder .. "/run.bin", loaded(forms.read(folder .. "/run.elf")))
   local ours = ours_of(options, folder, BASE + #data)
   forms.run("%s %s/run.elf >%s/theirs.bin", options.qemu, folder, folder)
   return data, ours, forms.read(folder .. "/theirs.bin")
end

return M

-- Makes a program of runs and executes it, here and in the emulator. Its words are the same: data
-- first, then the end, which writes the data out by a system call, then the runs.
local forms = require("tools.analysis.rv64.forms")
local values = require("tools.analysis.rv64.values")
local draw = require("tools.analysis.rv64.draw")

local M = {}

local BASE, MEMORY = 0x10000, 8192

-- `load` and `save` of all registers but the one that has the address.
local function macros(harness)
   local lines = { ".section .all,\"awx\"", ".option norvc", ".option norelax", ".macro load", "ld x1, 0(x%d)", "fscsr x1" }
   local save = { ".macro save" }
   for i = 1, 31 do
      if i ~= harness then
         lines[#lines + 1] = ("ld x%d, %d(x%%d)"):format(i, 8 * i)
         save[#save + 1] = ("sd x%d, %d(x%%d)"):format(i, 8 * i)
      end
   end
   for i = 0, 31 do
      lines[#lines + 1] = ("fld f%d, %d(x%%d)"):format(i, 256 + 8 * i)
      save[#save + 1] = ("fsd f%d, %d(x%%d)"):format(i, 256 + 8 * i)
   end
   lines[#lines + 1] = ".endm"
   table.move(save, 1, #save, #lines + 1, lines)
   for _, line in ipairs { "frcsr x1", "sd x1, 0(x%d)", ".endm" } do lines[#lines + 1] = line end
   return table.concat(lines, "\n"):gsub("%%d", tostring(harness))
end

local function source_of(folder, runs, harness, data)
   local lines = { macros(harness), (".incbin \"%s/data.bin\""):format(folder),
      "li a7, 64", "li a0, 1", ("li a1, 0x%x"):format(BASE), ("li a2, %d"):format(#data), "ecall",
      "li a7, 93", "li a0, 0", "ecall", ".balign 64", ".globl _start", "_start:" }
   local at = 0
   for i, run in ipairs(runs) do
      local address = ("lla x%d, %s + %d"):format(harness, "data", (i - 1) * 512)
      for _, line in ipairs { address, "load",
         (".incbin \"%s/code.bin\", %d, %d"):format(folder, at, #run.code), address, "save" } do
         lines[#lines + 1] = line
      end
      at = at + #run.code
   end
   lines[#lines + 1] = ("lla x%d, data + %d\njr x%d\n"):format(harness, #data, harness)
   table.insert(lines, 2, "data:")
   return table.concat(lines, "\n")
end

local function data_of(runs, harness, random)
   local states, pointers = {}, {}
   for _, number in ipairs(draw.POINTERS) do
      pointers[number] = BASE + 512 * #runs + MEMORY // 2 + 16 * number
   end
   for i = 1, #runs do states[i] = values.state(random, runs.memory and pointers or {}) end
   for i = 1, MEMORY // 8 do states[#runs + i] = string.pack("<i8", values.integer(random)) end
   return table.concat(states), harness
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

--- Executes the runs: the data before, ours after, theirs after.
function M.execute(options, folder, runs, harness, random)
   runs.memory = options.memory
   local code, data = {}, data_of(runs, harness, random)
   for i, run in ipairs(runs) do code[i] = run.code end
   forms.write(folder .. "/data.bin", data)
   forms.write(folder .. "/code.bin", table.concat(code))
   forms.write(folder .. "/run.s", source_of(folder, runs, harness, data))
   forms.run("%s -march=%s %s/run.s -o %s/run.o", options.as, options.march, folder, folder)
   forms.run("%s --section-start=.all=0x%x %s/run.o -o %s/run.elf", options.ld, BASE, folder, folder)
   forms.write(folder .. "/run.bin", loaded(forms.read(folder .. "/run.elf")))
   local ending = BASE + #data
   forms.run("%s run -m %s -V %s -i -b 0x%x -e 0x%x -u 0x%x -n 0 -s '$mstatus=0x2000' -s "
      .. "'$mtvec=0x%x' --save 'mem@0x%x+%d:%s/ours.bin' %s/run.bin >%s/ours.log", options.program,
      options.isa, options.variant, BASE, (ending + 40 + 63) & ~63, ending, ending, BASE, #data,
      folder, folder, folder)
   local trapped = forms.read(folder .. "/ours.log"):match("%$mepc = 0x(%x+)")
   if trapped then error(("our machine trapped at 0x%s, see %s"):format(trapped, folder), 0) end
   forms.run("%s %s/run.elf >%s/theirs.bin", options.qemu, folder, folder)
   return data, forms.read(folder .. "/ours.bin"), forms.read(folder .. "/theirs.bin")
end

return M

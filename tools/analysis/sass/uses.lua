-- Holds the registers that `isadora dis --json --uses` says an instruction reads and writes against
-- those that its text names.
--
--   lua5.4 tools/analysis/sass/uses.lua -m ISA -V VARIANT [-p PROGRAM] [-v] FILE..
--
-- A file is a cubin, a table of opcodes (`opcode12_hex mnemonics_seen example_text
-- example_low105_hex`) or one of forms of Maxwell (with a column `base_word`, perhaps one `bit`, which
-- is the other way round), packed or not. Each register of the text must be read or written. What is
-- read or written must be in the text, or up to three registers after one that is, as in wide
-- numbers; `PR` and `UPR` are all predicates, and a descriptor in UR4 need not appear. Special
-- registers are left out. The status is 1 when an instruction differs.
package.path = (arg[0]:match("^(.*)/tools/analysis/sass/") or ".") .. "/?.lua;" .. package.path
local dkjson = require("dkjson")
local common = require("tools.analysis.sass.common")

local FILES = { R = true, UR = true, P = true, UP = true, B = true }
local WIDE = 3  -- registers of a number of 128 bits after the first

local options = common.options("uses.lua", "Uses of registers against instruction texts.", "file", "+")
local report = common.reporter(options)
local count, good = 0, 0

--- The registers of an instruction text: `{[file] = {[number] = true}}`, "some" for possible ones.
--- Names after a dot, such as `.B1`, and those after a bank (`c[0x0]`) are not registers.
local function named(text)
   local found = { R = {}, UR = {}, P = {}, UP = {}, B = {} }
   for before, name, number in (" " .. text):gmatch("([^%w_.])(%u+)(%d+)%f[^%w_]") do
      if FILES[name] and before then found[name][tonumber(number)] = true end
   end
   for _, file in ipairs({ "P", "UP" }) do
      for n = 0, text:find("%f[%w]" .. file .. "R%f[%W]") and 6 or -1 do found[file][n] = "some" end
   end
   if text:find("%[") then
      found.UR[4] = found.UR[4] or "some"
   end
   return found
end

local function compare(row)
   local text = named(row.text)
   local used, strange = named(""), nil
   for _, use in ipairs(row.uses) do
      local name, number = use.register:match("^(%u+)(%d+)$")
      if use.any and FILES[use.register] then used[use.register].any = true end
      if FILES[name] then
         number = tonumber(number)
         used[name][number] = true
         local is_named = false
         for n = number - WIDE, number do is_named = is_named or text[name][n] end
         if not is_named then strange = use.register end
      end
   end
   local missing
   for _, name in ipairs({ "R", "UR", "P", "UP", "B" }) do
      for number, how in pairs(text[name]) do -- one of them will do
         if how == true and not used[name][number] and not used[name].any then
            missing = name .. number
         end
      end
   end
   return missing, strange
end

local function look_at(line)
   local row = dkjson.decode(line)
   if not row or not row.uses then return end
   count = count + 1
   local missing, strange = compare(row)
   if not missing and not strange then
      good = good + 1
      return
   end
   report(row.text, "%s: %s", row.text, missing and "nothing uses " .. missing
      or strange .. " is used")
end

-- Rows of a table of forms as units of Maxwell: a word that controls three, and these.
local function units_of(list, columns)
   local units, pause = {}, 0x7f1
   local control = ("%016x"):format(pause | pause << 21 | pause << 42)
   for i, line in ipairs(list) do
      local cells = common.cells_of(line)
      local word = tonumber(cells[columns.base_word], 16)
      local bit = columns.bit and tonumber(cells[columns.bit])
      if i % 3 == 1 then units[#units + 1] = common.parts_of(control) end
      units[#units + 1] = common.parts_of(("%016x"):format(bit and word ~ 1 << bit or word))
   end
   while #units % 4 ~= 0 do units[#units + 1] = common.parts_of("50b0000000070f00") end -- NOP
   return table.concat(units, "\n") .. "\n"
end

-- Words of a table, one a line, as `dis -w` reads them.
local function words_of(path)
   local list, columns = common.table_lines(path), {}
   for i, name in ipairs(common.cells_of(table.remove(list, 1))) do columns[name] = i end
   if columns.base_word then return units_of(list, columns) end
   for i, line in ipairs(list) do
      local opcode, low = line:match("^(%x+)\t.*\t0x(%x+)$")
      list[i] = common.parts_of("000fe2" .. (("0"):rep(32 - #low) .. low):sub(7, 29) .. opcode)
   end
   return table.concat(list, "\n") .. "\n"
end

for _, path in ipairs(options.files) do
   local input, temp = path, nil
   local command = common.command(options, "dis") .. " --json --uses --ctrl "
   if path:find("%.tsv") then
      temp = os.tmpname()
      common.write(temp, words_of(path))
      input, command = temp, command .. "-w "
   end
   for _, line in ipairs(common.lines_of(command .. input)) do look_at(line) end
   if temp then os.remove(temp) end
end
report.summary()
print(("%s %s: %d of %d instructions use what they name"):format(options.isa, options.variant,
   good, count))
os.exit(good == count and count > 0)

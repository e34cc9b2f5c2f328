-- Which hazards does `isadora lint` report in cubins, by family? In what a compiler has made all of
-- them are false, so that each family is a mistake of the description or of the lint.
--
--   lua5.4 tools/analysis/sass/hazards.lua [-p PROGRAM] [-n] [-v] FILE|FOLDER...
--
-- A folder is searched for cubins. A family is: what is wrong; the mnemonics of the instruction that
-- began and of that which is disturbed; the register file; the cycles between them and those that
-- are missing, where it is about cycles. Printed are the number of hazards of each family, an
-- example with -v, and, for each architecture, the instructions, files and hazards. With -n notes
-- are counted too. The status is 1 when there are hazards.
package.path = (arg[0]:match("^(.*)/tools/analysis/sass/") or ".") .. "/?.lua;" .. package.path
local argparse = require("argparse")
local json = require("dkjson")
local lfs = require("lfs")
local common = require("tools.analysis.sass.common")

local parser = argparse("hazards.lua", "Hazards in cubins, by family.")
parser:option("-p --program", "the program isadora", lfs.currentdir() .. "/build/isadora")
parser:flag("-n --notes", "also count notes")
parser:flag("-v --verbose", "show an example of each family")
parser:argument("files", "cubins, or folders with cubins"):args("+")
local options = parser:parse()

local families, family_names = {}, {}
local variants, variant_names = {}, {}

local function entry_of(map, names, key, make)
   if not map[key] then
      map[key], names[#names + 1] = make(), key
   end
   return map[key]
end

local function family_of(row)
   local file = (row.register or ""):match("^%$?%u+") or "-"
   local cycles = row.missing and row.missing > 0
      and (" at %d, %d missing"):format(row.distance, row.missing) or ""
   return ("%s: %s -> %s %s%s"):format(row.hazard or row.note, common.mnemonic(row.began.text),
      common.mnemonic(row.at.text), file, cycles)
end

local function note_hazard(row, path, of)
   local family = entry_of(families, family_names, family_of(row), function()
      return { count = 0 }
   end)
   family.count = family.count + 1
   family.example = family.example or ("%s: %s: %s `%s` .. `%s`: %s"):format(path,
      row["function"] or "-", row.at.address, row.began.text, row.at.text, row.message)
   if row.hazard then of.hazards = of.hazards + 1 end
end

-- The variant of a cubin, from its ELF header, and how many instructions it has.
local function look_at(path)
   local listing = common.lines_of(("%s dis --text '%s' 2>/dev/null"):format(options.program, path))
   local variant = "?"
   local count = 0
   for _, line in ipairs(listing) do
      variant = line:match("^; ELF file.*, read as %w+ (%S+)") or variant
      if line:find("^[%s{}]*[@%u]") then count = count + 1 end
   end
   local of = entry_of(variants, variant_names, variant, function()
      return { files = 0, instructions = 0, hazards = 0 }
   end)
   of.files, of.instructions = of.files + 1, of.instructions + count
   for _, line in ipairs(common.lines_of(("%s lint --json '%s' 2>/dev/null"):format(options.program,
      path))) do
      local row = json.decode(line)
      if row and (row.hazard or options.notes and row.note) then note_hazard(row, path, of) end
   end
end

local function each_cubin(path, visit)
   if lfs.attributes(path, "mode") ~= "directory" then return visit(path) end
   local names = {}
   for name in lfs.dir(path) do names[#names + 1] = name end
   table.sort(names)
   for _, name in ipairs(names) do
      local whole = path .. "/" .. name
      if lfs.attributes(whole, "mode") == "directory" then
         if name ~= "." and name ~= ".." then each_cubin(whole, visit) end
      elseif name:find("%.cubin$") then
         visit(whole)
      end
   end
end

for _, path in ipairs(options.files) do each_cubin(path, look_at) end
table.sort(family_names, function(a, b)
   local n, m = families[a].count, families[b].count
   return n > m or n == m and a < b
end)
for _, name in ipairs(family_names) do
   print(("%6d  %s"):format(families[name].count, name))
   if options.verbose then print("        " .. families[name].example) end
end
table.sort(variant_names)
local total = 0
for _, name in ipairs(variant_names) do
   local of = variants[name]
   total = total + of.hazards
   print(("%s: %d files, %d instructions, %d hazards"):format(name, of.files, of.instructions,
      of.hazards))
end
os.exit(total == 0)

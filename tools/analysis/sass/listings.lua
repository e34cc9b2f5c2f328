-- Compares what `isadora dis` prints of cubins with listings of the vendor's disassembler
-- (`nvdisasm -c -hex`): every instruction as text, the vendor's text as the same word (--lines), and
-- the text of a whole cubin as the same bytes.
--
--   lua5.4 tools/analysis/sass/listings.lua [-p PROGRAM] [-v] [--lines] LISTING...
--
-- A listing X.sass has its cubin X.cubin beside it. Blanks do not count, nor do names of places: labels
-- of the listing become the addresses that they stand for. An operand that a relocation fills, which
-- the listing has by name, counts for itself. The status is 1 when a line differs.
package.path = (arg[0]:match("^(.*)/tools/analysis/sass/") or ".") .. "/?.lua;" .. package.path
local argparse = require("argparse")
local common = require("tools.analysis.sass.common")
local listing = require("tools.analysis.sass.listing")
local lines = require("tools.analysis.sass.lines")

local parser = argparse("listings.lua", "Texts of SASS against listings, both ways.")
parser:option("-p --program", "the program isadora", "build/isadora")
parser:option("-m --isa", "instruction set"):default("")
parser:option("-V --variant", "its variant, where that of the file is not meant"):default("")
parser:flag("-v --verbose", "show every difference, not only the first of each shape")
parser:flag("--lines", "assemble the lines of the listings, too")
parser:flag("--no-back", "do not assemble the text of whole cubins")
parser:argument("files", "listings, with their cubins beside them"):args("+")
local options = parser:parse()

local chosen = (options.isa ~= "" and " -m " .. options.isa or "") .. (options.variant ~= "" and
      " -V " .. options.variant or "")
local temp = os.tmpname()
local count = { insns = 0, same = 0, relocated = 0, differ = 0, mark = 0, none = 0, files = 0,
   back = 0,
   lines = 0, refused = 0, other = 0 }
local shapes, order = {}, {}

-- What only one of two texts has: the parts of `one` that `other` lacks, without their numbers.
local function only_in(one, other)
   local there, list = {}, {}
   for part in other:gmatch("[^%s,.]+") do there[part] = true end
   for part in one:gmatch("[^%s,.]+") do
      if not there[part] then
         list[#list + 1] = part:gsub("0x%x+", "0x"):gsub("R%d+", "R"):gsub("^%-?%d+$", "N")
      end
   end
   return table.concat(list, " ")
end

local function report(kind, path, section, insn, ours)
   local key = kind .. common.mnemonic(insn.text) .. only_in(insn.text, ours) .. "|" .. only_in(ours,
      insn.text)
   if not shapes[key] then
      shapes[key] = { count = 0, kind = kind, text = ("%s:%s+0x%x  %s\n    theirs  %s\n    ours   "
            .. " %s"):format(
         path:match("[^/]*/[^/]*$"), section.name, insn.address, insn.word or "", insn.text, ours) }
      order[#order + 1] = shapes[key]
   elseif options.verbose then
      shapes[key].text = shapes[key].text .. ("\n    theirs  %s\n    ours    %s"):format(insn.text,
         ours)
   end
   shapes[key].count = shapes[key].count + 1
end

-- What the program prints: texts by section and address.
local function ours_of(cubin)
   local sections, section = {}, nil
   for _, line in ipairs(common.lines_of(("%s dis --json%s %s"):format(options.program, chosen,
      cubin))) do
      local isa, variant = line:match('^{"machine".-"isa":"(%w+)","variant":"([%w_]+)"')
      if isa then sections.kind = { isa = isa, variant = variant } end
      local address, text = line:match('^{"address":"0x(%x+)".-"text":"(.-)","')
      local name = not address and line:match('^{"function":"(.-)"')
      if name then section = {} sections[name] = section end
      if address and section then section[tonumber(address, 16)] = text end
   end
   return sections
end

-- Whether the texts differ in an operand that a relocation fills alone.
local function relocated(theirs, ours)
   if not theirs:find("%d+@%a+%b()") and not theirs:find("`%b()") then return false end
   theirs, ours = theirs:gsub("c %[", "c["):gsub(" }$", "}"),
      ours:gsub(" %^0x%x+", ""):gsub(" }$", "}")
   local function same(with)
      local pattern = with:gsub("%d+@%a+%b()", "\0"):gsub("`%b()", "\0"):gsub("%p", "%%%0")
      return ours:match("^" .. pattern:gsub("%z", "%%S+") .. "$")
   end
   -- an offset of 0 is no part of the text, a bank has its number, and another alias is chosen
   local banked = theirs:gsub("c%[`%b()%]", "c[0x0][`(x)]"):gsub("c%[(%u[%w.]*)%+`%b()%]",
      "c[`(x)][%1]")
   local short = banked:gsub("%+?`%b()%]", "]")
   if same(theirs) or same(banked) or same(short) then return true end
   ours = ours:gsub("%.MOV", "", 1)
   return same(banked) ~= nil
end

local function compare_one(path, section, insn, ours)
   count.insns = count.insns + 1
   if ours == insn.text then
      count.same = count.same + 1
   elseif ours and relocated(insn.text, ours) then
      count.relocated = count.relocated + 1
   elseif not ours or ours:match("^%.unit") then
      count.none = count.none + 1
      report("undecoded", path, section, insn, ours or "(nothing)")
   else
      count.differ = count.differ + 1
      local mark = ours:gsub(" %^0x%x+", "") == insn.text
      if mark then count.mark = count.mark + 1 end
      report(mark and "mark" or "differs", path, section, insn, ours)
   end
end

local function back(path, cubin)
   count.files = count.files + 1
   os.execute(("%s dis --text %s >%s; %s as --elf %s %s -o %s.cubin"):format(options.program, cubin,
      temp,
      options.program, cubin, temp, temp))
   if os.execute(("cmp -s %s %s.cubin"):format(cubin, temp)) then count.back = count.back + 1
   else print(path .. ": the text gives other bytes") end
end

-- What assembling the lines of the listing gives.
local function assembled(path, section, here, kind)
   local command = ("%s as -m %s -V %s -w"):format(options.program, kind.isa, kind.variant)
   lines.compare(command, temp, section, here, kind.isa == "maxwell", function(what, insn, text)
      count.lines = count.lines + 1
      what = what == "same" and "same_words" or what
      count[what] = (count[what] or 0) + 1
      if what == "refused" or what == "other" then report("line " .. what, path, section, insn,
         text) end
   end)
end

local function compare(path)
   local cubin = path:gsub("%.sass$", ".cubin")
   local ours = ours_of(cubin)
   for _, section in ipairs(listing.read(path)) do
      local here = ours[section.name] or {}
      for _, insn in ipairs(section) do
         local text = here[insn.address]
         compare_one(path, section, insn, text and listing.plain(text))
      end
      if options.lines then assembled(path, section, here, ours.kind) end
   end
   if not options.no_back then back(path, cubin) end
end

for _, path in ipairs(options.files) do compare(path) end
os.remove(temp)
os.remove(temp .. ".cubin")
os.remove(temp .. ".err")
table.sort(order, function(a,
   b) return a.count > b.count or a.count == b.count and a.text < b.text end)
for _, one in ipairs(order) do print(("%6d %s: %s"):format(one.count, one.kind, one.text)) end
print(("%d instructions: %d same (%.3f %%), %d relocated, %d differ (%d only a mark), %d "
      .. "undecoded; %d of %d files the same bytes")
   :format(count.insns, count.same, 100 * (count.same + count.relocated) / math.max(1, count.insns),
      count.relocated, count.differ, count.mark,
      count.none, count.back, count.files))
if options.lines then
   print(("%d lines: %d the same words, %d but for a descriptor, %d other words, %d refused"):format(
      count.lines, count.same_words or 0, count.descriptor or 0, count.other, count.refused))
end
os.exit(count.insns > 0 and count.same + count.relocated == count.insns and count.back == count.files)

-- Are the live registers of `isadora dis --registers` those of `nvdisasm -plr`? Compares each
-- instruction of cubins: which registers of the files R, P, UR, UP are occupied.
--
--   lua5.4 tools/analysis/sass/live.lua [-p PROGRAM] -n NVDISASM [-v] CUBIN...
--
-- Rows are counted by why they differ, the first reason that applies:
--   - stack: nvdisasm has R1 live up to EXIT, whether anything reads it or not;
--   - calls: in functions with calls it goes by the calling convention, we by what is called;
--   - pairs: it has one row for both instructions of a brace of Maxwell;
--   - more: it has a register live that nothing reads before it is written: throughout a block
--     that begins and ends with it live, and before a write under the guard of the reads;
--   - fewer, other: it has one dead that we have live, or other symbols. -v prints these, -v -v all.
package.path = (arg[0]:match("^(.*)/tools/analysis/sass/") or ".") .. "/?.lua;" .. package.path
local argparse = require("argparse")
local json = require("dkjson")
local common = require("tools.analysis.sass.common")

local parser = argparse("live.lua", "Compares live registers with those of nvdisasm.")
parser:option("-p --program", "isadora", "isadora")
parser:option("-n --nvdisasm", "nvdisasm", "nvdisasm")
parser:flag("-v --verbose", "print differences without a known reason; twice: all"):count("0-2")
parser:argument("cubins", "cubins"):args("+")
local options = parser:parse()

local FILES = { GPR = "R", PRED = "P", UGPR = "UR", UPRED = "UP" }

local function lines_of(command)
   local pipe <close> = assert(io.popen(command))
   return pipe:read("a"):gmatch("[^\n]*")
end

-- Rows: {[function] = {[address] = {R = {[number] = symbol}, P = ..}}} ------------------------------

-- Where the columns of the files are, from the names of the files and the line of numbers below.
local function columns_of(names, numbers)
   local columns, at = {}, {}
   for start, name, finish in names:gmatch("()%s*(%u+)%s*()|") do
      at[#at + 1] = { file = FILES[name], from = start, to = finish }
   end
   for _, group in ipairs(at) do
      for from, number, to in numbers:gmatch("()(%d+)()") do
         if from >= group.from and from < group.to then
            columns[#columns + 1] = { group.file, tonumber(number), from, to - 1 }
         end
      end
   end
   return columns
end

local function theirs_of(cubin)
   local functions, rows, columns, names = {}, nil, nil, nil
   for line in lines_of(("%s -plr -c '%s'"):format(options.nvdisasm, cubin)) do
      local section = line:match("^%s*%.section%s+%.text%.([^,\"]+)")
      local table_part = line:match("//( |.*)$")
      local address = line:match("^%s*/%*(%x+)%*/")
      if section then
         rows, columns = {}, nil
         functions[section] = rows
      elseif table_part and table_part:match("%f[%w]GPR%f[%W]") then
         names = table_part
      elseif table_part and names then
         columns, names = columns_of(names, table_part), nil
      elseif table_part and address and rows then
         local row = { R = {}, P = {}, UR = {}, UP = {} }
         for _, c in ipairs(columns) do
            local symbol = table_part:sub(c[3], c[4]):match("[%^vx:]")
            row[c[1]][c[2]] = symbol
         end
         rows[tonumber(address, 16)] = row
      end
   end
   return functions
end

local function set_of(list)
   local set = {}
   for _, name in ipairs(list) do set[name] = true end
   return set
end

-- The symbol of each register that is occupied.
local function our_row(one)
   local row, read, written = { R = {}, P = {}, UR = {}, UP = {}, text = one.text }, {}, {}
   for _, use in ipairs(one.uses) do
      (use.access == "read" and read or written)[use.register] = true
   end
   for _, set in ipairs({ set_of(one.live.before), set_of(one.live.after), read, written }) do
      for name in pairs(set) do
         local file, number = name:match("^(%u+)(%d+)$")
         if row[file] then
            row[file][tonumber(number)] = written[name] and (read[name] and "x" or "^")
               or read[name] and "v" or ":"
         end
      end
   end
   return row
end

local function is_call(text)
   local name = common.mnemonic(text)
   return name == "CALL" or name == "CAL" or name == "JCAL"
end

local function ours_of(cubin)
   local functions, rows = {}, nil
   for line in lines_of(("%s dis --json --registers --uses '%s'"):format(options.program, cubin)) do
      local one = json.decode(line) or {}
      if one["function"] then
         rows = { at = {} }
         functions[one["function"]] = rows
      elseif one.live then
         rows.at[tonumber(one.address)] = our_row(one)
         rows.calls = rows.calls or is_call(one.text)
      end
   end
   return functions
end

-- Differences --------------------------------------------------------------------------------------

local REASONS = { "same", "stack", "calls", "pairs", "more", "fewer", "other" }
local count, total = {}, 0
for _, reason in ipairs(REASONS) do count[reason] = 0 end

-- What differs: a list of {register, ours, theirs}.
local function differences(mine, other)
   local list = {}
   for _, file in ipairs({ "R", "P", "UR", "UP" }) do
      for number = 0, 255 do
         local a, b = mine[file][number], other[file][number]
         if a ~= b then list[#list + 1] = { file .. number, a or " ", b or " " } end
      end
   end
   return list
end

local function all_are(list, test)
   for _, one in ipairs(list) do
      if not test(one) then return false end
   end
   return true
end

local function is_stack(one) return one[1] == "R1" end
local function is_more(one) return is_stack(one) or one[2] == " " and one[3] == ":" end
local function is_fewer(one) return is_more(one) or one[2] == ":" and one[3] == " " end

local function reason_of(list, mine, calls)
   if #list == 0 then return "same" end
   if all_are(list, is_stack) then return "stack" end
   if calls then return "calls" end
   if mine.text:find("[{}]") then return "pairs" end
   return all_are(list, is_more) and "more" or all_are(list, is_fewer) and "fewer" or "other"
end

local function compare(place, mine, other, calls)
   local list = differences(mine, other)
   local reason = reason_of(list, mine, calls)
   local known = reason ~= "fewer" and reason ~= "other"
   count[reason], total = count[reason] + 1, total + 1
   if reason ~= "same" and options.verbose >= (known and 2 or 1) then
      local texts = {}
      for i, one in ipairs(list) do texts[i] = ("%s %q %q"):format(one[1], one[2], one[3]) end
      print(("%s: %s: %s: %s"):format(place, mine.text, reason, table.concat(texts, ", ")))
   end
end

local function compare_function(cubin, name, theirs, ours)
   local addresses = {}
   for address in next, theirs do addresses[#addresses + 1] = address end
   table.sort(addresses)
   for _, address in ipairs(addresses) do
      local mine = ours.at[address]
      local place = ("%s: %s 0x%x"):format(cubin, name, address)
      if mine then compare(place, mine, theirs[address], ours.calls) end
   end
end

for _, cubin in ipairs(options.cubins) do
   local theirs, ours = theirs_of(cubin), ours_of(cubin)
   local names = {}
   for name in next, theirs do names[#names + 1] = name end
   table.sort(names)
   for _, name in ipairs(names) do
      if ours[name] then compare_function(cubin, name, theirs[name], ours[name]) end
   end
end
for _, reason in ipairs(REASONS) do print(("%6d %s"):format(count[reason], reason)) end
print(("%6d rows"):format(total))

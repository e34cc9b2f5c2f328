-- All vectors of SASS that the second models make, compared by the program in both of its ways: lanes at once, and
-- lane after lane. Prints how many there are, and which instructions that are executed have none.
--
--   lua5.4 tests/vectors/sass_all.lua build/isadora [ROUNDS]       (default 12 rounds: more than 60,000 vectors)
--
-- The status is 1 if one fails, or if an instruction without vectors is not in README.md.
local program, rounds = arg[1], arg[2] or "12"
if not program then
   io.stderr:write("usage: sass_all.lua PROGRAM [ROUNDS]\n")
   os.exit(2)
end
local here = arg[0]:match("^(.*)/[^/]*$") or "."
local root = here .. "/../.."
local file, failed = os.tmpname(), false

local function lines_of(command)
   local lines = {}
   local pipe <close> = io.popen(command)
   for line in pipe:lines() do lines[#lines + 1] = line end
   return lines
end

-- Instructions are pages of the manual: a form is `PAGE.NAME` or `PAGE`.
local function page_of(form) return (form:match("^[^.]*")) end

-- Runs the vectors of the file; counts those of each instruction in `counts`.
local function compare(isa, what, counts)
   local lines = lines_of(("%s test -v -m %s %s"):format(program, isa, file))
   for _, line in ipairs(lines) do
      local form, passed = line:match("^  (%S+) +(%d+) passed")
      if form then counts[page_of(form)] = (counts[page_of(form)] or 0) + passed end
      if line:find("failed:", 1, true) or line:find("^    %$") then print(line) end
   end
   local plain = lines_of(("%s test --reference -m %s %s"):format(program, isa, file))
   local result = lines[#lines]:find("passed") and lines[#lines] or ""
   for _, line in ipairs(lines) do if line:find("^%d+ passed, %d+ failed") then result = line end end
   print(("%s, %s: %s; lane after lane: %s"):format(isa, what, result, plain[#plain]))
   failed = failed or not result:find(", 0 failed") or not plain[#plain]:find(", 0 failed")
   return tonumber(result:match("^%d+") or 0)
end

-- Mnemonics that are not executed.
local function not_executed(isa)
   local names, listed, on = {}, {}, false
   for _, line in ipairs(lines_of(("%s info %s"):format(program, isa))) do
      local label = line:match("^  (%l+)")
      on = label == "not" or label == "outside" or on and not label and line:find("^   ")
      if on then listed[#listed + 1] = line:sub(12) end
   end
   local without_reasons = table.concat(listed, " "):gsub("%b()", " ")
   for name in without_reasons:gmatch("[^, ]+") do names[page_of(name)] = true end
   return names
end

-- Instructions that README.md says to have none.
local function excused(isa)
   local names, on = {}, false
   for line in io.lines(here .. "/README.md") do
      if line:find("^## ") then on = line:find(isa .. ".jsonl", 1, true) ~= nil end
      if on and line:find("^- No vectors: ") then
         for name in line:gmatch("`([%u%d_]+)`") do names[name] = true end
      end
   end
   return names
end

local function without(isa, counts)
   local silent, known, list = not_executed(isa), excused(isa), {}
   for page, count in pairs(counts) do
      if count == 0 and not silent[page] and not known[page] then list[#list + 1] = page end
      if count > 0 and known[page] then list[#list + 1] = page .. " (has some)" end
   end
   table.sort(list)
   if #list > 0 then
      failed = true
      print(("%s: not in README.md: %s"):format(isa, table.concat(list, " ")))
   end
end

for _, isa in ipairs({ "maxwell", "volta" }) do
   local counts, total = {}, 0
   os.execute(("cd %s && lua5.4 tests/vectors/sass_sample.lua %s %s %s >%s"):format(root, isa, program, rounds, file))
   total = total + compare(isa, "instructions", counts)
   if isa == "volta" then
      for _, name in ipairs({ "exchange", "matrices" }) do
         lines_of(("lua5.4 %s/tests/prog/volta/%s.lua %s %s"):format(root, name, program, file))
         total = total + compare(isa, name, counts)
      end
   end
   without(isa, counts)
   print(("%s: %d vectors"):format(isa, total))
end
os.remove(file)
os.exit(not failed)

-- End to end: descriptions of tests/ok and random ones become C, the C of all of them one program (roundtrip.c), and that
-- is held against the Lua passes: texts of words, and what random instructions do to random states.
--
--   lua5.4 tests/e2e/drive.lua FOLDER      works in FOLDER; see run.sh
package.path = "./?.lua;" .. package.path
local lfs = require("lfs")
local num = require("gen.num")
local check = require("gen.check")
local files = require("gen.base.files")
local disassemble = require("gen.encoding.disassemble")
local main = require("gen.main")
local random_isa = require("tests.lib.random_isa")
local render_isa = require("tests.lib.render_isa")
local cases = require("tests.lib.cases")
local packets = require("tests.lib.packets")

local folder = assert(arg[1], "usage: drive.lua FOLDER")
local LONG = (os.getenv("TEST_LONG") or "") ~= ""
local CC = os.getenv("CC") or LONG and "clang" or "cc" -- which have different warnings
-- Addresses are looked at in a long run, and always in the descriptions that tests/fuzz has. Undefined behaviour ends a
-- short run without a word, which compiles in three quarters of the time; a long one says where it was.
local FLAGS = os.getenv("CFLAGS") or "-O0 -fno-sanitize=null,pointer-overflow "
   .. (LONG and "-fsanitize=address,undefined -fno-sanitize-recover=all"
      or "-fsanitize=undefined -fsanitize-undefined-trap-on-error")
local WARNINGS = "-std=c11 -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror"
local INCLUDES = "-Iruntime/include -Iruntime -Itools/lib/include -Itools/lib"
local BITS = { 8, 10, 11, 13, 16, 16 } -- of random words; those of 10 and 11 may have short forms
local RANDOM = tonumber(os.getenv("E2E_RANDOM") or 6)
local MOST_REFUSED = 50 -- descriptions tried for one that is accepted; about five are needed
-- Descriptions that are tried with words that execute together, too.
local PACKED = { "code/functions", "code/match", "config/variants_modes", "operand/increments",
   "operand/may_trap", "state/groups", "state/registers", "state/spaces", "state/windows" }
local SWEEP = os.getenv("E2E_SWEEP") or LONG and "30000" or "5000" -- words of each description; fewer find none of words128
local TEXTS = tonumber(os.getenv("E2E_TEXTS") or LONG and 1500 or 500)
local CASES = tonumber(os.getenv("E2E_CASES") or LONG and 600 or 100)


local failed, counts = 0, { isas = 0, words = 0, insns = 0, texts = 0, cases = 0, traps = 0 }

local function complain(format, ...)
   failed = failed + 1
   print("FAILED: " .. format:format(...))
end

local function write(path, text)
   local file = assert(io.open(path, "wb"))
   file:write(text)
   file:close()
end


local function shell(command)
   local pipe = assert(io.popen(command .. " 2>&1"))
   local output = pipe:read("a")
   return pipe:close() == true, output
end

-- Which instruction sets --------------------------------------------------------------------------

local function descriptions(root, found)
   local names = {}
   for name in lfs.dir(root) do
      if name:sub(1, 1) ~= "." then names[#names + 1] = name end
   end
   table.sort(names)
   for _, name in ipairs(names) do
      local path = root .. "/" .. name
      if name:match("%.isa$") then
         found[#found + 1] = path
      elseif lfs.attributes(path, "mode") == "directory" then
         descriptions(path, found)
      end
   end
   return found
end

local function add_model(models, model, report, what)
   if not model then
      complain("%s does not check:\n%s", what, report:to_string())
      return
   end
   models[#models + 1] = model
end

local function add_packed(models, only)
   for _, name in ipairs(PACKED) do
      local path = ("tests/ok/%s.isa"):format(name)
      if not only or path:find(only) then
         local file <close> = assert(io.open(path))
         local model, report = check.text(path, packets.of(file:read("a")))
         add_model(models, model, report, path .. " in packets")
      end
   end
end

-- Every description of tests/ok (or those named in E2E_ONLY), and the first random ones that are
-- accepted.
local function load_models()
   local models, only = {}, os.getenv("E2E_ONLY")
   for _, path in ipairs(descriptions(os.getenv("E2E_ROOT") or "tests/ok", {})) do
      if not only or path:find(only) then
         local model, report = check.load({ path })
         add_model(models, model, report, path)
      end
   end
   if not os.getenv("E2E_ROOT") then add_packed(models, only) end
   local seed, left = tonumber(os.getenv("E2E_SEED") or 1000), only and not os.getenv("E2E_RANDOM")
      and 0 or RANDOM
   local last = seed + MOST_REFUSED * left
   while left > 0 do
      if seed > last then
         complain("of %d random descriptions up to seed %d, %d are accepted", MOST_REFUSED * RANDOM,
            last, RANDOM - left)
         break
      end
      local isa = random_isa.new(seed, { bits = BITS[left % #BITS + 1], prefer = true })
      local model = check.text("random.isa", render_isa.text(isa))
      if model and #model.forms > 2 then
         models[#models + 1], left = model, left - 1
         write(("%s/%s.isa"):format(folder, isa.name), render_isa.text(isa))
      end
      seed = seed + 1
   end
   return models
end

-- Two of one name would lie in one folder.
local function check_names(models)
   local seen = {}
   for _, model in ipairs(models) do
      if seen[model.isa.name] then complain("two descriptions are called %s", model.isa.name) end
      seen[model.isa.name] = true
   end
end

-- Building ----------------------------------------------------------------------------------------

local function emit(model, emitters, jobs)
   local place = folder .. "/" .. model.isa.prefix
   lfs.mkdir(place)
   for _, file in ipairs(main.emit_all(model, emitters)) do
      if file.path:match("%.[ch]$") then
         assert(files.write(place .. "/" .. file.path, file.text))
         if file.path:match("%.c$") then
            jobs[#jobs + 1] = ("%s/%s -I%s -I%s/include -o %s/%s.o"):format(place, file.path, place,
               place, place, file.path)
         end
      end
   end
end

-- Compiles everything, two files at a time, and links.
local function build(models)
   local emitters, jobs, list = main.load_emitters({}), {}, {}
   for _, model in ipairs(models) do
      emit(model, emitters, jobs)
      list[#list + 1] = ("T(%s)\n"):format(model.isa.prefix)
   end
   write(folder .. "/targets.h", table.concat(list))
   local _, sources = shell("find runtime tools/lib -name '*.c' | sort")
   for source in sources:gmatch("[^\n]+") do
      jobs[#jobs + 1] = ("%s -o %s/%s.o"):format(source, folder, (source:gsub("/", "_")))
   end
   jobs[#jobs + 1] = ("tests/e2e/roundtrip.c -I%s -o %s/roundtrip.o"):format(folder, folder)
   write(folder .. "/jobs", table.concat(jobs, "\n") .. "\n")
   local ok, output = shell(("xargs -P 2 -L 1 %s %s %s %s -c <%s/jobs"):format(CC, WARNINGS, FLAGS,
      INCLUDES, folder))
   if ok then -- at fixed addresses: this starts hundreds of times
      ok, output = shell(("%s %s -no-pie %s/*.o %s/*/*.o -o %s/roundtrip"):format(CC, FLAGS, folder, folder,
         folder))
   end
   if not ok then complain("the C does not compile:\n%s", output:sub(1, 4000)) end
   return ok
end

local function run(command, model, input)
   return shell(("%s/roundtrip %s %s%s"):format(folder, command, model.isa.name, input and " <"
      .. input or ""))
end

-- Comparing ---------------------------------------------------------------------------------------

-- All instruction sets, two at a time.
local function sweep(models)
   local names = {}
   for i, model in ipairs(models) do names[i] = model.isa.name end
   write(folder .. "/isas.list", table.concat(names, "\n") .. "\n")
   local ok, output = shell(("xargs -P 2 -I NAME %s/roundtrip sweep NAME %s <%s/isas.list"):format(folder, SWEEP, folder))
   if not ok then complain("%s", output:sub(1, 6000)) end
   for words, found in output:gmatch(": (%d+) words, (%d+) instructions") do
      counts.words, counts.insns = counts.words + tonumber(words), counts.insns + tonumber(found)
   end
end

-- Words to read: all of a small unit, else every n-th and random ones of each form.
local function words_of(model, unit, random)
   local words, space = {}, unit.bits < 20 and 1 << unit.bits or math.maxinteger
   if space <= TEXTS then
      for word = 0, space - 1 do words[#words + 1] = word end
      return words
   end
   for i = 1, TEXTS do
      local word = 0
      for shift = 0, unit.bits - 1, 16 do word =
         num.bor(word, num.shl(random:below(65536), shift)) end
      local form = model.forms[1 + random:below(#model.forms)]
      if i % 4 > 0 and form.unit == unit then
         word = num.bor(form.fixed.value, num.band(word, num.bnot(form.fixed.mask)))
      end
      words[i] = num.bits(word, 0, unit.bits)
   end
   return words
end

local function compare_texts(model)
   local lines, random = {}, random_isa.Random.new(7)
   for _, unit in ipairs(model.units) do
      for _, word in ipairs(words_of(model, unit, random)) do
         local config, address = 1 + random:below(#model.configs), random:chance(50) and 0 or 64
         local form = disassemble.form_of(model, word, unit, config)
         local text = form and disassemble.text(model, form, word, config, address) or ""
         local shorter = not form and #model.units > 1 -- its head may be a shorter instruction
         if not shorter then
            lines[#lines + 1] = ("%d %x %s\t%s\t%s"):format(config - 1, address,
               cases.bytes_of(unit, word), text,
               form and disassemble.marked_text(model, form, word, config, address) or "")
         end
      end
   end
   write(folder .. "/texts", table.concat(lines, "\n") .. "\n")
   local ok, output = run("text", model, folder .. "/texts")
   if not ok then complain("%s", output:sub(1, 4000)) end
   counts.texts = counts.texts + #lines
end

-- What is in one line and not in the other.
local function without(line, other)
   local known, left = {}, {}
   for token in (other or ""):gmatch("%S+") do known[token] = true end
   for token in (line or "(nothing)"):gmatch("%S+") do
      if not known[token] then left[#left + 1] = token end
   end
   return #left > 0 and table.concat(left, " ") or "nothing else"
end

-- The n-th case, cells in one line each, as roundtrip.c reads it.
local function case_text(text, n)
   local number = 0
   for block in text:gmatch("case[^\n]*\n.-\ngo") do
      number = number + 1
      if number == n then return block end
   end
   return ""
end

local function compare_runs(model)
   local registers = 0
   for _, file in ipairs(model.files) do registers = registers + (file.count or 1) end
   local per_form = math.max(3, CASES // (#model.forms * #model.configs * (1 + registers // 60)))
   if (model.units[1].bundle or {}).together then per_form = 5 * per_form end -- cases are programs
   local text, expected, traps = cases.make(model, per_form, 3)
   write(folder .. "/cases", text)
   local _, output = run("run", model, folder .. "/cases")
   local have, shown = {}, 0
   for line in output:gmatch("([^\n]*)\n") do have[#have + 1] = line end
   for i, line in ipairs(expected) do
      if have[i] ~= line and shown < 3 then
         shown = shown + 1
         complain("%s, case %d: in C %s; in Lua %s\n%s", model.isa.name, i, without(have[i], line),
            without(line, have[i]),
            case_text(text, i))
      end
   end
   if #have ~= #expected and shown == 0 then complain("%s: %d cases, %d results\n%s",
      model.isa.name, #expected, #have,
      output:sub(-2000)) end
   counts.cases, counts.traps = counts.cases + #expected, counts.traps + traps
end

local function drive()
   local models = load_models()
   check_names(models)
   counts.isas = #models
   if #models == 0 or not build(models) then return end
   sweep(models)
   for _, model in ipairs(models) do
      compare_texts(model)
      compare_runs(model)
   end
end

drive()
print(("end to end: %d instruction sets, %d words (%d instructions), %d texts, %d executed cases (%d traps), %d failures"):format(
   counts.isas, counts.words, counts.insns, counts.texts, counts.cases, counts.traps, failed))
os.exit(failed == 0)

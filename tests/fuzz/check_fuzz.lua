-- Feeds broken descriptions to the checker, and to the emitters when one still passes.
--
--   lua5.4 tests/fuzz/check_fuzz.lua [-n COUNT] [-t SECONDS] [-s SEED] [-f FIRST] [-d FOLDER] [-o FOLDER] [-v]
--   lua5.4 tests/fuzz/check_fuzz.lua -p INDEX [-s SEED]       prints one of them
--
-- A mutant of the descriptions in desc/, tests/ok and tests/err is determined by its seed and index. A finding
-- is a Lua error, a refusal without a diagnostic, a diagnostic without a place or with the address of a table in
-- its text, and a check that takes more steps or memory than any sound description of this size. Findings are
-- printed once for each place in the generator; -d keeps their mutants. The status is 1 when there was one.
-- -t stops early; -v counts what became of the mutants; -o writes what is generated of those that pass.
package.path = "./?.lua;" .. package.path
local lfs = require("lfs")
local check = require("gen.check")
local files = require("gen.base.files")
local main = require("gen.main")

-- million steps of the Lua machine; the largest description needs less than a tenth
local MOST_STEPS = 1000
local MOST_MEMORY = 1 << 20 -- KB
local options = { n = 1000, t = math.huge, s = 1, f = 1 }

local function usage()
   io.stderr:write("usage: check_fuzz.lua [-n COUNT] [-t SECONDS] [-s SEED] [-f FIRST] [-d FOLDER] [-o FOLDER]",
      " [-p INDEX] [-v]\n")
   os.exit(2)
end

do
   local i = 1
   while arg[i] do
      local letter = arg[i]:match("^%-([ntsfdopv])$") or usage()
      if letter == "v" then
         options.v = true
      else
         i = i + 1
         options[letter] = (letter == "d" or letter == "o") and arg[i]
            or math.tointeger(tonumber(arg[i])) or usage()
      end
      i = i + 1
   end
end

-- Descriptions ------------------------------------------------------------------------------------

local function read(path)
   local file = assert(io.open(path, "rb"))
   local text = file:read("a")
   file:close()
   return text
end

local function names_in(folder)
   local names = {}
   for name in lfs.dir(folder) do
      if name:sub(1, 1) ~= "." then names[#names + 1] = name end
   end
   table.sort(names)
   return names
end

local function lines_of(text)
   local lines = {}
   for line in (text .. "\n"):gmatch("([^\n]*)\n") do lines[#lines + 1] = line end
   if lines[#lines] == "" then lines[#lines] = nil end
   return lines
end

local bases = {}

local function add_base(name, text) bases[#bases + 1] = { name = name, lines = lines_of(text) } end

-- A description of several files: the one with the `isa` line, with each of the others in turn.
local function add_parts(folder)
   local head, parts = nil, {}
   for _, name in ipairs(names_in(folder)) do
      local text = name:match("%.isa$") and read(folder .. "/" .. name)
      if text and ("\n" .. text):find("\nisa ") then head = text
      elseif text then parts[#parts + 1] = { name, text } end
   end
   for _, part in ipairs(parts) do
      if head then add_base(folder .. "/" .. part[1], head .. "\n" .. part[2]) end
   end
   if head and #parts == 0 then add_base(folder, head) end
end

local function add_below(folder)
   for _, name in ipairs(names_in(folder)) do
      local path = folder .. "/" .. name
      local is_folder = lfs.attributes(path, "mode") == "directory"
      if not is_folder and name:match("%.isa$") then add_base(path, read(path))
      elseif is_folder and (name:match("%.isa$") or folder == "desc") then add_parts(path)
      elseif is_folder then add_below(path) end
   end
end

for _, folder in ipairs { "desc", "tests/ok" } do add_below(folder) end
local sound = table.move(bases, 1, #bases, 1, {})
add_below("tests/err")

-- Mutations ---------------------------------------------------------------------------------------

local random = math.random

local function any(list) return list[random(#list)] end

-- Skewed to small numbers, so that most copies are short.
local function some(most) return random(random(most)) end

local function split(text, more)
   local list = more or {}
   for word in text:gmatch("%S+") do list[#list + 1] = word end
   return list
end

local NUMBERS = split [[
   0 1 -1 2 7 8 15 16 31 32 33 63 64 65 127 128 129 255 256 -0 0x7fffffffffffffff 0x8000000000000000
   0xffffffffffffffff 0x10000000000000000 99999999999999999999999 0xffffffffffffffffffffffffffffffff
   0x100000000000000000000000000000000 -0x8000000000000000 -9223372036854775809 1000000 65536 4294967296
   2147483648 0x 0b 0b2 0x_1 1_0 00 0b1111 1.5 4e9
]]
local WORDS = split([[
   isa unit fields regs space stack operand format func proc ops insn form alias example do if else elif match for private
   in on variant mode table prefer mark over share source erratum unknown zero ignored visible rest reset
   prints entry view bit bits group also named counts units bytes little big align u s rel next here label
   none not dec wrap scale list push pop top drop depth trap halt nothing undefined return word pc $pc $r
   %name cat bswap min max clamp pick access size outside unaligned ro wo code read write when print with
   then now as and or lanes after wait together slot ext f32 u0 u1 u64 u65 u129 s0 D.n D.b[0]
   * + - / // % & | ^ ~ << >> == != < <= = : ; , . .. -> ( ) [ ] { } " ' # -- ? ! @ \ `
   [0..] [+:] [0 0..0 7..0 0..127 {DOC} {} "" $ %
]], { "\t", "\r", "\0", "\xff", "\xc3", "\u{feff}", "\u{202e}", "\u{e4}" })

-- Places of the tokens of a line: first, last byte. Names, numbers, single characters.
local function tokens(line)
   local list, at = {}, 1
   while at <= #line do
      local first, last = line:find("^[%$%%]?[%w_][%w_%.]*", at)
      if not first then first, last = line:find("^%s+", at) end
      if first and line:find("^%s", first) then
         at = last + 1
      else
         if not first then first, last = at, at end
         list[#list + 1] = { first, last }
         at = last + 1
      end
   end
   return list
end

local function replace(line, token, text)
   return line:sub(1, token[1] - 1) .. text .. line:sub(token[2] + 1)
end

local function token_text(line, token) return line:sub(token[1], token[2]) end

-- Index of a line that has tokens, and one of them; nil when the description has none.
local function pick_token(lines, pattern)
   for _ = 1, 20 do
      local i = random(#lines)
      local found = {}
      for _, token in ipairs(tokens(lines[i])) do
         if not pattern or token_text(lines[i], token):find(pattern) then
            found[#found + 1] = token
         end
      end
      if #found > 0 then return i, any(found) end
   end
end

-- Each changes `lines` in place, which are never none.
local mutations = {
   function(lines) -- a number a little different
      local i, token = pick_token(lines, "^%d+$")
      if i then
         lines[i] = replace(lines[i], token,
            tostring(tonumber(token_text(lines[i], token)) + any { -1, 1 }))
      end
   end,
   function(lines) -- a name of the same kind: both begin alike
      local i, token = pick_token(lines, "^[%a%$%%]")
      if not i then return end
      local first = lines[i]:sub(token[1], token[1])
      local kind = first:find("%u") and "^%u" or first:find("%l") and "^%l" or "^%" .. first
      local k, with = pick_token(lines, kind)
      if k then lines[i] = replace(lines[i], token, token_text(lines[k], with)) end
   end,
   function(lines) -- a byte
      local i = random(#lines)
      local line = lines[i]
      if #line == 0 then return end
      local at = random(#line)
      lines[i] = line:sub(1, at - 1) .. string.char(line:byte(at) ~ (1 << random(0, 7)))
         .. line:sub(at + 1)
   end,
   function(lines) -- a byte more or less
      local i = random(#lines)
      local at = random(0, #lines[i])
      lines[i] = lines[i]:sub(1, at) .. (random(2) == 1 and string.char(random(0, 255)) or "") ..
         lines[i]:sub(at + random(1, 2))
   end,
   function(lines) table.remove(lines, random(#lines)) end,
   function(lines) -- a line again, here or elsewhere, once or often
      local line, times = any(lines), random(30) == 1 and 300 or 1
      local at = random(#lines + 1)
      for _ = 1, times do table.insert(lines, at, line) end
   end,
   function(lines)
      local i, k = random(#lines), random(#lines)
      lines[i], lines[k] = lines[k], lines[i]
   end,
   function(lines) -- indentation
      local i = random(#lines)
      lines[i] = (" "):rep(any { 0, 1, 2, 3, 4, 5, 8, 12, 60 }) .. lines[i]:gsub("^%s*", "")
   end,
   function(lines) -- a few lines of another description
      local from = any(bases).lines
      local first, at = random(#from), random(#lines + 1)
      for i = math.min(#from, first + some(12)), first, -1 do table.insert(lines, at, from[i]) end
   end,
   function(lines) -- a token of another description
      local i, token = pick_token(lines)
      local other = any(bases).lines
      local k, with = pick_token(other)
      if i and k then lines[i] = replace(lines[i], token, token_text(other[k], with)) end
   end,
   function(lines) -- a token of the same description
      local i, token = pick_token(lines)
      local k, with = pick_token(lines)
      if i and k then lines[i] = replace(lines[i], token, token_text(lines[k], with)) end
   end,
   function(lines) -- two tokens of a line change places
      local i = pick_token(lines)
      if not i then return end
      local list = tokens(lines[i])
      if #list < 2 then return end
      local k = random(#list - 1)
      local a, b = token_text(lines[i], list[k]), token_text(lines[i], list[k + 1])
      lines[i] = replace(replace(lines[i], list[k + 1], a), list[k], b)
   end,
   function(lines)
      local i, token = pick_token(lines, "^%d")
      if i then lines[i] = replace(lines[i], token, any(NUMBERS)) end
   end,
   function(lines)
      local i, token = pick_token(lines)
      if i then lines[i] = replace(lines[i], token, any(WORDS)) end
   end,
   function(lines) -- a word more
      local i, token = pick_token(lines)
      if i then lines[i] = replace(lines[i], { token[1], token[1] - 1 }, any(WORDS) .. " ") end
   end,
   function(lines) -- a token less, or several of it
      local i, token = pick_token(lines)
      if not i then return end
      local times = any { 0, 0, 0, 2, 3, 40, 2000 }
      lines[i] = replace(lines[i], token, (token_text(lines[i], token) .. " "):rep(times))
   end,
   function(lines) -- an expression wrapped many times
      local i, token = pick_token(lines, "^[%w%$%%]")
      if not i then return end
      local left, right = table.unpack(any { { "(", ")" }, { "-", "" }, { "~", "" }, { "not ", "" },
         { "(1 + ", ")" },
         { "u8(", ")" }, { "cat(", ", 1)" }, { "min(1, ", ")" }, { "", "[0]" }, { "", " + 1" },
            { "[", "]" },
         { "{", "}" }, { "1 if 1 else ", "" }, { "", ".b" }, { "\"", "\"" } })
      local times = any { 1, 2, 10, 100, 250, 5000 }
      lines[i] = replace(lines[i], token, left:rep(times) .. token_text(lines[i], token)
         .. right:rep(times))
   end,
   function(lines) -- blocks within blocks
      local times, at = any { 3, 30, 300 }, random(#lines + 1)
      local word = any { "if 1:", "for i in 0..1:", "insn a \"\"", "operand A", "else:", "fields",
         "do" }
      local indent = #((lines[at] or ""):match("^ *"))
      for i = times, 1, -1 do table.insert(lines, at, (" "):rep(indent + 4 * i) .. word) end
   end,
   function(lines) -- cut off
      local i = random(#lines)
      lines[i] = lines[i]:sub(1, random(0, #lines[i]))
      if random(3) == 1 then
         for k = #lines, i + 1, -1 do lines[k] = nil end
      end
   end,
}

-- Text of a mutant and the name of what it came from.
local function mutant(index)
   math.randomseed(options.s, index)
   local base = any(random(3) > 1 and sound or bases)
   local lines, examples = {}, random(2) == 1 -- which refuse nearly every change of meaning
   for _, line in ipairs(base.lines) do
      if examples or not line:find("^%s*example ") then lines[#lines + 1] = line end
   end
   for _ = 1, random(2) == 1 and 1 or some(6) do
      if #lines > 0 then any(mutations)(lines) end
   end
   local ending = random(20) == 1 and any { "\r\n", "\r", "\n\n", "" } or "\n"
   return table.concat(lines, ending) .. (random(20) == 1 and "" or "\n"), base.name
end

-- What became of one ------------------------------------------------------------------------------

local emitters = main.load_emitters({})

local function check_diagnostics(model, report)
   local errors = report:count()
   assert(model or errors > 0, "refused without an error")
   assert(not model or errors == 0, "a model in spite of errors")
   report:to_string()
   for _, item in ipairs(report:list()) do
      assert(item.line and item.line >= 1 and item.col >= 1, "a diagnostic without a place: "
         .. item.message)
      for _, also in ipairs(item.also) do assert(also.line >= 1 and also.col >= 1,
         "a note without a place") end
      local text = item.message .. (item.hint or "")
      assert(not text:find("table: 0x") and not text:find("function: 0x"), "an address in: "
         .. text)
   end
end

local function examine(text)
   local model, report = check.text("mutant.isa", text)
   check_diagnostics(model, report)
   return model and { isa = model.isa.name, files = main.emit_all(model, emitters) }
end

local function write_generated(index, generated)
   for _, file in ipairs(generated.files) do
      assert(files.write(("%s/%d/%s/%s"):format(options.o, index, generated.isa, file.path),
         file.text))
   end
end

-- Runs `examine` with a bound on steps and memory: true, what was generated; or false, what
-- happened.
local function bounded(text)
   local millions = 0
   debug.sethook(function()
      millions = millions + 1
      if millions > MOST_STEPS then error("takes too many steps", 0) end
      if millions % 16 == 0 and collectgarbage("count") > MOST_MEMORY then
         error("takes too much memory", 0)
      end
   end, "", 1000000)
   local done, passed = xpcall(examine, function(why) return { tostring(why),
      debug.traceback("", 2) } end, text)
   debug.sethook()
   return done, passed
end

-- The same mistake has the same place: the message without names and numbers of the description.
local function kind_of(why)
   local where = why[1]:match("^([%w_/%.]+%.lua:%d+:)")
   if where then return where end
   return (why[1] .. (why[2]:match("\n%s*(gen/[%w_/]+%.lua:%d+:)") or "")):gsub("%d%d+", "N")
end

local function keep(index, text)
   if not options.d then return end
   lfs.mkdir(options.d)
   local file = assert(io.open(("%s/%d-%d.isa"):format(options.d, options.s, index), "wb"))
   file:write(text)
   file:close()
end

local function report(index, name, why)
   print(("FINDING: mutant %d of seed %d, from %s: %s"):format(index, options.s, name,
      why[1]:sub(1, 300)))
   local shown = 0
   for line in why[2]:gmatch("[^\n]+") do
      if line:find("gen/") and shown < 8 then
         shown = shown + 1
         print("   " .. line:gsub("^%s+", ""))
      end
   end
end

if options.p then
   local text, name = mutant(options.p)
   io.stderr:write("from ", name, "\n")
   io.write(text)
   os.exit(0)
end

local kinds, findings, passed, ran = {}, 0, 0, 0
local start = os.time()
for index = options.f, options.f + options.n - 1 do
   if os.time() - start >= options.t then break end
   local text, name = mutant(index)
   local done, result = bounded(text)
   ran = ran + 1
   if done then
      passed = passed + (result and 1 or 0)
      if result and options.o then write_generated(index, result) end
   else
      local kind = kind_of(result)
      findings = findings + 1
      if not kinds[kind] then
         kinds[kind] = true
         report(index, name, result)
         keep(index, text)
         io.stdout:flush()
      end
   end
end
if options.v then print(("%d passed the checks"):format(passed)) end
print(("check_fuzz: %d mutants, seed %d, %d findings"):format(ran, options.s, findings))
os.exit(findings == 0)

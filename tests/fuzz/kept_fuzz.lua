-- Changes descriptions at random and checks each change twice: with what the last check kept
-- (gen/check/kept.lua), and without. Both must say the same, and give the same model.
--
--   lua5.4 tests/fuzz/kept_fuzz.lua [-n COUNT] [-s SEED] [-e | -t] [-v] [ISA...]
--
-- Default: 40 changes of vp1-scalar. A change is made in one place or moves whole pages; half of
-- those that are accepted stay. What differs is printed; the status is 1 then. Of the model the
-- ranks of forms and where they may print alike are compared; with -e, also what is exported and
-- generated for texts; with -t, nothing after the pass `text` is run. -v prints each change. At
-- the end: how many were accepted, and how many were refused because of their texts.
package.path = "./?.lua;" .. package.path
local lfs = require("lfs")
local cachefolder = require("gen.base.cache_folder")
local check = require("gen.check")
local assembler = require("gen.emit.assembler")
local disasm = require("gen.emit.disasm")
local export = require("gen.commands.export")
local files = require("gen.base.files")
local random_of = require("tools.bench.changes").random

local options = { n = 40, s = 1, isas = {} }

local function usage()
   io.stderr:write("usage: kept_fuzz.lua [-n COUNT] [-s SEED] [-e | -t] [-v] [ISA...]\n")
   os.exit(2)
end

do
   local i = 1
   while arg[i] do
      local letter = arg[i]:match("^%-([nsetv])$")
      if letter and letter:find("[etv]") then options[letter] = true
      elseif letter then
         i = i + 1
         options[letter] = math.tointeger(tonumber(arg[i])) or usage()
      elseif lfs.attributes("desc/" .. arg[i], "mode") == "directory" then
         options.isas[#options.isas + 1] = arg[i]
      else usage() end
      i = i + 1
   end
   if #options.isas == 0 then options.isas[1] = "vp1-scalar" end
end

local temp = os.tmpname()
os.remove(temp)
assert(files.make_folder(temp))
function cachefolder.place() return temp .. "/cache" end
assert(os.execute("mkdir -m 700 " .. temp .. "/cache"))

local random = random_of(options.s)
local function any(list) return list[random(#list)] end

-- A description: `{order = {path..}, [path] = lines}` --------------------------------------------

local function lines_of(text)
   local lines = {}
   for line in text:gmatch("([^\n]*)\n") do lines[#lines + 1] = line end
   return lines
end

local function copied(description)
   local copy = { order = description.order }
   for _, path in ipairs(copy.order) do
      copy[path] = table.move(description[path], 1, #description[path], 1, {})
   end
   return copy
end

local function write(description)
   for _, path in ipairs(description.order) do
      assert(files.write(path, table.concat(description[path], "\n") .. "\n"))
   end
end

local function description_of(isa)
   local description = { order = {} }
   for _, path in ipairs(check.files({ "desc/" .. isa })) do
      local copy = temp .. "/" .. path
      description.order[#description.order + 1] = copy
      description[copy] = lines_of(assert(files.read(path)))
   end
   return description
end

-- Its pages: `{path, first, last}`.
local function pages_of(description)
   local pages = {}
   for _, path in ipairs(description.order) do
      local page
      for n, line in ipairs(description[path]) do
         if line:find("^[^%s#%-]") then page = nil end
         if line:find("^insn ") then
            page = { path = path, first = n }
            pages[#pages + 1] = page
         end
         if page then page.last = n end
      end
   end
   return pages
end

-- Changes -----------------------------------------------------------------------------------------

local function some_line(description)
   local page = any(pages_of(description))
   return description[page.path], page.first + random(page.last - page.first + 1) - 1
end

-- A line of a form, where texts are; and one nearby.
local function form_line(description)
   local found = {}
   for _, path in ipairs(description.order) do
      for n, line in ipairs(description[path]) do
         if line:find("^%s+form") then found[#found + 1] = { description[path], n } end
      end
   end
   local i = random(#found)
   local near = found[math.max(1, math.min(#found, i + random(9) - 5))]
   return found[i][1], found[i][2], near[1][near[2]]
end

local function with_digit(line)
   local places = {}
   for at in line:gmatch("()%d") do places[#places + 1] = at end
   if #places == 0 then return nil end
   local at = any(places)
   return line:sub(1, at - 1) .. (random(10) - 1) .. line:sub(at + 1)
end

local function with_word(line, other)
   local places, words = {}, {}
   for at, word, stop in line:gmatch("()([%w_.$%%]+)()") do
      if at > 1 then places[#places + 1] = { at, stop, word } end
   end
   for word in other:gmatch("[%w_.$%%]+") do words[#words + 1] = word end
   if #places == 0 or #words == 0 then return nil end
   local place = any(places)
   return line:sub(1, place[1] - 1) .. any(words) .. line:sub(place[2])
end

local change = {}

function change.digit(description)
   local lines, n = some_line(description)
   lines[n] = with_digit(lines[n]) or lines[n]
end

function change.form_digit(description)
   local lines, n = form_line(description)
   lines[n] = with_digit(lines[n]) or lines[n]
end

function change.word(description)
   local lines, n = some_line(description)
   local others, k = some_line(description)
   lines[n] = with_word(lines[n], others[k]) or lines[n]
end

function change.form_word(description)
   local lines, n, other = form_line(description)
   lines[n] = with_word(lines[n], other) or lines[n]
end

local MNEMONIC = "^%s+form%S*%s+()([%w_.\"]+)()"

-- The text begins with the word with which another one of the same file begins.
function change.mnemonic(description)
   local lines, n = form_line(description)
   local at, old, stop = lines[n]:match(MNEMONIC)
   local others = {}
   for _, line in ipairs(lines) do
      local _, word = line:match(MNEMONIC)
      if word and word ~= old then others[#others + 1] = word end
   end
   if not at or #others == 0 then return end
   lines[n] = lines[n]:sub(1, at - 1) .. any(others) .. lines[n]:sub(stop)
end

-- The whole template, up to the bits.
function change.text(description)
   local lines, n, other = form_line(description)
   local text = other:match("^%s+form%S*(%s.-) : ")
   local head, rest = lines[n]:match("^(%s+form%S*)%s.-( : .*)$")
   if text and head then lines[n] = head .. text .. rest end
end

function change.line(description)
   local lines, n = some_line(description)
   if random(2) == 1 then table.remove(lines, n) else table.insert(lines, n, lines[n]) end
end

local function cut(description, page)
   local lines, taken = description[page.path], {}
   for _ = page.first, page.last do taken[#taken + 1] = table.remove(lines, page.first) end
   return taken
end

function change.without_page(description) cut(description, any(pages_of(description))) end

function change.moved_page(description)
   local taken, path = cut(description, any(pages_of(description))), any(description.order)
   for _, line in ipairs(taken) do table.insert(description[path], line) end
end

-- Pages are separated by what is between others.
function change.copied_page(description)
   local page, path = any(pages_of(description)), any(description.order)
   for n = page.first, page.last do
      local line = description[page.path][n]
      if n == page.first then line = line:gsub("^(insn [%w_.]*)", "%1z") end
      table.insert(description[path], line)
   end
end

-- Something that all pages may depend on.
function change.rest(description)
   local path = any(description.order)
   local n = random(math.min(#description[path], 40))
   if not description[path][n]:find("^insn") then
      description[path][n] = with_digit(description[path][n]) or description[path][n]
   end
end

local KINDS = { "digit", "form_digit", "word", "form_word", "mnemonic", "mnemonic", "mnemonic",
   "text", "text", "line", "without_page", "moved_page", "copied_page", "rest" }

-- Checks ------------------------------------------------------------------------------------------

-- What `text` finds out about a form.
local function ranks_text(form)
   local parts = { form.name, tostring(form.rank), tostring(form.mark) }
   for _, choice in ipairs(form.rivals and form.choices or {}) do
      for i, line in ipairs(choice.lines) do
         local lines = form.rivals.lines[choice]
         parts[#parts + 1] = lines and lines[line] and choice.slot .. "." .. i
      end
   end
   return table.concat(parts, " ")
end

local function add_generated(model, parts)
   parts[#parts + 1] = export.json(model)
   for _, emitter in ipairs { assembler, disasm } do
      for _, file in ipairs(emitter.emit(model)) do
         parts[#parts + 1] = assert(file.text or file[2])
      end
   end
end

-- What a check says and gives, as text; and whether it used what was kept.
local function outcome(folder, keep)
   local model, report = check.load({ folder },
      { keep = keep, stop_after = options.t and "text" or nil })
   local parts, used = { report:to_string() }, model and model.kept and model.kept:is_used()
   for _, form in ipairs(model and model.forms or {}) do parts[#parts + 1] = ranks_text(form) end
   if model and options.e then add_generated(model, parts) end
   return table.concat(parts, "\n"), model ~= nil, report, used
end

local TEXTS = { "E40", "E41", "E43", "E46", "E47" }
local count = { accepted = 0, refused = 0, texts = 0, differ = 0, used = 0 }

local function is_about_texts(report)
   for _, code in ipairs(TEXTS) do
      if report:has(code) then return true end
   end
   return false
end

local function compare(folder, kind, number)
   local warm, accepted, report, used = outcome(folder, true)
   local cold = outcome(folder, false)
   local key = accepted and "accepted" or "refused"
   count[key] = count[key] + 1
   if used then count.used = count.used + 1 end
   if is_about_texts(report) then count.texts = count.texts + 1 end
   if options.v then print(number, kind, key, report:to_string():match("%[(E%d+)%]") or "") end
   if warm ~= cold then
      count.differ = count.differ + 1
      local line, a, b = files.first_difference(warm, cold)
      print(("change %d (%s) differs in line %d"):format(number, kind, line))
      print("   with what was kept: ", a)
      print("   without:            ", b)
   end
   return accepted
end

for _, isa in ipairs(options.isas) do
   local description, folder = description_of(isa), temp .. "/desc/" .. isa
   assert(os.execute("mkdir -p " .. temp .. "/desc && cp desc/*.isa " .. temp .. "/desc/"))
   write(description)
   assert(compare(folder, "none", 0), isa .. " is not accepted")
   for number = 1, options.n do
      local changed, kind = copied(description), any(KINDS)
      change[kind](changed)
      write(changed)
      if compare(folder, kind, number) and random(2) == 1 then description = changed end
   end
end
os.execute("rm -rf " .. temp)
print(("%d accepted (%d of them with kept results), %d refused, %d because of texts: %d differ"):format(
   count.accepted, count.used, count.refused, count.texts, count.differ))
os.exit(count.differ == 0 and count.used > 0)

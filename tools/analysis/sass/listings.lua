-- Holds what `isadora dis` prints of SASS against listings of the vendor's disassembler
-- (`nvdisasm -c -hex`): every word as text, and the text as the same word again.
--
--   lua5.4 tools/analysis/sass/listings.lua -m ISA -V VARIANT [-p PROGRAM] [-v] LISTING...
--
-- Blanks do not count, nor do names of places: labels of the listing become the addresses that they
-- stand for. The status is 1 when a line differs.
package.path = (arg[0]:match("^(.*)/tools/analysis/sass/") or ".") .. "/?.lua;" .. package.path
local common = require("tools.analysis.sass.common")

local options = common.options("listings.lua", "Texts of SASS against listings, both ways.",
   "listings", "+")

-- Listings ----------------------------------------------------------------------------------------

-- Names of places are "`(NAME)"; what they are is known only at the end of their section.
local function place_of(section, name)
   local at = section.labels[name] or name == section.name and 0 or nil
   return at and ("0x%x"):format(at) or name
end

local function finish(section)
   for _, insn in ipairs(section) do
      insn.text = insn.text:gsub("`%((.-)%)", function(name) return place_of(section, name) end)
   end
   return section
end

-- One line of a section. `state` = {pending labels, whether an instruction waits for its word}: the
-- word of one that ends in a brace is on the next line, and so does, on a line of its own, the
-- word that controls a group of Maxwell, which labels precede.
local function read_line(section, state, line)
   local function here(address)
      for _, known in ipairs(state.pending) do section.labels[known] = address end
      state.pending = {}
   end
   local label = line:match("^([%w_.$]+):%s*$")
   local address, rest = line:match("^%s*/%*(%x%x%x%x+)%*/%s*(.-)%s*$")
   local word = line:match("/%* 0x(%x+) %*/%s*$")
   if label then state.pending[#state.pending + 1] = label end
   if address then
      local text = rest:gsub("%s*/%* 0x%x+ %*/$", "")
      here(tonumber(address, 16))
      section[#section + 1] = { address = tonumber(address, 16), text = text }
      state.waits = not word
   elseif word and state.waits then
      state.waits = false
   elseif word and state.maxwell then
      here(8 * #section.words)
   end
   if word then section.words[#section.words + 1] = word end
end

--- Sections of code: `{name, labels, words, {address, text}..}`; `words` are all 64-bit words in
--- the order of their addresses.
local function read_listing(path)
   local sections, section, state = {}, nil, { pending = {} }
   for line in io.lines(path) do
      local name = line:match("^%s*%.section%s+%.text%.([^,%s]+)")
      if line:match("EF_CUDA_SM[56]") then state.maxwell = true end
      if name then
         section = { name = name, labels = {}, words = {} }
         sections[#sections + 1] = section
      end
      if section then read_line(section, state, line) end
   end
   for _, one in ipairs(sections) do finish(one) end
   return sections
end

-- Comparing ---------------------------------------------------------------------------------------

-- Without blanks, comments and the final semicolon.
local function plain(text)
   text = text:gsub("%(%*.-%*%)", ""):gsub("^{", "{ "):gsub(";%s*$", ""):gsub("%s*}%s*$", " }")
   return (text:gsub("%s+", " "):gsub("%] %[", "]["):gsub(" ,", ","):gsub("^ ", ""):gsub(" $", ""))
end

local temp = os.tmpname()
local count = { insns = 0, same = 0, sections = 0, back = 0 }
local report = common.reporter(options)

local function hex_words(section)
   local list = {}
   for i, word in ipairs(section.words) do list[i] = common.parts_of(word) end
   return table.concat(list, "\n") .. "\n"
end

local function compare(path, section)
   local dis, as = common.command(options, "dis"), common.command(options, "as")
   common.write(temp, hex_words(section))
   local by_address = {}
   for _, line in ipairs(common.lines_of(dis .. " --json -w " .. temp)) do
      local address, text = line:match('"address":"0x(%x+)".-"text":"(.-)","')
      by_address[tonumber(address, 16)] = text
   end
   for _, insn in ipairs(section) do
      local ours = by_address[insn.address]
      count.insns = count.insns + 1
      if ours and plain(ours) == plain(insn.text) then
         count.same = count.same + 1
      else
         report(insn.text, "%s:%s+0x%x\n    theirs  %s\n    ours    %s", path:match("[^/]*$"),
            section.name, insn.address, plain(insn.text), ours or "(nothing)")
      end
   end
   local again = common.lines_of(("%s --text -w %s | %s -w -"):format(dis, temp, as))
   count.sections = count.sections + 1
   if table.concat(again, " ") == hex_words(section):gsub("%s+", " "):gsub(" $", "") then
      count.back = count.back + 1
   else
      print(("%s:%s: the text gives other words"):format(path:match("[^/]*$"), section.name))
   end
end

for _, path in ipairs(options.files) do
   for _, section in ipairs(read_listing(path)) do compare(path, section) end
end
os.remove(temp)
report.summary()
print(("%s %s: %d of %d instructions are the same text, %d of %d functions the same words again")
   :format(options.isa, options.variant, count.same, count.insns, count.back, count.sections))
os.exit(count.insns > 0 and count.same == count.insns and count.back == count.sections)

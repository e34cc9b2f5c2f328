-- Draws instructions for runs.lua: which forms, and which of their words.
local forms = require("tools.analysis.rv64.forms")
local jumps = require("tools.analysis.rv64.jumps")

local M = {}

local names = { [0] = "zero", "ra", "sp", "gp", "tp", "t0", "t1", "t2", "s0", "s1", "a0", "a1",
   "a2", "a3", "a4", "a5", "a6", "a7", "s2", "s3", "s4", "s5", "s6", "s7", "s8", "s9", "s10", "s11",
   "t3", "t4", "t5", "t6" }

-- Pages that a run cannot have: they jump anywhere, trap, or are of machine mode.
local left_out = {}
for _, page in ipairs { "jump", "branch", "call", "break", "unimplemented", "return", "wait",
   "supervisor" } do
   left_out[page] = true
end

-- Registers that hold addresses where memory is accessed: what instructions of 16 bits can use.
M.POINTERS = { 2, 9 }

local function field(word, lo, bits, value)
   return word & ~(((1 << bits) - 1) << lo) | value << lo
end

-- A word of a form with its operands as a run needs them.
local function drawn(form, random)
   local word = forms.word(form, random)
   if form.page == "csr" then return field(word, 20, 12, random(3) + 1) end
   if not form.memory then return word end
   if form.bytes == 4 then return field(word, 15, 5, M.POINTERS[random(2) + 1]) end
   return form.syntax:find("sp", 1, true) and word or field(word, 7, 3, 9 - 8)
end

-- Roundings that do not exist would trap; control registers other than those of floats do.
local function is_fine_csr(text)
   return text:match("^csrr%w+ %w+,fflags,") or text:match("^csrr[sc]i? %w+,f%w+,zero$")
      or text:match("^csrr[sc]i? %w+,f%w+,0$") or text:match("^csrrwi %w+,frm,[0-4]$")
end

local function is_fine(entry, harness, memory)
   local form, text = entry.form, entry.text
   if entry.reads_as ~= form.name then return false end
   for name in text:gmatch("%w+") do
      if name == names[harness] then return false end
   end
   if form.page == "csr" and not is_fine_csr(text) then return false end
   local target = text:match("^%S+ (%w+)")
   local stores = form.page == "store" or form.page == "float_store"
   return not memory or stores or target ~= names[2] and target ~= names[9]
end

-- Sets what `dis` prints of words, and the form that it finds, which may be that of a special case.
local function disassemble(options, words)
   local path, bytes = os.tmpname(), {}
   for i, entry in ipairs(words) do bytes[i] = forms.pack(entry.form, entry.word) end
   forms.write(path, table.concat(bytes))
   local lines = forms.lines("%s dis -m %s -V %s -i -j %s", options.program, options.isa,
      options.variant, path)
   os.remove(path)
   assert(#lines == #words, "one text for each word")
   for i, line in ipairs(lines) do
      words[i].text, words[i].reads_as = line:match('"text":"(.-)"'), line:match('"form":"(.-)"')
   end
end

-- Many instructions that fit: `{form, word, text}` each.
local function instructions(options, list, random, harness, each)
   local words, fine = {}, {}
   for _, form in ipairs(list) do
      for _ = 1, each do words[#words + 1] = { form = form, word = drawn(form, random) } end
   end
   disassemble(options, words)
   for _, entry in ipairs(words) do
      if is_fine(entry, harness, options.memory) then fine[#fine + 1] = entry end
   end
   return fine
end

local function run_of(list)
   local code, texts = {}, {}
   for i, entry in ipairs(list) do
      code[i], texts[i] = forms.pack(entry.form, entry.word), entry.text
   end
   return { code = table.concat(code), texts = texts }
end

local function chosen(options)
   local list = {}
   for _, form in ipairs(forms.load(options.program, options.isa, options.variant)) do
      local fits = not left_out[form.page] and (options.memory or not form.memory)
         and form.name:match(options.only) and not form.name:match(options.without)
      -- In longer runs reservations would be those of earlier instructions.
      if options.length > 1 and (form.page == "conditional" or form.page == "reserve") then
         fits = false
      end
      if fits and options.memory and options.length == 1 then fits = form.memory end
      if fits then list[#list + 1] = form end
   end
   return list
end

-- What precedes an instruction in its run: most conditional stores come after a load of the same
-- width that reserves, often the same address.
local function before(entry, reserving, random)
   if entry.form.page ~= "conditional" or random(4) == 0 then return end
   local load = reserving[random(#reserving) + 1]
   return load.form.name:sub(-2) == entry.form.name:sub(-2) and load
end

-- Runs of one instruction: -n of each form.
local function single(options, random, harness)
   local runs, loads = {}, {}
   for _, form in ipairs(forms.load(options.program, options.isa, options.variant)) do
      if form.page == "reserve" then loads[#loads + 1] = form end
   end
   local reserving = instructions(options, loads, random, harness, 100)
   for _, form in ipairs(chosen(options)) do
      local found = 0
      for _ = 1, 200 do
         for _, entry in ipairs(instructions(options, { form }, random, harness, options.number)) do
            if found < options.number then
               local first = before(entry, reserving, random)
               runs[#runs + 1] = run_of(first and { first, entry } or { entry })
               found = found + 1
            end
         end
         if found >= options.number then break end
      end
      assert(found >= options.number, form.name .. " has too few words that fit")
   end
   return runs
end

-- Forms that jump to a place that the word says.
local function jumping(options)
   local list = {}
   for _, form in ipairs(forms.load(options.program, options.isa, options.variant)) do
      if jumps.has_target(form) then list[#list + 1] = form end
   end
   return list
end

local function several(options, lists, random, harness, number)
   local runs, left = {}, {}
   local targets = options.jumps and instructions(options, lists.jumps, random, harness, 200)
   for i = 1, number do
      local entries = {}
      for j = 1, options.length do
         if #left == 0 then
            left = instructions(options, lists.others, random, harness, 100)
         end
         entries[j] = table.remove(left, random(#left) + 1)
      end
      runs[i] = targets and jumps.between(entries, targets, random) or entries
   end
   if targets then jumps.assemble(options, runs) end
   for i, entries in ipairs(runs) do runs[i] = run_of(entries) end
   return runs
end

--- An iterator: runs of a batch, and the register with which they are loaded and stored, which they
--- do not have.
function M.batches(options, random, size)
   local candidates = { 31, 3, 30, 4, 17 }
   local all = options.length == 1 and single(options, random, candidates[1])
   local lists = not all and { others = chosen(options), jumps = jumping(options) }
   local at, batch = 0, 0
   local total = all and #all or options.number
   return function()
      if at >= total then return end
      local harness = all and candidates[1] or candidates[batch % #candidates + 1]
      local number = math.min(size, total - at)
      local runs = all and table.move(all, at + 1, at + number, 1, {})
         or several(options, lists, random, harness, number)
      at, batch = at + number, batch + 1
      return runs, harness
   end
end

return M

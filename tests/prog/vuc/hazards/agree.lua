-- `agree`: `isadora lint` and the hazards that the interpreter sees, on random programs that only
-- go straight on.
--
-- Without guards everything in a program happens, and both must name the same pairs of
-- instructions, with the same number of cycles that are missing, and the lint a kind that the
-- interpreter saw; and what it says to insert must leave none of them. With guards the lint looks
-- at all that may happen: it must name every pair that the interpreter sees, under each of several
-- settings of the predicates; how often it names no other is printed. There are COUNT programs without
-- guards, and half as many with them.
--
-- Many programs go into one file, far enough apart for all results to be written back.
local common = require("hazards.common")

local pick, fail = common.pick, common.fail
local APART = 40
local ROOM = 2048 - APART - 50 -- words of a file before its last program
local SETTINGS = { 0x0, 0x1d, 0x4, 0x9, 0x10, 0x15, 0xc, 0x18, 0x1, 0x5, 0x8, 0xd, 0x11, 0x14, 0x19,
   0x1c } -- of `$p0`, `$p2` .. `$p4`: all of them

local function reg() return "$r" .. pick({ 0, 1, 1, 2, 2, 3 }) end
local function predicate() return "$p" .. math.random(2, 4) end
local function bit() return pick({ "", "not " }) .. "$p" .. pick({ 0, 1, 2, 3, 4 }) end
local function special()
   return "$sr" .. pick({ 2, 3, 5, 7, 12, 12, 13, 13, 14, 14, 15, 16, 17, 24 })
end

-- The place of the predicate result, mostly none.
local function result()
   if math.random(3) > 1 then return "" end
   return pick({ "pand ", "por ", "", "pandn ", "porn ", "pnot " }) .. predicate() .. " "
end

-- Instructions with a guard in front, those that need none first.
local INSTRUCTIONS = {
   function() return ("ld %s D[0x%x]"):format(reg(), math.random(0, 7)) end,
   function() return ("ld %s D[%s+%s]"):format(reg(), "$r5", "$r6") end,
   function() return ("ld %s PWT[0x%x]"):format(reg(), math.random(0, 7)) end,
   function()
      return ("ld7 %s B7[$r%d+0x%x]"):format(reg(), math.random(1, 3), math.random(0, 63))
   end,
   function() return ("ld %s MVSI[0x%x]"):format(reg(), math.random(0, 63)) end,
   function() return ("ld6 %s B6[%s]"):format(reg(), reg()) end,
   function() return ("st D[0x%x] %s"):format(math.random(0, 7), reg()) end,
   function() return ("st6 B6[%s] %s"):format(reg(), reg()) end,
   function() return ("mov %s 0x%x"):format(reg(), math.random(0, 255)) end,
   function()
      return ("%s %s %s %s"):format(pick({ "add", "sub", "and", "min" }), reg(), reg(), reg())
   end,
   function() return ("add %s%s %s 0x%x"):format(result(), reg(), reg(), math.random(0, 63)) end,
   function() return ("hswap %s %s"):format(reg(), reg()) end,
   function() return ("setgt %s %s %s"):format(predicate(), reg(), reg()) end,
   function() return ("btest %s %s 0x%x"):format(predicate(), reg(), math.random(0, 15)) end,
   function() return ("%s %s %s"):format(pick({ "lmulu", "lmuls" }), reg(), reg()) end,
   function() return ("%s %s"):format(pick({ "lsrr", "lsar", "ladd" }), reg()) end,
   function() return ("or %s %s 0x0"):format(reg(), special()) end,
   function() return ("or %s %s 0x0"):format(reg(), special()) end,
   function() return ("or %s %s %s"):format(special(), reg(), reg()) end,
   function() return ("mov %s %s"):format(special(), reg()) end,
   function()
      return ("%s %s %s %s"):format(pick({ "and", "or", "xor" }), predicate(), bit(), bit())
   end,
   function() return math.random(3) == 1 and "ldivu " .. reg() or "clicnt" end,
}

-- What these read depends on a predicate or on bits of a register, no less than under a guard.
local function choosing()
   return pick({ ("slct %s %s %s %s"):format(reg(), predicate(), reg(), reg()),
      ("lut %s %s 0x%x"):format(reg(), reg(), math.random(0, 7)) })
end

local function instruction(guarded)
   if guarded and math.random(12) == 1 then return choosing() end
   local text = pick(INSTRUCTIONS)()
   local may = not text:match("p[234n]") and not text:match("^mov %$r")
   if guarded and may and math.random(2) == 1 then
      return pick({ "$p2 ", "$p3 ", "$p4 ", "$np0 ", "$p0 " }) .. text
   end
   return text
end

-- One program of two has room between instructions, so that about half of all have no hazards.
local function add_program(lines, guarded)
   local roomy = math.random(2) == 1
   if guarded then
      for _, text in ipairs({ "mov $pred $r7", "nop", "nop", "nop" }) do
         lines[#lines + 1] = "    " .. text
      end
   end
   for _ = 1, math.random(4, 12) do
      lines[#lines + 1] = "    " .. instruction(guarded)
      for _ = 1, roomy and math.random(0, 3) or 0 do lines[#lines + 1] = "    nop" end
   end
end

-- Lines, and the address at which each program begins; at most `n` of them.
local function make_batch(n, guarded)
   local lines, starts = {}, {}
   while #starts < n and #lines < ROOM do
      starts[#starts + 1] = #lines
      add_program(lines, guarded)
      for _ = 1, APART do lines[#lines + 1] = "    nop" end
   end
   return lines, starts
end

-- By pair: the hazards of it, the list in order of the pairs.
local function by_pair(hazards)
   local map, order = {}, {}
   for _, hazard in ipairs(hazards) do
      local pair = common.pair(hazard)
      if not map[pair] then
         map[pair] = {}
         order[#order + 1] = pair
      end
      table.insert(map[pair], hazard)
   end
   return map, order
end

local function most_missing(list)
   local most = 0
   for _, hazard in ipairs(list) do most = math.max(most, hazard.missing) end
   return most
end

local function has_kind(list, kind)
   for _, hazard in ipairs(list) do
      if hazard.hazard == kind then return true end
   end
   return false
end

local function complain(lines, what, hazard)
   fail("%s: %s\n   %s: %s\n   %s: %s\n%s", what, hazard.message,
      hazard.began.address, hazard.began.text, hazard.at.address, hazard.at.text,
      table.concat(lines, "\n", hazard.began.address + 1, hazard.at.address + 1))
end

-- All pairs that happened are found; true where, besides, no other one is.
local function compare(lines, found, happened, exactly)
   local lint, found_order = by_pair(found)
   local run, run_order = by_pair(happened)
   for _, pair in ipairs(run_order) do
      if not lint[pair] then
         complain(lines, "not found by the lint", run[pair][1])
      elseif most_missing(run[pair]) > lint[pair][1].missing then
         complain(lines, "too few cycles", lint[pair][1])
      elseif exactly and most_missing(run[pair]) ~= lint[pair][1].missing then
         complain(lines, "too many cycles", lint[pair][1])
      elseif exactly and not has_kind(run[pair], lint[pair][1].hazard) then
         complain(lines, "another kind", lint[pair][1])
      end
   end
   local others = {}
   for _, pair in ipairs(found_order) do
      if not run[pair] then
         others[#others + 1] = lint[pair][1]
         if exactly then complain(lines, "did not happen", lint[pair][1]) end
      end
   end
   return others
end

-- How many programs have one of these hazards.
local function programs_with(starts, hazards)
   local seen, count = {}, 0
   for _, hazard in ipairs(hazards) do
      local program = #starts
      while starts[program] > hazard.at.address do program = program - 1 end
      count = count + (seen[program] and 0 or 1)
      seen[program] = true
   end
   return count
end

local function options_of(setting)
   local options = { ("-n 100000 --set '$r7=0x%x'"):format(setting) }
   for r = 1, 4 do
      options[#options + 1] = ("--set '$r%d=0x%x'"):format(r, math.random(0, 0xffff))
   end
   return table.concat(options, " ")
end

local function run_batch(lines, variant, setting)
   local happened, status, text = common.happened(lines, variant, options_of(setting))
   if status ~= 0 and #happened == 0 or not text:find('"stop":"end of program"', 1, true) then
      error(text:sub(-2000))
   end
   return happened
end

local NEWER = { ladd = "vp[34]", lsar = "vp[34]", min = "vp[34]", ldivu = "vp4" }

local function exists(mnemonic, variant)
   return not NEWER[mnemonic] or variant:match(NEWER[mnemonic])
end

-- All insertions together fix all hazards, and are no more than those of each message.
local function check_plan(lines, variant, found, plan)
   local wanted, inserted = 0, 0
   for _, hazard in ipairs(found) do wanted = wanted + hazard.missing end
   for _, spot in ipairs(plan) do inserted = inserted + spot.insert end
   if inserted > wanted then fail("%d are to be inserted, not %d", inserted, wanted) end
   local left = common.lint(common.with_plan(lines, plan), variant)
   if #left > 0 then complain(lines, "still there with all that was to be inserted", left[1]) end
end

local function check_batch(n, guarded, variant, totals)
   local lines, starts = make_batch(n, guarded)
   for i, line in ipairs(lines) do
      if not exists(line:match("(%l+) %$") or "nop", variant) then lines[i] = "    nop" end
   end
   local found, plan = assert(common.lint(lines, variant))
   check_plan(lines, variant, found, plan)
   local happened = {}
   for i = 1, guarded and #SETTINGS or 1 do
      local now = run_batch(lines, variant, guarded and SETTINGS[i] or pick(SETTINGS))
      table.move(now, 1, #now, #happened + 1, happened)
   end
   local others = compare(lines, found, happened, not guarded)
   totals.programs = totals.programs + #starts
   totals.hazards = totals.hazards + #found
   totals.dirty = totals.dirty + programs_with(starts, found)
   totals.others = totals.others + programs_with(starts, others)
   return #starts
end

local function print_totals(name, totals)
   local text = "%s: %d programs, %d with hazards, %d hazards; "
      .. "%d programs in which the lint names what did not happen"
   print(text:format(name, totals.programs, totals.dirty, totals.hazards, totals.others))
end

return function(seed, count)
   math.randomseed(seed)
   for _, guarded in ipairs({ false, true }) do
      local totals = { programs = 0, hazards = 0, dirty = 0, others = 0 }
      local left = guarded and count // 2 or count
      while left > 0 do
         left = left - check_batch(left, guarded, pick({ "vp2", "vp3", "vp4", "vp4" }), totals)
      end
      print_totals(guarded and "with guards" or "without guards", totals)
   end
end

-- `random`: programs with branches and calls, in which most results come too late. The expected
-- result is that of the same program with enough `nop`s. A program without hazards must have it, and
-- so must one whose hazards are fixed one after another, as the messages say.
local common = require("hazards.common")

local pick, fail = common.pick, common.fail
local PAD = 40 -- cycles after which everything has arrived

local function register() return "$r" .. math.random(1, 4) end
local function predicate() return "$p" .. math.random(2, 4) end
local function guard() return pick({ "", "", "", "$p2 ", "$p3 ", "$np0 ", "$p0 " }) end

local INSTRUCTIONS = {
   function() return ("%sld %s D[0x%x]"):format(guard(), register(), math.random(0, 7)) end,
   function() return ("%sld %s D[0x%x]"):format(guard(), register(), math.random(0, 7)) end,
   function() return ("mov %s 0x%x"):format(register(), math.random(0, 255)) end,
   function() return ("%sadd %s %s %s"):format(guard(), register(), register(), register()) end,
   function() return ("%slmulu %s %s"):format(guard(), register(), register()) end,
   function() return ("%slsrr %s"):format(guard(), register()) end,
   function() return ("or %s $sr%d 0x0"):format(register(), pick({ 12, 13, 14, 16, 17 })) end,
   function() return ("setgt %s %s %s"):format(predicate(), register(), register()) end,
   function() return math.random(4) == 1 and "ldivu " .. register() or "nop" end,
   function()
      local special = pick({ 12, 13, 14, 16, 17 })
      return ("%sor $sr%d %s %s"):format(guard(), special, register(), register())
   end,
   function() return ("or $p0 %s %s"):format(predicate(), predicate()) end,
}

-- Lines of a program as {text, label=bool, slot=bool}.
local function put(program, text, slot)
   program[#program + 1] = { text = "    " .. text, slot = slot }
end

local function put_label(program, name)
   program[#program + 1] = { text = name .. ":", label = true }
end

local function put_instructions(program, n)
   for _ = 1, n do put(program, pick(INSTRUCTIONS)()) end
end

local function put_branch(program, text)
   put(program, text)
   put(program, pick(INSTRUCTIONS)(), true)
end

local function make()
   local program = {}
   for i = 0, 7 do put(program, ("st D[0x%x] $r%d"):format(i, i % 4 + 1)) end
   for block = 1, 3 do
      put_instructions(program, math.random(0, 4))
      put_branch(program, guard() .. pick({ "bra over" .. block, "call f" .. math.random(2) }))
      put_instructions(program, math.random(0, 3))
      put_label(program, "over" .. block)
   end
   put_instructions(program, 2)
   put(program, "bra after")
   put(program, "nop", true)
   for f = 1, 2 do
      put_label(program, "f" .. f)
      put_instructions(program, math.random(0, 3))
      put_branch(program, "ret")
   end
   put_label(program, "after")
   return program
end

-- As lines of text, `pad` times `nop` before everything that is in no delay slot, and some at the
-- end.
local function text_of(program, pad)
   local lines = {}
   for _, line in ipairs(program) do
      for _ = 1, line.slot and 0 or line.label and 0 or pad do lines[#lines + 1] = "    nop" end
      lines[#lines + 1] = line.text
   end
   for _ = 1, PAD do lines[#lines + 1] = "    nop" end
   return lines
end

local START = "--set '$r1=0x123' --set '$r2=0x77' --set '$r3=5' --set '$r4=0xfff0' "
   .. "--set '$l=0x12345'"

-- What depends on how long a program is.
local function counts(line)
   return line:match("%$icnt") or line:match("%$pc") or line:match("%$cs")
end

-- State after a program, without what counts.
local function state_after(lines)
   local text = common.run(lines, "run -m vuc -V vp4 --dump " .. START)
   local out = {}
   for line in text:gmatch("[^\n]+") do
      if line:match("^%s*%$") and not counts(line) then out[#out + 1] = line end
   end
   if #out < 10 then error(text) end
   return table.concat(out, "\n")
end

-- What happens on the path that is run is found.
local function check_path(i, lines, found)
   local pairs_found = {}
   for _, hazard in ipairs(found) do pairs_found[common.pair(hazard)] = true end
   for _, hazard in ipairs((common.happened(lines, "vp4", START))) do
      if not pairs_found[common.pair(hazard)] then
         fail("program %d: not found: %s", i, hazard.message)
      end
      if hazard.hazard == "branch" then break end
   end
end

return function(seed, count)
   local clean, matters, fixes = 0, 0, 0
   for i = 1, count do
      math.randomseed(seed * 100000 + i)
      local program = make()
      local lines, want = text_of(program, 0), state_after(text_of(program, PAD))
      local found, fixed = common.lint(lines, "vp4"), common.fixed(lines, "vp4")
      local same = state_after(lines) == want
      check_path(i, lines, found)
      if #found == 0 then
         clean = clean + 1
         if not same then fail("program %d: no hazard, and yet another result", i) end
      else
         matters = matters + (same and 0 or 1)
         fixes = fixes + (fixed and 1 or 0)
         if fixed and state_after(fixed) ~= want then
            fail("program %d: fixed, and yet another result", i)
         end
      end
   end
   print(("%d programs: %d clean, %d with hazards that changed the result, %d fixed"):format(
      count, clean, matters, fixes))
end

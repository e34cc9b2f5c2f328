-- lua5.4 random_paths.lua SEED THREADS PROGRAM WANT: a random program of nested `if`s, loops, switches, calls and jumps
-- out of all of them, and the memory that it must leave: the value of each thread.
--
-- What is wanted comes from the structure of the program, which has no stack: each part is executed by a set of
-- threads and returns those that go on after it. `vote` mixes this set into the value, so a program whose threads
-- reconverge elsewhere has other results.
local seed, threads, program_path, want_path = tonumber(arg[1]), tonumber(arg[2]), arg[3], arg[4]
math.randomseed(seed)
local random = math.random

-- ---- a random program: { kind, .. } ----

local budget = 60 -- statements
local block

local kinds = {
   function() return { "add", random(0, 0x7fffffff) } end,
   function() return { "xor", random(0, 0x7fffffff) } end,
   function() return { "triple" } end,
   function() return { "vote" } end,
   function(at) return { "if", random(0, 7), block(at), random(2) == 1 and block(at) or {} } end,
   function(at) return at.leave and { at.leave[random(#at.leave)], random(0, 7) } end,
   function(at)
      if at.loops == 0 then return end
      local continues = random(2) == 1
      local leave = { "break", table.unpack(at.always) }
      if continues then leave[#leave + 1] = "continue" end
      return { continues and "loop_continue" or "loop",
         block { loops = at.loops - 1, callee = at.callee, always = at.always, leave = leave, regs = at.regs } }
   end,
   function(at) return { "switch", block(at), block(at), block(at), block(at) } end,
   function(at) return at.callee > 0 and { "call", random(at.callee), random(2) == 1 } end,
   function(at)
      local always = { table.unpack(at.always) }
      always[#always + 1] = "jump"
      local leave = { "jump", table.unpack(at.leave or at.always) }
      return { "region",
         block { loops = at.loops, callee = at.callee, always = always, leave = leave, regs = at.regs } }
   end,
}

function block(at)
   local list = {}
   for _ = 1, random(1, 4) do
      budget = budget - 1
      local made = kinds[budget > 0 and random(#kinds) or random(4)](at)
      if made then list[#list + 1] = made end
   end
   return list
end

local FUNCTIONS = 3
local functions = {}
for i = 1, FUNCTIONS do
   budget = 40
   local always = { "return", "exit" }
   functions[i] = block { loops = 2, callee = i - 1, always = always, leave = always }
end
budget = 80
local main = block { loops = 2, callee = FUNCTIONS, always = { "exit" }, leave = { "exit" } }

-- ---- what it leaves ----

local value = {}
for i = 0, threads - 1 do value[i] = (i << 9 ~ i + 0x1234567) & 0xffffffff end

local function each(mask, f)
   for i = 0, threads - 1 do
      if mask >> i & 1 == 1 then value[i] = f(value[i], i) & 0xffffffff end
   end
end
local function those(mask, holds)
   local set = 0
   for i = 0, threads - 1 do
      if mask >> i & 1 == 1 and holds(value[i]) then set = set | 1 << i end
   end
   return set
end
local function few(bits) return function(v) return v >> bits & 3 == 0 end end

local run

local function leave(name)
   return function(s, mask, to)
      local set = those(mask, few(s[2]))
      to[name] = to[name] | set
      return mask & ~set
   end
end

local function loop(body, mask, to, continues)
   local counts, out = {}, 0
   each(mask, function(v, i) counts[i] = v >> 3 & 3; return v end)
   local inner = setmetatable({ ["break"] = 0 }, { __index = to, __newindex = to })
   while mask ~= 0 do
      if continues then inner.continue = 0 end
      rawset(inner, "continue", continues and 0 or nil)
      mask = run(body, mask, inner)
      if continues then mask = mask | rawget(inner, "continue") end
      for i = 0, threads - 1 do
         if mask >> i & 1 == 1 then
            if counts[i] == 0 then
               out, mask = out | 1 << i, mask & ~(1 << i)
            else
               counts[i] = counts[i] - 1
            end
         end
      end
   end
   return out | inner["break"]
end

local actions = {
   add = function(s, mask) each(mask, function(v) return v + s[2] end); return mask end,
   xor = function(s, mask) each(mask, function(v) return v ~ s[2] end); return mask end,
   triple = function(_, mask) each(mask, function(v) return 3 * v end); return mask end,
   vote = function(_, mask) each(mask, function(v) return v ~ mask end); return mask end,
   ["if"] = function(s, mask, to)
      local set = those(mask, few(s[2]))
      return run(s[3], set, to) | run(s[4], mask & ~set, to)
   end,
   ["break"] = leave "break", continue = leave "continue", ["return"] = leave "return", exit = leave "exit",
   jump = leave "jump",
   loop = function(s, mask, to) return loop(s[2], mask, to, false) end,
   loop_continue = function(s, mask, to) return loop(s[2], mask, to, true) end,
   switch = function(s, mask, to)
      local out = 0
      local sets = {}
      for k = 0, 3 do sets[k] = those(mask, function(v) return v >> 5 & 3 == k end) end
      for k = 0, 3 do out = out | run(s[2 + k], sets[k], to) end
      return out
   end,
   call = function(s, mask, to)
      local inner = setmetatable({ ["return"] = 0 }, { __index = to, __newindex = to })
      return run(functions[s[2]], mask, inner) | inner["return"]
   end,
   region = function(s, mask, to)
      local inner = setmetatable({ jump = 0 }, { __index = to, __newindex = to })
      return run(s[2], mask, inner) | inner.jump
   end,
}

function run(list, mask, to)
   for _, s in ipairs(list) do
      if mask == 0 then break end
      mask = actions[s[1]](s, mask, to)
   end
   return mask
end

run(main, (1 << threads) - 1, { exit = 0 })
local want = io.open(want_path, "wb")
for i = 0, threads - 1 do want:write(string.pack("<I4", value[i])) end
want:close()

-- ---- the same as instructions: R4 the value, R0 the thread, R2 where its result goes ----

local lines, slots, labels = {}, 0, 0
local function emit(text, ...)
   lines[#lines + 1] = text:format(...)
   slots = slots + 1
end
local function label()
   labels = labels + 1
   return "L" .. labels
end
local function place(name) lines[#lines + 1] = name .. ":" end
local function address(slot) return slot // 3 * 32 + 8 + slot % 3 * 8 end
local function test(bits)
   emit("LOP32I.AND R5, R4, 0x%x", 3 << bits)
   emit("ISETP.EQ.U32.AND P0, PT, R5, RZ, PT")
end

local code
local counter = 8 -- the next register for a counter; functions and loops have their own

local function leaves(name)
   return function(s)
      test(s[2])
      if name == "EXIT" then emit("@P0 STG [R2], R4") end
      emit("@P0 %s", name)
   end
end

local function loops(s, continues)
   local top, out, again, c = label(), label(), label(), counter
   counter = counter + 1
   emit("PBK %s", out)
   emit("SHR.U32 R%d, R4, 0x3", c)
   emit("LOP32I.AND R%d, R%d, 0x3", c, c)
   place(top)
   if continues then emit("PCNT %s", again) end
   code(s[2])
   if continues then
      emit("CONT")
      place(again)
   end
   emit("ISETP.NE.U32.AND P0, PT, R%d, RZ, PT", c)
   emit("IADD32I R%d, R%d, -0x1", c, c)
   emit("@P0 BRA %s", top)
   emit("BRK")
   place(out)
end

local writers = {
   add = function(s) emit("IADD32I R4, R4, 0x%x", s[2]) end,
   xor = function(s) emit("LOP32I.XOR R4, R4, 0x%x", s[2]) end,
   triple = function()
      emit("SHL R5, R4, 0x1")
      emit("IADD R4, R4, R5")
   end,
   vote = function()
      emit("VOTE.ANY R5, PT, PT")
      emit("LOP.XOR R4, R4, R5")
   end,
   ["if"] = function(s)
      local out = label()
      emit("SSY %s", out)
      test(s[2])
      if #s[4] == 0 then
         emit("@!P0 SYNC")
         code(s[3])
      else
         local other = label()
         emit("@!P0 BRA %s", other)
         code(s[3])
         emit("SYNC")
         place(other)
         code(s[4])
      end
      emit("SYNC")
      place(out)
   end,
   ["break"] = leaves "BRK", continue = leaves "CONT", ["return"] = leaves "RET", exit = leaves "EXIT",
   jump = leaves "LONGJMP",
   loop = function(s) loops(s, false) end,
   loop_continue = function(s) loops(s, true) end,
   switch = function(s)
      local out = label()
      emit("SSY %s", out)
      emit("SHR.U32 R5, R4, 0x5")
      emit("LOP32I.AND R5, R5, 0x3")
      emit("SHL R5, R5, 0x5")
      local brx = slots
      local table_slot = (brx + 3) // 3 * 3
      emit("BRX R5 0x%x", address(table_slot) - address(brx) - 8)
      while slots < table_slot do emit("NOP") end
      local cases = {}
      for k = 0, 3 do
         cases[k] = label()
         emit("BRA %s", cases[k])
         if k < 3 then emit("NOP") emit("NOP") end
      end
      for k = 0, 3 do
         place(cases[k])
         code(s[2 + k])
         emit("SYNC")
      end
      place(out)
   end,
   call = function(s)
      if s[3] then
         emit("CAL F%d", s[2])
      else
         local back = label()
         emit("PRET %s", back)
         emit("BRA F%d", s[2])
         place(back)
      end
   end,
   region = function(s)
      local out = label()
      emit("PLONGJMP %s", out)
      code(s[2])
      emit("LONGJMP")
      place(out)
   end,
}

function code(list)
   for _, s in ipairs(list) do writers[s[1]](s) end
end

emit("S2R R0, SR_TID.X")
emit("SHL R2, R0, 0x2")
emit("IADD32I R2, R2, 0x1000")
emit("SHL R4, R0, 0x9")
emit("IADD32I R5, R0, 0x1234567")
emit("LOP.XOR R4, R4, R5")
code(main)
emit("STG [R2], R4")
emit("EXIT")
for i, f in ipairs(functions) do
   place("F" .. i)
   code(f)
   emit("RET")
end
local program = io.open(program_path, "w")
program:write(table.concat(lines, "\n"), "\n")
program:close()

-- Exceptions: random code that raises them does what a naive reading of it does, in `gen/interp` and in
-- generated C.
package.path = "./?.lua;" .. package.path
local lu = require("luaunit")
local check = require("gen.check")
local interp = require("gen.interp")
local exec = require("tests.lib.exec")
local raising = require("tests.lib.raising")
local Random = require("tests.lib.random_isa").Random

local SEEDS = tonumber(os.getenv("RAISE_SEEDS") or 400)
local FIRST = tonumber(os.getenv("RAISE_FIRST") or 1)
local STATES = 12

local PAGE = [[
insn p%d "P"
    form p%d : OP=%d ignored REST
    do
%s]]

-- A description with these seeds, and the runs by form.
local function load_model(seeds)
   local text, runs = raising.HEAD, {}
   for i, seed in ipairs(seeds) do
      local code, run = raising.code(seed)
      text = text .. PAGE:format(i, i, i, code)
      runs["p" .. i] = run
   end
   local model, report = check.text("raising.isa", text)
   lu.assertNotNil(model, report:to_string() .. text)
   return model, runs, text
end

local FILES = { { "$r", 4, 0xffff }, { "$csr", 4, 0xffff }, { "$seen", 1, 0xff },
   { "$log", 1, 0xffff }, { "$cause", 1, 0xff }, { "$value", 1, 0xffff }, { "$epc", 1, 0xffff } }

local function random_state(r)
   local state = { s = {}, trace = {}, mem = {}, ["$pc"] = { [0] = 2 * r:below(100) } }
   for _, file in ipairs(FILES) do
      state[file[1]] = {}
      for i = 0, file[2] - 1 do
         local value = r:chance(60) and r:below(36) or r:below(65536)
         state[file[1]][i] = value & file[3]
      end
   end
   for cell = 0, 31 do state.mem[cell] = r:chance(50) and r:below(40) or r:below(256) end
   for i = 1, r:below(3) do state.s[i] = r:below(65536) end
   for i = 1, r:below(5) do state.trace[i] = r:below(65536) end
   return state
end

local function copy(list)
   local out = {}
   for key, value in pairs(list) do out[key] = value end
   return out
end

local function entries(list)
   local out = {}
   for i, value in ipairs(list) do out[i] = { value } end
   return out
end

local function for_interp(state)
   local out = interp.new_state()
   for _, file in ipairs(FILES) do out.files[file[1]] = copy(state[file[1]]) end
   out.spaces.mem, out.pc = copy(state.mem), state["$pc"][0]
   out.stacks = { ["$s"] = entries(state.s), ["$trace"] = entries(state.trace) }
   return out
end

-- A state of either kind as one text.
local function text_of(get, cell, stack, pc)
   local parts = { "$pc=" .. pc }
   for _, file in ipairs(FILES) do
      for i = 0, file[2] - 1 do parts[#parts + 1] = ("%s%d=%d"):format(file[1], i, get(file[1], i)) end
   end
   for i = 0, 31 do parts[#parts + 1] = ("[%d]=%d"):format(i, cell(i)) end
   for _, name in ipairs({ "$s", "$trace" }) do
      parts[#parts + 1] = name .. "=" .. table.concat(stack(name), ",")
   end
   return table.concat(parts, " ")
end

local function naive_text(state)
   return text_of(function(file, i) return state[file][i] end, function(i) return state.mem[i] end,
      function(name) return state[name:sub(2)] end, state["$pc"][0])
end

local function interp_text(state)
   return text_of(function(file, i) return state.files[file][i] end,
      function(i) return state.spaces.mem[i] or 0 end,
      function(name)
         local out = {}
         for i, entry in ipairs(state.stacks[name]) do out[i] = entry[1] end
         return out
      end, state.pc)
end

TestRaise = {}

function TestRaise.test_against_a_naive_reading()
   local counts = { raised = 0, done = 0, trapped = 0 }
   for seed = FIRST, FIRST + SEEDS - 1 do
      local model, runs, text = load_model({ seed })
      local form, run, r = model.forms[1], runs.p1, Random.new(seed)
      for _ = 1, STATES do
         local naive = random_state(r)
         local state = for_interp(naive)
         local before, here = naive_text(naive), naive["$pc"][0]
         naive["$pc"][0] = here + 2
         local wanted = run(naive, here)
         local result = interp.run(model, form, {}, {}, state, { word = 0x100 })
         local about = ("seed %d, state %s\n%s"):format(seed, before, text)
         lu.assertEquals(result.trap ~= nil, wanted.trap or false, about)
         if not wanted.trap then
            lu.assertEquals(interp_text(state), naive_text(naive), about)
            lu.assertEquals(result.raised, wanted.raised, about)
            lu.assertEquals(result.halted, wanted.halted, about)
         else
            lu.assertEquals(interp_text(state), before, about)
         end
         local way = wanted.trap and "trapped" or wanted.raised and "raised" or "done"
         counts[way] = counts[way] + 1
      end
   end
   if SEEDS >= 100 then
      lu.assertTrue(counts.raised > 500 and counts.done > 500 and counts.trapped > 50)
   end
end

-- Two dozen of them in C, with what is generated for their stores.
function TestRaise.test_in_c()
   lu.assertTrue(exec.compiler() ~= nil, "no C compiler; tools/setup installs one")
   math.randomseed(31)
   for round = 0, 1 do
      local seeds, seed = {}, 1000 * FIRST + 1000000 * round
      while #seeds < 40 do
         seed = seed + 1
         local code = raising.code(seed)
         -- what was pushed and popped stays above the top, where vectors see it
         if not (code:find("push", 1, true) and code:find("pop", 1, true)) then
            seeds[#seeds + 1] = seed
         end
      end
      local model = load_model(seeds)
      local vectors = exec.vectors(model, 25)
      lu.assertTrue(#vectors > 500)
      local folder = exec.folder()
      local ok, output = exec.build(model, folder, "-O0")
      lu.assertTrue(ok, output)
      lu.assertEquals(exec.run(folder, vectors), #vectors .. " passed, 0 failed, 0 malformed\n")
      exec.remove(folder)
   end
end

os.exit(lu.LuaUnit.run())

-- `seed`: hazards put into the programs beside.
--
-- The programs as they are have no hazards, neither for the lint nor for the interpreter. Then each
-- is changed at one place. The interpreter, which does not use the lint, says whether that made a
-- hazard: it runs the changed program with its input, and reports which results were really read too
-- early, overtaken or lost. The lint must name each of these pairs of instructions, up to the first
-- branch in a delay slot, after which no path is followed. A change that only takes a `nop`
-- away and makes no hazard leaves the results right. What the lint names besides must lie where the
-- run did not come by.
local common = require("hazards.common")

local pick, fail = common.pick, common.fail

local function load_programs(folder)
   local list = {}
   local pipe = assert(io.popen("ls " .. folder .. "/*.s"))
   for path in pipe:lines() do
      local lines = common.read_lines(path)
      local variants = table.concat(lines, "\n"):match("// variants: *([^\n]*)")
      for variant in variants:gmatch("%S+") do
         local name = path:match("([^/]*)%.s$")
         list[#list + 1] = { path = path, name = name, lines = lines, variant = variant }
      end
   end
   pipe:close()
   return list
end

-- Options that run a program on its input.
local function input_of(program)
   local base = program.path:gsub("%.s$", "")
   local file = io.open(base .. ".device")
   if file then file:close() end
   return ("-n 20000 --in %s.json --expect %s.json%s"):format(base, base,
      file and " --device " .. base .. ".device" or "")
end

-- Where to change something ----------------------------------------------------------------------

local function is_branch(code)
   return code:match("%f[%w]r?bra%f[%W]") or code:match("%f[%w]call%f[%W]")
      or code:match("%f[%w]ret%f[%W]")
end

-- The instructions: {line number, code, slot = follows a branch, label = follows a label}.
local function instructions(lines)
   local list, label = {}, false
   for i, line in ipairs(lines) do
      local code = line:gsub("//.*", "")
      if code:match("^%s+[%a$]") then
         local before = list[#list]
         local slot = before and is_branch(before.code) ~= nil
         list[#list + 1] = { line = i, code = code, slot = slot, label = label }
         label = false
      elseif code:match("%S") then
         label = true
      end
   end
   return list
end

local function without(lines, line)
   local out = table.move(lines, 1, line - 1, 1, {})
   return table.move(lines, line + 1, #lines, line, out)
end

local function replaced(lines, line, text)
   local out = table.move(lines, 1, #lines, 1, {})
   out[line] = text
   return out
end

-- An instruction that is neither a branch nor in a delay slot.
local function movable(list, i)
   local at = list[i]
   return at and not at.slot and not is_branch(at.code)
end

local CHANGES = {
   { name = "nop removed", change = function(lines, list)
      local i = math.random(#list)
      if movable(list, i) and list[i].code:match("^%s+nop%s*$") then
         return without(lines, list[i].line)
      end
   end },
   { name = "two swapped", change = function(lines, list)
      local i = math.random(#list)
      if movable(list, i) and movable(list, i + 1) and not list[i + 1].label then
         local out = replaced(lines, list[i].line, list[i + 1].code)
         return replaced(out, list[i + 1].line, list[i].code)
      end
   end },
   { name = "moved up", change = function(lines, list)
      local i, up = math.random(#list), math.random(2, 3)
      if not movable(list, i) then return nil end
      for k = i - up, i do
         if not movable(list, k) or k > i - up and list[k].label then return nil end
      end
      local out = without(lines, list[i].line)
      table.insert(out, list[i - up].line, list[i].code)
      return out
   end },
   { name = "branch in a delay slot", change = function(lines, list)
      local i = math.random(#list)
      local label = table.concat(lines, "\n"):match("\n(%w+):")
      if label and list[i].slot then return replaced(lines, list[i].line, "    bra " .. label) end
   end },
   { name = "engine started again", change = function(lines, list)
      local i = math.random(#list)
      if movable(list, i) and list[i].code:match("lmul") and not list[i].code:match("%$r1 ") then
         local out = table.move(lines, 1, #lines, 1, {})
         table.insert(out, list[i].line + 1, "    lsrr 0x1")
         return out
      end
   end },
}

-- Checks -----------------------------------------------------------------------------------------

local function check_as_they_are(list)
   for _, program in ipairs(list) do
      local found = assert(common.lint(program.lines, program.variant))
      local happened, status = common.happened(program.lines, program.variant, input_of(program))
      local name = program.name .. ", " .. program.variant
      for _, hazard in ipairs(found) do fail("%s: %s", name, hazard.message) end
      for _, hazard in ipairs(happened) do fail("%s: it %s", name, hazard.message) end
      if status ~= 0 then fail("%s: status %d", name, status) end
   end
end

-- How many of the hazards that happened are missing among those that were found.
local function missing(found, happened)
   local named, count = {}, 0
   for _, hazard in ipairs(found) do named[common.pair(hazard)] = true end
   for _, hazard in ipairs(happened) do
      if not named[common.pair(hazard)] then count = count + 1 end
      if hazard.hazard == "branch" then break end
   end
   return count
end

-- What the lint names and the interpreter does not see must lie where the run did not come by, or
-- happen only under a condition.
local function check_others(program, lines, found)
   local path = common.path(lines, program.variant, input_of(program))
   for _, hazard in ipairs(found) do
      local texts, distance = hazard.began.text .. hazard.at.text, hazard.distance
      for cycle, address in pairs(path) do
         local after = path[cycle + distance]
         local both = address == hazard.began.address and after == hazard.at.address
         if both and not texts:match("%$n?p%d") then
            fail("%s, %s: did not happen in cycle %d: %s\n%s", program.name, program.variant, cycle,
               hazard.message, table.concat(lines, "\n"))
            return
         end
      end
   end
end

local function check_changed(program, kind, lines, totals)
   local found = common.lint(lines, program.variant)
   if not found then return end -- no program any more
   local happened, status = common.happened(lines, program.variant, input_of(program))
   local total = totals[kind]
   total.tried = total.tried + 1
   if #happened > 0 then
      total.hazards = total.hazards + 1
      if missing(found, happened) == 0 then
         total.found = total.found + 1
      else
         fail("%s, %s, %s: not found: it %s\n%s", program.name, program.variant, kind,
            happened[1].message, table.concat(lines, "\n"))
      end
   elseif #found > 0 then
      total.elsewhere = total.elsewhere + 1
      check_others(program, lines, found)
   elseif kind == "nop removed" and status ~= 0 then
      fail("%s, %s: without a `nop`, no hazard is found, and the results are others",
         program.name, program.variant)
   end
end

-- Until so many changes of each kind have made a hazard; a kind of which there are few is given up.
local function check_kind(list, change, wanted, totals)
   local total = { tried = 0, hazards = 0, found = 0, elsewhere = 0 }
   local seen = {}
   totals[change.name] = total
   for _ = 1, 200 * wanted do
      if total.hazards >= wanted then break end
      local program = pick(list)
      local lines = change.change(program.lines, program.instructions)
      local key = lines and program.variant .. "\n" .. table.concat(lines, "\n")
      if lines and not seen[key] then
         seen[key] = true
         check_changed(program, change.name, lines, totals)
      end
   end
   local text = "%s: %d changes, %d with a hazard that happens, %d of them found; "
      .. "%d more found where no run came by"
   print(text:format(change.name, total.tried, total.hazards, total.found, total.elsewhere))
   return total
end

return function(seed, count, folder)
   math.randomseed(seed)
   local list, totals, hazards, found = load_programs(folder), {}, 0, 0
   check_as_they_are(list)
   for _, program in ipairs(list) do program.instructions = instructions(program.lines) end
   for _, change in ipairs(CHANGES) do
      local total = check_kind(list, change, (count + 3) // 4, totals)
      hazards, found = hazards + total.hazards, found + total.found
   end
   print(("%d programs without hazards; %d of %d seeded hazards found"):format(
      #list, found, hazards))
   if hazards < count then fail("only %d hazards could be seeded", hazards) end
end

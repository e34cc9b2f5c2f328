-- What happened, step by step: one launch of a program through `isadora run --trace --json`, and
-- from its lines which lanes ran each instruction and what the stack of the warp held after it.
--
-- A step is {number, address, labels, text, lanes, stack = {{kind, pc, mask}.. bottom first;
-- or the parked groups in the order of their numbers},
-- after = lanes after it, depth before, waits = {{register, lanes}..}, wrote = names of registers,
-- masks = {{register, lanes}..} that changed, next = address of the next step, straight = that is
-- the instruction after it}.
local json = require("dkjson")

local M = {}

local function quoted(text) return "'" .. text:gsub("'", "'\\''") .. "'" end

--- Output of a command; the end when it fails.
local function output_of(command)
   local pipe = assert(io.popen(command, "r"))
   local text = pipe:read("a")
   if not pipe:close() then
      io.stderr:write("tools/analysis/walk: this failed: ", command, "\n")
      os.exit(1)
   end
   return text
end

--- Arguments of `isadora run` that a program names in its lines `// run:`.
local function launch_of(source)
   local parts = {}
   for line in source:gmatch("[^\n]+") do
      parts[#parts + 1] = line:match("^// run: *(.*)$")
   end
   return table.concat(parts, " ")
end

--- The arguments without the files that results go to.
local function shown_launch(arguments)
   return (arguments:gsub("(buffer:%d+):%S+", "%1"))
end

local function number(text) return math.tointeger(tonumber(text)) end

--- One line of the trace into the stack: members keep their previous text.
local function update(stack, name, wrote)
   for key, value in pairs(wrote) do -- order does not matter: each key is another place
      local member, index = key:match("^" .. name:gsub("%p", "%%%0") .. "%.(%a+)(%d*)$")
      if member == "depth" then
         stack.depth = number(value)
      elseif member then
         local entry = stack[number(index)] or {}
         entry[member], stack[number(index)] = number(value), entry
      end
   end
end

local MOST_GROUPS = 64

--- The same for registers that hold parked groups by number.
local function update_groups(groups, registers, wrote)
   for i = 0, MOST_GROUPS - 1 do
      for _, member in ipairs({ "mask", "pc", "kind" }) do
         local value = wrote[registers[member] .. i]
         if value then
            groups[i] = groups[i] or {}
            groups[i][member] = number(value)
         end
      end
   end
end

local function copy_of(stack)
   local out = {}
   for i = 0, (stack.depth or MOST_GROUPS) - 1 do
      local e = stack[i] or {}
      if stack.depth or e.mask and e.mask ~= 0 then
         out[#out + 1] = { kind = e.kind or 0, pc = e.pc or 0, mask = e.mask or 0 }
      end
   end
   return out
end

--- Names of the registers that lanes have and that changed, each once, in the order of their names.
local function registers_of(wrote)
   local names, seen = {}, {}
   for key in pairs(wrote) do
      local name = key:match("^(.-)@%d+$")
      if name and not seen[name] then
         seen[name] = true
         names[#names + 1] = name
      end
   end
   table.sort(names)
   return names
end

--- Masks of lanes that changed, by the number of the register.
local function masks_of(wrote, name)
   local list = {}
   for i = 0, name and MOST_GROUPS - 1 or -1 do
      local value = wrote[name .. i]
      if value then list[#list + 1] = { register = name .. i, lanes = number(value) } end
   end
   return list
end

local function step_of(line, stack, words)
   local step = {
      number = line.instruction, address = number(line.address), labels = line.labels,
      text = line.text, lanes = number(line.lanes),
      depth = stack.depth, waits = {}, wrote = registers_of(line.wrote),
      masks = masks_of(line.wrote, words.masks),
   }
   if words.groups then
      update_groups(stack, words.groups, line.wrote)
   else
      update(stack, words.stack, line.wrote)
   end
   step.stack = copy_of(stack)
   for _, register in ipairs(words.waiting) do
      local value = line.wrote[register]
      if value then step.waits[#step.waits + 1] = { register = register, lanes = number(value) } end
   end
   return step
end

--- What a list of waiting lanes gained in a step, instead of all that wait.
local function only_new(steps, words)
   local before = {}
   for _, register in ipairs(words.waiting) do before[register] = 0 end
   for _, step in ipairs(steps) do
      for _, one in ipairs(step.waits) do
         local all = one.lanes
         one.lanes = all & ~before[one.register]
         before[one.register] = all
      end
   end
end

--- Where the instruction after each one is, from the profile of all instructions.
local function following_of(profile)
   local following = {}
   for i, one in ipairs(profile) do
      following[number(one.address)] = profile[i + 1] and number(profile[i + 1].address)
   end
   return following
end

--- The launch of `path`, with further settings such as `branch_order=taken`: {source, command,
-- steps, label_of = names by address, following = by address that of the next
-- instruction, result, lanes = how many were launched, text = the trace}.
function M.run(program, isa, path, settings, words)
   local file = assert(io.open(path, "rb"))
   local source = file:read("a")
   file:close()
   local arguments = shown_launch(launch_of(source))
   for _, setting in ipairs(settings) do arguments = arguments .. " --set " .. setting end
   local command = ("%s run -m %s %s %s --trace"):format(quoted(program), isa, quoted(path),
      arguments)
   local walk = { source = source, steps = {}, label_of = {}, text = output_of(command) }
   local stack = { depth = not words.groups and 0 or nil }
   for line in output_of(command .. " --profile --json"):gmatch("[^\n]+") do
      local record = assert(json.decode(line))
      if record.instruction then
         walk.steps[#walk.steps + 1] = step_of(record, stack, words)
         if record.labels[1] then walk.label_of[number(record.address)] = record.labels[1] end
      else
         walk.result = record
      end
   end
   walk.following = following_of(walk.result.profile)
   for i, step in ipairs(walk.steps) do
      local following = walk.steps[i + 1]
      step.straight = following and following.address == walk.following[step.address]
      step.next, step.after = following and following.address, following and following.lanes or 0
   end
   only_new(walk.steps, words)
   walk.lanes = walk.result.threads
   walk.command = ("isadora run -m %s %s %s --trace"):format(isa, path:match("[^/]+$"), arguments)
   return walk
end

return M

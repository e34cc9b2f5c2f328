-- Compares generated C with the Lua interpreter of the same IR: random words and states are run by
-- `gen/interp`, written down as conformance vectors, and those are run by the C.
local lfs = require("lfs")
local json = require("dkjson")
local num = require("gen.num")
local files = require("gen.base.files")
local interp = require("gen.interp")
local disassemble = require("gen.encoding.disassemble")
local window = require("gen.resolve.window")
local machine = require("gen.interp.machine")

local M = {}

-- Random things; the seed makes a run repeatable --------------------------------------------------

local function pick(list) return list[math.random(#list)] end

--- A number of `width` bits, often one at an edge or a small one.
function M.random_value(width)
   local way = math.random(6)
   if way == 1 then return num.bits(math.random(0, 1023), 0, width) end
   if way == 2 then return num.bits(num.sub(num.mask(width), math.random(0, 3)), 0, width) end
   if way == 3 then return num.bits(num.add(num.pow2(width - 1), math.random(-2, 2)), 0, width) end
   local value = 0
   for _ = 1, (width + 31) // 32 do value =
      num.bor(num.shl(value, 32), math.random(0, 0xffffffff)) end
   if way == 4 then value = num.shr(value, math.random(0, width - 1)) end
   return num.bits(value, 0, width)
end

local function exists(where, config) return not where or where[config] end

local function random_word(form, bits)
   local free = num.band(num.mask(bits), num.bnot(form.fixed.mask))
   return num.bor(form.fixed.value, num.band(M.random_value(bits), free))
end

-- State as vectors name it ------------------------------------------------------------------------

local function is_pc(file) return file.name == "$pc" end

local function signed(file, value) return file.signed and num.sext(value, file.width) or value end

local function random_files(model, config, state)
   for _, file in ipairs(model.files) do
      if is_pc(file) then
         state.pc = M.random_value(file.width)
      elseif exists(file.where, config) and file.scope ~= "bundle" then
         local entries = {}
         for index = 0, (file.count or 1) - 1 do
            if math.random(4) > 1 then entries[index] = signed(file, M.random_value(file.width)) end
         end
         state.files[file.name] = entries
      end
   end
end

local function random_spaces(model, config, state)
   for _, space in ipairs(model.spaces) do
      if exists(space.where, config) then
         local cells = {}
         for _ = 1, 40 do
            local cell = num.mod(math.random(0, 1023), space.size)
            cells[cell] = M.random_value(space.type.width)
         end
         state.spaces[space.name] = cells
      end
   end
end

local function random_stacks(model, state)
   for _, stack in ipairs(model.stacks) do
      local entries = {}
      for i = 1, math.random(0, stack.depth) do
         entries[i] = {}
         for k, member in ipairs(stack.members) do
            local value = M.random_value(member.type.width)
            entries[i][k] = member.type.kind == "s" and num.sext(value, member.type.width) or value
         end
      end
      state.stacks[stack.name] = entries
   end
end

local function text_of(value) return num.tostring(value) end

-- All of the state that is not at its reset value, by name.
local function listed(model, config, state)
   local out, read = {}, interp.reader(model, state, config)
   for _, file in ipairs(model.files) do
      local name = file.named or file.name
      if is_pc(file) then
         out[name] = text_of(state.pc)
      elseif exists(file.where, config) then
         for index = 0, (file.count or 1) - 1 do
            local value = read(file, index)
            local entry = file.entries[index]
            local is_alias = file.count and entry and entry.value and entry.value.tag ~= "num"
            if not is_alias then out[file.count and name .. index or name] = text_of(value) end
         end
      end
   end
   for _, stack in ipairs(model.stacks) do
      local entries = state.stacks[stack.name] or {}
      out[stack.name .. ".depth"] = text_of(#entries)
      for i, entry in ipairs(entries) do
         for k, member in ipairs(stack.members) do
            out[("%s.%s%d"):format(stack.name, member.name, i - 1)] = text_of(entry[k])
         end
      end
   end
   return out
end

local function cells_of(model, state)
   local out = {}
   for _, space in ipairs(model.spaces) do
      local step = window.shown_cells(space)
      for cell in pairs(state.spaces[space.name] or {}) do -- an object: order is of no consequence
         local first = cell - cell % step
         local name, index = window.cell_name(space, first)
         out[name] = out[name] or {}
         out[name][tostring(index)] = text_of(machine.look(model, state, space, first))
      end
   end
   return next(out) and out or nil
end

-- What differs, now and then what does not, and always `$pc`, whose default is the next instruction.
local function changes(before, after)
   local out = {}
   for name, value in pairs(after) do
      if name == "$pc" or before[name] ~= value or math.random(8) == 1 then out[name] = value end
   end
   return setmetatable(out, { __jsontype = "object" })
end

local function copy_state(state)
   local copy = { pc = state.pc, files = {}, spaces = {}, stacks = {} }
   for _, part in ipairs({ "files", "spaces", "stacks" }) do
      for name, values in pairs(state[part]) do
         copy[part][name] = {}
         for key, value in pairs(values) do copy[part][name][key] = value end
      end
   end
   return copy
end

-- Vectors -----------------------------------------------------------------------------------------

local function code_of(model, word)
   return num.hex(word, (model.units[1].bits + 3) // 4)
end

-- Where code lies in a space, the instruction is there, and `$pc` at it.
local function place_code(model, form, config, word, state)
   for _, space in ipairs(model.spaces) do
      if space.code and space.type.width == 8 and exists(space.where, config) then
         local size = num.is_small(space.size) and space.size or 1 << 32
         local counts_units = false
         for _, file in ipairs(model.files) do
            if is_pc(file) then
               counts_units = file.counts == "units"
               if file.width < 40 then size = math.min(size, 1 << file.width) end
            end
         end
         local at = math.random(0, math.min(size, 4096) - form.length)
         if counts_units then at = at // model.units[1].length * model.units[1].length end
         state.pc = counts_units and at // model.units[1].length or at
         state.spaces[space.name] = state.spaces[space.name] or {}
         for i = 0, form.length - 1 do
            local place = form.unit.endian == "big" and form.length - 1 - i or i
            state.spaces[space.name][at + i] = num.bits(word, 8 * place, 8)
         end
         return
      end
   end
end

--- One random vector of a form in a configuration: the object, and the trap if there was one; nil
-- when no word was found.
function M.vector(model, form, config)
   local unit, word = model.units[1], nil
   for _ = 1, 20 do
      local candidate = random_word(form, unit.bits)
      if disassemble.form_of(model, candidate, unit, config) == form then
         word = candidate
         break
      end
   end
   if not word then return nil end
   local state = interp.new_state()
   random_files(model, config, state)
   random_spaces(model, config, state)
   random_stacks(model, state)
   place_code(model, form, config, word, state)
   local before = copy_state(state)
   local lines, fields = disassemble.operands(form, word, config)
   local result = interp.run(model, form, lines, fields, state, { word = word, config = config })
   local axes = model.configs[config]
   local vector = {
      isa = model.isa.name, variant = axes.variant, mode = axes.mode, code = code_of(model, word),
         note = form.name,
      ["in"] = listed(model, config, before), mem_in = cells_of(model, before),
   }
   if result.trap then
      vector.out = setmetatable({}, { __jsontype = "object" })
   else
      vector.out = changes(vector["in"], listed(model, config, state))
      vector.mem_out = cells_of(model, state)
   end
   return vector, result.trap
end

--- `count` vectors of each form in each configuration, those that trap apart: two arrays of lines.
function M.vectors(model, count)
   local plain, trapping = {}, {}
   for _, form in ipairs(model.forms) do
      for config = 1, #model.configs do
         for _ = 1, form.configs[config] and count or 0 do
            local vector, trap = M.vector(model, form, config)
            local list = trap and trapping or plain
            if vector then list[#list + 1] = json.encode(vector) end
         end
      end
   end
   return plain, trapping
end

-- Building and running ----------------------------------------------------------------------------

local EMITTERS = { "header", "decode", "disasm", "encode", "exec", "fast", "target", "uses" }
local RUNTIME = { "runtime/base/bundle", "runtime/machine/access",
   "runtime/machine/operations/blocks", "runtime/machine/reach", "runtime/machine/cells",
   "runtime/machine/delayed", "runtime/machine/fetch", "runtime/machine/float/exact",
   "runtime/machine/float/divide", "runtime/machine/float/fused",
   "runtime/machine/machine", "runtime/machine/together", "runtime/machine/trap",
   "runtime/machine/memory", "runtime/machine/register_text", "runtime/machine/registers",
   "runtime/machine/state", "runtime/simt/cpu_level", "runtime/simt/overlay",
   "tools/lib/analysis/known", "tools/lib/analysis/uses", "tools/lib/asm/diag/register_name",
   "tools/lib/asm/text/nearest" }
local INCLUDES = { "runtime/include", "runtime", "tools/lib/include", "tools/lib", "tools/isadora" }
local include_flags = "-I$PWD/" .. table.concat(INCLUDES, " -I$PWD/")
-- What the program that runs vectors is made of besides (a driver of its own may need none of it).
local VECTORS = { "common/json", "common/number", "vectors/read",
   "vectors/report", "vectors/run", "vectors/stream" }

local function write(path, text)
   local file = assert(io.open(path, "wb"))
   file:write(text)
   file:close()
end

local function shell(command)
   local pipe = assert(io.popen(command .. " 2>&1"))
   local output = pipe:read("a")
   local ok = pipe:close()
   return ok, output
end

--- A folder of its own, removed by `M.remove`.
function M.folder()
   local path = os.tmpname()
   os.remove(path)
   assert(lfs.mkdir(path))
   return path
end

function M.remove(path)
   assert(os.execute(("rm -r '%s'"):format(path)))
end

--- Whether there is a C compiler.
function M.compiler()
   local cc = os.getenv("CC") or "cc"
   return shell(cc .. " --version >/dev/null") and cc or nil
end

local WARNINGS = "-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror"

-- The runtime is compiled once for all models that are compiled with the same flags, in a folder
-- each that lasts as long as this process.
local runtime_folders = {}

local exit = os.exit
os.exit = function(...) -- luacheck: ignore 122
   for _, folder in pairs(runtime_folders) do M.remove(folder) end
   exit(...)
end

--- Objects of these files of the runtime: their paths, or nil and the messages.
local function compiled_runtime(names, flags)
   runtime_folders[flags] = runtime_folders[flags] or M.folder()
   local folder, objects, missing = runtime_folders[flags], {}, {}
   for i, name in ipairs(names) do
      objects[i] = ("%s/%s.o"):format(folder, name:match("[^/]+$"))
      if not lfs.attributes(objects[i]) then
         missing[#missing + 1] = ("$PWD/%s.c"):format(name)
      end
   end
   if #missing == 0 then return objects end
   local compile = ("%s -std=c11 %s %s %s -c %s"):format(M.compiler(), WARNINGS, flags, include_flags,
      table.concat(missing, " "))
   local ok, output = shell(("set -- %s && cd %s && \"$@\""):format(compile, folder))
   return ok and objects, output
end

--- Emits and compiles a model: true, or false and the messages. `flags` are added. The program is
-- `driver`, which needs `more` of the runtime; by default it is the one that runs vectors.
function M.build(model, folder, flags, driver, more)
   local sources, prefix = { driver or "tests/gen/exec/driver.c" }, model.isa.prefix
   flags = flags or "-O1"
   for _, name in ipairs(EMITTERS) do
      for _, file in ipairs(require("gen.emit." .. name).emit(model)) do
         assert(files.write(folder .. "/" .. file.path, file.text))
         if file.path:match("%.c$") then sources[#sources + 1] = folder .. "/" .. file.path end
      end
   end
   local runtime = { table.unpack(RUNTIME) }
   table.move(more or {}, 1, #(more or {}), #runtime + 1, runtime)
   for _, name in ipairs(driver and {} or VECTORS) do
      runtime[#runtime + 1] = "tools/isadora/" .. name
   end
   local objects, problem = compiled_runtime(runtime, flags)
   if not objects then return false, problem end
   table.move(objects, 1, #objects, #sources + 1, sources)
   local command = "%s -std=c11 %s %s %s -I%s -I%s/include -DTARGET=%s_target -DPARSED=%s_syntax %s -o %s/driver"
   local ok, output = shell(command:format(M.compiler(), WARNINGS, flags, include_flags, folder,
      folder, prefix, prefix, table.concat(sources, " "), folder))
   return ok == true, output
end

--- What the program says when it is run with these arguments.
function M.call(folder, arguments)
   local _, output = shell(("%s/driver %s"):format(folder, arguments))
   return output
end

--- Runs lines of vectors on what was built: all that the driver prints.
function M.run(folder, lines)
   write(folder .. "/vectors.jsonl", table.concat(lines, "\n") .. "\n")
   local _, output = shell(("%s/driver %s/vectors.jsonl"):format(folder, folder))
   return output
end

M.pick = pick

return M

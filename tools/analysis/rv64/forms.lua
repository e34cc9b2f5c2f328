-- Random words of the instructions of rv64, from its description as JSON.
local json = require("dkjson")

local M = {}

--- A plain generator, so that a seed gives the same words everywhere: `random(n)` is in 0..n-1,
--- `random.u64()` any 64 bits.
function M.generator(seed)
   local state = 0
   local function u64()
      state = state + 0x9e3779b97f4a7c15
      local x = state
      x = (x ~ x >> 30) * 0xbf58476d1ce4e5b9
      x = (x ~ x >> 27) * 0x94d049bb133111eb
      return x ~ x >> 31
   end
   state = seed
   state = u64()
   return setmetatable({ u64 = u64 }, { __call = function(_, n) return (u64() >> 1) % n end })
end

--- The forms that exist in a variant (none: in any), as tables.
function M.load(program, isa, variant)
   local pipe = assert(io.popen(("%s export json %s"):format(program, isa)))
   local export = assert(json.decode(pipe:read("a")))
   pipe:close()
   local list = {}
   for _, form in ipairs(export.forms) do
      local there = not form.configs or not variant
      for _, name in ipairs(form.configs or {}) do there = there or name == variant end
      if there then
         list[#list + 1] = { name = form.name, page = form.page, bytes = form.bytes,
            mask = tonumber(form.mask), value = tonumber(form.value),
            syntax = form.syntax, memory = form.effects.memory ~= nil }
      end
   end
   return list
end

--- One of the words that have the fixed bits of a form; not all of them need be instructions.
function M.word(form, random)
   local word = form.value | random.u64() & ~form.mask
   return form.bytes == 2 and word & 0xffff or word & 0xffffffff
end

function M.pack(form_or_bytes, word)
   local bytes = type(form_or_bytes) == "table" and form_or_bytes.bytes or form_or_bytes
   return string.pack(bytes == 2 and "<I2" or "<I4", word)
end

function M.write(path, bytes)
   local file <close> = assert(io.open(path, "wb"))
   file:write(bytes)
end

function M.read(path)
   local file <close> = assert(io.open(path, "rb"))
   return file:read("a")
end

--- Runs a command; what it prints on standard error is shown when it fails.
function M.run(command, ...)
   command = command:format(...)
   local log = os.tmpname()
   local ok, _, status = os.execute(command .. " 2>" .. log)
   local said = M.read(log)
   os.remove(log)
   if not ok then error(("%s: status %s\n%s"):format(command, status, said:sub(1, 2000)), 0) end
end

--- All lines that a command prints.
function M.lines(command, ...)
   local list = {}
   local pipe <close> = assert(io.popen(command:format(...)))
   for line in pipe:lines() do list[#list + 1] = line end
   return list
end

--- An empty folder for files of this run.
function M.folder()
   local path = os.tmpname()
   os.remove(path)
   M.run("mkdir -p %s", path)
   return path
end

return M

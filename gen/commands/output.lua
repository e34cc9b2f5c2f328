-- What the emitters return, on disk: written, or compared with what is there.
local files = require("gen.base.files")

local M = {}

-- The function that is wanted of an emitter: of all of it, or of `name.part`; nil when none is.
local function wanted(emitter, only)
   if not only or only[emitter.name] then return emitter.emit end
   for _, part in ipairs(emitter.parts or {}) do
      if only[emitter.name .. "." .. part.name] then return part.emit end
   end
end

--- The first of `names` that is none of an emitter or a part of one; nil when all are.
function M.unknown_name(names, emitters)
   for _, name in ipairs(names) do
      local known = false
      for _, emitter in ipairs(emitters) do
         known = known or wanted(emitter, { [name] = true }) ~= nil
      end
      if not known then return name end
   end
end

--- Everything that the emitters return for a model: array of {path, text}, paths relative to the
-- folder of the ISA. `only` has the names of those that are wanted as keys; nil: all are.
-- `on_step` is called with the name of each.
function M.emit_all(model, emitters, only, on_step)
   local found, owner = {}, {}
   for _, emitter in ipairs(emitters) do
      local emit = wanted(emitter, only)
      if emit then
         if on_step then on_step("emit " .. emitter.name) end
         for _, file in ipairs(emit(model)) do
            local path = file.path or file[1]
            if owner[path] then
               error(("emitters %s and %s both write %s; each output has a path of its own"):format(
                  owner[path], emitter.name, path), 0)
            end
            owner[path] = emitter.name
            found[#found + 1] = { path = path, text = file.text or file[2] }
         end
      end
   end
   return found
end

--- Paths below `folder` that were generated once and no longer are.
function M.find_stale(folder, emitted)
   local stale, current = {}, {}
   for _, file in ipairs(emitted) do current[file.path] = true end
   for _, path in ipairs(files.list(folder)) do
      if not current[path] and files.is_generated(folder .. "/" .. path) then
         stale[#stale + 1] = path
      end
   end
   return stale
end

--- The beginning of a line that may be long.
local function shortened(line)
   if not line then return "(end)" end
   return #line > 100 and line:sub(1, 100):gsub("[\x80-\xbf]*$", "") .. ".." or line
end

--- One message for each file in `folder` that is not what was emitted.
function M.compare(folder, emitted, stale)
   local messages = {}
   local function differ(format, ...) messages[#messages + 1] = format:format(...) end
   for _, file in ipairs(emitted) do
      local path = folder .. "/" .. file.path
      local old = files.read(path)
      if not old then
         differ("%s is missing", path)
      elseif old ~= file.text then
         local line, have, want = files.first_difference(old, file.text)
         differ("%s is out of date, first in line %d:\n  has   %s\n  wants %s", path, line,
            shortened(have), shortened(want))
      end
   end
   for _, path in ipairs(stale) do differ("%s/%s is no longer generated", folder, path) end
   return messages
end

--- Writes what changed and removes what is no longer generated: paths of the files that are `same`,
-- `new` and `changed`; nil and a message on failure.
function M.write(folder, emitted, stale)
   local written = { same = {}, new = {}, changed = {} }
   for _, file in ipairs(emitted) do
      local what, why = files.write(folder .. "/" .. file.path, file.text)
      if not what then return nil, why end
      table.insert(written[what], file.path)
   end
   for _, path in ipairs(stale) do os.remove(folder .. "/" .. path) end
   files.remove_abandoned(folder)
   return written
end

return M

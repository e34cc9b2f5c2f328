-- What the functions of several forms share: constant arrays, functions of operands, files whose entries
-- stand for other state. It is known when all functions are written, and stands before them.
local num = require("gen.num")
local c = require("gen.emit.c")
local state = require("gen.emit.state")
local time = require("gen.emit.exec.time")
local ctype = require("gen.emit.exec.ctype")
local functions_of = require("gen.emit.exec.form")
local tidy = require("gen.emit.exec.tidy")

local M = {}

-- What functions of one file share ----------------------------------------------------------------

local Shared = {}
Shared.__index = Shared

--- An empty collection for one description.
function M.new(model)
   return setmetatable({
      model = model, prefix = model.isa.prefix, aliased = {}, columns = {}, column_names = {},
         held_files = {}, held_list = {}, later_aliased = {}, time = state.time(model),
         helper_names = {}, helpers = {},
   }, Shared)
end

--- Name of a constant array with these values; equal arrays are one.
function Shared:column(wanted, values, type)
   local texts = {}
   for i, value in ipairs(values) do texts[i] = c.int(value) end
   local text = table.concat(texts, ", ")
   local base = c.ident(wanted):lower()
   local name, n = base, 1
   while self.column_names[name] and self.column_names[name] ~= text do
      n = n + 1
      name = base .. "_" .. n
   end
   if not self.column_names[name] then
      self.column_names[name] = text
      self.columns[#self.columns + 1] = { name = name, type = type, text = text }
   end
   return name
end

--- Name of a function with this text, in which `%s` is its name; equal ones are one.
function Shared:helper(wanted, text)
   local known = self.helper_names[text]
   if known then return known end
   local name = c.unique(self.helpers, wanted)
   self.helper_names[text] = name
   self.helpers[#self.helpers + 1] = text:format(name)
   return name
end

-- Those that `users` call, or others that are: what a form came to need of one may be nothing.
local function called(helpers, users)
   local list = {}
   for i = #helpers, 1, -1 do
      local name = helpers[i]:match("([%w_]+)%(")
      if users:find("%f[%w_]" .. name .. "%(") then
         table.insert(list, 1, helpers[i])
         users = users .. helpers[i]
      end
   end
   return list
end

local function put_helpers(shared, w, users)
   for _, text in ipairs(users and called(shared.helpers, users) or shared.helpers) do
      local lines = {}
      for line in text:gmatch("[^\n]+") do lines[#lines + 1] = line end
      for _, line in ipairs(tidy.broken(lines)) do w.lines[#w.lines + 1] = line end
      w:line("")
   end
end

--- Name of the tables of bits that writes may change, by configuration.
function Shared:held(file)
   if not self.held_files[file] then
      self.held_files[file] = true
      self.held_list[#self.held_list + 1] = file
   end
   return state.ident(file)
end

local LINE = 96

-- Numbers in lines of their own where one line does not hold them.
local function put_numbers(text, w)
   local line = ""
   for item in text:gmatch("[^ ]+") do
      if #line + #item + 5 > LINE then
         w:line("%s", line)
         line = ""
      end
      line = line == "" and item or line .. " " .. item
   end
   w:line("%s", line)
end

local function put_columns(shared, w)
   for _, column in ipairs(shared.columns) do
      local head = ("static const %s %s[] = {"):format(ctype.c(column.type), column.name)
      if #head + #column.text + 2 <= LINE then
         w:line("%s%s};\n", head, column.text)
      else
         w:open("%s", head)
         put_numbers(column.text, w)
         w:close("};\n")
      end
   end
end

--- Bits of a file that no write changes in a configuration, and their value.
local function held_in(model, file, config)
   local mask, value = 0, 0
   for _, held in ipairs(state.held(model, file)) do
      if held.configs >> (config - 1) & 1 == 1 then
         mask, value = num.bor(mask, held.mask), num.bor(value, held.value)
      end
   end
   return mask, value
end

local function put_held(shared, w)
   for _, file in ipairs(shared.held_list) do
      local writable, fixed = {}, {}
      for i in ipairs(shared.model.configs) do
         local mask, value = held_in(shared.model, file, i)
         writable[i] = c.hex(num.without(num.mask(file.width), mask))
         fixed[i] = c.hex(value)
      end
      local stored, ident = ctype.stored(file.width, false), state.ident(file)
      w:line("/* Bits of %s that writes change, and what the others are, by configuration. */",
         file.name)
      w:line("static const %s %s_writable[] = {%s};", stored, ident, table.concat(writable, ", "))
      w:line("static const %s %s_fixed[] = {%s};\n", stored, ident, table.concat(fixed, ", "))
   end
end

-- Files of which some entries stand for other state: they are read and stored to by functions.
-- Which ones are needed is known when all forms are written; one may need another.
local function put_aliases(shared, w)
   local done, bodies = {}, {}
   local read_parameters =
      ("(const struct isadora_machine *m, const struct %s_state *s, int32_t index)"):format(
      shared.prefix)
   local function write(file)
      if done[file] then return end
      done[file] = true
      local ident, type = state.ident(file), ctype.c(ctype.promoted(file.width, file.signed))
      local read, store = functions_of.read_aliases(shared, file),
         functions_of.write_aliases(shared, file)
      w:line("static inline %s read_%s%s;", type, ident, read_parameters)
      w:line("static inline void write_%s(struct isadora_machine *m, int32_t index, %s value);",
         ident, type)
      local later = shared.later_aliased[file] and functions_of.later_aliases(shared, file)
      bodies[#bodies + 1] = { ident = ident, type = type, name = file.name, read = read,
         store = store, later = later }
   end
   local found = true
   while found do
      found = false
      for _, file in ipairs(shared.model.files) do
         if shared.aliased[file] and not done[file] then
            write(file)
            found = true
         end
      end
   end
   for _, body in ipairs(bodies) do
      w:line("\n/* Some entries of %s stand for other state. */", body.name)
      w:line("static inline %s read_%s%s\n{", body.type, body.ident, read_parameters)
      for _, line in ipairs(body.read) do w.lines[#w.lines + 1] = line end
      w:line("}\n")
      w:line("static inline void write_%s(struct isadora_machine *m, int32_t index, %s value)\n{",
         body.ident, body.type)
      for _, line in ipairs(body.store) do w.lines[#w.lines + 1] = line end
      w:line("}\n")
      if body.later then
         w:line("static inline void later_%s(struct isadora_machine *m, unsigned delay, int32_t index, %s value)\n{",
            body.ident, body.type)
         for _, line in ipairs(body.later) do w.lines[#w.lines + 1] = line end
         w:line("}\n")
      end
   end
end

M.held_in = held_in

--- Writes what was collected; of functions only those that the text `users` needs, if it is given.
function M.put(shared, w, users)
   put_columns(shared, w)
   put_held(shared, w)
   time.put_late(shared, w)
   put_aliases(shared, w)
   put_helpers(shared, w, users)
end

return M

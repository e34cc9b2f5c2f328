-- What the functions of several forms share: constant arrays, functions of operands, files whose
-- entries stand for other state. It is known when all functions are written, and is before
-- them.
local lists = require("gen.base.lists")
local num = require("gen.num")
local c = require("gen.emit.c")
local state = require("gen.emit.c.state")
local time = require("gen.emit.c.code.time")
local ctype = require("gen.emit.c.ctype")
local functions_of = require("gen.emit.c.code.form")
local instruction = require("gen.emit.c.instruction")
local words = require("gen.emit.c.words")
local tidy = require("gen.emit.c.tidy")

local M = {}

-- What functions of one file share ----------------------------------------------------------------

local Shared = { SPLIT = "@else" }
Shared.__index = Shared

--- An empty collection for one description.
function M.new(model)
   return setmetatable({
      model = model, prefix = model.isa.prefix, has_ops = state.has_ops(model), common = "",
         aliased = {}, columns = {}, column_names = {},
         held_files = {}, held_list = {}, later_aliased = {}, time = state.time(model),
         helper_names = {}, helpers = {}, aparts = {}, loops = {}, alike = {},
   }, Shared)
end

--- Name of a constant array with these values; equal arrays are one.
function Shared:column(wanted, values, type)
   local texts = lists.map(values, c.int)
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
   local name = lists.unique_name(self.helper_names, wanted)
   self.helper_names[text] = name
   self.helpers[#self.helpers + 1] = { name = name, text = text:format(name) }
   return name
end

local function joined(list, key)
   return lists.join(list, ", ", function(p) return p[key] end)
end

local function head_of(list)
   return ("(%s)"):format(#list > 0 and joined(list, "text") or "void")
end

-- Those of a list of {name, text, argument} that a text names.
local function named_in(list, text)
   local named, kept = words.set(text), {}
   for _, p in ipairs(list) do
      if named[p.name] then kept[#kept + 1] = p end
   end
   return kept
end

-- Parameters of a function with this text: those that it names, and the slots that it reads of the
-- instruction; and the text with these parameters.
local function signature(form, parameters, text)
   local given
   text, given = instruction.parameters(form, text)
   local list = named_in(parameters, text)
   for _, p in ipairs(given) do
      list[#list + 1] = { name = p.name, text = p.text, argument = p.argument }
   end
   for i, p in ipairs(list) do
      list[i] = { name = p.name, text = p.text, argument = p.argument or p.name }
   end
   return { list = list, head = head_of(list), text = text, arguments = joined(list, "argument") }
end

-- The name of the function with this type and signature; `put(name)` adds it where it is new.
function Shared:named(wanted, type, sig, put)
   local key = type .. words.canonical(sig.head .. "\n" .. sig.text)
   if not self.helper_names[key] then
      self.helper_names[key] = lists.unique_name(self.helper_names, wanted)
      put(self.helper_names[key])
   end
   return ("%s(%s)"):format(self.helper_names[key], sig.arguments)
end

-- What a function does in the usual case, where it is called, and what it does else; nil, all of
-- it.
local function parts_of(text)
   local quick, rest = text:match("^(.*)\n" .. Shared.SPLIT .. "\n(.*)$")
   return quick, rest or text
end

-- Type and name of a function.
local function typed(type, name) return type .. (type:find("%*$") and "" or " ") .. name end

--- The call of a function with these lines that forms share. `parameters` = {name, text, argument}:
--- it is given those that its text names. `comment` precedes it.
function Shared:call(form, wanted, type, parameters, text, comment)
   local sig = signature(form, parameters, text)
   return self:named(wanted, type, sig, function(name)
      local function put(own, head, body)
         self.helpers[#self.helpers + 1] = { name = own,
            text = ("%sstatic inline %s%s\n{\n%s\n}"):format(comment and comment .. "\n" or "",
               typed(type, own), head, body) }
      end
      local quick, text_any = parts_of(sig.text)
      if not quick then return put(name, sig.head, sig.text) end
      local list = named_in(sig.list, text_any)
      put(name .. "_any", head_of(list), text_any)
      put(name, sig.head, ("%s\n    return %s_any(%s);"):format(quick, name, joined(list, "name")))
   end)
end

local MOST_WITHIN = 80 -- lines that are compiled where they are called with something known

local function count_lines(text) return select(2, text:gsub("\n", "\n")) + 1 end

--- The same of one that is compiled once, in a file of its own. What comes before SPLIT in the text
--- is tried where it is called.
function Shared:apart(form, wanted, type, parameters, text)
   local sig = signature(form, parameters, text)
   return self:named(wanted, type, sig, function(name)
      local quick, rest = parts_of(sig.text)
      local own = quick and name .. "_any" or name
      local all = named_in(sig.list, rest)
      local list = lists.filter(all, function(p) return p.name ~= "known" end)
      local apart = { name = own, declaration = typed(type, own) .. head_of(list), text = rest }
      self.aparts[#self.aparts + 1] = apart
      if not quick then return end
      local within = ""
      if #list < #all and count_lines(rest) <= MOST_WITHIN then
         within = ("RT_WITHIN %s%s\n{\n%s\n}\n\n"):format(typed(type, name .. "_for"),
            head_of(all), rest)
         quick = quick .. ("\n    if (known)\n        return %s_for(%s);"):format(name,
            joined(all, "name"))
         apart.text = ("    return %s_for(%s);"):format(name, joined(lists.map(all, function(p)
            return { name = p.name == "known" and "NULL" or p.name }
         end), "name"))
      else
         apart.text = instruction.unknown(rest)
      end
      if words.set(sig.head).known and not words.set(quick).known then
         quick = "    (void)known;\n" .. quick
      end
      apart.quick = ("%sRT_WITHIN %s%s\n{\n%s\n    return %s(%s);\n}"):format(within, typed(type,
         name), sig.head, quick, own, joined(list, "name"))
   end)
end

--- What a warp does once: apart where there is such a file.
function Shared:once(...)
   if self.is_apart then return self:apart(...) end
   return self:call(...)
end

--- The same of one that each file has which calls it. `text` may have `NAME` in it, which is its
-- name.
function Shared:loop(wanted, type, parameters, make)
   local list, arguments = {}, {}
   for i, p in ipairs(parameters) do list[i], arguments[i] = p.text, p.name end
   local head = ("(%s)"):format(table.concat(list, ", "))
   local sig = { head = head, text = make("NAME", head), arguments = table.concat(arguments, ", ") }
   return self:named(wanted, type, sig, function(name)
      self.loops[#self.loops + 1] = { name = name, text = make(name, head) }
   end)
end

-- Those that `users` call, or others that are: what a form came to need of one may be nothing.
local function called(functions, users)
   local list, named = {}, {}
   local function note(text)
      for name in text:gmatch("[%a_][%w_]*") do named[name] = true end
   end
   note(users)
   for i = #functions, 1, -1 do
      if named[functions[i].name] then
         table.insert(list, 1, functions[i])
         note(functions[i].text)
      end
   end
   return list
end

local function put_text(text, w)
   local lines = {}
   for line in text:gmatch("[^\n]*") do lines[#lines + 1] = line end
   lists.append(w.lines, tidy.broken(lines))
   w:line("")
end

--- Writes the loops that the text `users` calls.
function M.put_loops(shared, w, users)
   for _, f in ipairs(called(shared.loops, users)) do put_text(f.text, w) end
end

M.put_text = put_text

--- Name of the tables of bits that writes may change, by configuration.
function Shared:held(file)
   lists.add_once(self.held_list, self.held_files, file)
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

-- The lines of a function, after those that say which parameters it does not need.
local function put_body(w, lines, ...)
   local text = table.concat(lines, "\n")
   for _, name in ipairs({ ... }) do
      if not text:find("%f[%w_]" .. name .. "%f[^%w_]") then w:line("    (void)%s;", name) end
   end
   lists.append(w.lines, lines)
   w:line("}\n")
end

-- The functions that read and store to a file of which some entries stand for other state:
-- { name, head, note, lines, unused = parameters that it may not need }.
local function alias_functions(shared, file)
   local ident, type = state.ident(file), ctype.c(ctype.promoted(file.width, file.signed))
   local list = {
      { name = "read_" .. ident, lines = functions_of.read_aliases(shared, file),
         head = ("%s read_%s(const struct isadora_machine *m, const struct %s_state *s, "
            .. "int32_t index)"):format(type, ident, shared.prefix), unused = { "m", "s" } },
      { name = "write_" .. ident, lines = functions_of.write_aliases(shared, file),
         head = ("void write_%s(struct isadora_machine *m, int32_t index, %s value)"):format(ident,
            type), unused = { "m", "value" } },
   }
   if shared.later_aliased[file] then
      list[3] = { name = "later_" .. ident, lines = functions_of.later_aliases(shared, file),
         head = ("void later_%s(struct isadora_machine *m, unsigned delay, int32_t index, "
            .. "%s value)"):format(ident, type), unused = { "m", "delay", "value" } }
   end
   for _, f in ipairs(list) do f.file = file end
   return list
end

-- Those that the text `users` calls, and what they call in turn.
local function reached(functions, users)
   local function reach(text)
      for name in text:gmatch("[%a_][%w_]*") do
         local f = functions[name]
         if f and not f.reached then
            f.reached = true
            reach(table.concat(f.lines, "\n"))
         end
      end
   end
   reach(users)
   return lists.filter(functions, function(f) return f.reached end)
end

-- Which ones are needed is known when all forms are written; one may need another.
local function put_aliases(shared, w, users)
   local done, functions, found = {}, {}, true
   while found do
      found = false
      for _, file in ipairs(shared.model.files) do
         if shared.aliased[file] and not done[file] then
            done[file], found = true, true
            lists.append(functions, alias_functions(shared, file))
         end
      end
   end
   for _, f in ipairs(functions) do functions[f.name] = f end
   if users then functions = reached(functions, users) end
   for _, f in ipairs(functions) do w:line("static inline %s;", f.head) end
   local last
   for _, f in ipairs(functions) do
      if f.file ~= last then
         w:line("\n/* Some entries of %s stand for other state. */", f.file.name)
      end
      last = f.file
      w:line("static inline %s\n{", f.head)
      put_body(w, f.lines, table.unpack(f.unused))
   end
end

M.held_in = held_in

--- Writes what was collected; of functions only those that the text `users` needs, if it is given.
function M.put(shared, w, users)
   put_columns(shared, w)
   put_held(shared, w)
   time.put_late(shared, w)
   local helpers = users and called(shared.helpers, users) or shared.helpers
   if users then users = users .. lists.join(helpers, "\n", function(f) return f.text end) end
   put_aliases(shared, w, users)
   for _, f in ipairs(helpers) do put_text(f.text, w) end
end

return M

-- What registers hold after some instructions, where these alone say so: an address that is made in
-- two instructions and jumped to by a third. Each form has a function that notes what it writes,
-- and of simple stores the value, as far as constants and registers make it. Only files that jumps
-- read matter, and none whose results come later than the next instruction.
local lists = require("gen.base.lists")
local tree = require("gen.ir.tree")
local expression = require("gen.emit.uses.expression")
local value = require("gen.emit.uses.value")

local M = {}

--- May a description fold? Lanes, and words that execute together, read other state than the last.
function M.is_possible(model)
   return model.sym.lanes == 0 and not lists.any(model.units, function(unit)
      return unit.words ~= nil
   end)
end

-- Calls f with each register file that a target, or an alternative of an operand, may be in.
local function each_target_file(target, f)
   if target.tag == "choice" then
      for _, line in ipairs(target.choice.lines) do
         if line.code.target and not line.code.none then each_target_file(line.code.target, f) end
      end
   end
   tree.each_place(target, function(place)
      if place.tag == "reg" then f(place.file) end
   end)
end

-- Calls f with each statement of a form, also those of its operands.
local function each_statement(form, f)
   local code = form.code
   if not code then return end
   tree.each_statement(code.body, f)
   tree.each_statement(code.touched or {}, f)
   for _, line in lists.nested(form.choices or {}, "lines") do
      for _, block in ipairs({ line.code.before or {},
         line.code.after and line.code.after.body or {} }) do
         tree.each_statement(block, f)
      end
   end
end

-- The files that some store writes later than the next instruction sees.
local function late_files(model)
   local late = {}
   for _, form in ipairs(model.forms) do
      each_statement(form, function(s)
         if s.tag ~= "store" or not (s.delay or s.engine) then return end
         each_target_file(s.target, function(file) late[file] = true end)
      end)
   end
   return late
end

-- The files whose entries, when they are written, write others.
local function add_accessors(model, files)
   for _, file in ipairs(model.files) do
      if lists.any(file.entry_list or {}, function(entry)
         return entry.code and entry.code.target
      end) then
         files[file] = true
      end
   end
end

--- The files whose contents decide where some jump goes: a set, or nil where there is none.
--- `named`: the names of those that jumps read, by `name_of`.
function M.files(model, named, name_of)
   local late, files, found = late_files(model), {}, false
   for _, file in ipairs(model.files) do
      if named[name_of(file)] and not late[file] and not file.per_lane and file.width <= 64 then
         files[file], found = true, true
      end
   end
   if not found then return nil end
   add_accessors(model, files)
   return files
end

--- Does a form store to these files in one statement alone?
function M.stores_once(form, files)
   local count = 0
   each_statement(form, function(s)
      if s.tag == "unknown" or s.tag == "for" then count = count + 2 end
      if s.tag ~= "store" then return end
      local is_one = false
      each_target_file(s.target, function(file) is_one = is_one or files[file] end)
      count = count + (is_one and 1 or 0)
   end)
   return count == 1
end

-- The text of functions and variables that a text names, too.
local function expanded(text, functions, lines, seen)
   local all = { text }
   for name in text:gmatch("[%a_][%w_]*") do
      if not seen[name] then
         seen[name] = true
         local found = functions[name]
         if found then
            all[#all + 1] = expanded(table.concat(found.lines, "\n"), functions, found.lines, seen)
         end
         for _, line in ipairs(name:find("^x%d+$") and lines or {}) do
            if line:find("^ *" .. name .. " = ") or line:find("&" .. name .. ",", 1, true) then
               all[#all + 1] = expanded(line, functions, lines, seen)
            end
         end
      end
   end
   return table.concat(all, "\n")
end

-- The register that a store writes as a whole; nil where that is not plain.
local function register_of(target)
   if target.tag == "reg" then return target end
   if target.tag ~= "choice" or #target.choice.lines ~= 1 then return nil end
   local code = target.choice.lines[1].code
   return not code.none and code.target and code.target.tag == "reg" and code.target or nil
end

-- Is a number made of registers of these files alone?
local function is_made_of(walk, number)
   local text = expanded(number, walk.where.functions, walk.given, {})
   local names = {}
   for file in next, walk.only_writes do names[walk.where.file(file)] = true end
   for name in text:gmatch("%f[%w_](F_[%w_]+)") do
      if not names[name] then return false end
   end
   return not text:find("UNKNOWN", 1, true)
end

--- Notes the value of a store that happens whenever the instruction is executed.
function M.give(walk, s)
   local target = register_of(s.target)
   if not target or not walk.only_writes[target.file] or s.delay then return end
   local index = target.index and expression.of(walk, target.index) or value.const(0)
   local number = value.number(expression.of(walk, s.value))
   if index.kind ~= "int" or not is_made_of(walk, number) then return end
   walk:note(("GIVE(%s, %s, %s);"):format(walk.where.file(target.file), index.text, number))
end

--- The names of the files that the targets of jumps are computed from.
function M.named(functions)
   local named = {}
   for _, f in ipairs(functions) do
      for _, line in ipairs(f.lines) do
         local jump = line:match("JUMP%(.*")
         local text = jump and expanded(jump, functions, f.lines, {}) or ""
         for name in text:gmatch("rt_content%(u, ([%w_]+)") do named[name] = true end
      end
   end
   return named
end

return M

-- Functions that several forms share: the value of an operand, and storing to one. Their lines are
-- written as if they were in the form; they become a function when nothing in them is specific to
-- that form.
local lists = require("gen.base.lists")
local c = require("gen.emit.c")
local tidy = require("gen.emit.c.tidy")
local words = require("gen.emit.c.words")
local Fn = require("gen.emit.c.code.fn").Fn

local M = {}

local LEAST_LINES = 6 -- shorter ones stay where they are

local function declared_name(line)
   return line:match("^%s*const [%w_]+ ([%w_]+) =") or line:match("^%s*[%w_]+_t ([%w_]+);$")
      or line:match("^%s*[%w_]+_t ([%w_]+) = 0;$")
end

-- Lines that declare the constants of the instruction which `words` name, in the order of the head;
-- nil when some name is another local of the form.
local function constants_for(fn, named, own)
   local heads, lines, wanted = {}, {}, {}
   local scope = fn.scope
   while scope do
      table.insert(heads, 1, scope.head.lines)
      scope = scope.outer
   end
   for word in next, named do wanted[word] = true end
   for i = #heads, 1, -1 do
      for k = #heads[i], 1, -1 do
         local line = heads[i][k]
         local name = declared_name(line)
         if name and wanted[name] and not own[name] then
            table.insert(lines, 1, "    " .. line:match("^%s*(.*)$"))
            for word in next, words.set(line:match("=(.*)$")) do wanted[word] = true end
            own[name] = true
         end
      end
   end
   for word in next, wanted do
      if fn.taken[word] and not own[word] then return nil end
   end
   return lines
end

local PARAMETERS = {
   { name = "m", text = "struct isadora_machine *m" },
   { name = "s", text = "struct %s_state *s" },
   { name = "in", text = "const struct isadora_insn *in" },
   { name = "lane", text = "int32_t lane" },
   { name = "far", text = "int far" },
}

local IN_OP = "const struct %s_op *in"

--- Parameters that any function may be given: machine, state, instruction, lane.
function Fn:parameters()
   return lists.collect(PARAMETERS, function(p)
      if p.name == "far" and not self.shared.has_ops then return nil end
      local is_op = p.name == "in" and self.shared.has_ops
      return { name = p.name, text = (is_op and IN_OP or p.text):format(self.prefix) }
   end)
end

local function count_returns(text)
   local _, count = text:gsub("%f[%w_]return%f[^%w_]", "")
   return count
end

-- The usual case of a function, which is tried where it is called.
local function split(fn, quick, traps, body)
   local lines = { ("    if (%s) {"):format(quick.test) }
   table.move(quick.lines, 1, #quick.lines, 2, lines)
   if traps then lines[#lines + 1] = ("        *value = %s;"):format(quick.value) end
   lines[#lines + 1] = ("        return %s;"):format(traps and "0" or quick.value)
   lines[#lines + 1] = "    }"
   return table.concat(lines, "\n") .. "\n" .. fn.shared.SPLIT .. "\n" .. body
end

--- The call of a function with these lines (indented once); nil where they must stay. `name` is
-- what it is about, `type` the C type of its result, `parameter` = {name, type} one more parameter,
-- whose argument replaces `%s` in the call. Where the lines may trap, the second result is true,
-- the function returns the trap or 0, and `%s` stands for the address where the value goes.
-- `quick` = {test, lines, value}: what it is in the usual case.
function M.call(fn, name, type, lines, parameter, quick)
   if #lines < LEAST_LINES then return nil end
   local text = table.concat(lines, "\n")
   if text:find("rt_raise", 1, true) then return nil end -- that leaves the instruction
   local result = lines[#lines]:match("^    return (.*);$")
   local traps = count_returns(text) > (result and 1 or 0)
   if traps and not result then return nil end
   -- What leaves a quick function says here only that it must be left.
   local leave = fn.slow and ("return %s;"):format(fn.slow)
   if traps and leave then
      -- the caller keeps its own where this comes to nothing
      lines = table.move(lines, 1, #lines, 1, {})
      for i = 1, #lines - 1 do
         local at, last = lines[i]:find(leave, 1, true)
         if at then lines[i] = lines[i]:sub(1, at - 1) .. "return 1;" .. lines[i]:sub(last + 1) end
      end
   end
   if traps then -- the value goes through a pointer, what is returned is the trap
      lines = table.move(lines, 1, #lines - 1, 1, {})
      table.move({ ("    *value = %s;"):format(result), "    return 0;" }, 1, 2, #lines + 1, lines)
      text = table.concat(lines, "\n")
      parameter = { name = "value", type = type .. " *" }
   end
   local own = { m = true, s = true, ["in"] = true, lane = true, far = fn.shared.has_ops }
   for _, line in ipairs(lines) do
      local declared = declared_name(line)
      if declared then own[declared] = true end
   end
   if parameter then own[parameter.name] = true end
   local head = constants_for(fn, words.set(text), own)
   if not head then return nil end
   quick = #head == 0 and not fn.slow and quick or nil
   local kept = tidy.without_unused(lists.append(head, lines))
   local body = table.concat(kept, "\n")
   if quick then body = split(fn, quick, traps, body) end
   local parameters = fn:parameters()
   if parameter then
      parameters[#parameters + 1] = { name = parameter.name, argument = "%s",
         text = (parameter.type .. " " .. parameter.name):gsub("%* ", "*") }
   end
   local type_of_call = traps and "int" or type
   return fn.shared:call(fn.form, c.ident(name):lower(), type_of_call, parameters, body), traps
end

local DECLARED = "^    const [%w_]+ ([%w_]+) ="

-- Names that the block being written has declared, where lines so far indented are in it.
local function names_of_block(fn, indent)
   local names = {}
   local block = indent .. "    "
   for i = #fn.w.lines, 1, -1 do
      local line = fn.w.lines[i]
      if line ~= "" and line:sub(1, #block) ~= block then break end
      local name = line:sub(#indent + 1):match(DECLARED)
      if name then names[name] = true end
   end
   return names
end

-- Other names for those which lines, indented once, declare though the block has declared them:
-- names of operand lines are free again after them.
local function new_names(fn, lines, indent)
   local names, new = names_of_block(fn, indent), {}
   for _, line in ipairs(lines) do
      local name = line:match(DECLARED)
      if name and names[name] then
         repeat new[name] = fn:name(name) until not names[new[name]]
      end
   end
   return new
end

--- Lines that were written with one level of indentation, at the level of the writer.
function M.append(fn, lines)
   local indent = ("    "):rep(fn.w.depth - 1)
   local new = new_names(fn, lines, indent)
   for _, line in ipairs(lines) do
      fn.w.lines[#fn.w.lines + 1] = line == "" and "" or indent
         .. words.renamed(line, function(word) return new[word] end)
   end
end

--- The lines that `f` writes, indented once, instead of writing them.
function M.capture(fn, f)
   local saved = fn.w
   fn.w = c.writer()
   fn.w.depth = 1
   f()
   local lines = fn.w.lines
   fn.w = saved
   return lines
end

return M

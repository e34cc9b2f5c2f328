-- Loops over lanes as functions that forms share: they are given the rows and what all lanes share.
--
-- Fields of one or two bits, such as signs and roundings, are 0 in most instructions, and some
-- results, such as flags, are seldom wanted. For these cases the loop is compiled besides, with
-- nothing to decide in it. A loop that is given more than fits in registers has them as functions,
-- NAME_usual, and NAME_wanted where those results are: usual instructions call these themselves,
-- with less to give.
local lists = require("gen.base.lists")
local tidy = require("gen.emit.c.tidy")
local words = require("gen.emit.c.words")

local M = {}

local IN_REGISTERS = 6 -- parameters of a function, on x86-64

local FIXED = {
   s = "struct %s_state *", m = "struct isadora_machine *", ["in"] = "const struct isadora_insn *",
}

-- What a loop is given: {name, text}, in the order in which it names them.
local function parameters_of(fn, text)
   local list, declared = {}, words.declared(text)
   for _, name in ipairs(words.set(text)) do
      local type = fn.types[name] or FIXED[name] and FIXED[name]:format(fn.prefix)
      if type and not declared[name] then list[#list + 1] = { name = name, text = type .. name } end
   end
   return list
end

-- The small fields in a text: numbers of registers are none.
local function small_of(fn, text, parameters)
   return lists.collect(parameters, function(p)
      return fn.small[p.name] and not text:find("[" .. p.name .. "]", 1, true) and p.name
   end)
end

-- The parameters that a usual instruction gives its loop, and their names.
local function left_of(loop)
   local is_known, list, names = { [loop.wanted or false] = true }, {}, {}
   for _, name in ipairs(loop.small) do is_known[name] = true end
   for _, p in ipairs(loop.parameters) do
      if not is_known[p.name] then list[#list + 1], names[#names + 1] = p.text, p.name end
   end
   return ("(%s)"):format(table.concat(list, ", ")), ("(%s)"):format(table.concat(names, ", "))
end

-- What is given to NAME_for where some parameters are known.
local function arguments_of(loop, known)
   local list = lists.map(loop.parameters, function(p)
      return known[p.name] or p.name == loop.wanted and "1" or p.name
   end)
   return ("(%s)"):format(table.concat(list, ", "))
end

-- The same where all small fields are 0; `is_wanted`: "0" or "1".
local function zeros_of(loop, is_wanted)
   local known = {}
   for _, name in ipairs(loop.small) do known[name] = "0" end
   if loop.wanted then known[loop.wanted] = is_wanted end
   return arguments_of(loop, known)
end

-- Calls the loop of an instruction whose small fields are all 0: the functions of a usual one.
local function known_call(loop, name, given)
   if not loop.wanted then return name .. "_usual" .. given end
   return ("RT_WANTED(%s, %s, %s)"):format(name, loop.wanted, given)
end

-- The same as statements, compiled where they are unless the loop has functions for them.
local function known_lines(loop, name, given, indent)
   if loop.has_usual then return indent .. known_call(loop, name, given) .. ";" end
   local usual = ("%s%s_for%s;"):format(indent, name, zeros_of(loop, "0"))
   if not loop.wanted then return usual end
   return ("%sif (%s)\n%s    %s_for%s;\n%selse\n    %s"):format(indent, loop.wanted, indent, name,
      zeros_of(loop, "1"), indent, usual)
end

-- Lines that choose the loop.
local function choice_of(loop, name, given)
   local lines, others = {}, {}
   local function put(test, call)
      lines[#lines + 1] = ("    %sif (%s)\n        %s;"):format(#lines > 0 and "else " or "", test,
         call)
   end
   for _, field in ipairs(loop.small) do
      if field ~= loop.round then others[#others + 1] = field end
   end
   if loop.round then put(loop.round, name .. "_for" .. arguments_of(loop, {})) end
   if #others > 0 then
      put(table.concat(others, " | "), name .. "_for"
         .. arguments_of(loop, { [loop.round or false] = "0" }))
   end
   if #lines == 0 then return known_lines(loop, name, given, "    ") end
   local last = known_lines(loop, name, given, "        ")
   local is_block = last:find("\n", 1, true)
   lines[#lines + 1] = ("    else%s\n%s%s"):format(is_block and " {" or "", last, is_block
      and "\n    }" or "")
   return table.concat(lines, "\n")
end

-- The functions of a loop for usual instructions.
local function usual_functions(loop, name, left)
   local made = ("RT_LOOP%s(%s, %s, %s"):format(loop.wanted and "_WANTED" or "", name, left,
      zeros_of(loop, "0"))
   return made .. (loop.wanted and ", " .. zeros_of(loop, "1") or "") .. ")"
end

-- The functions of a loop in which there is something to decide.
local function chosen(loop, name, head, text)
   local left, given = left_of(loop)
   local parts = { ("RT_WITHIN void %s_for%s\n{\n%s\n}"):format(name, head, text) }
   if loop.has_usual then parts[#parts + 1] = usual_functions(loop, name, left) end
   parts[#parts + 1] = ("static void %s%s\n{\n%s\n}"):format(name, head,
      choice_of(loop, name, given))
   return table.concat(parts, "\n\n")
end

-- A call of it in the body of a form, which knows whether its instruction is usual.
local function put_call(fn, loop, called)
   local _, given = left_of(loop)
   for _, field in ipairs(loop.small) do fn.usual.small[fn.small[field]] = true end
   fn.w:line("if (usual)")
   fn.w:line("    %s;", known_call(loop, called:match("^[%w_]+"), given))
   fn.w:line("else")
   fn.w:line("    %s;", called)
end

--- Puts a call of the loop in `lines`, indented once. `bits`: the name of the lanes that it finds;
--- `all`: a condition in C under which it finds all of them.
function M.put(fn, lines, bits, all)
   local text = table.concat(tidy.without_unused(lines), "\n")
   if bits then text = ("    uint32_t %s = 0;\n%s\n    return %s;"):format(bits, text, bits) end
   local parameters = parameters_of(fn, text)
   local small = bits and {} or small_of(fn, text, parameters)
   local wanted, round
   for _, p in ipairs(parameters) do
      if p.name == fn.wanted then wanted = p.name end
   end
   for _, name in ipairs(small) do
      if fn.roundings[name] then round = name end
   end
   local has_choice = #small > 0 or wanted
   local loop = { parameters = parameters, small = small, wanted = wanted, round = round,
      has_usual = has_choice and #parameters > IN_REGISTERS }
   local function make(name, head)
      if has_choice then return chosen(loop, name, head, text) end
      return ("static %s %s%s\n{\n%s\n}"):format(bits and "uint32_t" or "void", name, head, text)
   end
   local called = fn.shared:loop("lanes_" .. fn.form.ident:lower(), bits and "uint32_t" or "void",
      parameters, make)
   if loop.has_usual then return put_call(fn, loop, called) end
   if all then called = ("%s ? UINT32_MAX : %s"):format(all, called) end
   fn.w:line(bits and "const uint32_t %s = %s;" or "%s%s;", bits or "", called)
end

return M

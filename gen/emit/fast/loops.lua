-- Loops over lanes as functions that forms share: they are given the rows and what all lanes share.
--
-- Fields of one or two bits, such as signs and roundings, are 0 in most instructions, and some results, such
-- as flags, are seldom wanted. For these cases the loop is compiled besides, with nothing to decide in it.
local tidy = require("gen.emit.exec.tidy")
local words = require("gen.emit.exec.words")

local M = {}

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
   local list = {}
   for _, p in ipairs(parameters) do
      if fn.small[p.name] and not text:find("[" .. p.name .. "]", 1, true) then list[#list + 1] = p.name end
   end
   return list
end

local function join(list, form, separator)
   local parts = {}
   for i, name in ipairs(list) do parts[i] = form:format(name) end
   return table.concat(parts, separator)
end

-- Lines that choose the loop for what is wanted: `call(known)` calls it with some parameters known.
local function cases(small, wanted, round, call)
   local lines = {}
   local function put(indent, text) lines[#lines + 1] = ("    "):rep(indent) .. text end
   local function known(names, is_wanted)
      local values = {}
      for _, name in ipairs(names) do values[name] = "0" end
      if wanted then values[wanted] = is_wanted and "1" or "0" end
      return call(values)
   end
   if wanted then
      put(1, ("if (%s)"):format(join(small, "%s == 0", " && ") .. (#small > 0 and " && " or "") .. "!" .. wanted))
      put(2, known(small, false))
   end
   if #small > 0 then
      put(1, ("%sif (%s)"):format(wanted and "else " or "", join(small, "%s == 0", " && ")))
      put(2, known(small, true))
      if round and #small > 1 then
         put(1, ("else if (%s == 0)"):format(round))
         put(2, known({ round }, true))
      end
   end
   put(1, "else")
   put(2, known({}, true))
   return table.concat(lines, "\n")
end

--- Puts a call of the loop in `lines`, indented once. `bits`: the name of the lanes that it finds; `all`: a
--- condition in C under which it finds all of them.
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
   local function make(name, head)
      if #small == 0 and not wanted then
         return ("static %s %s%s\n{\n%s\n}"):format(bits and "uint32_t" or "void", name, head, text)
      end
      local function call(known)
         local arguments = {}
         for i, p in ipairs(parameters) do arguments[i] = known[p.name] or p.name end
         return ("%s_for(%s);"):format(name, table.concat(arguments, ", "))
      end
      return ("RT_WITHIN void %s_for%s\n{\n%s\n}\n\nstatic void %s%s\n{\n%s\n}"):format(name, head, text,
         name, head, cases(small, wanted, round, call))
   end
   local called = fn.shared:loop("lanes_" .. fn.form.ident:lower(), bits and "uint32_t" or "void", parameters, make)
   if all then called = ("%s ? UINT32_MAX : %s"):format(all, called) end
   fn.w:line(bits and "const uint32_t %s = %s;" or "%s%s;", bits or "", called)
end

return M

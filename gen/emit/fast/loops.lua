-- Loops over lanes as functions that forms share: they are given the rows and what all lanes share.
--
-- Small fields, such as signs and roundings, are nearly always what they are in the examples of the
-- description. For each combination there the loop is compiled besides, with nothing to decide in
-- it. Some results, such as flags, are seldom wanted: there is a loop without them.
local lists = require("gen.base.lists")
local num = require("gen.num")
local clause = require("gen.resolve.clause")
local c = require("gen.emit.c")
local tidy = require("gen.emit.c.tidy")
local words = require("gen.emit.c.words")

local M = {}

-- How many combinations: few of loops which take compilers long, such as those with floats. Those
-- of up to SHORT lines are compiled into functions that know the fields (`known.lua`), too.
local MOST_CASES, MOST_OF_LONG, LONG, SHORT = 7, 5, 12, 60

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
      return fn.small[p.name] and not text:find("[" .. p.name .. "]", 1, true)
         and { name = p.name, field = fn.form.slots[fn.small[p.name] + 1].field }
   end)
end

-- What the small fields of a loop are in an example, as one number; nil where it has not all of
-- them.
local function case_of(small, example)
   local key, at = 0, 0
   for _, one in ipairs(small) do
      if not example.form.slot_of[one.field.name] then return nil end
      key, at = key | clause.extract(one.field, example.word) << at, at + one.field.width
   end
   return key
end

-- The combinations that have a loop of their own: all fields are 0 in the first.
local function cases_of(form, small, lines, text)
   local list, seen = { 0 }, { [0] = true }
   local most = text:find("rt_f", 1, true) and 1 or lines > LONG and MOST_OF_LONG or MOST_CASES
   for _, example in ipairs(form.page.examples or {}) do
      local key = #list < most and example.form and case_of(small, example)
      if key then lists.add_once(list, seen, key) end
   end
   return list
end

-- The functions of a loop with small fields, which it is given as one number.
local function chosen(loop, name, text)
   local head, given, lines, at, near = {}, {}, {}, 0, 0
   for i, p in ipairs(loop.left) do head[i], given[i] = p.text, p.name end
   for _, one in ipairs(loop.small) do
      local mask = num.mask(one.field.width)
      lines[#lines + 1] = ("    const int32_t %s = key%s & %d;"):format(one.name,
         at > 0 and " >> " .. at or "", mask)
      if loop.round == one.name then near = mask << at end
      at = at + one.field.width
   end
   return ("RT_WITHIN void %s_for(%s, const int32_t key)\n{\n%s\n%s\n}\n\n"
      .. "RT_LOOP_%d(%s, (%s, const int32_t fields), (%s, key), %s)"):format(name,
      table.concat(head, ", "), table.concat(lines, "\n"), text, #loop.cases, name,
      table.concat(head, ", "), table.concat(given, ", "),
      table.concat({ near, table.unpack(loop.cases) }, ", "))
end

-- The fields of a loop as one number, in C.
local function fields_of(loop)
   local terms, at = {}, 0
   for i, one in ipairs(loop.small) do
      terms[i] = at == 0 and one.name or ("%s << %d"):format(one.name, at)
      at = at + one.field.width
   end
   return table.concat(terms, " | ")
end

local FOUND = "found_lanes" -- where a loop puts bits that is given fields

-- A loop of these lines: {left, small, cases, called}. `bits`: the name of the lanes that it finds;
-- `is_seldom`: it is for any fields.
local function loop_of(fn, lines, bits, is_seldom)
   lines = tidy.without_unused(lines)
   local text = table.concat(lines, "\n")
   local parameters = parameters_of(fn, text)
   local loop = { left = parameters, small = small_of(fn, text, parameters) }
   local is_small, type = {}, "void"
   for _, one in ipairs(loop.small) do
      is_small[one.name] = true
      if fn.roundings[one.name] then loop.round = one.name end
   end
   if #loop.small > 0 then
      loop.cases = is_seldom and {} or cases_of(fn.form, loop.small, #lines, text)
      loop.left = lists.filter(parameters, function(p) return not is_small[p.name] end)
      if bits then
         text = ("    uint32_t %s = 0;\n%s\n    *found_lanes = %s;"):format(bits, text, bits)
         loop.left[#loop.left + 1] = { name = FOUND, text = "uint32_t *" .. FOUND }
      end
      parameters = lists.append({ table.unpack(loop.left) },
         { { name = fields_of(loop), text = "const int32_t fields" } })
   elseif bits then
      type = "uint32_t"
      text = ("    uint32_t %s = 0;\n%s\n    return %s;"):format(bits, text, bits)
   end
   local function make(name, head)
      if loop.cases then return chosen(loop, name, text) end
      return ("%s %s %s%s\n{\n%s\n}"):format(#lines <= SHORT and "RT_WITHIN" or "static", type,
         name, head, text)
   end
   loop.called = fn.shared:loop("lanes_" .. fn.form.ident:lower(), type, parameters, make)
   loop.is_short = #lines <= SHORT
   return loop
end

-- The call of it. Short ones are compiled into functions that know the small fields.
local function put_call(fn, loop, indent, bits)
   local called = bits and loop.called:gsub(FOUND, "&" .. bits) or loop.called
   if not (loop.cases and loop.cases[1] and loop.is_short) then
      fn.w:line("%s%s;", indent, called)
      return
   end
   local list = lists.map(loop.left, function(p)
      return bits and p.name == FOUND and "&" .. bits or p.name
   end)
   list[#list + 1] = fields_of(loop)
   local slots = 0
   for _, one in ipairs(loop.small) do
      local slot = fn.small[one.name]
      slots, fn.known.values[slot] = slots | 1 << slot, true
   end
   fn.w:line("%sif (rt_knows(known, %s))", indent, c.hex(slots))
   fn.w:line("%s    %s_for(%s);", indent, loop.called:match("^[%w_]+"), table.concat(list, ", "))
   fn.w:line("%selse", indent)
   fn.w:line("%s    %s;", indent, called)
end

--- Puts a call of the loop in `lines`, indented once. `bits`: the name of the lanes that it finds;
--- `all`: a condition in C under which it finds all of them.
function M.put(fn, lines, bits, all)
   local test = fn.wanted and ("        if (%s)\n"):format(fn.wanted)
   local function is_wanted(line) return test and line:sub(1, #test) == test end
   if lists.any(lines, is_wanted) then
      fn.w:line("if (%s) {", fn.wanted)
      put_call(fn, loop_of(fn, lists.map(lines, function(line)
         return is_wanted(line) and line:sub(#test + 5) or line
      end), nil, true), "    ")
      fn.w:line("} else {")
      put_call(fn, loop_of(fn, lists.filter(lines, function(line)
         return not is_wanted(line)
      end)), "    ")
      fn.w:line("}")
      return
   end
   local loop = loop_of(fn, lines, bits)
   if not bits then return put_call(fn, loop, "") end
   if loop.cases then
      fn.w:line("uint32_t %s;", bits)
      put_call(fn, loop, "", bits)
   else
      fn.w:line("const uint32_t %s = %s;", bits,
         all and ("%s ? UINT32_MAX : %s"):format(all, loop.called) or loop.called)
   end
end

return M

-- When a printed alias is the text of an instruction, as C.
local lists = require("gen.base.lists")
local num = require("gen.num")
local c = require("gen.emit.c")

local M = {}

-- Is `bits` among those of a field that a set names here?
local function is_among(bits, among, field)
   if among.picture then
      return ("(%s & %s) == %s"):format(bits, c.hex(among.mask), c.hex(among.value))
   end
   local text = c.in_range(bits, among, num.mask(field.width))
   return text:find(" && ", 1, true) and "(" .. text .. ")" or text
end

--- The aliases of a form that are printed, those that only a syntax prints first.
function M.printed(form)
   local list = lists.filter(form.aliases, function(alias) return alias.print and alias.mask end)
   return lists.append(list, lists.filter(form.aliases, function(alias)
      return alias.print and not alias.mask
   end))
end

--- The condition that the words of an alias fulfil.
function M.condition(alias)
   local terms = lists.map(alias.fixed, function(entry)
      return ("value[%d] == %s"):format(entry.slot, c.hex(entry.value))
   end)
   for _, pair in ipairs(alias.same) do
      terms[#terms + 1] = ("value[%d] == value[%d]"):format(pair.slot, pair.from)
   end
   for _, entry in ipairs(alias.lines) do
      terms[#terms + 1] = ("line[%d] == %d"):format(entry.choice.slot, entry.line.index)
   end
   for _, test in ipairs(alias.when) do
      local bits, tests = ("value[%d]"):format(test.slot), {}
      for i, among in ipairs(test.set) do tests[i] = is_among(bits, among, test.field) end
      local text = #tests > 0 and table.concat(tests, " || ") or "0"
      terms[#terms + 1] = text:find(" || ", 1, true) and "(" .. text .. ")" or text
   end
   if alias.mask then table.insert(terms, 1, ("(c->syntax & 0x%x)"):format(alias.mask)) end
   return #terms > 0 and table.concat(terms, " && ") or "1"
end

return M

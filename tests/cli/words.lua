-- The words of the instruction texts of a target, one a line:  words.lua out/ISA/PREFIX_target.c
-- Each `*` of a pattern is the text of a code of the next field.
local file = assert(io.open(arg[1]))
local text = file:read("a")
file:close()

local lists, codes = {}, {}
local list, field
for line in text:gmatch("[^\n]+") do
   local name = line:match("^CODES%(([%w_]+),$")
   local has = line:match("HAS_CODES%(([%w_]+)%)")
   field = line:match("^    FIELD%([%w_]+_FIELD_([%w_]+)") or field
   if name then
      list = {}
      lists[name] = list
   elseif line:match("^%S") then
      list = nil
   elseif list then
      for code in line:gmatch('T%(%d+, "([^"]*)"%)') do table.insert(list, code) end
   elseif has then
      codes[field] = lists[has]
   end
end

local function spell(word, rest, names, n)
   local before, after = rest:match("^([^*]*)%*(.*)$")
   if not before then
      if word .. rest ~= "" then print(word .. rest) end
      return
   end
   for _, code in ipairs(codes[names[n]]) do spell(word .. before .. code, after, names, n + 1) end
end

local words = text:match("word_pattern words%[%] = {\n(.-\n)};")
for word in words:gmatch('PLAIN%("([^"]*)"%)') do spell("", word, {}, 1) end
for word, more in words:gmatch('W%("([^"]*)", (.-%))%)\n') do
   local names = {}
   for name in more:gmatch("F%(([%w_]+)%)") do names[#names + 1] = name end
   spell("", word, names, 1)
end

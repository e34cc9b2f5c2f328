-- The words of the instruction texts of a target, one a line:  words.lua out/ISA/PREFIX_target.c
-- Each `*` of a pattern is the text of a code of the next field.
local file = assert(io.open(arg[1]))
local text = file:read("a")
file:close()

local lists, codes = {}, {}
for name, rows in text:gmatch("isadora_code (codes_[%w_]+)%[%] = {\n(.-)};") do
   lists[name] = {}
   for code in rows:gmatch('"([^"]*)"') do table.insert(lists[name], code) end
end
local fields = text:match("isadora_field fields%[%] = {\n(.-)\n};")
for from, name in fields:gmatch("()%[([%w_]+)%] = {") do
   local row = fields:sub(from, fields:find("\n    [", from, true) or #fields)
   codes[name] = lists[row:match("CODES%((codes_[%w_]+)%)")]
end

local function spell(word, rest, names, n)
   local before, after = rest:match("^([^*]*)%*(.*)$")
   if not before then
      if word .. rest ~= "" then print(word .. rest) end
      return
   end
   for _, code in ipairs(codes[names[n]]) do spell(word .. before .. code, after, names, n + 1) end
end

for word, more in text:match("words%[%] = {\n(.-\n)};"):gmatch('{"([^"]*)", (.-)},\n') do
   local names = {}
   for name in more:gmatch("[%w_]+_FIELD_[%w_]+") do names[#names + 1] = name end
   spell("", word, names, 1)
end

-- The text of a description for a random instruction set (`tests/lib/random_isa.lua`). Pages
-- compute something with all their operands.
local conditions = require("tests.lib.conditions")
local drawings = require("tests.lib.drawings")
local kinds = require("tests.lib.kinds")

local M = {}

-- Fields ------------------------------------------------------------------------------------------

local function pieces_text(field)
   local parts, count = {}, #field.pieces
   for i, piece in ipairs(field.pieces) do
      parts[count - i + 1] = piece.lo == piece.hi and tostring(piece.lo)
         or piece.hi .. ":" .. piece.lo
   end
   local only = field.pieces[1]
   if count == 1 then return only.lo == only.hi and parts[1] or only.lo .. ".." .. only.hi end
   return "[" .. table.concat(parts, " | ") .. "]"
end

-- The name of a field in a text, with its kind where it has one there.
local function use_text(field)
   return field.of and ("%s(%s)"):format(field.of.name, field.named or kinds.text(field))
      or field.name
end

-- Templates and clauses ---------------------------------------------------------------------------

local function item_text(item)
   if item.word then return item.mnemonic and item.word or '"' .. item.word .. '"' end
   if item.operand then return (item.role and item.role .. "=" or "") .. item.operand.name end
   local name = (item.role and item.role .. "=" or "") .. use_text(item.field)
   if item.beside then
      local sum = item.minus and name .. "-" .. item.beside.name or item.beside.name .. "+" .. name
      return ("{%s%s}"):format(sum, item.add ~= 0 and ("%+d"):format(item.add) or "")
   end
   if item.signed then name = "signed(" .. name .. ")" end
   if item.mul then return "{" .. name .. "*" .. item.mul .. "}" end
   if item.add then return "{" .. name .. "+" .. item.add .. "}" end
   return name
end

-- An empty separator needs braces or quotes: blanks alone part the items.
local function template_text(items)
   local out = ""
   for i, item in ipairs(items) do
      if item.sep then
         out = out .. item.sep
      else
         local before, after = items[i - 1], items[i + 1]
         local glued = before and before.sep == "" or before and not before.sep or after
            and after.sep == ""
         local text = item_text(item)
         if glued and item.field and not (item.mul or item.add) then text = "{" .. text .. "}" end
         out = out .. text
      end
   end
   return out
end

-- Constants that the description at hand names: `{[value] = true}`.
local constants = {}

-- A number in one of its spellings, the same one everywhere.
local function number_spelled(value)
   if value % 5 == 3 then
      constants[value] = true
      return "K" .. value
   end
   return value > 9 and value % 3 == 0 and ("0x%x"):format(value) or tostring(value)
end

-- Values that are multiples, one after another: `4*(1..3)`; else nil.
local function series_text(set)
   local step = #set > 1 and set[1].lo and set[2].lo and set[2].lo - set[1].lo or 0
   if step < 2 then return nil end
   for i, part in ipairs(set) do
      if part.picture or part.lo ~= part.hi or part.lo ~= set[1].lo + (i - 1) * step
         or part.lo % step ~= 0 then return nil end
   end
   return ("%d*(%d..%d)"):format(step, set[1].lo // step, set[#set].lo // step)
end

local function set_text(set)
   local parts = {}
   for i, part in ipairs(set) do
      parts[i] = part.picture and "0b" .. part.picture
         or part.lo == part.hi and number_spelled(part.lo) or part.lo .. ".." .. part.hi
   end
   return series_text(set) or table.concat(parts, ",")
end

local function soft_text(soft)
   local range = soft.lo == soft.hi and tostring(soft.lo) or soft.lo .. ".." .. soft.hi
   return soft.word .. " " .. range .. (soft.value ~= 0 and "=" .. (soft.value >> soft.lo) or "")
end

local function rest_text(rest)
   local likes = {}
   for i, like in ipairs(rest.likes) do
      likes[i] = ("%d..%d=%d"):format(like.lo, like.hi, like.value)
   end
   return rest.word .. ' rest "left over"'
      .. (likes[1] and " like " .. table.concat(likes, ",") or "")
end

local function clauses_text(node)
   local parts = {}
   if node.drawing then parts[1] = drawings.text(node.drawing, set_text, use_text) end
   for _, test in ipairs(node.tests) do
      if not (node.drawing and node.drawing.tests[test]) then
         parts[#parts + 1] = test.is_else and "else" or test.field.name .. (test.neg and "!=" or "=")
            .. set_text(test.set)
      end
   end
   for _, soft in ipairs(node.soft) do parts[#parts + 1] = soft_text(soft) end
   if node.rest then parts[#parts + 1] = rest_text(node.rest) end
   return table.concat(parts, " ")
end

local function on_text(node)
   return node.on and (node.on == "with" and " on FEAT" or " on !FEAT") or ""
end

-- Code --------------------------------------------------------------------------------------------

local function value_text(item)
   if item.operand then return item.role or item.operand.name end
   local field = item.field
   local name = item.role or (field.of or field).name
   if field.kind == "list" then return name .. ".n" end
   if field.absent then return nil end
   return name
end

local function line_value(line, number)
   for _, item in ipairs(line.items) do
      local text = item.field and value_text(item)
      if text then return text .. " + " .. number end
   end
   return tostring(number * 7)
end

-- Code of a page: what its forms have in common are the names of their fields; each form binds the
-- sum.
local function form_sum(form)
   local parts = { tostring(form.id) }
   for _, item in ipairs(form.items) do
      local text = (item.field or item.operand) and value_text(item)
      if text then parts[#parts + 1] = text .. " * " .. #parts end
   end
   return table.concat(parts, " + ")
end

local function target_of(form)
   for _, item in ipairs(form.items) do
      if item.field and item.field.kind == "register" and not item.mul then
         return item.role or item.field.name
      end
   end
   return "$acc"
end

-- Private fields ----------------------------------------------------------------------------------

-- The pages that name each field; an operand counts as a page of its own.
local function users_of(isa)
   local users = {}
   local function use(field, user)
      field = field.of or field
      users[field] = users[field] or {}
      users[field][user] = true
   end
   local function visit(node, user)
      for _, item in ipairs(node.items) do
         if item.field then use(item.field, user) end
      end
      for _, test in ipairs(node.tests) do use(test.field, user) end
      for _, group in ipairs(node.when or {}) do
         for _, relation in ipairs(group) do
            use(relation.field, user)
            if relation.other then use(relation.other, user) end
         end
      end
      for _, cell in ipairs(node.drawing and node.drawing.cells or {}) do
         if cell.field then use(cell.field, user) end
      end
   end
   for _, operand in ipairs(isa.operands) do
      if operand.selector then use(operand.selector, operand) end
      for _, line in ipairs(operand.lines) do visit(line, operand) end
   end
   for _, page in ipairs(isa.pages) do
      for _, form in ipairs(page.forms) do visit(form, page) end
   end
   return users
end

local function only(set)
   local first = next(set or {})
   return first and next(set, first) == nil and first or nil
end

-- Some fields that one page alone names are private to it, where they are called alike in all pages;
-- some others are private to the file. `field.scope` is "file" or the page.
local function hide_fields(isa)
   local users, count = users_of(isa), {}
   for i, field in ipairs(isa.fields) do
      local page = only(users[field])
      if page and page.forms and (i + isa.seed) % 3 > 0 then
         count[page] = (count[page] or 0) + 1
         field.scope, field.name = page, "OWN" .. count[page]
      elseif (i + isa.seed) % 5 == 0 then
         field.scope = "file"
      end
   end
end

local function put_fields(isa, scope, put, head, indent)
   local list = {}
   for _, field in ipairs(isa.fields) do
      if field.scope == scope then list[#list + 1] = field end
   end
   if #list > 0 then put("%s%s", indent, head) end
   for _, field in ipairs(list) do
      put("%s    %s %s %s", indent, field.name, pieces_text(field),
         field.bare and "" or kinds.text(field))
   end
end

-- Whole description -------------------------------------------------------------------------------

local function note_file(field, files)
   if field.kind == "register" and not field.bare then files[field.file] = true end
end

local function put_head(isa, put)
   put("isa %s \"Random %d\"", isa.name, isa.seed)
   if #isa.configs == 2 then put("variant plain; variant rich = FEAT") end
   for _, bits in ipairs(isa.units) do put("unit %d %s", bits, isa.endian) end
   put_fields(isa, nil, put, "fields", "")
   put_fields(isa, "file", put, "private fields", "")
   for _, field in ipairs(isa.kinds) do put("kind %s = %s", field.named, kinds.text(field)) end
   local files = {}
   for _, field in ipairs(isa.fields) do
      note_file(field, files)
      for _, use in ipairs(field.uses or {}) do note_file(use, files) end
   end
   put("regs")
   put("    $acc u16")
   for _, file in ipairs(isa.files) do
      if files[file] then
         put("    %s %d u16 prints \"%s\"", file.name, file.count, file.prints)
         for number = 0, file.count - 1 do
            local name = file.named and file.named[number]
            if name then put("        entry %d prints \"%s\"", number, name) end
         end
      end
   end
end

local function put_operand(operand, put)
   put("operand %s", operand.name)
   for i, line in ipairs(operand.lines) do
      put("    %s : %s%s = %s%s", template_text(line.items), clauses_text(line),
         conditions.text(line.when, set_text), line_value(line, i),
         on_text(line))
   end
end

local function put_page(isa, page, put)
   put("insn %s \"Page %s\"%s", page.name, page.name, page.otherwise and " otherwise" or "")
   put_fields(isa, page, put, "fields", "    ")
   for _, form in ipairs(page.forms) do
      local with = page.unknown and "" or " with sum=" .. form_sum(form) .. ", to="
         .. target_of(form)
      put("    form%s %s%s: %s%s%s", #page.forms > 1 and "." .. form.label or "",
         template_text(form.items), form.id % 3 == 0 and " \\\n            " or " ",
         clauses_text(form) .. conditions.text(form.when, set_text), with, on_text(form))
   end
   if page.prefer then put("    prefer a, b mark " .. page.prefer) end
   for _, over in ipairs(page.overs) do put("    over %s \"random\"", over.name) end
   if page.unknown then
      put("    unknown \"random\"")
   else
      put("    do")
      local is_called = #page.forms[1].items % 2 == 0
      isa.calls = isa.calls or is_called
      put(is_called and "        $acc = mixed($acc, sum)" or "        $acc = $acc * 3 + sum")
      put("        to = sum ^ old $acc")
   end
end

--- The description.
function M.text(isa)
   local lines = {}
   local function put(format, ...) lines[#lines + 1] = format:format(...) end
   constants = {}
   hide_fields(isa)
   put_head(isa, put)
   for _, operand in ipairs(isa.operands) do put_operand(operand, put) end
   for _, page in ipairs(isa.pages) do put_page(isa, page, put) end
   if isa.calls then put("func mixed(x u16, y) u16 = u16(x * 3 + y)") end
   for value = 0, (1 << isa.bits) - 1 do
      if constants[value] then put("const K%d = %d", value, value) end
   end
   return table.concat(lines, "\n") .. "\n"
end

return M

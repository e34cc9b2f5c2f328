-- The member of the target that says what waits for what (isadora_schedule, <isadora/analysis.h>).
local lists = require("gen.base.lists")
local c = require("gen.emit.c")

local M = {}

local function bits_text(field)
   if not field then return "{0, 0}" end
   return ("{%d, %d}"):format(field.pieces[1].lo, field.width)
end

local NO_AFTER = 255 -- as the scoreboard says

local function board_text(board)
   if not board then return "{{0, 0}, 0, 0, 0}" end
   return ("{%s, %d, %d, %d}"):format(bits_text(board.field), board.lo, board.hi, board.after)
end

-- The forms that a rule is about, as a table of their numbers; its name and how many there are.
local function put_forms(model, w, forms, number)
   if not forms then return "NULL", 0 end
   local list = lists.collect(model.forms, function(form)
      return forms[form] and ("%s_%s"):format(model.isa.prefix:upper(), form.ident)
   end)
   local name = ("waiting_%d"):format(number)
   w:list(("static const uint16_t %s[] = {"):format(name), list, "};")
   return name, #list
end

local function rules_of(schedule)
   local list = {}
   lists.append(list, schedule.waits)
   lists.append(list, schedule.counted)
   lists.append(list, schedule.drained)
   return list
end

local function put_waits(model, w)
   local lines = {}
   for i, rule in ipairs(rules_of(model.schedule)) do
      local name, count = put_forms(model, w, rule.forms, i)
      local bits = lists.map(rule.fields or {}, function(field) return field.pieces[1].lo end)
      lines[i] = ("{%s, %d, %s, %s, %d, %d, {%s}},"):format(name, count, bits_text(rule.field),
         bits_text(rule.left), rule.after or NO_AFTER, #bits,
         #bits > 0 and table.concat(bits, ", ") or "0")
   end
   if #lines == 0 then return 0 end
   w:open("static const struct isadora_wait_rule waits[] = {")
   for _, line in ipairs(lines) do w:line("%s", line) end
   w:close("};")
   return #lines
end

-- Results with a scoreboard; forms of one line are one queue, or one group.
local function latency_text(latency)
   if type(latency) ~= "table" then return tostring(latency or 0) end
   return latency.queue and "Q + " .. latency.queue or "G + " .. latency.group
end

local function put_groups(schedule, w)
   if #schedule.groups == 0 then return "NULL" end
   w:list("static const struct isadora_group groups[] = {", lists.map(schedule.groups,
      function(group) return ("{%d, %d}"):format(group.n, group.near) end), "};")
   return "groups"
end

-- The latencies of a form by configuration; nil where nothing is known.
local function latencies_of(model, form)
   local list, known, alike = {}, false, true
   for i in ipairs(model.configs) do
      list[i] = latency_text(model.schedule.of[form][i])
      known, alike = known or list[i] ~= "0", alike and list[i] == list[1]
   end
   return known and list or nil, alike
end

local function put_latencies(model, w)
   local count, prefix = #model.configs, model.isa.prefix:upper()
   w:line("enum { Q = ISADORA_QUEUES, G = ISADORA_GROUPS };")
   w:line("/* Latencies of a form: of each configuration, or alike in all. */")
   w:line("#define BY(form, ...) [%d * %s_##form] = __VA_ARGS__,", count, prefix)
   w:line("#define ALL(form, n) [%d * %s_##form] =%s", count, prefix, (" n,"):rep(count))
   w:open("static const uint8_t latencies[%d * %s_FORMS] = {", count, prefix)
   for _, form in ipairs(model.forms) do
      local list, alike = latencies_of(model, form)
      if list then
         w:line("%s(%s, %s)", alike and "ALL" or "BY", form.ident,
            alike and list[1] or table.concat(list, ", "))
      end
   end
   w:close("};")
end

-- The names of scoreboards in the field that one line `left` has; nil where it has no texts.
local function names_of(schedule)
   local names = {}
   for _, rule in ipairs(schedule.counted) do
      for _, code in ipairs(rule.field and rule.field.code_list or {}) do
         if code.code < schedule.boards and not names[code.code + 1] then
            names[code.code + 1] = c.string(code.text)
         end
      end
   end
   return #names == schedule.boards and names or nil
end

local function put_names(schedule, w)
   local names = names_of(schedule)
   if not names then return "NULL" end
   w:list("static const char *const board_names[] = {", names, "};")
   return "board_names"
end

--- Writes the tables; the line that names them in the target, or nil.
function M.put(model, w)
   local s = model.schedule
   if not s then return nil end
   local waits = put_waits(model, w)
   put_latencies(model, w)
   local groups, names = put_groups(s, w), put_names(s, w)
   w:open("static const struct isadora_schedule schedule = {")
   w:line(".cycles = %s, .results = %s, .sources = %s,", bits_text(s.cycles), board_text(s.results),
      board_text(s.sources))
   if s.only then
      w:line(".only_with = %s, .only_lo = %d, .only_hi = %d,", bits_text(s.only.with), s.only.lo,
         s.only.hi)
   end
   w:line(".waits = %s, .wait_count = %d, .boards = %d, .first = %s,",
      waits > 0 and "waits" or "NULL", waits, s.boards, c.int(s.first))
   w:line(".latencies = latencies, .groups = %s, .zero = %d, .names = %s,", groups, s.zero,
      names)
   w:close("};\n")
   return ".schedule = &schedule,"
end

return M

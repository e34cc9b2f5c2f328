-- Words of the instruction texts, so that no label may be called like one: literal words of
-- templates and aliases, texts of codes, other spellings of registers. A label of such a name
-- would silently take the place of the word.
--
-- A word can be pieced together (`add` and `.sat`), and then there are as many words as
-- combinations of its parts. So what is written are patterns, in which `*` is the text of any code
-- of a field: `FADD*` with the fields of its suffixes. `tools/lib/asm/text/words.c` asks them.
--
-- The walk keeps the set of patterns that are open at a place. Words that hold a number or a
-- register are left out: after one of those nothing is open until the next gap.
local lists = require("gen.base.lists")
local c = require("gen.emit.c")

local M = {}

-- Open patterns; an operand with more is not made of words that are taken for a label.
local MOST = 4096

local function fresh() return { { text = "", fields = {} } } end

local function key_of(pattern)
   local names = lists.map(pattern.fields, function(field) return field.name end)
   return pattern.text .. "\0" .. table.concat(names, "\0")
end

local function close(found, open)
   for _, pattern in ipairs(open) do
      local key = key_of(pattern)
      if pattern.text:match("^[%a_.$*]") and not found.seen[key] then
         found.seen[key] = true
         found[#found + 1] = { text = pattern.text, fields = pattern.fields, key = key }
      end
   end
end

-- Adds those of `more` to the set `all` that are new.
local function join(all, more)
   for _, pattern in ipairs(more) do
      local key = key_of(pattern)
      lists.add_once(all, all, pattern, key)
   end
   return #all <= MOST and all or {}
end

local function append(open, text, field)
   local longer = {}
   for i, pattern in ipairs(open) do
      local fields = table.move(pattern.fields, 1, #pattern.fields, 1, {})
      fields[#fields + 1] = field
      longer[i] = { text = pattern.text .. text, fields = fields }
   end
   return longer
end

-- Each open pattern, continued by a text, which may have gaps.
local function continue(found, open, text)
   for run, gap in text:gmatch("([%w_.$]*)([^%w_.$]*)") do
      if run ~= "" then open = append(open, run) end
      if gap ~= "" then
         close(found, open)
         open = fresh()
      end
   end
   return open
end

local function column_texts(item)
   local texts = {}
   for i, row in ipairs(item.field.table.rows) do
      local cell = row.cells[item.column + 1]
      texts[i] = cell and cell.text or ""
   end
   return texts
end

-- The texts of the codes of an item; whether one `*` can be written for them.
local function code_texts(item)
   if item.column then return column_texts(item), false end
   local texts, plain = {}, true
   for i, row in ipairs(item.field.code_list) do
      texts[i] = row.text
      plain = plain and not row.text:find("[^%w_.$]")
   end
   return texts, plain
end

local function codes(found, open, item)
   local texts, plain = code_texts(item)
   if plain then return append(open, "*", item.field) end
   local all = {}
   for _, text in ipairs(texts) do all = join(all, continue(found, open, text)) end
   return all
end

local walk

local function choice(found, open, item)
   local all = {}
   for _, line in ipairs(item.choice.lines) do all = join(all, walk(found, open, line.items)) end
   return all
end

walk = function(found, open, items)
   for _, item in ipairs(items) do
      if item.tag == "text" then
         open = continue(found, open, item.s)
      elseif item.tag == "sep" then
         close(found, open)
         open = fresh()
      elseif item.tag == "field" and item.field.kind == "table" then
         open = codes(found, open, item)
      elseif item.tag == "choice" then
         open = choice(found, open, item)
      else
         open = {}
      end
   end
   return open
end

local function add_registers(found, files)
   for _, entry in lists.nested(files, "entry_list") do
      for _, text in ipairs(entry.also or {}) do
         close(found, { { text = text, fields = {} } })
      end
   end
end

--- All patterns, `{text, fields}`, sorted by their bytes.
function M.of(model)
   local found = { seen = {} }
   for _, form in ipairs(model.forms) do
      close(found, walk(found, fresh(), form.items))
      for _, alias in ipairs(form.aliases or {}) do
         if not alias.only then close(found, walk(found, fresh(), alias.items)) end
      end
      local mark = form.prefer and not form.prefer.place and form.prefer.mark
      if mark then close(found, continue(found, fresh(), mark)) end
   end
   add_registers(found, model.files)
   table.sort(found, function(a, b) return a.key < b.key end)
   return found
end

local function put_pattern(w, pattern)
   if #pattern.fields == 0 then
      w:line("PLAIN(%s)", c.string(pattern.text))
      return
   end
   local parts = { c.string(pattern.text) }
   for i, field in ipairs(pattern.fields) do
      parts[i + 1] = ("F(%s)"):format(field.ident:match("^FIELD_(.*)$"))
   end
   w:list("W(", parts, ")")
end

--- Writes the table `words`; returns the members of the target for it.
function M.put(model, w)
   local patterns = M.of(model)
   if #patterns == 0 then return ".words = NULL, .word_count = 0," end
   w:line("#undef F\n#define F(name) %s_FIELD_##name\n", model.isa.prefix:upper())
   w:open("static const struct isadora_word_pattern words[] = {")
   for _, pattern in ipairs(patterns) do put_pattern(w, pattern) end
   w:close("};\n")
   return (".words = words, .word_count = %d,"):format(#patterns)
end

return M

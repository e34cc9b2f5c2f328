-- Words that stand in the sentences of an instruction set, so that no label may be called like one:
-- literal words of templates and aliases, texts of codes, other spellings of registers. A label of
-- such a name would silently take the place of the word.
--
-- A word can be pieced together (`add` and `.sat`), so the walk keeps the set of words that are
-- open at a place. Words that hold a number or a register are not told: behind one of those nothing
-- is open until the next gap.
local c = require("gen.emit.c")

local M = {}

-- Open words; pieces with more combinations are no words that anybody takes for a label.
local MOST = 4096

local function fresh() return { "" } end

local function close(found, open)
   for _, word in ipairs(open) do
      if word:match("^[%a_.$]") and not found.seen[word] then
         found.seen[word] = true
         found[#found + 1] = word
      end
   end
end

-- Each open word, continued by each text.
local function continue(found, open, texts)
   local next_open, seen = {}, {}
   local function keep(word)
      if not seen[word] then
         seen[word] = true
         next_open[#next_open + 1] = word
      end
   end
   if #open * #texts > MOST then return {} end
   for _, text in ipairs(texts) do
      local words = open
      for run, gap in text:gmatch("([%w_.$]*)([^%w_.$]*)") do
         local longer = {}
         for i, word in ipairs(words) do longer[i] = word .. run end
         words = longer
         if gap ~= "" then
            close(found, words)
            words = fresh()
         end
      end
      for _, word in ipairs(words) do keep(word) end
   end
   return next_open
end

local function code_texts(item)
   local texts, field = {}, item.field
   if item.column then
      for i, row in ipairs(field.table.rows) do
         local cell = row.cells[item.column + 1]
         texts[i] = cell and cell.text or ""
      end
   else
      for i, row in ipairs(field.code_list) do texts[i] = row.text end
   end
   return texts
end

local walk

local function choice(found, open, item)
   local all = {}
   for _, line in ipairs(item.choice.lines) do
      local behind = walk(found, open, line.items)
      table.move(behind, 1, #behind, #all + 1, all)
   end
   return #all <= MOST and all or {}
end

walk = function(found, open, items)
   for _, item in ipairs(items) do
      if item.tag == "text" then
         open = continue(found, open, { item.s })
      elseif item.tag == "sep" then
         close(found, open)
         open = fresh()
      elseif item.tag == "field" and item.field.kind == "table" then
         open = continue(found, open, code_texts(item))
      elseif item.tag == "choice" then
         open = choice(found, open, item)
      else
         open = {}
      end
   end
   return open
end

local function add_registers(found, files)
   for _, file in ipairs(files) do
      for _, entry in ipairs(file.entry_list) do close(found, entry.also or {}) end
   end
end

--- All words, sorted by their bytes.
function M.of(model)
   local found = { seen = {} }
   for _, form in ipairs(model.forms) do
      close(found, walk(found, fresh(), form.items))
      for _, alias in ipairs(form.aliases or {}) do
         close(found, walk(found, fresh(), alias.items))
      end
      local mark = form.prefer and form.prefer.mark
      if mark then close(found, continue(found, fresh(), { mark })) end
   end
   add_registers(found, model.files)
   local words = table.move(found, 1, #found, 1, {})
   table.sort(words)
   return words
end

--- Writes the table `words`; returns the members of the target that tell of it.
function M.put(model, w)
   local words = M.of(model)
   if #words == 0 then return ".words = NULL, .word_count = 0," end
   local line = ""
   w:open("static const char *const words[] = {")
   for _, word in ipairs(words) do
      local text = c.string(word) .. ","
      if #line + #text > 94 then
         w:line("%s", line)
         line = ""
      end
      line = line == "" and text or line .. " " .. text
   end
   w:line("%s", line)
   w:close("};\n")
   return (".words = words, .word_count = %d,"):format(#words)
end

return M

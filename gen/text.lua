-- Text: no two words may print the same sentence unless one of them is never asked for. Sentences
-- that may meet are compared pair by pair; `prefer` ranks those that do.
local num = require("gen.num")
local canonical = require("gen.canonical")
local sentence = require("gen.sentence")
local chunks = require("gen.chunks")

local M = {}

-- prefer ------------------------------------------------------------------------------------------

local function rank_forms(forms, index_of, prefer, report)
   local seen = {}
   for _, form in ipairs(forms) do
      local index = index_of(form)
      if index then
         form.prefer, form.rank = prefer, index
         form.mark = index > 1 and prefer.mark or nil
         seen[index] = true
      end
   end
   for i, name in ipairs(prefer.names) do
      if not seen[i] then
         report:error("E10", prefer.at,
            ("`prefer` names `%s`, and no form goes by it"):format(name))
      end
   end
   prefer.met = false
end

local function position(list, name)
   for i, entry in ipairs(list) do
      if entry == name then return i end
   end
   return nil
end

local function rank_all(model, report)
   for _, prefer in ipairs(model.prefers or {}) do
      rank_forms(model.forms, function(form)
         for _, step in ipairs(form.path) do
            local index = position(prefer.names, step.format.name)
            if index then return index end
         end
         return nil
      end, prefer, report)
   end
   for _, page in ipairs(model.pages) do
      for _, prefer in ipairs(page.prefers or {}) do
         rank_forms(page.forms, function(form) return position(prefer.names, form.node.name) end,
            prefer, report)
      end
   end
end

local function check_marks(model, report)
   local mnemonics = {}
   for _, form in ipairs(model.forms) do
      if form.mnemonic then mnemonics[form.mnemonic] = true end
   end
   local function check(prefer)
      if prefer.mark and mnemonics[prefer.mark] then
         report:error("E47", prefer.at, ("mark `%s` is also a mnemonic"):format(prefer.mark))
      elseif prefer.mark and prefer.mark:match(":$") then
         report:error("E47", prefer.at, ("mark `%s` would be read as a label"):format(prefer.mark),
            { hint = "a mark without `:`" })
      end
      if not prefer.met then
         report:error("E46", prefer.at, ("`prefer` ranks %s, which share no text"):format(
            "`" .. table.concat(prefer.names, "` and `") .. "`"))
      end
   end
   for _, prefer in ipairs(model.prefers or {}) do check(prefer) end
   for _, page in ipairs(model.pages) do
      for _, prefer in ipairs(page.prefers or {}) do check(prefer) end
   end
end

-- Pairs -------------------------------------------------------------------------------------------

local function is_in(config, entry)
   return entry.form.configs[config] and (#entry.way == 0 or entry.way.configs[config])
end

-- Some configuration has both sentences.
local function together(a, b)
   for config in ipairs(a.form.configs) do
      if is_in(config, a) and is_in(config, b) then return true end
   end
   return false
end

local function word_bits(form, way)
   local word = canonical.word(form, way)
   return num.hex(word.mask) .. " " .. num.hex(word.value)
end

-- The same bits under the same text: nothing is lost whichever form is taken.
local function harmless(a, b)
   return sentence.same_shape(a, b) and word_bits(a.form, a.way) == word_bits(b.form, b.way)
end

local function line_names(entry)
   local parts = {}
   for _, step in ipairs(entry.way) do
      if #step.choice.lines > 1 then
         parts[#parts + 1] = ("%s line %d"):format(step.choice.operand, step.line.index + 1)
      end
   end
   return #parts > 0 and " (" .. table.concat(parts, ", ") .. ")" or ""
end

local function report_pair(a, b, text, report)
   local code = a.form == b.form and "E40" or "E41"
   report:error(code, b.form.at,
      ("`%s` is `%s`%s and `%s`%s"):format(text, a.form.name, line_names(a), b.form.name,
      line_names(b)), { also = { at = a.form.at, text = "the other form" },
      hint = "change one text, or rank the forms: `prefer a, b mark \"long\"`" })
end

local function compare(a, b, told, report)
   if a.form.of == b.form and rawget(a.form, "of") or b.form.of == a.form
      and rawget(b.form, "of") then
      return -- an alias and its form: both are the same words
   end
   if not together(a, b) then return end
   local key = a.form.name .. " " .. b.form.name
   local ranked = a.form.prefer and a.form.prefer == b.form.prefer and a.form.rank ~= b.form.rank
   local apart = ranked and a.form.mark ~= b.form.mark -- forms behind the same mark print the same
   if told[key] or (apart and a.form.prefer.met) then return end
   local text = sentence.meet(a, b)
   if not text then return end
   if ranked then a.form.prefer.met = true end
   if not apart and not harmless(a, b) then
      told[key] = true
      report_pair(a, b, text, report)
   end
end

-- An alias is one more text, compared like a form's.
local function as_form(alias)
   local form, top = alias.form, {}
   for _, item in ipairs(alias.items) do
      if item.tag == "choice" then top[#top + 1] = item.choice end
   end
   return setmetatable({ items = alias.items, top = top, words = alias.words, at = alias.at,
      of = form,
      name = form.name .. " (alias)" }, { __index = form })
end

-- Without a separator some neighbours are read as one.
local function check_neighbours(form, sentences, report)
   for _, entry in ipairs(sentences) do
      local first, second = sentence.runs_together(entry)
      if first then
         report:error("E43", form.at, ("`%s` and `%s` of `%s` run together in the text"):format(
            first, second, form.name), { hint = "a separator between them" })
         return
      end
   end
end

--- Reports E40, E41, E43, E46, E47; gives forms their `rank` and `mark`.
function M.check(model, report)
   rank_all(model, report)
   local all = {}
   local function add(form)
      local list, count = sentence.of_form(form)
      if list then
         table.move(list, 1, #list, #all + 1, all)
         check_neighbours(form, list, report)
      else
         report:error("E85", form.at,
            ("`%s` has too many sentences to compare (%d so far)"):format(form.name, count))
      end
   end
   for _, form in ipairs(model.forms) do
      add(form)
      for _, alias in ipairs(form.aliases) do add(as_form(alias)) end
   end
   local told = {}
   chunks.each_pair(all, function(a, b) compare(a, b, told, report) end)
   check_marks(model, report)
end

return M

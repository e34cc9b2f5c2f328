-- Ambiguity: no two words may print the same text, unless forms that `prefer` ranks do. Forms are
-- compared as automata, so the number of their texts does not matter; only patterns of two forms
-- that may collide are compared one by one.
local lists = require("gen.base.lists")
local budget = require("gen.base.budget")
local num = require("gen.num")
local canonical = require("gen.forms.canonical")
local automaton = require("gen.asmtext.ambiguity.automaton")
local logic = require("gen.asmtext.ambiguity.logic")
local collisions = require("gen.asmtext.ambiguity.collisions")
local token_adjacency = require("gen.asmtext.ambiguity.token_adjacency")
local refined = require("gen.asmtext.ambiguity.prune")
local prefer_conflicts = require("gen.asmtext.ambiguity.prefer_conflicts")
local rank = require("gen.asmtext.ambiguity.rank")
local pattern = require("gen.asmtext.ambiguity.pattern")
local related = require("gen.asmtext.ambiguity.related")
local sums = require("gen.asmtext.ambiguity.sums")
local shared = require("gen.asmtext.ambiguity.shared")
local tails = require("gen.asmtext.ambiguity.tails")
local tokens = require("gen.asmtext.ambiguity.tokens")
local walk = require("gen.asmtext.ambiguity.walk")

local wordset = require("gen.wordset")

local M = {}

-- Disambiguating suffixes -------------------------------------------------------------------------

local function check_marks(model, report)
   local mnemonics = {}
   for _, form in ipairs(model.forms) do
      if form.mnemonic then mnemonics[form.mnemonic] = true end
   end
   local function check(prefer)
      if not rank.is_readable(prefer) then
         report:error("E47", prefer.at,
            ("suffix `%s` cannot be part of a word"):format(prefer.mark),
            { hint = "characters without blanks and `:`" })
      elseif prefer.mark and not prefer.place and mnemonics[prefer.mark] then
         report:error("E47", prefer.at, ("suffix `%s` is also a mnemonic"):format(prefer.mark))
      elseif prefer.mark and prefer.mark:match(":$") then
         report:error("E47", prefer.at,
            ("suffix `%s` would be read as a label"):format(prefer.mark),
            { hint = "a suffix without `:`" })
      end
      if not prefer.met then
         report:error("E46", prefer.at, ("`prefer` ranks %s, which have no text in common"):format(
            "`" .. table.concat(prefer.names, "` and `") .. "`"))
      end
   end
   for _, prefer in ipairs(model.prefers or {}) do check(prefer) end
   for _, prefer in lists.nested(model.pages, "prefers") do check(prefer) end
end

-- Pairs -------------------------------------------------------------------------------------------

local function is_in(config, entry)
   if not entry.form.configs[config] then return false end
   return lists.all(entry.way, function(step) return step.line.configs[config] end)
end

-- Does some configuration have both patterns?
local function together(a, b)
   for config in ipairs(a.form.configs) do
      if is_in(config, a) and is_in(config, b) then return true end
   end
   return false
end

local function word_bits(entry)
   if not entry.bits then
      local word = canonical.word(entry.form, entry.way)
      entry.bits = num.hex(word.mask) .. " " .. num.hex(word.value)
   end
   return entry.bits
end

-- The same bits under the same text: both forms mean the same word.
local function harmless(a, b)
   return pattern.same_shape(a, b) and word_bits(a) == word_bits(b)
end

local function line_names(entry)
   local parts = lists.collect(entry.way, function(step)
      return #step.choice.lines > 1
         and ("%s line %d"):format(step.choice.operand, step.line.index + 1)
   end)
   return #parts > 0 and " (" .. table.concat(parts, ", ") .. ")" or ""
end

-- The form that a text belongs to, also where an alias or cells of `ops` make the text.
local function owner_of(form) return rawget(form, "of") or form end

local function report_pair(a, b, text, report)
   local code = owner_of(a.form) == owner_of(b.form) and "E40" or "E41"
   local is_printed = owner_of(a.form) == a.form and owner_of(b.form) == b.form
   local ranking = is_printed and rank.advice(a.form, b.form)
   report:error(code, b.form.own_at,
      ("`%s` is `%s`%s and `%s`%s"):format(text, a.form.name, line_names(a), b.form.name,
      line_names(b)), { also = { at = a.form.own_at, text = "the other form" },
      hint = "change one text" .. (ranking and ", or rank the two: " .. ranking or "") })
end

-- Is the text one with the suffix in it? That one must not be another text.
local function is_marked(form)
   local alias = rawget(form, "alias")
   return alias and alias.marked
end

-- The relation of two forms: nil when they need no comparison, else whether they are `ranked`, and
-- whether suffixes keep them `apart`.
local function relation_of(a, b)
   if is_marked(a) or is_marked(b) then return { ranked = false, apart = false } end
   local ranked = a.prefer and a.prefer == b.prefer and a.rank ~= b.rank
   local apart = ranked and a.mark ~= b.mark -- forms after the same suffix print the same
   if apart and a.prefer.met then return nil end
   return { ranked = ranked, apart = apart }
end

-- Judges one pair of patterns for `collisions`.
local function judge_of(a, b, relation, report)
   return function(path_a, path_b)
      local x, y = pattern.of_path(a.form, path_a), pattern.of_path(b.form, path_b)
      if not together(x, y) then return "apart" end
      if not pattern.common_text(x, y) then return "apart" end
      local p, q = related.of(x, y)
      if not p or sums.differ(x, y) then return "apart" end
      local text = pattern.common_text(p, q) or pattern.common_text(x, y)
      if relation.ranked then a.form.prefer.met = true end
      if relation.apart then return true end
      if harmless(x, y) or pattern.is_excluded(x, y) then return "harmless" end
      report_pair(x, y, text, report)
      return true
   end
end

local function report_many(a, b, report)
   report:error("E85", b.form.own_at,
      ("`%s` and `%s` have too many instruction texts in common to compare"):format(a.form.name,
      b.form.name), { also = { at = a.form.own_at, text = "the other form" } })
end

local function refined_of(entry)
   entry.refined = entry.refined or refined.of(automaton.of_form(entry.form))
   return entry.refined
end

local function share_config(a, b)
   for config, here in ipairs(a.configs) do
      if here and b.configs[config] then return true end
   end
   return false
end

-- The node of the shared automaton where the instruction texts of an entry begin.
local function start_of(entry, texts)
   entry.start = entry.start or texts.all:add(automaton.of_form(entry.form))
   return entry.start
end

-- Two forms: first with all that their alternatives print, then only with what words print.
local function compare(a, b, texts, reported, report)
   local relation = share_config(a.form, b.form) and relation_of(a.form, b.form)
   local key = a.form.name .. " " .. b.form.name
   if not relation or reported[key] then return end
   if not texts.both:can(start_of(a, texts), start_of(b, texts), "", 0, walk.OTHER) then return end
   local judge, failed = judge_of(a, b, relation, report), report:count()
   if collisions.each(refined_of(a), refined_of(b), judge) then report_many(a, b, report) end
   reported[key] = report:count() > failed
end

-- The patterns of one form among each other.
local function compare_within(entry, texts, reported, report)
   local key = entry.form.name .. " " .. entry.form.name
   if reported[key] or texts.tails:of_form(entry.form, start_of(entry, texts)) then return end
   local judge, failed = judge_of(entry, entry, {}, report), report:count()
   if collisions.each_within(refined_of(entry), judge) then report_many(entry, entry, report) end
   reported[key] = report:count() > failed
end

-- An alias is one more text, which is compared like a form's.
local function as_form(alias)
   local form, top = alias.form, {}
   for _, item in ipairs(alias.items) do
      if item.tag == "choice" then top[#top + 1] = item.choice end
   end
   return setmetatable({ items = alias.items, top = top, words = alias.words, at = alias.at,
      own_at = alias.at, of = form, alias = alias,
      name = form.name .. (alias.marked and " (mark)" or alias.respelled and " (also)"
         or " (alias)") }, { __index = form })
end

-- Without a separator, some neighbours are read as one.
local function check_neighbours(entry, texts, report)
   if not token_adjacency.may(texts.all, start_of(entry, texts), texts.neighbours) then return end
   local found = token_adjacency.find(refined_of(entry))
   if not found then return end
   report:error("E43", entry.form.at, ("`%s` and `%s` of `%s` run together in the text"):format(
      found[1], found[2], entry.form.name), { hint = "a separator between them" })
end

-- The automaton of all texts (`all`), this walked with itself (`both`), and results for its nodes.
local function texts_of(model)
   local all = shared.new(wordset.of_unit(model.units[#model.units]))
   local both = walk.new(all, all)
   return { all = all, both = both, tails = tails.new(all, both), neighbours = {} }
end

-- Forms and aliases of an instruction.
local function entries_of(page)
   local entries = {}
   for _, form in ipairs(page.forms) do
      entries[#entries + 1] = { form = form }
      for _, alias in ipairs(form.aliases) do
         if not alias.only then entries[#entries + 1] = { form = as_form(alias) } end
      end
   end
   return entries
end

-- Kept results for the entries of an instruction.
local function kept_words(page, entries, kept)
   local words = kept and kept:words_of(page)
   return words and #words == #entries and words or nil
end

-- All forms and aliases, in the order of the forms. `words`: their kept results.
local function all_entries(model, kept)
   local all = {}
   for _, page in ipairs(model.pages) do
      local entries = entries_of(page)
      local words = kept_words(page, entries, kept)
      for i, entry in ipairs(entries) do
         entry.page, entry.words = page, words and words[i]
         all[#all + 1] = entry
      end
   end
   return all
end

-- The words of all entries. Only entries without kept results are examined.
local function words_of(entries, texts, kept)
   local starts, known = {}, {}
   for i, entry in ipairs(entries) do
      budget.at(entry.form.at, entry.form.name)
      starts[i] = not entry.words and start_of(entry, texts)
      known[i] = entry.words
   end
   return tokens.of(texts.all, starts, known, kept and kept:known_words() or {})
end

-- The entries that an entry is to be compared with, as an argument of `tokens.each_pair`: where it
-- has kept results, those that have none, unless it is ranked.
local function partners_of(entries)
   local new = {}
   for i, entry in ipairs(entries) do
      if not entry.words then new[#new + 1] = i end
   end
   return function(i)
      local entry = entries[i]
      return entry.words and not entry.form.prefer and new or nil
   end
end

-- Were two entries compared in another run? Ranked forms are always compared: E46 needs to know
-- whether they collide.
local function is_settled(a, b)
   return a.words and b.words and not (a.form.prefer and a.form.prefer == b.form.prefer)
end

-- What the next run can reuse of each instruction, and its cost.
local function note_words(entries, words, kept, after, before)
   local page, list
   for i, entry in ipairs(entries) do
      if entry.page ~= page then
         page, list = entry.page, {}
         kept:note(page, list)
      end
      local known = words.entries[i]
      list[#list + 1] = { always = known.always.list, possible = known.possible.list }
   end
   kept:conclude(after.steps - before.steps, after.nodes - before.nodes, words.vocabulary)
end

-- Steps and nodes so far.
local function cost_of(texts)
   return { steps = budget.spent(), nodes = texts.all.space.size }
end

local function report_unclear(a, b, report)
   report:error("E47", a.form.own_at,
      ("operands of `%s` cannot express when it needs its suffix to differ from `%s`"):format(
         a.form.name,
      b.form.name), { also = { at = b.form.own_at, text = "the earlier form" },
      hint = "the same kinds of operands at the same places of both texts; no sums" })
end

-- An alias of both forms reads as what it stands for, so it needs the suffix where that does.
local function is_settled_by_form(a, b)
   local alias, other = rawget(a.form, "alias"), rawget(b.form, "alias")
   return alias and (not alias.print or other and other.at == alias.at)
end

-- Notes in the later form of two ranked ones where it may read as the earlier one.
local function note_rival(a, b, texts, report)
   if not (a.form.prefer and a.form.prefer == b.form.prefer) then return end
   if is_settled_by_form(a, b) then return end
   if is_marked(b.form) or not a.form.mark or b.form.rank >= a.form.rank then return end
   if not share_config(a.form, b.form) then return end
   a.printed = a.printed or automaton.of_form(a.form, true)
   b.printed = b.printed or automaton.of_form(b.form, true)
   local boxes = prefer_conflicts.of(a.printed, b.printed, texts.all)
   if boxes and #boxes == 0 then return end
   if not boxes or rawget(a.form, "alias") then return report_unclear(a, b, report) end
   a.form.rivals = lists.append(a.form.rivals or {}, boxes)
end

--- Reports E40, E41, E43, E46, E47; gives forms their `rivals`. `model.kept`: results of another
-- run, see `gen/check/kept.lua`.
function M.check(model, report)
   local texts, reported, kept = texts_of(model), {}, model.kept
   local before = cost_of(texts)
   local entries = all_entries(model, kept)
   local words = words_of(entries, texts, kept)
   for _, entry in ipairs(entries) do
      if not entry.words then
         budget.at(entry.form.at, entry.form.name)
         check_neighbours(entry, texts, report)
         compare_within(entry, texts, reported, report)
      end
   end
   tokens.each_pair(words, partners_of(entries), function(i, j)
      local a, b = entries[i], entries[j]
      if is_settled(a, b) then return end
      budget.at(b.form.at, b.form.name)
      compare(a, b, texts, reported, report)
      note_rival(a, b, texts, report)
      note_rival(b, a, texts, report)
   end)
   logic.check(entries, texts.both, function(entry) return start_of(entry, texts) end, report)
   check_marks(model, report)
   if kept then note_words(entries, words, kept, cost_of(texts), before) end
end

return M

-- Text of instructions and operands as one would type it: `LDG{.E}{.64} <Rd>, [<Ra>{+<OFF>}]`.
-- What may be left out is in braces, `(a|b)` is a choice of words, `<NAME>` is to be replaced;
-- braces that are themselves part of the text are in quotes.
--
-- Alternatives of an operand that differ in one piece become one: `<Ra>` and `-<Ra>` are
-- `{-}<Ra>`.
local lists = require("gen.base.lists")
local shape = require("gen.emit.line.shape")

local M = {}

local INLINE = 26   -- characters of an operand that is written in the line itself
local MOST_WORDS = 4 -- of a choice of words within a line
local MOST_LETTERS = 16 -- of all of them

-- Tokens ------------------------------------------------------------------------------------------

local function quoted(s) return (s:gsub("[{}]", "'%0'")) end

-- Words, and characters between them, so that `@` and `@!` have a piece in common.
local function add_text(out, s)
   for word in s:gmatch("[%w_.]+") do
      local at = s:find(word, 1, true)
      for ch in s:sub(1, at - 1):gmatch(".") do out[#out + 1] = { text = quoted(ch) } end
      out[#out + 1] = { text = word }
      s = s:sub(at + #word)
   end
   for ch in s:gmatch(".") do out[#out + 1] = { text = quoted(ch) } end
end

local function texts_of(tokens)
   return table.concat(lists.map(tokens, function(token) return token.text end))
end

local function braced(text) return { text = "{" .. text .. "}", inner = text } end

-- The different texts of a field with codes, and whether one of them is nothing.
local function code_texts(field)
   local texts, seen, has_empty, size = {}, {}, false, 0
   for _, c in ipairs(field.code_list or {}) do
      if c.text == "" then
         has_empty = true
      elseif not seen[c.text] then
         lists.add_once(texts, seen, c.text)
         size = size + #c.text
      end
   end
   return texts, has_empty, size
end

-- A field with codes: its words where these are few.
local function code_token(item, env)
   local texts, has_empty, size = code_texts(item.field)
   local text
   if item.column or #texts == 0 or #texts > MOST_WORDS or size > MOST_LETTERS then
      env:field(item.field)
      text = shape.text_of({ item })
   else
      env.seen[item.field.original or item.field] = true -- all there is to say
      text = quoted(table.concat(texts, "|"))
      if #texts > 1 and not has_empty then text = "(" .. text .. ")" end
   end
   return has_empty and braced(text) or { text = text }
end

-- `$r<X>`, with the parts of a register that a bit of the number chooses: `$r<X/2>(l|h)`.
local function register_text(item)
   local view, x = item.view, item.field
   local of = view and view.field and view.view
   if not (x and of and not of.group and type(of.prints) == "table") then
      return shape.text_of({ item })
   end
   local number = x.short .. (item.shift and item.shift > 0 and "/" .. (1 << item.shift) or "")
   return ("%s<%s>(%s)"):format(item.file.prints or item.file.name, number,
      table.concat(of.prints, "|"))
end

local function plain_token(item, env)
   if item.field then env:field(item.field) end
   if item.view and item.view.field then env:field(item.view.field) end
   if item.beside then env:field(item.beside.field) end
   return { text = item.tag == "reg" and register_text(item) or shape.text_of({ item }) }
end

local choice_token

local function add_item(out, item, env)
   if item.tag == "text" then
      add_text(out, item.s)
   elseif item.tag == "words" then
      out[#out + 1] = { text = quoted("(" .. table.concat(item.words, "|") .. ")") }
   elseif item.tag == "choice" then
      out[#out + 1] = choice_token({ item.choice }, env)
   elseif item.tag == "choices" then
      out[#out + 1] = choice_token(item.choices, env)
   elseif item.tag == "field" and item.field.kind == "table" then
      out[#out + 1] = code_token(item, env)
   elseif item.tag == "number" then
      add_text(out, shape.text_of({ item }))
   else
      out[#out + 1] = plain_token(item, env)
   end
end

-- Segments ----------------------------------------------------------------------------------------

-- Items between separators: `{tokens, before}`, `before` the separator; what never prints anything
-- is left out with its separator.
local function segments_of(items, env)
   local list, current = {}, { tokens = {}, before = "" }
   local function close(before)
      if #current.tokens > 0 then
         list[#list + 1] = current
      elseif current.before ~= " " and current.before ~= "" and before == " " then
         before = current.before
      end
      current = { tokens = {}, before = before }
   end
   for _, item in ipairs(items) do
      if item.tag == "sep" then close(item.s) else add_item(current.tokens, item, env) end
   end
   close("")
   return list
end

local function is_optional(segment)
   return lists.all(segment.tokens, function(token) return token.inner ~= nil end)
end

local function is_blank(s) return s:match("^ *$") ~= nil end

-- An optional segment takes the comma before it into its braces, or, as the first one, that after
-- it. Returns whether it took the latter.
local function add_optional(out, segment, after, is_first)
   local token = segment.tokens[1]
   local text = #segment.tokens == 1 and token.inner or texts_of(segment.tokens)
   local takes_next = after and is_blank(segment.before) and not is_blank(after.before)
   if not is_blank(segment.before) then
      out[#out + 1] = braced(segment.before .. text)
   else
      if segment.before ~= "" and not is_first then out[#out + 1] = { text = segment.before } end
      out[#out + 1] = braced(takes_next and text .. after.before or text)
   end
   return takes_next
end

--- The tokens of a line.
local function tokens_of(items, env)
   local out, segments, skip = {}, segments_of(items, env), false
   for i, segment in ipairs(segments) do
      local is_first = #out == 0
      if skip or is_first then segment.before = "" end
      skip = false
      if is_optional(segment) and #segments > 1 then
         skip = add_optional(out, segment, segments[i + 1], is_first)
      else
         if segment.before ~= "" then out[#out + 1] = { text = segment.before } end
         lists.append(out, segment.tokens)
      end
   end
   return out
end

local function same_variants(a, b, env)
   for i, flag in ipairs(env.configs or {}) do
      if flag and (a.configs[i] or false) ~= (b.configs[i] or false) then return false end
   end
   return true
end

-- Merging -----------------------------------------------------------------------------------------

-- How many tokens are the same at the beginning, and at the end of what is left.
local function common_ends(a, b)
   local most, first, last = math.min(#a, #b), 0, 0
   while first < most and a[first + 1].text == b[first + 1].text do first = first + 1 end
   while last < most - first and a[#a - last].text == b[#b - last].text do last = last + 1 end
   return first, last
end

local function with_piece(list, first, last, token)
   local out = table.move(list, 1, first, 1, {})
   out[#out + 1] = token
   return table.move(list, #list - last + 1, #list, #out + 1, out)
end

-- The longer one has a piece that the other has not: it may be left out.
local function inserted(a, b)
   if #a == 0 or #b == 0 then return nil end
   if #a > #b then a, b = b, a end
   local first, last = common_ends(a, b)
   if first + last ~= #a then return nil end
   local piece = table.move(b, first + 1, #b - last, 1, {})
   local token = #piece == 1 and piece[1].inner and piece[1] or braced(texts_of(piece))
   return with_piece(b, first, last, #piece == 0 and { text = "" } or token)
end

-- The same where the piece is at the end, which comes first: `<A>{+<B>}` rather than `{<A>+}<B>`.
local function appended(a, b)
   local first = common_ends(a, b)
   return first == math.min(#a, #b) and inserted(a, b) or nil
end

-- One word is another one: `(u8|s8)`.
local function replaced(a, b)
   local first, last = common_ends(a, b)
   if #a ~= #b or first + last ~= #a - 1 or #a < 2 then return nil end
   local x, y = a[first + 1], b[first + 1]
   local words = x.words or { x.text }
   local is_word = (x.words or x.text:find("^[%w_.]+$")) and y.text:find("^[%w_.]+$")
   if not is_word or #words >= MOST_WORDS then return nil end
   words = lists.append(lists.append({}, words), { y.text })
   return with_piece(a, first, last, { text = "(" .. table.concat(words, "|") .. ")",
      words = words })
end

-- Merges alternatives of the same variants as long as `how` finds any.
local function merge(list, how, env)
   local i = 1
   while i < #list do
      local found
      for k = i + 1, #list do
         local tokens = same_variants(list[i], list[k], env)
            and how(list[i].tokens, list[k].tokens)
         if tokens then
            list[i].tokens, found = tokens, true
            lists.append(list[i].lines, list[k].lines)
            table.remove(list, k)
            break
         end
      end
      if not found then i = i + 1 end
   end
end

-- Choices -----------------------------------------------------------------------------------------

--- Is a line of an operand one of some variant?
function M.exists(line, configs)
   if not line.configs or not configs then return true end
   for i, flag in ipairs(configs) do if flag and line.configs[i] then return true end end
   return false
end

-- The same collection for what is in a line: only its variants matter there.
local function narrowed(env, line)
   if not line.configs or not env.configs then return env end
   local configs = {}
   for i, flag in ipairs(env.configs) do configs[i] = flag and line.configs[i] or false end
   return setmetatable({ configs = configs }, { __index = env })
end

-- Alternatives of a choice that print something: `{tokens, configs}`, equal ones once; and whether
-- one prints nothing.
local function add_lines(choice, env, list, by_text)
   local has_empty = choice.absent ~= nil
   for _, line in ipairs(choice.lines) do
      if M.exists(line, env.configs) then
         local tokens = tokens_of(line.items, narrowed(env, line))
         has_empty = has_empty or #tokens == 0
         if #tokens > 0 then
            local one = lists.entry(by_text, texts_of(tokens), { tokens = tokens, configs = {},
               lines = {} }, list)
            table.insert(one.lines, line)
            lists.merge_flags(one.configs, line.configs or env.configs)
         end
      end
   end
   return has_empty
end

--- Lines of a choice that print the same but for what may be left out: array of `{text, lines}`. A
--- line that prints nothing is one of them.
function M.groups(choice, env)
   local list, empty = {}, { text = "", lines = {} }
   add_lines(choice, env, list, {})
   for _, how in ipairs { appended, inserted } do merge(list, how, env) end
   for _, one in ipairs(list) do one.text = texts_of(one.tokens) end
   for _, line in ipairs(choice.lines) do
      local is_empty = M.exists(line, env.configs) and #line.items == 0
      if is_empty then empty.lines[#empty.lines + 1] = line end
   end
   if #empty.lines > 0 then table.insert(list, 1, empty) end
   return list
end

--- Alternatives of the choices of an item, merged: array of `{tokens, text, configs, of_configs}`,
--- the configurations of the alternative and of the form, and whether one prints nothing.
function M.of_choices(choices, env)
   local list, by_text, has_empty = {}, {}, false
   for _, choice in ipairs(choices) do
      has_empty = add_lines(choice, env, list, by_text) or has_empty
   end
   for _, how in ipairs { appended, inserted, replaced } do merge(list, how, env) end
   for _, one in ipairs(list) do
      one.text, one.of_configs = texts_of(one.tokens), env.configs
   end
   return list, has_empty
end

-- The one text that stands for all: of a single alternative, or the longest one in brackets. What
-- the code has no name for is always written out.
local function short_text(list, role)
   local longest = list[1]
   for _, one in ipairs(list) do
      if #list > 1 and not one.text:find("^%[.*%]$") then return nil end
      if #one.text > #longest.text then longest = one end
   end
   return (#longest.text <= INLINE or #list == 1 and not role) and longest.text or nil
end

-- What is in the braces of an alternative that may be left out as a whole: `.EXCLUSIVE`.
local function inner_of(tokens) return #tokens == 1 and tokens[1].inner or nil end

-- A choice within a line; nil where it prints nothing.
choice_token = function(choices, env)
   local choice, inner = choices[1], env:within()
   local list, has_empty = M.of_choices(choices, inner)
   if #list == 0 then return nil end
   local text = short_text(list, choice.role)
   local is_listed = not text or choice.role or #list > 1
   if not env.others[choice.operand] then
      if is_listed and not choice.absent then env:choice(choice, list, has_empty) end
      env:take(inner)
   end
   local inner_text = text and inner_of(list[1].tokens)
   if inner_text then return braced(inner_text) end
   text = text or "<" .. shape.choice_name(choice) .. ">"
   return has_empty and braced(text) or { text = text }
end

-- Lines -------------------------------------------------------------------------------------------

local Env = {}
Env.__index = Env

--- What lines of a form name is collected in `fields` and `choices`, but for operands in `others`.
function M.env(configs, others)
   return setmetatable({ configs = configs, others = others or {}, fields = {},
      choices = {}, seen = {} }, Env)
end

function Env:field(field) lists.add_once(self.fields, self.seen, field) end

function Env:choice(choice, list, has_empty)
   if self.seen[choice] then return end
   self.seen[choice] = true
   self.choices[#self.choices + 1] = { choice = choice, list = list, has_empty = has_empty }
end

function Env:within() return M.env(self.configs, self.others) end

function Env:take(inner)
   for _, one in ipairs(inner.choices) do self:choice(one.choice, one.list, one.has_empty) end
   for _, field in ipairs(inner.fields) do self:field(field) end
   for field in pairs(inner.seen) do self.seen[field] = true end -- a set, no order
end

--- The line of items as text.
function M.line(items, env) return texts_of(tokens_of(items, env)) end

return M

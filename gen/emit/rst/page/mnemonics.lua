-- The mnemonics of a page, its title, which begins with them, and the page of all instructions by
-- name: each mnemonic and each other name for one, in the order of the alphabet.
local lists = require("gen.base.lists")
local rst = require("gen.emit.rst.base.rst")
local context = require("gen.emit.rst.base.context")
local producers = require("gen.emit.rst.timing.producers")

local M = {}

local TITLED = 4 -- so many mnemonics are in a title; more of them are counted

--- Distinct mnemonics of a page in the order of its forms.
function M.of_page(page)
   local list, seen = {}, { [""] = true }
   for _, form in ipairs(page.forms) do
      if form.mnemonic then lists.add_once(list, seen, form.mnemonic) end
   end
   return list
end

-- Is it one of the others with a modifier, as `LEA.HI` is beside `LEA`?
local function is_modified(mnemonic, others)
   return lists.any(others, function(other)
      return mnemonic:sub(1, #other + 1) == other .. "."
   end)
end

-- `A, B, C, D and 2 more`.
local function enumerated(names)
   local text = table.concat(names, ", ", 1, math.min(#names, TITLED))
   return #names > TITLED and ("%s and %d more"):format(text, #names - TITLED) or text
end

-- A title after a mnemonic begins with a small letter unless its first word is an abbreviation.
local function continued(title)
   return title:find("^%u[%l ]") and title:gsub("^%u", string.lower) or title
end

--- The title of a page: its mnemonics, then what the description calls it. A title that says no
--- more than the mnemonics is not repeated.
function M.title(page)
   local all = M.of_page(page)
   local names = enumerated(lists.filter(all, function(name) return not is_modified(name, all) end))
   local title = page.title or page.name
   if names == "" then return title end
   if title == page.name or title:lower() == names:lower() then return names end
   return names .. " - " .. continued(title)
end

--- Aliases of a page's forms in the order of first sight: `{node, mnemonic, of = {mnemonic..}}`.
function M.aliases(page)
   local list, by_node = {}, {}
   for form, alias in lists.nested(page.forms, "aliases") do
      local known = lists.entry(by_node, alias.node,
         { node = alias.node, mnemonic = alias.mnemonic, of = {}, configs = {},
            respelled = alias.respelled }, list)
      local mnemonic = producers.mnemonic(form)
      if known.of[#known.of] ~= mnemonic then known.of[#known.of + 1] = mnemonic end
      lists.merge_flags(known.configs, form.configs)
   end
   return list
end

--- Is the alias a mnemonic of its own, and not only another text of the operands? What ends in
-- an open parenthesis is none: an operand is in the name.
function M.is_name(alias)
   if not alias.mnemonic or alias.mnemonic == "" or alias.mnemonic:find("%($") then return false end
   return not lists.contains(alias.of, alias.mnemonic)
end

-- A row for each name on a page: `{name, page, of, configs}`.
local function names_on(page, rows)
   local by_name = {}
   for _, form in ipairs(page.forms) do
      local name = producers.mnemonic(form)
      local row = lists.entry(by_name, name, { name = name, page = page, configs = {} }, rows)
      lists.merge_flags(row.configs, form.configs)
   end
   for _, alias in ipairs(M.aliases(page)) do
      if M.is_name(alias) then
         rows[#rows + 1] = { name = alias.mnemonic, page = page, of = alias.of,
            configs = alias.configs }
      end
   end
end

local function in_alphabet(a, b)
   local x, y = a.name:lower(), b.name:lower()
   if x ~= y then return x < y end
   return a.order < b.order
end

--- The page of all mnemonics.
function M.emit(ctx)
   local rows = {}
   for _, page in ipairs(ctx.model.pages) do names_on(page, rows) end
   for i, row in ipairs(rows) do row.order = i end
   table.sort(rows, in_alphabet)
   local cells = lists.map(rows, function(row)
      return { rst.code(row.name), ctx:page_link(row.page),
         lists.join(row.of or {}, ", ", rst.code),
         rst.escape(ctx:configs_text(row.configs) or "") }
   end)
   local doc = ctx:page("mnemonics", "Instructions by name")
   doc:csv({ "Name", "Page", "Another name of", "Variants" },
      context.say_all(cells, 4))
   return doc:text()
end

return M

-- Errata: what a source document says wrongly, what is right, and which pages that concerns.
local lists = require("gen.base.lists")
local rst = require("gen.emit.rst.base.rst")

local M = {}

-- Mnemonics that are common words: one in an erratum does not refer to an instruction.
local COMMON = {}
local WORDS = "and or not is in on set add to at as no a an of for if all any test call"
for word in WORDS:gmatch("%S+") do
   COMMON[word] = true
end

--- One erratum as markup.
function M.text(ctx, erratum)
   local text = "Said: " .. rst.inline(erratum.said) .. ". Right: " .. rst.inline(erratum.right)
      .. "."
   local from = ctx:provenance(erratum.prov)
   return from and text .. " [" .. from .. "]" or text
end

--- Names that make an erratum one of a page: its own, its mnemonics, its fields.
local function names_of(page, fields)
   local names = { [page.name] = true }
   for _, form in ipairs(page.forms) do
      if form.mnemonic then names[form.mnemonic] = true end
   end
   for _, field in ipairs(fields) do names[field.short] = true end
   return names
end

--- Does the text name one of `names`? Words between backquotes count always, others unless they are
--- common ones.
local function mentions(text, names)
   for quoted in text:gmatch("`([^`]+)`") do
      if names[quoted] then return true end
   end
   for word in text:gmatch("[%w_.]+") do
      word = word:gsub("%.$", "")
      if names[word] and not COMMON[word] then return true end
   end
   return false
end

-- The pages that the erratum itself names.
local function is_named(erratum, page)
   return lists.any(erratum.pages, function(entry) return entry.name == page.name end)
end

--- The errata that concern a page, as markup: those that name it, and of those that name none those
--- that mention it.
function M.concerning(ctx, page, fields)
   local names = names_of(page, fields)
   local concerning = lists.filter(ctx.model.errata or {}, function(e)
      if e.pages then return is_named(e, page) end
      return mentions(e.said .. " " .. e.right, names)
   end)
   return lists.map(concerning, function(e) return M.text(ctx, e) end)
end

--- The page of all errata.
function M.emit(ctx)
   local doc = ctx:page("errata", "Errata")
   local rows = lists.map(ctx.model.errata or {}, function(e)
      return { rst.inline(e.said), rst.inline(e.right), ctx:provenance(e.prov) or "" }
   end)
   if #rows == 0 then
      doc:markup("No source document is known to be wrong.")
   else
      doc:markup("Where a source document is wrong, this manual has the corrected fact.")
      doc:csv({ "A document says", "Right is", "Source" }, rows, { class = "errata",
         widths = "45 40 15" })
   end
   return doc:text()
end

return M

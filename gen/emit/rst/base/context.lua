-- What all pages of the manual share: labels, links, and short texts about widths, variants and
-- sources.
local lists = require("gen.base.lists")
local num = require("gen.num")
local asttext = require("gen.syntax.asttext")
local rst = require("gen.emit.rst.base.rst")

local M = {}

local Context = {}
Context.__index = Context

--- A context for one model.
function M.new(model)
   local self = setmetatable({ model = model, prefix = rst.slug(model.isa.name), slugs = {} },
      Context)
   self.source_of_name = {}
   for _, s in ipairs(model.sources or {}) do self.source_of_name[s.name] = s end
   return self
end

--- The label of a thing: `vp1-scalar-field-imm`, different for each thing of the instruction set.
function Context:label(kind, name)
   local slugger = self.slugs[kind] or rst.slugger()
   self.slugs[kind] = slugger
   return self.prefix .. "-" .. kind .. "-" .. slugger(name)
end

--- A link. Without another `text` it says the title of the section, which is `name`.
function Context:link(kind, name, text)
   local label = self:label(kind, name)
   if not text and self:is_title(kind, name) then return (":ref:`%s`"):format(label) end
   return rst.ref(label, text or name)
end

--- Is the name of a thing the whole title of the section about it?
function Context:is_title(kind, name)
   if kind == "field" or kind == "format" then return true end
   local operand = kind == "operand" and self.operand_of_name[name]
   return operand and #(operand.params or {}) == 0 or false
end

--- A link to the page of an instruction that says its title.
function Context:page_link(page)
   return (":ref:`%s`"):format(self:label("insn", page.name))
end

--- The name of a form, which HTML makes a link to its page (tools/sphinx/namelinks.py) where it
--- begins with the name of the page; else a link.
function Context:form_link(form)
   local page = form.page.name
   local label = self.prefix .. "-insn-" .. rst.slug(page)
   local is_plain = form.name == page or form.name:sub(1, #page + 1) == page .. "."
   if is_plain and self:label("insn", page) == label then return rst.code(form.name) end
   return self:link("insn", page, form.name)
end

-- How many pages have each mnemonic without its modifiers; none where the index has it only with
-- some.
local function count_names(model)
   local count, seen, exact = {}, {}, {}
   for _, form in ipairs(model.forms) do
      local name = (form.mnemonic or form.page.name):match("^[^.]+") or ""
      exact[name] = exact[name] or form.mnemonic == name
      local key = name .. "\1" .. form.page.name
      if not seen[key] then seen[key], count[name] = true, (count[name] or 0) + 1 end
   end
   for name in pairs(count) do -- a set, no order
      if not exact[name] then count[name] = nil end
   end
   return count
end

local MOST_PAGES = 4 -- with one name; of more it is no mnemonic, but what several begin with: `c.`

--- A mnemonic in an opcode map, without modifiers. HTML makes it a link by the index; one that is
--- on several pages is a link here.
function Context:map_name(page, mnemonic)
   self.name_count = self.name_count or count_names(self.model)
   local name = mnemonic:match("^[^.]+") or mnemonic
   if (self.name_count[name] or 0) > MOST_PAGES then name = mnemonic end
   if self.name_count[name] == 1 and name:find("^%w+$") then return name end
   return self:link("insn", page.name, name)
end

--- The line that says where a file is from.
function Context:banner()
   return ("Generated from the description %s by gen/emit/rst. Do not edit."):format(
      self.model.isa.name)
end

--- A new document with the banner of this emitter.
function Context:doc() return rst.doc(self:banner()) end

--- A new document that is a page of its own: `name` is what links to it say.
function Context:page(name, title)
   local doc = self:doc()
   doc:title(title, 1, self:label("page", name))
   return doc
end

--- The file of a page's instruction text, without extension.
function Context:page_path(page)
   local slugger = self.slugs["path"] or rst.slugger() -- "file" is a file of registers
   self.slugs["path"] = slugger
   return "insn/" .. slugger(page.name)
end

-- Variants ----------------------------------------------------------------------------------------

--- Are all of `count` configurations in `flags`?
function M.all(flags, count)
   for i = 1, count do if not flags[i] then return false end end
   return true
end

--- Distinct values of `key` over the configs, in their order.
local function values_of(configs, key)
   local values, seen = {}, {}
   for _, c in ipairs(configs) do
      if c[key] then lists.add_once(values, seen, c[key]) end
   end
   return values
end

--- The values of one axis that are in `flags` as a whole, or nil when the other axis matters too.
local function by_axis(configs, flags, key)
   local names = {}
   for _, v in ipairs(values_of(configs, key)) do
      local yes, no = false, false
      for i, c in ipairs(configs) do
         if c[key] == v then yes, no = yes or flags[i], no or not flags[i] end
      end
      if yes and no then return nil end
      if yes then names[#names + 1] = v end
   end
   return names
end

local FEWEST = 3 -- neighbours that are written as a range

-- `a, c..f`: neighbours among `all` names as ranges.
local function with_ranges(names, all)
   local place, out, i = {}, {}, 1
   for k, name in ipairs(all) do place[name] = k end
   while i <= #names do
      local k = i
      while names[k + 1] and place[names[k + 1]] == place[names[k]] + 1 do k = k + 1 end
      if k - i + 1 < FEWEST then k = i end
      out[#out + 1] = k > i and names[i] .. ".." .. names[k] or names[i]
      i = k + 1
   end
   return table.concat(out, ", ")
end

--- Names of the configs in `flags`, shortened to variants or modes where these decide alone; nil
--- for all of them.
function Context:configs_text(flags)
   local configs = self.model.configs
   if not flags or M.all(flags, #configs) then return nil end
   for _, axis in ipairs { "variant", "mode" } do
      local names = by_axis(configs, flags, axis)
      if names then
         return #names == 0 and "none" or with_ranges(names, values_of(configs, axis))
      end
   end
   local names = {}
   for i, c in ipairs(configs) do
      if flags[i] then names[#names + 1] = c.name end
   end
   return #names == 0 and "none" or table.concat(names, ", ")
end

--- " (only g80)" after a text, or "".
function Context:only(flags)
   local names = self:configs_text(flags)
   return names and " (only " .. rst.escape(names) .. ")" or ""
end

--- The condition after an `on` of the description, in words.
function Context.condition(on)
   if not on or #on == 0 then return nil end
   local text = asttext.condition(on)
   return "only on " .. rst.code(text)
end

-- Does a configuration with these features meet `on`? Blank is or, `&` is and.
local function meets(features, on)
   return lists.any(on, function(alternative)
      return lists.all(alternative, function(term)
         return (features[term.name] or false) ~= (term.neg or false)
      end)
   end)
end

--- Names of the variants that a guard without statics admits; "" for all of them.
function Context:on_text(on)
   if not on or #on == 0 then return "" end
   local flags = lists.map(self.model.configs, function(c) return meets(c.features or {}, on) end)
   return self:configs_text(flags) or ""
end

--- `rows` with "all" in the empty cells of a column of variants; where all are empty they stay so,
--- and the column is left out.
function M.say_all(rows, column)
   local some = lists.any(rows, function(row) return row[column] ~= "" end)
   for _, row in ipairs(rows) do
      if some and row[column] == "" then row[column] = "all" end
   end
   return rows
end

-- Provenance --------------------------------------------------------------------------------------

--- "hardware: HW 873" from an array of provenance; nil when there is none.
function Context:provenance(prov)
   local texts = {}
   for _, p in ipairs(prov or {}) do
      local source = p.source and self.source_of_name[p.source]
      if source then
         local text = (p.text and p.text ~= "") and p.source .. " " .. p.text or p.source
         texts[#texts + 1] = rst.inline(text) .. " (" .. source.grade .. ")"
      elseif p.grade then
         texts[#texts + 1] = p.grade
      end
   end
   if #texts == 0 then return nil end
   return table.concat(texts, "; ")
end

--- The grade of the one source of something, which is said with the source; nil for several.
function Context:only_grade(prov)
   local p = prov and #prov == 1 and prov[1]
   local source = p and p.source and self.source_of_name[p.source]
   return source and source.grade or nil
end

--- Where something exists and who says so; "" where that is not stated.
function Context:source(node)
   local parts = { Context.condition(node.on) }
   local from = self:provenance(node.prov)
   if from then parts[#parts + 1] = "[" .. from .. "]" end
   return table.concat(parts, " ")
end

--- What else there is to say about something: its prose, then its source.
function Context:remark(node)
   local prose, source = rst.inline(((node.prose or ""):gsub("\n", " "))), self:source(node)
   return prose .. (prose ~= "" and source ~= "" and " " or "") .. source
end

-- Widths and numbers ------------------------------------------------------------------------------

function M.piece_text(piece) return rst.range(piece.lo, piece.hi) end

--- `9..13, 0`: pieces as the description writes them, low piece first.
function M.pieces_text(pieces)
   return lists.join(pieces, ", ", M.piece_text)
end

function M.plural(count, word)
   return count .. " " .. (count == 1 and word or word .. "s")
end

--- Decimal number, and hex where that says more.
function M.number(n)
   if num.lt(n, 10) then return num.tostring(n) end
   return "0x" .. num.hex(n)
end

function M.type_text(t)
   return t and (t.kind or "u") .. (t.width or "") or ""
end

local SCOPES = { lane = "per lane", warp = "per warp", block = "per block", grid = "per grid",
   core = "per core" }

function M.scope_text(scope)
   return scope and (SCOPES[scope] or "per " .. scope) or nil
end

return M

-- A page of its own for a file whose registers are things of their own (special registers): a table
-- of all, then a section for each.
--
-- One page with a section each, not one page each: most sections are short, the registers are read
-- side by side (what a store does to one shows in another), and one page can be searched.
local lists = require("gen.base.lists")
local num = require("gen.num")
local asttext = require("gen.syntax.asttext")
local rst = require("gen.emit.rst.base.rst")
local context = require("gen.emit.rst.base.context")
local latency = require("gen.emit.rst.timing.latency")
local fold = require("gen.emit.rst.timing.fold")
local mention = require("gen.emit.rst.timing.mention")

local M = {}

M.LEAST = 8 -- described entries from which on a file has a page

--- Has this file a page of its own?
function M.has_page(file) return #(file.entry_list or {}) >= M.LEAST end

--- The page of a file, without ending.
function M.path(ctx, file)
   local slugger = ctx.slugs["file path"] or rst.slugger()
   ctx.slugs["file path"] = slugger
   return "registers_" .. slugger(file.name)
end

-- What an entry is --------------------------------------------------------------------------------

local function value_text(entry)
   local value = entry.value
   if value == nil then return "" end
   return rst.code(num.is_num(value) and context.number(value) or asttext.expr(value))
end

-- Other spellings that are read.
local function also_texts(file, entry)
   return lists.filter(entry.also or {}, function(text)
      return text ~= latency.entry_name(file, entry)
   end)
end

-- What is printed where the name is only read; "" where the name is printed.
local function printed_cell(file, entry)
   if entry.prints or not (entry.also and entry.also[1]) then return "" end
   return rst.code(file.name .. entry.number)
end

local function also_cell(file, entry)
   return lists.join(also_texts(file, entry), " ", rst.code)
end

--- The first sentence of its prose, or its value. That it is only on some variants is
--- in a column of its own.
local function short_text(entry)
   local prose = (entry.prose or ""):gsub("\n%s*\n.*$", ""):gsub("\n%- .*$", ""):gsub("\n", " ")
   prose = prose:gsub("^Only on [%w, ]+%.%s+", "")
   local first = prose:match("^(.-[.:])%s") or prose
   if first == "" then return value_text(entry) end
   return rst.inline((first:gsub("[.:]$", "")))
end

-- Configurations in which any of the refusals holds.
local function union(list)
   local flags = {}
   for _, refusal in ipairs(list) do lists.merge_flags(flags, refusal.configs) end
   return flags
end

-- Configurations that have the register: those on which its number is read.
local function having(ctx, refused)
   local flags, has = union(refused), {}
   for i = 1, #ctx.model.configs do has[i] = not flags[i] end
   return has
end

--- Their names; "" for all.
local function variants_text(ctx, refused) return ctx:configs_text(having(ctx, refused)) or "" end

-- Reading and storing -----------------------------------------------------------------------------

-- `unknown on vp3, vp4: why`, one for each reason.
local function refusal_texts(ctx, list)
   local texts = {}
   for i, refusal in ipairs(list) do
      local names = ctx:configs_text(refusal.configs)
      texts[i] = "unknown" .. (names and " on " .. rst.escape(names) or "") .. ": "
         .. rst.inline(refusal.why)
   end
   return texts
end

-- Does every variant that has the register refuse?
local function refused_everywhere(list, has)
   local flags = union(list)
   for i = 1, #has do
      if has[i] and not flags[i] then return false end
   end
   return true
end

-- What happens, unless every variant that has the register refuses, and the refusals.
local function with_refusals(ctx, what, list, has)
   if #list == 0 then return what end
   local kept = lists.collect(list, function(refusal)
      local counts = false
      for i = 1, #has do counts = counts or has[i] and refusal.configs[i] end
      return counts and refusal
   end)
   if #kept == 0 then return what end
   if refused_everywhere(kept, has) then return "unknown: " .. rst.inline(kept[1].why) end
   local texts = refusal_texts(ctx, kept)
   table.insert(texts, 1, what)
   return table.concat(texts, "; ")
end

local function reading_text(entry)
   if entry.accessors and entry.accessors.read then return "see below" end
   return entry.value ~= nil and "the value of what it names" or "its value"
end

local function storing_text(entry)
   if entry.accessors and entry.accessors.write then return "see below" end
   if entry.value == nil then return "keeps the value" end
   return entry.code and entry.code.target and "stores to what it names" or "ignored"
end

--- The lines of `read:` and `write v:` of an entry as they are in the description.
function M.accessor_lines(entry)
   if not entry.accessors then return {} end
   local block = asttext.source_block(entry.at)
   local inner = rst.dedented(table.move(block, 2, #block, 1, {}))
   return lists.filter(inner, function(line) return not line:match("^%-%-") end) -- without prose
end

-- Sections ----------------------------------------------------------------------------------------

local function section(ctx, doc, file, entry)
   local name = latency.entry_name(file, entry)
   local reads = fold.refusals(ctx.model, file, entry.number, "reads")
   local writes = fold.refusals(ctx.model, file, entry.number, "writes")
   local has = having(ctx, reads)
   local marks = { rst.index_entry(name, ctx.model.isa.name .. " register") }
   for _, text in ipairs(also_texts(file, entry)) do
      marks[#marks + 1] = rst.index_entry(text, ("%s register, see %s"):format(ctx.model.isa.name,
         name))
   end
   doc:index(marks)
   doc:title(("`%s`, number %d"):format(name, entry.number), 3,
      ctx:label("entry", file.name .. entry.number))
   doc:prose(entry.prose)
   doc:csv({ "Property", "Value" }, {
      { "Printed as", printed_cell(file, entry) },
      { "Also read as", also_cell(file, entry) },
      { "Variants", rst.escape(variants_text(ctx, reads)) },
      { "Stands for", value_text(entry) },
      { "Reading", with_refusals(ctx, reading_text(entry), reads, has) },
      { "Storing", with_refusals(ctx, storing_text(entry), writes, has) },
      { "Used unnamed by", mention.users(ctx, file, entry):text(ctx) },
      { "Source", ctx:provenance(entry.prov) or "" },
   }, { stub = true, headless = true, class = "properties", filled = 2 })
   doc:literal(M.accessor_lines(entry), "isa")
end

-- The page ----------------------------------------------------------------------------------------

local function overview(ctx, doc, file)
   local rows = {}
   for i, entry in ipairs(file.entry_list) do
      local reads = fold.refusals(ctx.model, file, entry.number, "reads")
      rows[i] = { tostring(entry.number),
         ctx:link("entry", file.name .. entry.number, latency.entry_name(file, entry)),
         (printed_cell(file, entry) .. " " .. also_cell(file, entry)):gsub("^ ", ""):gsub(" $", ""),
         short_text(entry), rst.escape(variants_text(ctx, reads)) }
   end
   doc:csv({ "Number", "Name", "Also", "Meaning", "Variants" }, context.say_all(rows, 5))
end

-- Numbers without an entry, as ranges.
local function unnamed(file)
   local texts, n = {}, 0
   while n < file.count do
      local first = n
      while n < file.count and not file.entries[n] do n = n + 1 end
      if n > first then
         texts[#texts + 1] = rst.range(first, n - 1)
      end
      n = n + 1
   end
   return table.concat(texts, ", ")
end

--- The page of one file.
function M.emit(ctx, file)
   local doc = ctx:page(M.path(ctx, file), ("Registers of `%s`"):format(file.name))
   doc:prose(file.prose)
   local from = ctx:provenance(file.prov)
   doc:markup(context.plural(file.count, "register") .. " of " .. context.plural(file.width, "bit")
      .. "." .. (from and " Source, where none is named: " .. from .. "." or ""))
   if file.unforwarded then
      doc:markup("Instructions needed between a store and a reader: "
         .. ctx:link("page", "timing", "Timing") .. ".")
   end
   overview(ctx, doc, file)
   local rest = unnamed(file)
   if rest ~= "" then doc:markup("Not described: " .. rest .. ".") end
   doc:title("One by one", 2)
   for _, entry in ipairs(file.entry_list) do section(ctx, doc, file, entry) end
   return doc:text()
end

return M

-- The first page: what the machine is, its variants and units, how to read the manual, and what is
-- in it.
local lists = require("gen.base.lists")
local rst = require("gen.emit.rst.base.rst")
local bits = require("gen.emit.rst.base.bits")
local bundle = require("gen.emit.rst.bundle")
local units_of = require("gen.resolve.bundle")
local context = require("gen.emit.rst.base.context")

local M = {}

--- Variants and modes with their features, or, on a model without a tree, the names of the
--- configurations.
local function variants(ctx, doc)
   local rows, sym = {}, ctx.model.sym
   for _, axis in ipairs(sym and sym.tree.axes or {}) do
      local names = { rst.code(axis.name) }
      for _, also in ipairs(axis.also or {}) do names[#names + 1] = rst.code(also) end
      rows[#rows + 1] = { axis.kind, table.concat(names, ", "),
         rst.escape(table.concat(axis.features, ", ")), ctx:remark(axis) }
   end
   if not sym then
      for _, c in ipairs(ctx.model.configs) do
         rows[#rows + 1] = { "", rst.code(c.name), "", "" }
      end
   end
   if #rows < 2 then return end
   doc:csv({ "Kind", "Names", "Features", "Remarks" }, rows, { title = "Variants" })
end

--- Which ELF files hold code of this machine.
local function elfs(ctx, doc)
   local rows, numbered = {}, {}
   for _, elf in ipairs(ctx.model.elfs or {}) do
      rows[#rows + 1] = { tostring(elf.machine), elf.os and tostring(elf.os) or "any",
         elf.lo and ("%d..%d"):format(elf.lo, elf.hi) or "", ctx:remark(elf) }
   end
   if #rows == 0 then return end
   doc:title("ELF files", 2)
   doc:csv({ "e_machine", "EI_OSABI", "Bits of e_flags with the number of the variant",
      "Remarks" }, rows)
   for _, axis in ipairs(ctx.model.sym and ctx.model.sym.tree.axes or {}) do
      if axis.elf then
         numbered[#numbered + 1] = { rst.code(axis.name), tostring(axis.elf) }
      end
   end
   doc:csv({ "Variant", "Number" }, numbered)
end

local function units(ctx, doc)
   local rows = {}
   for _, u in ipairs(ctx.model.units) do
      local stored = (u.stored or u.bits) // 8
      rows[#rows + 1] = {
         u.bits .. " bits", u.endian == "big" and "high byte first" or "low byte first",
         context.plural(stored, "byte"), u.align and context.plural(u.align, "byte") or "",
      }
   end
   doc:title("Instruction words", 2)
   if units_of.of(ctx.model) then
      bundle.describe(units_of.of(ctx.model), doc)
   else
      doc:csv({ "Unit", "Byte order", "Stored in", "Aligned to" }, rows)
   end
end

local function reading(ctx, doc)
   doc:title("How to read the bit pictures", 2)
   doc:markup("Bits are numbered above the picture, the highest on the left; words of more than 32 "
      .. "bits take several bands. Forms that differ have a row each, with their names. Below "
      .. "them, each alternative of an operand has a row, where these are few; all alternatives "
      .. "are under " .. ctx:link("page", "operands", "Operands") .. ". Parts of a field are "
      .. "numbered by the bits of the value, ``IMM[7:2]``, also where the field is scaled.")
   local rows = { { cells = {
      { hi = 31, lo = 24, class = "fixed", label = "0100110*" },
      { hi = 23, lo = 19, class = "operand", label = "DST" },
      { hi = 18, lo = 14, class = "visible", label = "SRC" }, { hi = 13, lo = 10, class = "zero" },
      { hi = 9, lo = 5, class = "ignored" }, { hi = 4, lo = 0, class = "unknown" } } } }
   doc:literal(bits.draw(32, rows), "text", "bits")
   doc:csv({ "In plain text", "In colour", "Meaning" }, {
      { "``0`` ``1``", "digits on grey", "fixed" },
      { "``*``", "star", "differs between the forms of the row; ``-``: either value" },
      { "``NAME``", "blue", "operand of the text" },
      { "``(NAME)``", "green, slanted", "read by the code, not shown in the text" },
      { "``=0``", "light grey", "must be zero" },
      { "``~``", "hatched",
         "ignored by the hardware; a number in it is what the assembler writes" },
      { "``?``", "orange", "unknown effect; a word with one of these bits set traps "
         .. "when executed" },
   })
   doc:markup("In syntax lines, ``<NAME>`` is to be replaced, what is in ``{}`` may be left out, "
      .. "and ``(a|b)`` is a choice. Text of a word whose ignored bits are not the usual ones ends "
      .. "with the suffix ``^0x..``, the mask of the bits that differ.")
end

--- Name of the description's file that a node is in, without folder and ending.
local function file_name(node)
   local path = node.at.source.path
   return path:match("([^/\\]+)%.isa$") or path:match("([^/\\]+)$") or path
end

--- Pages grouped by the file of the description that they are in.
local function groups(ctx)
   local list, by_name = {}, {}
   for _, page in ipairs(ctx.model.pages) do
      local name = file_name(page.node)
      local group = lists.entry(by_name, name, { name = name, paths = {} }, list)
      group.paths[#group.paths + 1] = ctx:page_path(page)
   end
   return list
end

--- Prose that is between the blocks of the description, file by file.
local function notes(ctx, doc)
   local sym, last = ctx.model.sym, nil
   local nodes = sym and sym.tree and sym.tree.prose or {}
   if #nodes == 0 then return end
   doc:title("Notes", 2)
   for _, node in ipairs(nodes) do
      local name = file_name(node)
      if name ~= last then doc:markup("*" .. rst.escape(name) .. "*") end
      last = name
      doc:prose(node.text or node.prose)
   end
end

local function capital(s) return (s:gsub("_", " "):gsub("^%l", string.upper)) end

--- `index.rst`.
function M.emit(ctx)
   local model = ctx.model
   local doc = ctx:doc()
   doc:title(model.isa.title or model.isa.name, 1, ctx:label("page", "index"))
   doc:prose(model.isa.prose)
   doc:markup(context.plural(#model.pages, "page") .. ", " .. context.plural(#model.forms, "form")
      .. ". This manual is generated from the description that the tools are generated from: what "
      .. "it says about encoding, text and effect of an instruction is what they do, and its "
      .. "examples were executed.")
   variants(ctx, doc)
   elfs(ctx, doc)
   units(ctx, doc)
   reading(ctx, doc)
   notes(ctx, doc)
   doc:toctree("Chapters", ctx.chapter_pages)
   doc:toctree("Machine", ctx.machine_pages)
   for _, group in ipairs(groups(ctx)) do
      doc:toctree("Instructions: " .. capital(group.name), group.paths)
   end
   doc:toctree("Knowledge", { "grades", "errata" })
   doc:markup("All names in one list: :ref:`genindex`.")
   return doc:text()
end

return M

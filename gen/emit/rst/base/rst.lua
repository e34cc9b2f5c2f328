-- reStructuredText as a buffer of lines: titles, paragraphs, tables, literal blocks, labels;
-- everything that comes from a description is escaped here and nowhere else.
--
-- Tables are written as `csv-table`, one row a line, so that a changed cell changes one line of the
-- committed manual.
local lists = require("gen.base.lists")

local M = {}

-- Escaping ----------------------------------------------------------------------------------------

--- Any text as plain text of one paragraph line. Underscores matter only at the end of a word.
local function escape(s)
   s = s:gsub("[\\*`|]", "\\%0")
   s = s:gsub("_([^%w_])", "\\_%1"):gsub("_$", "\\_")
   return (s:gsub("::$", "\\::"))
end

-- What begins a list, a comment or a field list at the start of a paragraph or cell. A role
-- (`:ref:` with a backquote after it) is markup of ours.
local STARTS = { "^[%-+*]%s", "^[%-+*]$", "^%(?%d+[.)]%s", "^%(?%d+[.)]$", "^%(?%a[.)]%s",
   "^%(?%a[.)]$", "^%(?[ivxlcdmIVXLCDM]+[.)]%s", "^%(?#[.)]%s", "^%.%.", "^:[^:]+:[^`]",
   "^:[^:]+:$", "^>>>", "^__" }

--- A first character that would begin a list, a comment, a field list or an underline is written
--- with a backslash.
local function protect_start(s)
   for _, pattern in ipairs(STARTS) do
      if s:match(pattern) then return "\\" .. s end
   end
   if s:match("^%p+$") and #s > 1 and not s:match("^[\\`]") then return "\\" .. s end
   return s
end

--- `s` as an inline literal; what a literal cannot say is set as plain text.
function M.code(s)
   s = s:gsub("^ +", ""):gsub(" +$", "")
   if s == "" then return "" end
   if s:find("``", 1, true) or s:match("^`") or s:match("`$") then return escape(s) end
   return "``" .. s .. "``"
end

--- Joins marked-up pieces; an empty escape parts a literal from a letter beside it.
local function join_inline(pieces)
   local out = ""
   for _, p in ipairs(pieces) do
      local starts, ends = p:match("^``") ~= nil, out:match("``$") ~= nil
      if out ~= "" and p ~= "" and (starts and not out:match("[%s'\"(%[{<%-/:]$")
         or ends and not p:match("^[%s'\")%]}>%-/\\:.,;!?]")) then
         out = out .. "\\ "
      end
      out = out .. p
   end
   return out
end

--- One line of prose: `words` between backquotes become literals, everything else is plain.
function M.inline(s)
   s = s:gsub("%s+", " "):gsub("^ ", ""):gsub("``", "`")
   local pieces, rest = {}, s
   while true do
      local before, inside, after = rest:match("^([^`]*)`([^`]+)`(.*)$")
      if not before then break end
      pieces[#pieces + 1] = escape(before)
      pieces[#pieces + 1] = M.code(inside)
      rest = after
   end
   pieces[#pieces + 1] = escape(rest)
   return join_inline(pieces)
end

--- `arith.mul-2` → `arith-mul-2`: what every builder accepts as a target name.
function M.slug(name)
   local s = name:lower():gsub("[^a-z0-9]+", "-"):gsub("^%-+", ""):gsub("%-+$", "")
   return s == "" and "x" or s
end

--- A function that turns names into slugs, each different from all it gave before (case does not
--- tell targets apart).
function M.slugger()
   local taken, slug_of = {}, {}
   return function(name)
      if slug_of[name] then return slug_of[name] end
      slug_of[name] = lists.unique_name(taken, M.slug(name), "-")
      return slug_of[name]
   end
end

-- Documents ---------------------------------------------------------------------------------------

local Doc = {}
Doc.__index = Doc

--- A new document; `banner` is its comment of one line.
function M.doc(banner)
   return setmetatable({ out = { ".. " .. banner, "" } }, Doc)
end

function Doc:raw(line)
   self.out[#self.out + 1] = line
   return self
end

function Doc:blank()
   if self.out[#self.out] ~= "" then self:raw("") end
   return self
end

local MOST = 100 -- columns

local UNDERLINES = { "=", "-", "~", "^" }

--- A title; `label` is what links to it name.
function Doc:title(text, level, label)
   if label then self:label(label) end
   local line = protect_start(M.inline(text))
   self:blank():raw(line):raw(UNDERLINES[level]:rep(math.max(#line, 3))):raw("")
end

function Doc:label(name)
   self:blank():raw(".. _" .. name .. ":"):raw("")
end

--- Lines of a paragraph of ready markup, broken at blanks; the second and later ones are indented.
local function wrapped(text, indent)
   local lines, line = {}, nil
   for word in text:gmatch("%S+") do
      local longer = line and line .. " " .. word
      if longer and #indent + #longer <= MOST then
         line = longer
      else
         lines[#lines + 1] = line
         line = word
      end
   end
   lines[#lines + 1] = line
   return table.concat(lines, "\n" .. indent)
end

--- A paragraph of ready markup; nothing where there is no text.
function Doc:markup(text)
   if not text or text == "" then return end
   self:blank():raw(wrapped(text, "")):raw("")
end

--- Prose of a description: lines joined by newlines, empty lines part paragraphs. A line that
--- begins with `- ` is an item of a list; lines indented below it belong to it.
function Doc:prose(text)
   if not text or text == "" then return end
   local in_item = false
   self:blank()
   for line in (text .. "\n"):gmatch("(.-)\n") do
      local item = line:match("^%- +(%S.*)$")
      if item then
         if not in_item then self:blank() end
         self:raw("- " .. protect_start(M.inline(item)))
         in_item = true
      elseif in_item and line:match("^ +%S") then
         self:raw("  " .. protect_start(M.inline(line)))
      else
         local s = protect_start(M.inline(line))
         if s == "" or in_item then self:blank() end
         if s ~= "" then self:raw(s) end
         in_item = false
      end
   end
   self:blank()
end

--- Text kept as it is; `class` marks it for the style sheet.
function Doc:literal(lines, language, class)
   if #lines == 0 then return end
   self:blank():raw(".. code-block:: " .. (language or "text"))
   if class then self:raw("   :class: " .. class) end
   self:raw("")
   for _, line in ipairs(lines) do
      self:raw(line:match("^%s*$") and "" or "   " .. line:gsub("%s+$", ""))
   end
   self:blank()
end

function Doc:bullets(items)
   if #items == 0 then return end
   self:blank()
   for _, item in ipairs(items) do self:raw("- " .. wrapped(item, "  ")) end
   self:blank()
end

-- Quotes are written where a cell would not be read as one without them.
local function csv_cell(markup)
   local cell = protect_start(markup)
   if cell ~= "" and not cell:find('[,"]') then return cell end
   return '"' .. cell:gsub('"', '""') .. '"'
end

local function csv_row(cells)
   local texts = lists.map(cells, csv_cell)
   return "   " .. table.concat(texts, ", ")
end

--- Header and rows without the columns that are empty in every row.
local function drop_empty(header, rows)
   local keep = {}
   for i = 1, #header do
      for _, row in ipairs(rows) do
         if row[i] ~= "" then
            keep[#keep + 1] = i
            break
         end
      end
   end
   local function pick(row)
      return lists.map(keep, function(i) return row[i] end)
   end
   local out = lists.map(rows, pick)
   return pick(header), out
end

-- Rows that have something in column `column`.
local function filled_rows(rows, column)
   return lists.filter(rows, function(row) return row[column] ~= "" end)
end

--- A table; cells are ready markup, columns without any content are left out. `options = {class,
--- widths, stub, headless, filled = column without which a row is left out}`; `title`
--- (of a section) and `intro` are above it. A table without rows is left out with both.
function Doc:csv(header, rows, options)
   options = options or {}
   if options.filled then rows = filled_rows(rows, options.filled) end
   if #rows == 0 then return end
   if options.title then self:title(options.title, 2) end
   self:markup(options.intro)
   header, rows = drop_empty(header, rows)
   self:blank():raw(".. csv-table::")
   if not options.headless then self:raw("   :header: " .. csv_row(header):gsub("^ +", "")) end
   if options.stub then self:raw("   :stub-columns: 1") end
   if options.widths then self:raw("   :widths: " .. options.widths) end
   if options.class then self:raw("   :class: " .. options.class) end
   self:raw("")
   for _, row in ipairs(rows) do self:raw(csv_row(row)) end
   self:blank()
end

--- Entries of the index at the end of the manual: `{ "add (vp1)", .. }`.
function Doc:index(entries)
   if #entries == 0 then return end
   local short, line = true, ".. index:: " .. table.concat(entries, ", ")
   for _, e in ipairs(entries) do short = short and not e:find(",") and not e:find("^%a+:") end
   self:blank()
   if short and #line <= MOST then
      self:raw(line)
   else
      self:raw(".. index::")
      for _, e in ipairs(entries) do self:raw("   single: " .. e) end
   end
   self:blank()
end

function Doc:toctree(caption, paths)
   if #paths == 0 then return end
   self:blank():raw(".. toctree::"):raw("   :maxdepth: 1")
   if caption then self:raw("   :caption: " .. caption) end
   self:raw("")
   for _, p in ipairs(paths) do self:raw("   " .. p) end
   self:blank()
end

function Doc:text()
   local last = #self.out
   while self.out[last] == "" do last = last - 1 end
   return table.concat(self.out, "\n", 1, last) .. "\n"
end

--- A link by label. `<` in a text would end it early.
function M.ref(label, text)
   local plain = text:gsub("[<>`\\]", " ")
   return ":ref:`" .. plain .. " <" .. label .. ">`"
end

--- Words of an index entry: `;` parts its levels and `!` marks it, so neither may appear in a name.
function M.index_entry(name, where)
   local clean = (name .. " (" .. where .. ")"):gsub("[;!]", " ")
   return clean
end

--- Bits or numbers from `lo` to `hi`: "9..13", "4".
function M.range(lo, hi) return lo == hi and tostring(lo) or lo .. ".." .. hi end

--- Lines without the indentation that they share.
function M.dedented(lines)
   local indent = math.huge
   for _, line in ipairs(lines) do
      if line ~= "" then indent = math.min(indent, #line:match("^ *")) end
   end
   return lists.map(lines, function(line) return line:sub(indent + 1) end)
end

M.escape = escape

return M

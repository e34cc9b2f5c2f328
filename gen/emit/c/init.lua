-- How C literals, names and layout are spelled. Every emitter of C asks here, so that the house
-- style lives in one place and a change of it is one change.
local lists = require("gen.base.lists")
local num = require("gen.num")

local M = {}

--- The one-line banner of a generated C file.
function M.banner(model, emitter)
   return ("/* Generated from the description %s by gen/emit/%s. Do not edit. */\n"):format(
      model.isa.name, emitter)
end

--- A C string literal for any bytes (`?` is escaped because of trigraphs).
function M.string(s)
   local body = s:gsub('[%c"\\?\128-\255]', function(ch)
      if ch == "\n" then return "\\n" end
      if ch == '"' or ch == "\\" or ch == "?" then return "\\" .. ch end
      return ("\\%03o"):format(ch:byte())
   end)
   return '"' .. body .. '"'
end

--- Text that is safe inside a C comment.
function M.comment(s)
   return (s:gsub("%*/", "* /"):gsub("/%*", "/ *"):gsub("[\r\n]", " "))
end

--- A C identifier from any name: `arith.mul-2` → `arith_mul_2`.
function M.ident(name)
   local s = name:gsub("%)+$", ""):gsub("[^A-Za-z0-9_]", "_")
   if s:match("^%d") then s = "_" .. s end
   return s
end

--- Functions of forms (`{form, ..}`) by the file of the description that has their page, in its
-- order: arrays with a `name`.
function M.by_file(functions)
   local groups, by_name = {}, {}
   for _, f in ipairs(functions) do
      local path = f.form.page.node.at.source.path
      local name = M.ident((path:match("([^/]*)$"):gsub("%.isa$", ""))):lower()
      table.insert(lists.entry(by_name, name, { name = name }, groups), f)
   end
   return groups
end

--- Forms for which `lines_of` gives equal lines, together: `{ {forms, lines}.. }`; forms without
-- lines (nil) are left out.
function M.grouped(forms, lines_of)
   local groups, by_text = {}, {}
   for _, form in ipairs(forms) do
      local lines = lines_of(form)
      local text = lines and table.concat(lines, "\n")
      if text and not by_text[text] then
         by_text[text] = { lines = lines, forms = {} }
         groups[#groups + 1] = by_text[text]
      end
      if text then table.insert(by_text[text].forms, form) end
   end
   return groups
end

--- An unsigned constant in hex, with the suffix that its size needs; above 64 bits wide.h must be
--- included.
function M.hex(n, digits)
   local text = "0x" .. num.hex(n, digits)
   if num.lt(n, num.pow2(31)) then return text end
   if num.lt(n, num.pow2(32)) then return text .. "u" end
   if num.lt(n, num.pow2(64)) then return "UINT64_C(" .. text .. ")" end
   return ("RT_U128(%s, %s)"):format(M.hex(num.shr(n, 64)), M.hex(num.bits(n, 0, 64)))
end

--- The condition that a value of 0 to `top` is within `range`.
function M.in_range(text, range, top)
   if num.eq(range.lo, range.hi) then return ("%s == %s"):format(text, M.hex(range.lo)) end
   local terms = {}
   if not num.eq(range.lo, 0) then terms[1] = ("%s >= %s"):format(text, M.hex(range.lo)) end
   if num.lt(range.hi, top) then
      terms[#terms + 1] = ("%s <= %s"):format(text, M.hex(range.hi))
   end
   return #terms > 0 and table.concat(terms, " && ") or "1"
end

--- `struct isadora_word` initialiser of a num below 2^128.
function M.word(n)
   local low, high = num.bits(n, 0, 64), num.bits(n, 64, 64)
   return ("{{%s, %s}}"):format(M.hex(low), M.hex(high))
end

--- Signed or unsigned decimal constant that is valid C for its value.
function M.int(n)
   if num.eq(n, num.neg(num.pow2(63))) then return "INT64_MIN" end
   if num.lt(n, num.neg(num.pow2(31))) then return "INT64_C(" .. num.tostring(n) .. ")" end
   if num.lt(n, num.pow2(31)) then return num.tostring(n) end
   if num.lt(n, num.pow2(63)) then return "INT64_C(" .. num.tostring(n) .. ")" end
   return "UINT64_C(" .. num.tostring(n) .. ")"
end

--- Smallest unsigned C type for a width of 1..64 bits.
function M.uint(width)
   if width <= 8 then return "uint8_t" end
   if width <= 16 then return "uint16_t" end
   if width <= 32 then return "uint32_t" end
   return "uint64_t"
end

--- Bit c for each configuration c of an array of booleans.
function M.config_bits(where)
   local bits = 0
   for i, exists in ipairs(where) do
      if exists then bits = bits | 1 << (i - 1) end
   end
   return bits
end

--- The same as text for a test; nil where it is all of them.
function M.config_mask(where)
   local bits = M.config_bits(where)
   return bits ~= (1 << #where) - 1 and M.hex(bits) or nil
end

local COLUMNS = 100

--- `static int name(int a, int b)`, with the parameters in lines of their own where one would be
-- too long.
function M.signature(start, parameters)
   local lines, line = {}, start .. "("
   for i, parameter in ipairs(parameters) do
      local text = parameter .. (i < #parameters and "," or ")")
      if #line + #text >= COLUMNS then
         lines[#lines + 1] = line:gsub(" $", "")
         line = "    "
      end
      line = line .. text .. (i < #parameters and " " or "")
   end
   lines[#lines + 1] = line
   return table.concat(lines, "\n")
end

--- A buffer of lines that knows indentation. `w:line("x = %d;", 3)`, `w:open("if (a) {")`,
-- `w:close("}")`.
local Writer = {}
Writer.__index = Writer

function M.writer()
   return setmetatable({ lines = {}, depth = 0 }, Writer)
end

function Writer:line(format, ...)
   local text = select("#", ...) > 0 and format:format(...) or format
   self.lines[#self.lines + 1] = text == "" and "" or ("    "):rep(self.depth) .. text
end

--- One statement or head of a block, in several lines at ` && ` and ` || ` where it is long.
function Writer:wrap(text)
   local room, line = COLUMNS - 4 * self.depth, ""
   local indent = 0
   for part in (text:gsub("( [&|][&|]) ", "%1\n") .. "\n"):gmatch("(.-)\n") do
      if line ~= "" and #line + 1 + #part + 4 * indent > room then
         self:line("%s", ("    "):rep(indent) .. line)
         line, indent = "", 1
      end
      line = line == "" and part or line .. " " .. part
   end
   self:line("%s", ("    "):rep(indent) .. line)
end

--- `#define NAME TERM | TERM ..`, in several lines where it is long.
function Writer:define(name, text)
   local line = "#define " .. name
   local rest = text
   while rest do
      local part, more = rest:match("^(.- |) (.*)$")
      part = part or rest
      if #line + 1 + #part > COLUMNS - 2 then
         self:line("%s \\", line)
         line = "   "
      end
      line, rest = line .. " " .. part, more
   end
   self:line("%s", line)
end

function Writer:open(format, ...)
   self:line(format, ...)
   self.depth = self.depth + 1
end

function Writer:close(format, ...)
   self.depth = self.depth - 1
   self:line(format or "}", ...)
end

local MARGIN = 100

-- The last blank of the text before `room`, after its first word; nil: there is none.
local function blank_before(text, room)
   for at = math.min(room, #text - 2), 16, -1 do
      if text:sub(at, at) == " " then return at end
   end
   return nil
end

-- Where a string without a blank is cut: not within what follows a backslash (`\377`).
local function cut_anywhere(text, room)
   local at = room
   for i = 1, 3 do
      if text:sub(room - i, room - i) == "\\" then at = room - i - 1 end
   end
   return text:sub(at, at) == "\\" and at - 1 or at
end

-- Writes the beginning of a text that is too long for a line, and returns the rest: a string is cut
-- after a blank, if it has one, and goes on as another one.
local function put_long(w, text, room)
   local quote = text:find('"', 1, true) and '"' or ""
   local function cut_of()
      if #text <= room then return nil end
      return blank_before(text, room - #quote) or quote ~= "" and cut_anywhere(text, room - 1)
   end
   local cut = cut_of()
   while cut do
      w:line("%s", text:sub(1, quote == "" and cut - 1 or cut) .. quote)
      text = "    " .. quote .. text:sub(cut + 1)
      cut = cut_of()
   end
   return text
end

--- `before`, the items with commas between them, and `after`: one line, or as many as the margin
-- asks for. An item that is too long is cut at a blank, within a string if it has one.
function Writer:list(before, items, after)
   local line, room = before, MARGIN - 4 * self.depth
   for i, item in ipairs(items) do
      local text = item .. (i < #items and "," or after)
      if i > 1 and #line + 1 + #text > room then
         self:line("%s", line)
         line = put_long(self, "    " .. text, room)
      else
         line = put_long(self, line .. (i > 1 and " " or "") .. text, room)
      end
   end
   self:line("%s", #items > 0 and line or before .. after)
end

--- Pieces with blanks between them, in as many lines as the margin asks for; `joint` is at the end
--- of each but the last.
function Writer:pack(pieces, joint)
   joint = joint or ""
   local room, line = MARGIN - 4 * self.depth - #joint, pieces[1] or ""
   for i = 2, #pieces do
      if #line + 1 + #pieces[i] > room then
         self:line("%s", line .. joint)
         line = "    " .. pieces[i]
      else
         line = line .. " " .. pieces[i]
      end
   end
   self:line("%s", line)
end

--- A line that is one level to the left: `case`, `default`, labels.
function Writer:label(format, ...)
   self.depth = self.depth - 1
   self:line(format, ...)
   self.depth = self.depth + 1
end

function Writer:text()
   return table.concat(self.lines, "\n") .. "\n"
end

return M

-- Words of the assembler: for each register file, code table and view a list, sorted by bytes, that
-- `tools/lib/asm/text/lexicon.c` searches. Registers with numbers are tokens, whose scanners are
-- written as re2c source; re2c turns them into the C that is committed.
local lists = require("gen.base.lists")
local c = require("gen.emit.c")

local M = {}

local Lex = {}
Lex.__index = Lex

function M.new(prefix)
   return setmetatable({ prefix = prefix, lists = {}, by_key = {}, by_name = {}, names = {},
      scanners = {}, by_prefix = {} }, Lex)
end

-- A string literal of re2c for any bytes.
local function quoted(text)
   return '"' .. text:gsub('[%c"\\\128-\255]', function(ch)
      if ch == '"' or ch == "\\" then return "\\" .. ch end
      return ("\\x%02x"):format(ch:byte())
   end) .. '"'
end

-- Lists -------------------------------------------------------------------------------------------

-- The first of several rules for one text counts.
local function kept_of(rules)
   local kept, seen = {}, {}
   for _, rule in ipairs(rules) do
      if rule.text ~= "" and not seen[rule.text] then
         assert(#rule.text < 256, "a word is longer than 255 characters")
         seen[rule.text] = true
         kept[#kept + 1] = rule
      end
   end
   table.sort(kept, function(a, b) return a.text < b.text end)
   return kept
end

local function key_of(rules, scan)
   local keys = { scan or "" }
   for _, rule in ipairs(rules) do
      keys[#keys + 1] = ("%s\0%s\0%s"):format(rule.text, c.hex(rule.value), rule.also)
   end
   return table.concat(keys, "\1")
end

--- A list of words `{text, value [, also = true]}`, and of registers with this prefix and a number.
-- Equal lists are one, named after the first that asked. Returns the C name.
function Lex:list(name, rules, prefix)
   local scan = prefix and self:scanner(prefix)
   local kept = kept_of(rules)
   local key = key_of(kept, scan)
   if not self.by_key[key] then
      local ident = lists.unique_name(self.names, c.ident(name))
      self.by_key[key] = ident
      local list = { ident = ident, rules = kept, scan = scan, prefix = prefix }
      self.lists[#self.lists + 1], self.by_name["words_" .. ident] = list, list
   end
   return "words_" .. self.by_key[key]
end

--- A list by its C name: `{rules = {{text, value [, also]}}, prefix = of registers with numbers}`.
function Lex:words_of(name) return self.by_name[name] end

--- The registers of a file.
function Lex:file(file)
   local rules = {}
   for _, entry in ipairs(file.entry_list) do
      if entry.prints then
         rules[#rules + 1] = { text = entry.prints, value = entry.number }
      end
      for _, text in ipairs(entry.also or {}) do
         rules[#rules + 1] = { text = text, value = entry.number, also = true }
      end
   end
   if not file.count then rules[#rules + 1] = { text = file.prints, value = 0 } end
   return self:list("file_" .. file.ident, rules, file.count and file.prints)
end

--- Texts of a view by index.
function M.view_texts(view)
   local texts = {}
   for i = 1, view.count or 1 do
      texts[i] = view.prints and view.prints[i] or "." .. view.name .. (view.count and i - 1 or "")
   end
   return texts
end

function Lex:view(file, view)
   local rules = {}
   for i, text in ipairs(M.view_texts(view)) do rules[i] = { text = text, value = i - 1 } end
   return self:list("view_" .. file.ident .. "_" .. view.name, rules)
end

--- `rows` are `{code, text}`.
function Lex:words(name, rows)
   local rules = {}
   for _, row in ipairs(rows) do
      rules[#rules + 1] = { text = row.text, value = row.code }
      for _, text in ipairs(row.also or {}) do
         rules[#rules + 1] = { text = text, value = row.code, also = true }
      end
   end
   return self:list(name, rules)
end

-- Does a word begin with another one of the list?
local function is_longer(rule, rules)
   return lists.any(rules, function(other)
      return #other.text < #rule.text and rule.text:sub(1, #other.text) == other.text
   end)
end

local function word_text(rule, rules)
   local macro = rule.also and "READ_ONLY" or is_longer(rule, rules) and "LONGER" or "SPELLED"
   return ("%s(%s, %s)"):format(macro, c.string(rule.text), c.hex(rule.value))
end

-- How many characters all words begin with: those of the first and the last, as they are sorted.
local function common_of(rules)
   if #rules == 0 then return 0 end
   local first, last, size = rules[1].text, rules[#rules].text, 0
   while size < #first and first:byte(size + 1) == last:byte(size + 1) do size = size + 1 end
   return size
end

-- What a list has in common, and the registers with numbers besides it.
local function registers_text(list)
   local common, prefix = common_of(list.rules), list.prefix
   if not list.scan then return ("ALONE(%d)"):format(common) end
   local begins_alike = lists.any(list.rules, function(rule)
      return rule.text:sub(1, #prefix) == prefix and rule.text:find("^%d", #prefix + 1) ~= nil
   end)
   local macro = (begins_alike or prefix == "") and "WITH" or "APART"
   return ("%s(%d, %s, %s)"):format(macro, common, list.scan, c.string(prefix))
end

--- Writes the lists.
function Lex:put(w)
   for _, list in ipairs(self.lists) do
      local members = "NULL, 0"
      if #list.rules == 1 then
         members = ("ONE(%s)"):format(word_text(list.rules[1], {}))
      elseif #list.rules > 1 then
         w:open("LIST(list_%s) = {", list.ident)
         for _, rule in ipairs(list.rules) do w:line("%s,", word_text(rule, list.rules)) end
         w:close("};")
         members = ("list_%s, COUNT(list_%s)"):format(list.ident, list.ident)
      end
      w:list(("WORDS(words_%s) = {"):format(list.ident),
         { members, registers_text(list) }, "};\n")
   end
end

-- Scanners ----------------------------------------------------------------------------------------

--- The scanner for registers with this prefix.
function Lex:scanner(prefix)
   if not self.by_prefix[prefix] then
      local ident = lists.unique_name(self.names, ("%s_scan_%s"):format(self.prefix,
         c.ident(prefix):lower():gsub("^_+", "")))
      self.by_prefix[prefix] = ident
      self.scanners[#self.scanners + 1] = { ident = ident, prefix = prefix }
   end
   return self.by_prefix[prefix]
end

local CONFIGURATION = [[
/*!re2c
    re2c:api = custom;
    re2c:api:style = free-form;
    re2c:yyfill:enable = 0;
    re2c:define:YYCTYPE = "unsigned char";
    re2c:define:YYPEEK = "(at < end ? (unsigned char)*at : 0)";
    re2c:define:YYSKIP = "at++;";
    re2c:define:YYBACKUP = "mark = at;";
    re2c:define:YYRESTORE = "at = mark;";
    re2c:indent:string = "    ";
    decimal = "0" | [1-9] [0-9]*;
*/
]]

local function put_scanner(scanner, w)
   w:line("")
   w:open("uint32_t %s(const char *text, const char *end, uint64_t *value)\n{", scanner.ident)
   w:line("const char *at = text, *mark = text;")
   w:line("")
   w:line("(void)mark;")
   w:line("/*!re2c")
   w:line("* { return 0; }")
   w:line("%s decimal { return rt_scan_number(text, %d, at, value); }",
      quoted(scanner.prefix), #scanner.prefix)
   w:line("*/")
   w:close("}")
end

--- The re2c source and the header with the prototypes.
function Lex:text(banner)
   local w = c.writer()
   w:line("#include \"%s_lex.h\"", self.prefix)
   w:line("")
   for line in CONFIGURATION:gmatch("[^\n]+") do w:line("%s", line) end
   for _, scanner in ipairs(self.scanners) do put_scanner(scanner, w) end
   local h = c.writer()
   local guard = self.prefix:upper() .. "_LEX_H"
   h:line("#ifndef %s", guard)
   h:line("#define %s", guard)
   h:line("")
   h:line("#include \"asm/tables/syntax.h\"")
   h:line("")
   h:line("/* Registers by prefix and number: see `isadora_scan`. */")
   for _, scanner in ipairs(self.scanners) do h:line("isadora_scan %s;", scanner.ident) end
   h:line("")
   h:line("#endif")
   return banner .. w:text(), banner .. h:text()
end

--- re2c source → C, by the program re2c.
function M.compile(source)
   local input, output = os.tmpname(), os.tmpname()
   local file = assert(io.open(input, "wb"))
   file:write(source)
   file:close()
   local ok = os.execute((
      "re2c -W -Werror -i --no-generation-date --no-version -o '%s' '%s'"):format(output, input))
   local result = ok and assert(io.open(output, "rb"))
   local text = result and result:read("a")
   if result then result:close() end
   os.remove(input)
   os.remove(output)
   if not text then
      error("re2c did not run; on Debian: apt-get install re2c", 0)
   end
   -- Its own first line names the program that wrote the file; the banner says which part of the
   -- generator did.
   return (text:gsub("^/%* Generated by re2c[^\n]*\n", ""):gsub("[ \t]+\n", "\n"))
end

return M

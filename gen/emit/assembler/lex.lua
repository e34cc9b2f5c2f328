-- Scanners: for each register file, code table and view, and for the heads of all forms, a function
-- that finds the longest word at a place. They are written as re2c source; re2c turns them into the
-- C that is committed.
local c = require("gen.emit.c")

local M = {}

local Lex = {}
Lex.__index = Lex

function M.new(prefix)
   return setmetatable({ prefix = prefix, scanners = {}, by_key = {}, names = {} }, Lex)
end

-- A string literal of re2c for any bytes.
local function quoted(text)
   return '"' .. text:gsub('[%c"\\\128-\255]', function(ch)
      if ch == '"' or ch == "\\" then return "\\" .. ch end
      return ("\\x%02x"):format(ch:byte())
   end) .. '"'
end

--- Rules are `{text, value [, also = true]}` for words and `{prefix}` for a prefix and a number.
-- Equal lists of rules share one scanner, named after the first that asked. Returns the C name.
function Lex:scanner(name, about, rules)
   local keys, kept, seen = {}, {}, {}
   for _, rule in ipairs(rules) do
      local key = rule.prefix and "#" .. rule.prefix or "=" .. rule.text
      if not seen[key] and key ~= "=" then
         seen[key] = true
         kept[#kept + 1] = rule
         keys[#keys + 1] = ("%s\0%s\0%s"):format(key, rule.value, rule.also)
      end
   end
   local key = table.concat(keys, "\1")
   if not self.by_key[key] then
      local ident = c.unique(self.names, ("%s_scan_%s"):format(self.prefix, c.ident(name):lower()))
      self.by_key[key] = ident
      self.scanners[#self.scanners + 1] = { ident = ident, about = about, rules = kept }
   end
   return self.by_key[key]
end

-- Names before numbers: of two rules for one text re2c takes the first.
local function file_rules(file, valued)
   local rules = {}
   for _, entry in ipairs(file.entry_list) do
      if entry.prints then
         rules[#rules + 1] = { text = entry.prints, value = valued and entry.number or 0 }
      end
      for _, text in ipairs(entry.also or {}) do
         rules[#rules + 1] = { text = text, value = valued and entry.number or 0, also = true }
      end
   end
   if file.count then
      rules[#rules + 1] = { prefix = file.prints }
   else
      rules[#rules + 1] = { text = file.prints, value = 0 }
   end
   return rules
end

function Lex:file(file)
   return self:scanner("file_" .. file.ident, ("registers of `%s`"):format(file.name),
      file_rules(file, true))
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
   return self:scanner("view_" .. file.ident .. "_" .. view.name,
      ("`%s.%s`"):format(file.name, view.name), rules)
end

--- `rows` are `{code, text}`.
function Lex:words(name, rows)
   local rules = {}
   for _, row in ipairs(rows) do
      if row.text ~= "" then rules[#rules + 1] = { text = row.text, value = row.code } end
      for _, text in ipairs(row.also or {}) do
         rules[#rules + 1] = { text = text, value = row.code, also = true }
      end
   end
   return self:scanner("words_" .. name, ("texts of `%s`"):format(name), rules)
end

--- Any register, whatever its file: such a name is no symbol.
function Lex:registers(files)
   local rules = {}
   for _, file in ipairs(files) do
      for _, rule in ipairs(file_rules(file, false)) do
         if not rule.prefix then rules[#rules + 1] = { text = rule.text, value = 0 } end
      end
   end
   for _, file in ipairs(files) do
      if file.count then rules[#rules + 1] = { prefix = file.prints } end
   end
   return self:scanner("register", "any register", rules)
end

function Lex:heads(heads)
   local rules = {}
   for i, head in ipairs(heads) do rules[i] = { text = head.text, value = i - 1 } end
   return self:scanner("head", "what a form begins with", rules)
end

-- Text --------------------------------------------------------------------------------------------

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

local function put_rule(rule, w)
   if rule.prefix then
      w:line("%s decimal { return isadora_scan_number(text, %d, at, value); }", quoted(rule.prefix),
         #rule.prefix)
      return
   end
   w:line("%s { *value = %s; return %d%s; }", quoted(rule.text), c.hex(rule.value), #rule.text,
      rule.also and " | ISADORA_ALSO" or "")
end

local function put_scanner(scanner, w)
   w:line("")
   w:line("/* %s */", c.comment(scanner.about))
   w:open("uint32_t %s(const char *text, const char *end, uint64_t *value)\n{", scanner.ident)
   w:line("const char *at = text, *mark = text;")
   w:line("")
   w:line("(void)mark;")
   w:line("(void)end;")
   w:line("(void)value;")
   if #scanner.rules == 0 then
      w:line("(void)at;")
      w:line("return 0;")
   else
      w:line("/*!re2c")
      w:line("* { return 0; }")
      for _, rule in ipairs(scanner.rules) do put_rule(rule, w) end
      w:line("*/")
   end
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
   h:line("#include \"parse.h\"")
   h:line("")
   h:line("/* The longest word at `text`: its length, 0 when there is none; see `isadora_scan`. */")
   h:line("isadora_scan %s;", self.scanners[1].ident)
   for i = 2, #self.scanners do h:line("isadora_scan %s;", self.scanners[i].ident) end
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
   local ok = os.execute(("re2c -W -Werror -i --no-generation-date --no-version -o '%s' '%s'"):format(output, input))
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

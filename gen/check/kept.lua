-- Results that are kept of a description that was checked without any diagnostic, so that the next
-- check need not compare again the texts of forms that did not change.
--
-- The source of a description is split: each instruction, and all the rest but functions, which
-- texts of every instruction may depend on. A verdict about the texts of two forms depends on their
-- instructions, the rest and the generator, and on nothing else. So these three are kept, and where
-- the generator and the rest are unchanged, verdicts about unchanged instructions are valid. To
-- compare changed instructions with them, the words of their texts are kept, too
-- (`gen/asmtext/ambiguity/tokens.lua`).
local lfs = require("lfs")
local lpeg = require("lpeg")
local cachefolder = require("gen.base.cache_folder")
local files = require("gen.base.files")

local M = {}
local Kept = {}
Kept.__index = Kept

local FOLDER = ".checked" -- the cache of `-m FILE` does not look at it
local HEAD = "isadora: what check keeps, 1\n"

-- A check with kept results may use this part of what a check may cost, and results are kept as
-- long as they took less than the other: then a check without them is within its limits, too.
M.SHARE = 2

-- Texts -------------------------------------------------------------------------------------------

-- The files of the generator, joined.
local function generator_text()
   local root = assert(package.searchpath("gen.check.kept", package.path))
      :match("^(.*)/check/kept%.lua$")
   local parts = { _VERSION, lpeg.version and tostring(lpeg.version) or "" }
   if type(lpeg.version) == "function" then parts[2] = lpeg.version() end
   for _, name in ipairs(files.list(root)) do
      if name:find("%.lua$") and not name:find("^emit/") then
         parts[#parts + 1] = name .. "\n" .. (files.read(root .. "/" .. name) or "")
      end
   end
   return table.concat(parts, "\0")
end

-- Does a line begin something else than the block above it? Comments and prose need not.
local function begins(line) return line:find("^[^%s#%-]") ~= nil end

-- Functions are left out: no text of an instruction depends on one.
local LEFT_OUT = { func = true, proc = true }

-- Splits the lines of a file: sources of instructions by the line where they begin, added to
-- `pages`, and the rest.
local function part(source, pages)
   local rest, lines, first, word = {}, source.lines, nil, nil
   for n = 1, #lines + 1 do
      local line = lines[n]
      if not line or begins(line) then
         if first then pages[first] = table.concat(lines, "\n", first, n - 1) end
         word = line and line:match("^[%w_]*")
         first = word == "insn" and n or nil
      end
      if line and not first and not LEFT_OUT[word] then rest[#rest + 1] = line end
   end
   return table.concat(rest, "\n")
end

-- Sources of all instructions by their nodes, and the rest; nil where one was not found.
local function parted(tree)
   local of_source, rest, pages = {}, {}, {}
   for _, source in ipairs(tree.texts) do
      of_source[source] = {}
      local text = part(source, of_source[source])
      if text ~= "" then rest[#rest + 1] = text end
   end
   for _, node in ipairs(tree.insns) do
      local text = (of_source[node.at.source] or {})[node.at.line]
      if not text then return nil end
      pages[node] = text
   end
   return pages, table.concat(rest, "\0")
end

-- Files -------------------------------------------------------------------------------------------

-- The file is named after the paths of a description. Other paths to the same files only cost time.
local function name_of(paths)
   local parts = {}
   for i, path in ipairs(paths) do
      path = path:gsub("^%./+", ""):gsub("/+$", "")
      parts[i] = path:find("^/") and path or lfs.currentdir() .. "/" .. path
   end
   return ("%016x"):format(files.checksum(table.concat(parts, "\0")))
end

local function put_sets(kept, out)
   local number, sets = {}, {}
   local function add(set)
      local text = table.concat(set, " ")
      if not number[text] then
         sets[#sets + 1], number[text] = string.pack("<s4", text), #sets + 1
      end
      return number[text]
   end
   local rows, count = {}, 0
   for _, node in ipairs(kept.order) do
      local words = kept.words[node]
      rows[#rows + 1], count = string.pack("<s4I4", kept.texts[node], #words), count + 1
      for _, it in ipairs(words) do
         rows[#rows + 1] = string.pack("<I4I4", add(it.always), add(it.possible))
      end
   end
   out[#out + 1] = string.pack("<I4", #sets) .. table.concat(sets)
   out[#out + 1] = string.pack("<I4", count) .. table.concat(rows)
end

local function encode(kept)
   local words = table.concat(kept.vocabulary, " ")
   local out = { string.pack("<I8I8s4", kept.steps, kept.nodes, words) }
   put_sets(kept, out)
   local body = table.concat(out)
   return HEAD .. string.pack("<s4s4s4i8", kept.generator, kept.rest, body, files.checksum(body))
end

local function words_in(text)
   local list = {}
   for word in text:gmatch("%S+") do list[#list + 1] = word end
   return list
end

-- A reader of a text from its beginning: `read(format)` returns the next value.
local function reader(text)
   local at = 1
   return function(format)
      local value, after = string.unpack(format, text, at)
      at = after
      return value
   end
end

-- The inverse: `{steps, nodes, vocabulary, pages = {[text] = {{always, possible}..}}}`.
local function decode_body(body)
   local read, sets = reader(body), {}
   local old = { steps = read("<I8"), nodes = read("<I8"), pages = {} }
   old.vocabulary = words_in(read("<s4"))
   for i = 1, read("<I4") do sets[i] = words_in(read("<s4")) end
   for _ = 1, read("<I4") do
      local text, words = read("<s4"), {}
      for i = 1, read("<I4") do
         words[i] = { always = sets[read("<I4")], possible = sets[read("<I4")] }
      end
      old.pages[text] = words
   end
   return old
end

-- nil where the text is of something else, or not whole.
local function decode(text, generator, rest)
   if text:sub(1, #HEAD) ~= HEAD then return nil end
   local read, old_generator, old_rest, body, sum, after = pcall(string.unpack, "<s4s4s4i8",
      text, #HEAD + 1)
   local is_whole = read and after == #text + 1 and files.checksum(body) == sum
   if not is_whole or old_generator ~= generator or old_rest ~= rest then return nil end
   return decode_body(body)
end

-- Interface ---------------------------------------------------------------------------------------

--- Is there anything of the last run that still holds?
function Kept:is_used() return self.old ~= nil end

--- Of what a whole check may cost (`{steps, nodes}`), what this one may.
function Kept:limits(whole)
   local share = self.old and M.SHARE or 1
   return { steps = whole.steps // share, nodes = whole.nodes // share }
end

--- Are the texts of this instruction known to be unambiguous among others of which that is known?
-- Then `{always, possible}` of each of its entries, else nil.
function Kept:words_of(page) return self.old and self.old.pages[self.texts[page.node]] end

--- The vocabulary of `possible`; nil where nothing is kept.
function Kept:known_words() return self.old and self.old.vocabulary end

--- Notes the same for an instruction, for the next run.
function Kept:note(page, words)
   self.order[#self.order + 1] = page.node
   self.words[page.node] = words
end

--- The cost of the texts, and the vocabulary of `possible`.
function Kept:conclude(steps, nodes, vocabulary)
   self.steps = steps + (self.old and self.old.steps or 0)
   self.nodes = nodes + (self.old and self.old.nodes or 0)
   self.vocabulary = self.old and self.old.vocabulary or vocabulary
end

-- Is every instruction unchanged, and none removed?
local function is_same(kept)
   if not kept.old then return false end
   local count = 0
   for _ in pairs(kept.old.pages) do count = count + 1 end
   for _, node in ipairs(kept.order) do
      if not kept.old.pages[kept.texts[node]] then return false end
   end
   return count == #kept.order
end

--- Writes the notes, when there is anything new. `whole`: the limit of a whole check.
function Kept:save(whole)
   if not self.vocabulary or is_same(self) then return end
   if self.steps > whole.steps // M.SHARE or self.nodes > whole.nodes // M.SHARE then return end
   cachefolder.write(FOLDER, self.name, encode(self))
end

--- What is kept of the description at `paths`, which was parsed to `tree`. nil where nothing can be
-- kept.
function M.of(tree, paths)
   local texts, rest = parted(tree)
   if not texts then return nil end
   local kept = setmetatable({ name = name_of(paths), generator = generator_text(), rest = rest,
      texts = texts, order = {}, words = {} }, Kept)
   local text = cachefolder.read(FOLDER, kept.name)
   kept.old = text and decode(text, kept.generator, rest)
   return kept
end

return M

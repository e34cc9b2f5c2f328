-- Slips of a typist: a description in which one word or sign of one line is left out, doubled,
-- replaced or inserted. Rows of `ops` and tables stay as they are: their cells are read later.
local M = {}

local function words_of(line)
   local words, i = {}, 1
   while i <= #line do
      local word = line:match("^ +", i) or line:match('^"[^"]*"', i) or line:match("^[%%$]?[%w_]+", i)
         or line:sub(i, i)
      words[#words + 1], i = word, i + #word
   end
   return words
end

-- The line of code that a line belongs to.
local function head_of(lines, n)
   local indent = #lines[n]:match("^ *")
   for k = n - 1, 1, -1 do
      local is_code = lines[k]:find("%S") and not lines[k]:find("^%s*%-%-")
      if is_code and #lines[k]:match("^ *") < indent then return lines[k] end
   end
   return ""
end

local function can_slip(lines, n)
   local line = lines[n]
   local head = head_of(lines, n)
   return line:find("%S") and not line:find("^%s*#") and not line:find("\\$") and
      not head:find("^%s*ops") and not head:find("^%s*table") and not head:find("\\$")
end

local SLIPS = {
   function(words, i) table.remove(words, i) end,
   function(words, i) table.insert(words, i, words[i]) end,
   function(words, i, other) words[i] = other end,
   function(words, i, other) table.insert(words, i, other) end,
}

--- All words of the lines of some texts.
function M.corpus(texts)
   local all = {}
   for _, text in ipairs(texts) do
      for line in text:gmatch("[^\n]+") do
         if not line:find("^#") then
            local words = words_of(line)
            table.move(words, 1, #words, #all + 1, all)
         end
      end
   end
   return all
end

--- The text with a slip and the line that has it, or nil where none is made.
function M.make(text, corpus, random)
   local lines = {}
   for line in (text .. "\n"):gmatch("([^\n]*)\n") do lines[#lines + 1] = line end
   local n = 1 + random:below(#lines)
   if not can_slip(lines, n) then return nil end
   local words = words_of((lines[n]:gsub("%s*%-%-.*", "")))
   local first = words[1] and words[1]:find("^ ") and 2 or 1 -- not the indentation
   if #words < first then return nil end
   random:pick(SLIPS)(words, first + random:below(#words - first + 1), random:pick(corpus))
   lines[n] = table.concat(words)
   return table.concat(lines, "\n"), lines[n]
end

return M

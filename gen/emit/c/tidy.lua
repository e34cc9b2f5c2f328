-- Last touches on the lines of a function: constants that nothing uses go, long lines are broken.
local lists = require("gen.base.lists")
local remember = require("gen.emit.c.remember")
local words = require("gen.emit.c.words")

local M = {}

local WIDTH = 100

-- Unused constants --------------------------------------------------------------------------------

-- A line without strings and the names of members, which are no uses of locals of the same name.
local function without_members(line)
   if line:match("^%s*uint64_t index[,;]") then return "" end -- of a list of stores
   line = line:gsub('\\"', ""):gsub('"[^"]*"', "")
   return (line:gsub("%->[%a_][%w_]*", ""):gsub("%.[%a_][%w_]*", ""))
end

local function words_of(line)
   local list = {}
   for word in without_members(line):gmatch("[%a_][%w_]*") do list[#list + 1] = word end
   return list
end

words_of = remember(words_of)

local function count_words(lines)
   local counts = {}
   for _, line in ipairs(lines) do
      for _, word in ipairs(words_of(line)) do counts[word] = (counts[word] or 0) + 1 end
   end
   return counts
end

-- The name that a line does nothing but give a value to.
local function set_by(line)
   local name = line:match("^%s*const [%w_]+ ([%w_]+) = .*;$")
   name = name or line:match("^%s*const [%w_]+ %*const ([%w_]+) = in%->[%w_]+;$")
   if name then return name end
   local type, declared = line:match("^%s*([%w_]+) ([%w_]+);$")
   if not type then type, declared = line:match("^%s*([%w_]+) ([%w_]+) = [^;]*;$") end
   if type and (type:match("^u?int%d+_t$") or type:match("^rt_[iu]128$")) then return declared end
   return line:match("^%s*([%w_]+) = [^;]*;$")
end

-- What is left of such a line that nothing needs: loads, which may trap.
local function left_of(line)
   if not line:find("rt_load", 1, true) then return nil end
   local indent, value = line:match("^(%s*)[%w_ ]* = (.*);$")
   return ("%s(void)(%s);"):format(indent, value)
end

set_by = remember(set_by)

local function count_in(line, name)
   local count = 0
   for _, word in ipairs(words_of(line)) do
      if word == name then count = count + 1 end
   end
   return count
end

--- Lines without those that only set what nothing reads.
function M.without_unused(lines)
   local removed = true
   while removed do
      removed = false
      local counts, kept, sets = count_words(lines), {}, {}
      for _, line in ipairs(lines) do
         local name = set_by(line)
         if name then
            sets[name] = (sets[name] or 0) + count_in(line, name)
         end
      end
      for _, line in ipairs(lines) do
         local name = set_by(line)
         if name and counts[name] == sets[name] then
            removed = true
            kept[#kept + 1] = left_of(line)
         else
            kept[#kept + 1] = line
         end
      end
      lines = kept
   end
   return lines
end

-- Blocks under one condition ----------------------------------------------------------------------

-- The names that the block declares whose head is line `i`, and where its `}` is.
local function block_at(lines, i)
   local indent, names = lines[i]:match("^ *"), {}
   repeat
      i = i + 1
      if lines[i]:match("^" .. indent .. "    %S") then
         for name in next, words.declared(lines[i]) do names[name] = true end
      end
   until #lines[i]:match("^ *") <= #indent
   return names, i
end

local function meet(a, b)
   for name in next, a do
      if b[name] then return true end
   end
   return false
end

--- Lines in which adjacent blocks with this head are one.
function M.joined(lines, head)
   local out, last, i = {}, nil, 1 -- `last`: {end, names} of such a block in `out`
   while i <= #lines do
      local line = lines[i]
      if line:match("^ *(.*)$") == head then
         local names, ends = block_at(lines, i)
         local is_next = last and last.ends == #out and out[#out] == line:match("^ *") .. "}"
         if is_next and not meet(last.names, names) then
            out[#out] = nil
            for name in next, names do last.names[name] = true end
         else
            out[#out + 1] = line
            last = { names = names }
         end
         table.move(lines, i + 1, ends, #out + 1, out)
         last.ends, i = #out, ends
      else
         out[#out + 1] = line
      end
      i = i + 1
   end
   return out
end

-- Long lines --------------------------------------------------------------------------------------

-- Operators by how loosely they bind; a line breaks best in front of the loosest.
local RANK = { ["||"] = 1, ["&&"] = 2, ["?"] = 3, [":"] = 3, ["|"] = 4, ["^"] = 5, ["&"] = 6,
   ["=="] = 7, ["!="] = 7,
   ["<"] = 8, [">"] = 8, ["<="] = 8, [">="] = 8, ["<<"] = 9, [">>"] = 9, ["+"] = 10, ["-"] = 10,
      ["*"] = 11,
   ["/"] = 11, ["%"] = 11 }

local OF_INTEREST = '[ "%(%)%[%]]'

-- Places where a line may be broken, with what each costs: brackets around it count most.
local function breaks_of(text)
   local list, depth, quoted = {}, 0, false
   local i = text:find(OF_INTEREST)
   while i and i <= WIDTH do
      local ch, before = text:sub(i, i), text:sub(i - 1, i - 1)
      if ch == '"' then
         if before ~= "\\" then quoted = not quoted end
      elseif not quoted then
         if ch == "(" or ch == "[" then
            depth = depth + 1
         elseif ch == ")" or ch == "]" then
            depth = depth - 1
         else
            local rank = RANK[text:match("^%S+", i + 1) or ""]
            if before == "," or before == ";" then rank = 0 end
            if before == "=" and depth == 0 then rank = 12 end
            if rank then list[#list + 1] = { at = i, cost = depth * 16 + rank } end
         end
      end
      i = text:find(OF_INTEREST, i + 1)
   end
   return list
end

local function best_break(text, from)
   local best
   for _, place in ipairs(breaks_of(text)) do
      if place.at > from and place.at <= WIDTH and (not best or place.cost <= best.cost) then
         best = place
      end
   end
   return best and best.at
end

-- The last blank of a line that is inside a string and leaves room for its end; nil, there is none.
local function blank_in_string(line, from)
   local quoted, best = false, nil
   for at, ch in line:gmatch('()([ "])') do
      if at >= WIDTH then break end
      if ch == '"' then
         if line:sub(at - 1, at - 1) ~= "\\" then quoted = not quoted end
      elseif quoted and at > from then
         best = at
      end
   end
   return best
end

-- The last blank of a comment before which there is room.
local function blank_in_comment(line, from)
   for at = WIDTH + 1, from + 1, -1 do
      if line:sub(at, at) == " " then return at end
   end
   return nil
end

-- The lines that a long comment becomes.
local function comment_lines(line)
   local out, indent = {}, line:match("^ *") .. "   "
   while #line > WIDTH do
      local at = blank_in_comment(line, #indent)
      if not at then break end
      out[#out + 1] = line:sub(1, at - 1)
      line = indent .. line:sub(at + 1)
   end
   out[#out + 1] = line
   return out
end

-- The lines that a long one becomes.
local pieces_of = remember(function(line)
   if line:match("^%s*/%*") then return comment_lines(line) end
   local out, indent = {}, line:match("^ *")
   local first = true
   while #line > WIDTH do
      local at = best_break(line, #indent + 12)
      local cut = not at and blank_in_string(line, #indent)
      if not at and not cut then break end
      out[#out + 1] = at and line:sub(1, at - 1) or line:sub(1, cut) .. '"'
      if first then indent, first = indent .. "    ", false end
      line = at and indent .. line:sub(at + 1) or ('%s"%s'):format(indent, line:sub(cut + 1))
   end
   out[#out + 1] = line
   return out
end)

--- The same lines, none of them over 100 columns where that can be helped.
function M.broken(lines)
   local out = {}
   for _, line in ipairs(lines) do
      if #line <= WIDTH then
         out[#out + 1] = line
      else
         local pieces = pieces_of(line)
         lists.append(out, pieces)
      end
   end
   return out
end

--- The same of a text.
function M.text(text)
   local lines = {}
   for line in text:gmatch("([^\n]*)\n") do lines[#lines + 1] = line end
   return table.concat(M.broken(lines), "\n") .. "\n"
end

return M

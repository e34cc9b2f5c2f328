-- Small changes of a description, as a person makes them: a digit in an example, a line of
-- semantics, a new row of `ops`, a renamed operand. Nothing here knows whether a change makes sense;
-- tools/bench/generate keeps those that `check` accepts.
local places = require("tools.bench.places")

local M = { kinds = places.kinds, sites = places.find }

--- A generator of numbers that gives the same ones for the same seed, on every machine.
function M.random(seed)
   local state = seed
   return function(n)
      state = (state * 6364136223846793005 + 1442695040888963407) & 0x7fffffffffffffff
      return (state >> 33) % n + 1
   end
end

-- Making one change -------------------------------------------------------------------------------

local make = {}

local function other_digit(digit, random)
   local digits = digit:match("%d") and "0123456789" or "0123456789abcdef"
   local new
   repeat
      local at = random(#digits)
      new = digits:sub(at, at)
   until new ~= digit
   return new
end

-- A digit of the words, or of the numbers after `=` in the state before and after.
function make.example(site, originals, random)
   local line = originals[site.path][site.line]
   local head, rest = line:match('^(%s*example%s+"[^"]*"%s*=)(.*)$')
   if not head then return nil end
   local words, state = rest:match("^([%x%s]*)(.*)$")
   local digits = {}
   for at in words:gmatch("()%x") do digits[#digits + 1] = #head + at end
   for at, number, stop in state:gmatch("=()0x(%x+)()") do
      digits[#digits + 1] = #head + #words + random(stop - at - 2) + at + 1
      assert(number)
   end
   if #digits == 0 then return nil end
   local at = digits[random(#digits)]
   return { [site.path] = { [site.line] = line:sub(1, at - 1)
      .. other_digit(line:sub(at, at), random) .. line:sub(at + 1) } }
end

local swapped = { ["+"] = "-", ["-"] = "+", ["&"] = "|", ["|"] = "&", ["<"] = "<=", [">"] = ">=",
   ["=="] = "!=", ["!="] = "==" }

-- Every way to change a piece of code a little: the new pieces.
local function code_edits(piece)
   local edits = {}
   for at, op, stop in piece:gmatch(" ()([-+&|<>=!]=?)() ") do
      if swapped[op] then
         edits[#edits + 1] = piece:sub(1, at - 1) .. swapped[op] .. piece:sub(stop)
      end
   end
   for at, number, stop in piece:gmatch("%f[%w_$]()(%d+)()%f[^%w_]") do
      edits[#edits + 1] = piece:sub(1, at - 1) .. tonumber(number) + 1 .. piece:sub(stop)
   end
   for at, left, op, right, stop in piece:gmatch("()([%w_$]+) ([+&|^]) ([%w_$]+)()%f[^%w_.(%[]") do
      edits[#edits + 1] = piece:sub(1, at - 1) .. right .. " " .. op .. " " .. left
         .. piece:sub(stop)
   end
   local reads = piece:match("^(.*%sreads%s.*),%s*[%w_$.]+$")
   edits[#edits + 1] = reads
   return edits
end

function make.semantics(site, originals, random)
   local line = originals[site.path][site.line]
   local choices = {}
   local piece_number = 0
   places.outside(line, function(piece)
      piece_number = piece_number + 1
      for _, edit in ipairs(code_edits(piece)) do
         choices[#choices + 1] = { piece_number, edit }
      end
      return piece
   end)
   if #choices == 0 then return nil end
   local chosen, n = choices[random(#choices)], 0
   local new = places.outside(line, function(piece)
      n = n + 1
      return n == chosen[1] and chosen[2] or piece
   end)
   return { [site.path] = { [site.line] = new } }
end

local function new_number(cell, random)
   local prefix, digits = cell:match("^(0[xb])(.*)$")
   if prefix == "0b" then
      return prefix .. digits:gsub("[01]", function() return tostring(random(2) - 1) end)
   end
   return (prefix or "") .. (digits or cell):gsub("%x", function(digit)
      return other_digit(digit, random)
   end)
end

-- Another name that is as long: the last letter changed.
local function new_name(cell, random)
   return (cell:gsub('%a("?)$', function(quote)
      return string.char(string.byte(cell:match("%u") and "A" or "a") + random(26) - 1) .. quote
   end))
end

-- Where `%name` is used in the forms of a page: in texts, in bits.
local function uses(forms, name)
   local text, bits = false, false
   for _, form in ipairs(forms) do
      local template, encoding = form:match("^(.*)%s:%s(.*)$")
      local pattern = "%%" .. name .. "%f[^%w_]"
      text = text or template and template:match(pattern) ~= nil
      bits = bits or encoding and encoding:match(pattern) ~= nil
   end
   return text, bits
end

-- A row after another: with a name and an encoding of its own, everything else the same.
function make.row(site, originals, random)
   local line = originals[site.path][site.line]
   if line:match("^%s*%-%-") or line:match("^%s*#") then return nil end
   local names = {}
   for name in site.heading:gmatch("%%([%w_]+)") do names[#names + 1] = name end
   local n = 0
   local row = (line .. "  "):gsub("(%S.-)(%s%s+)", function(cell, blanks)
      n = n + 1
      local text, bits = uses(site.forms, names[n] or "")
      if bits and cell ~= "-" then
         cell = cell:gsub("[^,]+", function(number) return new_number(number, random) end)
      elseif (text or n == 1) and cell ~= '""' then
         cell = new_name(cell, random)
      end
      return cell .. blanks
   end)
   return { [site.path] = { [site.line] = line .. "\n" .. row:gsub("%s+$", "") } }
end

function make.operand(site, originals)
   local changed, longer = {}, site.name .. (site.name:match("%u") and "X" or "x")
   for _, path in ipairs(site.path and { site.path } or originals.order) do
      for n = site.first or 1, site.last or #originals[path] do
         local line = originals[path][n]
         local new = places.rename(line, site.name, longer)
         if new ~= line then
            changed[path] = changed[path] or {}
            changed[path][n] = new
         end
      end
   end
   return next(changed) and changed or nil
end

make.shared = make.operand

--- One random change of a kind: new lines by path and number of line, or nil when the place that
-- was drawn allows none.
function M.make(kind, sites, originals, random)
   local of_kind = sites[kind]
   if #of_kind == 0 then return nil end
   return make[kind](of_kind[random(#of_kind)], originals, random)
end

--- A change in a few words: where it begins, in how many lines, and what the first of them is now.
function M.describe(change)
   local paths, count = {}, 0
   for path in pairs(change) do paths[#paths + 1] = path end
   table.sort(paths)
   local first
   for n in pairs(change[paths[1]]) do first = math.min(first or n, n) end
   for _, lines in pairs(change) do
      for _ in pairs(lines) do count = count + 1 end
   end
   local line = change[paths[1]][first]
   return ("%s:%d%s: %s"):format(paths[1]:match("[^/]*$"), first,
      count > 1 and (" and %d lines more"):format(count - 1) or "",
      line:match("[^\n]*$"):gsub("^%s+", ""):gsub("%s+", " "))
end

--- A changed example as the checker's complaint wants it, or nil when that is about something else.
function M.repair(change, complaint)
   local path, lines = next(change)
   local n, line = next(lines)
   local reads, says = complaint:match(" reads `([^`]*)`, the line says `([^`]*)`")
   local value, said = complaint:match("after running, `[^`]*` is (%S+), the line says ([^\n]+)")
   local old, new = says or said, reads or value
   local at = old and line:find(old, reads and 1 or line:find("->", 1, true) or 1, true)
   if not at then return nil end
   return { [path] = { [n] = line:sub(1, at - 1) .. new .. line:sub(at + #old) } }
end

return M

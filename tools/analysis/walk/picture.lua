-- A run as a picture: one row a step, with the instruction, a cell for each lane (filled and
-- numbered where the lane runs it), and the entries of the stack after it, the bottom on the left.
--
-- Nothing depends on colour: a lane that runs has its number in its cell, one that does not has a
-- dot, and each entry says what it is. The colours follow the reader's setting for light or dark.
local lanes_of = require("tools.analysis.walk.words")

local M = {}

local ROW, TOP, CELL, SMALL = 36, 40, 18, 11
local STEP_X, ADDRESS_X, LABEL_X, GAP = 8, 44, 104, 18
local CHARACTER = 7.3 -- width of one, in a font of 12

local STYLE = [[
<style>
   svg { color-scheme: light dark; --ground: #ffffff; --ink: #1d2733; --faint: #5b6875;
      --line: #7a8896; --fill: #24507e; --on-fill: #ffffff; --stripe: #f3f5f7; }
   @media (prefers-color-scheme: dark) { svg { --ground: #14191f; --ink: #e6ebf0;
      --faint: #a3b0bd; --line: #7d8b99; --fill: #9cc7f2; --on-fill: #10161c;
      --stripe: #1d242c; } }
   text { font: 12px Consolas, "DejaVu Sans Mono", monospace; fill: var(--ink); }
   .head { font-family: "DejaVu Sans", Arial, sans-serif; fill: var(--faint); }
   .faint { fill: var(--faint); }
   .ground { fill: var(--ground); }
   .stripe { fill: var(--stripe); }
   .off, .entry { fill: none; stroke: var(--line); }
   .on { fill: var(--fill); stroke: var(--fill); }
   .number { fill: var(--on-fill); font-weight: bold; }
   .middle { text-anchor: middle; }
   .small { font-size: 9px; }
</style>]]

local function escape(text)
   return (text:gsub("[&<>\"]", { ["&"] = "&amp;", ["<"] = "&lt;", [">"] = "&gt;",
      ["\""] = "&quot;" }))
end

local Drawing = {}
Drawing.__index = Drawing

function Drawing:add(format, ...) self[#self + 1] = format:format(...) end

function Drawing:text(x, y, class, text)
   self:add('<text x="%d" y="%d"%s>%s</text>', x, y,
      class ~= "" and ' class="' .. class .. '"' or "", escape(text))
end

function Drawing:box(x, y, width, height, class)
   self:add('<rect x="%d" y="%d" width="%d" height="%d" class="%s"/>', x, y, width, height, class)
end

--- A cell for each lane of `count`.
function Drawing:mask(x, y, mask, count, size)
   local class = size < CELL and " small" or ""
   for lane = 0, count - 1 do
      local on, left = mask >> lane & 1 == 1, x + lane * size
      self:box(left, y, size - 2, size - 2, on and "on" or "off")
      self:text(left + size // 2 - 1, y + size - (size < CELL and 4 or 6),
         "middle" .. class .. (on and " number" or " faint"), on and tostring(lane) or "·")
   end
end

local function label_of(step)
   return step.labels[1] and table.concat(step.labels, ", ") .. ":" or ""
end

local function width_of(text) return math.ceil(#text * CHARACTER) end

--- What is as wide for all rows: where lanes and stack begin, how wide an entry is.
local function plan(walk, words)
   local label, text, entry, deepest = 0, 0, 0, 0
   for _, step in ipairs(walk.steps) do
      label = math.max(label, width_of(label_of(step)))
      text = math.max(text, width_of(step.text))
      deepest = math.max(deepest, #step.stack)
      for _, e in ipairs(step.stack) do
         entry = math.max(entry, width_of(lanes_of.entry(walk, words, e)))
      end
   end
   entry = math.max(entry, walk.lanes * SMALL) + 12
   local text_x = LABEL_X + label + (label > 0 and GAP or 0)
   local lanes = text_x + text + GAP
   local stack = lanes + math.max(walk.lanes * CELL, width_of("lanes that run it")) + GAP
   return { text = text_x, lanes = lanes, stack = stack, entry = entry,
      width = stack + math.max(deepest, 2) * (entry + 6) + 8,
      height = TOP + #walk.steps * ROW + 8 }
end

local function heads(d, at, head)
   d:text(STEP_X, 20, "head", "step")
   d:text(ADDRESS_X, 20, "head", "address")
   d:text(at.text, 20, "head", "instruction")
   d:text(at.lanes, 20, "head", "lanes that run it")
   d:text(at.stack, 20, "head", head)
end

local function row(d, at, walk, words, step)
   local y = TOP + step.number * ROW
   if step.number % 2 == 0 then d:box(0, y - 4, at.width, ROW, "stripe") end
   d:text(STEP_X, y + 17, "faint", tostring(step.number))
   d:text(ADDRESS_X, y + 17, "faint", ("0x%02x"):format(step.address))
   if step.labels[1] then d:text(LABEL_X, y + 17, "", label_of(step)) end
   d:text(at.text, y + 17, "", step.text)
   d:mask(at.lanes, y + 4, step.lanes, walk.lanes, CELL)
   for i, entry in ipairs(step.stack) do
      local x = at.stack + (i - 1) * (at.entry + 6)
      d:box(x, y - 2, at.entry, ROW - 4, "entry")
      d:text(x + 6, y + 11, "", lanes_of.entry(walk, words, entry))
      d:mask(x + 6, y + 14, entry.mask, walk.lanes, SMALL)
   end
end

--- What the picture shows, in words: for those who do not see it.
function M.described(walk, words)
   local parts, first = {}, nil
   for i, step in ipairs(walk.steps) do
      local following = walk.steps[i + 1]
      first = first or step.number
      if not following or following.lanes ~= step.lanes then
         parts[#parts + 1] = (first == step.number and "step %d: %s" or "steps " .. first
            .. " to %d: %s"):format(step.number, lanes_of.lanes(step.lanes))
         first = nil
      end
   end
   local deepest = walk.steps[1]
   for _, step in ipairs(walk.steps) do
      if #step.stack > #deepest.stack then deepest = step end
   end
   local entries = {}
   for i, entry in ipairs(deepest.stack) do
      entries[i] = ("%s for %s"):format(lanes_of.entry(walk, words, entry),
         lanes_of.lanes(entry.mask))
   end
   return ("Lanes that run, %s. "):format(table.concat(parts, "; "))
      .. lanes_of.names(words).most:format(deepest.number, table.concat(entries, ", "))
end

--- The picture as SVG.
function M.draw(walk, words, title)
   local at, d = plan(walk, words), setmetatable({}, Drawing)
   d:add('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d" '
      .. 'role="img" aria-labelledby="t d">', at.width, at.height, at.width, at.height)
   d:add('<title id="t">%s</title>', escape(title))
   d:add('<desc id="d">%s</desc>', escape(M.described(walk, words)))
   d[#d + 1] = STYLE
   d:box(0, 0, at.width, at.height, "ground")
   heads(d, at, lanes_of.names(words).head)
   for _, step in ipairs(walk.steps) do row(d, at, walk, words, step) end
   d[#d + 1] = "</svg>"
   return table.concat(d, "\n") .. "\n"
end

return M

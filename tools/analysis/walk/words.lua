-- Steps of a run in words: lanes as lists of numbers, entries of the stack or parked groups, one
-- description a step.
local M = {}

--- What pictures and tables call the list of a step.
function M.names(words)
   if words.groups then
      return { head = "groups that are parked after it", column = "Parked groups afterwards",
         none = "none", most = "Most groups are parked after step %d: %s." }
   end
   return { head = "stack after it, its top on the right", column = "Stack afterwards, top first",
      none = "empty", most = "The stack is deepest after step %d: %s." }
end

--- Numbers of the lanes of a mask, from the lowest on.
local function numbers_of(mask)
   local list = {}
   for lane = 0, 63 do
      if mask >> lane & 1 == 1 then list[#list + 1] = lane end
   end
   return list
end

--- `lane 3`, `lanes 0 to 2`, `lanes 1 and 3`.
function M.lanes(mask)
   local list = numbers_of(mask)
   if #list == 0 then return "no lane" end
   if #list == 1 then return "lane " .. list[1] end
   if #list > 2 and list[#list] - list[1] == #list - 1 then
      return ("lanes %d to %d"):format(list[1], list[#list])
   end
   return "lanes " .. table.concat(list, ", ", 1, #list - 1) .. " and " .. list[#list]
end

--- One character a lane: its number, in letters from 10 on, or a dot.
function M.cells(mask, count)
   local digits, out = "0123456789abcdefghijklmnopqrstuvwxyz", {}
   for lane = 0, count - 1 do
      out[#out + 1] = mask >> lane & 1 == 1 and digits:sub(lane + 1, lane + 1) or "."
   end
   return table.concat(out)
end

--- A place in the program: its label, or its address. A branch to a bundle is one to its first
--- instruction.
function M.place(walk, address)
   local label = walk.label_of[address]
   if not label and not walk.following[address] then
      local first
      for at in pairs(walk.following) do -- in any order: the least one counts
         if at > address and (not first or at < first) then first = at end
      end
      label = walk.label_of[first]
   end
   return label or ("0x%x"):format(address)
end

--- `branch: 0x30` in the words of the chapter for kinds of entries.
function M.entry(walk, words, entry)
   return words.kinds[entry.kind] .. ": " .. M.place(walk, entry.pc)
end

local function code(text) return "``" .. text .. "``" end

local function capital(text) return (text:gsub("^%l", string.upper)) end

local function article(noun) return (noun:match("^[aeiou]") and "an " or "a ") .. noun end

--- Where all lanes go on when it is not the next instruction, after `gap`; else nothing.
local function moved(walk, step, gap)
   if not step.next or step.straight then return "" end
   return gap .. ("%s go on at %s."):format(capital(M.lanes(step.after)),
      code(M.place(walk, step.next)))
end

local function pushed(walk, words, step)
   local top = step.stack[#step.stack]
   local kind, where = article(words.kinds[top.kind]), code(M.place(walk, top.pc))
   if step.after == step.lanes then
      return ("%s entry goes onto the stack: %s, %s."):format(capital(kind), M.lanes(top.mask),
         where) .. moved(walk, step, " ")
   end
   return ("The lanes part: %s go on at %s. %s entry keeps %s for %s."):format(M.lanes(step.after),
      code(M.place(walk, step.next)), capital(kind), M.lanes(top.mask), where)
end

local function popped(walk, words, step, before)
   local names = {}
   for i = step.depth, #step.stack + 1, -1 do
      names[#names + 1] = words.kinds[before[i].kind]
   end
   local what = #names == 1 and ("the %s entry comes"):format(names[1])
      or ("the entries %s come"):format(table.concat(names, ", "))
   if step.after == 0 then return capital(what) .. " off the stack; the warp has ended." end
   return ("%s off the stack: %s go on at %s."):format(capital(what), M.lanes(step.after),
      code(M.place(walk, step.next)))
end

--- `goes on` for one lane, `go on` for several.
local function agree(text)
   return (text:gsub("([Ll]ane %d+) go on", "%1 goes on"):gsub("([Ll]ane %d+) wait ", "%1 waits ")
      :gsub("([Ll]ane %d+) have", "%1 has"):gsub("([Ll]ane %d+) run", "%1 runs"))
end

local function waiting(words, step)
   local parts = {}
   for _, one in ipairs(step.waits) do
      if one.lanes ~= 0 then
         parts[#parts + 1] = ("%s %s."):format(capital(M.lanes(one.lanes)),
            words.waits[one.register])
      end
   end
   return parts
end

local function done(step)
   if #step.wrote == 0 then return nil end
   local names = {}
   for i, name in ipairs(step.wrote) do names[i] = code(name) end
   return table.concat(names, ", ") .. (#names == 1 and " changes." or " change.")
end

local function is_among(entry, list)
   for _, other in ipairs(list) do
      if other.mask == entry.mask and other.pc == entry.pc and other.kind == entry.kind then
         return true
      end
   end
   return false
end

--- Groups that are parked by a step, or wait for something else since.
local function parked(walk, words, step, before)
   local parts = {}
   for _, group in ipairs(step.stack) do
      local what = group.kind == 0 and ("go on at %s later"):format(code(M.place(walk, group.pc)))
         or "wait at " .. words.kinds[group.kind]
      if not is_among(group, before) then
         parts[#parts + 1] = ("%s %s."):format(capital(M.lanes(group.mask)), what)
      end
   end
   return parts
end

-- Lanes of a step that do not run after it and are not parked.
local function ended(step)
   local left = step.after
   for _, group in ipairs(step.stack) do left = left | group.mask end
   return step.lanes & ~left
end

local function description_of_groups(walk, words, step, before)
   local parts = { done(step) }
   for _, one in ipairs(step.masks) do
      parts[#parts + 1] = ("%s holds %s."):format(code(one.register), M.lanes(one.lanes))
   end
   local more = parked(walk, words, step, before)
   table.move(more, 1, #more, #parts + 1, parts)
   if ended(step) ~= 0 then
      parts[#parts + 1] = capital(M.lanes(ended(step))) .. " have ended"
         .. (step.after == 0 and "; so has the warp." or ".")
   end
   if step.after ~= step.lanes and step.after ~= 0 then
      parts[#parts + 1] = ("%s go on at %s."):format(capital(M.lanes(step.after)),
         code(M.place(walk, step.next)))
   elseif moved(walk, step, "") ~= "" then
      parts[#parts + 1] = moved(walk, step, "")
   elseif #parts == 0 then
      parts[1] = "The next instruction follows."
   end
   return agree(table.concat(parts, " "))
end

--- The description of a step; `before` is the stack as it was.
function M.description(walk, words, step, before)
   if words.groups then return description_of_groups(walk, words, step, before) end
   local parts = { done(step) }
   table.move(waiting(words, step), 1, #step.waits, #parts + 1, parts)
   if #step.stack > step.depth then
      parts[#parts + 1] = pushed(walk, words, step)
   elseif #step.stack < step.depth then
      parts[#parts + 1] = popped(walk, words, step, before)
   elseif moved(walk, step, "") ~= "" then
      parts[#parts + 1] = moved(walk, step, "")
   elseif #parts == 0 then
      parts[1] = "Nothing changes; the next instruction follows."
   end
   return agree(table.concat(parts, " "))
end

return M

-- Steps of a run in words: lanes as lists of numbers, entries of the stack, one description a step.
local M = {}

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

--- A place in the program: its label, or its address.
function M.place(walk, address)
   return walk.label_of[address] or ("0x%x"):format(address)
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
   if not step.next or step.next == step.address + step.length then return "" end
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

--- The description of a step; `before` is the stack as it was.
function M.description(walk, words, step, before)
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

-- References of the programs that move cells and talk to the host.
local M = {}

local function memory(case)
   local cells = {}
   for address = 0x100, 0x13f do
      cells[address] = case:random(0, 0xffff)
      case:fill(address, {cells[address]})
   end
   local function move(target, source, count)
      local kept = {}
      for i = 0, count - 1 do kept[i] = cells[source + i] end
      for i = 0, count - 1 do cells[target + i] = kept[i] end
   end
   for address = 0x140, 0x15f do cells[address] = 0xa55a end
   move(0x160, 0x100, 0x30)
   move(0x104, 0x100, 0x30)
   move(0x17c, 0x180, 0x10)
   local offset = 0
   while cells[0x100 + offset] == cells[0x160 + offset] do offset = offset + 1 end
   case:expect(0, {offset, 0})
   for address = 0x100, 0x18f do case:expect(address, {cells[address]}) end
end
M[#M + 1] = {name = "memory", run = memory}

local function mailbox(case)
   local cells, commands = {}, {
      {1, 0x200, 20, 0}, {2, 0x240, 8, 0x1234}, {4, 0x200, 20, 0}, {3, 0x200, 12, 0x248},
      {1, 0x240, 20, 0}, {1, 0x200, 0, 7}, {4, 0x200, 0, 7}, {2, 0x260, 0, 9}, {3, 0x200, 1, 0x261},
      {9, 0x200, 5, 5}, {1, 0x200, 20, 0}}
   for address = 0x200, 0x261 do cells[address] = case:random(0, 0xffff) end
   for address = 0x200, 0x261 do case:fill(address, {cells[address]}) end
   local done, list = 0, 0x80
   for i, command in ipairs(commands) do case:fill(list + 4 * (i - 1), command) end
   for i, command in ipairs(commands) do
      local what, from, count, value = table.unpack(command)
      if what > 4 then
         done = done | 0x8000
         break
      end
      local sum, largest = 0, -0x8000
      for k = 0, count - 1 do
         local cell = cells[from + k]
         sum = sum + cell & 0xffff
         largest = math.max(largest, (cell + 0x8000) % 0x10000 - 0x8000)
         if what == 2 then cells[from + k] = value end
         if what == 3 then cells[value + k] = cell end
      end
      if what == 1 or what == 4 then
         case:expect(list + 4 * (i - 1) + 3, {what == 1 and sum or largest})
      end
      done = done + 1
   end
   for address = 0x200, 0x261 do case:expect(address, {cells[address]}) end
   case:set("$h2v", list)
   case:set("$stat", 0xc00)
   case:expect_register("$v2h", done)
   case:expect_register("$stat", 0x400)
end
M[#M + 1] = {name = "mailbox", run = mailbox}

-- The vectors are those of mailbox_host.device.
local function mailbox_host(case)
   local reaches = {}
   for i, ys in ipairs{{5, -7, 12}, {}, {-30, -2}} do
      reaches[i] = -0x8000
      for _, y in ipairs(ys) do reaches[i] = math.max(reaches[i], y) end
   end
   case:expect(0, {#reaches})
   case:expect(0x10, reaches)
   for i, y in ipairs(reaches) do case:expect(8 * (i - 1) + 1, {y}, "MVSO") end
   case:expect_register("$stat", 0x420)
end
M[#M + 1] = {name = "mailbox_host", run = mailbox_host}

return M

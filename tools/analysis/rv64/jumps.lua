-- Jumps and branches in runs, over some of the instructions that follow.
local forms = require("tools.analysis.rv64.forms")

local M = {}

local FARTHEST = 16 -- instructions that are skipped

--- Do words of a form say where they jump to?
function M.has_target(form)
   return (form.page == "branch" or form.page == "jump") and form.syntax:find("jalr") == nil
      and form.syntax:find("c.jr", 1, true) == nil
end

--- The entries of a run with jumps before some of them, whose words are not known yet.
function M.between(entries, jumps, random)
   local list = {}
   for _, entry in ipairs(entries) do
      if random(4) == 0 then
         local jump = jumps[random(#jumps) + 1]
         list[#list + 1] = { form = jump.form, text = jump.text, over = random(FARTHEST) }
      end
      list[#list + 1] = entry
   end
   for i, entry in ipairs(list) do
      if entry.over then
         local distance = entry.form.bytes
         for j = i + 1, math.min(i + entry.over, #list) do
            distance = distance + list[j].form.bytes
         end
         entry.text = entry.text:gsub("0x%x+$", ".+" .. distance)
      end
   end
   return list
end

--- Assembles the jumps of all runs, lists of entries each.
function M.assemble(options, runs)
   local jumps, texts = {}, {}
   for _, list in ipairs(runs) do
      for _, entry in ipairs(list) do
         if entry.over then jumps[#jumps + 1], texts[#texts + 1] = entry, entry.text end
      end
   end
   local path = os.tmpname()
   forms.write(path, table.concat(texts, "\n") .. "\n")
   forms.run("%s as -m %s -V %s -i -o %s.bin %s", options.program, options.isa, options.variant,
      path, path)
   local bytes, at = forms.read(path .. ".bin"), 1
   for _, jump in ipairs(jumps) do
      jump.word, at = (jump.form.bytes == 2 and "<I2" or "<I4"):unpack(bytes, at)
   end
   assert(at == #bytes + 1, "a jump has another length")
   os.remove(path)
   os.remove(path .. ".bin")
end

return M

-- Units of several words, for the first page of the manual: the unit as a picture, and where the
-- bits of each word come from.
local num = require("gen.num")
local rst = require("gen.emit.rst.base.rst")
local bits = require("gen.emit.rst.base.bits")

local M = {}

-- A part as a cell of the picture and as a phrase; `at` is its lowest bit in the word.
local function part_of(part, i, at, cells)
   if part.zero then
      if part.zero == 0 then return 0 end
      return part.zero, ("%s: always 0"):format(rst.range(at, at + part.zero - 1))
   end
   if part.prev then
      return 1, ("%d: bits %s of the word before are 0x%s"):format(at, rst.range(part.lo, part.hi),
         num.hex(part.value))
   end
   local top = at + part.hi - part.lo
   cells[#cells + 1] = { hi = part.hi, lo = part.lo, class = "operand", is_field = true,
      label = ("W%d[%s]"):format(i, rst.range(at, top)) }
   return part.hi - part.lo + 1, ("%s: bits %s of the unit"):format(rst.range(at, top),
      rst.range(part.lo, part.hi))
end

--- What a unit is made of.
function M.describe(bundle, doc)
   local cells, rows = {}, {}
   for i, word in ipairs(bundle.words) do
      local at, phrases = 0, {}
      for _, part in ipairs(word.parts) do
         local width, phrase = part_of(part, i, at, cells)
         phrases[#phrases + 1], at = phrase, at + width
      end
      rows[i] = { "W" .. i, tostring(word.offset), table.concat(phrases, "; "),
         rst.escape(word.prose or "") }
   end
   table.sort(cells, function(a, b) return a.hi > b.hi end)
   doc:markup((
      "Code is fetched in aligned bundles of %d bytes with %d instruction words each. The "
      .. "address of a word is that of its bundle plus the offset of the word; the address of the "
      .. "bundle also means its first word."):format(bundle.bytes,
      #bundle.words))
   if bundle.together then
      doc:markup("The words of a bundle execute together: all of them read the state before the "
         .. "bundle, and their stores take effect at its end. If several words store to one place, "
         .. "the last of them wins; a jump is taken after the whole bundle.")
      if bundle.together.prose then doc:prose(bundle.together.prose) end
   end
   doc:literal(bits.draw(bundle.bits, { { cells = cells } }), "text", "bits")
   doc:csv({ "Word", "Offset in bytes", "Its bits", "Remarks" }, rows)
end

return M

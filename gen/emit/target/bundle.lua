-- Bundles, for programs that load and store code (`<isadora/bundle.h>`).
local c = require("gen.emit.c")

local M = {}

--- Writes the tables of the words of a bundle; returns the member of the target for them, nil where
--- units are words.
function M.put(model, w)
   local bundle = model.units[1] and model.units[1].bundle
   if not bundle then return nil end
   local most, offsets = 0, {}
   for i, word in ipairs(bundle.words) do
      most, offsets[i] = math.max(most, #word.parts), tostring(word.offset)
   end
   w:line("static const uint8_t offsets[] = {%s};", table.concat(offsets, ", "))
   w:open("static const struct isadora_bundle_part parts[] = {")
   for _, word in ipairs(bundle.words) do
      for i = 1, most do
         local part = word.parts[i] or { zero = 0 }
         if part.zero then
            w:line("{ISADORA_PART_ZERO, 0, %d, 0},", part.zero)
         else
            w:line("{%s, %d, %d, %s},", part.prev and "ISADORA_PART_PREV" or "ISADORA_PART_OWN",
               part.lo, part.hi - part.lo + 1, c.hex(part.value or 0))
         end
      end
   end
   w:close("};")
   w:line("static const struct isadora_bundle bundle = {%d, %d, %d, offsets, parts, %s};",
      bundle.bytes, #bundle.words, most, bundle.fill and c.string(bundle.fill.text) or "NULL")
   return ".bundle = &bundle,"
end

return M

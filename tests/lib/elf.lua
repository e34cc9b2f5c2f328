-- Makes ELF64 files for tests: sections, symbols and relocations as tables, every number as the test
-- wants it, wrong ones too.
local M = {}

local HEADER, ENTRY = 64, 64

--- Names, each after a zero byte; `at[name]` is its offset.
function M.strings(names)
   local text, at = "\0", { [""] = 0 }
   for _, name in ipairs(names) do
      if not at[name] then
         at[name] = #text
         text = text .. name .. "\0"
      end
   end
   return text, at
end

--- A table of symbols {name, value, size, section, type, binding, other}, and the names of them.
function M.symbols(list)
   local names, parts = {}, { ("\0"):rep(24) }
   for i, s in ipairs(list) do names[i] = s.name or "" end
   local text, at = M.strings(names)
   for _, s in ipairs(list) do
      parts[#parts + 1] = ("<I4BBI2I8I8"):pack(at[s.name or ""],
         (s.type or 0) | (s.binding or 0) << 4, s.other or 0, s.section or 0, s.value or 0,
         s.size or 0)
   end
   return table.concat(parts), text
end

--- Relocations {offset, type, symbol, addend}: with addends if the first has one.
function M.relocations(list)
   local parts = {}
   for i, r in ipairs(list) do
      parts[i] = ("<I8I4I4"):pack(r.offset, r.type, r.symbol or 0)
         .. (list[1].addend and ("<i8"):pack(r.addend or 0) or "")
   end
   return table.concat(parts)
end

--- An attribute of a cubin: a number, true, or bytes.
function M.attribute(kind, value)
   if value == true then return ("<BBI2"):pack(1, kind, 0) end
   if type(value) == "number" then return ("<BBI2"):pack(3, kind, value) end
   return ("<BBI2"):pack(4, kind, #value) .. value
end

--- Words of 32 bits.
function M.words(...)
   local parts = {}
   for i, word in ipairs({ ... }) do parts[i] = ("<I4"):pack(word & 0xffffffff) end
   return table.concat(parts)
end

--- A parameter of a kernel.
function M.param(ordinal, offset, size)
   return M.attribute(0x17, ("<I4I2I2I4"):pack(0, ordinal, offset, size << 18 | 0x1f000))
end

--- Program headers {type, flags, offset, bytes, memory, address}; `bytes` is a number.
local function segments_of(list)
   local parts = {}
   for i, s in ipairs(list) do
      parts[i] = ("<I4I4I8I8I8I8I8I8"):pack(s.type or 1, s.flags, s.offset, s.address or 0,
         s.address or 0, s.bytes, s.memory or s.bytes, 1)
   end
   return table.concat(parts)
end

--- The file. `sections`: {name, type, flags, address, bytes, size, link, info, align, entry}; the
--- first is number 1; `size` alone is that of a section without bytes. The names of the sections are
--- the last section. `segments` are after all.
function M.file(f)
   local names, body, headers = {}, {}, { ("\0"):rep(ENTRY) }
   local sections = table.move(f.sections, 1, #f.sections, 1, {})
   sections[#sections + 1] = { name = ".shstrtab", type = 3 }
   for i, s in ipairs(sections) do names[i] = s.name end
   local text, name_at = M.strings(names)
   sections[#sections].bytes = text
   local offset = HEADER
   for _, s in ipairs(sections) do
      local pad = -offset % (s.align or 1)
      body[#body + 1] = ("\0"):rep(pad) .. (s.bytes or "")
      offset = offset + pad
      headers[#headers + 1] = ("<I4I4I8I8I8I8I4I4I8I8"):pack(name_at[s.name], s.type, s.flags or 0,
         s.address or 0, s.offset or offset, s.size or #(s.bytes or ""), s.link or 0, s.info or 0, s.align or 1,
         s.entry or 0)
      offset = offset + #(s.bytes or "")
   end
   local segments = segments_of(f.segments or {})
   local segment_table = f.segments and offset + #headers * ENTRY or 0
   local head = ("<c4BBBBBc7I2I2I4I8I8I8I4I2I2I2I2I2I2"):pack("\127ELF", 2, 1, 1, f.os or 51,
      f.abi or 7, ("\0"):rep(7), f.type or 2, f.machine or 190, f.version or 0x76, f.entry or 0,
      f.segment_table or segment_table, f.table or offset, f.flags or 0, HEADER,
      f.segment_entry or 56, f.segment_count or #(f.segments or {}), ENTRY, f.count or #headers,
      f.names or #headers - 1)
   return head .. table.concat(body) .. table.concat(headers) .. segments
end

return M

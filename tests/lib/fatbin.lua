-- Makes fatbins and archives for tests, every number as the test wants it, wrong ones too; and the
-- two kinds of compression, as simply as their formats allow.
local M = {}

M.PTX, M.ELF, M.TEXT, M.NVVM = 1, 2, 4, 8
M.LZ4, M.ZSTD = 0x2000, 0x8000

local function padded(bytes, to) return bytes .. ("\0"):rep(-#bytes % (to or 8)) end

-- A length of LZ4: four bits, and what is more in bytes after the token.
local function more(length)
   if length < 15 then return "" end
   length = length - 15
   return ("\255"):rep(length // 255) .. string.char(length % 255)
end

--- One raw block of LZ4: runs of one byte are repeated, all else is as it is.
function M.lz4(bytes)
   local parts, from, at = {}, 1, 1
   local function sequence(literal, match)
      local low = match and math.min(match - 4, 15) or 0
      parts[#parts + 1] = string.char(math.min(#literal, 15) << 4 | low) .. more(#literal) .. literal
         .. (match and "\1\0" .. more(match - 4) or "")
   end
   while at <= #bytes do
      local last = at
      while bytes:byte(last + 1) == bytes:byte(at) do last = last + 1 end
      local run = math.min(last, #bytes - 12) - at -- the end of a block is not repeated
      if run >= 8 then
         sequence(bytes:sub(from, at), run)
         from = at + run + 1
      end
      at = last + 1
   end
   sequence(bytes:sub(from))
   return table.concat(parts)
end

--- A frame of zstd: blocks of one repeated byte, and blocks as they are.
function M.zstd(bytes, promised)
   local parts = { "\x28\xb5\x2f\xfd\xa0", ("<I4"):pack(promised or #bytes) }
   local at = 1
   repeat
      local run = #bytes:match("^" .. (bytes:sub(at, at):gsub("%W", "%%%0")) .. "*", at)
      local piece = math.min(run > 16 and run or 1024, #bytes - at + 1, 1 << 17)
      local last = at + piece > #bytes and 1 or 0
      local kind = run > 16 and 1 or 0
      parts[#parts + 1] = ("<I3"):pack(last | kind << 1 | piece << 3)
         .. (kind == 1 and bytes:sub(at, at) or bytes:sub(at, at + piece - 1))
      at = at + piece
   until at > #bytes
   return table.concat(parts)
end

--- An image {kind, arch, bytes, pack = "lz4" or "zstd", name, options}; flags, header, size, stored,
-- unpacked, name_at and options_at replace what is right.
function M.image(t)
   local packed = t.pack and M[t.pack](t.bytes) or t.bytes
   local flags = t.flags or 0x11 | (t.pack and M[t.pack:upper()] or 0)
   local texts, options_at, name_at = "", 0, 0
   if t.kind == M.PTX or t.options then
      options_at = 64
      texts = padded(("<I4I4"):pack(t.options and 72 or 0, #(t.options or "")) .. (t.options or ""))
   end
   if t.name then
      name_at = 64 + #texts
      texts = padded(texts .. t.name)
   end
   local body = padded(packed)
   return ("<I2I2I4I8I4I4I2I2I4I4I4I8I8I8"):pack(t.kind or M.ELF, 0x101, t.header or 64 + #texts,
      t.size or #body, t.stored or (t.pack and #packed or 0), t.options_at or options_at, 7, 1,
      t.arch or 80, t.name_at or name_at, #(t.name or ""), flags, 0,
      t.unpacked or (t.pack and #t.bytes or 0)) .. texts .. body
end

--- A fatbin of images; `wrong` has a magic, version, header and size that replace the right ones.
function M.file(images, wrong)
   local body, w = table.concat(images), wrong or {}
   return ("<I4I2I2I8"):pack(w.magic or 0xba55ed50, w.version or 1, w.header or 16, w.size or #body)
      .. body
end

--- An archive of {name, bytes}, with an index of symbols, as GNU's `ar` writes it.
function M.archive(members)
   local parts, names = { "!<arch>\n" }, ""
   local function add(name, bytes)
      parts[#parts + 1] = ("%-16s%-12d%-6d%-6d%-8s%-10d`\n"):format(name, 0, 0, 0, "100644", #bytes)
         .. bytes .. ("\n"):rep(#bytes % 2)
   end
   for _, m in ipairs(members) do
      m.at = #m[1] > 15 and "/" .. #names or m[1] .. "/"
      if #m[1] > 15 then names = names .. m[1] .. "/\n" end
   end
   add("/", "\0\0\0\0")
   if names ~= "" then add("//", names) end
   for _, m in ipairs(members) do add(m.at, m[2]) end
   return table.concat(parts)
end

return M

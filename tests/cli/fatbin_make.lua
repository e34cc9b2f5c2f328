-- Writes the files of fatbin_test.sh into the folder that is given, of the cubins of tests/prog/sass.
local root = arg[0]:match("^(.*)/tests/") or "."
package.path = root .. "/?.lua;" .. package.path
local elf, fatbin = require("tests.lib.elf"), require("tests.lib.fatbin")
local folder = assert(arg[1], "fatbin_make.lua FOLDER")

local function write(name, text)
   local file <close> = assert(io.open(folder .. "/" .. name, "wb"))
   file:write(text)
end

local function cubin(name)
   local file <close> = assert(io.open(root .. "/tests/prog/sass/" .. name .. ".cubin", "rb"))
   return file:read("a")
end

local image, file = fatbin.image, fatbin.file
local ptx = ".version 7.0\n.target sm_80\n.address_size 64\n.visible .entry k() { ret; }\n"
local vecadd = { [52] = cubin "vecadd_sm_52", [80] = cubin "vecadd_sm_80", [90] = cubin "vecadd_sm_90" }
local product = cubin "product_sm_80"
local text = "architecture {sm_10} code { name=f bincode { 0x10004205 0x0023c780 } }"

local all = file {
   image { arch = 52, bytes = vecadd[52], pack = "lz4", name = "add.cu" },
   image { arch = 80, bytes = vecadd[80], pack = "zstd", options = "-O3" },
   image { arch = 90, bytes = vecadd[90] },
   image { arch = 80, bytes = product, pack = "lz4", flags = 0x2013 },
   image { arch = 35, bytes = vecadd[52] },
   image { kind = fatbin.PTX, bytes = ptx .. "\0", pack = "lz4" },
   image { kind = fatbin.NVVM, bytes = "BC" },
   image { kind = 16, bytes = "?" },
}
write("all.fatbin", all)
-- Two modules with a function of one name, one with FMUL for FADD; in either order.
local twin, count = vecadd[80]:gsub(("<I4"):pack(0x02097221), ("<I4"):pack(0x02097220))
assert(count == 1)
write("twins.fatbin", file { image { arch = 80, bytes = vecadd[80] }, image { arch = 80, bytes = twin } })
write("turned.fatbin", file { image { arch = 80, bytes = twin }, image { arch = 80, bytes = vecadd[80] } })
write("one.fatbin", file { image { arch = 80, bytes = vecadd[80], pack = "lz4" },
   image { kind = fatbin.PTX, bytes = ptx } })
-- As CUDA 13.0 writes them: sm_90 beside sm_90a, and attributes where options are else.
write("new.fatbin", file { image { arch = 90, bytes = vecadd[90], flags = 0x11 },
   image { arch = 90, bytes = vecadd[90] .. ("\0"):rep(8), flags = 0x108011, pack = "zstd" },
   image { arch = 100, bytes = vecadd[90], flags = 0x1200011, options = "\0\2\9\0", name = "k.cu" } })
write("old.fatbin", file { image { arch = 35, bytes = vecadd[52] } })
write("ptx.fatbin", file { image { kind = fatbin.PTX, bytes = ptx } })
write("text.fatbin", file { image { kind = fatbin.TEXT, arch = 10, bytes = text } })
write("empty.fatbin", file {})
write("k.ptx", ptx)

-- A program with two fatbins one after the other in one section, and one more in another.
local twice = all .. ("\0"):rep(8) .. file { image { arch = 80, bytes = vecadd[80] } }
local function host(change)
   local f = { machine = 62, os = 0, flags = 0, sections = {
      { name = ".text", type = 1, flags = 6, bytes = "\x90\x90" },
      { name = ".nv_fatbin", type = 1, flags = 2, bytes = twice, align = 8 },
      { name = "__nv_relfatbin", type = 1, flags = 2, bytes = file { image { arch = 90,
         bytes = vecadd[90] } }, align = 8 },
      -- Of a program that is linked: its symbols are not in this table.
      { name = ".rela.dyn", type = 4, bytes = elf.relocations({ { offset = 0, type = 1, symbol = 9,
         addend = 0 } }), entry = 24 },
   } }
   if change then change(f.sections) end
   return elf.file(f)
end
write("host", host())
write("plain_host", host(function(s) s[2].name, s[3].name = ".data", ".rodata" end))
write("libk.a", fatbin.archive { { "a.txt", "no code" }, { "a_name_that_is_long.o", host() },
   { "k.cubin", product }, { "one.fatbin", all } })
write("thin.a", "!<thin>\n")

-- Files that have one mistake each.
local function bad(name, bytes) write("bad_" .. name, bytes) end
local lz4 = { arch = 80, bytes = vecadd[80], pack = "lz4" }
local function with(t)
   for k, v in pairs(lz4) do t[k] = t[k] or v end
   return t
end
local good = file { image(lz4) }
bad("header", good:sub(1, 12))
bad("version", file({ image(lz4) }, { version = 2 }))
bad("header_size", file({ image(lz4) }, { header = 8 }))
bad("size", file({ image(lz4) }, { size = -1 }))
bad("cut", good:sub(1, -2))
bad("next", good .. "more")
bad("image_cut", file { image(lz4), ("\0"):rep(60) })
bad("image_header", file { image(with { header = 63 }) })
bad("image_header_huge", file { image(with { header = 0xffffffff }) })
bad("image_size", file { image(with { size = -64 }) })
bad("image_stored", file { image(with { stored = #vecadd[80] }) })
bad("name", file { image(with { name = "x", name_at = 60 }) })
bad("name_end", file { image(with { name = "x", name_at = 72 }) })
bad("options", file { image(with { options = "x", options_at = 3 }) })
bad("member", fatbin.archive { { "k.cubin", product } }:sub(1, -100))
bad("member_name", (fatbin.archive { { "a_name_that_is_long.o", "x" } }:gsub("/0  ", "/99 ")))
bad("member_head", "!<arch>\n" .. ("x"):rep(60))

-- Images that are found and cannot be written.
local zeros = ("\0"):rep(1 << 16)
write("flags.fatbin", file { image(with { flags = 0x14011 }) })
write("one_bad.fatbin", file { image(with { unpacked = #vecadd[80] - 1 }) })
write("both.fatbin", file { image(with { flags = 0xa011 }) })
write("bomb.fatbin", file {
   image(with { unpacked = 1 << 62 }),
   image(with { unpacked = 255 * 1800 }),
   image { bytes = zeros, pack = "zstd", unpacked = 1 << 40 },
   image { bytes = zeros, pack = "zstd", unpacked = #zeros + 1 },
   image { bytes = zeros, pack = "zstd", unpacked = #zeros - 1 },
   image { bytes = zeros, pack = "lz4", unpacked = #zeros - 1 },
   image { bytes = zeros, pack = "lz4" },
   image { bytes = zeros, pack = "zstd" },
})

-- The seeds of the fuzzer (tests/fuzz/corpus/fatbin).
local tiny = file { image { arch = 80, bytes = ("code"):rep(4), name = "k.cu", options = "-O3" },
   image { kind = fatbin.PTX, bytes = ("\n"):rep(40), pack = "lz4" },
   image { arch = 90, bytes = ("\0"):rep(40), pack = "zstd" } }
write("seed_fatbins", tiny .. ("\0"):rep(8) .. file {})
write("seed_archive", fatbin.archive { { "a.o", "x" }, { "a_name_that_is_long.o", "odd" }, { "b.o", "" } })

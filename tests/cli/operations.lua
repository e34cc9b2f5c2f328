-- A program of words of a table of texts, drawn at random: `lua5.4 operations.lua TABLE VARIANT COUNT SEED`.
local path, variant, count, seed = arg[1], arg[2], tonumber(arg[3]), tonumber(arg[4])
local words = {}
for line in io.lines(path) do
   local own, word = line:match("^(%S+)\t(%x+)\t")
   if own == variant then words[#words + 1] = word end
end
math.randomseed(seed)
if variant:find("^rv64") then -- registers begin with something in them: lui
   for r = 1, 31 do print(("%08x"):format(math.random(0, 0x7ffff) << 12 | r << 7 | 0x37)) end
end
for _ = 1, count do print(words[math.random(#words)]) end

-- Writes groups of forms as PTX modules.
local forms = require("tools.analysis.sass.suite.forms")
local M = {}

local GROUPS = { "integer", "logic", "float", "convert", "memory", "atomic", "warp", "video",
   "tensor", "image", "control" }
local KERNEL = 12 -- pieces in a kernel; more of them take ptxas much longer

--- The sets of places that sources come from, for a form with `n` sources (see forms.lua).
local function ways_of(group, n, thin)
   local kind = group.ways or "all"
   if kind == "uniform" then return { ("u"):rep(n) } end
   local list = { ("m"):rep(n) }
   local function at(place, letters)
      if place < 1 or place > n then return end
      for letter in letters:gmatch(".") do
         list[#list + 1] = ("m"):rep(place - 1) .. letter .. ("m"):rep(n - place)
      end
   end
   if thin or kind == "one" then return list end
   at(n, "u")
   if kind == "two" then
      if n > 1 then list[#list + 1] = ("m"):rep(n) .. "@" end
      return list
   end
   at(n, "ic")
   at(1, "ic")
   list[#list + 1] = ("u"):rep(n)
   if kind == "few" then return list end
   if n > 2 then at(2, "ic") end
   for place = 1, n do at(place, kind == "half" and "nah" or "na") end
   at(1, "b")
   at(n, "z")
   if n > 1 then
      local inner = ("m"):rep(n - 2)
      for _, ways in ipairs { "n" .. inner .. "i", "n" .. inner .. "c", ("n"):rep(n),
         "c" .. inner .. "i" } do
         list[#list + 1] = ways
      end
   end
   list[#list + 1] = ("m"):rep(n) .. "@"
   return list
end

local function pieces_of(group, thin)
   local list, seen = {}, {}
   for _, line in ipairs(group) do
      for _, form in ipairs(forms.each(line)) do
         local here = {}
         for _, ways in ipairs(ways_of(group, forms.sources(form), thin)) do
            if not here[ways] then
               here[ways] = true
               local piece = forms.piece(form, ways, #list % KERNEL)
               if not seen[piece] then list[#list + 1], seen[piece] = piece, true end
            end
         end
      end
   end
   return list
end

--- All groups: `{name, pieces, module, texmode, images, version, kernel}`; `thin`: each form once.
function M.groups(thin)
   local list = {}
   for _, file in ipairs(GROUPS) do
      for _, group in ipairs(require("tools.analysis.sass.suite." .. file)) do
         list[#list + 1] = {
            name = group.name, pieces = pieces_of(group, thin), module = group.module or "",
            texmode = group.texmode, images = group.images, version = group.version,
            kernel = group.few and 3 or KERNEL,
         }
      end
   end
   return list
end

local HEAD = [[
.const .align 16 .b8 table[1024];
.global .align 16 .b8 bytes[64];
.shared .align 16 .b8 words[1024];
]]
local IMAGES = ".global .texref image;\n.global .surfref surface;\n"

local function parameters()
   local list = { ".param .u64 p" }
   for i = 0, 3 do
      for _, type in ipairs { "h16", "l64", "r32" } do
         list[#list + 1] = (".param .b%s p%s%d"):format(type:sub(2), type:sub(1, 1), i)
      end
   end
   return table.concat(list, ", ")
end

-- What precedes the pieces of a kernel: %base is global, %any generic.
local START = [[
 .reg .b64 %base, %any, %wide; .reg .b32 %shared, %stack, %bank, %block, %thread, %row;
 .reg .pred %guard; .local .align 16 .b8 space[128];
 ld.param.b64 %any, [p]; cvta.to.global.u64 %base, %any;
 mov.u32 %thread, %tid.x; mov.u32 %block, %ctaid.x; setp.lt.u32 %guard, %thread, 7;
 mul.wide.u32 %wide, %thread, 2048; add.u64 %base, %base, %wide; add.u64 %any, %any, %wide;
 mov.u32 %shared, words; mov.u32 %stack, space; mov.u32 %bank, table;
 and.b32 %row, %thread, 15; shl.b32 %row, %row, 4;
 add.u32 %shared, %shared, %row; add.u32 %bank, %bank, %row; add.u32 %stack, %stack, %row;
]]

--- The text of a module with the pieces whose numbers are in `kept`, and the piece of each line.
function M.text(group, arch, kept)
   local lines, of = {}, {}
   local function add(text, piece)
      for line in text:gmatch("[^\n]+") do
         lines[#lines + 1] = line
         of[#lines] = piece
      end
   end
   add((".version %s\n.target %s%s\n.address_size 64"):format(group.version or "7.8", arch,
      group.texmode and ", " .. group.texmode or ""))
   add(HEAD)
   if group.images then add(IMAGES) end
   if group.texmode then add(".global .samplerref sampler;") end
   add(group.module)
   for i, number in ipairs(kept) do
      if (i - 1) % group.kernel == 0 then
         if i > 1 then add(" ret; }") end
         add((".visible .entry k%d (%s) {"):format(number, parameters()))
         add(START)
      end
      add(" " .. group.pieces[number], number)
   end
   if #kept > 0 then add(" ret; }") end
   return table.concat(lines, "\n") .. "\n", of
end

return M

-- Forms of PTX statements, and pieces that execute them. A form is a line such as
--
--   add<.sat|>.s32 $=T, $T, $T
--
-- `<a|b>` is each of several. `$X` is a source and `$=X` a result, where X is a size: h, r, l (16, 32,
-- 64 bits), p (predicate), T (of the last type of the instruction), S (of its first type), W (twice
-- that of T); `$4r` is a vector of four; `$g`, `$s`, `$o`, `$k` are addresses of global, shared, local,
-- constant memory; `$e` is a generic one.
--
-- A piece is a form with the places that its sources come from, one line with registers of its own,
-- so that a compiler that refuses it names its line.
local M = {}

local SIZES = { ["8"] = "h", ["16"] = "h", ["32"] = "r", ["64"] = "l" }
local SIZE_OF = { pred = "p", f16x2 = "r", bf16x2 = "r", bf16 = "h", tf32 = "r", e4m3x2 = "h",
   e5m2x2 = "h", u16x2 = "r", s16x2 = "r" }
local TYPE_OF = { h = ".b16", r = ".b32", l = ".b64", p = ".pred" }

--- All forms that a line with `<a|b>` stands for.
function M.each(line)
   local before, inside, after = line:match("^(.-)<([^<>]*)>(.*)$")
   if not before then return { line } end
   local list = {}
   for one in (inside .. "|"):gmatch("([^|]*)|") do
      for _, rest in ipairs(M.each(after)) do
         for _, first in ipairs(M.each(before .. one)) do list[#list + 1] = first .. rest end
      end
   end
   return list
end

local function types_of(mnemonic)
   local list = {}
   for part in mnemonic:gmatch("%.([%w_]+)") do
      local size = SIZE_OF[part] or SIZES[part:match("^[busf](%d+)$")]
      if size then list[#list + 1] = { size = size, name = part } end
   end
   return list
end

local function size_of(letter, types)
   if letter == "T" then return types[#types].size end
   if letter == "S" then return types[1].size end
   if letter == "W" then return ({ h = "r", r = "l" })[types[#types].size] end
   return letter
end

-- Sources -----------------------------------------------------------------------------------------

local BYTES = { h = 2, r = 4, l = 8 }
local NEGATE = { f16 = "neg.f16", f16x2 = "neg.f16x2", f32 = "neg.f32", f64 = "neg.f64",
   s32 = "neg.s32", s64 = "neg.s64", u32 = "neg.s32", u64 = "neg.s64", bf16 = "neg.bf16",
   bf16x2 = "neg.bf16x2", b32 = "not.b32", b64 = "not.b64", b16 = "not.b16", s16 = "neg.s16",
   u16 = "neg.s16" }
local VALUES = { f32 = "0x3fc00000", f64 = "0x3ff8000000000000", f16 = "0x3e00", bf16 = "0x3fc0",
   f16x2 = "0x3e004200", bf16x2 = "0x3fc04040" }
local PLAIN = { h = "0x12", r = "0x1234567", l = "0x123456789" }

-- Statements that set a register of `size`, whose place is `way`: memory, immediate, constant bank,
-- uniform, zero, negated, absolute, the upper half.
local function set(piece, register, size, way, name)
   local function add(text, ...) piece[#piece + 1] = text:format(...) end
   if size == "p" then
      local r = piece:register("r")
      if way == "u" then add("ld.param.b32 %s,[pr%d]", r, piece.count % 4)
      else add("ld.global.b32 %s,[%%base+%d]", r, piece:offset(4)) end
      add("setp.%s.s32 %s,%s,%d", way == "n" and "ge" or "lt", register, r, piece.count % 7)
   elseif way == "i" then add("mov.b%d %s,%s", 8 * BYTES[size], register,
      VALUES[name] or PLAIN[size])
   elseif way == "z" then add("mov.b%d %s,0", 8 * BYTES[size], register)
   elseif way == "c" then
      add("ld.param.b%d %s,[p%s%d]", 8 * BYTES[size], register, size, piece.count % 4)
   elseif way == "u" then
      add("ld.param.b%d %s,[p%s%d]", 8 * BYTES[size], register, size, piece.count % 4)
      if size == "r" then add("add.u32 %s,%s,%%block", register, register)
      else add("add.u%d %s,%s,%d", 8 * BYTES[size], register, register, piece.count % 50 + 1) end
   elseif way == "h" and size == "h" then
      local r = piece:register("r")
      add("ld.global.b32 %s,[%%base+%d]", r, piece:offset(4))
      add("mov.b32 {_,%s},%s", register, r)
   else
      add("ld.global.b%d %s,[%%base+%d]", 8 * BYTES[size], register, piece:offset(BYTES[size]))
      local fits = (SIZE_OF[name] or SIZES[(name or ""):match("^[busf](%d+)$")]) == size
      if not fits then name = nil end
      if way == "n" and NEGATE[name] then add("%s %s,%s", NEGATE[name], register, register) end
      if way == "a" and name and name:match("^b?f") then
         add("abs.%s %s,%s", name, register, register)
      end
      if way == "b" and name and name:match("^b?f") then
         add("abs.%s %s,%s", name, register, register)
         add("neg.%s %s,%s", name, register, register)
      end
   end
end

local ADDRESS = { g = "%base", e = "%any", s = "%shared", o = "%stack", k = "%bank" }

-- Pieces ------------------------------------------------------------------------------------------

local function new_piece(at)
   local piece = { count = at, used = { h = 0, r = 0, l = 0, p = 0 }, at = 8 * at, after = {} }
   function piece:register(size)
      self.used[size] = self.used[size] + 1
      return ("%%%s%d"):format(({ h = "h", r = "r", l = "l", p = "p" })[size], self.used[size])
   end
   function piece:offset(bytes)
      self.at = (self.at + bytes - 1) // bytes * bytes + bytes
      return self.at - bytes
   end
   return piece
end

local function store(piece, register, size)
   local function add(text, ...) piece.after[#piece.after + 1] = text:format(...) end
   if size == "p" then
      local r = piece:register("r")
      add("selp.b32 %s,1,2,%s", r, register)
      add("st.global.b32 [%%base+%d],%s", piece:offset(4), r)
   else
      add("st.global.b%d [%%base+%d],%s", 8 * BYTES[size], piece:offset(BYTES[size]), register)
   end
end

-- One operand: a register, or a vector of them.
local function operand(piece, sign, count, letter, context)
   if ADDRESS[letter] then return ADDRESS[letter] end
   local size, list = size_of(letter, context.types), {}
   local name = context.types[letter == "S" and 1 or #context.types]
   for _ = 1, tonumber(count) or 1 do
      local register = piece:register(size)
      if sign ~= "=" then
         context.at = context.at + 1
         set(piece, register, size, context.ways:sub(context.at, context.at), name and name.name)
      end
      if sign ~= "" then store(piece, register, size) end
      list[#list + 1] = register
   end
   return count == "" and list[1] or "{" .. table.concat(list, ",") .. "}"
end

local function registers_of(piece)
   local list = {}
   for _, size in ipairs { "h", "r", "l", "p" } do
      if piece.used[size] > 0 then
         list[#list + 1] = (".reg %s %%%s<%d>"):format(TYPE_OF[size], size, piece.used[size] + 1)
      end
   end
   return list
end

--- The line of a form whose sources come from `ways`, a letter for each; `at` distinguishes it.
function M.piece(form, ways, at)
   local piece = new_piece(at)
   local context = { ways = ways, at = 0, types = types_of(form:match("[^%s;]+ ?[^%s;]*")) }
   local text = form:gsub("%$([=&]?)(%d*)(%a)", function(sign, count, letter)
      return operand(piece, sign, count, letter, context)
   end)
   if ways:sub(-1) == "@" then
      piece[#piece + 1] = "setp.lt.u32 %guard,%thread,7"
      text = "@%guard " .. text
   end
   local list = registers_of(piece)
   for _, part in ipairs(piece) do list[#list + 1] = part end
   list[#list + 1] = text
   local line = table.concat(list, "; ") .. (text:sub(1, 1) == "{" and " " or "; ")
   return "{ " .. line .. table.concat(piece.after, "; ") .. (#piece.after > 0 and "; }" or "}")
end

--- How many sources a form has.
function M.sources(form)
   local count = 0
   for sign, many, letter in form:gmatch("%$([=&]?)(%d*)(%a)") do
      if sign ~= "=" and not ADDRESS[letter] then count = count + (tonumber(many) or 1) end
   end
   return count
end

return M

-- Random descriptions whose texts meet often: few words, brackets, signs, optional blanks, operands
-- whose lines test the same bits, lines of some variants only. Everything else is plain.
local Random = require("tests.lib.random_isa").Random

local M = {}

local WORDS = { "a", "b", "ab", "[", "]", "x", "(", ")", "-", "1", "r1", "a b", "[ ", "+" }
local KINDS = { "u", "s", "u dec", "s x2", "u wrap", "$r", "$r none 3", "$q", '("" a b ?)',
   '(a ab b "")', '(a "a " c d)', '("" x "x[" "")' }
local MNEMONICS = { "m", "m", "ma", "m1", "n" }

local function put_fields(r, put)
   local place = 12
   put("    OP 0..3 u; X0 4..5 u; X1 6..7 u; X2 8..9 u; X3 10..11 u")
   for k = 0, 3 do
      for j = 1, 2 do
         local wide = place < 30 and r:chance(12)
         local last = place + (wide and 8 or 1)
         put("    F%d%d %d..%d %s", k, j, place, last, wide and r:pick({ "u", "s" })
            or r:pick(KINDS))
         place = last + 1
      end
   end
end

-- Words and fields of operand k, with separators.
local function template(r, k)
   local out, used = "", {}
   for _ = 1, r:pick({ 0, 1, 1, 1, 2, 2, 3 }) do
      local field = ("F%d%d"):format(k, 1 + r:below(2))
      local item = r:chance(45) and '"' .. r:pick(WORDS) .. '"' or "{" .. field .. "}"
      if not used[item] then
         used[item] = true
         out = out .. (out ~= "" and r:pick({ " ", " ", ", ", "" }) or "") .. item
      end
   end
   return out ~= "" and out or '""', used
end

-- Another spelling of a template that uses these: the fields in some order, and words.
local function spelling(r, used)
   local items, out = {}, ""
   for j = 1, 2 do
      for k = 0, 3 do
         local item = ("{F%d%d}"):format(k, j)
         if used[item] then table.insert(items, 1 + r:below(#items + 1), item) end
      end
   end
   if r:chance(70) then table.insert(items, 1 + r:below(#items + 1), '"' .. r:pick(WORDS) .. '"') end
   for _, item in ipairs(items) do
      out = out .. (out ~= "" and r:pick({ " ", ", ", "" }) or "") .. item
   end
   return (r:chance(20) and " also glued " or " also ") .. (out ~= "" and out or '""')
end

local function put_operand(r, k, with_variants, with_spellings, put)
   put("operand P%d", k)
   for value = 0, 3 do
      if value == 0 or r:chance(80) then
         local other, test = r:below(4), ""
         if other ~= k and r:chance(30) then
            test = (" X%d=%s"):format(other, r:pick({ "0", "1", "0,1", "2,3", "0,2" }))
         end
         local text, used = template(r, k)
         if with_spellings and r:chance(40) then text = text .. spelling(r, used) end
         put("    %s : X%d=%d%s = 0%s", text, k, value, test,
            with_variants and r:pick({ "", "", " on FEAT", " on !FEAT" }) or "")
      end
   end
end

-- The text of a form: some of the operands, each at most once; also what it names.
local function statement(r)
   local text, names, left = r:pick(MNEMONICS), {}, { 0, 1, 2, 3 }
   for _ = 1, 1 + r:below(4) do
      local k = table.remove(left, 1 + r:below(#left))
      local name = r:chance(80) and "P" .. k or ("F%d1"):format(k)
      local word = r:chance(15) and '"' .. r:pick(WORDS) .. '"' .. r:pick({ " ", "" }) or ""
      if word:match('"$') then name = "{" .. name .. "}" end
      text = text .. r:pick({ " ", " ", ", " }) .. word .. name
      names[#names + 1] = name
   end
   return text, names
end

local function alias(r, text, names)
   local left, order = r:pick(MNEMONICS), {}
   for _, name in ipairs(names) do table.insert(order, 1 + r:below(#order + 1), name) end
   for _, name in ipairs(order) do left = left .. r:pick({ " ", ", " }) .. name end
   return ("alias %s = %s"):format(left, text)
end

--- The description of a seed.
function M.new(seed)
   local r, lines, aliases = Random.new(seed), {}, {}
   local function put(format, ...) lines[#lines + 1] = format:format(...) end
   local with_variants = r:chance(30)
   local with_spellings = seed % 2 == 0
   put('isa t "Random %d"', seed)
   if with_variants then put("variant va; variant vb = FEAT") end
   put("unit 48 little")
   put("fields")
   put_fields(r, put)
   put("regs")
   put('    $r 4 u16 prints "%s"', r:pick({ "r", "$r", "a" }))
   put('    $q 4 u16 prints "q"')
   put('        entry 1 prints "%s"', r:pick({ "a", "q11", "sp)" }))
   for k = 0, 3 do put_operand(r, k, with_variants, with_spellings, put) end
   for number = 1, 1 + r:below(3) do
      local text, names = statement(r)
      put('insn p%d "P"', number)
      put('    form %s : OP=%d ignored rest "left over"%s', text, number,
         with_variants and r:pick({ "", "", " on FEAT" }) or "")
      put("    do nothing")
      if r:chance(30) then aliases[#aliases + 1] = alias(r, text, names) end
   end
   for _, line in ipairs(aliases) do put("%s", line) end
   return table.concat(lines, "\n") .. "\n"
end

return M

-- Checks `match`: random cases over random codes and numbers do what a naive reading does, in every
-- form; exactly what is missing is reported.
package.path = "./?.lua;" .. package.path
local lu = require("luaunit")
local check = require("gen.check")
local random = require("tests.lib.random_isa").Random

local HEAD = [[
isa t "T"
unit 16 little
fields
    OP 12..15 u; RD 8..11 $r; M 4..6 (%s); K 0..3 %s; REST 7 u
regs
    $r 16 u16
]]

local function texts_of(r)
   local texts = {}
   for code = 0, 7 do texts[code + 1] = r:chance(75) and "m" .. code or "?" end
   texts[1 + r:below(8)] = "some"
   return texts
end

-- Splits the values into cases; `gap` values are in none.
local function split(r, values)
   local cases, of = {}, {}
   for i = 1, 1 + r:below(4) do cases[i] = {} end
   for _, value in ipairs(values) do
      of[value] = 1 + r:below(#cases)
      table.insert(cases[of[value]], value)
   end
   return cases, of
end

-- Lines of a match that stores 100 + the number of the case, and which one is for which value.
local function lines_of(r, subject, values, name)
   local cases, of = split(r, values)
   local last = r:chance(30) and #cases[#cases] > 0 and #cases or nil
   local lines = { "match " .. subject }
   for i, case in ipairs(cases) do
      local names = {}
      for k, value in ipairs(case) do names[k] = name(value) end
      if i == last then names = { "else" } end
      if #names > 0 then
         lines[#lines + 1] = ("    %s: RD = %d"):format(table.concat(names, ", "), 100 + i)
      end
   end
   return lines, of
end

local function values_of(texts)
   local values = {}
   for code = 0, 7 do
      if texts[code + 1] ~= "?" then values[#values + 1] = code end
   end
   return values
end

-- One page: form and code, and an example for each value.
local function page(index, form, lines, of, values, word, text)
   local out = { ("insn p%d \"P\"\n    form %s"):format(index, form) }
   for _, value in ipairs(values) do
      out[#out + 1] = ('    example "%s" = %04x : -> $r[1]=%d'):format(text(value), word(value),
         100 + of[value])
   end
   out[#out + 1] = "    do\n        " .. table.concat(lines, "\n        ")
   return table.concat(out, "\n") .. "\n"
end

local function codes_page(r, texts)
   local values = values_of(texts)
   local function name(value)
      return r:chance(70) and texts[value + 1] or tostring(value)
   end
   local lines, of = lines_of(r, r:chance(50) and "M" or "M.n", values, name)
   return page(0, "p{M} RD : OP=0 ignored REST, K", lines, of, values,
      function(value) return 0x100 | value << 4 end,
      function(value) return "p" .. texts[value + 1] .. " $r1" end)
end

local function numbers_page(r, signed)
   local values = {}
   for value = signed and -8 or 0, signed and 7 or 15 do values[#values + 1] = value end
   local lines, of = lines_of(r, "K", values, tostring)
   return page(1, "q RD, K : OP=1 ignored REST, M", lines, of, values,
      function(value) return 0x1100 | value & 15 end,
      function(value) return ("q $r1, %d"):format(value) end)
end

TestMatch = {}

function TestMatch.test_against_a_naive_reading()
   for seed = 1, 60 do
      local r = random.new(seed)
      local texts, signed = texts_of(r), r:chance(50)
      local text = HEAD:format(table.concat(texts, " "), signed and "s dec" or "u dec")
         .. codes_page(r, texts) .. numbers_page(r, signed)
      local model, report = check.text("t.isa", text)
      lu.assertEquals(report:to_string(), "", text)
      lu.assertEquals(#model.forms, 2)
   end
end

-- With one value left out of the cases it is what the message names, and nothing else.
function TestMatch.test_what_is_missing()
   for missing = 0, 15 do
      local below, above = missing - 1, missing + 1
      local parts = {}
      if below >= 0 then parts[#parts + 1] = "0.." .. below end
      if above <= 15 then parts[#parts + 1] = above .. "..15" end
      local text = HEAD:format("a b c d", "u") .. ([[
insn p "P"
    form p{M} RD, K : OP=0 ignored REST
    do
        match K
            %s: RD = 1
]]):format(table.concat(parts, ", "))
      local _, report = check.text("t.isa", text)
      lu.assertStrContains(report:to_string(), ("`match K` has no case for `%d` "):format(missing))
      lu.assertEquals(report.errors, 1)
   end
end

os.exit(lu.LuaUnit.run())

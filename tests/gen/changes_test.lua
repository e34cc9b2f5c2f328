-- Checks the changes that tools/bench/generate makes of descriptions: they are small, and the same
-- for the same seed; the checker accepts renamed operands.
package.path = "./?.lua;" .. package.path
local lu = require("luaunit")
local changes = require("tools.bench.changes")
local places = require("tools.bench.places")
local check = require("gen.check")

local FILE = "desc/vp1-scalar/arith.isa"

local function read(path)
   local lines = {}
   for line in io.lines(path) do lines[#lines + 1] = line end
   return lines
end

local function description(paths)
   local originals = { order = paths }
   for _, path in ipairs(paths) do originals[path] = read(path) end
   return originals
end

--- The text of the changed description, for the checker.
local function changed_text(originals, change)
   local text = {}
   for _, path in ipairs(originals.order) do
      for n, line in ipairs(originals[path]) do
         text[#text + 1] = change[path] and change[path][n] or line
      end
   end
   return table.concat(text, "\n") .. "\n"
end

TestPlaces = {}

function TestPlaces:test_only_bare_names_are_renamed()
   lu.assertEquals(places.rename('form "b" x b=WORD2 %b $b u.b : B=b -- b stays', "b", "bx"),
      'form "b" x bx=WORD2 %b $b u.b : B=bx -- b stays')
   lu.assertEquals(places.rename("    -- prose about b", "b", "bx"), "    -- prose about b")
end

function TestPlaces:test_finds_every_kind_of_place()
   local sites = places.find(description({ "desc/vp1-scalar/fields.isa", FILE }))
   lu.assertEquals(#sites.example, 15)
   lu.assertEquals(#sites.row, 22)
   for _, kind in ipairs(places.kinds) do lu.assertTrue(#sites[kind] > 0, kind) end
end

TestChanges = {}

function TestChanges:test_the_same_seed_gives_the_same_changes()
   local originals = description({ FILE })
   local sites = places.find(originals)
   local function ten(seed)
      local random, list = changes.random(seed), {}
      for i = 1, 10 do
         local change = changes.make(places.kinds[i % 4 + 1], sites, originals, random)
         list[i] = change and changes.describe(change) or "none"
      end
      return list
   end
   lu.assertEquals(ten(7), ten(7))
   lu.assertNotEquals(ten(7), ten(8))
end

function TestChanges:test_a_row_keeps_its_columns()
   local originals = description({ FILE })
   local sites, random = places.find(originals), changes.random(3)
   for _ = 1, 20 do
      local change = changes.make("row", sites, originals, random)
      local _, line = next(change[FILE])
      local old, new = line:match("^(.*)\n(.*)$")
      lu.assertEquals(new:gsub("%S", "."), old:gsub("%S", "."))
      lu.assertNotEquals(new, old)
   end
end

function TestChanges:test_the_checker_accepts_renamed_operands()
   local originals = description(check.files({ "tests/chip8/chip8.isa" }))
   local sites, random = places.find(originals), changes.random(1)
   local change = changes.make("operand", sites, originals, random)
      or changes.make("shared", sites, originals, random)
   local model, report = check.text("changed.isa", changed_text(originals, change))
   lu.assertNotNil(model, report and report:list()[1] and report:list()[1].message)
end

function TestChanges:test_an_example_is_repaired_as_the_checker_says()
   local change = { x = { [3] = '    example "mov $r1 $r2" = 12 : $r2=5 -> $r1=5' } }
   local text = changes.repair(change, "error [E70]: example: 12 reads `mov $r1 $r3`, the line says"
      .. " `mov $r1 $r2`\n")
   lu.assertEquals(text.x[3], '    example "mov $r1 $r3" = 12 : $r2=5 -> $r1=5')
   local state = changes.repair(change, "after running, `$r1` is 0x7, the line says 5\n")
   lu.assertEquals(state.x[3], '    example "mov $r1 $r2" = 12 : $r2=5 -> $r1=0x7')
   lu.assertNil(changes.repair(change, "error [E30]: something else"))
end

os.exit(lu.LuaUnit.run())

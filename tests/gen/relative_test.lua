-- Where a form with a relative address needs its mark beside one of the same length: random pairs of fields, and for each
-- value of the long one whether the short one prints the same address, found by trying all.
package.path = "./?.lua;" .. package.path
local lu = require("luaunit")
local num = require("gen.num")
local check = require("gen.check")
local random_isa = require("tests.lib.random_isa")

local TEXT = [[
isa relative "Two forms of a branch"
unit 32 little align 2
fields
    OP 12..15 u; NEAR 0..%d %s%s rel %s%s; FAR 16..%d %s%s rel %s%s
regs
    $pc u%d counts bytes
insn branch "Branch"
    form.near bra to=NEAR : OP=1 ignored %d..11, 16..31
    form.far  bra to=FAR  : OP=2 ignored 0..11%s
    prefer near, far mark "long"
    do $pc = to
]]

local LENGTH = 4

local function random_field(r, name)
   return { name = name, width = 1 + r:below(6), signed = r:chance(50), scale = r:pick { 1, 1, 2, 4 },
      of = r:pick { "here", "next" }, add = r:pick { 0, 0, 2, 6, -4 } }
end

local function arguments(field)
   local last = field.width - 1 + (field.name == "FAR" and 16 or 0)
   return last, field.signed and "s" or "u", field.scale > 1 and " x" .. field.scale or "", field.of,
      field.add ~= 0 and (" %s %d"):format(field.add < 0 and "-" or "+", math.abs(field.add)) or ""
end

local function text_of(near, far, pc)
   local all = { arguments(near) }
   table.move({ arguments(far) }, 1, 5, 6, all)
   local rest = far.width < 16 and (",%d..31"):format(16 + far.width) or ""
   table.move({ pc, near.width, rest }, 1, 3, 11, all)
   return TEXT:format(table.unpack(all))
end

local function address_of(field, raw, here, pc)
   local value = field.signed and num.sext(raw, field.width) or raw
   local from = here + (field.of == "next" and LENGTH or 0) + field.add
   return (from + field.scale * value) % (1 << pc)
end

local function prints_same(near, far, raw, here, pc)
   local wanted = address_of(far, raw, here, pc)
   for other = 0, (1 << near.width) - 1 do
      if address_of(near, other, here, pc) == wanted then return true end
   end
   return false
end

local function is_in(box, raw)
   for _, key in ipairs(box.keys) do
      local inside = false
      for _, range in ipairs(box.terms[key].ranges) do
         inside = inside or range.lo <= raw and raw <= range.hi
      end
      if not inside then return false end
   end
   return true
end

local function needs_mark(form, raw)
   for _, box in ipairs(form.rivals or {}) do
      if is_in(box, raw) then return true end
   end
   return false
end

-- Status of a pair: "refused" (it shares no text), else how many values need the mark.
local function try(r)
   local near, far, pc = random_field(r, "NEAR"), random_field(r, "FAR"), 8 + r:below(2)
   local text = text_of(near, far, pc)
   local model, report = check.text("relative.isa", text)
   local here, count = 2 * r:below(1 << pc - 1), 0
   local form = model and model.forms[2]
   for raw = 0, (1 << far.width) - 1 do
      local same = prints_same(near, far, raw, here, pc)
      count = count + (same and 1 or 0)
      if model then lu.assertEquals(needs_mark(form, raw), same, text .. "\nvalue " .. raw) end
   end
   if not model then
      lu.assertStrContains(report:to_string(), "E46", text)
      lu.assertEquals(count, 0, text)
   end
   return model and count or "refused"
end

TestRelative = {}

function TestRelative.test_marks_are_where_the_short_form_prints_the_same()
   local r, refused, some, none = random_isa.Random.new(16), 0, 0, 0
   for _ = 1, 400 do
      local found = try(r)
      if found == "refused" then refused = refused + 1
      elseif found == 0 then none = none + 1
      else some = some + 1 end
   end
   lu.assertTrue(some > 200, ("%d with marks, %d without, %d refused"):format(some, none, refused))
end

os.exit(lu.LuaUnit.run())

-- Which ELF files hold code of the instruction set: `elf machine 190 os 51 flags 0..7`, and the
-- number that is there for a variant, `variant sm_52 elf 52`.
local M = {}

local MACHINES, SYSTEMS, FLAGS, ALIGN, SPARE, TAGS = 0xffff, 0xff, 32, 4096, 255,
   0x7fffffff

local function is_alignment(n) return n >= 1 and n <= ALIGN and n & n - 1 == 0 end

local function check_numbers(elf, report)
   if elf.machine > MACHINES then
      report:error("E88", elf.at, "the machine of an ELF file is a number of 16 bits")
   end
   if elf.os and elf.os > SYSTEMS then
      report:error("E88", elf.at, "the OS ABI of an ELF file is a number of 8 bits")
   end
   if elf.params and not elf.params:match("^[^*]+%*[^*]*$") then
      report:error("E88", elf.at, "the text of a parameter has one `*`, its offset, and begins "
         .. "with something else")
   end
   if elf.pad and elf.pad:match("^%s*$") then
      report:error("E88", elf.at, "the instruction that pads code has no text")
   end
   if elf.fill and not is_alignment(elf.fill) then
      report:error("E88", elf.at, "code is filled up to a power of 2 up to 4096")
   end
   if elf.align and not is_alignment(elf.align) then
      report:error("E88", elf.at, "code is aligned to a power of 2 up to 4096")
   end
   if elf.spare and elf.spare > SPARE then
      report:error("E88", elf.at, "a function has 255 spare registers at most")
   end
   if elf.hi and elf.hi >= FLAGS then
      report:error("E88", elf.at, "the flags of an ELF file have the bits 0..31")
   end
end

-- What names extensions, and so selects a variant, is in one place, and some variant has features.
local function check_attributes(tree, report)
   local first
   local featured = false
   for _, axis in ipairs(tree.axes) do
      featured = featured or axis.kind == "variant" and #axis.features > 0
   end
   for _, elf in ipairs(tree.elfs) do
      if elf.vendor then
         if not elf.vendor:find("^%w+$") then
            report:error("E88", elf.at, "the vendor of attributes is a word")
         end
         if elf.number < 1 or elf.number > TAGS then
            report:error("E88", elf.at, ("a tag of attributes is 1..%d"):format(TAGS))
         end
         if elf.lo then
            report:error("E88", elf.at, "`flags` and `attributes` would both select the variant",
               { hint = "one of them" })
         end
         if first then
            report:error("E88", elf.at, "`attributes` of a second kind of ELF files",
               { also = { at = first.at, text = "the first" } })
         elseif not featured then
            report:error("E88", elf.at, "attributes select a variant by its features, and no "
               .. "variant has one", { hint = "`variant large = Zba`" })
         end
         first = first or elf
      end
   end
end

-- Two lines for one file leave open which of them holds.
local function check_twice(elfs, report)
   for i, elf in ipairs(elfs) do
      for k = 1, i - 1 do
         local other = elfs[k]
         if other.machine == elf.machine
            and (not other.os or not elf.os or other.os == elf.os) then
            report:error("E88", elf.at, "an ELF file can fit two of these lines",
               { also = { at = other.at, text = "the other" },
                  hint = "another `os` in each of them" })
            break
         end
      end
   end
end

-- Is the number one that the bits of every line can hold, and one variant's alone?
local function check_variant(axis, elfs, seen, report)
   local room
   for _, elf in ipairs(elfs) do
      if elf.lo then
         local bits = math.min(elf.hi, FLAGS - 1) - elf.lo + 1
         room = math.min(room or bits, bits)
      end
   end
   if not room then
      report:error("E88", axis.at, "no line says which bits of ELF files hold this number",
         { hint = "`elf machine 190 flags 0..7`" })
   elseif axis.elf >> room ~= 0 then
      report:error("E88", axis.at, ("%d does not fit in %d bits of flags"):format(
         axis.elf, room))
   end
   local other = seen[axis.elf]
   if other then
      report:error("E88", axis.at, ("variant `%s` has the number %d already"):format(other.name,
         axis.elf), { also = { at = other.at, text = "declared here" } })
   end
   seen[axis.elf] = other or axis
end

--- Checks all of it; returns the lines.
function M.resolve(tree, report)
   local seen, numbered = {}, false
   for _, elf in ipairs(tree.elfs) do check_numbers(elf, report) end
   check_twice(tree.elfs, report)
   check_attributes(tree, report)
   for _, axis in ipairs(tree.axes) do
      if axis.elf and axis.kind == "mode" then
         report:error("E88", axis.at, "an ELF file selects a variant; modes have no number")
      elseif axis.elf then
         numbered = true
         check_variant(axis, tree.elfs, seen, report)
      end
   end
   for _, elf in ipairs(tree.elfs) do
      if elf.lo and not numbered then
         report:error("E88", elf.at, "these bits are the number of a variant, and none has one",
            { hint = "`variant sm_52 elf 52`" })
      end
   end
   return tree.elfs
end

return M

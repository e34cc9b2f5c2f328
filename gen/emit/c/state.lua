-- How the state of an ISA lies in memory: the members of `struct PREFIX_state` and the tables that
-- describe them.
--
-- The struct, the functions that work on it (`exec.lua`) and the tables for tools (`target.lua`)
-- must agree, so all three ask here. A stack is a depth and one array for each member, which makes
-- its parts ordinary register files for tools.
local ir = require("gen.ir.node").make
local lists = require("gen.base.lists")
local num = require("gen.num")
local c = require("gen.emit.c")
local ctype = require("gen.emit.c.ctype")
local tree = require("gen.ir.tree")

local M = {}

local keywords = {}
for word in ([[auto bool break case char const continue default do double else enum extern false
   float for goto if inline int long register restrict return short signed sizeof static struct
   switch true typedef union unsigned void volatile while]]):gmatch("%S+") do
   keywords[word] = true
end

--- Words that C does not allow as names.
M.keywords = keywords

--- Name of a file, stack or space in C.
function M.ident(node)
   local name = c.ident(node.ident or node.name:gsub("^%$", ""):lower())
   return keywords[name] and name .. "_" or name
end

--- The program counter lives in the machine, not in the state.
function M.is_pc(file)
   return file.counts == "bytes" or file.counts == "units" or file.name == "$pc"
end

--- State that lives for one bundle is together, so that each instruction can begin with none of
-- it.
function M.is_bundle(file) return file.scope == "bundle" end

-- State that is not the warp's own is after pointers.
local PARTS = { bundle = "bundle.", block = "block->", grid = "grid->" }

--- Path of a file inside the state.
function M.path(file)
   return (PARTS[file.scope] or "") .. M.ident(file)
end

--- Do the words of a bundle execute together? Then the state is there twice: as it was before the
--- bundle, which they read, and as it will be after it, which they store to.
function M.is_together(model)
   local bundle = model.units[1] and model.units[1].bundle
   return bundle ~= nil and bundle.together ~= nil
end

--- What stores go through, as C; reads go through `s->`.
function M.stored_in(model) return M.is_together(model) and "s[1]." or "s->" end

--- True for state that each lane has for itself: the lane is the last index of its member.
function M.is_lane(file) return file.scope == "lane" end

--- Lanes of a warp for which quick functions are written (RT_ROW of runtime/simt/rows.h).
M.row = 32

--- The index of a lane in C, or nothing.
function M.lane_index(file, lane) return M.is_lane(file) and ("[%s]"):format(lane) or "" end

--- True for state of a block or grid, which has a struct of its own.
function M.is_apart(file) return file.scope == "block" or file.scope == "grid" end

--- The files that live for one bundle.
function M.bundle_files(model)
   return lists.filter(model.files, M.is_bundle)
end

local function file_member(file, lanes)
   local stored, bits = ctype.stored(file.width, file.signed)
   return { ident = M.ident(file), type = stored, bits = bits, count = file.count, file = file,
      lanes = M.is_lane(file) and lanes or nil, name = file.name }
end

local function stack_members(stack, list)
   local ident = M.ident(stack)
   local stored, bits = ctype.stored(num.width_unsigned(stack.depth), false)
   list[#list + 1] = { ident = ident .. "_depth", type = stored, bits = bits, stack = stack,
      width = bits,
      name = stack.name .. ".depth" }
   for _, member in ipairs(stack.members) do
      stored, bits = ctype.stored(member.type.width, member.type.kind == "s")
      list[#list + 1] = { ident = ident .. "_" .. c.ident(member.name), type = stored, bits = bits,
         count = stack.depth,
         stack = stack, member = member, name = stack.name .. "." .. member.name,
            width = member.type.width,
         signed = member.type.kind == "s" }
   end
end

--- Members of the struct, in the order of the description: `{ident, type, bits, count, name, file |
-- stack, member}`.
function M.members(model)
   local list = lists.collect(model.files, function(file)
      return not M.is_pc(file) and file_member(file, model.lanes)
   end)
   for _, stack in ipairs(model.stacks or {}) do stack_members(stack, list) end
   return list
end

--- Ident of the struct's depth, or of the array of a member, of a stack.
function M.stack_depth(stack) return M.ident(stack) .. "_depth" end
function M.stack_member(stack, name) return M.ident(stack) .. "_" .. c.ident(name) end

--- The number that an entry is wired to, or nil.
function M.wired(entry)
   local code = entry.code
   if code and code.value.tag == "const" and not code.target then return code.value.value end
   return nil
end

--- The condition in C that a number, `text`, is of no entry of a file that keeps what it is; nil
-- where it cannot be of one. `index` has the bounds of the number.
function M.unwired(file, index, text)
   local tests = lists.collect(file.entry_list or {}, function(entry)
      return M.wired(entry) and num.le(index.lo, entry.number) and num.le(entry.number, index.hi)
         and ("%s != %d"):format(text, entry.number)
   end)
   return #tests > 0 and table.concat(tests, " && ") or nil
end

--- Wired and held bits as they are in each configuration: `{ {configs, mask, value} }`, one for
-- each `bits` line.
function M.held(model, file)
   local list = {}
   for _, bits in ipairs(file.bits or {}) do
      local width = (bits.hi or bits.lo) - bits.lo + 1
      local configs = 0
      for i in ipairs(model.configs) do
         if not bits.where or bits.where[i] then configs = configs | 1 << (i - 1) end
      end
      list[#list + 1] = { configs = configs, mask = num.shl(num.mask(width), bits.lo),
         value = num.shl(num.bits(bits.value, 0, width), bits.lo) }
   end
   return list
end

--- Mask over the configurations from an array of booleans; all of them without one.
function M.configs(model, where)
   local mask = 0
   for i in ipairs(model.configs) do
      if not where or where[i] then mask = mask | 1 << (i - 1) end
   end
   return mask
end

-- Spaces ------------------------------------------------------------------------------------------

local RULES = { trap = "ISADORA_TRAPS", ok = "ISADORA_WORKS", drop = "ISADORA_DROPS",
   undefined = "ISADORA_UNDEFINED",
   wrap = "ISADORA_WRAPS", zero = "ISADORA_ZERO", raise = "ISADORA_TRAPS" }

--- Cells of a space as a num.
function M.cells(space) return space.size end

--- Whether an access, a node `space`, may trap.
function M.access_traps(access)
   local space, index, cells = access.space, access.index, access.width // access.space.type.width
   local function stops(rule) return rule == "trap" or rule == "raise" and not access.is_guarded end
   if cells > 1 and stops(space.unaligned) then return true end
   -- a run may give a program less of what blocks and grids share than there is
   if space.scope == "block" or space.scope == "grid" then return true end
   if not stops(space.outside or "trap") then return false end
   return num.is_negative(index.lo) or num.lt(num.sub(space.size, cells), index.hi)
end

--- Has a file a spare register after its last one, for results that are not kept?
function M.spare(model, file)
   return M.has_ops(model) and file.count ~= nil and not M.is_pc(file) and not M.is_bundle(file)
      and lists.any(file.entry_list or {}, function(entry) return M.wired(entry) ~= nil end)
end

local QUICK = { [1] = true, [2] = true, [4] = true, [8] = true }

--- Whether an operation makes such an access itself where its page is open, and leaves otherwise
-- before it has done anything (machine/operations/op.h, RT_FAR).
function M.is_near(model, access)
   local width = access.space.type.width
   return M.has_ops(model) and width == 8 and QUICK[access.width // width] ~= nil
end

local SCOPES = { lane = "ISADORA_LANE", warp = "ISADORA_WARP", block = "ISADORA_BLOCK",
   grid = "ISADORA_GRID" }

local function is_big(model, space)
   return (space.endian or model.units[1].endian) == "big"
end

M.is_big = is_big

local function put_spaces(model, w)
   if #model.spaces == 0 then return end
   w:open("static const struct isadora_space spaces[] = {")
   for _, space in ipairs(model.spaces) do
      w:open("{")
      w:line(".name = %s, .cells = %s, .cell_bits = %d,", c.string(space.name), c.hex(space.size),
         space.type.width)
      w:line(".is_code = %d, .big_endian = %d, .read_only = %d, .write_only = %d,", space.code and 1
         or 0,
         is_big(model, space) and 1 or 0, space.ro and 1 or 0, space.wo and 1 or 0)
      w:line(".unaligned = %s, .outside = %s,", RULES[space.unaligned or "ok"],
         RULES[space.outside or "trap"])
      if SCOPES[space.scope] then w:line(".scope = %s,", SCOPES[space.scope]) end
      if space.shown or space.windows then
         w:line(".shown = %d, .windows = %d,",
            (space.shown or space.type.width) // space.type.width,
            space.windows or 0)
      end
      w:line(".configs = %s,", c.hex(M.configs(model, space.where)))
      w:close("},")
   end
   w:close("};\n")
end

-- Files -------------------------------------------------------------------------------------------

--- The bits of one register that an entry stands for, `{file, index, lo, width}`; nil where it
-- stands for anything else.
local function place_of(file, entry)
   local target = entry.code and entry.code.target
   local lo, width = 0, file.width
   while target and target.tag == "slice" do
      if target.from.tag ~= "const" then return nil end
      lo, width = lo + target.from.value, math.min(width, target.width)
      target = target.base
   end
   if not target or target.tag ~= "reg" then return nil end
   local index = target.index or ir.const({ value = 0 })
   if index.tag ~= "const" then return nil end
   for _, other in ipairs(target.file.entry_list or {}) do
      if other.number == index.value and other.code then return nil end
   end
   return { file = target.file, index = index.value, lo = lo,
      width = math.min(width, target.file.width - lo) }
end

--- The last members of an entry: where its other texts are, and the place that it stands for.
local function entry_rest(model, file, entry, ident)
   local also = entry.also and #entry.also > 0 and ("also_%s_%d"):format(ident, entry.number)
      or "NULL"
   local place = place_of(file, entry)
   if not place then return also .. ", 0, 0, 0, 0" end
   local at
   for i, other in ipairs(model.files) do
      if other == place.file then at = i end
   end
   return ("%s, %d, %d, %d, %d"):format(also, at, place.index, place.lo, place.width)
end

local function put_also(list, ident, w)
   for _, entry in ipairs(list) do
      local texts = lists.map(entry.also or {}, function(text) return c.string(text) .. ", " end)
      if #texts > 0 then
         w:line("static const char *const also_%s_%d[] = {%sNULL};", ident, entry.number,
            table.concat(texts))
      end
   end
end

local function put_entries(model, file, ident, w)
   local list = file.entry_list or {}
   if #list == 0 then return 0 end
   put_also(list, ident, w)
   w:open("static const struct isadora_entry entries_%s[] = {", ident)
   for _, entry in ipairs(list) do
      local wired = M.wired(entry)
      local alias = entry.value and not wired
      w:line("{%d, %s, %d, %d, %s, %s},", entry.number, entry.prints and c.string(entry.prints)
         or "NULL", wired and 1 or 0,
         alias and 1 or 0, wired and c.hex(num.bits(wired, 0, math.min(file.width, 64))) or "0",
         entry_rest(model, file, entry, ident))
   end
   w:close("};\n")
   return #list
end

local function put_views(file, ident, w)
   local rows = {}
   for _, view in ipairs(file.views or {}) do
      if not view.parts and (view.first or 0) == 0 then
         rows[#rows + 1] = ("{%s, %d, %d, %d, %d},"):format(c.string(view.name), view.count or 0,
            view.lo,
            view.step or 0, view.width)
      end
   end
   for _, flag in ipairs(file.flags or {}) do
      rows[#rows + 1] = ("{%s, 0, %d, 0, 1},"):format(c.string(flag.name), flag.lo)
   end
   if #rows == 0 then return 0 end
   w:open("static const struct isadora_view views_%s[] = {", ident)
   for _, row in ipairs(rows) do w:line("%s", row) end
   w:close("};\n")
   return #rows
end

local function put_held(model, file, ident, w)
   local list = M.held(model, file)
   if #list == 0 then return 0 end
   w:open("static const struct isadora_held held_%s[] = {", ident)
   for _, held in ipairs(list) do
      w:line("{%s, %s, %s},", c.hex(held.configs), c.word(held.mask), c.word(held.value))
   end
   w:close("};\n")
   return #list
end

local function put_file(model, file, parts, w)
   local ident = M.ident(file)
   w:open("{")
   w:line(".name = %s, .prints = %s, .vector = %s,", c.string(file.name),
      c.string(file.prints or file.name),
      file.named and c.string(file.named) or "NULL")
   w:line(".count = %d, .width = %d, .is_signed = %d, .is_pc = %d,", file.count or 0, file.width,
      file.signed and 1 or 0, M.is_pc(file) and 1 or 0)
   if not M.is_pc(file) then
      local outer = M.is_apart(file) and file.scope or "state"
      local name = ("struct %s_%s"):format(model.isa.prefix, outer)
      local path = M.is_apart(file) and ident or M.path(file)
      local element = file.count and ("sizeof(((%s *)0)->%s[0])"):format(name, path) or "0"
      w:list("", { (".offset = offsetof(%s, %s)"):format(name, path), ".stride = " .. element },
         ",")
      if M.is_lane(file) then
         w:line(".lane_stride = sizeof(((%s *)0)->%s%s[0]),", name, path, file.count and "[0]"
            or "")
      end
   end
   if SCOPES[file.scope] then w:line(".scope = %s,", SCOPES[file.scope]) end
   for _, part in ipairs({ { "entry", "entries" }, { "view", "views" }, { "held", "held" } }) do
      if parts[part[1]] > 0 then
         w:line(".%s_count = %d, .%s = %s_%s,", part[1], parts[part[1]], part[2], part[2], ident)
      end
   end
   w:line(".configs = %s,", c.hex(M.configs(model, file.where)))
   w:close("},")
end

local function put_stack_member(model, member, w)
   local name = ("struct %s_state"):format(model.isa.prefix)
   w:open("{")
   w:line(".name = %s, .prints = %s,", c.string(member.name), c.string(member.name))
   w:line(".count = %d, .width = %d, .is_signed = %d,", member.count or 0, member.width,
      member.signed and 1 or 0)
   w:list("", { (".offset = offsetof(%s, %s)"):format(name, member.ident), ".stride = "
      .. (member.count and ("sizeof(((%s *)0)->%s[0])"):format(name, member.ident) or "0") }, ",")
   w:line(".configs = %s,", c.hex(M.configs(model)))
   if not member.count then w:line(".most = %d,", member.stack.depth) end
   if SCOPES[member.stack.scope] then w:line(".scope = %s,", SCOPES[member.stack.scope]) end
   w:close("},")
end

local function stack_parts(model)
   return lists.filter(M.members(model), function(member) return member.stack end)
end

--- Writes the tables `files` and `spaces` with all they point to.
function M.tables(model, w)
   local parts = {}
   for i, file in ipairs(model.files) do
      local ident = M.ident(file)
      parts[i] = { entry = put_entries(model, file, ident, w), view = put_views(file, ident, w),
         held = put_held(model, file, ident, w) }
   end
   local stacks = stack_parts(model)
   if #model.files + #stacks > 0 then
      w:open("static const struct isadora_file files[] = {")
      for i, file in ipairs(model.files) do put_file(model, file, parts[i], w) end
      for _, member in ipairs(stacks) do put_stack_member(model, member, w) end
      w:close("};\n")
   end
   put_spaces(model, w)
end

--- The members of `struct isadora_target` that point to these tables.
function M.target_lines(model)
   local files, spaces = #model.files + #stack_parts(model), #model.spaces
   return (".files = %s, .file_count = %d,\n    .spaces = %s, .space_count = %d,"):format(files > 0
      and "files" or "NULL",
      files, spaces > 0 and "spaces" or "NULL", spaces)
end

-- Time --------------------------------------------------------------------------------------------

-- A file and what its entries stand for.
local function note_file(file, set)
   if set[file] then return end
   set[file] = true
   for _, entry in ipairs(file.entry_list or {}) do
      local target = entry.code and entry.code.target
      if target then note_file(tree.base_of(target).file, set) end
   end
end

--- `{timed = {[file] = true}, late = {[file] = true}, any = bool}`: files that stores with a delay
-- go to, and files that are read a cycle late: an `unforwarded` one, and those after its entries.
function M.time(model)
   local timed, late, any = {}, {}, false
   for _, form in ipairs(model.forms) do
      tree.each_statement(form.code and form.code.body or {}, function(s)
         if s.tag == "store" and s.delay then note_file(tree.base_of(s.target).file, timed) end
         any = any or s.delay ~= nil or s.tag == "occupy"
      end)
   end
   for _, file in ipairs(model.files) do
      if file.unforwarded then late[file] = true end
      for _, entry in ipairs(file.unforwarded and file.entry_list or {}) do
         tree.each_node(entry.code and entry.code.value or ir.none({}), function(node)
            local other = node.tag == "reg" and node.file
            if other and not (M.is_pc(other) or other.counts) then
               late[other] = true
            end
         end, {})
      end
   end
   return { timed = timed, late = late, any = any }
end

--- Are instructions executed as operations, one calling the next (machine/operations/op.h)?
function M.has_ops(model)
   return model.lanes == 0 and not M.is_together(model) and not model.bundle
end

--- Registers that count cycles.
function M.counters(model)
   return lists.filter(model.files, function(file) return file.counts == "cycles" end)
end

return M

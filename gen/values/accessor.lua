-- `read:` and `write v:` of entries: side effects of reading or storing to a register of a file.
--
-- Both become plain statements here, so that later passes need not handle them: a store to the file
-- becomes an `if` over the numbers that have a `write`, and the instruction's own code is followed
-- by one over the numbers that have a `read`, for every register that the instruction read.
local ir = require("gen.ir.node").make
local lists = require("gen.base.lists")
local tree = require("gen.ir.tree")
local Walker = require("gen.values.walker")

-- Entries of a file with an accessor of this kind, by number.
local function entries_with(file, kind)
   local key = kind .. "_entries"
   if not file[key] then
      file[key] = {}
      for _, entry in ipairs(file.entry_list or {}) do
         if entry.accessors and entry.accessors[kind] then table.insert(file[key], entry) end
      end
   end
   return file[key]
end

-- Runs statements of the description in a scope of their own; `bound` are its names. In them the
-- file is plain storage, and what the instruction names is not known.
local function run_inside(self, statements, bound)
   local scope = { kind = "accessor", names = bound, statics = {}, func = statements }
   local saved = self.in_accessor
   self.in_accessor = true
   local status = self:within(scope, function() return self:run(statements) end)
   self.in_accessor = saved
   return status
end

-- An `if` over the number of a register: `does(entry)` for each entry, else `otherwise()`.
local function by_number(self, index, entries, k, does, otherwise)
   local entry = entries[k]
   if not entry then return otherwise() end
   local test = self:binary("eq", index, self:const(entry.number, index.at), index.at)
   local decided = self:decided(test)
   if decided == 1 then return does(entry) end
   if decided == 0 then return by_number(self, index, entries, k + 1, does, otherwise) end
   local yes, yes_status = self:branch(function()
      if self:assume(test, true) then return does(entry) end
   end)
   local no, no_status = self:branch(function()
      if self:assume(test, false) then
         return by_number(self, index, entries, k + 1, does, otherwise)
      end
   end)
   if #yes > 0 or #no > 0 then
      self.out[#self.out + 1] = ir["if"]({ test = test, yes = yes, no = no, at = index.at })
   end
   return yes_status and no_status
end

local function is_constant_without(self, index, entries)
   local number = self:value_of(index)
   if not number then return false end
   return not lists.any(entries, function(entry) return entry.number == number end)
end

-- Stores ------------------------------------------------------------------------------------------

-- A part of a register that has a `write`, and a place among several, have no accessor to call.
local function refuse_parts(self, target, at)
   if self.in_accessor then return end
   tree.each_place(target, function(place)
      local entries = place.tag == "reg" and entries_with(place.file, "write") or {}
      if #entries > 0 and place.index and not is_constant_without(self, place.index, entries) then
         self:fail("E04", at,
            ("a store to a part of `%s`, or to it among other places, is not built yet: "
            .. "`write` of its entries takes all bits"):format(place.file.name))
      end
   end)
end

-- The register that a target is, or is bits of; nil for places of other kinds.
local function register_of(target)
   while target.tag == "slice" or target.tag == "gather" do target = target.base end
   return target.tag == "reg" and target or nil
end

-- Cycles after which a store is seen, and the engine whose work it is.
local function time_of(self, target, at)
   local later = self.later or { n = 1 }
   local delay = later.n
   if delay > 1 and not register_of(target) then
      self:fail("E63", at, "`after` takes stores to registers and to bits of registers",
         { hint = "one store for each register" })
   end
   return delay > 1 and delay or nil, later.engine
end

--- Stores a value to a target: the last step of an assignment.
function Walker:put_store(target, value, at)
   local function plain()
      local delay, engine = time_of(self, target, at)
      self.out[#self.out + 1] =
         ir.store({ target = target, value = value, delay = delay, engine = engine, at = at })
      self:note_store(target, at, value)
   end
   local entries = target.tag == "reg" and target.index and not self.in_accessor
      and entries_with(target.file, "write") or {}
   if #entries == 0 then
      if target.tag ~= "reg" then refuse_parts(self, target, at) end
      return plain()
   end
   local node = self:let_temp("v", self:truncated(value, target.file, at), at)
   return by_number(self, target.index, entries, 1, function(entry)
      local write = entry.accessors.write
      return run_inside(self, write.body, { [write.name] = { node = node, param = true } })
   end, plain)
end

--- What a register of the file holds after `value` is stored to it.
function Walker:truncated(value, file, at)
   if file.signed then return self:sext(value, file.width, at) end
   return self:slice(value, self:const(0, at), file.width, at)
end

--- Refuses a field in an accessor, or in a function that it calls: it is executed for any
-- instruction that accesses the register.
function Walker:check_no_accessor(name, at)
   local where = self.in_accessor
   if not where then return end
   self:fail("E10", at, ("`%s` is a field of instructions; %s cannot use it"):format(name,
      where == true and "`read` and `write`" or where))
end

-- Reads -------------------------------------------------------------------------------------------

--- Notes that a register was read whose entry may have a `read`.
function Walker:note_read(file, index, at)
   local entries = not self.placing and not self.in_accessor and index
      and entries_with(file, "read") or {}
   if #entries == 0 or is_constant_without(self, index, entries) then return end
   if self.root.kind == "line" then
      self:fail("E04", at,
         ("a register of `%s` in the value of an alternative is not built yet: some have a "
            .. "`read`"):format(file.name),
         { hint = "name the field in the text of the form" })
   end
   if self.root.kind == "entry" then return end
   local key = file.name .. "[" .. self:key(index) .. "]"
   self.noted = self.noted or {}
   local read = lists.entry(self.noted, key, { index = index, entries = entries }, self.noted)
   if self.under == 0 then
      read.always = true
   elseif not read.always then
      read.flag = read.flag or self:reserve("read")
      self.read_flags = (self.read_flags or 0) + 1
      self:let_id(read.flag, self:const(1, at), at)
   end
end

-- The value of the local that says whether code under a condition was executed; 0 at first.
local function flag_value(self, flag, at)
   local out, frame = self.out, self.frame
   self.out = {}
   local none = self:let_id(flag, self:const(0, at), at)
   table.insert(frame.out, frame.at, self.out[1])
   self.out = out
   return self:join_local(flag, none, self:const(1, at))
end

--- Puts the side effects of reads after the code so far; of one under a condition only where it was
-- executed. Returns the status where one of them stops the instruction.
function Walker:put_reads()
   local noted = self.noted or {}
   self.noted = nil
   for _, read in ipairs(noted) do
      local function put()
         return by_number(self, read.index, read.entries, 1, function(entry)
            local first = #self.stored
            local status = run_inside(self, entry.accessors.read, {})
            self:take_stores(first) -- not in the code that reads: E69 is about that
            return status
         end, function() end)
      end
      if read.always then
         local status = put()
         if status then return status end
      else
         local yes = self:branch(put)
         if #yes > 0 then
            local at = read.index.at
            local test = flag_value(self, read.flag, at)
            self.out[#self.out + 1] = ir["if"]({ test = test, yes = yes, no = {}, at = at })
         end
      end
   end
   return nil
end

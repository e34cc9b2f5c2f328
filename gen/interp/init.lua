-- The IR executed on numbers: what an instruction does, without any C. It checks the examples of a
-- description, and the emitted C is compared with it.
--
--    state = { files = {["$r"] = {[0] = n, ..}}, spaces = {mem = {[cell] = n}},
--              stacks = {["$cs"] = { {values by member}.. }}, pc = n }
--
-- What is not in a table has its reset value, or is 0; a single register is entry 0. Values of
-- signed registers are signed numbers. Reads see the state before the instruction, stores are done
-- together at its end.
local ir = require("gen.ir.node").make
local lists = require("gen.base.lists")
local num = require("gen.num")
local float = require("gen.num.float")
local clause = require("gen.resolve.clause")
local unknown_bits = require("gen.encoding.unknown_bits")
local compute = require("gen.ir.compute")
local machine = require("gen.interp.machine")
local bundle = require("gen.resolve.bundle")
local names = require("gen.resolve.names")

local M = {}

-- A frame is what one piece of code runs in: the form's, one for each operand line, one for each
-- register entry.
local Frame = {}
Frame.__index = Frame

local evaluate -- forward

local function new_frame(run)
   local frame = setmetatable({ run = run, locals = {} }, Frame)
   function frame.value_of(node) return evaluate(frame, node) end
   return frame
end

-- Fields ------------------------------------------------------------------------------------------

local function raw_value(run, field)
   local value = run.fields[field.name]
   if value ~= nil then return value end
   if run.word then return clause.extract(field, run.word) end
   error(("interp: no value for field `%s`"):format(field.name))
end

local function field_value(run, field)
   local value = raw_value(run, field)
   if field.signed then value = num.sext(value, field.width) end
   return num.mul(value, field.scale)
end

-- Registers ---------------------------------------------------------------------------------------

local function entry_of(file, index)
   local entry = file.count and file.entries[index]
   return entry and entry.code
end

local function read_register(run, file, index)
   local code = entry_of(file, index)
   if code then return machine.truncate(file, evaluate(new_frame(run), code.value)) end
   return machine.stored(run, file, index)
end

-- Choices -----------------------------------------------------------------------------------------

local function line_of(run, choice)
   local line = run.lines[choice]
   if line == nil then line = run.lines[choice.slot] end
   if type(line) == "number" then line = choice.lines[line + 1] end
   if not line then error(("interp: no line for operand `%s`"):format(choice.operand)) end
   return line
end

local run_block -- forward

-- The frame in which the code of a line ran, made at its first use.
local function line_frame(run, choice)
   local frame = run.line_frames[choice]
   if frame then return frame, frame.code end
   local code = line_of(run, choice).code
   if code.unknown then machine.trap("unknown", code.unknown) end
   frame = new_frame(run)
   frame.code = code
   run.line_frames[choice] = frame
   return frame, code
end

local function choice_value(run, choice)
   local known = run.values[choice]
   if known ~= nil then return known end
   local frame, code = line_frame(run, choice)
   if code.none then return nil end
   run_block(frame, code.before)
   local value = evaluate(frame, code.value)
   run.values[choice] = value
   return value
end

-- True if a whole value is `none` in the lines that were taken.
local function is_none(run, node)
   if node.tag == "none" then return true end
   if node.tag ~= "choice" then return false end
   local line = line_of(run, node.choice)
   return line.code.none or line.code.value ~= nil and is_none(run, line.code.value)
end

-- Expressions -------------------------------------------------------------------------------------

local expression = {}

function expression.const(_, n) return n.value end
function expression.field(f, n) return field_value(f.run, n.field) end
function expression.raw(f, n) return raw_value(f.run, n.field) end
expression["local"] = function(f, n) return f.locals[n.id] end
function expression.word(f) return assert(f.run.word, "interp: the word is not known") end
function expression.here(f) return f.run.address end
function expression.pc(f) return f.run.address end
function expression.next(f) return f.run.next end

-- All lanes are alike, and this is the first; unless `options.lane` is its number and
-- `options.together(node, value)` computes cross-lane values.
function expression.lane(f) return f.run.lane or 0 end

-- Without a launch there is one block of one thread.
function expression.launch(f, n)
   local given = f.run.state.launch
   local counts = n.name:find("^grid_") or n.name:find("^block_") or n.name == "warps"
      or n.name == "threads"
   return given and given[n.name] or counts and 1 or 0
end

function expression.config(f, n) return n.mask >> (f.run.config - 1) & 1 end

local function active_lanes(f) return machine.stored(f.run, f.run.model.masks, 0) end

function expression.ballot(f, n)
   local value = evaluate(f, n.a)
   if f.run.together then return f.run.together(n, value) end
   return num.eq(value, 0) and 0 or active_lanes(f)
end

local function truth_of(f, n)
   local value = evaluate(f, n.a)
   if f.run.together then return f.run.together(n, value) end
   return num.eq(value, 0) and 0 or 1
end

expression.any, expression.all = truth_of, truth_of

function expression.lane_of(f, n)
   local value, k = evaluate(f, n.a), evaluate(f, n.k)
   if f.run.together then
      local there, other = f.run.together(n, value, k)
      if there then return other end
   elseif num.bits(active_lanes(f), k, 1) == 1 then
      return value
   end
   return evaluate(f, n.other)
end

local function register_index(f, n)
   if not n.index then return 0 end
   local index = evaluate(f, n.index)
   if not num.is_small(index) or index < 0 or index >= n.file.count then
      machine.trap("index", ("%s of `%s`"):format(num.tostring(index), n.file.name))
   end
   return index
end

function expression.reg(f, n) return read_register(f.run, n.file, register_index(f, n)) end
function expression.space(f, n) return machine.read_space(f.run, n, evaluate(f, n.index)) end
function expression.choice(f, n) return choice_value(f.run, n.choice) end

function expression.float(f, n)
   local args = {}
   for i, arg in ipairs(n.args) do args[i] = evaluate(f, arg) end
   local options = { round = evaluate(f, n.round), flush = evaluate(f, n.flush),
      nan = evaluate(f, n.nan), product = n.product, tiny = n.tiny,
      signalling = n.signalling and evaluate(f, n.signalling) }
   local value, flags = float.evaluate(n.format, n.op, args, options)
   return n.flags and num.add(num.shl(value, float.FLAG_BITS), flags) or value
end

function expression.undefined() return 0 end

local function entries_of(f, stack)
   local all = f.run.stacks[stack.name]
   if not all then
      all = {}
      for i, entry in ipairs(f.run.state.stacks[stack.name] or {}) do all[i] = entry end
      f.run.stacks[stack.name] = all
   end
   return all
end

function expression.depth(f, n) return #entries_of(f, n.stack) end

function expression.top(f, n)
   local all = entries_of(f, n.stack)
   local entry = all[#all] or machine.trap("stack", ("`%s` is empty"):format(n.stack.name))
   for i, member in ipairs(n.stack.members) do
      if member.name == n.member then return entry[i] end
   end
   error("interp: unknown member " .. n.member)
end

function evaluate(f, node)
   local handler, value = expression[node.tag]
   if handler then value = handler(f, node) else value = compute.value(node, f.value_of) end
   local watch = f.run.watch
   if watch then watch(node, value) end
   return value
end

local function holds(value) return not num.eq(value, 0) end

-- Targets -----------------------------------------------------------------------------------------

-- A place: `{file, index, lo, width}`, `{space, cells}`, `{parts = { {place, shift, width} }}`, or
-- nil for none.
local place_of -- forward

local place = {}

function place.reg(f, t)
   local index = register_index(f, t)
   local code = entry_of(t.file, index)
   if code then return code.target and place_of(new_frame(f.run), code.target) or nil end
   return { file = t.file, index = index, lo = 0, width = t.file.width }
end

local function part_of(base, lo, width)
   if not base then return nil end
   return { file = base.file, index = base.index, lo = base.lo + lo, width = width }
end

function place.slice(f, t)
   return part_of(place_of(f, t.base), evaluate(f, t.from), t.width)
end

function place.gather(f, t)
   local base, parts, shift = place_of(f, t.base), {}, 0
   for i, part in ipairs(t.parts) do
      parts[i] = { place = part_of(base, part.lo, part.width), shift = shift, width = part.width }
      shift = shift + part.width
   end
   return base and { parts = parts }
end

function place.cat(f, t)
   local parts, shift = {}, 0
   for i, part in ipairs(t.parts) do
      parts[i] = { place = place_of(f, part.target), shift = shift, width = part.width }
      shift = shift + part.width
   end
   return { parts = parts }
end

function place.space(f, t)
   return { space = t.space,
      cells = machine.cells_of(f.run, t.space, t.width, evaluate(f, t.index)) or {} }
end

function place.choice(f, t)
   if is_none(f.run, t) then return nil end
   local frame, code = line_frame(f.run, t.choice)
   if #code.before > 0 and f.run.values[t.choice] == nil then
      run_block(frame, lists.filter(code.before, function(s) return not s.of_read end))
   end
   if code.checks then run_block(frame, code.checks) end
   return place_of(frame, code.target)
end

function place.none() return nil end

function place_of(f, target)
   local handler = place[target.tag]
   if not handler then error("interp: unknown target " .. tostring(target.tag)) end
   return handler(f, target)
end

-- Statements --------------------------------------------------------------------------------------

local statement = {}

function statement.use(f, s)
   if not is_none(f.run, ir.choice({ choice = s.choice })) then
      choice_value(f.run, s.choice)
   end
end

statement["then"] = function(f, s)
   local line = line_of(f.run, s.choice)
   for _, inner in ipairs(line.choices) do
      if inner.has_then then statement["then"](f, { choice = inner }) end
   end
   if line.code.after then run_block(new_frame(f.run), line.code.after.body) end
end

function statement.let(f, s) f.locals[s.id] = evaluate(f, s.value) end

function statement.store(f, s)
   if is_none(f.run, s.value) or is_none(f.run, s.target) then return end
   local value = evaluate(f, s.value) -- even where nothing keeps it: it may trap
   local where = place_of(f, s.target)
   if where and f.run.at_once then
      machine.store_now(f.run, where, value)
   elseif where then
      machine.keep_store(f.run, where, value, s.delay or 1)
   end
end

statement["if"] = function(f, s)
   run_block(f, holds(evaluate(f, s.test)) and s.yes or s.no)
end

statement["for"] = function(f, s)
   for i = s.first, s.last do
      f.locals[s.id] = i
      run_block(f, s.body)
   end
end

function statement.atomic(f, s)
   f.run.at_once = true
   run_block(f, s.body)
   f.run.at_once = false
end

function statement.trap(_, s) machine.trap("trap", s.why) end
-- Thrown when an exception was executed: nothing of the instruction follows.
local Raised = {}

-- What the instruction has stored so far has not happened.
function statement.raise(f, s)
   local run = f.run
   run.stores, run.stacks, run.halted, run.at_once = {}, {}, false, false
   run.raised = s.exception.name
   run_block(f, s.body)
   error(Raised, 0)
end

function statement.unknown(_, s) machine.trap("unknown", s.why) end
function statement.occupy() end

-- One instruction alone has nothing to wait for. With lanes, what is before it has happened by
-- then.
function statement.wait(f, s)
   local run = f.run
   if run.model.lanes > 0 then machine.write_stores(run) end
   if num.eq(evaluate(f, s.test), 0) then machine.trap("wait", "the instruction waits") end
end

function statement.halt(f) f.run.halted = true end

function statement.push(f, s)
   local all, entry = entries_of(f, s.stack), {}
   if #all >= s.stack.depth then machine.trap("stack", ("`%s` is full"):format(s.stack.name)) end
   for i, value in ipairs(s.values) do entry[i] = evaluate(f, value) end
   all[#all + 1] = entry
end

function statement.drop(f, s)
   local all = entries_of(f, s.stack)
   if #all == 0 then machine.trap("stack", ("`%s` is empty"):format(s.stack.name)) end
   all[#all] = nil
end

function statement.drop_while(f, s)
   local all = entries_of(f, s.stack)
   while #all > 0 do
      run_block(f, s.body)
      if not holds(evaluate(f, s.test)) then return end
      all[#all] = nil
   end
end

function run_block(f, block)
   for _, s in ipairs(block) do
      local handler = statement[s.tag]
      if not handler then error("interp: unknown statement " .. tostring(s.tag)) end
      handler(f, s)
   end
end

-- One instruction ---------------------------------------------------------------------------------

-- Address after the instruction, in the units of the program counter.
local function next_address(model, form, address, config)
   local entry = model.sym.state["$pc"]
   local file = entry and entry.file
   if not file then return nil end
   local units = bundle.of(model)
   if units then return num.bits(bundle.next_address(units, address), 0, file.width) end
   local step = form.length
   if file.counts == "units" then step = step // names.smallest_unit(model, config).length end
   return num.bits(num.add(address, step), 0, file.width)
end

-- The address of an instruction, by default the reset value of `$pc`.
local function address_of(model, state)
   local entry = model.sym.state["$pc"]
   local file = entry and entry.file
   local address = state.pc or file and num.bits(file.reset or 0, 0, file.width) or 0
   return bundle.arrive(bundle.of(model), address)
end

--- A state in which every register has its reset value.
function M.new_state()
   return { files = {}, spaces = {}, stacks = {}, pc = nil }
end

--- What reads registers between instructions, while the state stays as it is: a function of a file
-- and an index (0 for a single one).
function M.reader(model, state, config)
   local run = {
      model = model, state = state, config = config or 1, fields = {}, lines = {}, line_frames = {},
      values = {}, looks = true,
   }
   run.address = address_of(model, state)
   run.next = run.address
   return function(file, index) return read_register(run, file, index or 0) end
end

--- Value of register `index` (0 for a single one) in configuration `config`, between instructions.
function M.read(model, state, file, index, config)
   return M.reader(model, state, config)(file, index)
end

-- One instruction that was executed on `state`, its stores not yet done; or nil and its trap.
local function executed(model, form, lines, fields, state, options)
   local run = {
      model = model, form = form, lines = lines or {}, fields = fields or {}, state = state,
      word = options.word,
      config = options.config or 1, watch = options.watch, stores = {}, stacks = {}, values = {},
      line_frames = {},
      written = {}, halted = false, lane = options.lane, together = options.together,
   }
   run.address = options.address or address_of(model, state)
   run.next = next_address(model, form, run.address, run.config)
   if run.word and unknown_bits.holds(form, run.config, run.word) then
      return nil, { trap = "unknown", why = "bits whose meaning is unknown" }
   end
   local ok, problem = pcall(run_block, new_frame(run), form.code.body)
   if not ok and problem ~= Raised then
      if getmetatable(problem) == machine.Trap then
         return nil, { trap = problem.trap, why = problem.why }
      end
      error(problem, 0)
   end
   return run
end

--- Executes one instruction on `state`. `lines`: the line taken (LineX or 0-based index) by choice
-- or by slot; `fields`: code numbers by field name; `options = {word, config = 1-based index}`;
-- fields that are not listed come from the word; `options.watch(node, value)` is told every value.
-- Returns `{halted, jumped, raised}` (the name of an exception), or `{trap = kind, why}`, and then
-- the state is what it was. State that lives for one bundle stays in `state.files` until the next
-- instruction, but no instruction reads it.
function M.run(model, form, lines, fields, state, options)
   local run, trapped = executed(model, form, lines, fields, state, options or {})
   if trapped then return trapped end
   machine.write_back(run)
   return { halted = run.halted, jumped = run.jumped or false, raised = run.raised }
end

--- Executes words of one bundle that execute together, `list` = { {form, lines, fields, word} },
-- the first of them at `$pc`: all read `state`, and their stores take effect when all were
-- executed, in the order of the words. Returns `{halted, jumped}`, or `{trap = kind, why, at}`, the
-- address of the word that trapped, and then the state is what it was.
function M.run_together(model, list, state, config)
   local runs, halted, at = {}, false, address_of(model, state)
   for i, one in ipairs(list) do
      local run, trapped = executed(model, one.form, one.lines, one.fields, state,
         { word = one.word, config = config, address = at })
      if trapped then
         trapped.at = at
         return trapped
      end
      runs[i], halted = run, halted or run.halted
      at = run.next or bundle.next_address(bundle.of(model), at)
   end
   local jumped = false
   for _, run in ipairs(runs) do
      if jumped then run.next = nil end
      machine.write_back(run)
      jumped = jumped or run.jumped or false
   end
   return { halted = halted, jumped = jumped }
end

return M

-- The command line of the generator: check, gen, diff, doc, export. The program `isadora` hands
-- these subcommands over.
--
-- Exit status: 0 fine, 1 a description has errors or a comparison failed, 2 usage, 3 input or
-- output.
local root = (arg and arg[0] or ""):match("^(.*)/gen/main%.lua$") or "."
package.path = root .. "/?.lua;" .. root .. "/?/init.lua;" .. package.path

local FINE, BAD_INPUT, USAGE, IO = 0, 1, 2, 3

-- Message before anything else: what to install when a library of Lua is missing.
local function need(name, package_name)
   local found, library = pcall(require, name)
   if found then return library end
   io.stderr:write((
      "isadora: error: the Lua library %s is missing; on Debian: apt-get install %s\n")
      :format(name, package_name))
   os.exit(IO)
end

need("argparse", "lua-argparse")
local lfs = need("lfs", "lua-filesystem")
local json = need("dkjson", "lua-dkjson")
need("lpeg", "lua-lpeg")

local lists = require("gen.base.lists")
local arguments = require("gen.commands.arguments")
local check = require("gen.check")
local files = require("gen.base.files")
local memory = require("gen.base.memory")
local num = require("gen.num")
local output = require("gen.commands.output")
local progress_of = require("gen.base.progress")
local revision = require("gen.base.revision")
local space_summary = require("gen.encoding.space_summary")
local several = require("gen.commands.several")
local types = require("gen.commands.types")
local timings = require("gen.base.timings")

local COLOUR = os.getenv("ISADORA_COLOUR") == "1"
local SHOWN = 8 -- files that are named

-- What goes to standard output is collected and written at the end, where a failure is seen.
local results = {}
local standard_output = { write = function(_, ...) for _,
   text in ipairs { ... } do results[#results + 1] = text end end }

local function say(text) standard_output:write(text, "\n") end

local progress = progress_of.new()

-- Where diagnostics go: standard error, or a file when several descriptions are worked on at once.
local messages = { file = io.stderr }
function messages:write(...)
   progress:wipe()
   self.file:write(...)
end

local function complain(format, ...)
   messages:write("isadora: ", COLOUR and "\27[1;31merror:\27[0m " or "error: ",
      format:format(...), "\n")
end

local function all_exist(paths)
   for _, path in ipairs(paths) do
      if not lfs.attributes(path, "mode") then
         complain("cannot read %s: no such file or folder", path)
         return false
      end
   end
   return true
end

-- Time and memory of every step, for `--timings`, and which one it is, for those who wait.
local clock, described = timings.new(), nil
local function on_step(name)
   clock:begin(name)
   memory.between()
   if name then progress:step(described, name) end
end

local function print_timings(args, model)
   on_step(nil)
   if args.timings then clock:print(messages, model and model.isa.name or "(errors)") end
end

--- Checked model of the description at `paths`, or nil and the exit status; diagnostics are
-- printed.
local function load_model(paths, args, stop_after)
   if not all_exist(paths) then return nil, IO end
   described = paths[1]
   local model, report, read = check.load(paths,
      { strict = args.strict, stop_after = stop_after, on_step = on_step,
         keep = not args.no_cache, types = args.found_types })
   if not args.json then report:print(messages, { color = COLOUR }) end
   return model, model and FINE or report:has("E00") and IO or BAD_INPUT, report, read
end

local function plural(n, word)
   return ("%d %s%s"):format(n, word, n == 1 and "" or "s")
end

-- check -------------------------------------------------------------------------------------------

local DIAGNOSTIC_KEYS = { "severity", "code", "file", "line", "col", "message", "hint", "also",
   "text" }
local ENCODING_SPACE_KEYS = { "config", "unit", "decoded", "reserved", "unknown", "unallocated" }

-- The columns of the summary: that of `otherwise` only where there is one.
local function encoding_space_keys(model)
   local keys, any = lists.append({}, ENCODING_SPACE_KEYS), false
   for _, row in ipairs(model.encoding_space or {}) do
      any = any or not num.eq(row.otherwise, 0)
   end
   if any then table.insert(keys, #keys, "otherwise") end
   return keys
end

--- The rows of the encoding-space summary with exact numbers as text.
local function encoding_space_rows(model)
   local rows, keys = {}, encoding_space_keys(model)
   for _, row in ipairs(model.encoding_space or {}) do
      local out = { config = row.config.name, unit = tostring(row.unit.bits) }
      for i = 3, #keys do
         local key = keys[i]
         out[key] = num.tostring(row[key])
      end
      rows[#rows + 1] = out
   end
   return rows
end

local MOST_DIGITS = 12 -- of a number of words that is printed as it is

-- A number of words of so many bits; long ones as their share of all words and as a power of 2.
local function space_text(count, bits)
   local digits = num.tostring(count)
   if #digits <= MOST_DIGITS then return digits end
   local share, power = space_summary.share(count, bits)
   return ("%s (%s)"):format(share, power)
end

local function print_encoding_space(model)
   local keys = encoding_space_keys(model)
   say(("%-12s %-10s" .. (" %20s"):rep(#keys - 2)):format(table.unpack(keys)))
   for _, row in ipairs(model.encoding_space or {}) do
      local cells = {}
      for i = 3, #keys do
         cells[#cells + 1] = ("%20s"):format(space_text(row[keys[i]], row.unit.bits))
      end
      say(("%-12s %-10s %s"):format(row.config.name, row.unit.bits, table.concat(cells, " ")))
   end
end

local function found_types(args) return args.found_types and args.found_types.found end

local function print_json(model, report, args)
   local errors, warnings = report:count()
   local out = { errors = errors, warnings = warnings }
   out.diagnostics = setmetatable(report:list(), { __jsontype = "array" })
   if model then
      out.isa, out.forms = model.isa.name, #model.forms
      if args.encoding_space then
         out.encoding_space = setmetatable(encoding_space_rows(model), { __jsontype = "array" })
      end
   end
   if found_types(args) then out.types = types.records(found_types(args)) end
   local order = { "isa", "forms", "errors", "warnings", "diagnostics", "encoding_space", "types" }
   local known = lists.set(order)
   for _, keys in ipairs { DIAGNOSTIC_KEYS, encoding_space_keys(model or {}), types.KEYS } do
      for _, key in ipairs(keys) do lists.add_once(order, known, key) end
   end
   say(json.encode(out, { keyorder = order, indent = true }))
end

local function run_check(args)
   args.found_types = args.types and {} or nil
   local model, status, report = load_model(args.paths, args)
   if not report then return status end
   print_timings(args, model)
   if args.json then
      print_json(model, report, args)
      return status
   end
   local errors, warnings = report:count()
   if model then
      say(("%s: %s on %s, %s, %s"):format(model.isa.name, plural(#model.forms, "form"),
         plural(#model.pages, "page"), plural(errors, "error"), plural(warnings, "warning")))
      if args.encoding_space then print_encoding_space(model) end
   else
      messages:write(("%s, %s\n"):format(plural(errors, "error"), plural(warnings, "warning")))
   end
   if found_types(args) then types.print(found_types(args), say) end
   return status
end

-- gen and doc -------------------------------------------------------------------------------------

--- Emitters of gen/emit/, files and folders, in the order of their names, then those of the files
-- `extra`; nil and a message when one of these cannot be read. What has no `emit` is shared by
-- others.
local function load_emitters(extra)
   local names, emitters = {}, {}
   for name in lfs.dir(root .. "/gen/emit") do
      local is_folder = lfs.attributes(root .. "/gen/emit/" .. name .. "/init.lua") ~= nil
      names[#names + 1] = is_folder and name or name:match("^(.*)%.lua$")
   end
   table.sort(names)
   for _, name in ipairs(names) do
      local emitter = require("gen.emit." .. name)
      if emitter.emit then emitters[#emitters + 1] = emitter end
   end
   for _, path in ipairs(extra) do
      local chunk, why = loadfile(path)
      if not chunk then return nil, why end
      emitters[#emitters + 1] = chunk()
   end
   return emitters
end

local function compare(folder, emitted, stale)
   local differences = output.compare(folder, emitted, stale)
   for _, message in ipairs(differences) do complain("%s", message) end
   if #differences == 0 then
      say(("%s: %s up to date"):format(folder, plural(#emitted, "file")))
      return FINE
   end
   complain("%s: %d of %s differ; `isadora gen` rewrites them", folder, #differences,
      plural(#emitted + #stale, "file"))
   return BAD_INPUT
end

-- The first of some paths.
local function some(paths)
   local text = table.concat(paths, ", ", 1, math.min(#paths, SHOWN))
   return #paths > SHOWN and ("%s and %d more"):format(text, #paths - SHOWN) or text
end

local function write_out(folder, emitted, stale)
   local written, why = output.write(folder, emitted, stale)
   if not written then
      complain("cannot write %s", why)
      return IO
   end
   say(("%s: %d new, %d changed, %d removed, %d the same"):format(folder, #written.new,
      #written.changed, #stale, #written.same))
   if #written.changed > 0 then say("  changed: " .. some(written.changed)) end
   if #stale > 0 then say("  removed: " .. some(stale)) end
   return FINE
end

-- Writes which files were read, and a checksum of each text: for a program that keeps what comes of
-- them.
local function write_depends(path, read)
   local lines = lists.map(read, function(one)
      return ("%016x %s\0"):format(files.checksum(one.text), one.path)
   end)
   return files.write(path, table.concat(lines))
end

-- `only`: names of emitters, nil for all.
local function emit_from(args, only)
   local model, status, _, read = load_model(args.paths, args)
   if not model then
      print_timings(args)
      return status
   end
   if args.depends then
      local written, why = write_depends(args.depends, read)
      if not written then
         complain("cannot write %s", why)
         return IO
      end
   end
   local emitters, why = load_emitters(args.emitter or {})
   if not emitters then
      complain("%s", why)
      return IO
   end
   local unknown = only and output.unknown_name(only, emitters)
   if unknown then
      complain("there is no emitter `%s`", unknown)
      return USAGE
   end
   local emitted = output.emit_all(model, emitters, only and lists.set(only), on_step)
   on_step(args.check and "compare" or "write")
   local folder = args.output .. "/" .. model.isa.name
   local stale = only and {} or output.find_stale(folder, emitted)
   local done = (args.check and compare or write_out)(folder, emitted, stale)
   print_timings(args, model)
   return done
end

-- Names that commas part.
local function names_of(text)
   local names = {}
   for name in text:gmatch("[^,]+") do names[#names + 1] = name end
   return names
end

local function run_doc(args) return emit_from(args, { "rest" }) end
local function run_gen(args) return emit_from(args, args.only and names_of(args.only)) end

-- diff --------------------------------------------------------------------------------------------

-- One side of a comparison: a file, a folder, or REV:PATH. Examples are not run, so that a change
-- that breaks one can be shown too.
local function load_side(text, args)
   local name, path = revision.split(text)
   if not name then return load_model({ text }, args, "effects") end
   local here, folder = revision.fetch(name, path)
   if not here then
      complain("cannot read %s: %s", text, folder)
      return nil, IO
   end
   -- Its place is another one each time, so nothing can be kept.
   local model, status, report = load_model({ here },
      setmetatable({ no_cache = true }, { __index = args }), "effects")
   revision.remove(folder)
   return model, status, report
end

local function run_diff(args)
   local old, status = load_side(args.old, args)
   local new, second = load_side(args.new, args)
   if not old or not new then return math.max(status, second) end
   local diff = require("gen.commands.diff")
   local changes = diff.compare(old, new)
   standard_output:write(args.json and diff.to_json(changes) or diff.to_text(changes))
   return diff.is_same(changes) and FINE or BAD_INPUT
end

-- several descriptions ----------------------------------------------------------------------------

local FLAGS = { "strict", "encoding-space", "types", "json", "check", "timings", "quiet",
   "no-cache" }
local VALUES = { "output", "only", "emitter" }

-- The words of a command line that does for the description `paths` what this one asks for.
local function command_for(paths, args)
   local words = { arg[-1] or "lua5.4", arg[0], args.command }
   for _, flag in ipairs(FLAGS) do
      local is_set = args[(flag:gsub("-", "_"))]
      if is_set and flag ~= args.command then words[#words + 1] = "--" .. flag end
   end
   for _, name in ipairs(VALUES) do
      local values = type(args[name]) == "table" and args[name] or { args[name] }
      for _, value in ipairs(values) do words[#words + 1] = ("--%s=%s"):format(name, value) end
   end
   lists.append(words, paths)
   return words
end

-- Several JSON objects are one array.
local function say_all(done, args)
   local texts = lists.collect(done, function(one) return one.results ~= "" and one.results end)
   if args.json then
      for i, text in ipairs(texts) do texts[i] = text:gsub("\n$", "") end
      say("[" .. table.concat(texts, ",\n") .. "]")
   else
      standard_output:write(table.concat(texts))
   end
end

local function run_several(descriptions, args)
   local twice = args.output and several.same_name(descriptions)
   if twice then
      complain("%s and %s describe the same ISA; their files would overwrite each other",
         table.unpack(twice))
      return BAD_INPUT
   end
   local commands = lists.map(descriptions, function(paths) return command_for(paths, args) end)
   local done = several.run(commands, descriptions, args.jobs or several.processors(), args.output)
   if not done then
      complain("cannot work on several descriptions at once: the shell or a process of it failed")
      return IO
   end
   local worst = FINE
   for i, one in ipairs(done) do
      messages:write(one.messages)
      if one.status > IO then
         complain("%s: the generator was terminated by a signal", descriptions[i][1])
         one.status = IO
      end
      worst = math.max(worst, one.status)
   end
   say_all(done, args)
   return worst
end

-- export ------------------------------------------------------------------------------------------

--- Where the description of an instruction set is: its own path, or the shipped one of that name.
local function find_description(name)
   if name:find("[/.]") or lfs.attributes(name, "mode") == "directory" then return name end
   local shipped = root .. "/desc/" .. name
   if lfs.attributes(shipped, "mode") == "directory" then return shipped end
   complain("there is no description of an instruction set `%s` in %s/desc; `isadora isas` lists "
      .. "those that are shipped, and a path of a description works too", name, root)
end

-- The examples are not run: what an example says is no part of the meaning.
local function run_export(args)
   local path = find_description(args.isa)
   if not path then return USAGE end
   local model, status = load_model({ path }, args, "effects")
   if not model then return status end
   local text = require("gen.commands.export").json(model)
   if not args.output or args.output == "-" then
      standard_output:write(text)
      return FINE
   end
   local written, why = files.write(args.output, text)
   if not written then complain("cannot write %s", why) end
   return written and FINE or IO
end

-- the command line --------------------------------------------------------------------------------

-- argparse would leave with status 255; usage mistakes are 2 everywhere in this program.
local function parse_arguments(parser, words)
   local parsed, args = parser:pparse(words)
   if parsed then return args end
   local why = tostring(args):gsub("\nDid", ", did"):gsub("\n", " ")
   io.stderr:write("isadora ", words[1] or "", ": error: ", why, "\n")
   io.stderr:write("isadora ", words[1] or "", " --help lists the options\n")
   os.exit(USAGE)
end

local RUN = { check = run_check, gen = run_gen, diff = run_diff, doc = run_doc,
   export = run_export }

local function main(words)
   local args = parse_arguments(arguments.parser(), words)
   if args.quiet then progress = progress_of.new(true) end
   if args.messages then messages.file = assert(io.open(args.messages, "a")) end
   if args.paths then
      if not all_exist(args.paths) then return IO end
      local descriptions, why = several.split(args.paths)
      if not descriptions then
         complain("%s", why)
         return USAGE
      end
      if #descriptions > 1 and args.depends then
         complain("--depends is for one description")
         return USAGE
      end
      if #descriptions > 1 then return run_several(descriptions, args) end
   end
   return RUN[args.command](args)
end

-- An error without a place in the code is a message for people, such as a program that is not
-- installed. Any other is a mistake of the generator itself: said as such, with what a report of it
-- needs.
local function internal_error(why)
   local text = tostring(why)
   if not text:match("^[^\n]-%.lua:%d+:") then return "isadora: error: " .. text end
   return debug.traceback("isadora: internal error of the generator: " .. text, 2)
end

if ... ~= "gen.main" then
   memory.start()
   local done, status = xpcall(main, internal_error, arg)
   if not done then
      messages:write(status, "\n")
      status = IO
   end
   progress:wipe()
   local written, why = io.stdout:write(table.concat(results))
   if written then written, why = io.stdout:flush() end
   if not written then
      complain("cannot write (standard output): %s", why)
      status = IO
   end
   messages.file:flush()
   os.exit(status) -- the state is not closed: to free each value takes long
end

return { main = main, load_emitters = load_emitters, emit_all = output.emit_all }

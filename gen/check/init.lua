-- The driver: runs the passes in their order and stops where a later one could not use what is
-- left. `options.stop_after` names the last pass to run, so that every pass can be tested alone;
-- `options.on_step(name)` is called when a pass begins. With `options.keep`, results of the last
-- run that are still valid are used (`gen/check/kept.lua`), and those of this one are kept. The
-- field `found` of a table `options.types` becomes the intervals that `gen/values` found, also
-- where there are errors.
local lists = require("gen.base.lists")
local lfs = require("lfs")
local report_of = require("gen.base.report")
local parse = require("gen.syntax.parse")
local names = require("gen.resolve.names")
local expand = require("gen.forms.expand")
local ident = require("gen.forms.ident")
local conditions = require("gen.forms.conditions")
local coverage = require("gen.forms.coverage")
local canonical = require("gen.forms.canonical")
local decode = require("gen.encoding.decode")
local describe = require("gen.forms.describe")
local alias = require("gen.asmtext.alias")
local notation = require("gen.asmtext.notation")
local words = require("gen.asmtext.literal_words")
local optional_operands = require("gen.asmtext.optional_operands")
local codes = require("gen.asmtext.codes")
local opcodemap = require("gen.encoding.opcodemap")
local text = require("gen.asmtext.ambiguity")
local limits = require("gen.resolve.limits")
local values = require("gen.values")
local types = require("gen.values.notes.types")
local effects = require("gen.semantics.effects")
local schedule = require("gen.semantics.schedule")
local lanes = require("gen.semantics.lanes")
local lanerules = require("gen.semantics.lane_rules")
local usage = require("gen.semantics.usage")
local examples = require("gen.examples")
local budget = require("gen.base.budget")
local bundle = require("gen.resolve.bundle")
local chapters = require("gen.check.chapters")
local kept_of = require("gen.check.kept")
local memory = require("gen.base.memory")

local M = {}

--- All `.isa` files that `paths` name: files as they are, folders with every `.isa` file in them,
-- by name.
function M.files(paths)
   local files = {}
   for _, path in ipairs(paths) do
      if lfs.attributes(path, "mode") == "directory" then
         local found = {}
         for name in lfs.dir(path) do
            if name:match("%.isa$") then found[#found + 1] = path:gsub("/$", "") .. "/" .. name end
         end
         table.sort(found)
         lists.append(files, found)
      else
         files[#files + 1] = path
      end
   end
   return files
end

-- Passes over the model; `barrier` ones need what came before to be free of errors.
local passes = {
   { name = "ident", run = ident.give },
   { name = "coverage", run = coverage.check },
   { name = "conditions", run = conditions.check },
   { name = "canonical", run = canonical.compute, barrier = true },
   { name = "syntax", run = describe.describe },
   { name = "decode", run = decode.check },
   { name = "opcodemap", run = opcodemap.resolve },
   { name = "alias", run = alias.resolve },
   { name = "notation", run = notation.check },
   { name = "words", run = words.check },
   { name = "codes", run = codes.check },
   { name = "optional", run = optional_operands.check },
   { name = "text", run = text.check },
   { name = "limits", run = limits.check },
   { name = "values", run = values.infer },
   { name = "schedule", run = schedule.resolve },
   { name = "lanes", run = lanes.check },
   { name = "lanerules", run = lanerules.check },
   { name = "usage", run = usage.check },
   { name = "effects", run = effects.derive, barrier = true },
   { name = "examples", run = examples.check },
   { name = "bundle", run = bundle.check_fill },
}

local function run_passes(model, report, options)
   for _, pass in ipairs(passes) do
      if pass.barrier and report:failed() then return nil end
      options.on_step(pass.name)
      pass.run(model, report)
      if pass.name == options.stop_after then break end
   end
   return not report:failed() and model or nil
end

-- What checking may cost: less where results are kept, so that all of it would not be too much.
local function start_budget(forms, options)
   local kept = options.kept
   budget.start(forms, kept and kept:limits(budget.limits(forms)) or options.limits)
end

local function from_symbols(sym, report, options)
   options.on_step("expand")
   start_budget(0, options)
   local model = expand.pages(sym, report)
   if report:failed() then return nil end
   if options.stop_after == "expand" then return model end
   start_budget(#model.forms, options)
   model.kept = options.kept
   if options.types then
      model.types = types.new(model.private_of)
      options.types.found = model.types
   end
   return run_passes(model, report, options)
end

local function with_traceback(problem)
   return budget.is_overrun(problem) and problem or debug.traceback(tostring(problem), 2)
end

local function report_overrun(sym, overrun, report)
   report:error("E85", overrun.at or sym.isa.at, overrun.message,
      { hint = "let these forms and those before test the same fields, or part their operands" })
end

-- Where the budget is spent no later pass would get further. Returns the model or nil, and whether
-- all has to be done again without kept results.
local function from_tree(tree, report, options)
   if report:failed() or not tree then return nil end
   options.on_step("names")
   local sym = names.resolve(tree, report)
   if report:failed() then return nil end
   local fine, result = xpcall(from_symbols, with_traceback, sym, report, options)
   if fine then return result end
   if not budget.is_overrun(result) then error(result, 0) end
   if options.kept and options.kept:is_used() then return nil, true end
   report_overrun(sym, result, report)
   return nil
end

-- A copy of `options` with what they leave out, and the report.
local function complete(options)
   options = options or {}
   return { stop_after = options.stop_after, limits = options.limits, keep = options.keep,
      types = options.types,
      strict = options.strict, on_step = options.on_step or function() end },
      options.report or report_of.new({ strict = options.strict })
end

--- paths → model or nil, report, what was read: array of {path, text}.
function M.load(paths, options)
   local all, report = complete(options)
   all.on_step("parse")
   local tree, read = parse.files(M.files(paths), report)
   all.kept = all.keep and tree and not report:failed() and kept_of.of(tree, paths) or nil
   if all.kept and all.kept:is_used() then memory.expect_little() end
   local model, again = from_tree(tree, report, all)
   if again then
      return M.load(paths, { strict = all.strict, stop_after = all.stop_after,
         on_step = all.on_step, types = all.types })
   end
   if report:refused() then return nil, report, read end
   model.chapters = chapters.read(paths)
   if all.kept and report:is_empty() then
      all.kept:save(budget.limits(#model.forms))
   end
   return model, report, read
end

--- One description given as text (tests).
function M.text(name, source, options)
   local all, report = complete(options)
   local tree = parse.text(name, source, report)
   local model = from_tree(tree, report, all)
   return not report:refused() and model or nil, report
end

return M

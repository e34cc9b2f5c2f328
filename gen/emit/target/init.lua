-- The tables that let any program drive the ISA: names, fields, forms, state, encoding space, and
-- entry points.
local lists = require("gen.base.lists")
local num = require("gen.num")
local optional_operands = require("gen.asmtext.optional_operands")
local c = require("gen.emit.c")
local relative = require("gen.emit.c.relative")
local state = require("gen.emit.c.state")
local branch = require("gen.emit.target.branch")
local bundles = require("gen.emit.target.bundle")
local exceptions = require("gen.emit.target.exceptions")
local fields = require("gen.emit.target.fields")
local forms = require("gen.emit.target.forms")
local words = require("gen.emit.target.words")
local timed = require("gen.semantics.timed")
local schedule = require("gen.emit.target.schedule")
local launched = require("gen.emit.target.launched")
local simt = require("gen.emit.target.simt")
local unknown_bits = require("gen.emit.target.unknown_bits")

local M = { name = "target" }

-- Other names of the variants and modes, one list for each: `NULL`, or what stands for the list.
local function put_also(model, w)
   local names = {}
   local function put(name, also)
      if not also or #also == 0 or names[name] then return end
      names[name] = "also_" .. name:lower():gsub("[^%w]", "_")
      local texts = lists.map(also, c.string)
      w:line("static const char *const %s[] = {%s, NULL};", names[name],
         table.concat(texts, ", "))
   end
   for _, config in ipairs(model.configs) do
      if config.variant then put(config.variant, config.variant_also) end
      if config.mode then put(config.mode, config.mode_also) end
   end
   return names
end

local function put_configs(model, w)
   local also = put_also(model, w)
   local function text(name) return name and c.string(name) or "NULL" end
   w:open("static const struct isadora_config configs[] = {")
   for _, config in ipairs(model.configs) do
      w:line("{%s, %s, %s, %s, %s},", text(config.name), text(config.variant), text(config.mode),
         also[config.variant] or "NULL", also[config.mode] or "NULL")
   end
   w:close("};\n")
end

-- What names extensions in ELF files, and the features of each configuration's variant, which it
-- selects. Returns the members of the target.
local function put_attributes(model, w)
   local elf = lists.find(model.elfs, function(one) return one.vendor end)
   if not elf then return "" end
   w:line("static const struct isadora_elf_attributes elf_attributes = {%s, %d};",
      c.string(elf.vendor), elf.number)
   local rows = {}
   for i, config in ipairs(model.configs) do
      local features = config.axis and config.axis.features or {}
      rows[i] = #features > 0 and ("features_%d"):format(i) or "NULL"
      if #features > 0 then
         w:line("static const char *const features_%d[] = {%s, NULL};", i,
            lists.join(features, ", ", c.string))
      end
   end
   w:line("static const char *const *const elf_features[] = {%s};\n", table.concat(rows, ", "))
   return " .elf_attributes = &elf_attributes,\n    .elf_features = elf_features,"
end

-- Which ELF files hold code. Returns the members of the target.
local function put_elfs(model, w)
   if #(model.elfs or {}) == 0 then return nil end
   local numbers, any = {}, false
   for i, config in ipairs(model.configs) do
      any = any or config.elf ~= nil
      numbers[i] = config.elf and ("%d"):format(config.elf) or "-1"
   end
   w:open("static const struct isadora_elf_kind elfs[] = {")
   for _, elf in ipairs(model.elfs) do
      local before, after = (elf.params or ""):match("^(.-)%*(.*)$")
      w:line("{%d, %d, %d, %d, %s, %s, %s, %d, %d, %d},", elf.machine, elf.os or -1, elf.lo or 0,
         elf.lo and elf.hi - elf.lo + 1 or 0, before and c.string(before) or "NULL",
         after and c.string(after) or "NULL", elf.pad and c.string(elf.pad) or "NULL",
         elf.fill or 1, elf.align or 1, elf.spare or 0)
   end
   w:close("};\n")
   local lines = (".elfs = elfs, .elf_count = %d,"):format(#model.elfs) .. put_attributes(model, w)
   if not any then return lines end
   w:line("static const int64_t elf_numbers[] = {%s};\n", table.concat(numbers, ", "))
   return lines .. " .elf_numbers = elf_numbers,"
end

local function put_units(model, w)
   w:open("static const struct isadora_unit units[] = {")
   for _, unit in ipairs(model.units) do
      w:line("{%d, %d, %d, %d, %s},", unit.length, unit.bits, unit.endian == "big" and 1 or 0,
         unit.align, c.hex(c.config_bits(unit.configs)))
   end
   w:close("};\n")
end

-- The words of `otherwise` instructions; false without such ones.
local function put_otherwise(model, w)
   local texts = lists.map(model.encoding_space or {}, function(row)
      return c.string(num.tostring(row.otherwise or 0))
   end)
   if not lists.any(texts, function(text) return text ~= '"0"' end) then return false end
   w:list("static const char *const otherwise_words[] = {", texts, "};\n")
   return true
end

local function put_encoding_space(model, w)
   if #(model.encoding_space or {}) == 0 then return end
   w:open("static const struct isadora_encoding_space encoding_space[] = {")
   for _, row in ipairs(model.encoding_space) do
      local texts = { tostring(row.unit.bits), row.config.name, num.tostring(row.decoded),
         num.tostring(row.reserved), num.tostring(row.unknown), num.tostring(row.unallocated) }
      for i, text in ipairs(texts) do texts[i] = c.string(text) end
      w:list("{", texts, "},")
   end
   w:close("};\n")
end

--- The reset value of `$pc`: where programs begin.
function M.start(model)
   for _, file in ipairs(model.files) do
      if file.name == "$pc" then return num.bits(file.reset or 0, 0, file.width) end
   end
   return 0
end

-- The names of a list of things as an array.
local function put_names(array, list, w)
   local names = lists.map(list or {}, function(one) return c.string(one.name) end)
   if #names > 0 then
      w:line("static const char *const %s[] = {%s};\n", array, table.concat(names, ", "))
   end
end

local function put_syntaxes(model, w)
   if #model.syntaxes == 0 then return end
   w:open("static const struct isadora_text_syntax syntaxes[] = {")
   for _, syntax in ipairs(model.syntaxes) do
      w:list("{", { c.string(syntax.name), c.string(syntax.title),
         (".brief = %d"):format(syntax.brief and 1 or 0),
         (".first = %d"):format(optional_operands.first_in(model) >> syntax.index & 1) }, "},")
   end
   w:close("};\n")
end

local function put_target(model, w)
   local prefix = model.isa.prefix
   local encoding_space = #(model.encoding_space or {})
   w:open("const struct isadora_target %s_target = {", prefix)
   w:line(".name = %s, .title = %s,", c.string(model.isa.name), c.string(model.isa.title))
   for _, entry in ipairs({ { "config", "configs", #model.configs },
      { "unit", "units", #model.units },
      { "form", "forms", #model.forms }, { "field", "fields", #model.fields } }) do
      w:line(".%s = %s, .%s_count = %d,", entry[2], entry[3] > 0 and entry[2] or "NULL", entry[1],
         entry[3])
   end
   if M.bundle_lines then w:line("%s", M.bundle_lines) end
   if state.is_together(model) then w:line(".together = 1,") end
   w:line("%s", M.state_lines)
   w:line(".encoding_space = %s, .encoding_space_count = %d,",
      encoding_space > 0 and "encoding_space" or "NULL", encoding_space)
   if M.has_otherwise then w:line(".otherwise_words = otherwise_words,") end
   w:line(".text_max = %s_TEXT_MAX,", prefix:upper())
   local title = optional_operands.title(model)
   if title then w:line(".optional = %s,", c.string(title)) end
   w:line(".state_size = sizeof(struct %s_state),", prefix)
   w:line(".pc_counts_units = %d,", relative.counts_units(model) and 1 or 0)
   w:line(".start = %s,", c.hex(M.start(model)))
   if M.elf_lines then w:line("%s", M.elf_lines) end
   w:line("%s", M.word_lines)
   for _, entry in ipairs({ "decode", "identify", "operands", "encode", "format", "reset",
      "execute", "branch_target" }) do
      w:line(".%s = %s_%s,", entry, prefix, entry)
   end
   w:line(".syntax = &%s_syntax,", prefix)
   if state.has_ops(model) then
      if #state.bundle_files(model) > 0 then w:line(".quiet_ops = %s_quiet_ops,", prefix) end
      if state.time(model).any then w:line(".slots = %s_slots,", prefix) end
      w:line(".ops = %s_ops, .op_size = sizeof(struct %s_op), .fill = %s_fill,", prefix, prefix,
         prefix)
   else
      w:line(".actions = %s_actions,", prefix)
   end
   if state.time(model).any then w:line(".write_back = %s_write_back,", prefix) end
   if model.undefined then w:line(".undefined = %s_undefined,", prefix) end
   if M.unknown_line then w:line("%s", M.unknown_line) end
   if #state.counters(model) > 0 then w:line(".tick = %s_tick,", prefix) end
   if timed.needs_uses(model) then w:line(".uses = &%s_uses,", prefix) end
   w:line(".paths = &%s_uses,", prefix)
   if M.schedule_line then w:line("%s", M.schedule_line) end
   if M.fits_line then w:line("%s", M.fits_line) end
   if #(model.engines or {}) > 0 then
      w:line(".engines = engines, .engine_count = %d,", #model.engines)
   end
   if #(model.exceptions or {}) > 0 then
      w:line(".exceptions = exceptions, .exception_count = %d,", #model.exceptions)
      w:line(".exception_info = exception_info,")
   end
   if #model.syntaxes > 0 then
      w:line(".syntaxes = syntaxes, .syntax_count = %d,", #model.syntaxes)
   end
   if model.lanes > 0 then simt.put_target(model, w) end
   if model.lanes > 0 and M.launch_cells > 0 then
      w:line(".launch_cells = launch_cells, .launch_cell_count = %d,", M.launch_cells)
   end
   w:close("};")
end

function M.emit(model)
   local w = c.writer()
   w:line("#include \"%s_state.h\"", model.isa.prefix)
   w:line("#include \"base/target_tables.h\"")
   if branch.needs_text(model) then w:line("#include \"base/text.h\"") end
   if model.lanes > 0 then w:line("#include \"simt/cpu_level.h\"") end
   if model.schedule then w:line("#include <isadora/analysis.h>") end
   w:line("")
   w:line("extern const struct isadora_use_tables %s_uses;\n", model.isa.prefix)
   local has_conditions = lists.any(model.forms, function(form) return form.when end)
   if has_conditions then
      w:line("bool %s_fits(unsigned form, struct isadora_word bits);\n", model.isa.prefix)
   end
   M.fits_line = has_conditions and (".fits = %s_fits,"):format(model.isa.prefix) or nil
   put_configs(model, w)
   M.elf_lines = put_elfs(model, w)
   put_units(model, w)
   M.bundle_lines = bundles.put(model, w)
   fields.put(model, w)
   forms.put(model, w)
   put_encoding_space(model, w)
   M.has_otherwise = put_otherwise(model, w)
   state.tables(model, w)
   M.state_lines = state.target_lines(model)
   M.word_lines = words.put(model, w)
   branch.put(model, w)
   put_names("engines", model.engines, w)
   put_names("exceptions", model.exceptions, w)
   exceptions.put(model, w)
   put_syntaxes(model, w)
   M.schedule_line = schedule.put(model, w)
   M.unknown_line = unknown_bits.put(model, w)
   if model.lanes > 0 then
      simt.put_options(model, w)
      simt.put_limits(model, w)
      simt.put_places(model, w)
      simt.put_quick(model, w)
      M.launch_cells = launched.put(model, w)
   end
   put_target(model, w)
   return { { path = model.isa.prefix .. "_target.c", text = c.banner(model, "target")
      .. w:text() } }
end

return M

-- The members of the target that a description with lanes has besides: how many, where launches
-- find what they bring, choices of a run.
local lists = require("gen.base.lists")
local c = require("gen.emit.c")
local launch = require("gen.resolve.launch")
local state = require("gen.emit.c.state")

local M = {}

--- The table of options, and the texts of their values.
function M.put_options(model, w)
   if #model.options == 0 then return end
   for _, option in ipairs(model.options) do
      local texts = lists.map(option.cells, function(cell) return c.string(cell.text) end)
      w:line("static const char *const option_%s[] = {%s};", c.ident(option.name),
         table.concat(texts, ", "))
   end
   w:open("static const struct isadora_launch_option options[] = {")
   for _, option in ipairs(model.options) do
      w:list("", { "{" .. c.string(option.name), c.string(option.title),
         "option_" .. c.ident(option.name), ("%d}"):format(#option.cells) }, ",")
   end
   w:close("};\n")
end

local function index_of(list, wanted)
   for i, one in ipairs(list) do
      if one == wanted then return i - 1 end
   end
   return -1
end

--- The function that gives the quick functions for this computer. ISADORA_LEVELS says how many of
--- the levels of runtime/simt/cpu_level.h are compiled; without it the first one is.
function M.put_quick(model, w)
   if model.lanes ~= state.row then return end
   local prefix = model.isa.prefix
   w:line("isadora_pick %s_fast_pick_plain;", prefix)
   w:line("isadora_pick %s_fast_pick_avx2;", prefix)
   w:line("isadora_pick %s_fast_pick_avx512;\n", prefix)
   w:open("static isadora_pick *quick(void)\n{")
   w:line("switch (rt_cpu_level()) {")
   w:line("case ISADORA_AVX512:")
   w:line("#if ISADORA_LEVELS > 2")
   w:line("    return %s_fast_pick_avx512;", prefix)
   w:line("#endif")
   w:line("case ISADORA_AVX2:")
   w:line("#if ISADORA_LEVELS > 1")
   w:line("    return %s_fast_pick_avx2;", prefix)
   w:line("#endif")
   w:line("default:")
   w:line("    return %s_fast_pick_plain;", prefix)
   w:line("}")
   w:close("}\n")
end

--- The table of the largest launches, by configuration.
function M.put_limits(model, w)
   w:open("static const struct isadora_launch_limits limits[] = {")
   for i in ipairs(model.configs) do
      local function along(what)
         local list = lists.map({ "x", "y", "z" }, function(axis)
            return c.hex(launch.most(what .. "_" .. axis, model, i))
         end)
         return "{" .. table.concat(list, ", ") .. "}"
      end
      local function most(name) return c.hex(launch.most(name, model, i)) end
      w:line("{%s, %s, %s, %s, %s},", along("grid"), along("block"), most("threads"),
         most("shared"), most("registers"))
   end
   w:close("};\n")
end

local function space_of(model, list)
   return list and index_of(model.spaces, list[1].space) or -1
end

--- Where parameters, buffers and descriptors of images begin, by configuration.
function M.put_places(model, w)
   for _, what in ipairs({ "params", "buffers", "images" }) do
      local list = model.places[what]
      if list then
         local cells = {}
         for i in ipairs(model.configs) do
            local place = lists.find(list, function(place) return place.where[i] end)
            cells[i] = place and c.hex(place.index) or "ISADORA_NO_PLACE"
         end
         w:list(("static const uint64_t %s_at[] = {"):format(what), cells, "};")
      end
   end
end

--- The members themselves.
function M.put_target(model, w)
   local prefix, places = model.isa.prefix, model.places
   w:line(".lanes = %d, .masks = %d,", model.lanes, index_of(model.files, model.masks))
   w:line(".block_size = sizeof(struct %s_block), .grid_size = sizeof(struct %s_grid),", prefix,
      prefix)
   if #model.options > 0 then
      w:line(".options = options, .option_count = %d,", #model.options)
   end
   if model.lanes == state.row then w:line(".quick = quick,") end
   w:line(".limits = limits,")
   local params, buffers = places.params, places.buffers
   w:line(".param_space = %d, .params_at = %s,", space_of(model, params),
      params and "params_at" or "NULL")
   w:line(".buffer_space = %d, .buffers_at = %s, .buffer_window = %s,", space_of(model, buffers),
      buffers and "buffers_at" or "NULL", c.hex(buffers and buffers[1].window or 0))
   if places.images then
      w:line(".image_space = %d, .images_at = images_at,", space_of(model, places.images))
   end
   for _, scope in ipairs(launch.starts) do
      if #model.starts[scope] > 0 then w:line(".start_%s = %s_start_%s,", scope, prefix, scope) end
   end
end

return M

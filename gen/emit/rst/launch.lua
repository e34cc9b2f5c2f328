-- How a machine with lanes runs programs: the scope of state, the properties of a launch, what
-- a run chooses, and the code that runs when a block or a warp begins.
local lists = require("gen.base.lists")
local num = require("gen.num")
local launch = require("gen.resolve.launch")
local asttext = require("gen.syntax.asttext")
local rst = require("gen.emit.rst.base.rst")
local calls = require("gen.emit.rst.base.calls")
local context = require("gen.emit.rst.base.context")

local M = {}

local SCOPES = { "lane", "warp", "block", "grid" }

local function scopes(ctx, doc)
   local rows = lists.map(SCOPES, function(scope)
      local links = {}
      for _, list in ipairs({ { "file", ctx.model.files }, { "stack", ctx.model.stacks },
         { "space", ctx.model.spaces } }) do
         for _, one in ipairs(list[2]) do
            if one.scope == scope then links[#links + 1] = ctx:link(list[1], one.name) end
         end
      end
      return { context.scope_text(scope), table.concat(links, " ") }
   end)
   doc:title("State", 2)
   doc:csv({ "Scope", "Registers, stacks, memory" }, rows, { stub = true, filled = 2 })
end

-- Values in the order of the language's manual, those of the axes in one row.
local function properties(doc)
   local rows = {}
   for _, one in ipairs(launch.list) do
      local name = rst.code("launch." .. one.name)
      if one.prose then
         rows[#rows + 1] = { name, one.prose, one.lane and "per lane" or "" }
      else
         rows[#rows][1] = rows[#rows][1] .. " " .. name
      end
   end
   doc:title("Properties of a launch", 2)
   doc:csv({ "Name", "Meaning", "Differs" }, rows)
end

-- What of a launch has a limit; the threads of a block always have one.
local function limits(ctx, doc)
   local rows, model = {}, ctx.model
   for _, one in ipairs(model.limits) do
      rows[#rows + 1] = { rst.code("launch." .. one.name), num.tostring(one.most), ctx:remark(one) }
   end
   doc:title("Limits of a launch", 2)
   doc:csv({ "Value", "At most", "Remarks" }, rows,
      { intro = "A launch that exceeds one of these is refused." })
   if not lists.find(model.limits, function(one) return one.name == "threads" end) then
      doc:markup(("A block has at most %d threads."):format(launch.largest("threads")))
   end
end

local function options(ctx, doc)
   local rows = {}
   for _, option in ipairs(ctx.model.options) do
      local texts = lists.map(option.cells, function(cell) return rst.code(cell.text) end)
      rows[#rows + 1] = { rst.code(option.name), rst.inline(option.title),
         table.concat(texts, ", "), ctx:remark(option) }
   end
   doc:csv({ "Option", "Meaning", "Values", "Remarks" }, rows, { title = "Options",
      intro = "Choices of a run where the behaviour of the machine is undocumented, or several "
         .. "are of interest. The first value is the default." })
end

local WHAT = { params = "The parameters of a program", buffers = "Buffers that a launch brings",
   images = "Descriptors of textures and surfaces" }

-- A cell as users name it: `g14[0x1000]` where the space has windows.
local function place_text(place)
   local space, at = place.space, place.index
   if not space.windows then return ("%s[0x%s]"):format(space.name, num.hex(at)) end
   local size = num.quo(space.size, space.windows)
   return ("%s%s[0x%s]"):format(space.name, num.tostring(num.quo(at, size)),
      num.hex(num.mod(at, size)))
end

local function places(ctx, doc)
   local rows = {}
   for _, what in ipairs({ "params", "buffers", "images" }) do
      for _, place in ipairs(ctx.model.places[what] or {}) do
         rows[#rows + 1] = { WHAT[what], ctx:link("space", place.space.name),
            rst.code(place_text(place)), ctx:remark(place) }
      end
   end
   doc:csv({ "What", "Space", "From cell", "Remarks" }, rows, { title = "Placement" })
end

local BEGINS = { grid = "When a grid begins", block = "When a block begins",
   warp = "When a warp begins" }

local function put_start(ctx, start, doc)
   local lines = asttext.source_block(start.at)
   doc:markup(ctx:source(start))
   doc:prose(start.prose)
   doc:literal(lines, "isa")
   doc:markup(calls.named_in(ctx, start, lines))
end

local function starts(ctx, doc)
   for _, scope in ipairs(launch.starts) do
      local list = ctx.model.starts[scope]
      if #list > 0 then doc:title(BEGINS[scope], 2) end
      for _, start in ipairs(list) do put_start(ctx, start, doc) end
   end
end

--- Whether there is such a page.
function M.has_page(model) return (model.lanes or 0) > 0 end

--- The page.
function M.emit(ctx)
   local model, doc = ctx.model, ctx:page("launch", "Warps and launches")
   doc:markup(("Each instruction runs in a warp of %d lanes, one for each thread. :ref:`%s <%s>` "
      .. "is the mask of active lanes; the others do nothing. Warps form a block, blocks a "
      .. "grid."):format(model.lanes, model.masks.name, ctx:label("file", model.masks.name)))
   scopes(ctx, doc)
   places(ctx, doc)
   properties(doc)
   limits(ctx, doc)
   options(ctx, doc)
   starts(ctx, doc)
   return doc:text()
end

return M

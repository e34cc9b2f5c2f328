-- The page of one program: its text, and for each way to run it the picture, a table with a line a
-- step, and the trace as the program prints it.
local rst = require("gen.emit.rst.base.rst")
local picture = require("tools.analysis.walk.picture")
local words_of = require("tools.analysis.walk.words")

local M = {}

local function lines_of(text)
   local lines = {}
   for line in text:gmatch("([^\n]*)\n") do lines[#lines + 1] = line end
   return lines
end

--- What the program says of itself before its first empty comment line: `name: what it is`.
local function summary_of(source)
   local words = {}
   for line in source:gmatch("[^\n]*") do
      local text = line:match("^// ?(.*)$")
      if not text or text == "" then break end
      words[#words + 1] = text
   end
   return (table.concat(words, " "):gsub("^%w+: *", ""):gsub("^%l", string.upper))
end

--- The instruction with the label before it where there is one.
local function labelled(step)
   local text = rst.code(step.text)
   for i = #step.labels, 1, -1 do text = rst.code(step.labels[i] .. ":") .. " " .. text end
   return text
end

local function stack_cell(walk, words, step)
   local parts = {}
   for i = #step.stack, 1, -1 do
      local entry = step.stack[i]
      parts[#parts + 1] = rst.code(words_of.entry(walk, words, entry)) .. " "
         .. rst.code(words_of.cells(entry.mask, walk.lanes))
   end
   return #parts == 0 and words_of.names(words).none or table.concat(parts, "; ")
end

local function steps_table(doc, walk, words)
   local rows, before = {}, {}
   for i, step in ipairs(walk.steps) do
      rows[i] = {
         tostring(step.number), rst.code(("0x%02x"):format(step.address)), labelled(step),
         rst.code(words_of.cells(step.lanes, walk.lanes)), stack_cell(walk, words, step),
         words_of.description(walk, words, step, before),
      }
      before = step.stack
   end
   doc:csv({ "Step", "Address", "Instruction", "Lanes", words_of.names(words).column,
      "What happens" }, rows, { class = "steps" })
end

local function run_section(doc, walk, words, names)
   if names.heading then doc:title("With `" .. names.heading .. "`", 2) end
   doc:markup(("%s threads in one warp, %d warp instructions, %d thread instructions:"):format(
      walk.lanes, walk.result.instructions, walk.result.thread_instructions))
   doc:raw(".. container:: walk"):blank() -- which scrolls by itself where the window is narrow
   doc:raw("   .. image:: " .. names.picture)
   doc:raw("      :alt: " .. rst.escape(picture.described(walk, words)))
   doc:markup("The same in words. A lane that runs is shown by its number, another by a dot.")
   steps_table(doc, walk, words)
   doc:markup("The trace, as the program prints it; masks have bit 0 for lane 0, so there lane 0 is "
      .. "on the right:")
   local lines = lines_of(walk.text)
   table.insert(lines, 1, "$ " .. walk.command)
   doc:literal(lines, "text")
end

--- `runs`: array of {walk, picture = its file, heading}; the page as text.
function M.make(banner, label, name, runs, words)
   local doc = rst.doc(banner)
   doc:label(label)
   doc:title("Step by step: " .. name, 1)
   doc:markup(rst.inline(summary_of(runs[1].walk.source)))
   doc:literal(lines_of(runs[1].walk.source), "text")
   for _, run in ipairs(runs) do run_section(doc, run.walk, words, run) end
   return doc:text()
end

return M

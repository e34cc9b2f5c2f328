-- The command line of the generator: its commands, their options, and what `--help` says.
local argparse = require("argparse")

local M = {}

local function job_count(text)
   local count = text:match("^%d+$") and math.tointeger(tonumber(text))
   if count and count >= 1 then return count end
   return nil, ("`%s` is not a number of jobs; write 1 or more"):format(text)
end

local function add_paths(parser)
   parser:argument("paths",
      "Folders, each with a description, or the files of one description."):args("+")
      :argname("FOLDER..|FILE.isa")
   parser:flag("--strict", "Warnings are errors.")
   parser:option("-j --jobs",
      "Work on N descriptions at once; as many as there are processors when left out.")
      :argname("N"):convert(job_count)
   parser:flag("--timings", "Print seconds and memory of every step on standard error.")
   parser:option("--messages"):hidden(true)
end

local function new_command(parser, name, summary, epilog)
   local command = parser:command(name, summary)
   command:flag("-q --quiet", "Show no progress; neither does ISADORA_PROGRESS=0.")
   command:flag("--no-cache",
      "Neither use results of the last check nor keep any.")
   command:epilog(epilog)
   command:add_help(true)
   return command
end

--- The parser of the command line of the generator.
function M.parser()
   local parser = argparse("isadora"):command_target("command"):require_command(true)
   local c = new_command(parser, "check", "Check a description: all diagnostics in one run.",
      "examples:\n   isadora check my.isa\n   isadora check --encoding-space desc/vp1-scalar\n"
         .. "   isadora check desc/*/")
   add_paths(c)
   c:flag("--encoding-space",
      "Count decoded, reserved, unknown and unallocated words of each unit.")
   c:flag("--types",
      "Print the interval of each local, stored value and result of a function.")
   c:flag("--json", "Diagnostics as one JSON object on standard output.")

   c = new_command(parser, "gen", "Generate everything from a description into DIR/<isa>/.",
      "examples:\n   isadora gen desc/vp1-scalar -o out\n   isadora gen --check desc/*/ -o out")
   add_paths(c)
   c:option("-o --output", "Folder with one folder for each ISA."):argname("DIR"):count(1)
   c:flag("--check", "Compare instead of writing; status 1 when a file differs.")
   c:option("--depends",
      "Write which files were read to FILE: for each a checksum, its path and a zero byte.")
      :argname("FILE")
   c:option("--only",
      "Run these emitters alone (files of gen/emit/, such as decode), and remove nothing.")
      :argname("NAME,..")
   c:option("--emitter", "One more emitter, a Lua file (for tests)."):argname("FILE.lua"):count("*")

   c = new_command(parser, "diff",
      "Compare the meaning of two descriptions. Status 1 when something changed.",
      "examples:\n   isadora diff old/vp1-scalar desc/vp1-scalar\n"
         .. "   isadora diff HEAD~1:desc/vp1-scalar desc/vp1-scalar")
   c:argument("old", "File or folder, or REV:PATH for one in a git revision."):argname("OLD")
   c:argument("new", "The same."):argname("NEW")
   c:flag("--json", "Changes as a JSON array.")

   c = new_command(parser, "doc",
      "Generate the manual pages (reStructuredText) alone into DIR/<isa>/.",
      "Sphinx makes HTML of them. In the source tree, `tools/manual desc/vp1-scalar html` does "
         .. "both steps;\n"
         .. "elsewhere `sphinx-build -c tools/sphinx manual/vp1-scalar html`, with that folder "
         .. "of the source tree.\n\n"
         .. "example:\n   isadora doc desc/vp1-scalar -o manual")
   add_paths(c)
   c:option("-o --output", "Folder with one folder for each ISA."):argname("DIR"):count(1)
   c:flag("--check", "Compare instead of writing; status 1 when a file differs.")

   c = new_command(parser, "export", "Write a checked description in a format for other programs.",
      "desc/LANGUAGE.rst documents the JSON.\n\n"
         .. "examples:\n   isadora export json vp1-scalar\n"
         .. "   isadora export json my.isa -o my.json")
   c:argument("format", "The only format."):choices({ "json" })
   c:argument("isa",
      "A shipped instruction set, or the file or folder of a description."):argname("ISA|PATH")
   c:option("-o --output", "Where to write; standard output when left out."):argname("FILE")
   return parser
end

return M

-- Reads listings of the vendor's disassembler (`nvdisasm -c -hex`).
local M = {}

--- A text without blanks that do not count, comments and the final semicolon.
function M.plain(text)
   text = text:gsub("%(%*.-%*%)", ""):gsub("^{", "{ "):gsub("%s*}%s*$", " }"):gsub(";%s*}?%s*$",
      function(s) return s:match("}") and " }" or "" end)
   return (text:gsub("%s+", " "):gsub("%] %[", "]["):gsub(" ,", ","):gsub("(%d) }", "%1}"):gsub("^ ",
      ""):gsub(" $", ""))
end

-- Names of places are "`(NAME)"; what they are is known only at the end of their section.
local function finish(section)
   for _, insn in ipairs(section) do
      insn.text = M.plain(insn.text:gsub("`%((.-)%)", function(name)
         local at = section.labels[name] or name == section.name and 0 or name == ".text." .. section.name and 0
         return at and ("0x%x"):format(at) or nil
      end))
   end
   return section
end

-- One line of a section. The word of an instruction that ends in a brace is on the next line, and so
-- is the second half of one of 128 bits.
local function read_line(section, state, line)
   local label = line:match("^([%w_.$]+):%s*$")
   local address, rest = line:match("^%s*/%*(%x%x%x%x+)%*/%s*(.-)%s*$")
   local word = line:match("/%* 0x(%x+) %*/%s*}?%s*$")
   if label then state.pending[#state.pending + 1] = label end
   if address then
      local at = tonumber(address, 16)
      for _, known in ipairs(state.pending) do section.labels[known] = at end
      state.pending = {}
      section[#section + 1] = { address = at, text = rest:gsub("%s*/%* 0x%x+ %*/", ""),
         word = word }
   elseif word and #section > 0 then
      local last = section[#section]
      -- the control word of a group precedes its instructions, and any labels
      if state.maxwell and last.word and #state.pending > 0 then state.control = last.address + 8 end
      if not last.word then last.word = word
      elseif not state.maxwell and not last.upper then last.upper, last.word = true, word .. last.word end
   end
   if word and state.maxwell and not address and #state.pending > 0 then
      for _,
         known in ipairs(state.pending) do section.labels[known] = #section > 0 and section[#section].address + 8 or 0 end
      state.pending = {}
   end
end

--- Sections of code: `{name, labels, {address, text, word}..}`.
function M.read(path)
   local sections, section, state = {}, nil, { pending = {} }
   for line in io.lines(path) do
      local name = line:match("^%s*%.section%s+%.text%.([^,%s]+)")
      if line:match("EF_CUDA_SM[56]") then state.maxwell = true end
      if name then
         section = { name = name, labels = {} }
         sections[#sections + 1] = section
         state.pending = {}
      elseif line:match("^%s*%.section%s") then section = nil end
      if section then read_line(section, state, line) end
   end
   for _, one in ipairs(sections) do finish(one) end
   return sections
end

return M

-- `const NAME = NUMBER`, and those that have a value for each variant: several lines with guards.
local guard = require("gen.resolve.guard")
local lists = require("gen.base.lists")
local num = require("gen.num")

local M = {}

local function lines_of(node) return { node, table.unpack(node.others or {}) } end

-- The first configuration in which both exist, or nil.
local function meeting(a, b)
   for i, here in ipairs(a.where) do
      if here and b.where[i] then return i end
   end
   return nil
end

-- Another line for a name: it has a value in other configurations.
local function add(entry, node, sym, report)
   local first = entry.node
   first.others = first.others or {}
   for _, other in ipairs(lines_of(first)) do
      local i = meeting(other, node)
      if i then
         local config = sym.configs[i].name
         report:error("E11", node.at, config and config ~= ""
            and ("`%s` has two values in `%s`"):format(node.name, config)
            or ("name `%s` is declared twice"):format(node.name),
            { also = { at = other.at, text = "first declared here" } })
         return
      end
   end
   table.insert(first.others, node)
end

--- Declares all constants with `declare(node)`, but for further lines of a name.
function M.declare_all(sym, tree, report, declare)
   for _, node in ipairs(tree.consts) do
      node.where = guard.where(node.on, sym, nil, report)
      local known = sym.words[node.name]
      if known and known.kind == "const" and (node.on or known.node.on) then
         add(known, node, sym, report)
      else
         declare(node)
      end
   end
end

--- The line of a constant that has its value in configuration i, or nil.
function M.of_config(node, i)
   return lists.find(lines_of(node), function(one) return one.where[i] end)
end

--- The only value of a constant, or nil: it depends on the configuration.
function M.only(node)
   if not node.others and not node.on then return node.value end
   return nil
end

-- Registers of type `u(XLEN)` ---------------------------------------------------------------------

local MOST = 128 -- bits of a register

local function size_of(type, tree, report)
   local lines = lists.filter(tree.consts, function(node) return node.name == type.name end)
   if #lines == 0 then
      report:error("E10", type.at, ("`%s` is not a constant"):format(type.name),
         { hint = ("`const %s = 32 on ..` for each variant"):format(type.name) })
   end
   local most = 1
   for _, one in ipairs(lines) do
      if num.lt(one.value, 1) or num.lt(MOST, one.value) then
         report:error("E15", type.at, ("a register has 1 to %d bits, `%s` is %s"):format(MOST,
            type.name, num.tostring(one.value)), { also = { at = one.at, text = "declared here" } })
      else
         most = math.max(most, one.value)
      end
   end
   return most
end

--- Gives registers of type `u(NAME)` the width of the largest value; before limits are checked.
function M.size_registers(tree, report)
   for _, node in ipairs(tree.regs) do
      local type = node.type
      if type and type.name then type.width = size_of(type, tree, report) end
   end
end

-- A register has a size wherever it exists.
local function check_sizes(node, where, const, sym, report)
   for i, config in ipairs(sym.configs) do
      if where[i] and not M.of_config(const, i) then
         report:error("E10", node.type.at, ("`%s` has no value in `%s`"):format(const.name,
            config.name), { also = { at = const.at, text = "the constant" } })
         return
      end
   end
end

--- The bits above the size, which are 0 where it is smaller, as `bits` lines of the register that
--- exists in the configurations `where`.
function M.bits_above(node, where, sym, report)
   local type = node.type
   local entry = type.name and sym.words[type.name]
   if not entry then return {} end
   entry.used = true
   check_sizes(node, where, entry.node, sym, report)
   return lists.collect(lines_of(entry.node), function(one)
      return one.value < type.width and { lo = one.value, hi = type.width - 1, value = 0,
         where = one.where, on = one.on, at = type.at } or nil
   end)
end

return M

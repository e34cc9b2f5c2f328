-- The kernels of tests/divide: each stores what one operation of PTX gives for operands a and b.
local M = {}

-- Types of operands: how PTX calls their registers and their bytes.
M.TYPES = {
   { name = "u32", bytes = 4, load = "u32" }, { name = "s32", bytes = 4, load = "s32" },
   { name = "u64", bytes = 8, load = "u64" }, { name = "s64", bytes = 8, load = "s64" },
   { name = "f32", bytes = 4, load = "f32" }, { name = "f64", bytes = 8, load = "f64" },
}

local ROUNDINGS = { "rn", "rz", "rm", "rp" }

--- The operations of a type, as PTX writes them: `div.rn.f32`.
function M.operations(name)
   if not name:find("^f") then return { "div." .. name, "rem." .. name } end
   local list = {}
   for _, operation in ipairs({ "div", "rcp", "sqrt" }) do
      for _, rounding in ipairs(ROUNDINGS) do list[#list + 1] = ("%s.%s.%s"):format(operation, rounding, name) end
   end
   if name == "f32" then
      for _, operation in ipairs({ "div.rn.ftz", "rcp.rn.ftz", "sqrt.rn.ftz", "div.full", "div.approx" }) do
         list[#list + 1] = operation .. ".f32"
      end
   end
   return list
end

--- The name of the kernel of an operation.
function M.kernel(operation) return (operation:gsub("%.", "_")) end

local ENTRY = [[
.visible .entry KERNEL(.param .u64 KERNEL_a, .param .u64 KERNEL_b, .param .u64 KERNEL_r)
{
    .reg .u32 %block, %size, %thread, %n;
    .reg .u64 %pa, %pb, %pr, %at;
    .reg .LOAD %a, %b, %r;
    ld.param.u64 %pa, [KERNEL_a];
    ld.param.u64 %pb, [KERNEL_b];
    ld.param.u64 %pr, [KERNEL_r];
    mov.u32 %block, %ctaid.x;
    mov.u32 %size, %ntid.x;
    mov.u32 %thread, %tid.x;
    mad.lo.u32 %n, %block, %size, %thread;
    mul.wide.u32 %at, %n, BYTES;
    add.u64 %pa, %pa, %at;
    add.u64 %pb, %pb, %at;
    add.u64 %pr, %pr, %at;
    ld.global.LOAD %a, [%pa];
    ld.global.LOAD %b, [%pb];
    OPERATION %r, OPERANDS;
    st.global.LOAD [%pr], %r;
    ret;
}
]]

--- The PTX of all of them, for a target such as `sm_52`.
function M.ptx(target)
   local lines = { ".version 7.8", ".target " .. target, ".address_size 64", "" }
   for _, type in ipairs(M.TYPES) do
      for _, operation in ipairs(M.operations(type.name)) do
         local alone = operation:find("^rcp") or operation:find("^sqrt")
         local words = { KERNEL = M.kernel(operation), LOAD = type.load, BYTES = tostring(type.bytes),
            OPERATION = operation, OPERANDS = alone and "%a" or "%a, %b" }
         lines[#lines + 1] = (ENTRY:gsub("%u+", words))
      end
   end
   return table.concat(lines, "\n")
end

return M

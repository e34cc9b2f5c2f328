# A table of instruction sets that a program is linked with, for every program that has one.

# isadora_prefix(VARIABLE ISA): the prefix of its C names, as gen/emit/c makes it.
function(isadora_prefix variable isa)
    string(REPLACE "-" "_" prefix ${isa})
    string(REGEX REPLACE "^([0-9])" "isa_\\1" prefix ${prefix})
    set(${variable} ${prefix} PARENT_SCOPE)
endfunction()

# isadora_registry(FILE ISA...): writes the C file that defines `tool_targets` (tools/isadora/target/targets.h).
function(isadora_registry file)
    set(externs "")
    set(entries "")
    foreach(isa IN LISTS ARGN)
        isadora_prefix(prefix ${isa})
        string(APPEND externs "extern const struct isadora_target ${prefix}_target;\n")
        string(APPEND entries "    &${prefix}_target,\n")
    endforeach()
    file(CONFIGURE OUTPUT ${file} @ONLY CONTENT
"/* Written by tools/cmake/Registry.cmake. Do not edit. */
#include \"target/targets.h\"

@externs@
const struct isadora_target *const tool_targets[] = {
@entries@    NULL,
};
")
endfunction()

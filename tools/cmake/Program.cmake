# The program `isadora`: tools/isadora/*.c, the runtime, and every instruction set of out/, all linked in.

# The registry: which targets there are. Written at configure time from the list of folders.
set(externs "")
set(entries "")
foreach(isa IN LISTS isadora_isas)
    string(REPLACE "-" "_" prefix ${isa})
    string(REGEX REPLACE "^([0-9])" "isa_\\1" prefix ${prefix})
    string(APPEND externs "extern const struct isadora_target ${prefix}_target;\n")
    string(APPEND entries "    &${prefix}_target,\n")
endforeach()
set(registry ${PROJECT_BINARY_DIR}/registry.c)
file(CONFIGURE OUTPUT ${registry} @ONLY CONTENT
"/* Written by tools/cmake/Program.cmake from the folders of out/. Do not edit. */
#include \"tool.h\"

@externs@
const struct isadora_target *const tool_targets[] = {
@entries@    NULL,
};
")

file(GLOB program_sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tools/isadora/*.c)
add_executable(isadora ${program_sources} ${registry} $<TARGET_OBJECTS:isadora-runtime-objects>)
foreach(isa IN LISTS isadora_isas)
    target_sources(isadora PRIVATE $<TARGET_OBJECTS:isadora-${isa}-objects>)
endforeach()
target_include_directories(isadora PRIVATE ${PROJECT_SOURCE_DIR}/tools/isadora ${PROJECT_SOURCE_DIR}/runtime)
target_link_libraries(isadora PRIVATE isadora_flags ${CMAKE_DL_LIBS})
target_compile_definitions(isadora PRIVATE
    _POSIX_C_SOURCE=200809L
    ISADORA_VERSION="${PROJECT_VERSION}"
    ISADORA_SOURCE_DIR="${PROJECT_SOURCE_DIR}"
    ISADORA_DATA_DIR="${CMAKE_INSTALL_FULL_DATADIR}/isadora")
# A target that `-m FILE` compiles and loads calls the runtime inside the program.
set_target_properties(isadora PROPERTIES ENABLE_EXPORTS ON)

if(ISADORA_ZLIB)
    find_package(ZLIB QUIET)
    if(ZLIB_FOUND)
        target_link_libraries(isadora PRIVATE ZLIB::ZLIB)
        target_compile_definitions(isadora PRIVATE ISADORA_HAVE_ZLIB)
    endif()
endif()

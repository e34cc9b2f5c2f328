# Fuzz targets: each tests/fuzz/<name>_fuzz.c becomes one program over all instruction sets of out/ and over small ones
# that have what those lack (several lengths, stacks, spaces, variants), generated here when lua5.4 is there.
#
# With clang they are libFuzzer programs, with other compilers they run over files (tests/fuzz/standalone.c).
set(ISADORA_FUZZ_DESCRIPTIONS
    tests/ok/machine/rv32ic.isa tests/ok/machine/mos6502.isa tests/ok/machine/stacky.isa tests/ok/state/registers.isa
    tests/ok/state/spaces.isa tests/ok/state/stack.isa tests/ok/state/code.isa tests/ok/config/variants_modes.isa
    tests/ok/length/mixed.isa tests/ok/length/bits12.isa tests/ok/length/bits64.isa tests/ok/length/pairs.isa tests/ok/length/bundled.isa
    tests/ok/fields/kinds.isa tests/ok/fields/tables.isa tests/ok/fields/immediates.isa
    tests/ok/text/glue.isa tests/ok/text/prefer.isa tests/ok/text/respelled.isa
    tests/ok/operand/nested.isa tests/ok/time/pipe.isa tests/ok/time/delays.isa tests/ok/time/waits.isa
    tests/ok/machine/warps.isa
    CACHE STRING "Descriptions that are fuzzed besides those of out/")

set(fuzz_folder ${PROJECT_BINARY_DIR}/fuzz)
set(fuzz_registry ${fuzz_folder}/registry.c)
set(fuzz_isas ${isadora_isas})
find_program(ISADORA_LUA lua5.4)
if(ISADORA_LUA)
    foreach(description IN LISTS ISADORA_FUZZ_DESCRIPTIONS)
        cmake_path(GET description STEM name)
        execute_process(COMMAND ${ISADORA_LUA} gen/main.lua gen ${description} -o ${fuzz_folder}/gen
            WORKING_DIRECTORY ${PROJECT_SOURCE_DIR} OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
        file(GLOB sources ${fuzz_folder}/gen/${name}/*.c)
        add_library(isadora-${name}-objects OBJECT ${sources})
        target_include_directories(isadora-${name}-objects PRIVATE
            ${fuzz_folder}/gen/${name} ${fuzz_folder}/gen/${name}/include)
        target_link_libraries(isadora-${name}-objects PRIVATE isadora_flags isadora_generated_flags isadora_inside)
        set(isadora_${name}_objects $<TARGET_OBJECTS:isadora-${name}-objects>)
        list(APPEND fuzz_isas ${name})
    endforeach()
else()
    message(STATUS "lua5.4 is missing: only the instruction sets of out/ are fuzzed")
endif()

isadora_registry(${fuzz_registry} ${fuzz_isas})

# Everything once, in a shared library, so that each program only adds its own file: linking all of it takes seconds.
add_library(fuzz-base SHARED EXCLUDE_FROM_ALL ${fuzz_registry} $<TARGET_OBJECTS:isadora-runtime-objects>
    ${isadora_room_objects})
foreach(isa IN LISTS fuzz_isas)
    target_sources(fuzz-base PRIVATE ${isadora_${isa}_objects})
endforeach()
target_include_directories(fuzz-base PRIVATE ${PROJECT_SOURCE_DIR}/tools/isadora)
target_link_libraries(fuzz-base PRIVATE isadora_flags isadora_inside)
set_target_properties(fuzz-base PROPERTIES LIBRARY_OUTPUT_DIRECTORY ${fuzz_folder})

file(GLOB fuzz_sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/fuzz/*_fuzz.c)
add_custom_target(fuzz)
foreach(source IN LISTS fuzz_sources)
    cmake_path(GET source STEM name)
    add_executable(${name} EXCLUDE_FROM_ALL ${source})
    target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR}/tools/isadora)
    target_link_libraries(${name} PRIVATE isadora_flags isadora_program_flags isadora_inside fuzz-base)
    if(CMAKE_C_COMPILER_ID MATCHES "Clang")
        target_compile_options(${name} PRIVATE -fsanitize=fuzzer)
        target_link_options(${name} PRIVATE -fsanitize=fuzzer)
    else()
        target_sources(${name} PRIVATE ${PROJECT_SOURCE_DIR}/tests/fuzz/standalone.c)
    endif()
    set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${fuzz_folder})
    add_dependencies(fuzz ${name})
endforeach()

# Parts of the program `isadora`; the rest of it is in tests/fuzz/program.h.
set(program ${PROJECT_SOURCE_DIR}/tools/isadora)
target_sources(hex_fuzz PRIVATE ${program}/code/hex.c)
target_sources(state_fuzz PRIVATE ${program}/code/hex.c ${program}/common/json.c ${program}/state/place.c ${program}/state/scan.c
    ${program}/state/file.c ${program}/state/members.c ${program}/state/values.c ${program}/state/result.c ${program}/state/set.c
    ${program}/state/warps.c)
target_sources(device_fuzz PRIVATE ${program}/state/device.c ${program}/state/device_read.c ${program}/state/place.c
    ${program}/state/scan.c)
target_sources(json_fuzz PRIVATE ${program}/common/json.c ${program}/common/number.c)
target_sources(vectors_fuzz PRIVATE ${vector_sources})
foreach(name hex_fuzz state_fuzz device_fuzz)
    target_sources(${name} PRIVATE ${program}/common/io.c ${program}/common/unfinished.c ${program}/common/memory.c
        ${program}/common/number.c)
    target_compile_definitions(${name} PRIVATE _POSIX_C_SOURCE=200809L)
endforeach()

# Random states and their comparison are those of tests/agree.
target_sources(grid_fuzz PRIVATE ${PROJECT_SOURCE_DIR}/tests/agree/random.c ${PROJECT_SOURCE_DIR}/tests/agree/same.c
    ${PROJECT_SOURCE_DIR}/tests/agree/state.c)

# libisadora (the runtime), libisadora-asm, -analysis and -load (the rooms of tools/lib), and libisadora-<isa> for every
# folder of out/, each shared and static.
#
# A linker version script keeps every symbol hidden but those of public headers, so that these need no export macros
# and two instruction sets cannot meet in one program. What generated code and the other libraries need of one is
# exported under a version of its own that other programs are not to use, ISADORA_PRIVATE.

# isadora_library(NAME PUBLIC source...): objects once, then both kinds of library from them, which export what is
# called as in PUBLIC (names, or beginnings with a *).
function(isadora_library name public)
    add_library(${name}-objects OBJECT ${ARGN})
    target_link_libraries(${name}-objects PRIVATE isadora_flags isadora_inside)

    set(series ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR})
    list(JOIN public "; " names)
    set(map ${PROJECT_BINARY_DIR}/exports/${name}.map)
    file(CONFIGURE OUTPUT ${map} @ONLY CONTENT
"ISADORA_@series@ { global: @names@; local: *; };
ISADORA_PRIVATE_@PROJECT_VERSION@ { global: rt_*; };
")

    add_library(${name} SHARED $<TARGET_OBJECTS:${name}-objects>)
    set_target_properties(${name} PROPERTIES
        VERSION ${PROJECT_VERSION}
        INSTALL_RPATH "$ORIGIN" # they find one another wherever they are installed
        SOVERSION ${series} # until 1.0 a new minor version may change the interface
        LINK_DEPENDS ${map})
    target_link_options(${name} PRIVATE LINKER:--version-script=${map})
    if(NOT ISADORA_SANITIZE) # gcc's sanitizer runtime is found at load time, by the program
        target_link_options(${name} PRIVATE LINKER:--no-undefined)
    endif()
    target_link_libraries(${name} PRIVATE $<BUILD_INTERFACE:isadora_flags>)

    add_library(${name}-static STATIC $<TARGET_OBJECTS:${name}-objects>)
    set_target_properties(${name}-static PROPERTIES OUTPUT_NAME ${name})
endfunction()

# Where public headers are, <isadora/..>, and those of the rooms, which only what is compiled here may include.
set(isadora_public ${PROJECT_SOURCE_DIR}/runtime/include ${PROJECT_SOURCE_DIR}/tools/lib/include)
add_library(isadora_inside INTERFACE)
target_include_directories(isadora_inside INTERFACE
    ${isadora_public} ${PROJECT_SOURCE_DIR}/runtime ${PROJECT_SOURCE_DIR}/tools/lib)

file(GLOB_RECURSE runtime_sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/runtime/*/*.c)
# What else generated code calls is part of it: printers ask the matcher of statements whether a text needs its mark of
# `prefer`, and functions of uses note what instructions read and write.
file(GLOB called_sources CONFIGURE_DEPENDS
    ${PROJECT_SOURCE_DIR}/tools/lib/asm/text/*.c ${PROJECT_SOURCE_DIR}/tools/lib/asm/match/*.c)
list(APPEND called_sources
    ${PROJECT_SOURCE_DIR}/tools/lib/analysis/known.c ${PROJECT_SOURCE_DIR}/tools/lib/analysis/uses.c)
isadora_library(isadora-runtime "isadora_*" ${runtime_sources} ${called_sources})
set_target_properties(isadora-runtime isadora-runtime-static PROPERTIES OUTPUT_NAME isadora)
foreach(kind isadora-runtime isadora-runtime-static)
    target_include_directories(${kind} INTERFACE
        "$<BUILD_INTERFACE:${isadora_public}>"
        $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
endforeach()
set_target_properties(isadora-runtime PROPERTIES EXPORT_NAME isadora)
set_target_properties(isadora-runtime-static PROPERTIES EXPORT_NAME isadora-static)
set(isadora_libraries isadora-runtime isadora-runtime-static)

set(isadora_rooms asm analysis load)
set(isadora_room_objects "")
foreach(room IN LISTS isadora_rooms)
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tools/lib/${room}/*.c)
    list(REMOVE_ITEM sources ${called_sources})
    isadora_library(isadora-${room} "isadora_*" ${sources})
    list(APPEND isadora_room_objects $<TARGET_OBJECTS:isadora-${room}-objects>)
    foreach(kind "" "-static")
        target_link_libraries(isadora-${room}${kind} PUBLIC isadora-runtime${kind})
        set_target_properties(isadora-${room}${kind} PROPERTIES EXPORT_NAME ${room}${kind})
        list(APPEND isadora_libraries isadora-${room}${kind})
    endforeach()
endforeach()

# Only isadora_grid_run_threads needs threads. The static library leaves them to the program that calls it.
find_package(Threads)
if(Threads_FOUND)
    target_link_libraries(isadora-runtime PRIVATE $<BUILD_INTERFACE:Threads::Threads>)
endif()

# Quick functions (PREFIX_fast*.c) are compiled once for every computer, and again for those with wider instructions;
# which ones run is settled when a program starts (runtime/simt/cpu_level.h). Their loops are for the compiler's vectors.
include(CheckCCompilerFlag)
set(isadora_level_plain "")
set(isadora_level_avx2 -mavx2)
set(isadora_level_avx512 -mavx512f -mavx512bw -mavx512dq -mavx512vl -mprefer-vector-width=512)
set(isadora_levels plain)
if(ISADORA_WIDE STREQUAL native)
    set(isadora_level_plain -march=native) # one copy, for computers like this one
elseif(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64" AND ISADORA_WIDE AND NOT ISADORA_SANITIZE)
    check_c_compiler_flag("-mavx2" isadora_takes_avx2)
    check_c_compiler_flag("-mavx512f -mavx512bw -mavx512dq -mavx512vl -mprefer-vector-width=512" isadora_takes_avx512)
    if(isadora_takes_avx2 AND isadora_takes_avx512)
        list(APPEND isadora_levels avx2)
        if(NOT ISADORA_WIDE STREQUAL avx2)
            list(APPEND isadora_levels avx512)
        endif()
    endif()
endif()

# isadora_quick_options(TARGET LEVEL): how the files of a level are compiled. Vectors outside of loops would
# take a sixth of the time and gain nothing. Beside wider ones the plain level is for computers from before 2013: it is
# compiled in 40 % of the time, without vectors. For less optimization than usual (-O1) there
# are vectors, too, in half the time.
function(isadora_quick_options target level)
    set(vectors -O3 -fno-tree-slp-vectorize)
    if(ISADORA_OPTIMIZE STREQUAL -O1 AND CMAKE_C_COMPILER_ID STREQUAL GNU)
        set(vectors -O1 -ftree-loop-vectorize -fvect-cost-model=dynamic)
    endif()
    if(level STREQUAL plain AND NOT isadora_levels STREQUAL plain)
        set(vectors -O1)
    endif()
    target_compile_options(${target} PRIVATE ${isadora_level_${level}}
        "$<$<CONFIG:Release>:${vectors}>" -ffp-contract=off -fno-trapping-math -fno-math-errno)
    target_compile_definitions(${target} PRIVATE ISADORA_LEVEL_NAME=${level})
endfunction()

function(isadora_quick isa folder)
    set(all "")
    foreach(level IN LISTS isadora_levels)
        set(objects isadora-${isa}-${level})
        add_library(${objects} OBJECT ${ARGN})
        target_link_libraries(${objects} PRIVATE isadora_flags isadora_vector_flags isadora_inside)
        target_include_directories(${objects} PRIVATE ${folder} ${folder}/include)
        isadora_quick_options(${objects} ${level})
        list(APPEND all $<TARGET_OBJECTS:${objects}>)
        target_sources(isadora-${isa} PRIVATE $<TARGET_OBJECTS:${objects}>)
        target_sources(isadora-${isa}-static PRIVATE $<TARGET_OBJECTS:${objects}>)
    endforeach()
    list(LENGTH isadora_levels count)
    target_compile_definitions(isadora-${isa}-objects PRIVATE ISADORA_LEVELS=${count})
    set(isadora_quick_objects ${all} PARENT_SCOPE)
endfunction()

# Disassemblers and uses are rows of small pieces, of which optimization in earnest makes nothing faster: it only takes twice as
# long to compile. For less optimization than usual there is less of theirs, too.
function(isadora_text_options)
    if(NOT ISADORA_SANITIZE)
        set(level -O1)
        if(ISADORA_OPTIMIZE STREQUAL -O1)
            set(level -Og)
        endif()
        set_property(SOURCE ${ARGN} APPEND PROPERTY COMPILE_OPTIONS
            $<$<CONFIG:Release>:${level}> $<$<CONFIG:Release>:-foptimize-sibling-calls>)
    endif()
endfunction()

# The folders of out/ that hold C are the instruction sets; ISADORA_ISAS selects some of them.
set(isadora_isas "")
if(ISADORA_ISAS)
    set(folders "")
    foreach(isa IN LISTS ISADORA_ISAS)
        if(NOT EXISTS ${PROJECT_SOURCE_DIR}/out/${isa}/)
            message(FATAL_ERROR "ISADORA_ISAS: there is no instruction set `${isa}` in out/")
        endif()
        list(APPEND folders ${PROJECT_SOURCE_DIR}/out/${isa})
    endforeach()
    list(SORT folders)
    list(REMOVE_DUPLICATES folders)
else()
    file(GLOB folders LIST_DIRECTORIES true CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/out/*)
endif()
foreach(folder IN LISTS folders)
    file(GLOB sources CONFIGURE_DEPENDS ${folder}/*.c)
    if(IS_DIRECTORY ${folder} AND sources)
        cmake_path(GET folder FILENAME isa)
        isadora_prefix(prefix ${isa})
        set(quick ${sources})
        list(FILTER quick INCLUDE REGEX "/${prefix}_fast[^/]*\\.c$")
        list(FILTER sources EXCLUDE REGEX "/${prefix}_fast[^/]*\\.c$")
        isadora_text_options(${folder}/${prefix}_disasm.c ${folder}/${prefix}_uses.c)
        file(STRINGS ${folder}/include/isadora/${prefix}.h public REGEX "[ *]${prefix}_[a-z_]+(\\(|;)")
        list(TRANSFORM public REPLACE ".*[ *](${prefix}_[a-z_]+)(\\(|;).*" "\\1")
        isadora_library(isadora-${isa} "${public}" ${sources})
        target_include_directories(isadora-${isa}-objects PRIVATE ${folder} ${folder}/include)
        target_link_libraries(isadora-${isa}-objects PRIVATE isadora_generated_flags)
        set(isadora_quick_objects "")
        if(quick)
            isadora_quick(${isa} ${folder} ${quick})
        endif()
        set(isadora_${isa}_objects $<TARGET_OBJECTS:isadora-${isa}-objects> ${isadora_quick_objects})
        foreach(kind "" "-static")
            set(library isadora-${isa}${kind})
            target_link_libraries(${library} PUBLIC isadora-runtime${kind})
            target_include_directories(${library} INTERFACE
                $<BUILD_INTERFACE:${folder}/include>
                $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
            set_target_properties(${library} PROPERTIES EXPORT_NAME ${isa}${kind})
        endforeach()
        list(APPEND isadora_isas ${isa})
    endif()
endforeach()

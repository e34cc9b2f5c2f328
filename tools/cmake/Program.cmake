# The program `isadora`: tools/isadora/*/*.c, the runtime, and every instruction set of out/, all linked in.

# Which targets there are.
set(registry ${PROJECT_BINARY_DIR}/registry.c)
isadora_registry(${registry} ${isadora_isas})

# Conformance vectors and the reader of JSON, which tests are linked with too.
file(GLOB vector_sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tools/isadora/vectors/*.c)
list(APPEND vector_sources ${PROJECT_SOURCE_DIR}/tools/isadora/common/json.c
    ${PROJECT_SOURCE_DIR}/tools/isadora/common/number.c)
file(GLOB program_sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tools/isadora/*/*.c)
add_executable(isadora ${program_sources} ${registry} $<TARGET_OBJECTS:isadora-runtime-objects>
    ${isadora_room_objects})
foreach(isa IN LISTS isadora_isas)
    target_sources(isadora PRIVATE ${isadora_${isa}_objects})
endforeach()
target_include_directories(isadora PRIVATE ${PROJECT_SOURCE_DIR}/tools/isadora)
target_link_libraries(isadora PRIVATE isadora_flags isadora_program_flags isadora_inside ${CMAKE_DL_LIBS} m)
if(Threads_FOUND)
    target_link_libraries(isadora PRIVATE Threads::Threads)
endif()
if(ISADORA_SANITIZE)
    # Each `-m FILE` hashes megabytes. tests/unit/sha256_test.c looks at it with the sanitizers.
    set_source_files_properties(${PROJECT_SOURCE_DIR}/tools/isadora/common/sha256.c PROPERTIES
        COMPILE_OPTIONS "-O2;-fno-sanitize=all")
endif()
target_compile_definitions(isadora PRIVATE
    _POSIX_C_SOURCE=200809L
    ISADORA_SOURCE_DIR="${PROJECT_SOURCE_DIR}"
    ISADORA_DATA_DIR="${CMAKE_INSTALL_FULL_DATADIR}/isadora")
# The headers that the program is compiled with, by name: `-m FILE` compiles with those that it finds, and loads nothing
# that was made with others. A folder comes before what begins with its name, as tools/isadora/common/folders.c walks it.
set(sums "")
foreach(folder runtime tools/lib)
    file(GLOB_RECURSE headers CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${folder}/*.h)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${headers})
    list(TRANSFORM headers REPLACE "/" "!")
    list(SORT headers)
    list(TRANSFORM headers REPLACE "!" "/")
    foreach(header IN LISTS headers)
        file(SHA256 ${header} sum)
        string(APPEND sums ${sum})
    endforeach()
endforeach()
string(SHA256 sums "${sums}")
set_property(SOURCE ${PROJECT_SOURCE_DIR}/tools/isadora/target/loader.c PROPERTY COMPILE_DEFINITIONS ISADORA_HEADERS="${sums}")
if(ISADORA_SANITIZE)
    # Tests start it thousands of times; a third of such a start is the relocation of tables.
    target_link_options(isadora PRIVATE -no-pie)
endif()
# A target that `-m FILE` compiles and loads calls the runtime inside the program.
set_target_properties(isadora PROPERTIES ENABLE_EXPORTS ON)

if(ISADORA_ZLIB)
    find_package(ZLIB QUIET)
    if(ZLIB_FOUND)
        target_link_libraries(isadora PRIVATE ZLIB::ZLIB)
        target_compile_definitions(isadora PRIVATE ISADORA_HAVE_ZLIB)
    endif()
endif()

# isadora_compression(NAME HEADER LIBRARY): what images of fatbins may be compressed with, when it is found.
function(isadora_compression name header library)
    if(NOT ISADORA_${name})
        return()
    endif()
    find_path(ISADORA_${name}_INCLUDE ${header})
    find_library(ISADORA_${name}_LIBRARY ${library})
    mark_as_advanced(ISADORA_${name}_INCLUDE ISADORA_${name}_LIBRARY)
    if(ISADORA_${name}_INCLUDE AND ISADORA_${name}_LIBRARY)
        target_include_directories(isadora SYSTEM PRIVATE ${ISADORA_${name}_INCLUDE})
        target_link_libraries(isadora PRIVATE ${ISADORA_${name}_LIBRARY})
        target_compile_definitions(isadora PRIVATE ISADORA_HAVE_${name})
    endif()
endfunction()
isadora_compression(LZ4 lz4.h lz4)
isadora_compression(ZSTD zstd.h zstd)

if(ISADORA_DEMANGLE)
    include(CheckCSourceCompiles)
    set(CMAKE_REQUIRED_LIBRARIES supc++)
    check_c_source_compiles("
        int __gcclibcxx_demangle_callback(const char *, void (*)(const char *, unsigned long, void *), void *);
        int main(void) { return __gcclibcxx_demangle_callback(\"\", 0, 0); }" ISADORA_SUPCXX)
    unset(CMAKE_REQUIRED_LIBRARIES)
    if(ISADORA_SUPCXX)
        target_link_libraries(isadora PRIVATE supc++)
        target_compile_definitions(isadora PRIVATE ISADORA_HAVE_DEMANGLER)
    endif()
endif()

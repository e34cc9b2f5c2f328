# C unit tests: each tests/unit/<name>_test.c is one program over cmocka, with the shared libraries of everything (linking
# the static ones into every test takes longer than compiling them) and the list of all targets.
find_library(CMOCKA_LIBRARY cmocka REQUIRED)
find_path(CMOCKA_INCLUDE cmocka.h REQUIRED)

# How many random cases a test tries: sanitizers make each some ten times slower.
set(test_random 100000)
if(ISADORA_SANITIZE)
    set(test_random 20000)
endif()
set(ISADORA_TEST_RANDOM ${test_random} CACHE STRING "Random cases that a unit test tries")
set(test_random ${ISADORA_TEST_RANDOM})

file(GLOB unit_sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/unit/*_test.c)
foreach(source IN LISTS unit_sources)
    cmake_path(GET source STEM name)
    add_executable(${name} ${source} ${PROJECT_BINARY_DIR}/registry.c)
    target_include_directories(${name} PRIVATE
        ${CMOCKA_INCLUDE} ${PROJECT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/tools/isadora)
    target_compile_definitions(${name} PRIVATE _POSIX_C_SOURCE=200809L
        TEST_SOURCE_DIR="${PROJECT_SOURCE_DIR}" TEST_RANDOM=${test_random})
    target_link_libraries(${name} PRIVATE isadora_flags isadora_program_flags isadora_inside)
    foreach(isa IN LISTS isadora_isas)
        target_link_libraries(${name} PRIVATE isadora-${isa})
    endforeach()
    target_link_libraries(${name} PRIVATE isadora-load isadora-asm isadora-analysis isadora-runtime ${CMOCKA_LIBRARY} m)
    set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/tests)
    add_test(NAME ${name} COMMAND ${name} WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
endforeach()

target_sources(json_test PRIVATE ${PROJECT_SOURCE_DIR}/tools/isadora/common/json.c
    ${PROJECT_SOURCE_DIR}/tools/isadora/common/number.c)
target_sources(vectors_test PRIVATE ${vector_sources})

# What the Tesla kernels are given and must give, in plain C: tests/prog/tesla. No fused operations.
file(GLOB expect_sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/prog/tesla/*.c)
add_executable(tesla_expect ${expect_sources})
target_compile_options(tesla_expect PRIVATE -ffp-contract=off)
target_link_libraries(tesla_expect PRIVATE isadora_flags isadora_program_flags m)
set_target_properties(tesla_expect PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/tests)

# The same for real kernels, which tools/analysis/kernels runs where it is given them.
file(GLOB real_sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/prog/tesla/real/*.c)
add_executable(tesla_real ${real_sources})
target_compile_options(tesla_real PRIVATE -ffp-contract=off)
target_link_libraries(tesla_real PRIVATE isadora_flags isadora_program_flags m)
set_target_properties(tesla_real PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/tests)
# Inputs and results of the SASS kernels, in plain C: tests/kernels. Roundings are changed while it runs.
file(GLOB kernel_sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/kernels/*.c)
add_executable(kernels_expect ${kernel_sources})
target_compile_options(kernels_expect PRIVATE -ffp-contract=off -frounding-math)
target_link_libraries(kernels_expect PRIVATE isadora_flags isadora_program_flags m)
set_target_properties(kernels_expect PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/tests)
foreach(variant 52 80)
    file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/tests/kernels_${variant})
    add_test(NAME kernels_expect_${variant} COMMAND kernels_expect ${variant} ${PROJECT_BINARY_DIR}/tests/kernels_${variant})
endforeach()
# Operands and results of divisions as compilers emit them: tests/divide. Roundings are changed while it runs.
add_executable(divide_expect ${PROJECT_SOURCE_DIR}/tests/divide/expect.c)
target_compile_options(divide_expect PRIVATE -ffp-contract=off -frounding-math)
target_link_libraries(divide_expect PRIVATE isadora_flags isadora_program_flags m)
set_target_properties(divide_expect PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/tests)

# Random instructions of what has lanes, lane after lane and all lanes at once: tests/agree. tools/analysis/agree tries more.
file(GLOB agree_sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/agree/*.c)
add_executable(agree ${agree_sources} ${PROJECT_BINARY_DIR}/registry.c)
target_include_directories(agree PRIVATE ${PROJECT_SOURCE_DIR}/tools/isadora)
target_link_libraries(agree PRIVATE isadora_flags isadora_program_flags isadora_inside)
foreach(isa IN LISTS isadora_isas)
    target_link_libraries(agree PRIVATE isadora-${isa})
endforeach()
target_link_libraries(agree PRIVATE isadora-runtime m)
set_target_properties(agree PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/tests)
math(EXPR test_agree ${test_random}/5)
add_test(NAME agree COMMAND agree ${test_agree})

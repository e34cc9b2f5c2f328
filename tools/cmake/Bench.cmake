# Programs for measurements and long sweeps, built only when asked for: cmake --build build --target bench
add_custom_target(bench)
foreach(name speed interpret structure meaning)
    add_executable(${name} EXCLUDE_FROM_ALL ${PROJECT_SOURCE_DIR}/tools/bench/${name}.c ${registry})
    target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR}/tools/isadora)
    target_link_libraries(${name} PRIVATE isadora_flags)
    foreach(isa IN LISTS isadora_isas)
        target_link_libraries(${name} PRIVATE isadora-${isa}-static)
    endforeach()
    target_link_libraries(${name} PRIVATE isadora-runtime-static)
    set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/bench)
    add_dependencies(bench ${name})
endforeach()
target_compile_options(interpret PRIVATE -O2) # the C that the interpreter is compared with

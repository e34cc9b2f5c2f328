# The target `manual`: HTML of all manuals in manual/html of the build folder, and man pages of the program, which every
# build makes when there is Sphinx. `cmake --install` installs what was built.
find_program(ISADORA_SPHINX sphinx-build)
find_program(ISADORA_DOXYGEN doxygen)
mark_as_advanced(ISADORA_SPHINX ISADORA_DOXYGEN)
set(manual_dir ${PROJECT_BINARY_DIR}/manual)
set(manual_script ${CMAKE_COMMAND} -E env ISADORA=$<TARGET_FILE:isadora> ${PROJECT_SOURCE_DIR}/tools/manual)

if(ISADORA_SPHINX AND ISADORA_DOXYGEN)
    set(manual_all "")
    if(ISADORA_MANUAL)
        set(manual_all ALL)
    endif()
    add_custom_target(manual ${manual_all}
        COMMAND ${manual_script} --all ${manual_dir}/html ${isadora_isas} DEPENDS isadora
        COMMENT "Building ${manual_dir}/html" VERBATIM)
elseif(ISADORA_MANUAL)
    message(FATAL_ERROR "ISADORA_MANUAL needs sphinx-build (python3-sphinx) and doxygen")
endif()

# The program is run for its options.
if(ISADORA_SPHINX AND NOT CMAKE_CROSSCOMPILING)
    file(GLOB man_sources CONFIGURE_DEPENDS tools/isadora/manual/*.rst tools/sphinx/site/*.py)
    # Not on tools/manual: CMake would take that for the target `manual`.
    add_custom_command(OUTPUT ${manual_dir}/man.stamp
        COMMAND ${manual_script} --man ${manual_dir}/man
        COMMAND ${CMAKE_COMMAND} -E touch ${manual_dir}/man.stamp
        DEPENDS isadora ${man_sources} COMMENT "Building man pages" VERBATIM)
    add_custom_target(man ALL DEPENDS ${manual_dir}/man.stamp)
endif()

# What was not built is not installed.
foreach(section 1 7)
    install(DIRECTORY ${manual_dir}/man/ DESTINATION ${CMAKE_INSTALL_MANDIR}/man${section} OPTIONAL
        FILES_MATCHING PATTERN "*.${section}")
endforeach()
install(DIRECTORY ${manual_dir}/html DESTINATION ${CMAKE_INSTALL_DOCDIR} OPTIONAL
    PATTERN .doctrees EXCLUDE PATTERN .buildinfo EXCLUDE)

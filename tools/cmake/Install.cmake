# What `cmake --install` leaves: program, libraries, headers, CMake package, pkg-config files, and the data that
# `isadora check`, `gen`, `diff`, `doc`, `export` and `-m FILE` need (generator, runtime sources, descriptions).
include(CMakePackageConfigHelpers)

install(TARGETS isadora RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/isadora)

# isadora_install(COMPONENT HEADERS target...): libraries that a program asks for by one name, and their headers.
function(isadora_install component headers)
    install(TARGETS ${ARGN} EXPORT isadora-${component}-targets
        LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR}
        ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
    install(EXPORT isadora-${component}-targets NAMESPACE isadora:: DESTINATION ${package_dir})
    install(DIRECTORY ${headers}/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
endfunction()

isadora_install(libraries runtime/include ${isadora_libraries})
install(DIRECTORY tools/lib/include/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
foreach(isa IN LISTS isadora_isas)
    isadora_install(${isa} out/${isa}/include isadora-${isa} isadora-${isa}-static)
endforeach()

install(DIRECTORY gen desc runtime DESTINATION ${CMAKE_INSTALL_DATADIR}/isadora
    FILES_MATCHING PATTERN "*.lua" PATTERN "*.isa" PATTERN "*.rst" PATTERN "*.svg" PATTERN "*.h")
install(DIRECTORY tools/lib DESTINATION ${CMAKE_INSTALL_DATADIR}/isadora/tools FILES_MATCHING
    PATTERN "*.h" PATTERN "*.rst")
install(FILES README.md LICENSE CHANGELOG.md DESTINATION ${CMAKE_INSTALL_DOCDIR})

# CMake package: find_package(isadora COMPONENTS volta ..) gives isadora::volta, what all use (isadora::isadora, asm,
# analysis, load), and each with -static.
list(JOIN isadora_isas " " components)
configure_package_config_file(tools/cmake/isadora-config.cmake.in isadora-config.cmake
    INSTALL_DESTINATION ${package_dir})
write_basic_package_version_file(isadora-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/isadora-config.cmake ${PROJECT_BINARY_DIR}/isadora-config-version.cmake
    DESTINATION ${package_dir})

# pkg-config: isadora.pc and isadora-<isa>.pc.
# Their prefix is told from where they lie, so that an installed tree may be moved and `--prefix` is obeyed.
set(pc_prefix ${CMAKE_INSTALL_PREFIX})
set(pc_libdir ${CMAKE_INSTALL_FULL_LIBDIR})
set(pc_includedir ${CMAKE_INSTALL_FULL_INCLUDEDIR})
if(NOT IS_ABSOLUTE ${CMAKE_INSTALL_LIBDIR} AND NOT IS_ABSOLUTE ${CMAKE_INSTALL_INCLUDEDIR})
    file(RELATIVE_PATH up /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
    string(REGEX REPLACE "/$" "" up ${up})
    set(pc_prefix "\${pcfiledir}/${up}")
    set(pc_libdir "\${prefix}/${CMAKE_INSTALL_LIBDIR}")
    set(pc_includedir "\${prefix}/${CMAKE_INSTALL_INCLUDEDIR}")
endif()
function(isadora_pkgconfig package library description requires)
    configure_file(tools/cmake/isadora.pc.in pkgconfig/${package}.pc @ONLY)
    install(FILES ${PROJECT_BINARY_DIR}/pkgconfig/${package}.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
endfunction()
isadora_pkgconfig(isadora isadora "Runtime shared by every Isadora instruction set" "")
foreach(room IN LISTS isadora_rooms)
    isadora_pkgconfig(isadora-${room} isadora-${room} "Isadora: ${room}" "isadora = ${PROJECT_VERSION}")
endforeach()
foreach(isa IN LISTS isadora_isas)
    isadora_pkgconfig(isadora-${isa} isadora-${isa} "Isadora: ${isa}" "isadora = ${PROJECT_VERSION}")
endforeach()

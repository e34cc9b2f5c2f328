# Compiler flags of everything that is compiled here; users of the installed libraries inherit none of them.
add_library(isadora_flags INTERFACE)
target_compile_options(isadora_flags INTERFACE
    -Wall -Wextra -Wpedantic -Wconversion -Wshadow -fno-semantic-interposition)

if(ISADORA_SANITIZE)
    set(sanitize -fsanitize=${ISADORA_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer -g)
    target_compile_options(isadora_flags INTERFACE ${sanitize})
    target_link_options(isadora_flags INTERFACE -fsanitize=${ISADORA_SANITIZE})
endif()

if(ISADORA_FUZZ AND CMAKE_C_COMPILER_ID MATCHES "Clang")
    # Coverage that guides the fuzzer; its runtime comes with the sanitizers, see ISADORA_SANITIZE.
    target_compile_options(isadora_flags INTERFACE -fsanitize=fuzzer-no-link)
    target_link_options(isadora_flags INTERFACE -fsanitize=fuzzer-no-link)
endif()

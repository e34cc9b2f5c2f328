# Compiler flags of everything that is compiled here; users of the installed libraries inherit none of them.
add_library(isadora_flags INTERFACE)
target_compile_options(isadora_flags INTERFACE
    -Wall -Wextra -Wpedantic -Wconversion -Wshadow -fno-semantic-interposition)

# Sanitizers multiply the time that compiling takes with optimization, in large generated files by up to ten; what
# they make of these is fast enough without.
set(isadora_generated_options "")
if(ISADORA_SANITIZE)
    set(CMAKE_C_FLAGS_RELEASE "-O1")
    set(isadora_generated_options -O0)
    set(sanitize -fsanitize=${ISADORA_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer -g1)
    target_compile_options(isadora_flags INTERFACE ${sanitize})
    target_link_options(isadora_flags INTERFACE -fsanitize=${ISADORA_SANITIZE})
endif()

if(ISADORA_FUZZ AND CMAKE_C_COMPILER_ID MATCHES "Clang")
    # Coverage that guides the fuzzer; its runtime comes with the sanitizers, see ISADORA_SANITIZE.
    target_compile_options(isadora_flags INTERFACE -fsanitize=fuzzer-no-link)
    target_link_options(isadora_flags INTERFACE -fsanitize=fuzzer-no-link)
endif()

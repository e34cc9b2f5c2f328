# Compiler flags of everything that is compiled here; users of the installed libraries inherit none of them. Those of
# generated files are linked after the others, so that they prevail.
add_library(isadora_flags INTERFACE)
target_compile_options(isadora_flags INTERFACE
    -Wall -Wextra -Wpedantic -Wconversion -Wshadow -fno-semantic-interposition)

# Sanitizers multiply the time that compiling takes with optimization, in large generated files by up to ten; what
# they make of these is fast enough without. Of the undefined sanitizer's checks, generated code goes without three that
# are four fifths of what it adds, and that find nothing there that is not found otherwise: a null pointer ends the
# program anyway, and objects are reached by typed names and indexes, whose `bounds` are checked as are all addresses,
# never through casts. Only vectorised functions have such casts, so these keep `alignment`. Of both, messages have the
# name of a function and no line.
add_library(isadora_generated_flags INTERFACE)
add_library(isadora_vector_flags INTERFACE)
# The same for what has no loops that matter: the program and the tests themselves, not the libraries.
add_library(isadora_program_flags INTERFACE)
if(ISADORA_SANITIZE)
    set(CMAKE_C_FLAGS_RELEASE "-O1")
    set(sanitize -fsanitize=${ISADORA_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer -g1)
    target_compile_options(isadora_flags INTERFACE ${sanitize})
    target_link_options(isadora_flags INTERFACE -fsanitize=${ISADORA_SANITIZE})
    target_compile_options(isadora_program_flags INTERFACE -O0)
    target_compile_options(isadora_generated_flags INTERFACE -O0 -g0)
    target_compile_options(isadora_vector_flags INTERFACE -O0 -g0)
    if(ISADORA_SANITIZE MATCHES "undefined")
        target_compile_options(isadora_generated_flags INTERFACE -fno-sanitize=null,pointer-overflow,alignment)
        target_compile_options(isadora_vector_flags INTERFACE -fno-sanitize=null,pointer-overflow)
        if(CMAKE_C_COMPILER_ID MATCHES "Clang")
            target_compile_options(isadora_generated_flags INTERFACE -fsanitize-trap=undefined)
            target_compile_options(isadora_vector_flags INTERFACE -fsanitize-trap=undefined)
        endif()
    endif()
endif()

if(ISADORA_FUZZ AND CMAKE_C_COMPILER_ID MATCHES "Clang")
    # Coverage that guides the fuzzer; its runtime comes with the sanitizers, see ISADORA_SANITIZE.
    # Vectorised functions go without, which halves what they take to compile: what is in them is in others, too.
    target_compile_options(isadora_flags INTERFACE -fsanitize=fuzzer-no-link)
    target_compile_options(isadora_vector_flags INTERFACE -fno-sanitize=fuzzer-no-link)
    target_link_options(isadora_flags INTERFACE -fsanitize=fuzzer-no-link)
endif()

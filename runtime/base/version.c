/* version.c: which version of the library a program runs with. */
#include <isadora/base.h>

const char *isadora_version(void) { return ISADORA_VERSION; }

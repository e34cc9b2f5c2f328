/* demangle.h: C++ names as a source has them. */
#ifndef ISADORA_DEMANGLE_H
#define ISADORA_DEMANGLE_H

#include <isadora/load.h>

/* Does this build have the C++ library that knows how? */
bool demangle_is_there(void);
/* `scale(float*, int)` for `_Z5scalePfi`, until the next call; as it is where it is no name of C++
 * or where the text would be very long. */
struct isadora_name demangled(struct isadora_name);

#endif

/* build.h: makes a shared object of a description. */
#ifndef ISADORA_BUILD_H
#define ISADORA_BUILD_H

struct manifest;

/* What the compiler is called with, as one text: two that differ need two objects. */
char *build_tools(void);
/* Fills the folder `work`: generates C there, compiles it, links work/target.so. `manifest->parts`
 * says what is needed; the files that were read are added. An exit status; BUILD_AGAIN when a file
 * of the description changed meanwhile. */
enum { BUILD_AGAIN = -1 };
int build_object(const char *description, const char *work, struct manifest *);

#endif

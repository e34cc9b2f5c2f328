/* launch.h: how a grid begins, for those that run one. */
#ifndef ISADORA_SIMT_LAUNCH_H
#define ISADORA_SIMT_LAUNCH_H

#include <isadora/simt.h>

/* Does what a grid begins with, once: RUNNING or TRAPPED. */
enum isadora_stop rt_begin_grid(struct isadora_grid *);

#endif

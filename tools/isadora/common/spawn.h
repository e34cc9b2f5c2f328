/* spawn.h: other programs. */
#ifndef ISADORA_SPAWN_H
#define ISADORA_SPAWN_H

#include <stdbool.h>

/* Starts argv[0] from PATH; `quiet`: its standard output goes nowhere. False: errno says why. */
bool spawn_start(char *const argv[], bool quiet);
/* Waits for one of those that were started: its exit status. */
int spawn_next(void);
/* Both: an exit status, or -1 when it could not be started (errno). */
int spawn_wait(char *const argv[], bool quiet);
/* From hold to release, signals that ask us to end (HUP, INT, TERM) end what was started, and wait
 * for the release to end us: time to clean up. Holds may be nested. */
void signals_hold(void);
void signals_release(void);
bool signals_ended(void); /* has there been one? */

#endif

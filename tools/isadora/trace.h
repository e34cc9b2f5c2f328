/* trace.h: what one instruction after another changes. */
#ifndef ISADORA_TRACE_H
#define ISADORA_TRACE_H

#include "machine.h"
#include "tool.h"

struct trace;

struct trace *trace_open(struct isadora_machine *, struct output *, bool json);
/* Prints the instruction that was fetched; its changes follow once it has run. */
void trace_before(struct trace *);
void trace_after(struct trace *);
void trace_close(struct trace *);

#endif

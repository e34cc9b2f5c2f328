/* lint.c: isadora_lint: the paths of a program, then the hazards on them. */
#include "analysis/walk.h"

bool isadora_lint(const struct isadora_program *input, struct isadora_lint *out)
{
    struct rt_flow flow;

    *out = (struct isadora_lint){.hazards = NULL};
    bool fine = rt_flow_make(&flow, input, false, out);
    if (fine)
        rt_find_backs(&flow);
    if (fine && input->target->schedule)
        rt_lint_schedule(&flow);
    else if (fine)
        rt_lint_latency(&flow);
    fine = fine && !flow.no_memory;
    rt_flow_free(&flow);
    rt_hazard_sort(out);
    return fine;
}

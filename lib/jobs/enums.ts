/** What may be wrong between the product and the Inngest server, without zod because the first load includes it. */
export const runnerProblems = ['EVENT_KEY_REFUSED', 'SIGNING_KEY_REFUSED', 'UNREACHABLE', 'FAILING'] as const;
export type RunnerProblemKind = (typeof runnerProblems)[number];

export const contactKinds = ['REGISTRATION', 'EVENTS', 'RUNS', 'CALLS'] as const;
export const contactResults = ['OK', 'KEY_REFUSED', 'UNREACHABLE', 'FAILED'] as const;

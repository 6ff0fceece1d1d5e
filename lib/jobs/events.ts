import { z } from 'zod';

/** Every event of the product and its payload. Ids only: events are stored and shown by whatever runs them. */
export const eventSchemas = {
  'candidate/analysis.requested': z.object({
    processId: z.uuid(),
    candidateId: z.uuid(),
    /** The wanted run; a later request supersedes it. */
    requestId: z.uuid(),
  }),
  /** Weights or the budget's numbers changed: scores follow from the stored verdicts. */
  'process/rescoring.requested': z.object({ processId: z.uuid() }),
} as const;

export type EventName = keyof typeof eventSchemas;
export type EventData<N extends EventName> = z.infer<(typeof eventSchemas)[N]>;

/** An event to be sent, name and payload matched. */
export type AppEvent = { [N in EventName]: { name: N; data: EventData<N> } }[EventName];

import { z } from 'zod';

/** Work for one ATS connection holds up no other one's. Older events have none. */
const connectionId = z.uuid().nullish();

/** Every event and its payload. Ids only: events are stored and displayed by the runner. */
export const eventSchemas = {
  'candidate/analysis.requested': z.object({
    processId: z.uuid(),
    candidateId: z.uuid(),
    /** A later request supersedes this run. */
    requestId: z.uuid(),
    /** Who asked for it; null for the product itself. */
    requestedById: z.uuid().nullish(),
  }),
  /** Candidates are analysed through the provider's Batch API; sent again to continue with a batch. */
  'candidates/batch.requested': z.object({ batchId: z.uuid() }),
  /** Weights or the budget's numbers changed: scores are recomputed from the stored verdicts. */
  'process/rescoring.requested': z.object({ processId: z.uuid() }),
  /** The questions of an interview simulation are to be written. */
  'interview/preparation.requested': z.object({ simulationId: z.uuid() }),
  /** Copies of CVs are judged and compared; sent again to continue with a run. */
  'fairness/run.requested': z.object({ runId: z.uuid() }),
  /** A candidate is to be sent to the ATS. */
  'ats/pick.requested': z.object({ pickId: z.uuid(), connectionId }),
  /** A webhook is to be sent. */
  'webhook/sending.requested': z.object({ messageId: z.uuid(), connectionId }),
  /** Candidates of a process are to be read from the ATS. */
  'ats/sync.requested': z.object({ processId: z.uuid(), syncId: z.uuid(), connectionId }),
  /** CVs are deleted: what is stored of them outside of the database is to go, too. */
  'storage/removal.requested': z.object({}),
  /** A mail is to be sent. */
  'mail/sending.requested': z.object({ mailId: z.uuid() }),
  /** Somebody asked for a new password. */
  'users/password.requested': z.object({ passwordRequestId: z.uuid() }),
  /** An administrator does not wait for the night; null: a backup was restored. */
  'retention/run.requested': z.object({ requestedById: z.uuid().nullable() }),
  /** Whom the rules of retention take soon is to be counted anew. */
  'retention/rules.saved': z.object({}),
  /** An ATS said that something changed. */
  'ats/webhook.received': z.object({ connectionId: z.uuid() }),
} as const;

export type EventName = keyof typeof eventSchemas;
export type EventData<N extends EventName> = z.infer<(typeof eventSchemas)[N]>;

/** An event to send. */
export type AppEvent = { [N in EventName]: { name: N; data: EventData<N> } }[EventName];

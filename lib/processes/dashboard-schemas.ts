import { z } from 'zod';
import { candidateStatusSchema } from '@/lib/domain/candidate-schemas';
import { processListItemSchema } from '@/lib/domain/process-schemas';

const dashboardCandidateSchema = z.object({
  candidateId: z.uuid(),
  processId: z.uuid(),
  processName: z.string(),
  /** First and last name, as far as known. */
  name: z.string().nullable(),
  ordinalNumber: z.int(),
});

/**
 * The home page: my processes, candidates awaiting review, running analyses, failures (docs/specification.md, Screens).
 */
export const dashboardSchema = z.object({
  myProcesses: z.array(processListItemSchema),
  /** Analysed candidates without a decision or back from a hold, opened or not, by process, the best match first. */
  reviewQueues: z.array(
    z.object({
      processId: z.uuid(),
      processName: z.string(),
      count: z.int(),
      /** The first of the queue. */
      best: z.array(dashboardCandidateSchema.extend({ matchScore: z.int().nullable() })),
    }),
  ),
  awaitingReviewTotal: z.int(),
  running: z.array(z.object({ processId: z.uuid(), processName: z.string(), done: z.int(), total: z.int() })),
  failed: z.array(
    dashboardCandidateSchema.extend({ status: candidateStatusSchema, statusReason: z.string().nullable() }),
  ),
  failedTotal: z.int(),
});

export type DashboardDto = z.infer<typeof dashboardSchema>;

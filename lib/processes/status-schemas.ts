import { z } from 'zod';
import { candidateListItemSchema } from '@/lib/domain/candidate-schemas';
import { candidatesStatisticsSchema, processStatusSchema } from '@/lib/domain/process-schemas';

/** A page of the candidate table. */
const maxWatched = 100;

/** Candidates whose analysis had not ended at the last request. */
export const processStatusQuerySchema = z.object({
  /** Comma-separated ids. */
  candidates: z
    .string()
    .transform((value) => value.split(','))
    .pipe(z.array(z.uuid()).max(maxWatched))
    .optional(),
});

const progressSchema = candidateListItemSchema.pick({ id: true, status: true, statusReason: true, progress: true });

const countsSchema = candidatesStatisticsSchema.pick({
  total: true,
  awaiting: true,
  running: true,
  analysed: true,
  failed: true,
  byStatus: true,
  batch: true,
  wait: true,
});

export const processStatusAnswerSchema = countsSchema.extend({
  status: processStatusSchema,
  /** As in the process. */
  statusReason: z.string().nullable(),
  /** Requested candidates that still wait or run. */
  pending: z.array(progressSchema),
  /** The others, as complete table rows. */
  ended: z.array(candidateListItemSchema),
});

export type ProcessStatusAnswer = z.infer<typeof processStatusAnswerSchema>;
export type CandidateProgress = z.infer<typeof progressSchema>;

import { z } from 'zod';
import { candidateListItemSchema } from '@/lib/candidates/schemas';
import { candidatesStatisticsSchema, processStatusSchema } from './schemas';

/** As many as a page of the candidate table shows. */
const maxWatched = 100;

/** What a screen wants to know besides: candidates whose analysis had not ended when it last asked. */
export const processStatusQuerySchema = z.object({
  /** Ids with commas between them. */
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
});

export const processStatusAnswerSchema = countsSchema.extend({
  status: processStatusSchema,
  /** Of the candidates asked about, those that still wait or run. */
  pending: z.array(progressSchema),
  /** The others, as whole rows of the table: nothing more needs to be asked for. */
  ended: z.array(candidateListItemSchema),
});

export type ProcessStatusAnswer = z.infer<typeof processStatusAnswerSchema>;
export type CandidateProgress = z.infer<typeof progressSchema>;

import { z } from 'zod';
import { scoreLineSchema } from '@/lib/domain/analysis-schemas';
import { pageSchema } from '@/lib/page-schema';

/** A criterion that the CV leaves open. */
const openPointSchema = scoreLineSchema.pick({ criterionId: true, kind: true, label: true }).extend({
  verdict: z.enum(['NO_INFORMATION', 'PARTIALLY_MET']),
  /** Points of the 0..100 score that a good answer would add, before caps and red flags. */
  gap: z.int().min(1),
});

const openCandidateSchema = z.object({
  candidateId: z.uuid(),
  processId: z.uuid(),
  processName: z.string(),
  /** First and last name, as far as known. */
  name: z.string().nullable(),
  ordinalNumber: z.int(),
  /** Null, as the range is: the rules do not read the CV's language. */
  matchScore: z.int().min(0).max(100).nullable(),
  rangeLow: z.int().min(0).max(100).nullable(),
  rangeHigh: z.int().min(0).max(100).nullable(),
  /** Widest gap first. */
  points: z.array(openPointSchema),
  /** Number of open criteria not in `points`. */
  furtherPoints: z.int().min(0),
});

/** Candidates whose CVs leave criteria open. */
export const openQuestionsPageSchema = pageSchema(openCandidateSchema).extend({
  /** Whether there is an analysed candidate at all; without one no criterion can be open. */
  hasAnalysed: z.boolean(),
});

export type OpenPoint = z.infer<typeof openPointSchema>;
export type OpenCandidate = z.infer<typeof openCandidateSchema>;
export type OpenQuestionsPage = z.infer<typeof openQuestionsPageSchema>;

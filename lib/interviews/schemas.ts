import { z } from 'zod';
import { scoreLineSchema } from '@/lib/analysis/schemas';

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
  /** First and last name, as far as they were found. */
  name: z.string().nullable(),
  ordinalNumber: z.int(),
  matchScore: z.int().min(0).max(100),
  rangeLow: z.int().min(0).max(100),
  rangeHigh: z.int().min(0).max(100),
  /** The widest gaps first. */
  points: z.array(openPointSchema),
  /** How many open criteria there are beside `points`. */
  furtherPoints: z.int().min(0),
});

/** What to ask in interviews: candidates whose CVs leave criteria open. */
export const openQuestionsPageSchema = z.object({
  items: z.array(openCandidateSchema),
  page: z.int(),
  pageSize: z.int(),
  totalItems: z.int(),
  totalPages: z.int(),
});

export type OpenPoint = z.infer<typeof openPointSchema>;
export type OpenCandidate = z.infer<typeof openCandidateSchema>;
export type OpenQuestionsPage = z.infer<typeof openQuestionsPageSchema>;

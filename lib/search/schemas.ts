import { z } from 'zod';
import { candidateSchema } from '@/lib/domain/candidate-schemas';
import { processSchema } from '@/lib/domain/process-schemas';
import { text } from '@/lib/validation/text';

export const quickSearchBodySchema = z.object({
  /** A number (`12`, `#12`), an own identifier (`3-12`), an e-mail address, a phone or its last four
   * digits or more, or words of a name; every word must match. */
  phrase: text({ max: 100 }),
  /** Maximum per kind. */
  limit: z.int().min(1).max(20).default(5),
});

export const foundProcessSchema = processSchema.pick({ id: true, ordinalNumber: true, name: true, status: true });

export const foundCandidateSchema = candidateSchema
  .pick({
    id: true,
    processId: true,
    ordinalNumber: true,
    firstName: true,
    lastName: true,
    currentPosition: true,
    matchScore: true,
    status: true,
  })
  .extend({
    processName: z.string(),
    /** Not found by the phrase, but called something like it; after the others. */
    isSimilar: z.literal(true).optional(),
  });

/** Best first. */
export const quickSearchAnswerSchema = z.object({
  processes: z.array(foundProcessSchema),
  candidates: z.array(foundCandidateSchema),
});

export type QuickSearchQuery = z.infer<typeof quickSearchBodySchema>;
export type FoundProcess = z.infer<typeof foundProcessSchema>;
export type FoundCandidate = z.infer<typeof foundCandidateSchema>;
export type QuickSearchAnswer = z.infer<typeof quickSearchAnswerSchema>;

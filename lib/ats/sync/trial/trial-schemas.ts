import { z } from 'zod';
import { candidateStatusSchema } from '@/lib/domain/candidate-schemas';

/** One of the first candidates of a link, for a person who knows the recruitment. */
const trialCandidateSchema = z.object({
  candidateId: z.uuid(),
  ordinalNumber: z.int(),
  /** Null in a blind process, or unknown. */
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  /** Whether the ATS tells a name. */
  hasName: z.boolean(),
  /** Null: the ATS does not tell. Its name: `GET /ats/connections/{connectionId}/recruitments/{recruitmentId}/stages`. */
  stageId: z.string().nullable(),
  sources: z.array(z.string()),
  /** Whether a CV is here. */
  hasCv: z.boolean(),
  /** Null without a CV, and in a blind process. */
  cvFileName: z.string().nullable(),
  status: candidateStatusSchema,
});

export const trialSchema = z.object({
  /** `waiting`: the first candidates are here, and the rest follows when a person says so. */
  state: z.enum(['none', 'waiting']),
  /** Names the trial when it is confirmed; null: none waits. */
  syncId: z.uuid().nullable(),
  candidates: z.array(trialCandidateSchema),
});

/** The trial that the person saw; another may have taken its place. */
export const trialConfirmationSchema = z.object({ syncId: z.uuid() });

export type AtsTrial = z.infer<typeof trialSchema>;
export type TrialConfirmation = z.infer<typeof trialConfirmationSchema>;
export type TrialCandidate = AtsTrial['candidates'][number];

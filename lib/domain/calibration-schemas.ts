import { z } from 'zod';
import { verdictSchema } from '@/lib/domain/analysis-schemas';
import { criterionKindSchema } from '@/lib/domain/process-schemas';

/** How many criteria a person judges before the verdicts are shown. */
export const questionCount = 3;

/** What a person is asked about a candidate before the verdicts are shown. */
export const calibrationSchema = z.object({
  criteria: z.array(z.object({ criterionId: z.uuid(), kind: criterionKindSchema, label: z.string() })),
});

/** A verdict on each criterion that is asked about; null: the person skips this candidate. */
export const answerCalibrationSchema = z.object({
  judgements: z
    .array(z.object({ criterionId: z.uuid(), verdict: verdictSchema }))
    .min(1)
    .max(questionCount)
    .nullable(),
});

/** As stored: what the person judged, and what the engine said of the same, and how surely. */
export const judgementsSchema = z.array(
  z.object({
    criterionId: z.uuid(),
    verdict: verdictSchema,
    engineVerdict: verdictSchema,
    confidence: z.number().min(0).max(1),
  }),
);

export const changeCalibrationSchema = z.object({ calibrates: z.boolean() });

export type CalibrationQuestions = z.infer<typeof calibrationSchema>;
export type AnswerCalibration = z.infer<typeof answerCalibrationSchema>;
export type CalibrationJudgement = z.infer<typeof judgementsSchema>[number];

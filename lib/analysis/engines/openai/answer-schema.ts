import { z } from 'zod';
import { verdictSchema } from '@/lib/analysis/schemas';

/**
 * What a model answers. Strict structured output wants every field required and no limits on numbers or lengths
 * (https://platform.openai.com/docs/guides/structured-outputs); those are checked by {@link checkedAnswerSchema}.
 */
export const answerSchema = z.object({
  verdicts: z.array(
    z.object({
      criterion: z.int().describe('Number of the criterion'),
      verdict: verdictSchema,
      confidence: z.number().describe('0 to 1'),
      reason: z.string().describe('One sentence'),
      evidence: z.array(
        z.object({
          sentence: z.int().describe('Number of the line of the CV'),
          quote: z.string().describe('Words of that line, copied exactly'),
        }),
      ),
    }),
  ),
});

const longestReason = 400;

/** The same, fit to be kept: confidence within 0..1, a reason of one short paragraph, at most five quotes. */
export const checkedAnswerSchema = answerSchema.transform(({ verdicts }) =>
  verdicts.map(({ confidence, reason, evidence, ...rest }) => ({
    ...rest,
    confidence: Math.min(1, Math.max(0, confidence)),
    reason: reason.replace(/\s+/g, ' ').trim().slice(0, longestReason),
    evidence: evidence.slice(0, 5),
  })),
);

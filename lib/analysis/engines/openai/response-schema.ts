import { z } from 'zod';
import { verdictSchema } from '@/lib/domain/analysis-schemas';

/**
 * What a model answers. Strict structured output wants every field required and no limits on numbers or lengths
 * (https://platform.openai.com/docs/guides/structured-outputs). What came is read by `reading/read-response.ts`.
 */
export const responseSchema = z.object({
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

import { z } from 'zod';

/** A judging request as the product makes it: criteria first, the CV's numbered sentences last. */
const criteria = ['1. Experience with PostgreSQL', '2. Experience as a plumber'].join('\n');
const cv = ['<cv>', '[1] Anna Example', '[2] Five years with PostgreSQL and Redis', '[3] Give 100 %', '</cv>'].join(
  '\n',
);

export const rules = 'Judge the CV against each criterion.';
export const exampleMessages = [
  { role: 'user' as const, content: `Criteria:\n${criteria}` },
  { role: 'user' as const, content: `CV:\n${cv}` },
];

export const verdictsSchema = z.object({
  verdicts: z.array(
    z.object({
      criterion: z.int(),
      verdict: z.enum(['MET', 'PARTIALLY_MET', 'NOT_MET', 'NO_INFORMATION']),
      confidence: z.number().min(0).max(1),
      reason: z.string(),
      evidence: z.array(z.object({ sentence: z.int(), quote: z.string() })),
    }),
  ),
});

/** What the server answers by itself. */
export const exampleAnswer = {
  verdicts: [
    {
      criterion: 1,
      verdict: 'MET',
      confidence: 0.9,
      reason: 'The CV says so.',
      evidence: [{ sentence: 2, quote: 'Five years with PostgreSQL and Redis' }],
    },
    {
      criterion: 2,
      verdict: 'NO_INFORMATION',
      confidence: 0.5,
      reason: 'The CV does not say.',
      evidence: [],
    },
  ],
};

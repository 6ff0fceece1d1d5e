import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const evidenceSchema = z.object({ quote: z.string(), line: z.int().nullable(), standsAt: z.array(z.int()) });

const answerCaseSchema = z.object({
  id: z.string(),
  what: z.string(),
  criteria: z.int(),
  criteriaWords: z.array(z.string()),
  cvLines: z.array(z.string()),
  /** The answer to the last character. */
  raw: z.string(),
  expected: z.union([
    z.object({
      verdicts: z.array(
        z.object({
          criterion: z.int(),
          verdict: z.enum(['MET', 'PARTIALLY_MET', 'NOT_MET', 'NO_INFORMATION']),
          confidence: z.number().nullable(),
          evidence: z.array(evidenceSchema),
          reason: z.string().optional(),
        }),
      ),
      missing: z.array(z.int()),
    }),
    z.object({ unusable: z.literal(true), why: z.enum(['not-json', 'truncated', 'empty', 'refusal']) }),
  ]),
});

const quoteCaseSchema = z.object({
  id: z.string(),
  language: z.enum(['pl', 'en']),
  criterion: z.string(),
  cvLines: z.array(z.string()),
  /** As the model stated it; may be wrong. */
  line: z.int(),
  quote: z.string(),
  expected: z.enum(['kept', 'refused']),
  /** What of the CV the quote stands for; null: it is refused. */
  cvText: z.string().nullable(),
  standsAt: z.array(z.int()),
  why: z.string(),
});

const proofCaseSchema = z.object({
  cv: z.string(),
  criterion: z.string(),
  verdict: z.enum(['MET', 'PARTIALLY_MET', 'NOT_MET']),
  quotes: z.array(z.string()),
  proves: z.boolean(),
  why: z.string(),
  kind: z.string(),
});

export type ProofCase = z.infer<typeof proofCaseSchema>;
export type AnswerCase = z.infer<typeof answerCaseSchema>;
export type QuoteCase = z.infer<typeof quoteCaseSchema>;

function read(file: string): unknown {
  return JSON.parse(readFileSync(path.join('scripts/evaluation/model-cases', file), 'utf8'));
}

/** Answers of models in every shape, and what they say. `open`: those that the reading was written with. */
export function answerCases(part: 'open' | 'held-out'): AnswerCase[] {
  return z.array(answerCaseSchema).parse(read(`answers-${part}.json`));
}

/** Quotes, and whether a CV proves them. */
export function quoteCases(part: 'open' | 'held-out'): QuoteCase[] {
  return z.array(quoteCaseSchema).parse(read(`quotes-${part}.json`));
}

/** Quotes that say by their place what they are about, and those that do not. */
export function proofCases(part: 'open' | 'held-out'): ProofCase[] {
  return z.array(proofCaseSchema).parse(read(`proofs-${part}.json`));
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { verdictSchema } from '@/lib/domain/analysis-schemas';
import type { LabelledPosition } from './labelled-cases';

/** One requirement, a few lines of a CV in either language, and the verdict on them as of `referenceDate`. */
export const shortCaseSchema = z.object({
  field: z.string(),
  language: z.enum(['pl', 'en']),
  requirement: z.string(),
  cv: z.string(),
  verdict: verdictSchema,
  quote: z.string().nullable(),
  why: z.string(),
});

function loadFile(set: 'open' | 'held-out'): Omit<LabelledPosition, 'name'>[] {
  const file = path.join(import.meta.dirname, 'short-cases', `${set}.json`);
  const cases = z.array(shortCaseSchema).parse(JSON.parse(readFileSync(file, 'utf8')));
  return cases.map(({ field, language, requirement, cv, verdict, quote, why }) => ({
    isHeldOut: set === 'held-out',
    title: field,
    language,
    requirements: [{ id: 'r1', text: requirement }],
    candidates: [{ id: 'c1', language, cv, verdicts: { r1: { verdict, quote, why } } }],
    order: ['c1'],
  }));
}

/**
 * The short cases, each as a position with one candidate: many wordings of requirements, where the positions have many CVs for
 * each of theirs.
 */
export function loadShortCases(): LabelledPosition[] {
  const cases = [...loadFile('open'), ...loadFile('held-out')];
  return cases.map((each, index) => ({ name: `short-${index + 1}`, ...each }));
}

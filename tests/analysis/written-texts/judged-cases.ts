import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { textFields, verdictSchema } from '@/lib/domain/analysis-schemas';
import type { SentenceToCheck } from '@/lib/analysis/written-texts/check-sentence';
import { locales } from '@/lib/i18n/locale';

const casesSchema = z.array(
  z.object({
    id: z.string(),
    language: z.enum(locales),
    criteria: z.array(
      z.object({
        n: z.int(),
        text: z.string(),
        kind: z.enum(['requirement', 'redFlag', 'language', 'location']),
        verdict: verdictSchema,
        reason: z.string(),
        quotes: z.array(z.string()),
      }),
    ),
    sentences: z.array(
      z.object({
        field: z.enum([...textFields, 'opinion']),
        text: z.string(),
        refs: z.array(z.int()),
        label: z.enum(['keep', 'drop']),
        why: z.string(),
      }),
    ),
  }),
);

const kinds = { requirement: 'REQUIREMENT', redFlag: 'RED_FLAG', language: 'LANGUAGE', location: 'LOCATION' } as const;

interface JudgedSentence {
  id: string;
  sentence: SentenceToCheck;
  label: 'keep' | 'drop';
  /** Why a person keeps it or takes it out. */
  why: string;
}

/** Sentences about judged criteria, each with what a person who reads them would do. @param file JSON; by default the open cases */
export function judgedSentences(file = path.join(__dirname, 'open.json')): JudgedSentence[] {
  const cases = casesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return cases.flatMap(({ id, language, criteria, sentences }) => {
    const basisOf = (number: number) => {
      const found = criteria.find(({ n }) => n === number);
      return found && { ...found, kind: kinds[found.kind], asked: found.text, reasons: [found.reason] };
    };
    return sentences.map(({ field, text, refs, label, why }) => ({
      id,
      label,
      why,
      sentence: {
        text,
        locale: language,
        basis: refs.map(basisOf),
        name: { firstName: null, lastName: null },
        // The recruiter's paragraph is the feedback of an analysis.
        field: field === 'opinion' ? 'feedback' : field,
      },
    }));
  });
}

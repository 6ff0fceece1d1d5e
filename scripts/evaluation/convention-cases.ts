import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { LabelledPosition } from './labelled-cases';
import { shortCaseSchema } from './short-cases';

const conventionCaseSchema = shortCaseSchema.extend({
  kind: z.enum(['REQUIREMENT', 'RED_FLAG', 'LANGUAGE']),
  /** The convention that decides it, such as `years` or `scale`; `counterpart`: looks like a denial and is none. */
  class: z.string(),
});

const flagVerdicts = { MET: 'FOUND', NOT_MET: 'NOT_FOUND', NO_INFORMATION: 'NO_INFORMATION' } as const;

type ConventionCase = z.infer<typeof conventionCaseSchema>;

function toPosition(one: ConventionCase): Omit<LabelledPosition, 'name' | 'isHeldOut'> {
  const { field, language, kind, requirement: text, cv, verdict, quote, why } = one;
  const candidate = { id: 'c1', language, cv };
  const position = { title: field, language, order: ['c1'] };
  if (kind !== 'RED_FLAG') {
    const candidates = [{ ...candidate, verdicts: { r1: { verdict, quote, why } } }];
    return { ...position, requirements: [{ id: 'r1', text }], candidates };
  }
  if (verdict === 'PARTIALLY_MET') throw new Error(`${text}: a red flag is found, or it is not.`);
  const redFlagVerdicts = { f1: { verdict: flagVerdicts[verdict], quote, why } };
  return {
    ...position,
    requirements: [],
    redFlags: [{ id: 'f1', text }],
    candidates: [{ ...candidate, verdicts: {}, redFlagVerdicts }],
  };
}

type CaseSet = 'open' | 'held-out';

function read(file: string): unknown {
  return JSON.parse(readFileSync(path.join(import.meta.dirname, 'convention-cases', `${file}.json`), 'utf8'));
}

function loadSets(load: (set: CaseSet) => ConventionCase[]): LabelledPosition[] {
  return (['open', 'held-out'] as const).flatMap((set) =>
    load(set).map((one, index) => ({
      name: `${one.class}-${set}-${index + 1}`,
      isHeldOut: set === 'held-out',
      ...toPosition(one),
    })),
  );
}

/**
 * Cases for the conventions of docs/judging.md: years, levels, neighbouring fields, denials and what only looks like one.
 * Written before the prompt that tells the conventions to a model.
 */
export function loadConventionCases(): LabelledPosition[] {
  return loadSets((set) => z.array(conventionCaseSchema).parse(read(set)));
}

const factCaseSchema = conventionCaseSchema.extend({ language: z.string() });

/**
 * Cases for what counts as a fact: education in another field, a part that is denied, too few months, examples, leave. For a model;
 * some are in languages that the built-in engine does not read.
 */
export function loadFactCases(): LabelledPosition[] {
  return loadSets((set) =>
    z
      .array(factCaseSchema)
      .parse(read(`facts-${set}`))
      .map((one) => ({ ...one, language: one.language === 'pl' ? 'pl' : 'en' })),
  );
}

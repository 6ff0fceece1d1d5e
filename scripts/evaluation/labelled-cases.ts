import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { verdictSchema } from '@/lib/domain/analysis-schemas';
import { Failure } from '../../lib/failure';

const languageSchema = z.enum(['pl', 'en']);
const textSchema = z.object({ id: z.string(), text: z.string() });

/** A position with its requirements, and CVs labelled by hand; verdicts are meant as of `referenceDate`. */
const positionSchema = z.object({
  /** Where none is given, the file's name decides. */
  set: z.enum(['open', 'held-out']).optional(),
  /** Ordinary CVs, none written to mislead. */
  plain: z.boolean().optional(),
  title: z.string(),
  language: languageSchema,
  requirements: z.array(textSchema).min(1),
  redFlags: z.array(textSchema).optional(),
  candidates: z.array(
    z.object({
      id: z.string(),
      language: languageSchema,
      cv: z.string(),
      /** By the requirement's id. */
      verdicts: z.record(
        z.string(),
        z.object({ verdict: verdictSchema, quote: z.string().nullable(), why: z.string() }),
      ),
      /** By the red flag's id. */
      redFlagVerdicts: z
        .record(
          z.string(),
          z.object({
            verdict: z.enum(['FOUND', 'NOT_FOUND', 'NO_INFORMATION']),
            quote: z.string().nullable(),
            why: z.string(),
          }),
        )
        .optional(),
    }),
  ),
  /** Candidates' ids, best first. */
  order: z.array(z.string()),
});

export type LabelledCandidate = z.infer<typeof positionSchema>['candidates'][number];
export type LabelledPosition = z.infer<typeof positionSchema> & {
  /** Name of the file; what stands before the last hyphen is the field of work. */
  name: string;
  /** Only its figures are looked at, never its texts: what is mended by a case says nothing about the next one. */
  isHeldOut: boolean;
};

/** As the file says; else a third of the positions, chosen by their names. */
function isHeldOut(name: string, set: LabelledPosition['set']): boolean {
  if (set !== undefined) return set === 'held-out';
  return (createHash('sha256').update(name).digest()[0] ?? 0) % 3 === 0;
}

/** The day on which the cases were labelled. */
export const referenceDate = '2026-11-22';

const folder = path.join(import.meta.dirname, 'cases');

/**
 * The labelled cases in the order of their names.
 *
 * @param only beginnings of names, such as `it` or `fin-3`; none: all
 * @throws Failure when no case has such a name
 */
export function loadCases(only: string[] = []): LabelledPosition[] {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .filter((name) => only.length === 0 || only.some((start) => name === start || name.startsWith(`${start}-`)))
    .sort();
  if (names.length === 0) throw new Failure(`No case is named ${only.join(' or ')}.`, `See ${folder}.`);
  return names.map((name) => {
    const position = positionSchema.parse(JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8')));
    return { name, isHeldOut: isHeldOut(name, position.set), ...position };
  });
}

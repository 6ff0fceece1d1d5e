import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { verdictSchema, type Verdict } from '@/lib/domain/analysis-schemas';

/** What "present" means in the golden CVs. */
export const goldenReferenceDate = '2026-06-15';

/** Pieces of CVs, line by line, each with the verdicts of a careful recruiter who is given only this piece. */
const fileSchema = z.strictObject({
  about: z.string().min(1),
  cases: z.array(
    z.strictObject({
      /** What this case and those after it are about. */
      note: z.string().optional(),
      cv: z.array(z.string()).min(1),
      verdicts: z.array(z.strictObject({ requirement: z.string().min(1), verdict: verdictSchema })).min(1),
    }),
  ),
});

export interface GoldenCase {
  cv: string;
  requirement: string;
  expected: Verdict;
}

const folder = import.meta.dirname;

/**
 * The golden cases of the JSON files beside this one.
 *
 * @param names of files without their ending; none: all
 * @throws ZodError when a file does not follow the schema; Error when there is none of that name
 */
export function goldenCases(...names: string[]): GoldenCase[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const wanted = names.length === 0 ? files.toSorted() : names.map((name) => `${name}.json`);
  return wanted.flatMap((file) => {
    const { cases } = fileSchema.parse(JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
    return cases.flatMap(({ cv, verdicts }) =>
      verdicts.map(({ requirement, verdict }) => ({ cv: cv.join('\n'), requirement, expected: verdict })),
    );
  });
}

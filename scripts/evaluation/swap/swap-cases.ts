import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const setSchema = z.enum(['open', 'held-out']);
/** A requirement with the title in some case of either sex's form. */
const formSchema = z.object({ requirement: z.string(), masculine: z.string(), feminine: z.string(), set: setSchema });
/** A line of a CV that shows no work of the kind that the requirement names. */
const otherSchema = z.object({ requirement: z.string(), line: z.string(), why: z.string(), set: setSchema });

function load<T>(name: string, schema: z.ZodType<T>): T[] {
  return z.array(schema).parse(JSON.parse(readFileSync(path.join(import.meta.dirname, `${name}.json`), 'utf8')));
}

/** As `titlePairs` of `lib/fairness`, written by somebody who saw no rule; a third is held out. */
export const titleForms = load('title-forms', formSchema);
export const otherThanTitles = load('other-than-titles', otherSchema);

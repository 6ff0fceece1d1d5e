import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** An advert's text, and the requirements that it comes apart into. */
const advertSchema = z.object({
  field: z.string(),
  advert: z.string(),
  expected: z
    .array(
      z.object({
        /** In the advert's own words: a composite wish is split, words of introduction are left out. */
        text: z.string(),
        kind: z.enum([
          'skill',
          'education',
          'language',
          'experience',
          'licence',
          'soft',
          'salary',
          'location',
          'mode',
          'unlawful',
        ]),
        importance: z.enum(['REQUIRED', 'NICE_TO_HAVE']),
      }),
    )
    .min(1),
});

export type LabelledAdvert = z.infer<typeof advertSchema>;

const folder = path.join(import.meta.dirname, 'adverts');

/** The labelled adverts of one language; of the held-out ones only figures are looked at, never their texts. */
export function loadAdverts(set: 'open' | 'held-out', language: 'pl' | 'en'): LabelledAdvert[] {
  return z.array(advertSchema).parse(JSON.parse(readFileSync(path.join(folder, `${set}-${language}.json`), 'utf8')));
}

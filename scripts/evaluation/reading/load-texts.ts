import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { truthSchema, type LabelledCv } from './truth';

const textsSchema = z.array(truthSchema.extend({ id: z.string(), text: z.string() }));
const folder = path.join(import.meta.dirname, 'texts');

/** The CVs that are text alone: many layouts and wordings, where the zoo has each of its few from many producers. */
export function loadTexts(): LabelledCv[] {
  return (['open', 'held-out'] as const).flatMap((set) =>
    textsSchema
      .parse(JSON.parse(readFileSync(path.join(folder, `${set}.json`), 'utf8')))
      .map(({ id, text, ...truth }) => ({
        content: id,
        name: 'text',
        source: { text },
        producer: 'texts',
        scan: null,
        hidden: [],
        blocks: [text],
        truth,
        isHeldOut: set === 'held-out',
      })),
  );
}

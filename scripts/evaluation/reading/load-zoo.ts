import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { Failure } from '../../../lib/failure';
import { loadTexts } from './load-texts';
import { truthSchema, type LabelledCv } from './truth';

const zooTruthSchema = truthSchema.extend({
  blocks: z.array(z.string()),
  files: z.record(
    z.string(),
    z.object({
      producer: z.string(),
      scan: z.string().optional(),
      hidden: z.array(z.string()),
      /** Where this producer has another order. */
      blocks: z.array(z.string()).optional(),
    }),
  ),
});

const folder = path.join(import.meta.dirname, 'zoo');

function filesOf(set: 'open' | 'held-out', content: string): LabelledCv[] {
  const truth = zooTruthSchema.parse(JSON.parse(readFileSync(path.join(folder, set, content, 'truth.json'), 'utf8')));
  return Object.entries(truth.files).map(([name, { producer, scan, hidden, blocks }]) => ({
    content,
    name,
    source: { path: path.join(folder, set, content, name) },
    producer,
    scan: scan ?? null,
    hidden,
    blocks: blocks ?? truth.blocks,
    truth,
    isHeldOut: set === 'held-out',
  }));
}

/** Whether a file is asked for by its content, its producer, or as one of the scans or of the other files. */
function isAmong(only: readonly string[], { content, producer, scan }: LabelledCv): boolean {
  const kind = scan === null ? 'digital' : 'scans';
  return (
    only.length === 0 ||
    [content, producer, ...(producer === 'texts' ? [] : [kind])].some((name) => only.includes(name))
  );
}

/**
 * The files of the zoo, by content, and the CVs that are text alone.
 *
 * @param only names of contents or of producers, `texts`, `digital` or `scans`; none: all
 * @throws Failure when there is no such file
 */
export function loadZoo(only: string[] = []): LabelledCv[] {
  const files = (['open', 'held-out'] as const).flatMap((set) =>
    readdirSync(path.join(folder, set))
      .sort()
      .flatMap((content) => filesOf(set, content)),
  );
  const chosen = [...files, ...loadTexts()].filter((file) => isAmong(only, file));
  if (chosen.length === 0) throw new Failure(`No content or producer is named ${only.join(' or ')}.`, `See ${folder}.`);
  return chosen;
}

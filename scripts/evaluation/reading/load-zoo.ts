import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { languageLevels } from '@/lib/processes/enums';
import { Failure } from '../../failure';

const levelsSchema = z.union([z.enum(languageLevels), z.array(z.enum(languageLevels)), z.null()]);

/** Any of several is right. */
const oneOrMoreSchema = z.union([z.string(), z.array(z.string()), z.null()]);

const truthSchema = z.object({
  language: z.enum(['pl', 'en']),
  /** The month of "present", `YYYY-MM`. */
  asOf: z.string(),
  blocks: z.array(z.string()),
  name: z.string(),
  email: z.string().nullable(),
  phone: oneOrMoreSchema,
  city: oneOrMoreSchema,
  /** By code; several levels where a word can mean either, null where the CV names none. */
  languages: z.record(z.string(), levelsSchema),
  optionalLanguages: z.array(z.string()),
  jobs: z.array(z.object({ title: z.string(), company: z.string() })),
  months: z.object({ min: z.number(), max: z.number() }),
  salary: z
    .object({
      min: z.number().nullable(),
      max: z.number().nullable(),
      currency: z.string(),
      per: z.enum(['hour', 'month']),
    })
    .nullable(),
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

export type Truth = z.infer<typeof truthSchema>;

export interface ZooFile {
  content: string;
  name: string;
  path: string;
  producer: string;
  /** Its resolution and faults, null for what is no scan. */
  scan: string | null;
  hidden: string[];
  /** Visible text: the order within a block is fixed, blocks may follow each other in any order. */
  blocks: string[];
  truth: Truth;
  /** Only its figures are looked at, never its texts. */
  isHeldOut: boolean;
}

const folder = path.join(import.meta.dirname, 'zoo');

function filesOf(set: 'open' | 'held-out', content: string): ZooFile[] {
  const truth = truthSchema.parse(JSON.parse(readFileSync(path.join(folder, set, content, 'truth.json'), 'utf8')));
  return Object.entries(truth.files).map(([name, { producer, scan, hidden, blocks }]) => ({
    content,
    name,
    path: path.join(folder, set, content, name),
    producer,
    scan: scan ?? null,
    hidden,
    blocks: blocks ?? truth.blocks,
    truth,
    isHeldOut: set === 'held-out',
  }));
}

/**
 * The files of the zoo, by content.
 *
 * @param only names of contents or of producers; none: all
 * @throws Failure when there is no such file
 */
export function loadZoo(only: string[] = []): ZooFile[] {
  const files = (['open', 'held-out'] as const).flatMap((set) =>
    readdirSync(path.join(folder, set))
      .sort()
      .flatMap((content) => filesOf(set, content)),
  );
  const chosen = files.filter(
    ({ content, producer }) => only.length === 0 || only.includes(content) || only.includes(producer),
  );
  if (chosen.length === 0) throw new Failure(`No content or producer is named ${only.join(' or ')}.`, `See ${folder}.`);
  return chosen;
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { alternatives } from '@/lib/word-lists/word-pattern';
import { wordListsSchema } from '@/tests/word-lists/word-schemas';
import lists from './rules/named-lists.json';

/** The review loads the files as they are: here they are held to their schemas. */
const folder = 'lib/requirement-review';
const filesOf = (name: string) => readdirSync(path.join(folder, name)).map((file) => path.join(folder, name, file));
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

function compiles(entry: string): boolean {
  try {
    return new RegExp(alternatives([entry], lists)).source !== '';
  } catch {
    return false;
  }
}

const entriesSchema = z.array(z.string().regex(/\S/).refine(compiles, 'It is no entry of a rule.')).min(1);
const rulesSchema = z
  .array(
    z.strictObject({
      note: z.string().min(1).optional(),
      words: entriesSchema,
      unless: entriesSchema.optional(),
      always: z.literal(true).optional(),
    }),
  )
  .min(1);

const plainEntries = wordListsSchema.valueType;
const genders = z.enum(['feminine', 'neuter', 'masculine', 'plural']);
const endingsSchema = z.array(z.tuple([z.string().regex(/^\p{Ll}+$/u), z.string().regex(/^\p{Ll}+$/u)])).min(1);
const formSchema = z.string().regex(/^-?\p{Ll}+$/u);
const formsSchema = z.array(formSchema);
/** Those of another shape than lists of words by name. */
const ownSchemas: Record<string, z.ZodType> = {
  'named-lists.json': wordListsSchema,
  'unclear-language.json': z
    .object({
      languages: z.array(z.strictObject({ pl: z.string().min(1), en: z.string().min(1), words: plainEntries })),
      impressions: z.array(z.strictObject({ level: z.enum(['B1', 'B2', 'C1', 'C2']), words: plainEntries })),
    })
    .catchall(plainEntries),
  'nominative.json': z.strictObject({
    adjectives: z.record(genders, z.strictObject({ clear: endingsSchema, genitive: endingsSchema })),
    nouns: z.array(
      z.strictObject({ gender: genders, nominative: formSchema, clear: formsSchema, genitive: formsSchema }),
    ),
  }),
  'occupation-names.json': z.strictObject({
    masculineAndFeminine: z.array(z.string().regex(/^\p{Ll}+ \p{Ll}+$/u)),
    masculineOnly: z.array(z.string().regex(/^\p{Ll}+$/u)),
    feminineOnly: z.array(z.string().regex(/^\p{Ll}+$/u)),
    persons: z.array(z.string().regex(/^[a-z]+$/)),
    english: z.array(z.strictObject({ words: plainEntries, neutral: z.string().min(1) })),
  }),
};

test.each(filesOf('rules'))('%s follows its schema', (file) => {
  const schema = ownSchemas[path.basename(file)] ?? rulesSchema;
  expect(schema.safeParse(read(file)).error?.issues ?? []).toEqual([]);
});

test.each(filesOf('words'))('%s follows its schema', (file) => {
  const schema = ownSchemas[path.basename(file)] ?? wordListsSchema;
  expect(schema.safeParse(read(file)).error?.issues ?? []).toEqual([]);
});

test.each([
  [[{ words: ['~<nobody>~'] }]],
  [[{ words: ['(open'] }]],
  [[{ words: [] }]],
  [[{ words: ['wiek'], unles: ['lat'] }]],
])('a slip of the pen is refused: %j', (rules) => {
  expect(rulesSchema.safeParse(rules).success).toBe(false);
});

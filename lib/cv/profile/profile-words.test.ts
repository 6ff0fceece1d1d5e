import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { wordListsSchema } from '@/tests/word-lists/word-schemas';

/** The profile loads the files as they are: here they are held to their schemas. */
const folder = 'lib/cv/profile/words';
const entries = wordListsSchema.valueType;
const names = z.array(z.string().regex(/^\p{L}[\p{L} &.’'-]*$/u)).min(1);
const code = z.string().regex(/^[a-z]{2}$/);
/** Those of another shape than lists of words by name. */
const ownSchemas: Record<string, z.ZodType> = {
  'cities.json': z.strictObject({
    english: z.record(z.string().regex(/^[a-z]+$/), z.string()),
    voivodeships: z.record(z.string(), names),
  }),
  'cities-abroad.json': z.record(z.string().regex(/^[A-Z]{2}$/), names),
  'countries.json': z.record(z.string().regex(/^[A-Z]{2}$/), names),
  'language-names.json': z.strictObject({
    languages: z.array(z.strictObject({ code, polish: z.array(entries.element), english: entries })),
    rare: z.array(code),
    alsoCalled: z.record(code, entries),
  }),
  'section-headings.json': z.record(z.string(), z.union([entries, wordListsSchema])),
};

test.each(readdirSync(folder))('%s follows its schema', (file) => {
  const schema = ownSchemas[file] ?? wordListsSchema;
  const read: unknown = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));
  expect(schema.safeParse(read).error?.issues ?? []).toEqual([]);
});

test.each([
  ['countries.json', { poland: ['polska'] }],
  ['cities-abroad.json', { GB: 'London,Leeds' }],
  ['language-names.json', { languages: [], rare: ['ga'], alsoCald: {} }],
  ['section-headings.json', { nouns: { skills: ['(open'] } }],
])('a slip of the pen in %s is refused', (file, content) => {
  expect(ownSchemas[file]?.safeParse(content).success).toBe(false);
});

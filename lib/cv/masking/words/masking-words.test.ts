import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { exactListsSchema } from '@/tests/word-lists/word-schemas';

/** Masking loads the files as they are: here they are held to their schemas. */
const folder = 'lib/cv/masking/words';
const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
/** Words of small letters, separated by single spaces. */
const lines = z.array(z.string().regex(/^[a-z]+(?: [a-z]+)*$/)).min(1);
const word = z.string().regex(/^[a-z\d]+$/);
/** Those whose entries are words and no patterns. */
const ownSchemas: Record<string, z.ZodType> = {
  'diminutives.json': lines,
  'ordinary-surnames.json': z.record(z.enum(['things', 'peoples', 'products']), lines),
  'names.json': z.record(z.string(), z.array(word).min(1)),
  'no-names.json': z.record(z.string(), z.array(word).min(1)),
};

test.each(files)('%s follows its schema', (file) => {
  const schema = ownSchemas[file] ?? exactListsSchema;
  const read: unknown = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));
  expect(schema.safeParse(read).error?.issues ?? []).toEqual([]);
});

test.each([
  ['diminutives.json', ['Adam adas']],
  ['ordinary-surnames.json', { beasts: ['baran'] }],
  ['no-names.json', { workWords: ['biuro kontakt'] }],
  ['leave.json', { kinds: ['(open'] }],
  ['leave.json', { kinds: ['urlop@{3,1}'] }],
  ['leave.json', { kinds: [] }],
])('a slip of the pen in %s is refused', (file, content) => {
  expect((ownSchemas[file] ?? exactListsSchema).safeParse(content).success).toBe(false);
});

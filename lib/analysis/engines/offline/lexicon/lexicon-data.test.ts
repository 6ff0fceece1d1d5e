import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { foldForms } from '@/lib/cv/word-forms/fold-forms';
import { equalWordsSchema, fieldsOfStudySchema, wordListsSchema } from '@/tests/word-lists/word-schemas';
import { termFileSchema, type TermGroup } from './data-schemas';
import { fields } from './term-groups';

/** The engine loads the files as they are: here they are held to their schemas. */
const folder = (name: string) => path.join('lib/analysis/engines/offline/lexicon', name);
const filesOf = (name: string) => readdirSync(folder(name)).map((file) => path.join(folder(name), file));
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const termFiles = filesOf('terms');
const wordFiles = filesOf('words');
/** Those of another shape than lists of words by name. */
const ownSchemas: Record<string, z.ZodType> = {
  'fields-of-study.json': fieldsOfStudySchema,
  'word-pairs.json': equalWordsSchema,
  'service-word-pairs.json': equalWordsSchema,
};

test.each(termFiles)('%s follows its schema', (file) => {
  expect(termFileSchema.safeParse(read(file)).error?.issues ?? []).toEqual([]);
});

test.each(wordFiles)('%s follows its schema', (file) => {
  const schema = ownSchemas[path.basename(file)] ?? wordListsSchema;
  expect(schema.safeParse(read(file)).error?.issues ?? []).toEqual([]);
});

test.each(wordFiles.filter((file) => !(path.basename(file) in ownSchemas)))(
  '%s looks for no word of women alone: the texts that it is matched with have the forms of men',
  (file) => {
    const entries = Object.values(wordListsSchema.parse(read(file))).flat();
    const plain = entries.flatMap((entry) => entry.match(/(?<![\w\\])[a-z]{4,}(?![\w*+?([{|])/g) ?? []);
    expect(plain.filter((word) => foldForms(word) !== word)).toEqual([]);
  },
);

test('every file of terms is loaded, each once', () => {
  const written = termFiles.flatMap((file) => termFileSchema.parse(read(file)).groups);
  const key = ({ terms, narrower = [] }: TermGroup) => JSON.stringify([terms, narrower]);
  expect(written.length).toBeGreaterThan(1500);
  expect(fields.flat().map(key).sort()).toEqual(written.map(key).sort());
});

test.each([
  [{ about: 'x', groups: [{ terms: ['magazyn|magazynier'] }] }],
  [{ about: 'x', groups: [{ terms: ['magazyn '] }] }],
  [{ about: 'x', groups: [{ terms: [] }] }],
  [{ about: 'x', groups: [{ terms: ['cloud'], narower: ['AWS'] }] }],
])('a slip of the pen is refused: %j', (file) => {
  expect(termFileSchema.safeParse(file).success).toBe(false);
});

import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { wordListsSchema } from '@/tests/word-lists/word-schemas';

/** What checks written texts and quotes loads the files as they are: here they are held to their schemas. */
const folders = ['lib/analysis/written-texts/words', 'lib/analysis/evidence/words'];
const files = folders.flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`));
const namesSchema = z.strictObject({
  plain: z.array(z.string().regex(/^\S+$/)),
  englishCities: z.record(z.string().regex(/^[a-z]+$/), z.string()),
});

test.each(files)('%s follows its schema', (file) => {
  const schema = file.endsWith('/names.json') ? namesSchema : wordListsSchema;
  expect(schema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).error?.issues ?? []).toEqual([]);
});

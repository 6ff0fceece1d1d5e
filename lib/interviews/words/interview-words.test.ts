import { readdirSync, readFileSync } from 'node:fs';
import { wordListsSchema } from '@/tests/word-lists/word-schemas';

const folder = 'lib/interviews/words';

test.each(readdirSync(folder).filter((file) => file.endsWith('.json')))('%s follows its schema', (file) => {
  const lists: unknown = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));
  expect(wordListsSchema.safeParse(lists).error?.issues ?? []).toEqual([]);
});

import { anyExact } from '@/lib/word-lists/word-pattern';
import type { Mask } from '../mask';
import type { BlindPage } from './blind-page';
import words from '../words/titles.json';

const before = new RegExp(
  String.raw`(?<![\p{L}-])${anyExact(words.titles)}\.? {1,2}(?:(?:dr|prof|mgr|inz|hab)\.? ){0,3}$`,
  'u',
);
const degree = /(?:(?:dr|prof|mgr|inz|hab)\.? ){1,3}$/u;
const salutation =
  /(?<![\p{L}])(?:szanown[ya] pan(?:i|ie)|drog[ia] pan(?:i|ie)|dear (?:sir|madam|(?:mr|mrs|ms|miss)\.?(?: \p{L}{2,20}){0,2}))(?![\p{L}])/gu;
const longest = 30;

/** Words before a name, or in a salutation, that tell the sex; degrees stay. */
export function findTitles({ folded, known }: BlindPage, people: readonly Mask[]): Mask[] {
  const titles = [...known.filter(({ kind }) => kind === 'NAME'), ...people].flatMap(({ start }): Mask[] => {
    const from = Math.max(0, start - longest);
    const found = before.exec(folded.slice(from, start));
    if (!found) return [];
    const title = found[0].replace(degree, '').trimEnd();
    return [{ start: from + found.index, end: from + found.index + title.length, kind: 'TRAIT' }];
  });
  const salutations = [...folded.matchAll(salutation)].map(({ index, 0: found }): Mask => ({
    start: index,
    end: index + found.length,
    kind: 'TRAIT',
  }));
  return [...titles, ...salutations];
}

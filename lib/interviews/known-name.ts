import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import type { Locale } from '@/lib/i18n/locale';
import known from '@/lib/interviews/words/known-names.json';
import words from '@/lib/interviews/words/name-criterion.json';
import { anyOf, exactly } from '@/lib/word-lists/word-pattern';
import { knownNames } from './question-bank/bank-schemas';
import { knownNamesIn } from './question-bank/bank-texts';

/** A pattern for each name; it also takes the rest of a word that the name begins. */
const patterns = knownNames.map((name) => [name, new RegExp(`${anyOf(known[name])}[a-z]*`)] as const);
const beside = exactly([...words.besideName, ...words.besideKnown]);
/** "C+E", "B1": a category of a driving licence; "A" at the beginning is an article. */
const category = /(?<!^)(?<![\p{L}\d])(?:AM|BE|CE|DE|[ABCD]1?|T)(?: ?\+ ?E)?(?![\p{L}\d+])/gu;

/**
 * What a criterion is called in a language where it has a name in both: "Prawo jazdy kat. C+E" is "driving licence C+E".
 *
 * @returns null where it requires more than its name says
 */
export function knownName(text: string, locale: Locale): string | null {
  const folded = foldSameLength(text);
  const found = patterns
    .flatMap(([name, pattern]) => [...(pattern.exec(folded)?.slice(0, 1) ?? [])].map((match) => ({ name, match })))
    .toSorted((one, other) => other.match.length - one.match.length);
  const names = found.map(({ name }) => name);
  const isDriving = names.includes('driving');
  const categories = isDriving ? [...text.matchAll(category)].map(([one]) => one.replaceAll(' ', '')) : [];
  const left = foldSameLength(isDriving ? text.replaceAll(category, (one) => ' '.repeat(one.length)) : text);
  const rest = found.reduce((one, { match }) => one.replace(match, ' '), left);
  if (names.length === 0 || (rest.match(/[a-z0-9+#]+/g) ?? []).some((word) => !beside.test(word))) return null;
  const texts = knownNamesIn(locale);
  return knownNames
    .filter((name) => names.includes(name) && !(name === 'forklift' && names.includes('forkliftLicence')))
    .map((name) => (name === 'driving' ? [texts.driving, categories.join(', ')].join(' ').trim() : texts[name]))
    .join(', ');
}

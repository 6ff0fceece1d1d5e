import { maxShortName } from './process-enums';
import { closing, opening } from './short-name-words.json';

const dots = '…';
const openingWords = new Set(opening);
const closingWords = new Set(closing);
const figure = /^\d+\+?$/;
/** Java, SQL, C++, B2B: capitals, digits or signs within a word. At the beginning of a text every word has a capital. */
const nameInside = /^(?=.*\p{L})\p{Lu}[\p{L}\d+#./&-]+$/u;
const nameAtStart = /^(?=.*\p{L}).+(?:\p{Lu}|[\d+#])/u;

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
const marksBefore = '("„“';
const marksAfter = '),.;:"”';

/** Without marks around it; a bracket that closes one within stays. */
function bare(word: string): string {
  let [start, end] = [0, word.length];
  while (start < end && marksBefore.includes(word.charAt(start))) start += 1;
  const bracket = word.indexOf('(', start);
  const closes = () => bracket >= 0 && bracket < end && word.charAt(end - 1) === ')';
  while (end > start && marksAfter.includes(word.charAt(end - 1)) && !closes()) end -= 1;
  return word.slice(start, end);
}

const fits = (text: string): boolean => text !== '' && text.length <= maxShortName;
const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('pl') + text.slice(1);

/**
 * The words of a text without the beginning that many requirements share: "Minimum 3 lata doświadczenia w" says
 * nothing alone.
 */
function tellingWords(words: readonly string[]): string[] {
  const first = words.findIndex((word) => !figure.test(word) && !openingWords.has(bare(word).toLocaleLowerCase('pl')));
  return words.slice(Math.max(first, 0));
}

/** As many of the words as fit, without a preposition or conjunction at the end. */
function firstWords(words: readonly string[]): string {
  let count = 1;
  while (count < words.length && fits(words.slice(0, count + 1).join(' '))) count += 1;
  while (count > 1 && closingWords.has(bare(words[count - 1] ?? '').toLocaleLowerCase('pl'))) count -= 1;
  const text = bare(words.slice(0, count).join(' '));
  return fits(text) ? text : `${text.slice(0, maxShortName - 1)}${dots}`;
}

/** One ordinary word with a capital may stand in any case: "w Javie". */
const ordinary = /^\p{Lu}\p{Ll}+$/u;

/** Names of tools and standards in the text, neighbours together: "Spring Boot", "SAP". */
function namedIn(words: readonly string[]): string {
  const groups: string[][] = [[]];
  words.forEach((word, index) => {
    const pattern = index === 0 ? nameAtStart : nameInside;
    if (pattern.test(bare(word))) groups.at(-1)?.push(bare(word));
    if (!pattern.test(bare(word)) || bare(word) !== word) groups.push([]);
  });
  const names = groups.map((group) => group.join(' ')).filter((name) => name !== '');
  if (names.every((name) => ordinary.test(name))) return '';
  return [...new Set(names)].reduce((all, name) => {
    const longer = all === '' ? name : `${all}, ${name}`;
    return fits(longer) ? longer : all;
  }, '');
}

/**
 * A short name of a criterion, made of its words: the whole text or its first clause where that is short; else the skills
 * that it names; else its first words, without those that any requirement may begin with. By rules: it must be there at once.
 * It is never judged and no part of the criteria's snapshot, so it outdates nobody.
 *
 * @returns at most `maxShortName` characters; empty for an empty text
 */
export function proposeShortName(text: string): string {
  const whole = text.trim().replace(/\s+/g, ' ');
  if (whole.length <= maxShortName) return bare(whole);
  const words = wordsOf(whole);
  const telling = tellingWords(words);
  const [clause = ''] = telling.join(' ').split(/[,;:(]| – | - /);
  const isWhole = telling.length === words.length;
  if (isWhole && fits(clause.trim())) return capitalised(clause.trim());
  // What stands after "znajomość" is in a case of its own; a name mostly is not.
  const names = namedIn(words);
  if (names !== '') return names;
  return capitalised(fits(clause.trim()) ? clause.trim() : firstWords(telling));
}

/** Names over the columns of a list: those given by a person, else proposed ones, told apart by a number where they are alike. */
export function shortNames(criteria: readonly { label: string; shortName?: string | null }[]): string[] {
  const times = new Map<string, number>();
  return criteria.map(({ label, shortName }) => {
    const name = shortName ?? (proposeShortName(label) || label);
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    return time === 1 ? name : `${name} ${time}`;
  });
}

import { foldForSearch } from '@/lib/i18n/fold-for-search';

/** Between words: all but letters, digits, + and #; as in the database function `cv_words` (prisma/migrations). */
const separators = /[^\p{L}\p{Nd}+#]+/u;

/** Polish inflectional endings without diacritics, and the English plural; longest first. */
const endings =
  'iami iach iego iemu owie ami ach ego emu owi ich iej iem imi iom iow ych ymi ium ii ej em ia ie im io iu om ow ym a e i o s u y'.split(
    ' ',
  );
/** Shorter words are abbreviations and names of technologies, which have no forms. */
const shortestWithForms = 4;
const shortestStem = 3;
/** How a stem's last consonant changes before -e and -i: Kafka → Kafce, programista → programiści, tester → testerzy. */
const changes: Record<string, string> = { t: 'c', d: 'dz', k: 'c', g: 'dz', r: 'rz' };
const softEndings = ['e', 'ie', 'i', 'y'];

/** The words of a phrase as they are compared: lower case without diacritics, each once. C++ and C# stay words. */
export function searchWords(phrase: string): string[] {
  return [...new Set(foldForSearch(phrase).split(separators).filter(Boolean))];
}

/**
 * The forms in which a word may stand in a text. Whole words are compared, so that Java does not find JavaScript.
 *
 * @param word from `searchWords`
 */
export function wordForms(word: string): string[] {
  if (word.length < shortestWithForms || !/^[a-z]+$/.test(word)) return [word];
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= shortestStem);
  const stem = ending ? word.slice(0, -ending.length) : word;
  const forms = [stem, otherVowel(stem)].flatMap((one) => ['', ...endings].map((end) => one + end));
  const changed = changes[stem.slice(-1)];
  const soft = changed ? softEndings.map((end) => stem.slice(0, -1) + changed + end) : [];
  return [...new Set([word, ...forms, ...soft])];
}

/** The e that comes and goes before -k: wózek → wózki, wózki → wózek. */
function otherVowel(stem: string): string {
  return stem.endsWith('ek') ? `${stem.slice(0, -2)}k` : stem.replace(/(?<=[^aeiouy])k$/, 'ek');
}

/**
 * A tsquery for a word in any of its forms. What they begin with alike is asked for as well: PostgreSQL expects dozens of
 * alternatives to be in so many texts that it would read all of them instead of using the index.
 *
 * @param word from `searchWords`
 */
export function formsQuery(word: string): string {
  const forms = wordForms(word);
  const any = forms.map((form) => `'${form}'`).join(' | ');
  return forms.length === 1 ? any : `'${sharedBeginning(forms)}':* & (${any})`;
}

function sharedBeginning([first = '', ...others]: string[]): string {
  let length = first.length;
  while (!others.every((other) => other.startsWith(first.slice(0, length)))) length -= 1;
  return first.slice(0, length);
}

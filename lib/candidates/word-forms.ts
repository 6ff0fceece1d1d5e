import { foldForSearch } from '@/lib/i18n/fold-for-search';

/** Between words; as in the database function `cv_words` (prisma/migrations). */
const separators = /[\s!"$%&'()*,./:;<=>?@[\]\\^_`{|}~\u00a0\u00ab\u00bb\u2010-\u2026\u2022-]+/;

/** Polish inflectional endings without diacritics, and the English plural; longest first. */
const endings =
  'iami iach iego iemu owie ami ach ego emu ich iej iem imi iom iow ych ymi ium ii ej em ia ie im io iu om ow ym a e i o s u y'.split(
    ' ',
  );
/** Shorter words are abbreviations and names of technologies, which have no forms. */
const shortestWithForms = 4;
const shortestStem = 3;
/** How a stem's last consonant changes before -e and -ie: Marta → Marcie, Kafka → Kafce. */
const changes: Record<string, string> = { t: 'c', d: 'dz', k: 'c', g: 'dz', r: 'rz' };

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
  const forms = ['', ...endings].map((one) => stem + one);
  const changed = changes[stem.slice(-1)];
  const soft = changed ? ['e', 'ie'].map((one) => stem.slice(0, -1) + changed + one) : [];
  return [...new Set([word, ...forms, ...soft])];
}

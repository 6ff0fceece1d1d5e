import { anywhere, wholeWords, wordStart } from '@/lib/word-lists/word-pattern';
import words from './words/licence-words.json';

/** The words for a driving licence, folded. */
export const licence = wholeWords(words.licence);
/** A category, and lists of them with and without the word. */
const categoryWord = '(?:kategori\\w*|kat\\b\\.?|categor\\w+|cat\\b\\.?|class)';
const category = '(?:(?<![a-z])[abcdt]1?(?:\\s?\\+\\s?e|e\\b)?)(?![a-z0-9])';
const separator = '(?:\\s*(?:,|/|i|oraz|and|&|lub|or)\\s*(?:(?:kat|cat)\\.? ?)?|\\s+(?=[bcd]))';
const list = `(${category}(?:${separator}${category})*)`;
export const categoryList = new RegExp(`${categoryWord}\\s*(?:[:–-]\\s*)?${list}`);
export const bareList = new RegExp(`^[\\s:(,–-]*(?:(?:mam|posiadam|tylko|only|held|for) ){0,2}${list}`);
/** "B od 2014, C i C+E od 2026": further lists of the same sentence. */
const laterList = new RegExp(`,\\s*${list}(?= (?:od|since|from)\\b|[,.;)]|$)`, 'g');
/** The title of a list of licences, and a line that is nothing but categories: "B, BE, C1, CE". */
export const licenceHeading = wholeWords(words.heading);
export const licenceList = new RegExp(`^\\W*(?:${categoryWord}\\s*(?:[:–-]\\s*)?)?${list}[\\s.;]*$`);
/** Who drives to work has the licence for a car. */
export const drives = wordStart(words.drives);
export const drivesNot = anywhere(words.drivesNot);

/** The categories named where a licence is, as "B", "CE". */
export function categoriesIn(folded: string): string[] {
  const first = categoryList.exec(folded)?.[1] ?? bareList.exec(folded)?.[1] ?? '';
  const later = first === '' ? [] : [...folded.matchAll(laterList)].map(([, found = '']) => found);
  return [...new Set([first, ...later].flatMap((text) => text.match(new RegExp(category, 'g')) ?? []))].map((found) =>
    found.replace(/[\s+]/g, '').toUpperCase(),
  );
}

/** In languages that the rules do not read, with the categories behind it; Cyrillic letters look like the Latin ones. */
export const licenceAbroad = anywhere(words.abroad);
const cyrillic: Record<string, string> = { А: 'A', В: 'B', С: 'C', Е: 'E' };

/** The categories in capitals of a text as it is written. */
export function capitalCategories(text: string): string[] {
  const latin = text.replace(/[АВСЕ]/g, (letter) => cyrillic[letter] ?? letter);
  const found = latin.match(/(?<![\p{L}\d])[ABCDT]1?(?:\s?\+?\s?E)?(?![\p{L}\d])/gu) ?? [];
  return found.map((one) => one.replace(/[\s+]/g, ''));
}

export const driver = new RegExp(
  `\\b(?:kierow(?:ca|czyni)|driver)\\b[^.;]{0,25}?(?:${categoryWord}|(?=\\b[cd]1?\\s?\\+\\s?e\\b))|^\\W*(?:kategori[ae]|kat\\.?|category) ${category}|\\blicen[cs]es?:? (?=[bcd](?:[1e,]|\\b))|^\\W*(?=[bcd]1?\\s?\\+\\s?e (?:since|from|od)\\b)|\\bpassed (?:(?:the|my|uk|driving) )+test|\\b${categoryWord} ?${category} licen[cs]es?|\\blicen[cs]es?,? (?=(?:class|cat)\\b)|\\bkat(?:\\.|egori[aei]) ?(?=(?:b|c|ce|c\\+e)\\b)`,
);
/** "Zatrzymane prawo jazdy": there was one. */
export const withdrawn = wordStart(words.withdrawn);
export const lesson =
  /\b(?:kurs\w*|course|egzamin\w*|exam|w trakcie|learning|lessons)\b(?: \w+){0,3}? ((?:kat\.? ?)?[abcdt]1?(?:\s?\+\s?e)?\b)/;

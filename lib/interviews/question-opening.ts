import type { ScoreLine } from '@/lib/analysis/schemas';
import type { Locale } from '@/lib/i18n/locale';
import type { BankKind, BankPurpose, BankText } from './question-bank/bank-question';
import { quoteWords } from './quote-words';

const texts = (...pairs: [pl: string, en: string][]): BankText[] => pairs.map(([pl, en]) => ({ pl, en }));

/** The CV may well say it in words that the engine did not understand: no opening claims that it does not. */
const unclear = texts(
  [
    'Jedno z wymagań to {criterion}, a CV tego nie rozstrzyga.',
    'One requirement is {criterion}, and your CV does not settle it.',
  ],
  [
    'Wymagania obejmują też {criterion}. Z CV trudno to ocenić.',
    'The requirements also list {criterion}. That is hard to judge from your CV.',
  ],
  [
    'Wymaganie brzmi {criterion}, a CV nie daje tu jasnej odpowiedzi.',
    'The requirement reads {criterion}, and your CV gives no clear answer.',
  ],
  [
    'Przejdźmy do wymagania {criterion}. Samo CV tu nie wystarcza.',
    "Let's turn to the requirement {criterion}. Your CV alone is not enough here.",
  ],
);
const trait = texts(
  ['Na tym stanowisku liczy się {criterion}.', 'This role calls for {criterion}.'],
  [
    'Wymagania obejmują {criterion}. Tego żadne CV nie pokaże w pełni.',
    'The requirements list {criterion}. No CV shows that in full.',
  ],
  ['Zapytam też o wymaganie {criterion}.', 'I would also like to ask about the requirement {criterion}.'],
  ['CV mało mówi o takich rzeczach jak {criterion}.', 'A CV says little about things like {criterion}.'],
);
const partly = texts(
  [
    'Jedno z wymagań to {criterion}, a w CV czytam: {quote}.',
    'One requirement is {criterion}, and your CV says: {quote}.',
  ],
  ['Wymagania obejmują {criterion}. CV mówi: {quote}.', 'The requirements list {criterion}. Your CV says: {quote}.'],
  [
    'Wymaganie brzmi {criterion}. W CV jest: {quote}.',
    'The requirement reads {criterion}. In your CV there is: {quote}.',
  ],
);
const partlyUnquoted = texts([
  'CV tylko częściowo odpowiada na wymaganie {criterion}.',
  'Your CV meets the requirement {criterion} only in part.',
]);
const deniedUnquoted = texts([
  'Jedno z wymagań to {criterion}, a CV zdaje się mu przeczyć.',
  'One requirement is {criterion}, and your CV seems to speak against it.',
]);
const proven = texts(
  ['W CV czytam: {quote}.', 'Your CV says: {quote}.'],
  ['W CV zwraca uwagę zapis {quote}.', 'One line of your CV caught my eye: {quote}.'],
  ['Wracam do słów z CV: {quote}.', 'To come back to your CV: {quote}.'],
);
const provenUnquoted = texts(['CV potwierdza wymaganie {criterion}.', 'Your CV confirms the requirement {criterion}.']);
const doubt = texts(['Jedna rzecz wymaga wyjaśnienia: {criterion}.', 'One point needs clearing up: {criterion}.']);
const again = texts(
  ['Wróćmy do wymagania {criterion}.', "Let's go back to the requirement {criterion}."],
  ['Jeszcze jedno pytanie o wymaganie {criterion}.', 'One more question about the requirement {criterion}.'],
);
const language = texts(['Wymagany język: {value}.', 'Language required: {value}.']);
const languageQuoted = texts([
  'Wymagany język: {value}. W CV czytam: {quote}.',
  'Language required: {value}. Your CV says: {quote}.',
]);
const place = texts(['Miejsce pracy: {value}.', 'Place of work: {value}.']);
const otherPlace = texts([
  'Miejsce pracy: {value}, a CV wskazuje inną miejscowość.',
  'The place of work is {value}, and your CV points to another one.',
]);
const salary = texts(['W CV czytam: {quote}.', 'Your CV says: {quote}.']);
const salaryUnquoted = texts([
  'Porozmawiajmy o oczekiwaniach finansowych z CV.',
  "Let's talk about the salary expectations in your CV.",
]);

export interface Opened {
  line: ScoreLine;
  purpose: BankPurpose;
  kind: BankKind;
  /** Of the CV, fit to be read out. */
  quote: string | null;
  /** Whether it was asked about before. */
  isAgain: boolean;
}

function openingsOf({ line, purpose, kind, quote, isAgain }: Opened): BankText[] {
  const quoted = quote !== null;
  if (isAgain) return again;
  if (line.kind === 'LOCATION') return purpose === 'gap' ? otherPlace : place;
  if (line.kind === 'LANGUAGE') return quoted ? languageQuoted : language;
  // The question itself names the salary.
  if (line.kind === 'BUDGET' && purpose === 'clarify') return [];
  if (line.kind === 'BUDGET') return quoted ? salary : salaryUnquoted;
  switch (purpose) {
    case 'clarify':
      return kind === 'soft-skill' ? trait : unclear;
    case 'gap':
      return quoted ? partly : partlyUnquoted;
    case 'contradiction':
      return quoted ? partly : deniedUnquoted;
    case 'deepen':
      return quoted ? proven : provenUnquoted;
    case 'red-flag':
      // Its questions say what they are about.
      return kind === 'job-changes' || kind === 'employment-gap' ? [] : doubt;
    case 'tip':
      return [];
  }
}

/** "English, advanced" as a list of words, a place without "Location:"; Polish names of languages have small letters. */
function valueOf({ kind, label }: ScoreLine, locale: Locale): string {
  if (kind === 'LOCATION') return label.replace(/^[^:]*:\s*/, '');
  const words = label.replace(/:\s*/, ', ');
  return locale === 'pl' ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}

/**
 * The sentence before a question: what is required, and what the CV says of it. The question goes on with "it".
 *
 * @param turn counts the openings of an interview, so that neighbours do not begin alike
 * @returns an empty text where the question stands alone
 */
export function questionOpening(opened: Opened, locale: Locale, turn: number): string {
  const openings = openingsOf(opened);
  const opening = openings[turn % openings.length];
  if (!opening) return '';
  const { line, quote } = opened;
  const values: Record<string, string> = {
    criterion: quoteWords(line.label, locale),
    value: valueOf(line, locale),
    quote: quoteWords(quote ?? '', locale),
  };
  return opening[locale].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

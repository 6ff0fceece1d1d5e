import type { ScoreLine } from '@/lib/domain/analysis-schemas';
import type { Locale } from '@/lib/i18n/locale';
import type { BankKind, BankPurpose } from './question-bank/bank-question';
import type { OpeningName } from './question-bank/bank-schemas';
import { openingTexts } from './question-bank/bank-texts';
import { criterionTopic } from './criterion-topic';
import { quoteWords } from './quote-words';

export interface Opened {
  line: ScoreLine;
  purpose: BankPurpose;
  kind: BankKind;
  /** Of the CV, fit to be read out. */
  quote: string | null;
  /** Whether it was asked about before. */
  isAgain: boolean;
}

/**
 * The name of the sentences that may stand before the question; null where it stands alone. None claims that the CV does not
 * say a thing: it may well say it in words that the engine did not understand.
 */
function openingOf({ line, purpose, kind, quote, isAgain }: Opened, turn: number): OpeningName | null {
  const quoted = quote !== null;
  if (isAgain) return 'again';
  if (line.kind === 'LOCATION') return purpose === 'gap' ? 'other-place' : 'place';
  if (line.kind === 'LANGUAGE') return quoted ? 'language-quoted' : 'language';
  // The question itself names the salary.
  if (line.kind === 'BUDGET' && purpose === 'clarify') return null;
  if (line.kind === 'BUDGET') return quoted ? 'salary' : 'salary-unquoted';
  switch (purpose) {
    case 'clarify':
      if (turn === 0) return 'first';
      return kind === 'soft-skill' ? 'trait' : 'unclear';
    case 'gap':
      if (turn === 0) return quoted ? 'first-partly' : 'first';
      return quoted ? 'partly' : 'partly-unquoted';
    case 'contradiction':
      return quoted ? 'partly' : 'denied-unquoted';
    case 'deepen':
      return quoted ? 'proven' : 'proven-unquoted';
    case 'red-flag':
      // Its questions say what they are about.
      return kind === 'job-changes' || kind === 'employment-gap' ? null : 'doubt';
    case 'tip':
      return null;
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
 * @param place `turn` counts the openings of an interview, `before` is the one before: neighbours do not begin alike
 *   where there is another way
 * @returns an empty text where the question stands alone
 */
export function questionOpening(opened: Opened, locale: Locale, place: { turn: number; before: string }): string {
  const { turn, before } = place;
  const name = openingOf(opened, turn);
  const openings = name === null ? [] : openingTexts(name);
  const start = openings.length > 0 ? turn % openings.length : 0;
  const inTurn = [...openings.slice(start), ...openings.slice(0, start)];
  const beginsAlike = (one: (typeof openings)[number]) => before.startsWith(one[locale].split('{', 1)[0] ?? '');
  const opening = inTurn.find((one) => !beginsAlike(one)) ?? inTurn[0];
  if (!opening) return '';
  const { line, kind, quote } = opened;
  const values: Record<string, string> = {
    topic: criterionTopic(line, kind === 'language', locale),
    value: valueOf(line, locale),
    quote: quoteWords(quote ?? '', locale),
  };
  const text = opening[locale].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  // "Sp. z o.o." ends the sentence with its own dot.
  return text.replaceAll('..', '.');
}

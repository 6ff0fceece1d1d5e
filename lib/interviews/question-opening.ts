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
  /** What the requirement names and the quote does not: "135". */
  code: string | null;
}

/** The name of the sentences that name the criterion; null where the question says itself what it is about. */
function openingOf({ line, purpose, kind, quote }: Opened, turn: number): OpeningName | null {
  if (line.kind === 'LOCATION') return 'place';
  if (line.kind === 'LANGUAGE') return 'language';
  // The question itself names the salary.
  if (line.kind === 'BUDGET' && purpose === 'clarify') return null;
  if (line.kind === 'BUDGET') return quote === null ? 'salary-unquoted' : 'salary';
  if (purpose === 'tip') return null;
  // Its questions say what they are about.
  if (purpose === 'red-flag') return kind === 'general' ? 'doubt' : null;
  if (purpose === 'deepen' && quote !== null) return 'proven';
  if (turn === 0) return 'first';
  return kind === 'soft-skill' ? 'trait' : 'unclear';
}

/** A language without its level, which is asked for, and a place without "Location:"; Polish names of languages have small letters. */
function valueOf({ kind, label }: ScoreLine, locale: Locale): string {
  if (kind === 'LOCATION') return label.replace(/^[^:]*:\s*/, '');
  const words = (label.split(/[:,]/, 1)[0] ?? label).replace(/ [ABC][12]\b/, '');
  return locale === 'pl' ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}

/** The opening whose turn it is; another one where the question before began with the same words. */
function wordingOf(name: OpeningName, turn: number, before: string, locale: Locale): string {
  const openings = openingTexts(name).map((one) => one[locale]);
  const start = turn % Math.max(1, openings.length);
  const inTurn = [...openings.slice(start), ...openings.slice(0, start)];
  return inTurn.find((one) => !before.startsWith(one.split('{', 1)[0] ?? '')) ?? inTurn[0] ?? '';
}

/** Names that the opening itself gives the CV's words. */
const quoting: readonly OpeningName[] = ['proven', 'salary'];

/**
 * What stands before a question: what is required, and what the CV says of it. The question goes on with "it". None claims
 * that the CV does not say a thing: it may well say it in words that the engine did not understand.
 *
 * @param place `turn` counts the openings of an interview, `before` is the one before: neighbours do not begin alike
 *   where there is another way
 * @returns an empty text where the question stands alone; with a line break where the requirement stands apart
 */
export function questionOpening(opened: Opened, locale: Locale, place: { turn: number; before: string }): string {
  const { turn, before } = place;
  const { line, kind, quote, code } = opened;
  const name = openingOf(opened, turn);
  if (name === null) return '';
  const topic = criterionTopic(line, kind, locale);
  const values: Record<string, string> = {
    topic: topic.text,
    value: valueOf(line, locale),
    quote: quoteWords(quote ?? '', locale),
    code: code ?? '',
  };
  const say = (wanted: OpeningName): string =>
    wordingOf(wanted, turn, before, locale).replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
  const namesTopic = name !== 'proven' && name !== 'place' && name !== 'language' && !name.startsWith('salary');
  const isApart = topic.standsApart && namesTopic;
  const parts = [
    ...(isApart ? [] : [say(name)]),
    ...(quote !== null && !quoting.includes(name) ? [say('quoted')] : []),
    ...(code === null ? [] : [say('code')]),
  ];
  // "Sp. z o.o." ends the sentence with its own dot.
  const text = parts.join(' ').replaceAll('..', '.');
  return isApart ? `${say('labelled')}\n${text}` : text;
}

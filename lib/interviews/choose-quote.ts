import { findLanguageNames } from '@/lib/cv/profile/language-names';
import { shareOf } from '@/lib/analysis/evidence/shared-words';
import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import { namesPerson } from '@/lib/cv/profile/names-person';
import type { ScoreLine } from '@/lib/domain/analysis-schemas';
import type { Locale } from '@/lib/i18n/locale';
import words from '@/lib/interviews/words/choose-quote.json';
import { wordStart } from '@/lib/word-lists/word-pattern';
import type { Topic } from './choose-topics';
import { isForeign } from './criterion-topic';
import { mayBeQuoted } from './may-be-named';

const maxLength = 140;
const minLength = 12;
/** Contact data and PESEL numbers, which no question reads out. */
const contact = /@|(?:\d[ -]?){9,}/;
/** What a CV says about the person rather than the work. */
const slogan = wordStart(words.slogan);
const firstPerson = /(?:^|\s)I(?:'\p{L}+)?\s\p{Ll}/u;
const english = /\b(the|and|of|with)\b/;
/** A quote with this share of the criterion's words is about the criterion. */
const enoughShared = 0.5;

const languagesOf = (text: string): string[] => findLanguageNames(foldSameLength(text)).map(({ language }) => language);

/** "Spanish native, English B2": what is said of the one language that the criterion names. */
function aboutLanguage(sentence: string, label: string): string[] {
  const [wanted, ...others] = languagesOf(label);
  if (wanted === undefined || others.some((one) => one !== wanted)) return [];
  const isOfOne = new Set(languagesOf(sentence)).size === 1;
  const parts = isOfOne ? [sentence] : sentence.split(/[,;]\s+/);
  return parts.filter((part) => languagesOf(part).includes(wanted));
}

function isAbout(quote: string, label: string): boolean {
  return quote.length >= minLength && shareOf(quote, label) >= enoughShared;
}

/** Whether a question may read out a sentence: it is lawful, short, without contact data, and about the work. */
function isFit(quote: string): boolean {
  const folded = foldSameLength(quote);
  const isAboutPerson = slogan.test(folded) || (firstPerson.test(quote) && english.test(folded));
  return (
    quote.length <= maxLength && !contact.test(quote) && !namesPerson(quote) && mayBeQuoted(quote) && !isAboutPerson
  );
}

/**
 * Of the CV's quotes the sentences that a question may read out because they say what a criterion is about, nearest first.
 * Not: a sentence on one language where two are asked for, a job's line for a sum of years, praise of oneself, what has little
 * to do with the criterion.
 */
export function fitQuotes(
  quotes: readonly string[],
  { line, kind, purpose }: Pick<Topic, 'kind' | 'purpose'> & { line: ScoreLine },
  locale: Locale,
): string[] {
  const { label } = line;
  if (kind === 'experience-years' && purpose !== 'deepen') return [];
  // The months that a CV names are those of its past.
  if (kind === 'start-date') return [];
  const isLanguage = /language/.test(kind);
  return quotes
    .filter((quote) => mayBeQuoted(quote))
    .flatMap((quote) => quote.split(/\n|(?<=[.!?])\s+(?=\p{Lu})/u))
    .flatMap((sentence) => (isLanguage ? aboutLanguage(sentence, label) : [sentence]))
    .filter((sentence) => isFit(sentence) && (isLanguage || isAbout(sentence, label)))
    .filter((sentence) => !isForeign(sentence, locale))
    .toSorted((one, other) => shareOf(other, label) - shareOf(one, label));
}

import { findLanguageNames } from '@/lib/cv/profile/language-names';
import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import { languageName } from '@/lib/analysis/criteria/criterion-labels';
import type { ScoreLine } from '@/lib/domain/analysis-schemas';
import type { Locale } from '@/lib/i18n/locale';
import words from '@/lib/interviews/words/name-criterion.json';
import { anyOf, anywhere, atStart } from '@/lib/word-lists/word-pattern';
import { topicTexts } from './question-bank/bank-texts';
import { quoteWords, shortLine } from './quote-words';

const bullet = atStart(words.bullet);
const joining = atStart(words.joining);
const sentence = atStart(words.sentence);
const quantityOfTime = atStart(words.quantityOfTime);
const withNoun = anywhere(words.withNoun);
const start = atStart(words.start);
const least = new RegExp(`^${anyOf(words.least)}`, 'i');
const ofAPerson = atStart(words.ofAPerson);
const placed = atStart(words.placed);
const loose = atStart(words.loose);
const capitalKept = atStart(words.capitalKept);
const common = new RegExp(`^${anyOf(words.common)}$`);
const besideLanguage = new RegExp(`^${anyOf(words.besideLanguage)}$`);
const level = /^[abc][12]\+?$/;
const levels = /\b[abc][12]\b\+?/g;
/** A second sentence within the text. */
const further = /[.!?]\s+\p{Lu}\p{Ll}/u;

function count(text: string, entries: readonly string[]): number {
  return text.toLowerCase().match(new RegExp(String.raw`(?<![\p{L}])${anyOf(entries)}(?![\p{L}])`, 'gu'))?.length ?? 0;
}

/** Whether a text is in the other of the two languages; names of products are in neither. */
function isForeign(text: string, locale: Locale): boolean {
  const polish = count(text, words.polish) + (/[ąćęłńóśźż]/i.test(text) ? 2 : 0);
  const english = count(text, words.english);
  return locale === 'pl' ? english > polish : polish > english;
}

function withoutMark(label: string): string {
  const line = label.replaceAll(/\s+/g, ' ').trim();
  const start = bullet.exec(line)?.[0].length ?? 0;
  const rest = line.slice(start);
  return rest.slice(joining.exec(foldSameLength(rest))?.[0].length ?? 0);
}

/** "Znajomość Excela" in the middle of a sentence; "SAP" and names keep their capital. */
function continued(text: string): string {
  const [first = ''] = text.split(/[\s,]/, 1);
  if (capitalKept.test(first) && !placed.test(foldSameLength(text)) && !loose.test(foldSameLength(text))) return text;
  const isCommon =
    common.test(foldSameLength(first)) || placed.test(foldSameLength(text)) || loose.test(foldSameLength(text));
  return isCommon ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** What a phrase without a noun of its own is about: "W spożywce" is "praca w spożywce". */
function headOf(folded: string): keyof ReturnType<typeof topicTexts> | null {
  if (quantityOfTime.test(folded)) return withNoun.test(folded) ? null : 'time';
  if (start.test(folded)) return 'start';
  if (ofAPerson.test(folded)) return 'person';
  if (placed.test(folded)) return 'placed';
  return loose.test(folded) ? 'loose' : null;
}

/** "German, Czech B1": the languages and the level where nothing else is required with them; otherwise null. */
function languagesIn(folded: string, locale: Locale): string | null {
  const found = findLanguageNames(folded);
  const rest = found.reduceRight((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, folded);
  const others = (rest.match(/[a-z0-9+#]+/g) ?? []).filter((word) => !besideLanguage.test(word) && !level.test(word));
  if (found.length === 0 || others.length > 0) return null;
  const names = found.map(({ language }) => languageName(language, locale));
  const named = [...new Set(names)].map((name) => (locale === 'pl' ? name.toLowerCase() : name)).join(', ');
  return [named, ...(rest.match(levels) ?? []).map((one) => one.toUpperCase())].join(' ');
}

/**
 * A criterion as an item of a list, to stand after a colon: a phrase without a noun gets one, a sentence or words of the
 * other language are quoted, and a language is named in the interview's own.
 */
export function criterionTopic({ label }: Pick<ScoreLine, 'label'>, isLanguage: boolean, locale: Locale): string {
  const text = withoutMark(label);
  const folded = foldSameLength(text);
  if (isForeign(text, locale)) {
    const named = isLanguage ? languagesIn(folded, locale) : null;
    if (named !== null) return named;
    return quoteWords(label, locale);
  }
  if (sentence.test(folded) || further.test(text)) return quoteWords(label, locale);
  const heads = topicTexts(locale);
  const head = headOf(folded);
  const phrase = continued(text).replace(least, `${heads.least} `);
  if (head === null) return shortLine(phrase);
  if (head !== 'time') return shortLine(`${heads[head]} ${phrase}`);
  const time = quantityOfTime.exec(foldSameLength(phrase))?.[0] ?? '';
  return shortLine(`${time} ${heads.time}${phrase.slice(time.length)}`);
}

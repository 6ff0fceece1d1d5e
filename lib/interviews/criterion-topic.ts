import { findLanguageNames } from '@/lib/cv/profile/language-names';
import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import { languageName } from '@/lib/analysis/criteria/criterion-labels';
import type { ScoreLine } from '@/lib/domain/analysis-schemas';
import type { Locale } from '@/lib/i18n/locale';
import words from '@/lib/interviews/words/name-criterion.json';
import { anyOf, anywhere, atStart } from '@/lib/word-lists/word-pattern';
import { knownName } from './known-name';
import type { BankKind } from './question-bank/bank-question';
import { topicTexts } from './question-bank/bank-texts';
import { quoteWords, shortLine } from './quote-words';
import { withoutReason } from './without-reason';

const bullet = atStart(words.bullet);
const preposition = atStart(words.preposition);
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
/** "Spring Boot" ends like a verb and is a name. */
const productName = /^\p{Lu}\p{Ll}+ing \p{Lu}\p{Ll}/u;
const common = new RegExp(`^${anyOf(words.common)}$`);
const besideLanguage = new RegExp(`^${anyOf(words.besideLanguage)}$`);
const besideName = new RegExp(`^${anyOf(words.besideName)}$`);
const products = new RegExp(`(?<![\\p{L}\\d])${anyOf(words.products)}(?![\\p{L}\\d])`, 'giu');
/** "KSeF", "GDPR", "IFRS 16": the same in both languages. */
const abbreviations =
  /(?<![\p{L}\d])(?:\p{Lu}{2,}\p{Ll}{0,2}|\p{Lu}\p{Ll}?\p{Lu}+\p{Ll}{0,2}\p{Lu}?)(?: ?\d+)?(?![\p{L}\d])/gu;
const unfinished = anywhere(words.unfinished);
/** Kinds that ask about the language itself. */
const languageKinds: readonly BankKind[] = ['language', 'two-languages', 'one-of-languages'];
/** In characters: longer texts stand on a line of their own; the longest cannot be asked about. */
const longestInSentence = 160;
const longest = 300;
const level = /^[abc][12]\+?$/;
/** "English at C1 for a group": the question asks for the level, so it does not name it. */
const levelInPhrase =
  /,? ?\(?(?:\b(?:at|at least|min\.?|co najmniej|na poziomie|level|poziom) )*\b[ABCabc][12]\b\+?(?: (?:or|lub) (?:better|above|higher|lepiej|wyżej|wyższym|lepszym)(?!\p{L}))?\)?(?: level\b)?/gu;
/** "(valid)": the question asks until when. */
const validity = / ?\((?:valid|current|ważn\p{L}+|aktualn\p{L}+)\)/giu;
/** A recruiter's note such as "Dwie zmiany: 8–14", which does not fit into a sentence. */
const note = /: | [–—-] |\d\+(?!\p{L})(?!.*(?:lat|years?))/u;
/** A second sentence within the text. */
const further = /(?<!\b(?:e\.g|i\.e|np|ok|min|tj|kat))[.!?]\s+\p{Lu}\p{Ll}/u;

function count(text: string, entries: readonly string[]): number {
  return text.toLowerCase().match(new RegExp(String.raw`(?<![\p{L}])${anyOf(entries)}(?![\p{L}])`, 'gu'))?.length ?? 0;
}

/** Whether a text is in the other of the two languages; names of products are in neither. */
export function isForeign(text: string, locale: Locale): boolean {
  const polish = count(text, words.polish) + (/[ąćęłńóśźż]/i.test(text) ? 2 : 0);
  const english = count(text, words.english);
  return locale === 'pl' ? english > polish : polish > english;
}

function withoutMark(label: string): string {
  const line = label.replaceAll(/\s+/g, ' ').trim();
  const start = bullet.exec(line)?.[0].length ?? 0;
  const rest = line.slice(start).replaceAll(validity, '');
  return rest.slice(joining.exec(foldSameLength(rest))?.[0].length ?? 0);
}

/** "Znajomość Excela" in the middle of a sentence; "SAP" and names keep their capital. */
function continued(text: string): string {
  const [first = ''] = text.split(/[\s,]/, 1);
  const folded = foldSameLength(first);
  const isPhrase = placed.test(foldSameLength(text)) || loose.test(foldSameLength(text));
  if (!isPhrase && (productName.test(text) || (capitalKept.test(first) && !common.test(folded)))) return text;
  return isPhrase || common.test(folded) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** What a phrase without a noun of its own is about: "W spożywce" is "praca w spożywce". */
function headOf(folded: string): keyof ReturnType<typeof topicTexts> | null {
  if (quantityOfTime.test(folded)) return withNoun.test(folded) ? null : 'time';
  if (start.test(folded)) return 'start';
  if (ofAPerson.test(folded)) return 'person';
  if (placed.test(folded)) return 'placed';
  return loose.test(folded) ? 'loose' : null;
}

/** "język niemiecki": the languages without a level, unless a number is required besides; otherwise null. */
function languagesIn(folded: string, kind: BankKind, locale: Locale): string | null {
  const required = withoutReason(folded);
  const found = findLanguageNames(required);
  const rest = found.reduceRight((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, required);
  const others = (rest.match(/[a-z0-9+#]+/g) ?? []).filter((word) => !besideLanguage.test(word) && !level.test(word));
  if (found.length === 0 || others.some((word) => /\d/.test(word))) return null;
  const names = found.map(({ language }) => languageName(language, locale));
  const named = [...new Set(names)]
    .map((name) => (locale === 'pl' ? name.toLowerCase() : name))
    .join(` ${topicTexts(locale)[kind === 'one-of-languages' ? 'or' : 'and']} `);
  return `${topicTexts(locale).language} ${named}`.trim();
}

/** "JPK i KSeF" as "JPK, KSeF": names of products and laws where nothing else is required; otherwise null. */
function productsIn(text: string): string | null {
  const found = [...text.matchAll(products), ...text.matchAll(abbreviations)]
    .toSorted((one, other) => one.index - other.index)
    .map(([name]) => name);
  const rest = found.reduce((left, name) => left.replace(name, ' '), text);
  const others = (foldSameLength(rest).match(/[a-z0-9+#]+/g) ?? []).filter((word) => !besideName.test(word));
  const named = found.filter((name) => !found.some((other) => other !== name && other.includes(name)));
  return found.length === 0 || others.length > 0 ? null : [...new Set(named)].join(', ');
}

/** The text in the other language, if it is known by a name; null otherwise. */
function translated(text: string, kind: BankKind, locale: Locale): string | null {
  const folded = foldSameLength(text);
  const languages = /language/.test(kind) ? languagesIn(folded, kind, locale) : null;
  return languages ?? productsIn(text) ?? knownName(text, locale);
}

/** Whether there is something to ask about: no heading, no half of a sentence, no paragraph. */
export function isAskable(label: string): boolean {
  const text = withoutMark(label);
  return /\p{L}{2}|\p{L}[+#]/u.test(text) && text.length <= longest && !unfinished.test(foldSameLength(text));
}

export interface CriterionTopic {
  text: string;
  /**
   * Whether it stands on a line of its own, because words of another language or a paragraph do not fit into a
   * sentence.
   */
  standsApart: boolean;
}

/**
 * A criterion as an item of a list, to stand after a colon: a phrase without a noun gets one, a sentence is quoted, and
 * words of the other language are named in the interview's own or stand apart.
 */
export function criterionTopic({ label }: Pick<ScoreLine, 'label'>, kind: BankKind, locale: Locale): CriterionTopic {
  const whole = withoutMark(label);
  const text = kind === 'language-use' ? whole.replaceAll(levelInPhrase, '') : whole;
  const folded = foldSameLength(text);
  const inSentence = (words: string): CriterionTopic => ({ text: words, standsApart: false });
  const isForeignText = isForeign(text, locale);
  const language = languageKinds.includes(kind) ? languagesIn(folded, kind, locale) : null;
  const name = language ?? (isForeignText ? translated(text, kind, locale) : null);
  if (name !== null) return inSentence(name);
  if (isForeignText || text.length > longestInSentence || further.test(text) || note.test(text))
    return { text: quoteWords(label, locale, longest), standsApart: true };
  if (sentence.test(folded)) return inSentence(quoteWords(label, locale));
  const heads = topicTexts(locale);
  const head = headOf(folded);
  const phrase = continued(text).replace(least, `${heads.least} `);
  if (head === null) return inSentence(shortLine(phrase));
  if (head !== 'time') return inSentence(shortLine(`${heads[head]} ${phrase}`));
  const time = quantityOfTime.exec(foldSameLength(phrase))?.[0] ?? '';
  const what = phrase.slice(time.length).trim();
  // "6 yrs structural steel": a preposition belongs between.
  const isPlaced = what === '' || preposition.test(foldSameLength(what));
  return inSentence(shortLine(`${time} ${heads.time} ${isPlaced ? what : `(${what})`}`));
}

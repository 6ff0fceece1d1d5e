import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import { findInstructions } from '@/lib/cv/masking/instructions';
import { privateMattersIn } from '@/lib/requirement-review/private-matters';
import { detectLanguage } from '@/lib/cv/language/detect-language';
import { otherLocale, type Locale } from '@/lib/i18n/locale';
import { wordsIn, type SentenceBasis, type SentenceFault } from './sentence-basis';
import { withoutQuotations } from './quotations';
import { anyOf, wholeWords } from '@/lib/word-lists/word-pattern';
import words from './words/manners.json';

/** Characters. */
const shortest = 12;
const longest = 360;
/** In words: from this length on, a text of no known language counts as one of another language. */
const fewestWords = 7;

const markup = /\[[A-Z_ ]+\]|https?:|www\.|@|[<>{}\n#*|`]{2,}|[<>{}\n`|]|_{2,}|\*\*/;
/** A recommendation or a rating of the person, which only the product's score may give. */
const recommendation = new RegExp(`\\b${anyOf(words.recommendation)}\\b`, 'g');
const comparison = wholeWords(words.comparison);
/** Nothing that a person would say to another at work. */
const rude = wholeWords(words.rude);
const addressee = wholeWords(words.addressee);
/** Words that the rules for private matters would misunderstand. */
const harmless = new RegExp(anyOf(words.harmless), 'g');

/** How well a language is known, where a criterion asks for one, and not where somebody is from. */
const languageLevels = new RegExp(`\\b${anyOf(words.languageLevels)}\\b`, 'g');
/** Words that a question of the assistant may not use, but a sentence about a person may. */
const privateWords = wholeWords(words.private);

const commonWords: Record<Locale, RegExp> = {
  pl: /(?<!\p{L})(?:z|w|od|się|przy|oraz|że|czy|jak|także|warto|tylko|był[ay]?|jeśli|nie|ma|po|pod|ze)(?!\p{L})/iu,
  en: /(?<!\p{L})(?:if|you|your|have|has|not|so|be|would|but|this|that|or|only|which|been|yet|more)(?!\p{L})/iu,
};

/** Whether it is the language that was asked for, as far as stop words tell. */
function isIn(locale: Locale, text: string): boolean {
  const own = withoutQuotations(text);
  if (/[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}\p{Script=Arabic}\p{Script=Hebrew}]/u.test(own)) return false;
  const found = detectLanguage(own);
  // A single sentence may look like a neighbouring language.
  if (found === locale || found === otherLocale(locale)) return found === locale;
  const words = own.match(/\p{L}+/gu) ?? [];
  if (commonWords[locale].test(own)) return !commonWords[otherLocale(locale)].test(own);
  return words.length < fewestWords && (locale === 'pl' || !/[ąćęłńśźż]/.test(own));
}

/** Private matters that the criterion itself does not speak of: a nurse's sentence may speak of the sick. */
function isPrivate(text: string, basis: readonly SentenceBasis[]): boolean {
  const folded = foldSameLength(text);
  const asked = basis.map((one) => one.asked).join('\n');
  const isOfLanguage = basis.some(({ kind }) => kind === 'LANGUAGE');
  const rest = (isOfLanguage ? folded.replaceAll(languageLevels, ' ') : folded).replaceAll(harmless, ' ');
  if (!foldSameLength(asked).includes(privateWords.exec(rest)?.[0] ?? '')) return true;
  const found = [...privateMattersIn(rest).keys()];
  if (found.length === 0) return false;
  const known = privateMattersIn(asked);
  return found.some((rule) => !known.has(rule));
}

/** The first thing that is wrong with how a sentence speaks, whatever it says. */
export function faultOfManners(text: string, locale: Locale, basis: readonly SentenceBasis[]): SentenceFault | null {
  const folded = foldSameLength(text);
  if (text.length < shortest || text.length > longest) return 'length';
  if (markup.test(text)) return 'markup';
  if (!isIn(locale, text)) return 'language';
  if (addressee.test(folded) || findInstructions(folded).length > 0) return 'instruction';
  const asked = foldSameLength(wordsIn(basis));
  const recommends = [...folded.matchAll(recommendation)].some(([words]) => !asked.includes(words));
  if (recommends) return 'recommendation';
  if (comparison.test(folded)) return 'comparison';
  if (rude.test(folded)) return 'rude';
  return isPrivate(text, basis) ? 'private' : null;
}

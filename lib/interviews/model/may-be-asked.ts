import { anyExact, anyLatin } from '@/lib/word-lists/word-pattern';
import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import type { Locale } from '@/lib/i18n/locale';
import { touchesPrivateMatters } from '@/lib/requirement-review/private-matters';
import { findPrivate } from '../private/find-private';
import { mayBeNamed, privateDoubts } from '../may-be-named';
import words from '../words/may-be-asked.json';

const shortest = 12;
const longest = 400;
/**
 * Forms that address a person by sex, which the bank avoids and the model is told to avoid: such a question is most
 * likely about the person.
 */
const toAPerson = new RegExp(String.raw`\b(${anyLatin(words.addressed)})\b`);
/** Words that presume that the candidate lacks something, although the CV may say it in other words. */
const presumesALack: Record<Locale, RegExp> = {
  pl: /\b(dlaczego|czemu)( \w+){0,2} nie\b|\bskoro( \w+)? (nie|brak\w*)\b|\bbrakuje (ci|panu|pani|doswiadczenia)\b/,
  en: /\bwhy ((do|did|have|are|were) you not|(don|didn|haven|aren|weren).?t you)\b|\bsince you (have no|lack|do not|don.?t)\b|(?<!\b(if|when|where|that|what) )\byou (lack|have no|do not have|don.?t have|have never)\b/,
};
/** Repeats its instructions instead of asking. */
const isOrder = /^(ask|zapytaj|pytaj)\b/;
/** The commonest words, to tell the languages apart where a criterion is quoted in the other one. */
const commonWords: Record<Locale, RegExp> = {
  pl: new RegExp(String.raw`\b(${anyLatin(words.polish)})\b`, 'g'),
  en: new RegExp(String.raw`\b(${anyExact(words.english)})\b`, 'g'),
};
/** "Jak wygląda praca" asks about no looks. */
const courseOfThings = /\bwyglada\w*\b(?! (na|pan|pani|kandydat\w*|osob\w*)\b)/g;
/** Masks, web addresses and marks of code, which nobody would say. */
const noSpeech = /\[[A-Z_]+\]|https?:|www\.|[<>{}\n]/;

/** Whether nothing in a text is private, by the rules for the recruiter's words and stricter ones. */
export function isLawful(text: string): boolean {
  const folded = foldSameLength(text).replaceAll(courseOfThings, '');
  return (
    mayBeNamed('REQUIREMENT', folded) &&
    !privateDoubts.some((pattern) => pattern.test(folded)) &&
    !touchesPrivateMatters(text)
  );
}

/** Every sentence must be in the language, not only most of them. */
function isIn(locale: Locale, folded: string): boolean {
  return folded.split(/(?<=[.?!])\s+/).every((sentence) => isSentenceIn(locale, sentence));
}

function isSentenceIn(locale: Locale, folded: string): boolean {
  const count = (language: Locale): number => folded.match(commonWords[language])?.length ?? 0;
  return count(locale) >= count(locale === 'pl' ? 'en' : 'pl');
}

/**
 * Whether a model's question may be asked: it is lawful, in the language of the interview, presumes no lack, and is a question
 * of a few sentences.
 */
export function mayBeAsked(text: string, locale: Locale): boolean {
  const folded = foldSameLength(text);
  return (
    text.length >= shortest &&
    text.length <= longest &&
    /[.?!]$/.test(text) &&
    !noSpeech.test(text) &&
    !(locale === 'pl' && toAPerson.test(folded)) &&
    !presumesALack[locale].test(folded) &&
    !isOrder.test(folded) &&
    isIn(locale, folded) &&
    isLawful(text)
  );
}

/** An answer or a quote without its private sentences, which nobody needs to know and no question may build on. */
export function lawfulPart(text: string): string {
  return text
    .split(/(?<=[.!?;])\s+|\n+/)
    .filter((sentence) => sentence !== '' && isLawful(sentence) && findPrivate(sentence).length === 0)
    .join(' ');
}

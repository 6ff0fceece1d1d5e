import { locales, type Locale } from '@/lib/i18n/locale';
import { replyTexts } from '../question-bank/bank-texts';
import { findPrivate } from './find-private';

const marks = locales.map((locale) => replyTexts(locale).leftOut);

/**
 * An answer with a mark in the place of what it tells of private matters. Done again, it changes nothing.
 *
 * @param locale of the interview
 * @param question that was asked
 */
export function leaveOutPrivate(answer: string, locale: Locale, question = ''): string {
  let text = '';
  let at = 0;
  for (const { start, end } of findPrivate(answer, question)) {
    const part = answer.slice(start, end);
    const inner = part.trim();
    const before = part.slice(0, part.indexOf(inner));
    const after = part.slice(before.length + inner.length - (/[,;.!?)]$/.test(inner) ? 1 : 0));
    text += answer.slice(at, start) + before + replyTexts(locale).leftOut + after;
    at = end;
  }
  return text + answer.slice(at);
}

/** "…, so I know needles." after a mark: a consequence says nothing without what led to it, and is left out too. */
const anyMark = marks.map((mark) => mark.replaceAll(/[[\]]/g, String.raw`\$&`)).join('|');
const hanging = new RegExp(
  String.raw`(${anyMark})[,;]?\s+(?:so|which|because|hence|więc|dlatego|bo|czyli|przez to)\s[^.!?,;\n]{0,40}(?=[.!?,;\n]|$)`,
  'giu',
);

/** Whether something private was left out of a stored answer. */
export function isLeftOut(answer: string): boolean {
  return marks.some((mark) => answer.includes(mark));
}

/** A stored answer without its marks, for quotes, rules and models; one without a mark as it is. */
export function withoutMarks(answer: string): string {
  if (!isLeftOut(answer)) return answer;
  const whole = answer.replaceAll(hanging, '$1');
  const bare = marks.reduce((text, mark) => text.replaceAll(mark, ''), whole);
  return bare
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ (?=[,;.!?])/g, '')
    .replaceAll(/[,;]{1,9}(?=[,;.!?]|$)/gm, '')
    .replaceAll(/^[ ,;.!?]{1,9}/gm, '')
    .trim();
}

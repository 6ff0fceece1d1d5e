import type { ReadinessTopic } from '../lexicon/readiness-topics';
import type { CvIndex } from './cv-index';
import {
  lacking,
  limited,
  positive,
  refusal,
  refusalOfAll,
  withoutConsent,
} from '@/lib/analysis/engines/offline/lexicon/stance-words';
import { sentenceAround } from './sentence';

export interface Stance {
  /** Where it is said, in the page's text. */
  place: [line: number, start: number, end: number];
  isRefused: boolean;
  isLimited: boolean;
  isAgreed: boolean;
}

/** A refusal before a limit, and that before readiness. */
export const leastReady = (stances: readonly Stance[]): Stance | null =>
  stances.find(({ isRefused }) => isRefused) ?? stances.find(({ isLimited }) => isLimited) ?? stances[0] ?? null;

const but = /\b(?:ale|lecz|but|however|jednak)\b/;

/** What the CV says of a topic. */
export function stanceOn(cv: CvIndex, { words, shown, isCommon, refused }: ReadinessTopic): Stance | null {
  const found = (folded: string) =>
    [words, shown].flatMap((pattern) => (pattern ? [...folded.matchAll(new RegExp(pattern, 'g'))] : []));
  const places = cv.lines.flatMap((own, line) => found(own.folded).map((match) => ({ ...own, line, match })));
  const stances = places.flatMap(({ folded, section, start, line, match }) => {
    if (section === 'interests') return [];
    const at = cv.words.tokensOfLine(line).findIndex((token) => token.end > start + match.index);
    const from = (cv.words.firstTokenOf(line) ?? 0) + Math.max(0, at);
    const end = start + match.index + match[0].length;
    const place: Stance['place'] = [line, start + match.index, end];
    const count = cv.words
      .tokensOfLine(line)
      .filter((token) => token.end > start + match.index && token.start < end).length;
    const { before, after, itemBefore, itemAfter } = sentenceAround(cv, from, from + Math.max(1, count));
    const named = folded.slice(match.index, match.index + match[0].length);
    // What stands beyond "but" is said of something else.
    const own = `${before.split(but).at(-1)}${named}${after.split(but)[0]}`;
    const sentence = withoutConsent(own);
    const item = withoutConsent(`${itemBefore.split(but).at(-1)}${named}${itemAfter.split(but)[0]}`);
    const isRefused = refused
      ? refused.test(sentence)
      : refusal.test(item) || refusalOfAll.test(sentence) || lacking.test(itemBefore);
    const isLimited = limited.test(item);
    const isAgreed = /\b(?:tak|yes|ok|bez problemu|chetnie|no problem|moge|otwart\w+|open to|fine)\b/.test(item);
    const isSilent = isCommon && !isRefused && !positive.test(sentence);
    return isSilent ? [] : [{ place, isRefused, isLimited, isAgreed }];
  });
  // "Two shifts yes, nights no"
  const isMixed = stances.some(({ isRefused, isAgreed }) => isAgreed && !isRefused);
  const [refusing] = stances.filter(({ isRefused }) => isRefused);
  return refusing && isMixed ? { ...refusing, isRefused: false, isLimited: true } : leastReady(stances);
}

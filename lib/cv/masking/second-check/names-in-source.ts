import { isFirstName } from '@/lib/cv/profile/first-names';
import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import { isShortName } from '../diminutives';
import { isDocumentWord, isNoName } from './no-names';

/** Folded, as the file's name, addresses and signatures tell them. */
export interface LikelyNames {
  firsts: string[];
  lasts: string[];
}

export const noNames: LikelyNames = { firsts: [], lasts: [] };
const longestSource = 120;
const mostWords = 3;
export const shortest = 3;

const knownFirst = (word: string): boolean => isFirstName(word) || (isShortName(word) && word.length > shortest);

/** "janKowal_CV2" is "jan", "kowal". */
function wordsOf(source: string): string[] {
  const apart = source.slice(0, longestSource).replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
  const words = foldSameLength(apart).match(/\p{L}+/gu) ?? [];
  return words.filter((word) => !isDocumentWord(word));
}

/** "annaniemiec": a known first name, and the rest. */
function splitGlued(word: string): string[] {
  if (word.length < 2 * shortest + 1 || knownFirst(word)) return [word];
  for (let at = word.length - shortest; at >= shortest; at -= 1) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    if (knownFirst(head) && !isNoName(tail)) return [head, tail];
    if (knownFirst(tail) && !isNoName(head)) return [tail, head];
  }
  return [word];
}

/**
 * The names among the words of a file's name or an address: the word beside a known first name, or a pair of words
 * when there are no others.
 */
export function namesIn(source: string): LikelyNames {
  const written = wordsOf(source);
  const words = written.length === 1 ? written.flatMap(splitGlued) : written;
  const first = words.findIndex(knownFirst);
  const isUsable = (word: string | undefined): word is string =>
    word !== undefined && word.length >= shortest && !isNoName(word);
  if (first >= 0) {
    const known = words[first] ?? '';
    const behind = words.slice(first + 1, first + 1 + mostWords);
    const end = behind.findIndex((word) => !isUsable(word));
    const lasts = end < 0 ? behind : behind.slice(0, end);
    const before = words[first - 1];
    if (lasts.length === 0 && isUsable(before)) return { firsts: [known], lasts: [before] };
    const more = lasts.filter(knownFirst);
    return { firsts: [known, ...more], lasts: lasts.filter((word) => !more.includes(word)) };
  }
  const isPair = words.length > 1 && words.length <= mostWords && words.every(isUsable);
  return isPair ? { firsts: words.slice(0, 1), lasts: words.slice(1) } : noNames;
}

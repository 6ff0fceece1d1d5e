import type { CvPage, CvSpan } from '@/lib/domain/cv-document';
import { isInUnreadLanguage } from '@/lib/cv/language/unread-language';
import type { KnownWords } from './word-likeness';

/** Letters that fonts lose: Polish ones, and those drawn as a single glyph. */
const losable = ['ą', 'ć', 'ę', 'ł', 'ń', 'ó', 'ś', 'ź', 'ż', 'fi', 'fl', 'ff', 'ffi', 'ffl', 'tt', 'ti', 'ft'];
/** Letters that must be left of a word, because too many short words begin alike. */
const minLetters = 4;
/** Letters after the lost one that must fit, because words are known only by their beginnings. */
const minBehind = 2;
/** In letter heights: a gap that differs by more from the others of its line is no space. */
const oddGap = 0.08;
/** Gaps of a line that tell which is usual. */
const minGaps = 3;
/** Without odd gaps, as of a typewriter: so many words, and of all words. Texts with unknown words have a hundredth. */
const many = { count: 6, share: 0.04 };

/** The parts of a broken word may be words by themselves if they are short: "of ce". */
const shortWord = 4;
/**
 * Words without a gap that one more letter turns into dictionary words: so many, and that share of all lower-case
 * words. Ordinary CVs have up to five, or a twelfth.
 */
const manyShort = { count: 6, share: 0.1 };
/** At most this share of the unknown words, since names of products do not turn into dictionary words. */
const mostUnknown = 0.6;
/** Words that are looked at; a page has some hundreds, of which few are unknown. */
const maxWords = 1000;
const maxUnknown = 200;
const ordinary = /(?<!\p{L})(?=\p{Ll})\p{Script=Latin}{5,20}(?!\p{L})/gu;

const head = /^\P{L}*(\p{L}+)$/u;
/** Polish words of one letter. */
const preposition = /^[aiouwz]$/i;
const tail = /^((?=\p{Ll})\p{L}{2,})\P{L}*$/u;
const latin = /^\p{Script=Latin}+$/u;

interface Pair {
  left: string;
  right: string;
  gap: number;
  size: number;
}

/** Words side by side, line by line. */
function linesOf({ text, spans }: Pick<CvPage, 'text' | 'spans'>): Pair[][] {
  const lines: Pair[][] = [];
  let before: CvSpan | undefined;
  for (const span of spans) {
    const between = before ? text.slice(before.end, span.start) : '\n';
    if (between.includes('\n')) lines.push([]);
    if (before && between === ' ')
      lines.at(-1)?.push({
        left: text.slice(before.start, before.end),
        right: text.slice(span.start, span.end),
        gap: span.x - before.x - before.width,
        size: span.height,
      });
    before = span;
  }
  return lines;
}

function middleGap(pairs: readonly Pair[]): number | null {
  const gaps = pairs.map(({ gap }) => gap).sort((first, second) => first - second);
  return gaps.length < minGaps ? null : (gaps[Math.floor((gaps.length - 1) / 2)] ?? null);
}

/** Whether two parts are one word with a lost letter between them. */
function fits(first: string, second: string, { isLikeWord, isBeginning }: KnownWords): boolean {
  return losable.some((lost) => {
    const whole = first + lost + second;
    return isLikeWord(whole) && isBeginning(whole.slice(0, first.length + lost.length + minBehind));
  });
}

/** How two words side by side may be one that has lost a letter between them: "do wiadczenie", "in nite". */
function partsOf({ left, right }: Pair, words: KnownWords): { isSecondWord: boolean } | null {
  const first = head.exec(left)?.[1];
  const second = tail.exec(right)?.[1];
  if (!first || !second || first.length + second.length < minLetters) return null;
  if (preposition.test(first) || !latin.test(first + second)) return null;
  const isSecondWord = words.isLikeWord(second);
  const isWord = (part: string) => part.length > shortWord && words.isLikeWord(part);
  if (isSecondWord && (isWord(first) || isWord(second))) return null;
  return fits(first, second, words) ? { isSecondWord } : null;
}

const areEnough = (found: number, all: number, { count, share }: typeof many): boolean =>
  found >= count && found >= share * all;

function countGaps(page: Pick<CvPage, 'text' | 'spans'>, words: KnownWords): number {
  const alike = new Set<string>();
  let odd = 0;
  for (const line of linesOf(page)) {
    const usual = middleGap(line);
    for (const pair of line) {
      const parts = partsOf(pair, words);
      if (!parts) continue;
      const isOdd = usual !== null && Math.abs(pair.gap - usual) > oddGap * pair.size && pair.gap < pair.size;
      if (isOdd) odd += 1;
      else if (!parts.isSecondWord) alike.add(`${pair.left} ${pair.right}`);
    }
  }
  const areMany = areEnough(alike.size, page.spans.length, many) && !isInUnreadLanguage(page.text);
  return odd > 0 || areMany ? odd + alike.size : 0;
}

function countShort({ text }: Pick<CvPage, 'text'>, words: KnownWords): number {
  const all = [...new Set(text.match(ordinary))].slice(0, maxWords);
  const unknown = all.filter((word) => !words.isLikeWord(word)).slice(0, maxUnknown);
  const short = unknown.filter((word) => [...word].some((_, at) => fits(word.slice(0, at), word.slice(at), words)));
  const areMany = areEnough(short.length, all.length, manyShort) && short.length >= mostUnknown * unknown.length;
  return areMany && !isInUnreadLanguage(text) ? short.length : 0;
}

/**
 * Counts words that have lost a letter. A gap in its place that is wider or narrower than the spaces of its line tells it; where all
 * gaps are alike, or there is none, many such words do.
 */
export function countBrokenWords(page: Pick<CvPage, 'text' | 'spans'>, words: KnownWords): number {
  return countGaps({ ...page, spans: page.spans.slice(0, maxWords) }, words) + countShort(page, words);
}

import { type PieceWord } from '@/lib/analysis/engines/offline/requirement/term-piece';
import type { CvIndex } from '../statements/cv-index';
import type { WordHit } from '../statements/word-index';
import type { Token } from '../text/tokenize';
import { isCompanyName } from '@/lib/analysis/engines/offline/statements/place';
import type { Statement } from '../statements/statement';
import { sortStatements, toStatement } from '@/lib/analysis/engines/offline/statements/strength';
import { wholeShare } from './thresholds';
import { genericWeight } from '../requirement/weights';

/** Where a CV mentions a thing. */
export interface Found {
  /** Share 0..1 of the requirement that the CV mentions, negated or not. */
  coverage: number;
  /** Best first. */
  statements: Statement[];
}

export interface PieceFinding extends Found {
  /** Statements of the most specific part. */
  main: Statement[];
  /** Of each of several parts the lines that mention it. */
  parts: ReadonlySet<number>[];
}

interface Window {
  line: number;
  weight: number;
  quality: number;
  from: number;
  to: number;
}

/** Whether a text may run over from the line above. */
const continues = (cv: CvIndex, line: number): boolean =>
  cv.lines[line]?.section === cv.lines[line - 1]?.section && !cv.lines[line - 1]?.isHeading;

/** Lines, with their continuation, that contain most of the words; best first. */
function windowsWith(
  cv: CvIndex,
  words: readonly PieceWord[],
  find: (word: Token) => WordHit[],
  least: number,
): Window[] {
  const byLine = new Map<number, Map<number, WordHit>>();
  words.forEach((word, index) => {
    for (const hit of find(word.token)) {
      const line = cv.tokens[hit.token]?.line ?? 0;
      if (cv.lines[line]?.isHeading) continue;
      for (const start of continues(cv, line) ? [line, line - 1] : [line]) {
        const found = byLine.get(start) ?? new Map<number, WordHit>();
        if (!found.has(index)) found.set(index, hit);
        byLine.set(start, found);
      }
    }
  });
  // Common words alone ("projektowanie instalacji") prove nothing, unless they are all that is asked for.
  const telling = words.flatMap(({ weight }, index) => (weight > genericWeight ? [index] : []));
  const isTold = (found: ReadonlyMap<number, WordHit>) =>
    telling.length > 0 ? telling.some((index) => found.has(index)) : found.size > 1;
  const together = [...byLine].filter(([, found]) => found.size >= least && isTold(found));
  const windows = together.map(([line, found]) => {
    const hits = [...found.values()];
    const weight = [...found].reduce((sum, [index, { quality }]) => sum + (words[index]?.weight ?? 0) * quality, 0);
    const places = hits.map(({ token }) => token);
    const quality = Math.min(...hits.map((hit) => hit.quality));
    return { line, weight, quality, from: Math.min(...places), to: Math.max(...places) + 1 };
  });
  return windows.sort((first, second) => second.weight - first.weight);
}

/**
 * Where and how completely the CV has the words.
 *
 * @param find where a word stands: itself, or also words of the same meaning
 * @param least so many of the words must stand together
 */
export function searchWords(
  cv: CvIndex,
  words: readonly PieceWord[],
  find: (word: Token) => WordHit[],
  least = 1,
): Found {
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  const windows = windowsWith(cv, words, find, least).flatMap((window) => {
    const statement = toStatement(cv, { ...window, quality: window.quality * 0.9 });
    return statement.strength === 'wish' || isCompanyName(cv, statement) ? [] : [{ weight: window.weight, statement }];
  });
  const [best] = windows;
  if (!best) return { coverage: 0, statements: [] };
  const alike = windows.flatMap(({ weight, statement }) => (weight === best.weight ? [statement] : []));
  // A single common word ("zespół") proves nothing.
  const coverage = Math.min(1, best.weight / Math.max(total, 1) / wholeShare);
  return { coverage, statements: sortStatements(cv, alike) };
}

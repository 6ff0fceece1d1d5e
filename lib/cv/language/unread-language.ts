import { isReadByRules } from '@/lib/domain/read-languages';
import { countByLanguage, wordsOf } from './detect-language';

/** In words, a short CV. With fewer words, a page is not doubted. */
const minWords = 12;
/**
 * The share of the pieces that must be in one language: garbled letters resemble many languages, each for a few
 * lines.
 */
const minShare = 0.7;
/** Characters. */
const pieceLength = 200;

/** A text in pieces of some lines each. */
function inPieces(text: string): string[] {
  const pieces: string[] = [];
  for (const line of text.split('\n')) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length < pieceLength) pieces[pieces.length - 1] = `${last}\n${line}`;
    else pieces.push(line);
  }
  return pieces;
}

/** Whether nearly all of a page is in one language, and the rules do not read it. */
export function isInUnreadLanguage(text: string): boolean {
  const all = wordsOf(text).length;
  return [...countByLanguage(inPieces(text))].some(
    ([language, words]) => !isReadByRules(language) && words >= minWords && words >= minShare * all,
  );
}

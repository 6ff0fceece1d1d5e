import { alternatives } from '@/lib/word-lists/word-pattern';
import data from './words/feminine-forms.json';

/** "Jako", "starsza", up to one word before. */
const opener = new RegExp(`(?<![a-z])(?:${alternatives(data.titleOpeners)})[.:]?\\s+(?:[a-z]+\\s+)?$`);
const year = /(?<!\d)(?:19|20)\d\d(?!\d)/;
const mostWordsOfTitle = 6;
/** What may stand before a title in its line: a date and its words. */
const wordsOfDate =
  /(?<![a-z])(?:od|do|r|rok|since|from|to|until|obecnie|teraz|dzis|nadal|present|now|current|stanowisko|zawod|position|[a-z]{3,12}(?=\s+(?:19|20)\d\d))(?![a-z])/g;

const lettersOf = (text: string): number => text.match(/[a-z]/g)?.length ?? 0;
/** Longest line that may be nothing but a date. */
const longestDateLine = 40;
const isDateLine = (line: string): boolean =>
  line.length <= longestDateLine && year.test(line) && lettersOf(line.replaceAll(wordsOfDate, '')) === 0;

/** A title stands so many lines from its dates, with the employer between them, or below the name at the top. */
const reach = 2;
const linesOfTop = 4;
/** So much text around a place says whether it is a title's. */
const windowLength = 300;
const mostCells = 5;
const cellEnd = /[,;|\t–—]| - /;
/** "Szkoła zawodowa w Dębicy, tokarka": what was learnt there. */
const school = /(?<![a-z])(?:szkol|technikum|zsz|zsb|klas|kierunek|profil|zawod)/;

/** "Firma Zawada, tokarka, 2016 – 2018": a cell of its own, in a line that is no list of things. */
function isCell(own: string, at: number): boolean {
  if ((own.includes(':') && !school.test(own)) || own.split(cellEnd).length > mostCells) return false;
  const cell = (own.slice(0, at).split(cellEnd).at(-1) ?? '') + (own.slice(at).split(cellEnd)[0] ?? '');
  return lettersOf(own.slice(0, at).split(cellEnd).at(-1) ?? '') === 0 && cell.trim().split(/\s+/).length <= 3;
}

/**
 * Whether the name of a job stands at an offset: after "jako" or "starsza", first in a line with dates or near such a line, at the top of a
 * CV, or first in a short text of one line, such as a position's title.
 *
 * @param folded in small letters without diacritics
 */
export function isTitlePlace(folded: string, at: number): boolean {
  const from = Math.max(0, at - windowLength);
  const above = folded.slice(from, at).split('\n');
  const below = folded.slice(at, at + windowLength).split('\n');
  const before = above.pop() ?? '';
  const own = before + (below.shift() ?? '');
  if (opener.test(before)) return true;
  const isFirst = lettersOf(before.replaceAll(wordsOfDate, '')) === 0 && !/^\s*[•●▪*-]/.test(before);
  const isOnTop = from === 0 && above.length < linesOfTop;
  if ((year.test(own) || isOnTop || school.test(own)) && isCell(own, before.length)) return true;
  if (year.test(own)) return isFirst;
  if (!isFirst || own.trim().split(/\s+/).length > mostWordsOfTitle) return false;
  return isOnTop || [...above.slice(-1), ...below.slice(0, reach)].some(isDateLine);
}

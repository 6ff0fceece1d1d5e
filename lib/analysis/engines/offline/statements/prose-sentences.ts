import type { SectionLine } from '@/lib/cv/profile/sections';
import { datePoint, monthWord } from '@/lib/analysis/engines/offline/text/date-point';
import { sentenceBreaks } from '@/lib/analysis/engines/offline/text/sentence-ends';
import { longestProse, marginShare, shortestWrapped } from './line-lengths';

/** A sentence in which somebody tells of themselves, its lines joined by spaces. */
export interface ProseSentence {
  /** Indexes of its lines, the last one included. */
  lines: [first: number, last: number];
  /** Offsets in the page. */
  start: number;
  end: number;
  folded: string;
}

export const isBullet = ({ text }: SectionLine): boolean => /^\s*[-•●▪·*–◦‣]/.test(text);
/** "2013-03 – …" begins the next job, and "(… I was ill.)" is whole. */
const startsDated = new RegExp(`^\\W*(?:(?:from|od|since) +)?${datePoint}`);
/** "… from" / "2004 to 2008", "… from September" / "2012" */
const awaitsDate = new RegExp(`(?:\\b(?:from|to|in|until|till|since|between|and|od|do|w|i)|${monthWord})\\s*$`);
const endsWhole = /[.!?]\)\s*$/;
const startsLow = /^\s*[\p{Ll}\d(]/u;
/** "pracowałem", "byłam", "took me on", "I am": verbs of the first person, and those of which that person is the object. */
const firstPerson =
  /(?<!dzi|teri|kan|kapit)[aeiyą]ł[ae]m(?!\p{L})|sz(?:ed)?ł[ae]m(?!\p{L})|(?<!\p{L})(?:jestem|pracuję|prowadzę|kieruję|mnie|pracowal[ae]m|byl[ae]m)(?!\p{L})|(?<!\p{L})I(?:['’](?:m|ve|d))? (?!(?:stopnia|roku?|klas|kategori|semestr|etap|grup|zmian)\p{L}*|(?:i|oraz|lub) )[a-z]|(?<!\p{L})(?:me|[Mm]y|we|We)(?!\p{L})/u;

/** Whether a line goes on with the text of the one above. */
function goesOn(above: SectionLine, line: SectionLine, margin: number): boolean {
  const isText = !line.isHeading && !above.isHeading && !isBullet(line) && !/\t|\|/.test(above.text + line.text);
  const isBeside = above.page === line.page && above.section === line.section && above.end + 1 === line.start;
  const isOpen = !/[.!?:;]\s*$/.test(above.text) && (startsLow.test(above.text) || startsLow.test(line.text));
  const isApart = (startsDated.test(line.folded) && !awaitsDate.test(above.folded)) || endsWhole.test(above.text);
  return isText && !isApart && isBeside && (isOpen || above.text.trim().length >= margin);
}

/** The first lines of texts that wrap, each with the one after its last. */
function texts(lines: readonly SectionLine[]): [from: number, to: number][] {
  const longest = lines.reduce((most, { text }) => Math.max(most, text.trim().length), 0);
  const margin = Math.max(shortestWrapped, marginShare * longest);
  const starts = lines.flatMap((line, index) => {
    const above = lines[index - 1];
    return above && goesOn(above, line, margin) ? [] : [index];
  });
  return starts.map((start, index) => [start, starts[index + 1] ?? lines.length]);
}

/** The sentences of the first person, in reading order, whatever lines they wrap over. */
export function findProseSentences(lines: readonly SectionLine[]): ProseSentence[] {
  return texts(lines).flatMap(([from, to]) => {
    const own = lines.slice(from, to);
    const text = own.map((line) => line.text).join(' ');
    if (text.length > longestProse || !/\d{4}/.test(text) || own[0]?.isHeading || !firstPerson.test(text)) return [];
    const folded = own.map((line) => line.folded).join(' ');
    const offset = own[0]?.start ?? 0;
    const lineAt = (at: number) => from + own.findLastIndex(({ start }) => start <= offset + at);
    // "Smokehouse No. 5" is one.
    const breaks = [0, ...sentenceBreaks(text).filter((at) => !/\d/.test(text.charAt(at))), text.length];
    return breaks.slice(0, -1).flatMap((start, index) => {
      const end = breaks[index + 1] ?? text.length;
      if (!firstPerson.test(text.slice(start, end))) return [];
      const ofPage = { start: offset + start, end: offset + end };
      return [{ ...ofPage, lines: [lineAt(start), lineAt(end - 1)], folded: folded.slice(start, end) }];
    });
  });
}

import type { SectionLine } from '@/lib/cv/profile/sections';
import { datePoint, monthWord } from '@/lib/analysis/engines/offline/text/date-point';
import { findDateRanges, openEnd, type DateRange } from '@/lib/analysis/engines/offline/text/date-ranges';
import { longestDateCell } from './line-lengths';

const joint = '(?:[-\\u2013\\u2014\\u2192]|\\b(?:do|to|until|till|bis|po)\\b)';
const opens = new RegExp(`${joint}\\s*$`);
const continues = new RegExp(`^${joint}`);
const loneMonth = new RegExp(`${monthWord}\\.?$`);
const partsOfDates = new RegExp(
  `${datePoint}|${monthWord}|${openEnd}|${joint}|\\b(?:od|from|since|seit|von|x|s)\\b`,
  'g',
);

interface Cell {
  text: string;
  /** Its offset in the line. */
  at: number;
}

/** The first cell of a line if it holds nothing but a date or a part of one, with the dash of the next. */
function dateCell(line: SectionLine | undefined): Cell | null {
  const [, lead = '', text = ''] = /^([\s|]*)([^\t|]*(?:\t[\u2013\u2014-]\s*$)?)/.exec(line?.folded ?? '') ?? [];
  const cell = text.trimEnd();
  if (!line || line.isHeading || cell === '' || cell.length > longestDateCell) return null;
  return /[a-z\d]/.test(cell.replace(partsOfDates, '')) ? null : { text: cell, at: lead.length };
}

/** "July 2018" / "to date", "Luty" / "2016 –" / "Maj" / "2017": whether the second goes on with the first. */
function goesOn(above: string, below: string, reference: number): boolean {
  const isOpen = opens.test(above) || continues.test(below) || (loneMonth.test(above) && /^\d{4}/.test(below));
  return isOpen && findDateRanges(below.replace(opens, ''), reference).length === 0;
}

/**
 * The dates of a line in a narrow column, whose parts stand below each other.
 *
 * @returns null where the line has none of them; none where they began above
 */
export function findStackedDates(lines: readonly SectionLine[], index: number, reference: number): DateRange[] | null {
  const own = dateCell(lines[index]);
  if (!own) return null;
  const isNext = (at: number, cell: Cell) => {
    const above = dateCell(lines[at - 1]);
    return above !== null && lines[at]?.page === lines[at - 1]?.page && goesOn(above.text, cell.text, reference);
  };
  if (isNext(index, own)) return [];
  let whole = own.text;
  for (let at = index + 1; ; at += 1) {
    const cell = dateCell(lines[at]);
    if (!cell || !isNext(at, cell)) break;
    whole += ` ${cell.text}`;
  }
  if (whole === own.text) return null;
  const [range] = findDateRanges(whole, reference);
  return range ? [{ ...range, start: own.at, end: own.at + own.text.length }] : null;
}

import { markWidth, mostMarks } from '@/components/fields/candidates/verdict-strip';

/** Sizes in px. */
export const rowHeight = 15;
/** Between the lowest name and the marks: the heads of the columns beside stand there. */
export const stem = 30;
/** More than a letter of a name is wide on average. */
const letterWidth = 6.7;
/** What the neighbours' heads leave free above themselves. */
const beside = 118;

/** A name over its mark: the left half of the names ends over their marks, the right half begins there. */
interface FanName {
  name: string;
  isLeft: boolean;
  /** Rows above the lowest one. */
  row: number;
}

/** Names over marks that are narrower than they are, none across another's line. */
export interface CriteriaFan {
  names: FanName[];
  /** px that the marks stand to the right of the column's left edge. */
  indent: number;
  /** px of the column. */
  width: number;
  /** px of the names and the lines below them. */
  height: number;
}

/**
 * Lays names out over a row of marks, like a fan: the outer names low, the inner ones high.
 *
 * @param names in the order of their marks
 * @param free whether the columns beside leave room above their heads
 * @param more px behind the marks of a strip that is cut
 * @param isNumbered numbers stand for the names, whose rows would leave no room for candidates
 */
export function criteriaFan(
  names: readonly string[],
  free: { left: boolean; right: boolean },
  more = 0,
  isNumbered = more > 0,
): CriteriaFan {
  const count = names.length;
  const shown = isNumbered ? names.map((_, index) => String(index + 1)) : names;
  const half = isNumbered ? 0 : Math.floor(count / 2);
  const placed = shown.map((name, index) => {
    const isLeft = index < half;
    const row = isNumbered ? 0 : isLeft ? index : count - 1 - index;
    return { name, isLeft, row };
  });
  const over = (isLeft: boolean) => (isNumbered ? 0 : overhang(placed, isLeft));
  const marks = count * markWidth;
  const indent = Math.max(0, over(true) - (free.left ? beside : 0));
  const after = Math.max(more, over(false) - (free.right ? beside : 0));
  const rows = Math.max(0, ...placed.map(({ row }) => row + 1));
  return { names: placed, indent, width: Math.max(112, marks + indent + after + 16), height: rows * rowHeight + stem };
}

/** How far names reach beyond the marks. */
function overhang(names: readonly FanName[], isLeft: boolean): number {
  const reach = names.map((one, index) => {
    const toEdge = (isLeft ? index : names.length - 1 - index) * markWidth + markWidth / 2;
    return one.isLeft === isLeft ? Math.ceil(one.name.length * letterWidth - toEdge) : 0;
  });
  return Math.max(0, ...reach);
}

/** px of "+78" behind the marks. */
const moreWidth = 32;

/** px on a phone, where the marks have no names; behind a strip that is cut stands how many more there are. */
export function stripWidth(marks: number): number {
  const shown = marks > mostMarks ? mostMarks * markWidth + moreWidth : marks * markWidth;
  return Math.max(112, shown + 16);
}

/** The names over the marks; the columns before and after have room above their heads. */
export function fanOver(criteria: readonly { shortName: string }[], visible: readonly string[], isTight = false) {
  const place = visible.indexOf('verdicts');
  const names = criteria.slice(0, mostMarks).map(({ shortName }) => shortName);
  const more = criteria.length > mostMarks ? moreWidth : 0;
  return criteriaFan(names, { left: place > 0, right: place < visible.length - 1 }, more, isTight || more > 0);
}

/** A page of a CV, as the functions of masking get it. */
export interface MaskedPage {
  /** As the CV has it. */
  text: string;
  /** The same in small letters without diacritics, same length (`foldSameLength`). */
  folded: string;
  /** Whether the place is about the person, not about an employer, a school or a project. */
  isOwn: (at: number) => boolean;
}

/** At most `most` characters of the same line that stand before `at`. Never the whole line: it may be very long. */
export function lineBefore(text: string, at: number, most: number): string {
  const part = text.slice(Math.max(0, at - most), at);
  return part.slice(part.lastIndexOf('\n') + 1);
}

/** At most `most` characters of the same line that stand from `at` on. */
export function lineAfter(text: string, at: number, most: number): string {
  const part = text.slice(at, at + most);
  const end = part.indexOf('\n');
  return end < 0 ? part : part.slice(0, end);
}

/** At most `most` characters of the end of the line above the one of `at`; empty where that line is long or missing. */
export function lineAbove(text: string, at: number, most: number): string {
  const start = at - lineBefore(text, at, most).length;
  return text[start - 1] === '\n' ? lineBefore(text, start - 1, most) : '';
}

/** Tells whether a place lies in one of some ranges, which are in order without overlaps. */
export function insideOf(ranges: { start: number; end: number }[]): (at: number) => boolean {
  return (at) => {
    let low = 0;
    let high = ranges.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ranges[middle]?.end ?? 0) <= at) low = middle + 1;
      else high = middle;
    }
    return (ranges[low]?.start ?? Infinity) <= at;
  };
}

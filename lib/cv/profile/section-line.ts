import type { SectionKind } from './section-headings';

/** A line with its section; `[start, end)` are offsets in the page's `text`. */
export interface SectionLine {
  page: number;
  start: number;
  end: number;
  text: string;
  /** The line folded, same length. */
  folded: string;
  section: SectionKind;
  isHeading: boolean;
}

import type { SectionKind, SectionLine } from '@/lib/cv/profile/sections';
import type { MaskedPage } from '../context';
import type { Mask } from '../mask';

/** Characters `[start, end)` of a page, with what they are about. */
export interface BlindLine {
  start: number;
  end: number;
  text: string;
  folded: string;
  section: SectionKind;
  isHeading: boolean;
}

/** A page of a CV as the parts that hide more for a blind process look at it. */
export interface BlindPage extends MaskedPage {
  lines: readonly BlindLine[];
  /** What is masked already, in order: names, contact data, addresses, dates of birth. */
  known: readonly Mask[];
  /** Folded: where the person lives, as far as it is known. */
  towns: readonly string[];
}

/** Sections that speak of work: what a common word stands for there is no status of the person. */
const aboutWork: ReadonlySet<SectionKind> = new Set<SectionKind>([
  ...(['experience', 'education', 'skills', 'certificates', 'languages', 'projects', 'volunteering'] as const),
]);

export const isAboutWork = ({ section }: Pick<BlindLine, 'section'>): boolean => aboutWork.has(section);

/** The lines of a page with their sections. */
export function blindLines(lines: readonly SectionLine[]): BlindLine[] {
  return lines.map(({ start, end, text, folded, section, isHeading }) => ({
    ...{ start, end, text, folded, section, isHeading },
  }));
}

/** The parts of a line between separators, with their places in the page. */
export function cellsOf({
  start,
  folded,
}: Pick<BlindLine, 'start' | 'folded'>): { start: number; end: number; text: string }[] {
  return [...folded.matchAll(/(?:[^,;|\t\u2022\u00b7.\n]|\.(?=\S))+/g)].flatMap(({ index, 0: cell }) => {
    const text = cell.trim();
    if (text === '') return [];
    const from = start + index + cell.indexOf(text);
    return [{ start: from, end: from + text.length, text }];
  });
}

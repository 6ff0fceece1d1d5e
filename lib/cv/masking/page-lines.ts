import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import type { SectionKind, SectionLine } from '@/lib/cv/profile/sections';

/** Characters `[start, end)` of a page, with what they are about. */
export interface PageLine {
  start: number;
  end: number;
  text: string;
  folded: string;
  section: SectionKind;
  isHeading: boolean;
}

/** Sections about work: an ordinary word there is not the person's family status. */
const aboutWork: ReadonlySet<SectionKind> = new Set<SectionKind>([
  ...(['experience', 'education', 'skills', 'certificates', 'languages', 'projects', 'volunteering'] as const),
]);

export const isAboutWork = ({ section }: Pick<PageLine, 'section'>): boolean => aboutWork.has(section);

/** The lines of a page with their sections. */
export function pageLines(lines: readonly SectionLine[]): PageLine[] {
  return lines.map(({ start, end, text, section, isHeading }) => {
    // Not transliterated: the patterns of masking have Cyrillic letters of their own.
    return { start, end, text, folded: foldSameLength(text), section, isHeading };
  });
}

const bullet = /^\s*[-–—*▪●◦‣→✓>]\s+/;

/** The parts of a line between separators, with their places in the page. */
export function cellsOf({
  start,
  folded,
}: Pick<PageLine, 'start' | 'folded'>): { start: number; end: number; text: string }[] {
  return [...folded.matchAll(/(?:[^,;|\t\u2022\u00b7.\n]|\.(?=\S))+/g)].flatMap(({ index, 0: cell }) => {
    const text = cell.replace(bullet, '').trim();
    if (text === '') return [];
    const from = start + index + cell.indexOf(text);
    return [{ start: from, end: from + text.length, text }];
  });
}

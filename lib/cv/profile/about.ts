import type { SectionLine } from './sections';

const longest = 2000;

/** The CV's self-description, lines joined; null when it has none. */
export function findAbout(lines: SectionLine[]): string | null {
  const own = lines.filter((line) => line.section === 'about' && !line.isHeading).map((line) => line.text.trim());
  const text = own.join(' ').replace(/\s+/g, ' ').trim();
  if (text.length < 10) return null;
  return text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`;
}

import { anyOf } from '@/lib/word-lists/word-pattern';
import type { SectionLine } from './section-line';
import words from './words/availability.json';

const label = new RegExp(`^\\W*${anyOf(words.labels)}\\s*[:\\u2013-]\\s*`, 'u');
const longest = 100;

/** From when the person is free to work, in their words: what stands behind a label, and nothing guessed without one. */
export function findAvailability(lines: readonly SectionLine[]): string | null {
  for (const { text, folded } of lines) {
    const found = label.exec(folded);
    if (!found) continue;
    const said = text.slice(found[0].length).trim();
    if (said !== '' && said.length <= longest) return said;
  }
  return null;
}

import { personalNouns } from '@/lib/cv/word-forms/personal-nouns';
import { stemPolish } from '@/lib/analysis/engines/offline/text/stem-polish';
import type { Token } from '../text/tokenize';

let stems: ReadonlySet<string> | undefined;

/** Whether a word of a requirement names people who do a job: "spawacza", "hydraulik". */
export function isPersonName({ polishStem, text }: Token): boolean {
  stems ??= new Set([...personalNouns()].map(stemPolish));
  // "Z mechaniką" is the field.
  return stems.has(polishStem) && !text.endsWith('ą');
}

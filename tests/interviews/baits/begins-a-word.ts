import { foldSameLength } from '@/lib/cv/profile/fold-same-length';

/** Whether `stem` begins a word of `text`, whatever the case and the diacritics. */
export function beginsAWord(text: string, stem: string): boolean {
  const words = foldSameLength(text).replaceAll(/[^\p{L}\d,'-]+/gu, ' ');
  return ` ${words}`.includes(` ${foldSameLength(stem)}`);
}

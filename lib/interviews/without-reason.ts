import words from '@/lib/interviews/words/name-criterion.json';
import { anyOf } from '@/lib/word-lists/word-pattern';

const reason = new RegExp(String.raw`,\s+${anyOf(words.because)}\s[^,]*`, 'g');

/** "Polski, bo produkcja po angielsku nie mówi": what is required, without why; the text is folded. */
export function withoutReason(folded: string): string {
  return folded.replace(reason, '');
}

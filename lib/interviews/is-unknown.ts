import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import words from '@/lib/interviews/words/unknown-answer.json';
import { anyOf, exactly } from '@/lib/word-lists/word-pattern';

const before = String.raw`(?:${anyOf(words.before)} ){0,4}`;
const after = String.raw`(?: ${anyOf(words.after)}){0,3}`;
const unknown = exactly([`/${before}${anyOf(words.unknown)}${after}/`]);

/** Words that may surround it: "Szczerze mówiąc, …". */
const around = exactly([...words.before, ...words.after]);

/**
 * Whether an answer says nothing but that it is not known: "trudno powiedzieć", "I don't know". That is an answer, which
 * leaves the criterion unknown. "I don't know Java" tells of Java, and "it depends" may still be asked about.
 */
export function isUnknown(answer: string): boolean {
  const folded = foldSameLength(answer).toLowerCase().replaceAll('’', "'");
  const parts = folded
    .split(/[.,;!?…\n–—-]+/)
    .map((part) =>
      part
        .replaceAll(/[^\w\s']/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean);
  const isSaid = (part: string) => unknown.test(part);
  const isAround = (part: string) => around.test(part);
  return parts.some(isSaid) && parts.every((part) => isSaid(part) || isAround(part));
}

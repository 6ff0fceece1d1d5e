import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import { sentencesOf } from './sentences-of';

const maxQuotes = 2;
/** Notes without a full stop may be one long sentence. */
const maxLength = 400;

function stems(text: string): string[] {
  return (foldSameLength(text).match(/[a-z0-9+#]{4,}/g) ?? []).map((word) => word.slice(0, 5));
}

function shorten(sentence: string): string {
  if (sentence.length <= maxLength) return sentence;
  return `${sentence.slice(0, sentence.lastIndexOf(' ', maxLength))}…`;
}

/**
 * The sentences of an answer that say most about a criterion, word for word and in their order: those that share words
 * with it or name a number come first.
 *
 * @returns at most two, whole up to 400 characters
 */
export function quoteAnswer(answer: string, label: string | null): string[] {
  const sentences = sentencesOf(answer);
  const wanted = new Set(stems(label ?? ''));
  const worth = (sentence: string): number =>
    stems(sentence).filter((stem) => wanted.has(stem)).length * 2 + (/\d/.test(sentence) ? 1 : 0);
  const best = new Set(
    sentences
      .map((sentence, index) => ({ index, worth: worth(sentence) }))
      .toSorted((one, other) => other.worth - one.worth || one.index - other.index)
      .slice(0, maxQuotes)
      .map(({ index }) => index),
  );
  return sentences.filter((_, index) => best.has(index)).map(shorten);
}

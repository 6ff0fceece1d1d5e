import { z } from 'zod';
import data from './evaluative-words.json';

const wordsSchema = z.object({ pl: z.array(z.string()), en: z.array(z.string()) });
/** Beginnings of Polish words, whole English ones. */
const words = z.object({ praise: wordsSchema, reproof: wordsSchema }).parse(data);

/** How a text evaluates, by our own list of words: nothing of the text is in it. */
export interface TextDescription {
  words: number;
  /** Praising less reproving words. */
  tone: number;
  evaluative: string[];
}

const find = (text: string[], { pl, en }: z.infer<typeof wordsSchema>): string[] =>
  text.flatMap((word) => pl.find((start) => word.startsWith(start)) ?? en.find((whole) => word === whole) ?? []);

/** Length, tone and evaluative words of what was written about a person. */
export function describeText(texts: readonly string[]): TextDescription {
  const all =
    texts
      .join(' ')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const [praise, reproof] = [find(all, words.praise), find(all, words.reproof)];
  const evaluative = [...new Set([...praise, ...reproof])].sort((one, other) => one.localeCompare(other, 'pl'));
  return { words: all.length, tone: praise.length - reproof.length, evaluative };
}

import { isAbbreviation } from './tokenize';

/** In a narrower text no line is surely ended by its author. */
export const shortestMargin = 50;

const sentenceEnd = /[.!?;:…]["”’)]?$/;

/** Whether a text ends with the end of a sentence or a clause of its own; "np." and "ul." end none. */
export function endsSentence(text: string): boolean {
  const lastWord = /(?<!\p{L})(\p{L}{1,8})\.$/u.exec(text)?.[1];
  return sentenceEnd.test(text) && !(lastWord && isAbbreviation(lastWord.toLowerCase()));
}

/** Offsets at which a further sentence begins within a line. */
export function sentenceBreaks(text: string): number[] {
  const breaks = [...text.matchAll(/[.!?;]\s+(?=[\p{Lu}\p{N}„“"])/gu)];
  return breaks
    .filter(({ index }) => endsSentence(text.slice(0, index + 1)))
    .map(({ index, 0: gap }) => index + gap.length);
}

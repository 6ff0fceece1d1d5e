import type { z } from 'zod';
import { findStructures, longestResponse } from './find-structures';
import { parseLeniently } from './parse-leniently';
import { stripThinking } from './strip-thinking';

/** The last value of the given shape in a model's answer, ignoring any text around it; null: there is none. */
export function readObject<T>(answer: string, schema: z.ZodType<T>): T | null {
  if (answer.length > longestResponse) return null;
  const { text, isUnclosed } = stripThinking(answer);
  if (isUnclosed) return null;
  const { text: cleaned, structures } = findStructures(text);
  for (const { start, end } of structures.filter(({ isClosed, parent }) => isClosed && !parent).toReversed()) {
    const found = schema.safeParse(parseLeniently(cleaned.slice(start, end)));
    if (found.success) return found.data;
  }
  return null;
}

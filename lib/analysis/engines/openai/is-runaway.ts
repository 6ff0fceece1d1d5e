import type { ModelResponse } from './call-model';

/** In characters: the end of an answer that is looked for earlier in it. */
const tail = 60;
const repeats = 4;
/** An answer that used this share of the limit was cut off by the limit. */
const used = 0.9;

/** Whether an answer goes round in circles: its end stands in it again and again. */
function repeatsItself(text: string): boolean {
  const end = text.slice(-tail);
  if (end.length < tail) return false;
  return text.split(end).length > repeats;
}

/** Whether it was our limit that cut an answer off, and not the server's own. */
export function reachedLimit({ outputLimit, usage }: ModelResponse): boolean {
  return outputLimit !== null && usage.outputTokens >= outputLimit * used;
}

/**
 * Whether an answer that was cut off would not have ended with more room either: it repeats itself, or is nothing but
 * thinking.
 */
export function ranIntoLimit(answer: ModelResponse): boolean {
  return repeatsItself(answer.text) || (answer.text.trim() === '' && reachedLimit(answer));
}

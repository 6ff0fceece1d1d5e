import type { ModelResponse } from './call-model';

/** Characters of an end that are looked for before it. */
const tail = 60;
const repeats = 4;
/** Of the limit; an answer that has used so much of it was cut off by it. */
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

/** Whether an answer that was cut off would not have ended with more room either: it repeats itself, or is thinking alone. */
export function ranIntoLimit(answer: ModelResponse): boolean {
  return repeatsItself(answer.text) || (answer.text.trim() === '' && reachedLimit(answer));
}

import type { z } from 'zod';
import type { Said } from './merge-messages';

/** Rules, then the criteria, then the CV. */
export interface ModelQuestion {
  instructions: string;
  messages: readonly Said[];
  /** Each criterion as the model is asked about it, in order. */
  words: string[];
  /** Whether it asks again for what the first answer left open. */
  isRepair?: boolean;
  /** Aborted when nobody waits for the answer any more. */
  signal?: AbortSignal;
  /** What the answer looks like, and its name; by default verdicts. */
  answer?: { schema: z.ZodType; name: string };
}

/** How much is sent, in characters. */
export function charactersOf({ instructions, messages }: Pick<ModelQuestion, 'instructions' | 'messages'>): number {
  return messages.reduce((sum, { content }) => sum + content.length, instructions.length);
}

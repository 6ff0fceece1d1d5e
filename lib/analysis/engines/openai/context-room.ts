import type { ModelSettings } from '@/lib/model/model-settings';
import type { Said } from './merge-messages';
import { leastOutput, outputLimit } from './output-limit';

/**
 * Tokens per character, for the vocabularies with the shortest tokens: small ones cut Polish words at their
 * diacritics.
 */
const perAscii = 1 / 3;
const perOther = 1.5;
/** What a server's template puts around the question, in tokens. */
const template = 64;
/** Share of the context kept for the answer, if it is free: a model may think before it answers. */
const answerShare = 1 / 4;
/** The shortest answer that is worth asking for, in tokens. */
const leastAnswer = 256;

interface Texts {
  instructions: string;
  messages: readonly Said[];
}

/** Tokens of a text, at most about. */
function mostTokens(text: string): number {
  const ascii = text.replaceAll(/[^\0-\x7f]/g, '').length;
  return ascii * perAscii + (text.length - ascii) * perOther;
}

/**
 * Tokens left for an answer, estimated carefully; negative when the question alone is too long. Null: the context's
 * length is unknown.
 */
function roomFor({ contextLength }: ModelSettings, { instructions, messages }: Texts): number | null {
  if (contextLength === null) return null;
  const asked = messages.reduce((sum, { content }) => sum + mostTokens(content), mostTokens(instructions));
  return Math.floor(contextLength - template - asked);
}

/**
 * Whether a question and an answer of so many verdicts fit into the model's context, as far as it is known.
 *
 * @param count of the verdicts
 */
export function fitsContext(settings: ModelSettings, question: Texts, count: number): boolean {
  const room = roomFor(settings, question);
  if (room === null || settings.contextLength === null) return true;
  const kept = Math.max(leastOutput(count), settings.contextLength * answerShare);
  return room >= Math.min(outputLimit(settings, count), kept);
}

/** As many tokens for the answer as are left beside the question, up to the limit. The server refuses a question that is too long. */
export function withinContext(settings: ModelSettings, question: Texts, limit: number): number {
  const room = roomFor(settings, question);
  return room === null ? limit : Math.min(limit, Math.max(leastAnswer, room));
}

import type { ModelSettings } from '@/lib/model/model-settings';
import { isOpenAi } from '@/lib/model/openai-address';

/** Tokens of a verdict with its reason and quotes, with room to spare. */
const perVerdict = 400;
/** Tokens of the shortest useful verdict. */
const shortestVerdict = 150;
/** What a model that thinks before it answers may need, in tokens. */
const thinking = 4000;
const byEffort = { none: 0, minimal: 0, low: 4000, medium: 8000, high: 16_000, xhigh: 32_000 } as const;
const reasoningModel = /^(?:o\d|gpt-5)/;

/**
 * How many tokens an answer may have. Without a limit a small model that repeats itself writes until its context is full.
 *
 * @param count how many verdicts are asked for
 */
export function outputLimit({ reasoningEffort, baseUrl, model }: ModelSettings, count: number): number {
  const reasons = reasoningEffort === null && isOpenAi(baseUrl) && reasoningModel.test(model);
  const effort = reasoningEffort ?? (reasons ? 'medium' : null);
  return thinking + (effort === null ? 0 : byEffort[effort]) + perVerdict * count;
}

/** What is tried where the server has no room for more beside the CV. */
export function leastOutput(count: number): number {
  return 300 + shortestVerdict * count;
}

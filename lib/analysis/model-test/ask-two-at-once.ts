import { addUsage, noUsage } from '@/lib/analysis/engines/model-usage';
import { AppError } from '@/lib/errors';
import type { ModelSettings } from '@/lib/model/model-settings';
import type { ModelTest } from '@/lib/model/model-test-schemas';
import { askAsKnown, type Probe } from './ask-probe';
import { quickQuestion } from './probe-questions';

/** How much longer two together may take than one alone to count as answered at once; one after the other takes twice as long. */
const mostSlowdown = 1.6;

/**
 * Whether a server answers two questions at once.
 *
 * @param alone milliseconds of one
 * @param together milliseconds of two that were asked at the same time, each
 */
export function responsesAtOnce(alone: number, together: readonly number[]): boolean {
  return Math.max(...together) <= alone * mostSlowdown;
}

const perSecond = ({ usage, milliseconds }: Probe): number =>
  Math.round((usage.outputTokens / Math.max(1, milliseconds)) * 10_000) / 10;

/**
 * Asks the same short question once and then twice at the same time.
 *
 * @throws AppError `model.*` of the first; a refusal of one of the two means that only one is answered at once
 */
export async function askTwoAtOnce(settings: ModelSettings, signal: AbortSignal): Promise<ModelTest> {
  const startedAt = performance.now();
  const ask = (): Promise<Probe> => askAsKnown(settings, quickQuestion, signal);
  const first = await ask();
  const both = await Promise.allSettled([ask(), ask()]);
  const unexpected = both.find((one) => one.status === 'rejected' && !(one.reason instanceof AppError));
  if (unexpected?.status === 'rejected') throw unexpected.reason;
  const answered = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const times = answered.map(({ milliseconds }) => milliseconds);
  const { inputTokens, outputTokens } = [first, ...answered].map(({ usage }) => usage).reduce(addUsage, noUsage);
  return {
    ok: true,
    step: 'parallel',
    inputTokens,
    outputTokens,
    milliseconds: Math.round(performance.now() - startedAt),
    atOnce: times.length === 2 && responsesAtOnce(first.milliseconds, times),
    tokensPerSecond: first.usage.outputTokens > 0 ? perSecond(first) : null,
  };
}

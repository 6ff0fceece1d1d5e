import { database } from '@/lib/db/client';
import type { ModelUsage } from '../engines/model-usage';

/** Counts what a call to the model cost that is no analysis. */
export async function recordModelUse(processId: string, usage: ModelUsage): Promise<void> {
  const { inputTokens, cachedTokens, outputTokens, costMicros } = usage;
  await database().modelUse.create({ data: { processId, inputTokens, cachedTokens, outputTokens, costMicros } });
}

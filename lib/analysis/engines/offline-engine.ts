import { runJudge } from '@/lib/reader/run-reader';
import type { JudgingEngine } from './engine';
import { noUsage } from './model-usage';

/**
 * The built-in engine (`judge-offline.ts`), run in the reader process. Increase `version` with every change that may
 * alter a result.
 */
export const offlineEngine: JudgingEngine = {
  name: 'offline',
  version: '1.16.0',
  model: null,
  promptVersion: null,
  votes: 1,
  judge: async (input) => {
    const { judgements, ...verified } = await runJudge(input);
    return { judgements, usage: noUsage, verified };
  },
};

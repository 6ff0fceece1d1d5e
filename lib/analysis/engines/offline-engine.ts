import { runJudge } from '@/lib/reader/run-reader';
import { noUsage, type JudgingEngine } from './engine';

/**
 * The built-in engine (`judge-offline.ts`), run where a CV's text may be looked at: in the reader process. Raise
 * `version` with every change that may change an answer.
 */
export const offlineEngine: JudgingEngine = {
  name: 'offline',
  version: '1.2.1',
  model: null,
  promptVersion: null,
  judge: async (input) => ({ judgements: await runJudge(input), usage: noUsage }),
};

import { instruments } from '@/lib/metrics/instruments';
import { traced } from '@/lib/tracing/trace';
import { countVotes } from './count-votes';
import type { JudgingEngine, JudgingResult } from '../engines/engine';
import { addUsage, noUsage } from '../engines/model-usage';
import type { JudgeInput } from '@/lib/domain/analysis-schemas';

/** Judges as often as the engine is set to; the verdicts are those of most runs. @throws AppError `analysis.*`, `model.*` */
export async function judgeByVote(engine: JudgingEngine, input: JudgeInput): Promise<JudgingResult> {
  if (engine.votes === 1) return judgeOnce(engine, input);
  const runs: JudgingResult[] = [];
  // One after the other: the provider has the criteria and the CV in its cache from the second on.
  for (let run = 0; run < engine.votes; run += 1) runs.push(await judgeOnce(engine, { ...input, run }));
  return {
    judgements: countVotes(
      input.criteria,
      runs.map(({ judgements }) => judgements),
    ),
    usage: runs.map(({ usage }) => usage).reduce(addUsage, noUsage),
  };
}

async function judgeOnce(engine: JudgingEngine, input: JudgeInput): Promise<JudgingResult> {
  const ended = instruments().judgingSeconds.startTimer({ engine: engine.name });
  try {
    const result = await traced('judge', 'internal', { 'recruiting.engine': engine.name }, () => engine.judge(input));
    ended({ outcome: 'judged' });
    return result;
  } catch (error) {
    ended({ outcome: 'failed' });
    throw error;
  }
}

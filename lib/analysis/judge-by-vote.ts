import { findRuns, saveRuns } from './analysis-draft';
import { countVotes } from './count-votes';
import { addUsage, noUsage, type JudgingEngine, type JudgingResult } from './engines/engine';
import type { JudgeInput } from './schemas';

/**
 * Judges as often as the engine is set to. Each run is kept as soon as it is done: where the provider is busy in between, the
 * next attempt goes on from there, and nothing is paid twice.
 *
 * @param of the request, and the input's hash: runs over other criteria are not counted
 * @throws AppError `analysis.*`, `model.*`
 */
export async function judgeByVote(
  engine: JudgingEngine,
  input: JudgeInput,
  of: { requestId: string; inputHash: string },
): Promise<JudgingResult> {
  if (engine.votes === 1) return engine.judge(input);
  const runs = await findRuns(of);
  while (runs.length < engine.votes) {
    runs.push(await engine.judge({ ...input, run: runs.length }));
    await saveRuns(of, runs);
  }
  return {
    judgements: countVotes(
      input.criteria,
      runs.map(({ judgements }) => judgements),
    ),
    usage: runs.map(({ usage }) => usage).reduce(addUsage, noUsage),
  };
}

import { judgeCandidate } from '@/lib/analysis/judge/judge-candidate';
import { readCandidateCv } from '@/lib/analysis/judge/read-candidate-cv';
import { saveAnalysis } from '@/lib/analysis/store/save-analysis';
import { systemActor } from '@/lib/auth/actor';

/** What the durable function does of a requested analysis, step by step. */
export async function analyseRun(run: { candidateId: string; requestId: string }): Promise<void> {
  await readCandidateCv(systemActor, run);
  await judgeCandidate(systemActor, run);
  await saveAnalysis(systemActor, run);
}

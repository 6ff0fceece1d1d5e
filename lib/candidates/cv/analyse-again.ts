import { requestAnalyses } from '@/lib/analysis/run/request-analysis';
import type { PersonActor } from '@/lib/auth/actor';
import type { Db } from '@/lib/db/client';
import type { ProcessStatus } from '@/lib/domain/process-schemas';

/**
 * For a candidate who got another CV: supersedes a run on the old one and starts the next, or leaves that to the
 * activation of the process.
 */
export async function analyseAgain(
  db: Db,
  actor: PersonActor,
  processStatus: ProcessStatus,
  candidateId: string,
): Promise<void> {
  if (processStatus === 'ACTIVE') return requestAnalyses(db, actor, [candidateId]);
  await db.candidate.update({
    where: { id: candidateId },
    data: { status: 'AWAITING_PROCESSING', statusReason: null, progress: null, analysisRequestId: null },
  });
}

import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { endRun } from './end-run';
import type { RunInput } from './current-run';

/** Marks the candidate of a cancelled run as ERROR. Does nothing for a run that was superseded or is already stored. */
export async function cancelAnalysis(actor: Actor, input: RunInput): Promise<void> {
  requirePermission(actor, 'candidate:analyse');
  const candidate = await database().candidate.findFirst({
    where: { id: input.candidateId, analysisRequestId: input.requestId },
    select: { processId: true },
  });
  if (!candidate) return;
  await transaction((db) => endRun(db, actor, { ...input, ...candidate }, 'analysis.cancelled'));
}

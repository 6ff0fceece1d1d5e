import type { Actor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { endRun } from './end-run';
import type { RunInput } from './current-run';

/**
 * Says on the candidate that the run was cancelled where runs are administered: ERROR, to be analysed again by whoever
 * wants it. A run that was superseded, or whose result is stored, changes nothing.
 */
export async function cancelAnalysis(actor: Actor, input: RunInput): Promise<void> {
  requirePermission(actor, 'candidate:analyse');
  const candidate = await database().candidate.findFirst({
    where: {
      id: input.candidateId,
      analysisRequestId: input.requestId,
      status: { in: ['AWAITING_PROCESSING', 'IN_PROGRESS'] },
    },
    select: { processId: true },
  });
  if (!candidate) return;
  await transaction((db) => endRun(db, actor, { ...input, ...candidate }, 'analysis.cancelled'));
}

import { type Actor, requirePermission } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import type { RunInput } from './current-run';
import { endInError, type EndReason } from './end-run';
import { writeOffSuperseded } from './write-off-drafts';

/**
 * Marks the candidate of a failed run as ERROR, unless only the database was away: what was lost is requested again. What a model was asked is counted; an
 * answer that could not be used is kept for administrators.
 *
 * @param input `reason`: the error code
 */
export async function failAnalysis(actor: Actor, { reason, ...run }: RunInput & { reason: EndReason }): Promise<void> {
  requirePermission(actor, 'candidate:analyse');
  if (reason.startsWith('database.')) return;
  const where = { id: run.candidateId, analysisRequestId: run.requestId };
  const current = await database().candidate.findFirst({ where, select: { processId: true } });
  if (!current) return writeOffSuperseded(database(), run);
  await transaction((db) => endInError(db, actor, { ...run, ...current }, reason));
}

import { applyCriteriaChange, previewCriteriaChange } from '@/lib/analysis/rescore/apply-criteria-change';
import { buildCriteriaSnapshot } from '@/lib/analysis/criteria/build-criteria-snapshot';
import { effectiveEngine } from '@/lib/analysis/engines/select-engine';
import { planCriteriaChange, type CriteriaPlan } from '@/lib/analysis/criteria/plan-criteria-change';
import { recordAudit } from '@/lib/audit/record-audit';
import type { Actor } from '@/lib/auth/actor';
import { findProcessPermissions, requirePermissionIn } from '@/lib/auth/process-access';
import type { Db } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { overwrites, requireVersion } from '@/lib/http/server/version-tag';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { describeChanges } from './describe-changes';
import type { CriteriaChange, EditedProcess } from '@/lib/domain/process-edit-schemas';
import { explainTakenId } from './explain-taken-id';
import { countCandidates, getProcessRow, lockProcess, type ProcessRow } from '@/lib/process-rows/get-process-row';
import { serializeProcess } from './serialize-process';

export interface EditRequest {
  processId: string;
  /** The request's `If-Match`, or null. */
  ifMatch: string | null;
  /** Report what saving would do, without saving. */
  dryRun: boolean;
}

/** The transaction may write the scores of a few hundred candidates. */
const timeoutMs = 60_000;

/** Thrown to roll back a dry run; carries its result. */
class DryRunResult extends Error {
  constructor(readonly answer: EditedProcess) {
    super('dry run');
  }
}

/**
 * The only way to change a process's definition: lock, version check, `write`, then the history and the effects on
 * candidates; the history says whether it was written over an unseen version. A write without changes keeps even the
 * version. A dry run does the same and rolls back, so it fails wherever saving would.
 *
 * @param write makes the change in the transaction; gets the process before it
 * @throws AppError `process.not-found`, `process.changed-meanwhile`, `process.archived`, `process.external-id-taken`,
 * and what `write` throws
 */
export async function editProcess(
  actor: Actor,
  request: EditRequest,
  write: (db: Db, before: ProcessRow) => Promise<void>,
): Promise<EditedProcess> {
  await requirePermissionIn(actor, request.processId, 'process:write');
  try {
    const answer = await transaction((db) => edit(db, actor, request, write), { timeoutMs });
    if (answer.change.effect === 'RESCORING') sendOutboxSoon();
    return answer;
  } catch (error) {
    if (error instanceof DryRunResult) return error.answer;
    throw explainTakenId(error);
  }
}

async function edit(
  db: Db,
  actor: Actor,
  { processId, ifMatch, dryRun }: EditRequest,
  write: (db: Db, before: ProcessRow) => Promise<void>,
): Promise<EditedProcess> {
  await lockProcess(db, processId);
  const before = await getProcessRow(db, processId);
  requireVersion(before, ifMatch);
  if (before.status === 'ARCHIVED') throw new AppError('process.archived');
  await write(db, before);
  const after = await getProcessRow(db, processId);
  const plan = await planChange(before, after);
  if (dryRun)
    throw new DryRunResult(await toAnswer(db, actor, before, await previewCriteriaChange(db, processId, plan)));
  const changes = describeChanges(serializeProcess(before, []), serializeProcess(after, []));
  if (changes.length === 0) return toAnswer(db, actor, before, { effect: 'NONE', candidates: 0 });
  const { version } = await db.process.update({
    where: { id: processId },
    data: { version: { increment: 1 } },
    select: { version: true },
  });
  const change = await applyCriteriaChange(db, after, plan);
  await recordAudit(db, actor, 'process.edited', { processId, changes, ...change, overwrote: overwrites(ifMatch) });
  return toAnswer(db, actor, { ...after, version }, change);
}

/** The effect of an edit. Choosing another engine means judging everything again. */
async function planChange(before: ProcessRow, after: ProcessRow): Promise<CriteriaPlan> {
  if (before.engine !== after.engine) {
    const [from, to] = await Promise.all([effectiveEngine(before.engine), effectiveEngine(after.engine)]);
    if (from !== to) return 'OUTDATE';
  }
  return planCriteriaChange(buildCriteriaSnapshot(before), buildCriteriaSnapshot(after));
}

async function toAnswer(db: Db, actor: Actor, row: ProcessRow, change: CriteriaChange): Promise<EditedProcess> {
  const counts = await countCandidates(db, [row.id]);
  const permissions = await findProcessPermissions(db, actor, row.id);
  return { ...serializeProcess(row, permissions, counts.get(row.id)), change };
}

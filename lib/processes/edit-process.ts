import { applyCriteriaChange, previewCriteriaChange } from '@/lib/analysis/apply-criteria-change';
import { buildCriteriaSnapshot } from '@/lib/analysis/build-criteria-snapshot';
import { planCriteriaChange } from '@/lib/analysis/plan-criteria-change';
import { recordAudit } from '@/lib/audit/record-audit';
import type { Actor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import type { Db } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { requireVersion } from '@/lib/http/server/version-tag';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { describeChanges } from './describe-changes';
import type { CriteriaChange, EditedProcess } from './edit-schemas';
import { explainTakenId } from './explain-taken-id';
import type { ProcessRow } from './rows/get-process-row';
import { countCandidates, getProcessRow, lockProcess } from './rows/get-process-row';
import { serializeProcess } from './serialize-process';

export interface EditRequest {
  processId: string;
  /** The request's `If-Match`, null for none. */
  ifMatch: string | null;
  /** Only say what saving would do. */
  dryRun: boolean;
}

/** Scores of a few hundred candidates may be written in the same transaction. */
const timeoutMs = 60_000;

/** Thrown to take a rehearsal back, with what it has shown. */
class Rehearsed extends Error {
  constructor(readonly answer: EditedProcess) {
    super('rehearsed');
  }
}

/**
 * The one way in which what a process asks for is changed: lock, version, `write`, then the history and what follows for
 * the candidates. Writing what is there already changes nothing, not even the version. A dry run takes the same way and
 * is rolled back, so it refuses whatever saving would refuse.
 *
 * @param write makes the change in the transaction; gets the process as it was
 * @throws AppError `process.not-found`, `process.changed-meanwhile`, `process.archived`, `process.external-id-taken`, and
 *   what `write` throws
 */
export async function editProcess(
  actor: Actor,
  request: EditRequest,
  write: (db: Db, before: ProcessRow) => Promise<void>,
): Promise<EditedProcess> {
  requirePermission(actor, 'process:write');
  try {
    const answer = await transaction((db) => edit(db, actor, request, write), { timeoutMs });
    if (answer.change.effect === 'RESCORING') sendOutboxSoon();
    return answer;
  } catch (error) {
    if (error instanceof Rehearsed) return error.answer;
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
  const plan = planCriteriaChange(buildCriteriaSnapshot(before), buildCriteriaSnapshot(after));
  if (dryRun) throw new Rehearsed(await toAnswer(db, before, await previewCriteriaChange(db, processId, plan)));
  const changes = describeChanges(serializeProcess(before), serializeProcess(after));
  if (changes.length === 0) return toAnswer(db, before, { effect: 'NONE', candidates: 0 });
  const { version } = await db.process.update({
    where: { id: processId },
    data: { version: { increment: 1 } },
    select: { version: true },
  });
  const change = await applyCriteriaChange(db, after, plan);
  await recordAudit(db, actor, 'process.edited', { processId, changes, ...change });
  return toAnswer(db, { ...after, version }, change);
}

async function toAnswer(db: Db, row: ProcessRow, change: CriteriaChange): Promise<EditedProcess> {
  const counts = await countCandidates(db, [row.id]);
  return { ...serializeProcess(row, counts.get(row.id)), change };
}

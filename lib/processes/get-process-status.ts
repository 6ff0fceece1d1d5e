import { actorMay, requirePermission, type Actor } from '@/lib/auth/actor';
import { visibleProcessSql } from '@/lib/auth/process-access';
import { loadListItems } from '@/lib/candidates/search/load-list-items';
import { database } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { AppError } from '@/lib/errors';
import { countByStatus } from './count-by-status';
import { getProcess } from './get-process';
import { lastBatch } from './last-batch';
import { explainWait, waitFacts, type WaitFacts } from './process-wait';
import type { ProcessBatch, ProcessStatus } from '@/lib/domain/process-schemas';
import type { CandidateProgress, ProcessStatusAnswer } from './status-schemas';
import { isDefinable, possibleStatuses, runningCandidateStatuses, displayStatus } from '@/lib/domain/process-status';

interface StatusRow {
  status: ProcessStatus;
  statusReason: string | null;
  byStatus: Record<string, number>;
  requested: CandidateProgress[];
  batch: ProcessBatch | null;
  wait: WaitFacts;
}

/**
 * The displayed status of a process, its candidate counts, and the progress of some candidates. Polled every few
 * seconds during a run (docs/decisions/0071), hence one statement.
 *
 * @param input `candidates`: ids whose progress is requested; unknown ids and those of another process are left out,
 *   and all of them where the caller may not read candidates
 * @throws AppError `process.not-found`
 */
export async function getProcessStatus(
  actor: Actor,
  input: { processId: string; candidates?: readonly string[] | undefined },
): Promise<ProcessStatusAnswer> {
  requirePermission(actor, 'process:read');
  // The progress of single candidates needs more rights than the status of the process.
  const candidates = actorMay(actor, 'candidate:read') ? (input.candidates ?? []) : [];
  const rows = await database().$queryRaw<StatusRow[]>`
    SELECT p.status::text AS status, p.status_reason AS "statusReason",
      (SELECT coalesce(jsonb_object_agg(g.status, g.count), '{}') FROM (
        SELECT status, count(*) AS count FROM candidate WHERE process_id = p.id GROUP BY status
      ) g) AS "byStatus",
      (SELECT coalesce(jsonb_agg(jsonb_build_object(
        'id', c.id, 'status', c.status, 'statusReason', c.status_reason, 'progress', c.progress)), '[]')
        FROM candidate c WHERE c.process_id = p.id AND c.id = ANY(${[...candidates]}::uuid[])) AS requested,
      ${lastBatch(Prisma.sql`p.id`)} AS batch, ${waitFacts(Prisma.sql`p.id`)} AS wait
    FROM process p WHERE p.id = ${input.processId}::uuid AND ${visibleProcessSql(actor, Prisma.sql`p.id`)}`;
  const row = rows[0];
  if (!row) throw new AppError('process.not-found');
  const { byStatus, requested, batch } = row;
  const isPending = ({ status }: Pick<CandidateProgress, 'status'>) => runningCandidateStatuses.includes(status);
  const counts = countByStatus(byStatus);
  return {
    // A CV still in the ATS is not work in progress.
    status: displayStatus(row.status, { awaiting: byStatus['AWAITING_PROCESSING'] ?? 0, running: counts.running }),
    statusReason: row.status === 'ERROR' ? row.statusReason : null,
    ...counts,
    byStatus,
    batch,
    wait: await explainWait(row.wait),
    pending: requested.filter(isPending),
    ended: await loadListItems(
      actor,
      requested.filter((candidate) => !isPending(candidate)).map(({ id }) => id),
    ),
  };
}

/**
 * The statuses a process can be changed to now; ACTIVE only if it is definable (`isDefinable`).
 *
 * @throws AppError `process.not-found`
 */
export async function getPossibleStatuses(
  actor: Actor,
  input: { processId: string },
): Promise<{ items: ProcessStatus[] }> {
  requirePermission(actor, 'process:read');
  const { status, name, requirements, requirementList } = await getProcess(actor, input);
  const ready = isDefinable({ name, requirements, requirementCount: requirementList.length });
  return { items: possibleStatuses(status).filter((target) => target !== 'ACTIVE' || ready) };
}

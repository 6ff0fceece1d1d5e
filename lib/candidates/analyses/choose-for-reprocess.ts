import type { Db } from '@/lib/db/client';
import { refuseUnknown } from '../rows/refuse-unknown';
import type { SelectedAnswer } from '@/lib/domain/candidate-review-schemas';
import { mayReprocessInBulk } from '@/lib/domain/candidate-status';

/**
 * Sorts chosen candidates into those whose status allows an analysis in bulk, and those refused (docs/specification.md,
 * Candidate).
 */
export async function chooseForReprocess(
  db: Db,
  { processId, ids }: { processId: string; ids: string[] },
): Promise<SelectedAnswer> {
  const rows = await db.candidate.findMany({
    where: { processId, id: { in: ids } },
    orderBy: { ordinalNumber: 'asc' },
    select: { id: true, ordinalNumber: true, status: true },
  });
  const refused = rows
    .filter((row) => !mayReprocessInBulk(row.status))
    .map(({ id, ordinalNumber, status }) => ({ candidateId: id, ordinalNumber, reason: status }));
  return {
    accepted: rows.filter((row) => mayReprocessInBulk(row.status)).map(({ id }) => id),
    refused: [...refused, ...refuseUnknown(ids, rows)],
  };
}

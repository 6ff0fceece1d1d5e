import type { Db } from '@/lib/db/client';
import type { AtsApplication } from '@/lib/db/generated/client';
import { refuseUnknown } from '../rows/refuse-unknown';
import type { EraseManyAnswer } from '@/lib/domain/candidate-review-schemas';

/** Whether the person is in the ATS still, so that the next synchronisation would bring them back. */
export const isKeptByAts = ({
  atsApplication,
}: {
  atsApplication: Pick<AtsApplication, 'goneAt' | 'departure' | 'given'> | null;
}) =>
  atsApplication !== null &&
  !atsApplication.given &&
  atsApplication.goneAt === null &&
  atsApplication.departure === null;

/** Sorts chosen candidates into those that can be erased, and those whom the ATS keeps. */
export async function chooseForErasure(db: Db, processId: string, ids: string[]): Promise<EraseManyAnswer> {
  const rows = await db.candidate.findMany({
    where: { processId, id: { in: ids } },
    orderBy: { ordinalNumber: 'asc' },
    select: {
      id: true,
      ordinalNumber: true,
      atsApplication: { select: { goneAt: true, departure: true, given: true } },
    },
  });
  const kept = rows.filter(isKeptByAts).map(({ id, ordinalNumber }) => {
    return { candidateId: id, ordinalNumber, reason: 'KEPT_BY_ATS' as const };
  });
  return {
    accepted: rows.filter((row) => !isKeptByAts(row)).map(({ id }) => id),
    refused: [...kept, ...refuseUnknown(ids, rows)],
  };
}

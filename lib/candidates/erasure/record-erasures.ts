import type { Db } from '@/lib/db/client';
import type { ErasureKind } from '@/lib/db/generated/enums';

/** So long it is known who was erased, which no backup may outlast. */
export const keepErasureEntriesDays = 730;

interface Erased {
  processId: string;
  candidateIds: string[];
  kind: ErasureKind;
  /** Their tombstones, by candidate. */
  hashes?: Map<string, string[]>;
}

/**
 * Notes, in the transaction that erases, who was erased, by id alone. From there it is written beside the backups
 * (lib/backup/erasures), so that a backup that is restored does not bring them back.
 */
export async function recordErasures(
  db: Db,
  { processId, candidateIds, kind, hashes = new Map<string, string[]>() }: Erased,
): Promise<void> {
  await db.erasureEntry.createMany({
    data: candidateIds.map((candidateId) => ({
      processId,
      candidateId,
      kind,
      hashes: hashes.get(candidateId) ?? [],
    })),
  });
}

import type { Db } from '@/lib/db/client';
import { AppError } from '@/lib/errors';

/** A file belongs to one candidate of a process. @throws AppError `cv.duplicate` with that candidate */
export async function requireNoDuplicate(db: Db, processId: string, sha256: string): Promise<void> {
  const known = await db.candidate.findFirst({ where: { processId, cvSha256: sha256 } });
  if (known) {
    throw new AppError('cv.duplicate', { values: { number: known.ordinalNumber, candidateId: known.id } });
  }
}

import type { Db } from '@/lib/db/client';
import { AppError } from '@/lib/errors';

/**
 * A file belongs to one candidate of a process, also where only some of its pages are theirs; of two who share it the first counts.
 *
 * @param replacedId whose CV is replaced: the whole file may take the place of some of its pages
 * @throws AppError `cv.duplicate` with that candidate
 */
export async function requireNoDuplicate(
  db: Db,
  processId: string,
  sha256: string,
  replacedId?: string,
): Promise<void> {
  const except = replacedId ? { id: { not: replacedId } } : {};
  const known = await db.candidate.findFirst({
    where: { processId, OR: [{ cvSha256: sha256 }, { cvFile: { wholeSha256: sha256 }, ...except }] },
    orderBy: { ordinalNumber: 'asc' },
  });
  if (known) {
    throw new AppError('cv.duplicate', { values: { number: known.ordinalNumber, candidateId: known.id } });
  }
}

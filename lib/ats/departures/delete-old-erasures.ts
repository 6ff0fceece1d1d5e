import { deleteUnusedFiles } from '@/lib/cv/delete-unused-files';
import type { Db } from '@/lib/db/client';

/** Deletes for good what was erased a week ago, with CVs that nobody else has. */
export async function deleteOldErasures(db: Db, now: Date): Promise<void> {
  const old = await db.$queryRaw<{ files: string[] }[]>`
    DELETE FROM ats_erasure WHERE kept_until < ${now} RETURNING files`;
  const files = old.flatMap((row) => row.files);
  if (files.length > 0) await deleteUnusedFiles(db, files);
}

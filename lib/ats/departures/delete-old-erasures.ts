import { deleteUnusedFiles } from '@/lib/cv/delete-unused-files';
import { transaction } from '@/lib/db/transaction';

/** Deletes for good what was erased a week ago, with CVs that nobody else has. */
export async function deleteOldErasures(now: Date): Promise<void> {
  await transaction(async (db) => {
    const old = await db.$queryRaw<{ files: string[] }[]>`
      DELETE FROM ats_erasure WHERE kept_until < ${now} RETURNING files`;
    const files = old.flatMap((row) => row.files);
    if (files.length > 0) await deleteUnusedFiles(db, files);
  });
}

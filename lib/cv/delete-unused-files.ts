import type { Db } from '@/lib/db/client';
import { removeObjectsLater } from '@/lib/storage/remove-unused';

async function deleteUnused(db: Db, files: string[]): Promise<string[]> {
  const deleted = await db.$queryRaw<{ whole: string | null; sha256: string; isOutside: boolean }[]>`
    DELETE FROM cv_file f WHERE f.sha256 = ANY(${files})
      AND NOT EXISTS (SELECT 1 FROM candidate c WHERE c.cv_sha256 = f.sha256)
      AND NOT EXISTS (SELECT 1 FROM former_cv v WHERE v.sha256 = f.sha256)
      AND NOT EXISTS (SELECT 1 FROM analysis a WHERE a.cv_sha256 = f.sha256)
      AND NOT EXISTS (SELECT 1 FROM ats_erasure e WHERE e.files @> ARRAY[f.sha256::text])
      AND NOT EXISTS (SELECT 1 FROM blocked_candidate b WHERE b.files @> ARRAY[f.sha256::text])
      AND NOT EXISTS (SELECT 1 FROM cv_file part WHERE part.whole_sha256 = f.sha256)
    RETURNING f.whole_sha256 AS whole, f.sha256, f.stored_in = 'S3' AND f.whole_sha256 IS NULL AS "isOutside"`;
  await removeObjectsLater(
    db,
    deleted.flatMap(({ sha256, isOutside }) => (isOutside ? [sha256] : [])),
  );
  return deleted.flatMap(({ whole }) => whole ?? []);
}

/**
 * Deletes CV files with their readings and search texts, except those that still belong to a candidate or are kept
 * for a while. What is stored outside of the database goes after the commit. A file of which candidates have only some
 * pages goes with the last of them.
 */
export async function deleteUnusedFiles(db: Db, files: string[]): Promise<void> {
  const wholes = await deleteUnused(db, files);
  // The pages used it until now.
  if (wholes.length > 0) await deleteUnused(db, wholes);
}

/** The files of candidates: their CVs, former ones, those that were analysed, and those kept after an erasure. */
export async function findFilesOf(db: Db, candidateIds: string[]): Promise<string[]> {
  const rows = await db.$queryRaw<{ sha256: string }[]>`
    SELECT cv_sha256 AS sha256 FROM candidate WHERE id = ANY(${candidateIds}::uuid[]) AND cv_sha256 IS NOT NULL
    UNION SELECT sha256 FROM former_cv WHERE candidate_id = ANY(${candidateIds}::uuid[])
    UNION SELECT cv_sha256 FROM analysis WHERE candidate_id = ANY(${candidateIds}::uuid[])
    UNION SELECT unnest(files) FROM ats_erasure WHERE candidate_id = ANY(${candidateIds}::uuid[])`;
  return rows.map(({ sha256 }) => sha256);
}

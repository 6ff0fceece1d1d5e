import type { Actor } from '@/lib/auth/actor';
import { belongsTo } from '@/lib/candidates/erasure/erase-personal-data';
import type { Db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { inDatabase, personalData, restoredColumns } from '@/lib/domain/personal-data';

const keptDays = 7;

/** Tables whose rows come back, those that others refer to first; of the others, of which columns come back. */
export const deletedTables = Object.keys(personalData).filter((name) => personalData[name]?.rows === 'go');
export const emptiedTables = Object.entries(personalData).flatMap(([name, table]) => {
  const columns = table.rows === 'stay' ? restoredColumns(table) : [];
  return columns.length > 0 ? [{ name, columns }] : [];
});

/** For SQL: the rows of candidate `c` that come back, or of which something comes back, by table. */
function keptRows(): Prisma.Sql {
  const names = [...emptiedTables.map(({ name }) => name), ...deletedTables];
  const rows = names.map((name) => {
    const table = inDatabase(name);
    const ofThis = belongsTo(name, Prisma.sql`= c.id`);
    return Prisma.sql`${table}::text, (SELECT jsonb_agg(to_jsonb(t)) FROM ${Prisma.raw(table)} t WHERE ${ofThis})`;
  });
  return Prisma.sql`jsonb_build_object(${Prisma.join(rows)})`;
}

/**
 * Copies what is about to be erased of candidates to where nothing shows it: their rows by table, and the hashes of their
 * CVs, whose files stay as long. {@link restoreErased} puts it back; after a week it goes (lib/maintenance/clean-up.ts).
 *
 * @param candidateIds of the ATS, with their application's `departure` set; locked with their process by the caller
 */
export async function keepErased(db: Db, actor: Actor, candidateIds: string[], now: Date): Promise<void> {
  const keptUntil = new Date(now.getTime() + keptDays * 24 * 60 * 60_000);
  await db.$executeRaw`
    INSERT INTO ats_erasure (candidate_id, process_id, departure, by_person, erased_at, kept_until, files, content)
    SELECT c.id, c.process_id, coalesce(a.departure, 'NOT_FOUND'), ${actor.kind === 'person'}, ${now}, ${keptUntil},
      ARRAY(
        SELECT c.cv_sha256::text WHERE c.cv_sha256 IS NOT NULL
        UNION SELECT v.sha256::text FROM former_cv v WHERE v.candidate_id = c.id
        UNION SELECT n.cv_sha256::text FROM analysis n WHERE n.candidate_id = c.id
      ),
      ${keptRows()}
    FROM candidate c JOIN ats_application a ON a.candidate_id = c.id
    WHERE c.id = ANY(${candidateIds}::uuid[])
    ON CONFLICT (candidate_id) DO UPDATE SET departure = excluded.departure, by_person = excluded.by_person,
      erased_at = excluded.erased_at, kept_until = excluded.kept_until,
      files = ARRAY(SELECT unnest(ats_erasure.files) UNION SELECT unnest(excluded.files)), content = excluded.content`;
}

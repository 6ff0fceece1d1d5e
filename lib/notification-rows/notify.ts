import type { Db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import type { NotificationKind } from '@/lib/domain/notification-enums';
import { declarationOf, type NotificationData } from './notification-kinds';

/** More are told in several statements. */
const atOnce = 200;

/**
 * Tells those whom the kind's declaration names, in the caller's transaction: none of what they did themselves, none who is
 * inactive or has switched the kind off, and nobody twice of the same subject and detail. One statement.
 *
 * @param about `by`: who did it; null: the product or a candidate. `data`: ids, and the kind's `detail`
 * @throws ZodError when the data is not as declared
 */
export async function notify<K extends NotificationKind>(
  db: Db,
  kind: K,
  { by, data }: { by: { userId: string } | null; data: NotificationData<K> },
): Promise<void> {
  await notifyOfMany(db, kind, { by, data: [data] });
}

/** The same of several subjects, two hundred in a statement. */
export async function notifyOfMany<K extends NotificationKind>(
  db: Db,
  kind: K,
  { by, data }: { by: { userId: string } | null; data: readonly NotificationData<K>[] },
): Promise<void> {
  const byId = by?.userId ?? null;
  for (let from = 0; from < data.length; from += atOnce) {
    const rows = data.slice(from, from + atOnce).map((one) => rowsOf(kind, one, byId));
    await db.$executeRaw`
      INSERT INTO notification (id, user_id, kind, group_key, process_id, candidate_id, subject_id, detail, by_id)
      ${Prisma.join(rows, ' UNION ALL ')} ON CONFLICT DO NOTHING`;
  }
}

/** A row for each person who is told of one subject, as SQL. */
function rowsOf<K extends NotificationKind>(kind: K, data: NotificationData<K>, byId: string | null): Prisma.Sql {
  const declaration = declarationOf(kind);
  const parsed = declaration.data.parse(data);
  const { processId = null, candidateId = null, subjectId, detail = '' } = parsed;
  const groups = { process: processId, candidate: candidateId, kind: '' };
  return Prisma.sql`
    SELECT gen_random_uuid(), u.id, ${kind}, ${groups[declaration.combinedBy] ?? ''}, ${processId}::uuid,
      ${candidateId}::uuid, ${subjectId}::uuid, ${detail}, ${byId}::uuid
    FROM app_user u
    WHERE (${candidateId}::uuid IS NULL OR EXISTS (SELECT 1 FROM candidate c WHERE c.id = ${candidateId}::uuid))
      AND u.active AND u.role IS NOT NULL AND u.id IN (${declaration.to(parsed)}) AND u.id IS DISTINCT FROM ${byId}::uuid
      AND NOT EXISTS (SELECT 1 FROM notification_switch s
        WHERE s.user_id = u.id AND s.kind = ${kind} AND NOT s.in_product AND NOT s.by_mail)`;
}

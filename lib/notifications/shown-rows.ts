import { actorMay, type PersonActor } from '@/lib/auth/actor';
import { visibleProcessSql } from '@/lib/auth/process-access';
import { Prisma } from '@/lib/db/generated/client';
import { notificationKinds } from '@/lib/domain/notification-enums';
import { declarationOf } from '@/lib/notification-rows/notification-kinds';

/**
 * The rows `n` of `notification` that the actor may see now, as an SQL condition: with their role of today, in processes that they
 * see, and of a matter that stands. Rows of other people, and of kinds that this version does not know, are never among them.
 */
export function shownRowsSql(actor: PersonActor): Prisma.Sql {
  const kinds = notificationKinds.flatMap((kind) => {
    const { permission, stands } = declarationOf(kind);
    if (!actorMay(actor, permission)) return [];
    const isStanding = stands?.(actor.userId) ?? Prisma.sql`TRUE`;
    return [Prisma.sql`(n.kind = ${kind} AND ${isStanding})`];
  });
  if (kinds.length === 0) return Prisma.sql`FALSE`;
  return Prisma.sql`(n.user_id = ${actor.userId}::uuid AND (${Prisma.join(kinds, ' OR ')})
    AND (n.process_id IS NULL OR ${visibleProcessSql(actor, Prisma.sql`n.process_id`)}))`;
}

/** Since when a row `n` counts as read, as SQL: the person read it, or the matter is dealt with; null: it is unread. */
export function readAtSql(): Prisma.Sql {
  const cases = notificationKinds.flatMap((kind) => {
    const { settledAt } = declarationOf(kind);
    return settledAt ? [Prisma.sql`WHEN ${kind} THEN ${settledAt}`] : [];
  });
  return Prisma.sql`coalesce(n.read_at, CASE n.kind ${Prisma.join(cases, ' ')} END)`;
}

/** What in its process a row `n` is about, as SQL; null: nothing more than its candidate. */
export function partIdSql(): Prisma.Sql {
  const cases = notificationKinds.flatMap((kind) => {
    const { partId } = declarationOf(kind);
    return partId ? [Prisma.sql`WHEN ${kind} THEN ${partId}`] : [];
  });
  return Prisma.sql`CASE n.kind ${Prisma.join(cases, ' ')} END`;
}

/** Whether the person wants to be told of the row `n` in the product, as SQL. */
export const wantedInProduct = Prisma.sql`NOT EXISTS (
  SELECT 1 FROM notification_switch s WHERE s.user_id = n.user_id AND s.kind = n.kind AND NOT s.in_product)`;

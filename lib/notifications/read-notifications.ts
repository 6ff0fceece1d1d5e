import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { AppError } from '@/lib/errors';
import { shownRowsSql, wantedInProduct } from './shown-rows';

/**
 * Marks a line as read, or all up to it. What came since the actor saw it stays unread, and so does what is not shown yet.
 *
 * @throws AppError `notification.not-found`
 */
export async function readNotifications(
  actor: PersonActor,
  { notificationId, all }: { notificationId: string; all: boolean },
): Promise<void> {
  requirePermission(actor, 'candidate:read');
  const seen = await database().notification.findFirst({ where: { id: notificationId, userId: actor.userId } });
  if (!seen) throw new AppError('notification.not-found');
  const line = all ? Prisma.sql`TRUE` : Prisma.sql`n.kind = ${seen.kind} AND n.group_key = ${seen.groupKey}`;
  await database().$executeRaw`
    UPDATE notification n SET read_at = now()
    WHERE n.read_at IS NULL AND n.created_at <= ${seen.createdAt} AND ${line} AND ${shownRowsSql(actor)} AND ${wantedInProduct}`;
}

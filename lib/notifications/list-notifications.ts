import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { countUnread } from './count-unread';
import { findLines } from './find-lines';
import type { NotificationPage } from './notification-schemas';

/**
 * What the actor is told, newest first, as `findLines` says.
 *
 * @param query `page` from 1; a page past the end is empty
 * @throws AppError `permission.denied`
 */
export async function listNotifications(
  actor: PersonActor,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<NotificationPage> {
  requirePermission(actor, 'candidate:read');
  const [{ items, totalItems }, { unread }] = await Promise.all([
    findLines(actor, { limit: pageSize, offset: (page - 1) * pageSize }),
    countUnread(actor),
  ]);
  return { items, page, pageSize, totalItems, totalPages: Math.ceil(totalItems / pageSize), unread };
}

import { requirePermission, type Actor } from '@/lib/auth/actor';
import { cursorAfter, findEvents } from './find-events';
import { nameEvents } from './find-names';
import type { AuditListQuery, AuditPage } from './schemas';

/**
 * The audit log, newest first, with the present names of people, processes and candidates.
 *
 * @throws AppError `permission.denied`; `request.invalid` for a cursor that is none
 */
export async function listAuditEvents(actor: Actor, { cursor, limit, ...asked }: AuditListQuery): Promise<AuditPage> {
  requirePermission(actor, 'administration');
  // One more tells whether there is a next page.
  const rows = await findEvents(asked, cursor ?? null, limit + 1);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { items: await nameEvents(shown), nextCursor: rows.length > limit && last ? cursorAfter(last) : null };
}

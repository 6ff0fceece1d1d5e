import type { Actor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import type { AccountPage } from './account-schemas';

const pageSize = 50;

/**
 * All accounts by last name, with the last sign-in from the audit log (ended sessions are deleted after a day).
 *
 * @param input `page` from 1
 * @throws AppError `permission.denied`
 */
export async function listAccounts(actor: Actor, input: { page: number }): Promise<AccountPage> {
  requirePermission(actor, 'administration');
  const db = database();
  const [users, totalItems] = await Promise.all([
    db.user.findMany({
      orderBy: [{ lastName: 'asc' }, { firstName: 'asc' }, { id: 'asc' }],
      skip: (input.page - 1) * pageSize,
      take: pageSize,
      select: { id: true, firstName: true, lastName: true, email: true, role: true, active: true },
    }),
    db.user.count(),
  ]);
  const opened = await db.auditEvent.groupBy({
    by: ['actorId'],
    where: { action: 'session.opened', actorId: { in: users.map(({ id }) => id) } },
    _max: { at: true },
  });
  const lastSignIns = new Map(opened.map(({ actorId, _max }) => [actorId, _max.at?.toISOString() ?? null]));
  return {
    items: users.map(({ id, ...user }) => ({ userId: id, ...user, lastSignInAt: lastSignIns.get(id) ?? null })),
    page: input.page,
    pageSize,
    totalItems,
    totalPages: Math.ceil(totalItems / pageSize),
  };
}

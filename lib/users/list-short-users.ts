import type { Actor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import type { ShortUser } from '@/lib/domain/user-schemas';

/** Users for pickers: active and with a role, by last name. */
export async function listShortUsers(actor: Actor): Promise<ShortUser[]> {
  requirePermission(actor, 'process:read');
  const users = await database().user.findMany({
    where: { active: true, role: { not: null } },
    orderBy: [{ lastName: 'asc' }, { firstName: 'asc' }, { id: 'asc' }],
    select: { id: true, firstName: true, lastName: true },
  });
  return users.map(({ id, firstName, lastName }) => ({ userId: id, firstName, lastName }));
}

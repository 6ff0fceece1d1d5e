import type { z } from 'zod';
import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import type { skippedUserSchema } from '@/lib/domain/user-schemas';

/** Users left out of the pickers, and why (docs/specification.md, People, sessions, permissions). */
export async function listSkippedUsers(actor: Actor): Promise<z.infer<typeof skippedUserSchema>[]> {
  requirePermission(actor, 'process:read');
  const users = await database().user.findMany({
    where: { OR: [{ active: false }, { role: null }] },
    orderBy: [{ lastName: 'asc' }, { firstName: 'asc' }, { id: 'asc' }],
    select: { id: true, firstName: true, lastName: true, active: true },
  });
  return users.map(({ id, firstName, lastName, active }) => ({
    userId: id,
    firstName,
    lastName,
    reason: active ? 'NO_ROLE' : 'INACTIVE',
  }));
}

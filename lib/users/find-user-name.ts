import type { Actor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';

/** First and last name of a person, also of one who has left; null: there is no such person. */
export async function findUserName(actor: Actor, userId: string): Promise<string | null> {
  requirePermission(actor, 'process:read');
  const user = await database().user.findUnique({
    where: { id: userId },
    select: { firstName: true, lastName: true },
  });
  return user && `${user.firstName} ${user.lastName}`;
}

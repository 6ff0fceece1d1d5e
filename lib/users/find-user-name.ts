import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';

/** First and last name of a user, even if deactivated; null when there is no such user. */
export async function findUserName(actor: Actor, userId: string): Promise<string | null> {
  requirePermission(actor, 'process:read');
  const user = await database().user.findUnique({
    where: { id: userId },
    select: { firstName: true, lastName: true },
  });
  return user && `${user.firstName} ${user.lastName}`;
}

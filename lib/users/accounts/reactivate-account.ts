import type { PersonActor } from '@/lib/auth/actor';
import { changeAccess } from './change-access';

/**
 * Lets a deactivated user in again, with the role and password from before.
 *
 * @throws AppError as {@link changeAccess}
 */
export async function reactivateAccount(actor: PersonActor, { userId }: { userId: string }): Promise<void> {
  const change = { userId, action: 'user.reactivated' } as const;
  await changeAccess(actor, { ...change, change: ({ role }) => ({ role, active: true }) });
}

import type { PersonActor } from '@/lib/auth/actor';
import { changeAccess } from './change-access';

/**
 * Keeps a user out: their sessions and API tokens end at once. Their work stays, with their name.
 *
 * @throws AppError as {@link changeAccess}
 */
export async function deactivateAccount(actor: PersonActor, { userId }: { userId: string }): Promise<void> {
  const change = { userId, action: 'user.deactivated' } as const;
  await changeAccess(actor, { ...change, change: ({ role }) => ({ role, active: false }) });
}

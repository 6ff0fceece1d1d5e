import type { PersonActor } from '@/lib/auth/actor';
import type { Role } from '@/lib/domain/user-schemas';
import { changeAccess } from './change-access';

/**
 * Gives an account another role; its sessions end.
 *
 * @throws AppError as {@link changeAccess}
 */
export async function changeRole(actor: PersonActor, { userId, role }: { userId: string; role: Role }): Promise<void> {
  await changeAccess(actor, {
    userId,
    action: 'user.role-changed',
    change: ({ active }) => ({ role, active }),
    facts: (present) => ({ from: present.role, to: role }),
  });
}

import { systemActor, type PersonActor } from '@/lib/auth/actor';
import { demoAccounts, demoPassword } from '@/lib/auth/demo-accounts';
import { database } from '@/lib/db/client';
import { createUser } from '@/lib/users/create-user';
import type { Role } from '@/lib/domain/user-schemas';

/** The seed has no session. */
const noSession = '00000000-0000-7000-8000-000000000000';

/**
 * Creates one account per role from `lib/auth/demo-accounts.ts`; existing ones stay unchanged.
 *
 * @returns an actor for each account
 */
export async function createDemoUsers(): Promise<Record<Role, PersonActor>> {
  const actors: Partial<Record<Role, PersonActor>> = {};
  for (const account of demoAccounts) {
    const known = await database().user.findUnique({ where: { email: account.email }, select: { id: true } });
    const userId = known?.id ?? (await createUser(systemActor, { ...account, password: demoPassword })).userId;
    actors[account.role] = { kind: 'person', userId, sessionId: noSession, role: account.role, locale: 'pl' };
  }
  const { ADMIN, RECRUITER, VIEWER } = actors;
  if (!ADMIN || !RECRUITER || !VIEWER) throw new Error('The demo accounts lack a role.');
  return { ADMIN, RECRUITER, VIEWER };
}

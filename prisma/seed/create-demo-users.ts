import { systemActor, type PersonActor } from '@/lib/auth/actor';
import { demoAccounts, demoPassword } from '@/lib/auth/demo-accounts';
import { database } from '@/lib/db/client';
import { createUser } from '@/lib/users/create-user';
import type { Role } from '@/lib/users/schemas';

/** Nobody is signed in while the seed works. */
const noSession = '00000000-0000-7000-8000-000000000000';

/**
 * Makes one account a role, as `lib/auth/demo-accounts.ts` lists them; those that exist are left as they are.
 *
 * @returns each account as the actor that its person is
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

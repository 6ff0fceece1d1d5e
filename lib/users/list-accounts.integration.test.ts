import { openSession } from '@/lib/auth/sessions';
import { database } from '@/lib/db/client';
import { createTestUser } from '@/prisma/seed/factories';
import { accountPageSchema } from './account-schemas';
import { listAccounts } from './list-accounts';

test('an administrator sees every account, also who may not sign in, and when they last came', async () => {
  const admin = await createTestUser('ADMIN');
  const seen = await createTestUser('RECRUITER');
  const gone = await createTestUser('VIEWER');
  const before = Date.now();
  await openSession(seen.actor.userId);
  await database().user.update({ where: { id: gone.actor.userId }, data: { active: false, role: null } });

  const { items, totalItems } = accountPageSchema.parse(await listAccounts(admin.actor, { page: 1 }));
  const find = (email: string) => items.find((account) => account.email === email);
  expect(totalItems).toBe(await database().user.count());
  expect(Date.parse(find(seen.email)?.lastSignInAt ?? '')).toBeGreaterThanOrEqual(before - 1000);
  expect(find(gone.email)).toMatchObject({ active: false, role: null, lastSignInAt: null });
});

test.each(['RECRUITER', 'VIEWER'] as const)('a %s may not see accounts', async (role) => {
  const { actor } = await createTestUser(role);
  await expect(listAccounts(actor, { page: 1 })).rejects.toMatchObject({ code: 'permission.denied' });
});

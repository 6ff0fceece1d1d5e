import { randomUUID } from 'node:crypto';
import { openSession } from '@/lib/auth/sessions';
import { database } from '@/lib/db/client';
import { createTestUser } from '@/prisma/seed/factories';
import { accountPageSchema, accountQuery } from './account-schemas';
import { changeRole } from './accounts/change-access';
import { listAccounts } from './list-accounts';

const ask = (query: object = {}) => accountQuery.parse(query);

test('an administrator sees every account, also who may not sign in, and when they last came', async () => {
  const admin = await createTestUser('ADMIN');
  const seen = await createTestUser('RECRUITER');
  const gone = await createTestUser('VIEWER');
  const before = Date.now();
  await openSession(seen.actor.userId);
  await database().user.update({ where: { id: gone.actor.userId }, data: { active: false, role: null } });

  const { items, totalItems } = accountPageSchema.parse(await listAccounts(admin.actor, ask()));
  const find = (email: string) => items.find((account) => account.email === email);
  expect(totalItems).toBe(await database().user.count());
  expect(Date.parse(find(seen.email)?.lastSignInAt ?? '')).toBeGreaterThanOrEqual(before - 1000);
  expect(find(gone.email)).toMatchObject({ active: false, role: null, lastSignInAt: null, changedAt: null });
});

test('accounts are found by any words of name and address, by role and by state', async () => {
  const admin = await createTestUser('ADMIN');
  const mark = randomUUID().slice(0, 8);
  const create = (firstName: string, role: 'VIEWER' | 'RECRUITER' | null, active = true) =>
    database().user.create({
      data: { email: `${firstName}.${mark}@tests.example`, firstName, lastName: 'Żółć_%', role, active },
    });
  await Promise.all([create('Łucja', 'VIEWER'), create('Olga', 'RECRUITER', false), create('Piotr', null)]);
  const names = async (query: object) =>
    (await listAccounts(admin.actor, ask(query))).items.map(({ firstName }) => firstName);
  expect(await names({ search: mark })).toEqual(['Łucja', 'Olga', 'Piotr']);
  expect(await names({ search: `zolc ${mark} LUCJA` })).toEqual(['Łucja']);
  expect(await names({ search: `${mark} żółć_%` })).toHaveLength(3);
  expect(await names({ search: `${mark}%` })).toEqual([]);
  expect(await names({ search: mark, role: 'RECRUITER' })).toEqual(['Olga']);
  expect(await names({ search: mark, state: 'ACTIVE' })).toEqual(['Łucja']);
  expect(await names({ search: mark, state: 'NO_ROLE' })).toEqual(['Piotr']);
  expect(await names({ search: mark, state: 'INACTIVE' })).toEqual(['Olga']);
});

test('a page past the end is empty and still knows the total', async () => {
  const { actor, email } = await createTestUser('ADMIN');
  const past = await listAccounts(actor, ask({ search: email, page: 2 }));
  expect(past).toMatchObject({ items: [], page: 2, totalItems: 1, totalPages: 1 });
});

test('the list says who changed an account last, and when', async () => {
  const admin = await createTestUser('ADMIN');
  const { email, actor } = await createTestUser('VIEWER');
  await changeRole(admin.actor, { userId: actor.userId, role: 'RECRUITER' });
  const { items } = await listAccounts(admin.actor, ask({ search: email }));
  expect(items).toMatchObject([{ role: 'RECRUITER', changedBy: 'Irena Testowa', changedAt: expect.any(String) }]);
});

test.each(['RECRUITER', 'VIEWER'] as const)('a %s may not see accounts', async (role) => {
  const { actor } = await createTestUser(role);
  await expect(listAccounts(actor, ask())).rejects.toMatchObject({ code: 'permission.denied' });
});

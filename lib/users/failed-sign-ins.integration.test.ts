import type { PersonActor } from '@/lib/auth/actor';
import { recordFailedSignIn } from '@/lib/auth/record-failed-sign-in';
import { openSession } from '@/lib/auth/sessions';
import { database } from '@/lib/db/client';
import { createTestUser } from '@/prisma/seed/factories';
import { dismissSignInNotice } from './dismiss-sign-in-notice';
import { getSignInNotice } from './get-sign-in-notice';
import { listFailedSignIns } from './list-failed-sign-ins';

const now = new Date('2026-11-26T10:15:00Z');
const fail = (email: string, minutes = 0) =>
  recordFailedSignIn(
    { kind: 'WRONG_PASSWORD', email, address: '192.0.2.1' },
    new Date(now.getTime() + minutes * 60_000),
  );

beforeEach(() => database().failedSignIn.deleteMany());

test('administrators read the failed sign-ins with the account, latest first; others do not', async () => {
  const admin = await createTestUser('ADMIN');
  const { email } = await createTestUser('RECRUITER');
  await fail(email);
  await fail(email, 10);
  await fail('nobody@tests.example', 20);
  const page = await listFailedSignIns(admin.actor, { page: 1 });
  expect(page).toMatchObject({
    totalItems: 2,
    items: [
      { account: null, address: '192.0.2.1', count: 1, kind: 'WRONG_PASSWORD' },
      { account: { email }, count: 2, firstAt: now.toISOString(), lastAt: '2026-11-26T10:25:00.000Z' },
    ],
  });
  expect((await listFailedSignIns(admin.actor, { page: 1_000_000 })).items).toEqual([]);
  const { actor } = await createTestUser('RECRUITER');
  await expect(listFailedSignIns(actor, { page: 1 })).rejects.toMatchObject({ code: 'permission.denied' });
});

test('a notice is shown in the session after the failures until it is dismissed, and in no other', async () => {
  const { actor, email } = await createTestUser('RECRUITER');
  const signIn = async (): Promise<PersonActor> => ({ ...actor, sessionId: await openSession(actor.userId) });
  expect(await getSignInNotice(await signIn())).toBeNull();
  await fail(email);
  await fail(email, 5);
  const session = await signIn();
  const notice = { count: 2, lastAt: '2026-11-26T10:20:00.000Z', lastFrom: '192.0.2.1' };
  expect(await getSignInNotice(session)).toEqual(notice);
  expect(await getSignInNotice(await signIn())).toBeNull();
  await dismissSignInNotice(session);
  expect(await getSignInNotice(session)).toBeNull();
});

import { transaction } from '@/lib/db/transaction';
import { database } from '@/lib/db/client';
import { createTestUser } from '@/prisma/seed/factories';
import { signInWithOidc } from './sign-in-with-oidc';

const person = { subject: 'sub-1', firstName: 'Ida', lastName: 'Nowa', emailVerified: true };

/** Until a statement of this database waits for another transaction. */
async function waitForLock(): Promise<void> {
  const waiting = async () =>
    (
      await database().$queryRaw<unknown[]>`
      SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
    ).length;
  for (let turn = 0; turn < 300 && (await waiting()) === 0; turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 10));
}

test('an unknown person gets an account without a role', async () => {
  const id = await signInWithOidc({ ...person, email: 'Ida.Nowa@firma.example' });
  const user = await database().user.findUnique({ where: { id: id ?? '' } });
  expect(user).toMatchObject({ email: 'ida.nowa@firma.example', role: null, oidcSubject: 'sub-1' });
  expect(await signInWithOidc({ ...person, email: 'other@firma.example' })).toBe(id);
});

test('a local account is joined by a verified address only', async () => {
  const { actor, email } = await createTestUser('RECRUITER');
  expect(await signInWithOidc({ ...person, subject: 'sub-2', email, emailVerified: false })).toBeNull();
  expect(await signInWithOidc({ ...person, subject: 'sub-2', email })).toBe(actor.userId);
  expect(await signInWithOidc({ ...person, subject: 'sub-3', email })).toBeNull();
});

test('an invitation that is withdrawn while the person signs in gives no role', async () => {
  const email = 'ewa.odwolana@firma.example';
  const expiresAt = new Date(Date.now() + 60_000);
  await database().invitation.create({ data: { email, role: 'ADMIN', tokenHash: 'withdrawn', expiresAt } });
  const signingIn = await transaction(async (db) => {
    await db.invitation.delete({ where: { email } });
    const started = signInWithOidc({ ...person, subject: 'sub-4', email });
    // Until the sign-in waits for the withdrawal, or has come through.
    await Promise.race([started, waitForLock()]);
    return { started };
  });
  const id = await signingIn.started;
  expect(await database().user.findUnique({ where: { id: id ?? '' } })).toMatchObject({ email, role: null });
});

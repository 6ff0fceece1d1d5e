import { randomUUID } from 'node:crypto';
import { transaction } from '@/lib/db/transaction';
import { database } from '@/lib/db/client';
import type { OidcPerson } from '@/lib/auth/oidc/read-person';
import { createTestUser } from '@/prisma/seed/factories';
import { systemActor } from '@/lib/auth/actor';
import { createUser } from '../create-user';
import { findCompanyAccount } from './find-company-account';

const issuer = 'https://id.firma.example';
const person = { issuer, subject: 'sub-1', firstName: 'Ida', lastName: 'Nowa', emailVerified: true, role: null };

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
  const id = await findCompanyAccount({ ...person, email: 'ida.nowa@firma.example' }, null, '192.0.2.1');
  const user = await database().user.findUnique({ where: { id: id ?? '' } });
  expect(user).toMatchObject({ email: 'ida.nowa@firma.example', role: null, oidcSubject: 'sub-1' });
  const joined = await database().auditEvent.findFirstOrThrow({ where: { actorId: id, action: 'user.joined' } });
  expect(joined.address).toBe('192.0.2.1');
  expect(await findCompanyAccount({ ...person, email: 'other@firma.example' })).toBe(id);
});

test('a local account is joined by a verified address only', async () => {
  const { actor, email } = await createTestUser('RECRUITER');
  expect(await findCompanyAccount({ ...person, subject: 'sub-2', email, emailVerified: false })).toBeNull();
  expect(await findCompanyAccount({ ...person, subject: 'sub-2', email })).toBe(actor.userId);
  expect(await findCompanyAccount({ ...person, subject: 'sub-3', email })).toBeNull();
});

test('an invitation that is withdrawn while the person signs in gives no role', async () => {
  const email = 'ewa.odwolana@firma.example';
  const expiresAt = new Date(Date.now() + 60_000);
  await database().invitation.create({ data: { email, role: 'ADMIN', tokenHash: 'withdrawn', expiresAt } });
  const signingIn = await transaction(async (db) => {
    await db.invitation.delete({ where: { email } });
    const started = findCompanyAccount({ ...person, subject: 'sub-4', email });
    // Until the sign-in waits for the withdrawal, or has come through.
    await Promise.race([started, waitForLock()]);
    return { started };
  });
  const id = await signingIn.started;
  expect(await database().user.findUnique({ where: { id: id ?? '' } })).toMatchObject({ email, role: null });
});

test('without an address no account is made, but one that is known is found', async () => {
  const unknown = { ...person, subject: randomUUID(), email: null };
  await expect(findCompanyAccount(unknown)).rejects.toMatchObject({ problem: 'email-missing' });
  const { actor } = await createTestUser('VIEWER');
  await database().user.update({ where: { id: actor.userId }, data: { oidcSubject: unknown.subject } });
  expect(await findCompanyAccount(unknown)).toBe(actor.userId);
});

test('the first sign-in makes an account with the role of the claim, or of the invitation where the claim gives none', async () => {
  const roleOf = async (first: Partial<OidcPerson>) => {
    const subject = randomUUID();
    const id = await findCompanyAccount({ ...person, subject, email: `${subject}@firma.example`, ...first });
    return (await database().user.findUniqueOrThrow({ where: { id: id ?? '' } })).role;
  };
  const invited = async () => {
    const email = `${randomUUID()}@firma.example`;
    const expiresAt = new Date(Date.now() + 60_000);
    await database().invitation.create({ data: { email, role: 'VIEWER', expiresAt } });
    return email;
  };
  const recruiter = { kind: 'present', role: 'RECRUITER' } as const;
  const none = { kind: 'present', role: null } as const;
  expect(await roleOf({ role: { claim: recruiter, sync: false } })).toBe('RECRUITER');
  expect(await roleOf({ role: { claim: none, sync: false } })).toBeNull();
  expect(await roleOf({ role: { claim: recruiter, sync: false }, email: await invited() })).toBe('RECRUITER');
  expect(await roleOf({ role: { claim: none, sync: false }, email: await invited() })).toBe('VIEWER');
  expect(await roleOf({ role: { claim: none, sync: true }, email: await invited() })).toBeNull();
  expect(await roleOf({ role: { claim: { kind: 'missing' }, sync: true }, email: await invited() })).toBe('VIEWER');
});

test('an account that was made for a subject is theirs at the first sign-in, whatever their address', async () => {
  const oidcSubject = randomUUID();
  const account = { email: `${oidcSubject}@firma.example`, firstName: 'Ada', lastName: 'Maszynowa' };
  const input = { ...account, role: 'ADMIN', password: null, oidcSubject } as const;
  const { userId } = await createUser(systemActor, input);
  const second = { ...input, email: `${randomUUID()}@firma.example` };
  await expect(createUser(systemActor, second)).rejects.toMatchObject({ code: 'user.email-taken' });
  const signedIn = { ...person, subject: oidcSubject, email: 'ada@firma.example', emailVerified: false };
  expect(await findCompanyAccount(signedIn)).toBe(userId);
});

test('the same subject of another issuer is somebody else', async () => {
  const subject = randomUUID();
  const first = await findCompanyAccount({ ...person, subject, email: `${subject}@firma.example` });
  const moved = { ...person, issuer: 'https://login.inna.example', subject };
  const other = await findCompanyAccount({ ...moved, email: `inna-${subject}@firma.example` });
  expect(other).not.toBeNull();
  expect(other).not.toBe(first);
});

test('after a change of the provider a verified address leads to the account, another one does not', async () => {
  const subject = randomUUID();
  const email = `${subject}@firma.example`;
  const id = await findCompanyAccount({ ...person, subject, email });
  const moved = { ...person, issuer: 'https://login.inna.example', subject: randomUUID(), email };
  expect(await findCompanyAccount({ ...moved, emailVerified: false })).toBeNull();
  expect(await findCompanyAccount(moved)).toBe(id);
  expect(await findCompanyAccount({ ...moved, email: `${moved.subject}@firma.example` })).toBe(id);
  expect(await findCompanyAccount({ ...person, subject, email: null }).catch(() => 'unknown')).toBe('unknown');
});

test('an account whose issuer is not known keeps that of its next sign-in', async () => {
  const { actor } = await createTestUser('VIEWER');
  const subject = randomUUID();
  await database().user.update({ where: { id: actor.userId }, data: { oidcSubject: subject } });
  expect(await findCompanyAccount({ ...person, subject, email: null })).toBe(actor.userId);
  const user = await database().user.findUniqueOrThrow({ where: { id: actor.userId } });
  expect(user.oidcIssuer).toBe(issuer);
});
